### What the box says to whoever has just built it, step by step.

## For every step

bringup-nobody = I had no answer. Start this step again when you are ready.
    .screen = No answer
bringup-none = { $part ->
    [screen] This box has no screen: there is nothing to try.
   *[reader] This box has no card reader: there is nothing to try.
}
    .screen = { $part ->
        [screen] No screen
       *[reader] No reader
    }

## One, the sound

bringup-sound = Sound works. If you hear this, press a key, or type yes on the keyboard.
    .screen = Sound works?
bringup-sound-done = Step one is done: the sound is good in both languages.
    .screen = 1. Sound is good
bringup-sound-unheard = Nobody confirmed the sound. Check the two wires of the loudspeaker, then the five volts of its amplifier.
    .screen = Sound: check wires

## Two, the keys

bringup-key = Press this key: { key-name }
    .screen = { key-name.screen }?
bringup-key-good = Heard: { key-name }
    .screen = { key-name.screen }: good
bringup-key-wrong = That was another key: { key-name }
    .screen = That was { key-name.screen }
bringup-key-silent = This key is silent: { key-name } Check its wire, and the ground it shares with its neighbours.
    .screen = { key-name.screen }: silent
bringup-key-crossed = This key answers by another name: { key-name } Two wires are probably swapped.
    .screen = { key-name.screen }: swapped
bringup-keys-done = Step two is done: the thirteen keys answer to their names.
    .screen = 2. Keys are good
bringup-keys-wrong = { $count ->
    [one] One key needs a repair. Mend it, then start this step again.
   *[other] { $count } keys need a repair. Mend them, then start this step again.
}
    .screen = Keys to mend: { $count }

## Three, the screen

bringup-screen = The screen shows accented letters in a thin frame, which runs along its four edges. OK if the frame is whole. Undo if an edge is missing. Next if nobody can look.
bringup-screen-done = Step three is done: the screen is good.
    .screen = 3. Screen is good
bringup-screen-unseen = Step three is done: the screen answers, but nobody looked at it. The voice says everything without it.
    .screen = 3. Screen answers
bringup-screen-cut = The frame is not whole. Check the kind of screen in the file of the box, at the word driver.
    .screen = Frame cut: driver?

## Four, the reader

bringup-reader = The reader answers. Its firmware is { $number }, revision { $count }.
    .screen = Reader { $number }.{ $count }
bringup-tap = Lay a card down and take it away, { $count ->
    [one] once
   *[other] { $count } times
}. A tick follows each time. Undo if my count is not yours.
    .screen = Lay it { $count } times
bringup-tapped = { $count } in all.
    .screen = { $count } in all
bringup-taps-done = Step four is done: { $count ->
    [one] one tap, one answer
   *[other] { $count } taps, as many answers
}.
    .screen = 4. Reader: { $count } of { $count }
bringup-taps-few = Taps are missing: { $count } instead of { $number }. Bring the antenna nearer to the lid, and away from all metal.
    .screen = { $count } instead of { $number }
bringup-taps-many = There are too many taps: { $count } instead of { $number }. Move the reader away from the loudspeaker, and check its three volts.
    .screen = { $count } instead of { $number }
bringup-taps-mixed = More than one card came. Begin again with a single one, the others far from the box.
    .screen = One card only

## Five, the card that stays

bringup-rest = Lay the card down and leave it. I keep silent for { $count ->
    [one] one minute
   *[other] { $count } minutes
}.
    .screen = Card down: { $count } min
bringup-lift = Take the card away.
    .screen = Take the card
bringup-rest-done = Step five is done: the card stayed and was not counted again.
    .screen = 5. Card is quiet
bringup-rest-moved = The card seemed to move by itself. Move the reader away from the loudspeaker and from metal, and check its three volts.
    .screen = Card not steady
bringup-rest-absent = The card was not read. Lay it in the middle of the hollow, then start this step again.
    .screen = Card not read

## Six, the power key

bringup-power-done = Step six is done: the power key has its pin, number { $number }, for itself alone.
    .screen = 6. Power: pin { $number }
bringup-power-unread = The boot file cannot be read. Give its path with the option boot config.
    .screen = File not read
bringup-power-missing = The power key is not set up. Add the line gpio shutdown to the boot file.
    .screen = No gpio-shutdown
bringup-power-taken = Pin { $number } of the power key serves something else. Free it in the boot file or in the file of the box.
    .screen = Pin { $number } taken
bringup-power-asleep = A line gpio poweroff keeps the box from waking. Remove it from the boot file.
    .screen = No gpio-poweroff!

## Seven, the plug pulled

bringup-plug = Begin a game. Then pull the plug { $count ->
    [one] once
   *[other] { $count } times
} in the middle of it, and give one answer at each return.
    .screen = Plug: { $count } times
bringup-plug-done = Step seven is done: the plug was pulled { $count ->
    [one] once
   *[other] { $count } times
}, and nothing is lost.
    .screen = 7. Plug: { $count } times
bringup-plug-more = { $count } of { $number }: the plug must be pulled more often. Go on with the game, then start this step again.
    .screen = Plug: { $count } of { $number }
bringup-plug-damaged = The journal of games is damaged. Change the memory card, and try another power supply.
    .screen = Journal damaged

## Eight, the watch

bringup-soak = I keep watch for { $count ->
    [one] one hour
   *[other] { $count } hours
}. Leave the box alone.
    .screen = Watch: { $count } h
bringup-soak-hour = { $count ->
    [one] One hour without a fault.
   *[other] { $count } hours without a fault.
}
    .screen = { $count } h, no fault
bringup-soak-done = Step eight is done: the box held out for { $count ->
    [one] one hour
   *[other] { $count } hours
}. It is ready to play.
    .screen = 8. Ready to play
bringup-soak-hung = { $part ->
    [keys] The keys hung.
    [reader] The card reader hung.
    [screen] The screen hung.
   *[speaker] The sound hung.
} Check its cable, then the power supply.
    .screen = { $part ->
        [keys] Keys hung
        [reader] Reader hung
        [screen] Screen hung
       *[speaker] Sound hung
    }
bringup-soak-slow = The box stopped for more than { $count } seconds. Check the power supply and the memory card.
    .screen = Stopped over { $count } s
