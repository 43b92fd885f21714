toy = Toy
kind = { $kind ->
    [apple] apple
    [pear] pear
   *[plum] plum
}
size = { $size ->
    [big] big
   *[small] small
}
ask-first = Who is first?
ask-deal = Round { $round }: deal, then say so.
ask-bid = { $seat }, a bid from { $low } to { $high }?
ask-basket = { $seat }, what is in the basket?
ask-shown = { $seat }, show a card.
ask-row = { $seat }, lay the row.
ask-double = { $seat }, double?
lucky = { $seat } is lucky.
turn-over = { $seat } { $total }.
why-basket = { $seat }: { $points } for { $count } in the basket.
why-double = { $seat }: { $points } for a bid of { $bid }.
why-luck = { $seat }: { $points } by luck.
refusal-three-kinds = Three kinds are too many.
refusal-card-seen = { $card } was seen.
refusal-double-kind = { $option } twice.
rule-basket = A basket holds two kinds.
rule-row = A row holds each kind once.
reason-most = Most points.
