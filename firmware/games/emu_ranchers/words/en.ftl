### Emu Ranchers. Result first. Birds count from 1, places from the bottom.

game-name = Emu Ranchers

## Values

facet-awaited = { $facet ->
    [rank] Which rank?
    [suits] Which suits?
   *[other] And then?
}
    .screen = { $facet ->
        [rank] Rank?
        [suits] Suits?
       *[other] And then?
    }
rank = { $rank ->
    [A] Ace
    [C] Crown
    [P] Pawn
    [T] Court
    [EX] Excuse
   *[other] { $rank }
}
suits = { $suits ->
    [M] Moons
    [S] Suns
    [V] Waves
    [L] Leaves
    [Y] Wyrms
    [K] Knots
    [MK] Moons and Knots
    [SY] Suns and Wyrms
    [VL] Waves and Leaves
    [MV] Moons and Waves
    [SK] Suns and Knots
    [LY] Leaves and Wyrms
    [MS] Moons and Suns
    [YK] Wyrms and Knots
    [ML] Moons and Leaves
    [SV] Suns and Waves
    [LK] Leaves and Knots
    [VY] Waves and Wyrms
    [MSL] Moons, Suns and Leaves
    [MYK] Moons, Wyrms and Knots
    [SVK] Suns, Waves and Knots
    [VLY] Waves, Leaves and Wyrms
    [MVK] Moons, Waves and Knots
    [MLY] Moons, Leaves and Wyrms
    [SVY] Suns, Waves and Wyrms
    [SLK] Suns, Leaves and Knots
   *[none] no suit
}
    .brief = { $suits ->
        [M] Moons
        [S] Suns
        [V] Waves
        [L] Leaves
        [Y] Wyrms
        [K] Knots
        [MK] Moons and Knots
        [SY] Suns and Wyrms
        [VL] Waves and Leaves
        [MV] Moons and Waves
        [SK] Suns and Knots
        [LY] Leaves and Wyrms
        [MS] Moons and Suns
        [YK] Wyrms and Knots
        [ML] Moons and Leaves
        [SV] Suns and Waves
        [LK] Leaves and Knots
        [VY] Waves and Wyrms
        [MSL] Moons Suns Leaves
        [MYK] Moons Wyrms Knots
        [SVK] Suns Waves Knots
        [VLY] Waves Leaves Wyrms
        [MVK] Moons Waves Knots
        [MLY] Moons Leaves Wyrms
        [SVY] Suns Waves Wyrms
        [SLK] Suns Leaves Knots
       *[none] no suit
    }
    .screen = { $suits ->
        [M] Moons
        [S] Suns
        [V] Waves
        [L] Leaves
        [Y] Wyrms
        [K] Knots
        [MK] Moons Knots
        [SY] Suns Wyrms
        [VL] Waves Leaves
        [MV] Moons Waves
        [SK] Suns Knots
        [LY] Leaves Wyrms
        [MS] Moons Suns
        [YK] Wyrms Knots
        [ML] Moons Leaves
        [SV] Suns Waves
        [LK] Leaves Knots
        [VY] Waves Wyrms
        [MSL] Moo Sun Lea
        [MYK] Moo Wyr Kno
        [SVK] Sun Wav Kno
        [VLY] Wav Lea Wyr
        [MVK] Moo Wav Kno
        [MLY] Moo Lea Wyr
        [SVY] Sun Wav Wyr
        [SLK] Sun Lea Kno
       *[none] no suit
    }
decktet = { $rank ->
    [EX] Excuse
   *[other] { rank } of { suits }
}
    .brief = { $rank ->
        [EX] Excuse
       *[other] { rank } { suits.brief }
    }
    .screen = { $rank ->
        [EX] Excuse
       *[other] { rank } { suits.screen }
    }
bird = bird { FROM_ONE($bird) }
play = { $play ->
    [hatch] hatch
    [grow] grow a bird
   *[discard] discard
}
    .screen = { $play ->
        [hatch] Hatch
        [grow] Grow
       *[discard] Discard
    }
draw = { $draw ->
    [pile] the draw pile
   *[discard] the discard pile
}
tracking = { $tracking ->
    [birds] count the birds at the end of each year
   *[turns] card by card
}
    .screen = { $tracking ->
        [birds] End of year
       *[turns] Card by card
    }
extras = { $extras ->
    [excuse] the Excuse
    [pawns] the Pawns
   *[courts] the Courts
}
wild = { $wild ->
    [best] the best, at the end
   *[declared] said when played
}
    .screen = { $wild ->
        [best] The best
       *[declared] Said when played
    }
years = { $years } years

## Options

ask-option-tracking = Follow the game card by card, or count the birds at the end of each year?
    .brief = Card by card, or at the end of the year?
    .screen = Follow how?
ask-option-extras = Which further cards? The Excuse, the Pawns, the Courts, or none.
    .brief = Which further cards?
    .screen = Further cards?
ask-option-wild = The rank of a Pawn or a Court: the best at the end, or said when the card is played?
    .brief = The rank of Pawns and Courts?
    .screen = Pawns, Courts: rank?
ask-option-years = How many years?
    .screen = How many years?

## The year

ask-starter = Who begins the first year? Afterwards it alternates.
    .brief = Who begins?
    .screen = Who begins?
starter = { $seat } begins.
    .screen = { $seat } begins
ask-year = Year { $year }, { $starter } begins. Shuffle, deal { $count } cards each, then OK.
    .brief = Year { $year }, { $starter } begins.
    .screen = Year { $year }: { $count } cards
ask-play = { $seat }, what do you do?
    .brief = { $seat } to play.
    .screen = { $seat } to play
play-only = { $seat } can only discard.
    .screen = { $seat } discards
ask-card = { $play ->
    [hatch] { $seat }, which card begins the bird?
    [grow] { $seat }, which card grows a bird?
   *[discard] { $seat }, which card do you discard?
}
    .brief = { $play ->
        [hatch] Hatch with which card?
        [grow] Grow with which card?
       *[discard] Discard which card?
    }
    .screen = { $play ->
        [hatch] Hatch: card?
        [grow] Grow: card?
       *[discard] Discard: card?
    }
card-only = { $seat } has only one possible card.
    .brief = Only one card is possible.
    .screen = Only one card
hatched = A new bird for { $seat }: { $card }.
    .brief = Hatched: { $card }.
    .screen = + { $card }
ask-bird = { $stage ->
    [show] { $count ->
        [0] { $seat }, show your first bird from the bottom, or nothing if you have none.
       *[other] { $seat }, the next bird from the bottom, or nothing if that was all.
    }
   *[grow] { $seat }, on which bird: { JOIN($options, last: "or") }?
}
    .brief = { $stage ->
        [show] { $count ->
            [0] { $seat }, first bird?
           *[other] { $seat }, next bird?
        }
       *[grow] { $seat }, on which bird?
    }
    .screen = { $stage ->
        [show] { $count ->
            [0] { $seat }: first bird?
           *[other] { $seat }: next bird?
        }
       *[grow] { $seat }: which bird?
    }
bird-only = { $card }: { $answer }, the only one.
    .brief = On { $answer }.
    .screen = On { $answer }
grown = { $count } cards in bird { $bird }, with { $card }.
    .brief = Bird { $bird }: { $count } cards.
    .screen = Bird { $bird }: { $count } cards
ask-rank = { $seat }, which rank for { $card }? From 2 to 9.
    .brief = { $seat }, which rank?
    .screen = Rank: { $card }?
rank-only = { $card } is a { $answer }, the only possible rank.
    .brief = Rank { $answer }.
    .screen = Rank { $answer }
discarded = { $seat } discards { $card }.
    .brief = Discard: { $card }.
    .screen = Out: { $card }
ask-draw = { $seat }, do you draw from the pile or take the discard?
    .brief = Pile or discard?
    .screen = Pile or discard?
drawn = { $count ->
    [0] { $seat } takes the last card of the pile.
    [one] One card is left in the pile, { $seat } has drawn.
   *[other] { $count } cards are left in the pile, { $seat } has drawn.
}
    .brief = { $count ->
        [0] The pile is empty.
       *[other] { $count } left.
    }
    .screen = { $seat } draws { $count } left
taken = { $seat } takes the discard: { $card }.
    .brief = Taken: { $card }.
    .screen = Taken: { $card }
drawn_last = The year is over: { $seat } took the last card. Birds can still be grown.
    .brief = The year is over.
    .screen = End of the year
ask-lay = { $seat }, which cards of your hand do you still lay on your birds, in order?
    .brief = { $seat }, cards laid?
    .screen = { $seat }: cards laid?
lay-only = { $seat } has nothing left to lay.
    .screen = { $seat } lays nothing

## The points

bird-scored = { SIGN($points) ->
    [minus] { $seat }, bird { $bird }: minus { ABS($points) }.
    [zero] { $seat }, bird { $bird }: zero. All of it pays the upkeep.
   *[plus] { $seat }, bird { $bird }: { $points }.{ COUNT($kept) ->
        [0] {""}
       *[other] {" "}Kept: { $kept }.
    }{ COUNT($paid) ->
        [0] {""}
       *[other] {" "}The upkeep: { $paid }.
    }
}
    .brief = { SIGN($points) ->
        [minus] { $seat }, bird { $bird }: minus { ABS($points) }.
       *[other] { $seat }, bird { $bird }: { $points }.
    }
    .screen = { SIGN($points) ->
        [minus] { $seat }, bird { $bird }: -{ ABS($points) }
       *[other] { $seat }, bird { $bird }: { $points }
    }
ask-excuse = Who held the Excuse?
    .screen = Who held the Excuse?
excuse-only = The Excuse: { $answer }, as is known.
    .brief = The Excuse: { $answer }.
    .screen = Excuse: { $answer }
excuse-used = The Excuse gives { $points ->
    [one] one point
   *[other] { $points } points
} back to { $seat }: bird { $bird } no longer counts.
    .brief = Excuse: bird { $bird } dropped.
    .screen = Excuse: bird { $bird }
excuse-idle = The Excuse does nothing: { $seat } has no losing bird.
    .brief = The Excuse does nothing.
    .screen = Excuse: nothing
year-score = { SIGN($points) ->
    [minus] { $seat } loses { ABS($points) } this year, total { SIGN($total) ->
        [minus] minus { ABS($total) }
       *[other] { $total }
    }.
    [zero] { $seat } gains nothing this year, total { SIGN($total) ->
        [minus] minus { ABS($total) }
       *[other] { $total }
    }.
   *[plus] { $seat } gains { $points } this year, total { SIGN($total) ->
        [minus] minus { ABS($total) }
       *[other] { $total }
    }.
}
    .brief = { $seat } { SIGN($points) ->
        [minus] minus { ABS($points) }
       *[other] { $points }
    }.
    .screen = { SIGN($points) ->
        [minus] { $seat } -{ ABS($points) }
       *[other] { $seat } +{ $points }
    } total { SIGN($total) ->
        [minus] -{ ABS($total) }
       *[other] { $total }
    }
winner = { $seat } wins with { SIGN($total) ->
    [minus] minus { ABS($total) }
   *[other] { $total }
}!
    .brief = { $seat } wins!
    .screen = { $seat } wins: { SIGN($total) ->
        [minus] -{ ABS($total) }
       *[other] { $total }
    }
winners = { $winners } win together with { SIGN($total) ->
    [minus] minus { ABS($total) }
   *[other] { $total }
}!
    .brief = A shared win!
    .screen = A shared win
reason-highest-total = { COUNT($winners) ->
    [one] It is the highest total.
   *[other] The highest total is shared.
}

## Refusals and rules

refusal-card-used = { $card }: this card was already seen elsewhere. Undo corrects a mistake.
    .brief = { $card }: already seen.
    .screen = Already seen: { $card }
rule-card-used = There is one of each card. One that is on the table, in the discard pile or in the other hand cannot come.
refusal-not-in-hand = { $card } is not in this hand, of which every card is known. It takes another one.
    .brief = { $card }: not in hand.
    .screen = Not in hand: { $card }
rule-not-in-hand = Cards are played from the hand. Its six cards are known: all came from the discard pile.
refusal-no-such-card = There is no such card in this game. Check its rank and its suits.
    .brief = There is no such card.
    .screen = No such card
rule-no-such-card = At each rank, a suit is on one card only. Pawns, Courts and the Excuse are in play only when chosen at the start.
refusal-no-common-suit = { $card } has no suit in common with the bird{ $place ->
    [none] . It takes another card.
   *[other] , at place { $place }. Undo goes back to it.
}
    .brief = { $card }: another suit.
    .screen = Another suit: { $card }
rule-no-common-suit = All cards of a bird share at least one suit.
refusal-not-monotone = { $card } breaks the rise or the fall of the bird{ $place ->
    [none] . It takes another card.
   *[other] , at place { $place }. Undo goes back to it.
}
    .brief = { $card }: wrong rank.
    .screen = Wrong rank: { $card }
rule-not-monotone = The ranks of a bird only rise, or only fall. The Ace is lowest, the Crown highest.
refusal-wild-cannot-hatch = { $card } cannot begin a bird, only grow one. It takes another card.
    .brief = { $card }: not to hatch.
    .screen = Not to hatch: { $card }
rule-wild-cannot-hatch = A Pawn or a Court can only grow a bird.
refusal-wild-no-rank = No legal rank suits { $card }{ $place ->
    [none] . It takes another card.
   *[other] , at place { $place }. Undo goes back to it.
}
    .brief = { $card }: no rank.
    .screen = No rank: { $card }
rule-wild-no-rank = A Pawn or a Court is a number from 2 to 9, and ranks only rise, or only fall.
refusal-excuse-inert = The Excuse goes on no bird{ $place ->
    [none] . Keep it, or discard it.
   *[other] , nor at place { $place }. Undo goes back to it.
}
    .brief = Not the Excuse.
    .screen = Not the Excuse
rule-excuse-inert = The Excuse is kept in hand or discarded. Kept until the end of the year, it drops the worst losing bird.

## Why

why-paid = Bird { $bird }, { $card } pays { $rank_value }, which makes { $worth } of 18.
    .brief = { $card } pays { $rank_value }.
    .screen = -{ $rank_value } { $card }
why-kept = Bird { $bird }, { $card } is kept: plus { $points }.
    .brief = { $card } is kept.
    .screen = +{ $points } { $card }
why-short = Bird { $bird }: the numbers make { $worth }, { $missing } short of the upkeep of 18.
    .brief = { $missing } short of 18.
    .screen = { $missing } short
why-honour-lost = Bird { $bird }, { $card } loses 5 more.
    .brief = { $card }: minus 5.
    .screen = -5: { $card }
why-excused = The Excuse drops bird { $bird }: { $seat } gets { $points } back.
    .brief = Bird { $bird } excused.
    .screen = Excused: bird { $bird }

## The table, for Info

table-year = Year { $year }.{ $starter ->
    [none] {""}
   *[other] {" "}{ $starter } began.
}
    .brief = Year { $year }.
    .screen = Year { $year }
table-pile = { $count ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
}
    .brief = Pile: { $count }.
    .screen = Pile: { $count }
table-discard = On the discard pile: { $card }.
    .brief = On top: { $card }.
    .screen = Discard: { $card }
table-bird = { $seat }, bird { $bird }, from the bottom: { $cards }.
    .brief = { $seat }, bird { $bird }.
    .screen = { $seat }: bird { $bird }
table-wild = { $card } is { $rank_value }.
    .brief = Here: { $rank_value }.
    .screen = { $card }: { $rank_value }
table-no-bird = { $seat } has no bird.
    .screen = { $seat }: no bird

## The rule of what is asked

help-starter = Another player begins each year.
    .screen = Alternates each year
help-year = A year ends with the last card of the pile. The highest total wins.
    .brief = The year ends with the pile.
    .screen = Until the pile is empty
help-play = Hatch a bird with a card, grow one of yours, or discard. Then take a card.
    .brief = Hatch, grow or discard.
    .screen = Hatch, grow, discard
help-card = A bird keeps a suit, and its ranks only rise, or only fall. The Ace is lowest, the Crown highest.
    .brief = One suit, ranks that rise or fall.
    .screen = One suit, ranks in order
help-bird = A bird whose numbers make 18 or more pays 18 and keeps the rest. Otherwise it loses what is missing. The Ace and the Crown add 5 to the gain, or to the loss.
    .brief = The upkeep of a bird is 18.
    .screen = Upkeep: 18
help-rank = A Pawn or a Court is a number from 2 to 9. A rank that was said stays.
    .brief = From 2 to 9, for good.
    .screen = From 2 to 9
help-draw = After a card was laid, take the next one of the pile or the top of the discard pile.
    .brief = Pile or top of the discards.
    .screen = Pile or discard
help-lay = You can still grow your birds, but begin none. Other cards are thrown away.
    .brief = Grow more, hatch none.
    .screen = Grow more
help-excuse = The Excuse kept in hand drops its player's worst losing bird.
    .brief = It drops the worst bird.
    .screen = Drops the worst bird
