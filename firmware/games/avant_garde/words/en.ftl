### Avant-Garde. The result first. The patrons' names and powers come from their data.

game-name = Avant-Garde

## Values

facet-awaited = { $facet ->
    [colour] Which colour?
    [number] Which number?
   *[other] And then?
}
    .screen = { $facet ->
        [colour] Which colour?
        [number] Which number?
       *[other] And then?
    }
colour = { $colour ->
    [orange] orange
    [blue] blue
    [red] red
    [purple] purple
    [white] white
   *[grey] grey
}
number = card { $number }
number-count = { $count ->
    [one] one card numbered { $number }
   *[other] { $count } cards numbered { $number }
}
cards = { colour } { $number }
deck = { $deck ->
    [cards] playing card
   *[patrons] patron
}
dollars-count = { $dollars ->
    [0] no dollar
    [one] one dollar
   *[other] { $dollars } dollars
}
buy = { $buy ->
    [renew] renew a pile
    [done] finish
   *[other] card { $buy }
}
    .brief = { $buy ->
        [renew] renew
        [done] finish
       *[other] { $buy }
    }
    .screen = { $buy ->
        [renew] Renew
        [done] Finish
       *[other] Card { $buy }
    }
tracking = { $tracking ->
    [turns] turn by turn
   *[scores] only the dollars of each round
}
    .screen = { $tracking ->
        [turns] Turn by turn
       *[scores] Dollars only
    }
chain = { $chain ->
    [count] count the cards laid
   *[cards] show each card laid
}
    .screen = { $chain ->
        [count] Count
       *[cards] Card by card
    }

## Options

ask-option-tracking = Follow each turn, or only the dollars of each round?
    .brief = Turn by turn, or dollars only?
    .screen = Tracking?
ask-option-chain = Count the cards laid, or show them one by one?
    .brief = Count or show the cards?
    .screen = Cards laid?

## Setting up

ask-patrons = Which patrons? Tap or choose those that differ: the others are New York's.
    .brief = Which patrons?
    .screen = Which patrons?
ask-first = Who begins?
    .screen = Who begins?
first = { $seat } begins.
    .screen = { $seat } begins

## The exhibition

ask-chain = { $opens ->
    [yes] Round { $round }, everybody exhibits.
   *[no] {""}
}{ $opens ->
    [yes] {" "}
   *[no] {""}
}{ $shown ->
    [yes] { $seat }, show your chain in order.
   *[no] { $seat }, how many cards laid?
}
    .brief = { $opens ->
        [yes] Round { $round }, { $seat }?
       *[no] { $seat }, your cards?
    }
    .screen = { $opens ->
        [yes] Round { $round } { $seat }, your cards?
       *[no] { $seat }, your cards?
    }
ask-laid = { $seat }, of your { $sum ->
    [one] one card
   *[other] { $sum } cards
}, count: { $options }.
    .brief = { COUNT($options) ->
        [1] { $seat }, count: { $options }.
        [2] { $seat }, count: { $options }.
       *[other] { $seat }, how many of each?
    }
    .screen = { $seat }, how many of each?

## Purchases

ask-other = { $seat }, { dollars-count } so far. How many more, from patrons or the Hidden Gem?
    .brief = { $seat }, { dollars-count }. More?
    .screen = { $seat }: { $dollars } More dollars?
ask-coin = { $seat }, { dollars-count }. Spend the coin for one more?
    .brief = { dollars-count }: coin?
    .screen = { $seat }: { $dollars } The coin?
ask-buy = { $seat }, { $left ->
    [0] no dollar left. What do you do?
    [one] one dollar. What do you do?
   *[other] { $left } dollars. What do you buy?
}
    .brief = { $seat }, { $left ->
        [0] nothing left.
        [one] one dollar.
       *[other] { $left } dollars.
    }
    .screen = { $seat }: { $left } Buy?
buy-only = { $seat } can buy nothing more.
    .screen = { $seat }: no more to buy
ask-earned = { $opens ->
    [yes] Round { $round }. { $seat }, how many dollars earned?
   *[no] { $seat }, how many dollars earned?
}
    .brief = { $seat }, your dollars?
    .screen = { $opens ->
        [yes] Round { $round } { $seat }: dollars?
       *[no] { $seat }: dollars?
    }
earned = { $dollars ->
    [0] { $seat } earns no dollar.
    [one] { $seat } earns one dollar.
   *[other] { $seat } earns { $dollars } dollars.
}
    .brief = { $seat } earns { $dollars }.
    .screen = { $seat }: { $dollars } $
prizes = { $gained ->
    [0] No prize for { $seat }, who has { $total }.
    [one] { $seat } takes one prize, total { $total }.
   *[other] { $seat } takes { $gained } prizes, total { $total }.
}
    .brief = { $gained ->
        [0] { $seat }: none, total { $total }.
       *[other] { $seat } { $gained }, total { $total }.
    }
    .screen = { $seat } +{ $gained } total { $total }
improvised = { $count ->
    [one] One prize is missing: { $seat } takes any object.
   *[other] { $count } prizes are missing: { $seat } takes any objects.
}
    .brief = { $count ->
        [one] One prize to improvise.
       *[other] { $count } prizes to improvise.
    }
    .screen = Prizes to improvise: { $count }
coin-gained = { $seat } gets a coin.
    .screen = { $seat }: coin
last-round = { $by } takes the last prize of the pile: this round is the last. Go on with the surplus.
    .brief = This round is the last.
    .screen = Last round
winner = { $tied ->
    [yes] { $seat } wins with { $total } prizes: a tie, but { dollars-count } in the last round!
   *[no] { $seat } wins with { $total } prizes!
}
    .brief = { $tied ->
        [yes] Tied on prizes, { $seat } wins.
       *[no] { $seat } wins with { $total } prizes.
    }
    .screen = { $seat } wins: { $total }
winners = { $winners } win together, with { $total } prizes and { dollars-count } in the last round!
    .brief = Shared win with { $total } prizes.
    .screen = Shared win: { $total }
reason-most-prizes = That is the most prizes.
    .screen = The most prizes
reason-last-round-dollars = With prizes equal, the dollars of the last round decide.
    .screen = Decided by dollars
reason-shared = As many prizes, as many dollars in the last round: the win is shared.
    .screen = All equal

## Patrons

patron-told = { patron }, { $phase ->
    [exhibition] during the exhibition
   *[purchase] during purchases
}.
    .brief = { patron }, { $phase ->
        [exhibition] exhibition
       *[purchase] purchases
    }.
    .screen = { patron }

## A patron made at the box

phase = { $phase ->
    [exhibition] during the exhibition
   *[purchase] while buying
}
power = { $power ->
    [card] dollars for each card of its number
    [turn] dollars if a card of its number is laid
    [majority] dollars for laying the most of them
    [table] dollars that the table counts
    [change] changing the colour or the number
    [change-colour] changing the colour
    [change-number] changing the number
   *[read] another, to be read on the card
}
    .screen = { $power ->
        [card] Dollars per card
        [turn] Dollars per turn
        [majority] Dollars for most
        [table] Dollars to count
        [change] Colour or number
        [change-colour] Change the colour
        [change-number] Change the number
       *[read] Read on the card
    }
ask-new-number = What number has this patron?
    .screen = Its number?
ask-new-phase = When does it act?
    .screen = It acts when?
ask-new-power = What does it allow?
    .screen = Its power?
ask-new-dollars = How many dollars? Below zero, it costs them.
    .brief = How many dollars?
    .screen = Dollars?
refusal-patron-called-so = { patron } already has this name and number. Give another number, or another name with Undo.
    .brief = { patron } is there already.
    .screen = There already
refusal-pays-nothing = Zero dollars change nothing. For a power without dollars, Undo goes back to the choice of power.
    .brief = Zero dollars change nothing.
    .screen = Not zero

## Refusals and rules

refusal-patron-doubled = Two patrons have the number { $number }. One for each number: Undo removes one.
    .brief = Two patrons { $number }.
    .screen = Two patrons { $number }
rule-patron-doubled = One patron is in play for each number from 2 to 7.
refusal-illegal-link = Link { $link }: { $pair } share neither colour nor number. Undo goes back to it.
    .brief = Link { $link }: nothing shared.
    .screen = Link { $link }: no colour nor number
rule-illegal-link = Each card shares its colour or its number with the one laid just before.
refusal-more-than-laid = { $given ->
    [one] One card is
   *[other] { $given } cards are
} too many: the chain has { $high }. Undo takes one off.
    .brief = Too many: the chain has { $high }.
    .screen = Too many: { $high } in all
rule-more-than-laid = The cards counted are all in the chain.
refusal-pile-empty = Pile { $price } is empty. Buy another card.
    .brief = Pile { $price } is empty.
    .screen = Pile { $price } empty
rule-pile-empty = Only the visible card of a pile can be bought.
refusal-too-dear = Card { $price } costs { $price } dollars, { $left ->
    [0] and none is left.
    [one] and one is left.
   *[other] and { $left } are left.
} Buy a cheaper one, or finish.
    .brief = Too dear: { $left } left.
    .screen = Price { $price }, { $left } left
rule-too-dear = A card of the gallery costs its number in dollars.
refusal-renewed-already = A pile was renewed this turn already. Buy, or finish.
    .brief = Renewed already.
    .screen = Renewed already
rule-renewed-already = Once a turn, the visible card of a pile goes to its bottom.
refusal-nothing-to-renew = No pile has two cards: nothing to renew. Buy, or finish.
    .brief = Nothing to renew.
    .screen = Nothing to renew
rule-nothing-to-renew = Renewing puts the visible card of a pile under the others.

## Why

why-chain = { $seat }: { $dollars ->
    [0] no card laid, no dollar.
    [one] one card laid, one dollar.
   *[other] { $dollars } cards laid, { $dollars } dollars.
}
    .brief = Cards: { $dollars }.
    .screen = Cards: { $dollars }
why-patron = The patron { patron } pays { dollars-count }.
    .brief = { patron } pays { $dollars }.
    .screen = { patron }: { $dollars }
why-other = { SIGN($dollars) ->
    [minus] Other powers: { ABS($dollars) } less.
   *[plus] Other powers and the gem: { ABS($dollars) } more.
}
    .screen = Others: { $dollars }
why-coin = The coin adds one dollar.
    .screen = Coin: 1
why-prizes = In all { dollars-count }: { $points ->
    [0] no prize.
    [one] one prize.
   *[other] { $points } prizes.
}
    .screen = { $dollars } $: prizes { $points }

## The table, for Info

table-round = { $round ->
    [0] Setting up.
   *[other] Round { $round }{ $last ->
        [yes] , the last
       *[no] {""}
    }{ $first ->
        [none] .
       *[other] . { $first } begins.
    }
}
    .brief = { $last ->
        [yes] Last round.
       *[no] Round { $round }.
    }
    .screen = { $last ->
        [yes] Last round
       *[no] Round { $round }
    }
table-prizes = { $pile ->
    [0] The prize pile is empty.
    [one] One prize is left in the pile.
   *[other] { $pile } prizes are left in the pile.
}{ $surplus ->
    [0] {" "}The surplus is empty.
   *[other] {" "}The surplus has { $surplus }.
}
    .brief = Prizes { $pile }, surplus { $surplus }.
    .screen = Prizes { $pile } Surplus { $surplus }
table-chain = { $seat }: { $laid ->
    [0] no card laid
    [one] one card laid
   *[other] { $laid } cards laid
}{ $dollars ->
    [0] .
    [one] , one dollar earned.
   *[other] , { $dollars } dollars earned.
}
    .brief = { $dollars ->
        [0] { $seat }: cards { $laid }.
       *[other] { $seat }: dollars { $dollars }.
    }
    .screen = { $seat }: cards { $laid }, dollars { $dollars }
table-coins = { COUNT($seats) ->
    [one] { $seats } has a coin.
   *[other] { $seats } have a coin.
}
    .brief = { COUNT($seats) ->
        [1] Coin: { $seats }.
        [2] Coin: { $seats }.
        [3] Coin: { $seats }.
       *[other] { COUNT($seats) } have a coin.
    }
    .screen = Coins: { COUNT($seats) }
table-pile = { $stock ->
    [0] Pile { $price } is empty.
    [one] Pile { $price }: one card.
   *[other] Pile { $price }: { $stock } cards.
}
    .brief = Pile { $price }: { $stock }.
    .screen = Pile { $price }: { $stock }
table-patron = Patron { patron }.
    .screen = { patron }

## The rule of what is asked

help-patrons = One patron for each number from 2 to 7. A patron card tapped on the box always tells its power.
    .brief = One patron for each number.
    .screen = One for each number
help-first = The first player changes each round, to the left.
    .brief = Then to the left.
    .screen = Then to the left
help-chain = Each card shares its colour or its number with the one before. Some patrons act as soon as their number is laid. Each card earns a dollar.
    .brief = Same colour or same number.
    .screen = Same colour or number
help-laid = Some patrons pay for the cards of their number. Tapping the patron on the box counts one.
    .brief = Their patrons pay.
    .screen = Their patrons pay
help-other = Count what the box cannot know: other powers, the Hidden Gem. A negative number takes away.
    .brief = Other powers and the Hidden Gem.
    .screen = Powers and gem
help-coin = The coin is worth a dollar, once. Who spends it gets none this turn.
    .brief = One dollar, once.
    .screen = One dollar more
help-buy = A card costs its number. Prizes count all that was earned, spent or not: at 6, 8, 10 and 11 dollars, then at each 6 more. If a dollar is left, you get a coin.
    .brief = A card costs its number.
    .screen = Cost: the number
help-earned = Count all the dollars earned this turn, spent or not. 6, 8, 10 and 11 dollars each give a prize more, then each further 6.
    .brief = Earned, spent or not.
    .screen = Earned, spent or not
