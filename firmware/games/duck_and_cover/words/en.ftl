### Duck & Cover. The call first, short and clear: everybody wants to shout back.

game-name = Duck and Cover
    .screen = Duck & Cover

## Values

call = { $call ->
    [max] the highest
    [repeat] again
   *[number] the { $call }
}
facet-awaited = { $facet ->
    [family] Which family?
    [number] Which number?
   *[other] And then?
}
    .screen = { $facet ->
        [family] Which family?
        [number] Which number?
       *[other] And then?
    }
family = { $family ->
    [film_stars] film stars
    [history] history
    [monsters] monsters
    [sweets] sweets
    [aliens] aliens
    [fairy_tale] fairy tale
   *[pirates] pirates
}
number = { $number }
outcome = { $outcome ->
    [moved] some moved
    [coin] all quack
   *[pile] some moved, with a single pile
}
    .brief = { $outcome ->
        [moved] moved
        [coin] quack
       *[pile] single pile
    }
    .screen = { $outcome ->
        [moved] Moved
        [coin] All quack
       *[pile] Single pile
    }
tracking = { $tracking ->
    [calls] follow the calls
   *[scores] only count the points
}
    .screen = { $tracking ->
        [calls] The calls
       *[scores] The points
    }
deck = { $deck ->
    [captain] card of the captain
   *[ducks] duck of a player
}
captain = { $captain ->
    [box] the box
    [cards] the real cards
   *[card] { call }
}
    .screen = { $captain ->
        [box] The box
        [cards] The cards
       *[card] { call }
    }
rounds = { $rounds }
splash = { $splash }

## Options

ask-option-tracking = Follow the calls, or only count the points?
    .brief = The calls, or only the points?
    .screen = Tracking?
ask-option-captain = Who calls: the box, or the captain's real cards?
    .brief = The box, or the real cards?
    .screen = Captain?
ask-option-rounds = How many rounds?
    .screen = Rounds?
ask-usual-splash = Keep the usual splashes?
    .screen = Usual splashes?
ask-option-splash = The twelve splashes, from duck 1 to duck 12?
    .brief = The twelve splashes, from 1 to 12?
    .screen = Splashes of 1 to 12?

## The calls

ask-ready = Round { $round }: { $tracking ->
    [calls] twelve ducks each, in three rows of four. { $captain ->
        [box] OK, and I call.
       *[cards] Shuffle the captain's cards, then OK.
    }
   *[scores] play, then OK.
}
    .brief = Round { $round }. Ready?
    .screen = Round { $round } { $tracking ->
        [calls] Ready? OK
       *[scores] Play, then OK
    }
ask-captain = The captain's card?
    .brief = The card?
    .screen = Captain's card?
called = { $again ->
    [yes] Again! { $call ->
        [max] The highest!
       *[number] The { $call }!
    }
   *[no] { $call ->
        [max] The highest!
       *[number] The { $call }!
    }
}
    .brief = { $again ->
        [yes] Again { $call ->
            [max] the highest!
           *[number] the { $call }!
        }
       *[no] { $call ->
            [max] The highest!
           *[number] The { $call }!
        }
    }
    .screen = { $again ->
        [yes] Again { call }!
       *[no] { $call ->
            [max] The highest!
           *[number] The { $call }!
        }
    }
ask-call = { $again ->
    [yes] Done?
   *[no] { $call ->
        [max] Done?
       *[number] All quack?
    }
}
    .brief = { $again ->
        [yes] Done?
       *[no] { $call ->
            [max] Done?
           *[number] Quack?
        }
    }
    .screen = { $again ->
        [yes] Again { call }: moved or pile?
       *[no] { $call ->
            [max] The highest: moved or pile?
           *[number] The { $call }: moved, quack, pile?
        }
    }
set-aside = { $card ->
    [repeat] Again, but nothing to repeat. Set aside: { $count } of { $limit }.
   *[number] Quack! The { $card } is set aside: { $count } of { $limit }.
}
    .brief = { $card ->
        [repeat] Again, for nothing: { $count } of { $limit }.
       *[number] Quack! { $count } of { $limit }.
    }
    .screen = { $card ->
        [repeat] Again, nothing { $count } of { $limit }
       *[number] Quack! The { $card } { $count } of { $limit }
    }
reshuffled = { $captain ->
    [box] Empty pile: I shuffle { FEM($count) } cards.
   *[cards] Empty pile: shuffle the discard, { FEM($count) } cards.
}
    .brief = { $captain ->
        [box] I shuffle.
       *[cards] Shuffle the discard.
    }
    .screen = { $captain ->
        [box] Pile shuffled: { $count } cards
       *[cards] Shuffle: { $count } cards
    }
round-over = { $why ->
    [limit] The round is over: enough cards are set aside.
   *[pile] The round is over: a single pile!
}
    .brief = { $why ->
        [limit] Over: enough cards set aside.
       *[pile] Over: single pile!
    }
    .screen = { $why ->
        [limit] Round over: cards aside
       *[pile] Round over: single pile
    }

## The points

ask-visible = { $seat }, which ducks do you still see?
    .brief = { $seat }, your ducks?
    .screen = { $seat }: visible ducks?
points = { SIGN($points) ->
    [zero] { $seat } takes nothing, total { $total }.
   *[other] { $seat }: { $points }, total { $total }.
}
    .brief = { $seat }: { $points }.
    .screen = { $seat }: { $points } total { $total }
winner = { $seat } wins with { $total }!
    .brief = { $seat } wins!
    .screen = { $seat } wins: { $total }
winners = { $winners } win together with { $total }!
    .brief = A shared win!
    .screen = Shared win: { $total }
reason-lowest-total = { COUNT($winners) ->
    [one] It is the lowest total.
   *[other] The lowest total is shared.
}
why-splash = { $seat }, the { $number } { $points ->
    [0] does not splash.
    [one] splashes: { $points } point.
   *[other] splashes: { $points } points.
}
    .brief = { $seat }, the { $number }: { $points }.
    .screen = { $seat }, the { $number }: { $points }
why-pile = { $seat }, a single pile, under the { $number }: { $points }.
    .brief = { $seat }, pile { $number }: { $points }.
    .screen = { $seat }, pile of the { $number }: { $points }

## Refusals and rules

refusal-max-moves = Everybody sees a highest duck: all move. Answer that some moved.
    .brief = On the highest, all move.
    .screen = The highest: all move
rule-max-moves = On the highest, each moves the highest duck they see. Nobody can quack.
refusal-repeat-moves = Again { call }: what has just moved is on top, and moves again. Answer that some moved.
    .brief = What has moved moves again.
    .screen = Again { call }: it moves
rule-repeat-moves = A duck that has just moved is on top of its pile. Who moved it moves it again.
refusal-set-aside = The { $number } is set aside: all have covered it. Undo corrects a mistake.
    .brief = The { $number } is set aside, covered by all.
    .screen = The { $number } is covered by all
rule-set-aside = A number set aside was covered by everybody, and a covered duck never comes back.
refusal-duplicate = The { $number } is given twice. Undo removes the last one.
    .brief = The { $number } is given twice.
    .screen = The { $number }: twice
rule-duplicate = Everybody has twelve different ducks.
refusal-no-pile = Nobody has a single pile, and one ended the round. Undo corrects a mistake.
    .brief = Nobody has a single pile.
    .screen = Nobody has a single pile
rule-no-pile = A single pile shows one duck only. It ended the round, so somebody sees one duck only.
refusal-not-in-pile = { $call ->
    [max] The highest has already left the pile.
    [repeat] Again has already left the pile.
   *[number] Both cards of { $call } have already left the pile.
} Undo corrects a mistake.
    .brief = { $call ->
        [max] The highest has left the pile.
        [repeat] Again has left the pile.
       *[number] Both cards of { $call } have left.
    }
    .screen = { $call ->
        [max] The highest has left
        [repeat] Again has left
       *[number] Both cards of { $call } have left
    }
rule-not-in-pile = Each number is in the pile twice, the highest and again once. A card comes back when the discard is shuffled, unless it is set aside.

## The table, for Info

table-round = Round { $round }.
    .screen = Round { $round }
table-last = Last call: { call }.
    .screen = Call: { call }
table-aside = { $count ->
    [0] Nothing is set aside, of { $limit }.
   *[other] Set aside, { $count } of { $limit }: { $cards }.
}
    .brief = Set aside: { $count } of { $limit }.
    .screen = Aside: { $count } of { $limit }
table-pile = Captain's pile: { $count }. Discard: { $discard }.
    .brief = Pile { $count }, discard { $discard }.
    .screen = Pile { $count } Discard { $discard }

## The rule of what is asked

help-ready = The twelve ducks of a family, at random, face up. The lowest total wins.
    .brief = Twelve ducks at random, face up.
    .screen = 12 ducks at random
help-captain = Show the card that the captain turns up, or give its call.
    .brief = The card that the captain turns up.
    .screen = Card turned up
help-call = Who sees this duck moves it with its pile: onto a neighbouring pile, or to a free place beside another pile. Who has covered it quacks. Say whether some moved, all quacked, or somebody has only one pile left.
    .brief = Moved, quack, or a single pile.
    .screen = A moved, B quack, C pile
help-visible = The top of each pile. Each visible duck splashes; a single pile takes its splash away.
    .brief = The top of each pile.
    .screen = The tops of the piles
