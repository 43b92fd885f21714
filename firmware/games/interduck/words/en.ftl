### InterDuck. The result first, then what explains it.

game-name = InterDuck

## Values

facet-awaited = { $facet ->
    [epoch] Which epoch?
    [symbol] Which symbol?
   *[other] And then?
}
    .screen = { $facet ->
        [epoch] Which epoch?
        [symbol] Which symbol?
       *[other] And then?
    }
epoch = { $epoch ->
    [antique] Ancient
    [medieval] Medieval
    [baroque] Baroque
    [classical] Classical
   *[modern] Modern
}
epoch-count = { $count } { epoch }
symbol = { $symbol ->
    [plain] no symbol
    [draw] draw
    [three_people] all together
    [double] double
    [hidden] hidden work
   *[bonus] bonus
}
tracking = { $tracking ->
    [turns] work by work
   *[counts] counted at the end of a season
}
    .screen = { $tracking ->
        [turns] Work by work
       *[counts] Season's end
    }

## Options

ask-option-tracking = Follow the game work by work, or count at the end of a season?
    .brief = Work by work, or at the season's end?
    .screen = Follow how?
ask-option-reserve = Keep the cards of later seasons in the deck?
    .brief = Keep the cards of later seasons?
    .screen = Keep cards back?

## The deal

ask-oya = Who visited a museum last? That player is the Oya and begins.
    .brief = Who is the Oya?
    .screen = Who is the Oya?
ask-deal = Season { $season }: deal { $cards ->
    [one] one card
   *[other] { FEM($cards) } cards
} to each player, then OK.
    .brief = Season { $season }: { $cards ->
        [one] one card
       *[other] { FEM($cards) } cards
    } each.
    .screen = Season { $season }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } each
ask-trend = Season { $season }: turn up the trend. Which epoch?
    .brief = Season { $season }: the trend?
    .screen = Season { $season } Trend?
trend-none = The deck is empty: no trend this season.
    .brief = No trend.
    .screen = No trend

## The exposition

ask-expose = { $seat }, expose a work.
    .brief = { $seat } to play.
    .screen = { $seat } to play
exposed = { $seat }: { epoch }, { $count } on the table.
    .brief = { $seat }: { epoch }, { $count }.
    .screen = { $seat }: { epoch } { $count }
passed = { $seat } has no card left and passes.
    .brief = { $seat } passes.
    .screen = { $seat } passes
draw-card = { $seat } takes a card from the deck. { $deck ->
    [0] It is empty now.
    [one] { FEM($deck) } is left.
   *[other] { FEM($deck) } are left.
}
    .brief = { $seat } draws, { FEM($deck) } left.
    .screen = { $seat } draws { $deck } left
draw-none = { $deck ->
    [0] The deck is empty: { $seat } takes nothing.
   *[other] The cards left are for later deals: { $seat } takes nothing.
}
    .brief = { $deck ->
        [0] Deck empty: nothing for { $seat }.
       *[other] Deck kept back: nothing for { $seat }.
    }
    .screen = { $deck ->
        [0] Deck empty for { $seat }
       *[other] No draw for { $seat }
    }
everyone-lays = All together: each player lays a work face down, then all turn up at once.
    .brief = All together: one work each.
    .screen = One work each
ask-everyone = { $seat }, which epoch did you turn up?
    .brief = { $seat }, which epoch?
    .screen = { $seat }: epoch?
ask-second = { $seat }, a second { epoch } work?
    .brief = { $seat }, one more { epoch }?
    .screen = { $seat }, one more { epoch }?
second-only = No second work for { $seat }: no { epoch } work is left.
    .brief = { $seat }, no { epoch } work is left.
    .screen = { epoch }: none left
ask-face_down = { $seat }, one more work, face down?
    .brief = { $seat }, a hidden work?
    .screen = { $seat }, one hidden?
face-down = { $seat } hides a work. { $count ->
    [one] It is the first.
   *[other] That makes { FEM($count) }.
}
    .brief = { $seat } hides a work.
    .screen = { $seat } hides { $count }
ask-bonus = { $seat ->
    [none] How many bonus tokens on each epoch this season? { $stock ->
        [one] There was { $stock } left.
       *[other] There were { $stock } left.
    }
   *[other] { $seat }, which epoch gets the bonus token?
}
    .brief = { $seat ->
        [none] Bonuses placed, of { $stock }?
       *[other] { $seat }, bonus on which epoch?
    }
    .screen = { $seat ->
        [none] Bonuses placed, of { $stock }?
       *[other] { $seat }, bonus on?
    }
bonus-only = All bonus tokens are already placed.
    .brief = No bonus token left.
    .screen = No bonus left
bonus-placed = Bonus on { epoch }, by { $seat }. { $count ->
    [one] It is the first on that card.
   *[other] That makes { $count } on that card.
}
    .brief = Bonus on { epoch }, by { $seat }.
    .screen = { $seat }: bonus { epoch } { $count }
bonus-none = No bonus token is left: the symbol does nothing.
    .brief = No bonus token left.
    .screen = No bonus left
exposition-closed = { $by } closes the exposition with the { ORDINAL($count, gender: "feminine") } { epoch } work.
    .brief = { $by } closes { epoch } { $count }.
    .screen = { $by } closes: { epoch } { $count }
exposition-empty = { $by ->
    [none] Nobody has a card: no exposition this season.
   *[other] Nobody has a card left: the exposition closes. { $by } exposed last.
}
    .brief = { $by ->
        [none] No cards, no exposition.
       *[other] No cards left: { $by } exposed last.
    }
    .screen = No cards left

## The counts at the end of a season

ask-works = { $seat }, how many works of each epoch, hidden ones included?
    .brief = { $seat }, your works?
    .screen = { $seat }: your works?
works-only = { $seat } exposed nothing: no card is left.
    .brief = { $seat }: no work.
    .screen = { $seat }: none
ask-last = Who exposed the last work?
    .brief = Who exposed last?
    .screen = Last work: who?

## The points

ask-reveal = { $seat }, turn up a hidden work. Which epoch?
    .brief = { $seat }, the hidden work?
    .screen = { $seat }, the hidden work?
ranking = { epoch } is { ORDINAL($place, gender: "feminine") } with { $count ->
    [one] one work
   *[other] { FEM($count) } works
}: token { $token }.
    .brief = { epoch } { $count }: token { $token }.
    .screen = { $place }. { epoch } { $count }: token { $token }
value = { $value ->
    [one] Each { epoch } work is worth { $value } point.
   *[other] Each { epoch } work is worth { $value } points.
}
    .brief = { epoch } is worth { $value }.
    .screen = { epoch } worth { $value }
ask-extra = { $seat }, which extra works? One for each epoch you already have, or none.
    .brief = { $seat }, extra works?
    .screen = { $seat }, extra works?
points = { $points ->
    [0] { $seat } scores nothing and stays at { $total }.
    [one] { $seat } scores { $points } point, total { $total }.
   *[other] { $seat } scores { $points } points, total { $total }.
}
    .brief = { $seat } { $points }.
    .screen = { $seat } +{ $points } total { $total }
leader = { COUNT($seats) ->
    [one] { $lead ->
        [one] { $seats } leads by one point.
       *[other] { $seats } leads by { $lead } points.
    }
   *[other] { $seats } lead with { $total } points.
}
    .brief = { COUNT($seats) ->
        [one] { $seats } leads by { $lead }.
       *[other] Tied at { $total }.
    }
    .screen = { COUNT($seats) ->
        [one] { $seats } leads by { $lead }
       *[other] Tied at { $total }
    }
next-oya = { $seat } will be the Oya of the next season.
    .brief = { $seat } is the Oya.
    .screen = Oya: { $seat }
winner = { $seat } wins with { $total } points!
    .brief = { $seat } wins!
    .screen = { $seat } wins: { $total }
winners = { $winners } win together with { $total } points!
    .brief = A shared win!
    .screen = Shared win: { $total }
reason-highest-total = { COUNT($winners) ->
    [one] That is the highest total.
   *[other] The highest total is shared.
}

## Refusals and rules

refusal-epoch-exhausted = { epoch }: { $left ->
    [0] all { $printed } works are already out. Undo corrects a mistake.
    [one] only one work can still come, of { $printed }. Count again.
   *[other] { FEM($left) } works can still come, of { $printed }. Count again.
}
    .brief = { epoch }: { $left ->
        [0] all { $printed } are out.
        [one] only one is left.
       *[other] only { FEM($left) } are left.
    }
    .screen = { epoch }: { $left } of { $printed } left
rule-epoch-exhausted = The number printed on the { epoch } card is { $printed }: there are no more works of that epoch, and a work once exposed never returns.
refusal-hand-empty = { $given } works are more than there are in hand. { $high ->
    [one] One at most.
   *[other] { FEM($high) } at most.
}
    .brief = Not enough cards: { FEM($high) } at most.
    .screen = In hand: { $high } at most
rule-hand-empty = Works come only out of a player's own hand.
refusal-bonus-exhausted = { $given } bonus tokens are too many: { $high ->
    [one] there is { $high } left.
   *[other] there are { $high } left.
} Count again.
    .brief = Too many bonuses: { $high } left.
    .screen = Bonuses: { $high } left
rule-bonus-exhausted = There are five bonus tokens for the whole game, and they stay where they are placed.

## Why

why-works = { $value ->
    [0] { $seat }, { epoch }: { $count ->
        [one] one work
       *[other] { FEM($count) } works
    } worth nothing this season.
   *[other] { $seat }, { epoch }: { $count ->
        [one] one work
       *[other] { FEM($count) } works
    } at { $value }, which is { $points }.
}
    .brief = { $seat } { epoch } { $count } at { $value }.
    .screen = { $seat }, { epoch }: { $count } at { $value }
why-nothing = { $seat } exposed nothing: zero.
    .screen = { $seat }: none

## The table, for Info

table-season = Season { $season } of { $seasons }.{ $oya ->
    [none] {""}
   *[other] {" "}The Oya is { $oya }.
}
    .brief = Season { $season }{ $oya ->
        [none] .
       *[other] , Oya { $oya }.
    }
    .screen = Season { $season }{ $oya ->
        [none] {""}
       *[other] , Oya { $oya }
    }
table-trend = The trend is { epoch }.
    .brief = Trend: { epoch }.
    .screen = Trend { epoch }
table-epoch = { epoch }: { $count ->
    [0] no work
    [one] one work
   *[other] { FEM($count) } works
}{ $value ->
    [0] .
   *[other] , tokens for { $value }.
}
    .brief = { epoch }: { $count } at { $value }.
    .screen = { epoch }: { $count } tokens { $value }
table-face-down = { $seat } has { $count ->
    [one] one hidden work
   *[other] { FEM($count) } hidden works
}.
    .brief = { $seat }, hidden: { $count }.
    .screen = { $seat } Hidden: { $count }
table-hand = { $seat } has { $hand ->
    [0] an empty hand
    [one] one card in hand
   *[other] { FEM($hand) } cards in hand
}.
    .brief = { $seat }, in hand: { $hand }.
    .screen = { $seat } In hand: { $hand }
table-deck = { $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { FEM($deck) } cards are left in the deck.
}
    .brief = Deck: { $deck }.
    .screen = Deck: { $deck }
table-bonus = { $count ->
    [0] All bonus tokens are placed.
    [one] One bonus token is left.
   *[other] { $count } bonus tokens are left.
}
    .brief = Bonus: { $count }.
    .screen = Bonus: { $count }

## The rule of what is asked

help-oya = The Oya exposes first. After that, the Oya is the left neighbour of the player who exposed last.
    .brief = The Oya exposes first.
    .screen = The Oya begins
help-deal = Works not yet played stay in hand from season to season.
    .brief = Hands stay from season to season.
    .screen = Hands stay
help-trend = The trend is nobody's and its symbol does nothing, but it counts for its epoch.
    .brief = The trend counts for its epoch.
    .screen = The trend counts
help-expose = Expose a work, then follow its symbol. Plus: draw. Circle: all together. Triangle: a second of the same epoch. Cross: a hidden one. Star: a bonus. The sixth work of an epoch closes the exposition, the fifth with two players.
    .brief = One work, then its symbol.
    .screen = A work, then the symbol
help-everyone = All expose one work at the same time. The symbols do nothing. Closing is looked at when all are turned up.
    .brief = One work each, without their symbols.
    .screen = One work each
help-second = The second work is of the same epoch. Its symbol does nothing. It can close the exposition.
    .brief = Same epoch, its symbol does nothing.
    .screen = Same epoch
help-face_down = The hidden work is of any epoch. It does not count for closing, but for the points.
    .brief = It counts only for the points.
    .screen = Counts for points
help-bonus = A bonus token adds two to the value of its epoch, for the whole game, whenever that epoch is ranked.
    .brief = Two more for a ranked epoch.
    .screen = +2 when ranked
help-works = Count the works of the collection, hidden ones turned up, without the trend and without extra works.
    .brief = Without the trend and extra works.
    .screen = Without the trend
help-last = The player who exposed last begins the extra works, and the left neighbour will be the Oya.
    .brief = The left neighbour will be the Oya.
    .screen = Then Oya at the left
help-reveal = Hidden works turn up before the ranking and count like the others.
    .brief = Hidden works count now.
    .screen = Hidden works count
help-extra = Extra works score, but no longer change the ranking. Their symbols do nothing.
    .brief = Points, without changing the ranking.
    .screen = Ranking is fixed
