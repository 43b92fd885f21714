### What the demonstration says of itself, for eyes.

demo-answers = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
demo-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
demo-progress = --- { demo-answers }, { $minutes } min { $seconds } s of the evening, { $ours } s of ours ---
demo-end = { demo-answers }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} of play in { demo-seconds }
demo-journal = { $file }: journal
demo-transcript = { $file }: transcript
demo-sound = { $file }: { demo-seconds } of sound
demo-screens = { $file }: screens
