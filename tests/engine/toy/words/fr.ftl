toy = Jouet
kind = { $kind ->
    [apple] pomme
    [pear] poire
   *[plum] prune
}
size = { $size ->
    [big] grosse
   *[small] petite
}
ask-first = Qui commence ?
ask-deal = Manche { $round } : distribuez, puis dites-le.
ask-bid = { $seat }, une mise de { $low } à { $high } ?
ask-basket = { $seat }, que contient le panier ?
ask-shown = { $seat }, montrez une carte.
ask-row = { $seat }, posez la rangée.
ask-double = { $seat }, on double ?
lucky = { $seat } a de la chance.
turn-over = { $seat } { $total }.
why-basket = { $seat } : { $points } pour { $count } dans le panier.
why-double = { $seat } : { $points } pour une mise de { $bid }.
why-luck = { $seat } : { $points } par chance.
refusal-three-kinds = Trois sortes, c'est trop.
refusal-card-seen = { $card } a déjà été vue.
refusal-double-kind = { $option } deux fois.
rule-basket = Un panier contient deux sortes.
rule-row = Une rangée contient chaque sorte une fois.
reason-most = Le plus de points.
