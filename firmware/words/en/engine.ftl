### What the engine tells, asks and refuses in every game.

## Values

yes-no = { $yes-no ->
    [yes] yes
   *[no] no
}
seat-unnamed = player { $number }
seat-random = at random
seat-nobody = nobody
answer-ready = ready
answer-none = nothing
answer-count = { $count } { $what }
answer-and-more = { $what } and { $count } more

## Taken back

undone = { $seat ->
    [none] Undone: { $answer }.
   *[other] Undone for { $seat }: { $answer }.
}
    .brief = Undone: { $answer }.
    .screen = Undone: { $answer }
undone-points = { SIGN($points) ->
    [minus] { ABS($points) ->
        [one] { $seat } gets { ABS($points) } point back: total { $total }.
       *[other] { $seat } gets { ABS($points) } points back: total { $total }.
    }
   *[other] { ABS($points) ->
        [one] { $seat } gives { ABS($points) } point back: total { $total }.
       *[other] { $seat } gives { ABS($points) } points back: total { $total }.
    }
}
    .brief = { $seat } is back at { $total }.
    .screen = { $seat }: { $total }

## Plain questions, for a game that lacks the words of one

any-choose = { $seat ->
    [none] Choose { JOIN($options, last: "or") }.
   *[other] { $seat }, choose { JOIN($options, last: "or") }.
}
    .screen = { $seat ->
        [none] Your choice?
       *[other] { $seat }, your choice?
    }
any-number = { $seat ->
    [none] Give a number from { $low } to { $high }.
   *[other] { $seat }, give a number from { $low } to { $high }.
}
    .screen = { $seat ->
        [none] Number, { $low } to { $high }?
       *[other] { $seat }, { $low } to { $high }?
    }
any-tally = { $seat ->
    [none] How many of each: { $options }?
   *[other] { $seat }, how many of each: { $options }?
}
    .screen = { $seat ->
        [none] How many of each?
       *[other] { $seat }, how many of each?
    }
any-card = { $seat ->
    [none] Show a card.
   *[other] { $seat }, show a card.
}
    .screen = { $seat ->
        [none] A card?
       *[other] { $seat }, a card?
    }
any-collect = { $seat ->
    [none] Show the cards one by one, then say that you have finished.
   *[other] { $seat }, show the cards one by one, then say that you have finished.
}
    .brief = { $seat ->
        [none] Show the cards.
       *[other] { $seat }, show the cards.
    }
    .screen = { $seat ->
        [none] The cards?
       *[other] { $seat }, the cards?
    }
any-ready = { $seat ->
    [none] Press OK when it is done.
   *[other] { $seat }, press OK when it is done.
}
    .screen = { $seat ->
        [none] Ready? OK
       *[other] { $seat }, ready? OK
    }

## Refused, whatever the game

refusal-not-an-option = "{ $given }" is not possible here. Choose { JOIN($options, last: "or") }.
    .brief = Not "{ $given }" here.
    .screen = Not possible: { $given }
refusal-out-of-range = { $given } will not do. It takes { SAME($low, $high) ->
    [yes] { $low }
   *[no] a number from { $low } to { $high }
}.
    .brief = Not { $given }: { SAME($low, $high) ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }.
    .screen = Not { $given }: { SAME($low, $high) ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }
refusal-option-out-of-range = { $option }: { $given } will not do. The most is { $high }.
    .brief = { $option }: at most { $high }.
    .screen = { $option }: at most { $high }
refusal-over-sum = { $given } together is too many. The most is { $high }.
    .brief = { $given } together, at most { $high }.
    .screen = { $given } in all: at most { $high }
refusal-wrong-length = { $given ->
    [0] There is none yet.
    [one] There is { $given }.
   *[other] There are { $given }.
} It takes { SAME($low, $high) ->
    [yes] { $low }
   *[no] { $low } to { $high }
}.
    .brief = Not { $given }: { SAME($low, $high) ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }.
    .screen = Not { $given }: { SAME($low, $high) ->
        [yes] it takes { $low }
       *[no] { $low } to { $high }
    }
refusal-facet-missing = One answer is missing. Choose { JOIN($options, last: "or") }.
    .brief = One answer is missing.
    .screen = One answer is missing.
refusal-facet-unknown = "{ $given }" is not asked for. Give { $facets }.
    .brief = "{ $given }" is not asked for.
    .screen = Not asked for: { $given }
refusal-wrong-type = "{ $field }" is "{ $given }". It takes { $expected ->
    [option] the name of a choice
    [number] a whole number
    [tally] a number for each choice
    [card] the values of a card
    [list] a list
    [true] the value true
    [face] the name of a card
    [object] a JSON object
   *[other] { $expected }
}.
    .brief = "{ $field }" will not do.
    .screen = Wrong value: { $field }

## Refused taps

refusal-tap-other-game = This card belongs to { $given }. The game being played is { $game }. Show a card of that game.
    .brief = A card of { $given }. Another card.
    .screen = Card of another game
refusal-tap-unknown = This game has no such card. Show another card.
    .brief = Unknown card. Another card.
    .screen = Unknown card
refusal-tap-not-awaited = { $card }: this card is not awaited now. Info says the question again.
    .brief = { $card }: not now.
    .screen = Not awaited: { $card }
refusal-tap-one-of-list = { $given } is one card of the list asked for. Give the whole list in one answer.
    .brief = Give the whole list.
    .screen = Give the whole list.

## Refused commands

refusal-game-over = The game is over. Undo takes the last answer back.
    .brief = The game is over.
    .screen = The game is over.
refusal-rulebook-failed = This answer broke the game's own rules program, so it is not taken. Give another, or undo the one before.
    .brief = Answer not taken. Give another.
    .screen = Answer not taken
refusal-nothing-to-undo = There is nothing to undo: this is the start of the game.
    .brief = Nothing to undo.
    .screen = Nothing to undo
refusal-malformed = This line cannot be read as JSON: { $given } ({ $why }). Give one JSON object a line.
    .brief = Unreadable line.
    .screen = Unreadable line
refusal-unknown-key = "{ $given }" is not a command. The commands are { $options }.
    .brief = Unknown command.
    .screen = Unknown command: { $given }
refusal-one-command = { $given ->
    [0] There is no command.
    [one] There is { $given } command.
   *[other] There are { $given } commands.
} Give one command a line out of { $options }.
    .brief = One command a line.
    .screen = One command a line

## What the journal had to mend

journal-new = The journal of games is new: there is nothing to resume.
    .brief = New journal.
    .screen = New journal
journal-set-aside = The journal of games was damaged. It is set aside, nothing is deleted.
    .brief = Journal damaged, set aside.
    .screen = Journal damaged
journal-from-backup = The last copy of the journal is used. The game you were playing may be missing.
    .brief = Copy of the journal used.
    .screen = Journal copy
journal-unsaved = The journal cannot be written. You can play, but a power cut would lose the game. Check the memory card.
    .brief = The journal cannot be written.
    .screen = Game not saved

## The owner's own cards

owner-data-troubled = A file of your own cards is not right: I do without it. The system's log says where.
    .brief = File of cards to be corrected.
    .screen = File of cards to correct
