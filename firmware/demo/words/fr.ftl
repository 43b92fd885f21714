### What the demonstration says of itself, for eyes.

demo-answers = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
demo-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
demo-progress = --- { demo-answers }, { $minutes } min { $seconds } s de soirée, { $ours } s pour nous ---
demo-end = { demo-answers }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} de jeu en { demo-seconds }
demo-journal = { $file } : journal
demo-transcript = { $file } : transcription
demo-sound = { $file } : { demo-seconds } de son
demo-screens = { $file } : écrans
