### What the box says of itself: menus, keys, settings, faults.

## Switching on

box-hello = Coincoin is ready. OK confirms, Repeat says it again, Info explains.
    .brief = Coincoin is ready.
    .screen = Coincoin
game-open = A game is open: { $game }, with { JOIN($names, last: "and") }.
    .brief = Open game: { $game }.
    .screen = { $game } open
game-lost = The game of { $game } cannot go on. Here are its last points.
    .brief = { $game } cannot go on.
    .screen = Game lost: { $game }
no-games = No game is installed. Install one, then switch the box on again.
    .screen = No game installed
game-unnamed = { $name }

## Menus

ask-box-menu = What would you like to do?
    .brief = Menu.
    .screen = What now?
box-menu = { $box-menu ->
    [resume] go on with the game
    [again] play again at the same table
    [new] new game
   *[settings] settings
}
    .screen = { $box-menu ->
        [resume] Go on
        [again] Same table
        [new] New game
       *[settings] Settings
    }
ask-box-abandon = A game is open. Give it up? OK keeps the game. Next, then OK gives it up.
    .brief = Give up the open game?
    .screen = Give up the game?
ask-box-game = Which game?
    .screen = Which game?
ask-box-count = How many players, from { $low } to { $high }?
    .brief = How many players?
    .screen = Players: { $low } to { $high }?
ask-box-players = With { JOIN($names, last: "and") }, in this order?
    .screen = { $names }?
box-players = { $box-players ->
    [usual] yes, these names
   *[named] other names
}
    .screen = { $box-players ->
        [usual] Yes
       *[named] Other names
    }
ask-box-name = Name of player { $number }? A badge will do too.
    .brief = Player { $number }?
    .screen = Player { $number }?
name-known = { $name }
name-other = another name, letter by letter
    .screen = Other name
name-box = the whole table
    .screen = Whole table
ask-box-spell = Spell the name.
    .screen = Spell the name
letter = { $letter ->
    [hyphen] hyphen
   *[other] { $letter }
}
ask-box-usual = The usual options?
    .screen = Usual options?
ask-box-end = End the game without counting it? OK goes on playing. Next, then OK ends it.
    .brief = End the game?
    .screen = End the game?
ask-box-change = End the game being played? OK goes on playing. Next, then OK ends it.
    .brief = End this game?
    .screen = End this game?
game-ended = The game is over, it does not count.
    .brief = Game over, not counted.
    .screen = Game not counted
ask-box-after = Play again? Undo goes back into the game.
    .brief = Play again?
    .screen = Play again?
box-after = { $box-after ->
    [again] again at the same table
   *[menu] back to the menu
}
    .screen = { $box-after ->
        [again] Again
       *[menu] Menu
    }
refusal-nothing-before = Nothing to undo: this is the first menu.
    .brief = Nothing to undo.
    .screen = Nothing to undo
refusal-setup-failed = This game could not begin. Set it up again.
    .brief = Set it up again.
    .screen = Set up again
refusal-name-taken = { $name } is at the table already. Give another name.
    .brief = { $name } is taken.
    .screen = Taken: { $name }
refusal-name-empty = At least one letter is needed.
    .screen = One letter at least

## Answering

refusal-choose-first = Nothing is chosen. Browse with Next, then OK.
    .brief = Nothing is chosen.
    .screen = Nothing chosen
refusal-key-idle = This key does nothing here. Info says the question again.
    .brief = No use here.
    .screen = No use here
entry-on-ok = OK: { $option }.
    .screen = { $option }
entry-number = { $count }
entry-counted = { $option }: { $count }
    .screen = { $option }: { $count }
entry-added = { $option }, added: { $count } in all.
    .brief = { $option }, added.
    .screen = + { $option } ({ $count })
entry-dropped = { $option }, removed: { $count } in all.
    .brief = { $option }, removed.
    .screen = − { $option } ({ $count })
entry-finished = { $count ->
    [0] Finished, with none.
   *[other] Finished, with { $count }.
}
    .brief = { $count ->
        [0] Finished, with none.
       *[other] Finished, with { $count }.
    }
    .screen = Finished ({ $count })
entry-complete = OK to take it.
    .screen = OK?
facet-dropped = Taken back: { $option }.
facet-awaited = And then?
    .screen = And then?
hint-choose = { COUNT($first) ->
    [0] Browse with Previous and Next, then OK. The shapes A to E take the first choices.
    [1] A: { $first }.
    [2] A or B: { JOIN($first, last: "or") }.
    [3] A, B or C: { JOIN($first, last: "or") }.
    [4] A to D: { JOIN($first, last: "or") }.
   *[other] { $more ->
        [0] A to E: { JOIN($first, last: "or") }.
       *[other] A to E: { $first }, then Next.
    }
}
    .screen = { COUNT($first) ->
        [0] Next, OK
        [1] { $first }
        [2] { $first }
       *[other] A to E, or Next
    }
hint-number = Next adds one, Previous takes one off, OK takes it.
    .screen = Next, OK
hint-tally = { COUNT($first) ->
    [0] Each press of A to E counts one more. Then OK.
    [1] A, one a press: { $first }. Then OK.
    [2] A and B, one a press: { $first }. Then OK.
   *[other] A to E, one a press: { $first }. Then OK.
}
    .screen = { COUNT($first) ->
        [0] A to E, OK
        [1] { $first }
        [2] { $first }
       *[other] A to E, then OK
    }
hint-card = { COUNT($first) ->
    [0] Lay the card on the box, or give it value by value with the keys.
   *[other] { $more ->
        [0] The card, or A to E: { JOIN($first, last: "or") }.
       *[other] The card, or A to E: { $first }, then Next.
    }
}
    .screen = { COUNT($first) ->
        [0] Lay the card
        [1] { $first }
        [2] { $first }
       *[other] Card, or A to E
    }
hint-collect = { COUNT($first) ->
    [0] Add one by one, with OK or a card. Previous leads to the end.
   *[other] A to E: { $first }. Previous leads to the end.
}
    .screen = { COUNT($first) ->
        [0] Add, then Finished
        [1] { $first }
        [2] { $first }
       *[other] A to E, then Finished
    }
hint-ready = OK when it is done.
    .screen = OK

## Saying again

results-unheard = I repeat.
    .screen = I repeat
history-start = Start of history.
    .screen = Start
history-empty = Nothing was said yet.
    .screen = Nothing

## The INFO walk

where-game = { $game }.
    .screen = { $game }
where-turn = { $seat } to play.
    .screen = { $seat } to play
where-menu = { $menu ->
    [menu] First menu.
    [setup] Setting up a game.
    [settings] Settings.
    [enrol] A card to learn.
    [end] Ending a game, to be confirmed.
   *[other] A question of the box.
}
    .screen = { $menu ->
        [menu] Menu
        [setup] Setting up
        [settings] Settings
        [enrol] New card
        [end] End it?
       *[other] Question
    }
scores = { $scores }.
    .screen = { $scores }
score = { $seat } { $points }
    .screen = { $seat } { $points }
hint-places = { $count ->
    [6] A to E: places 1 to 5. OK: place 6. Next: the rest of the table.
   *[other] A to E: the places, in order. Next: the rest of the table.
}
    .screen = { $count ->
        [6] A to E, OK: places
       *[other] A to E: places
    }
topic-table = The table.
    .screen = Table
nothing-table = The table has nothing more to say.
    .screen = Table: nothing
topic-why = Why.
    .screen = Why
nothing-why = Nothing to explain for now.
    .screen = Nothing to explain
topic-missed = Since your last turn.
    .screen = Since your turn
nothing-missed = You have missed nothing.
    .screen = Missed nothing
topic-rule = The rule.
    .screen = Rule
topic-doctor = What does not work.
    .screen = Faults
nothing-doctor = Everything works.
    .screen = All works
open-keys = Learn the keys: OK.
    .screen = Keys: OK
open-settings = Settings: OK. { $language ->
    [fr] French
   *[other] English
}, { $verbosity ->
    [full] full speech
    [brief] brief speech
   *[normal] normal speech
}, speed { $rate }, volume { $volume }.
    .brief = Settings: OK.
    .screen = Settings: OK
open-hand = Hear my cards in the earphones: OK.
    .screen = My cards: OK
open-end = End the game: OK.
    .screen = End: OK
no-rule = No rule is behind it.
    .screen = No rule

## What keys do

key-name = { $key ->
    [A] A, the dome
    [B] B, two bars
    [C] C, the triangle
    [D] D, the cross
    [E] E, the ring
    [PREVIOUS] Previous
    [OK] OK
    [NEXT] Next
    [UNDO] Undo
    [REPEAT] Repeat
    [INFO] Info
    [VOLUME_DOWN] Softer
   *[VOLUME_UP] Louder
}.
    .screen = { $key ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [PREVIOUS] Previous
        [OK] OK
        [NEXT] Next
        [UNDO] Undo
        [REPEAT] Repeat
        [INFO] Info
        [VOLUME_DOWN] Volume −
       *[VOLUME_UP] Volume +
    }
does-nothing = Does nothing here.
    .screen = Nothing here
does-browse = { $key ->
    [NEXT] Goes to the next choice.
   *[other] Goes back to the choice before.
}
    .screen = { $key ->
        [NEXT] Next choice
       *[other] Choice before
    }
does-read-place = Reads place { $number }.
    .screen = Place { $number }
does-walk = { $key ->
    [NEXT] Goes to the next information.
   *[other] Goes back to the information before.
}
    .screen = { $key ->
        [NEXT] Next info
       *[other] Info before
    }
does-take = Takes: { $option }.
    .screen = Takes: { $option }
does-take-number = Takes { $count }.
    .screen = Takes { $count }
does-set-number = Sets { $count }.
    .screen = Sets { $count }
does-more = One more: { $option }.
    .screen = +1 { $option }
does-less = One less: { $option }.
    .screen = −1 { $option }
does-add = Adds: { $option }.
    .screen = + { $option }
does-drop = Removes: { $option }.
    .screen = − { $option }
does-finish = Finishes and takes it.
    .screen = Finishes
does-facet-back = Goes back to the card's value before.
    .screen = Value before
does-go-on = Goes on.
    .screen = Goes on
does-undo-answer = Takes back the last answer.
    .screen = Undoes the answer
does-leave = Leaves the information.
    .screen = Leaves
does-close-hand = Ends private listening.
    .screen = Ends
does-open = { $topic ->
    [scores] Gives the scores.
    [table] Describes the table.
    [keys] Teaches the keys.
    [why] Explains the last points.
    [missed] Tells what happened since your turn.
    [rule] Recalls the rule.
    [settings] Opens the settings.
    [doctor] Tells what does not work.
    [hand] Lets you hear your cards in the earphones.
   *[end] Offers to end the game.
}
    .screen = { $topic ->
        [scores] Scores
        [table] Table
        [keys] Keys
        [why] Why
        [missed] Since your turn
        [rule] Rule
        [settings] Settings
        [doctor] Faults
        [hand] My cards
       *[end] End
    }
does-repeat = Says the last sentence again; once more, those before.
    .screen = Says it again
does-inform = Says where you are, then the rest with Next or a letter.
    .screen = Where you are
does-softer = Turns the volume down.
    .screen = Softer
does-louder = Turns the volume up.
    .screen = Louder
hand-opened = Earphones only. Lay a card: you alone hear it, and it is not played. Undo to finish.
    .brief = Earphones only. Undo to finish.
    .screen = Earphones. Undo: end
hand-closed = Private listening is over.
    .screen = End
hand-unknown = That is no card of this game.
    .screen = Not of this game
hand-no-earphone = No earphones. Plug them in, then lay a card. Undo to finish.
    .brief = No earphones. Plug them in.
    .screen = Plug in the earphones
learn-opened = Learning the keys. Each key says its name and does nothing. Info or Undo to finish.
    .brief = Learning the keys. Info to finish.
    .screen = Keys. Info: end
learn-closed = End of learning.
    .screen = End
learn-card = Cards wait until the learning is over.
    .screen = Cards: later

## Settings

volume = Volume { $count } out of { $most }.
    .brief = { $count }.
    .screen = Volume { $count }/{ $most }
ask-box-whose = Whose settings?
    .screen = For whom?
ask-box-setting = Which setting? Undo to finish.
    .brief = Which setting?
    .screen = Which setting?
box-setting = { $box-setting ->
    [language] language
    [verbosity] length of speech
    [rate] speed of the voice
   *[volume] volume
}
    .screen = { $box-setting ->
        [language] Language
        [verbosity] Speech
        [rate] Speed
       *[volume] Volume
    }
ask-box-language = Which language?
    .screen = Language?
language = { $language ->
    [fr] French, français
   *[en] English
}
    .screen = { $language ->
        [fr] Français
       *[en] English
    }
ask-box-verbosity = How much speech?
    .screen = Speech?
verbosity = { $verbosity ->
    [full] full
    [normal] normal
   *[brief] brief
}
    .screen = { $verbosity ->
        [full] Full
        [normal] Normal
       *[brief] Brief
    }
ask-box-rate = Which speed, from { $low } to { $high }?
    .screen = Speed { $low } to { $high }?
ask-box-volume = Which volume, from { $low } to { $high }?
    .screen = Volume { $low } to { $high }?
setting-changed = It is set.
    .screen = It is set

## Cards and badges

ask-box-enrol = This card is not known. What shall it be?
    .brief = Unknown card: what shall it be?
    .screen = Unknown card
box-enrol = { $box-enrol ->
    [card] a card of a game
    [player] a player's badge
    [game] the sign of a game
    [new] a new card, to be described
   *[nothing] nothing
}
    .screen = { $box-enrol ->
        [card] Game card
        [player] Player badge
        [game] Game sign
        [new] Card to describe
       *[nothing] Nothing
    }
ask-box-deck = Of which deck?
    .screen = Which deck?
ask-box-card = Which card is it?
    .screen = Which card?
ask-box-new-name = Give it a name, letter by letter?
    .screen = Give it a name?
tag-enrolled = The card is known now. Lay it down to play it.
    .brief = Card known.
    .screen = Card known
refusal-owner-data-wrong = Your file of cards is not right. Nothing is added to it: correct it first.
    .brief = Your file of cards is not right.
    .screen = File not right
refusal-owner-data-unsaved = The card could not be kept. Nothing is changed: try again later.
    .brief = The card is not kept.
    .screen = Not kept
refusal-card-unprinted = There is no such card in this game. Undo corrects the last value.
    .brief = There is no such card.
    .screen = No such card
refusal-tap-strange = This card is not known. Try another card.
    .brief = Unknown card.
    .screen = Unknown card
refusal-tap-card-elsewhere = This card is of another game. Lay a card of this one.
    .brief = Card of another game.
    .screen = Another game's card
refusal-two-cards = Two cards lie there together. Leave only one.
    .brief = Two cards. Leave one.
    .screen = Only one card
tag-written = The card is written.
    .screen = Card written
tag-left = The card left too early. Leave it there until the signal.
    .screen = Left too early
tag-locked = This card is locked. Take another one.
    .screen = Card locked
tag-foreign = This card holds something else. Take another one.
    .screen = Card in use
tag-small = This card is too small. Take another one.
    .screen = Card too small
tag-unwritable = This card cannot be written. Take another one.
    .screen = Cannot write
tap-player = Badge: { $name }.
    .screen = Badge { $name }
tap-game = This is the sign of another game: { $game }.
    .brief = { $game }.
    .screen = { $game }
ask-box-tapped-twice = This card was counted just now. Count it again? OK does not.
    .brief = Counted just now. Again?
    .screen = Counted just now. Again?
ask-box-tapped-before = This card was played before. Play it again? OK plays it.
    .brief = Played before. Again?
    .screen = Played before. Again?

## Faults, with their remedies

fault-key-stuck = The key { $key ->
    [A] A
    [B] B
    [C] C
    [D] D
    [E] E
    [PREVIOUS] Previous
    [OK] OK
    [NEXT] Next
    [UNDO] Undo
    [REPEAT] Repeat
    [INFO] Info
    [VOLUME_DOWN] Softer
   *[VOLUME_UP] Louder
} is stuck down. Free it.
    .screen = Key stuck: { $key }
fault-key-absent = The key { $key ->
    [A] A
    [B] B
    [C] C
    [D] D
    [E] E
    [PREVIOUS] Previous
    [OK] OK
    [NEXT] Next
    [UNDO] Undo
    [REPEAT] Repeat
    [INFO] Info
    [VOLUME_DOWN] Softer
   *[VOLUME_UP] Louder
} does not answer. Check its cable.
    .screen = Key missing: { $key }
fault-keys-absent = The keys do not answer. Check their cable.
    .screen = Keys silent
fault-reader-absent = The card reader is missing. The keys are enough to play. Check its cable.
    .brief = The reader is missing. Use the keys.
    .screen = Reader missing
fault-reader-silent = The card reader does not answer. The keys are enough to play. Check its cable.
    .brief = The reader is silent. Use the keys.
    .screen = Reader silent
fault-screen-absent = The screen is missing. The voice says all. Check its cable.
    .brief = The screen is missing.
    .screen = Screen missing
fault-screen-silent = The screen does not answer. The voice says all. Check its cable.
    .brief = The screen does not answer.
    .screen = Screen silent
note-unheard = Nothing is heard.
    .screen = No sound
fault-sound-absent = There is no way out for sound. The screen shows all. Check the loudspeaker.
    .brief = No sound.
    .screen = No sound: check cable
fault-voice-silent = The voice has stopped. The screen shows all. If it does not come back, install espeak-ng again.
    .brief = The voice has stopped.
    .screen = No voice: espeak-ng?
fault-voice-plain = The chosen voice does not work. A spare one speaks.
    .brief = A spare voice speaks.
    .screen = Spare voice
fault-voice-sound = A recorded sound is missing or damaged. Another voice says its sentence.
    .brief = A recorded sound is missing.
    .screen = Sound missing
fault-other = { $part ->
    [keys] The keys have a fault. Check their cable.
    [reader] The card reader has a fault. Use the keys.
    [screen] The screen has a fault. The voice says all.
    [voice] The voice has a fault. The screen shows all.
    [speaker] The sound has a fault. The screen shows all.
    [journal] The journal of games has a fault. Check the memory card.
   *[settings] A setting of the box is wrong: the usual one is taken.
}
    .screen = { $part ->
        [keys] Fault: keys
        [reader] Fault: reader
        [screen] Fault: screen
        [voice] Fault: voice
        [speaker] Fault: sound
        [journal] Fault: journal
       *[settings] Wrong setting
    }
fault-mended = { $part ->
    [keys] The keys work again.
    [reader] The card reader works again.
    [screen] The screen works again.
    [voice] The voice works again.
    [speaker] The sound works again.
    [journal] The journal is written again.
   *[settings] The settings are right again.
}
    .screen = { $part ->
        [keys] Keys: good
        [reader] Reader: good
        [screen] Screen: good
        [voice] Voice: good
        [speaker] Sound: good
        [journal] Journal: good
       *[settings] Settings: good
    }
box-failed = The box made a mistake, nothing is lost. Try again.
    .brief = The box made a mistake. Try again.
    .screen = Mistake. Try again
