### Canardage. What has just happened first, then what is left of it.

game-name = Canardage

## Values

duck = { $duck ->
    [blue] blue
    [green] green
    [orange] orange
    [yellow] yellow
    [purple] purple
    [pink] pink
   *[water] water
}
line = { $duck ->
    [water] water card
   *[other] { duck } duck
}
deck = { $deck ->
    [line] card of the line
   *[actions] action card
}
victim = { $victim ->
    [blue] blue
    [green] green
    [orange] orange
    [yellow] yellow
    [purple] purple
    [pink] pink
    [revive] a duck comes back
   *[none-left] the last two together
}
effect = { $effect ->
    [shoot] shoot, the card Pan
    [aim] aim, the card En joue
    [march] march on, the card En avant marche
    [swap_front] swap to the front, the card Palme avant or Canard pressé
    [swap_back] swap to the back, the card Palme arrière or Canard blasé
    [shield] shield, the card Planqué
    [hide] hide under a neighbour, the card À couvert
    [shift_left] target to the left, the card Rectifier le tir
    [shift_right] target to the right, the card Rectifier le tir
    [aim2] aim twice, the card Double viseur or Deux pour le prix d'un
    [sniper] sniper, the card Tireur d'élite or Lucky Duck
    [ricochet] ricochet, the card Tu louches or Oups
    [double_shot] double shot, the card Canardage or Canards enchaînés
    [rush] rush to the head, the card Banzaï or Fulguro coin
    [reorder] any order, the card Canarchie
    [scatter] shuffle all, the card Dispersion or Danse des canards
    [revive] revive, the card Walking Duck
    [clear_targets] clear the targets, the card Peace and love
    [mobiduck] Mobiduck
    [mexicoin] Mexicoin
    [president] Président
    [simplet] Canard simplet
    [magret] Commissaire Magret
   *[none] none of the three
}
    .brief = { $effect ->
        [shoot] shoot
        [aim] aim
        [march] march on
        [swap_front] swap front
        [swap_back] swap back
        [shield] shield
        [hide] hide
        [shift_left] target left
        [shift_right] target right
        [aim2] aim twice
        [sniper] sniper
        [ricochet] ricochet
        [double_shot] double shot
        [rush] rush to the head
        [reorder] any order
        [scatter] shuffle all
        [revive] revive
        [clear_targets] clear the targets
        [mobiduck] Mobiduck
        [mexicoin] Mexicoin
        [president] Président
        [simplet] Canard simplet
        [magret] Commissaire Magret
       *[none] none
    }
effect-newer = { $effect-newer ->
    [shoot] shoot, the card Pan
    [aim] aim, the card En joue
    [march] march on, the card En avant marche
    [swap_front] swap to the front, the card Canard pressé
    [swap_back] swap to the back, the card Canard blasé
    [shield] shield, the card À couvert
    [hide] hide under a neighbour, the card Planqué
    [shift_left] target to the left, the card Rectifier le tir
    [shift_right] target to the right, the card Rectifier le tir
    [aim2] aim twice, the card Deux pour le prix d'un
    [sniper] sniper, the card Ducky Luke or Lucky Duck
    [ricochet] ricochet, the card Oups
    [double_shot] double shot, the card Canards enchaînés
    [rush] rush to the head, the card Fulguro coin
    [reorder] any order, the card Canarchie
    [scatter] shuffle all, the card Danse des canards
    [revive] revive, the card Walking Duck
    [clear_targets] clear the targets, the card Peace and love
    [mobiduck] Mobiduck
    [mexicoin] Mexicoin
    [president] Président
    [simplet] Canard simplet
    [magret] Commissaire Magret
   *[none] none of the three
}
    .brief = { $effect-newer ->
        [shoot] shoot
        [aim] aim
        [march] march on
        [swap_front] swap front
        [swap_back] swap back
        [shield] shield
        [hide] hide
        [shift_left] target left
        [shift_right] target right
        [aim2] aim twice
        [sniper] sniper
        [ricochet] ricochet
        [double_shot] double shot
        [rush] rush to the head
        [reorder] any order
        [scatter] shuffle all
        [revive] revive
        [clear_targets] clear the targets
        [mobiduck] Mobiduck
        [mexicoin] Mexicoin
        [president] Président
        [simplet] Canard simplet
        [magret] Commissaire Magret
       *[none] none
    }
actions = { $effect ->
    [hide] hide, the card À couvert of the first edition or Planqué of the newer
    [shield] shield, the card Planqué of the first edition or À couvert of the newer
   *[other] { effect }
}
    .brief = { effect.brief }
    .screen = { $effect ->
        [hide] hide
        [shield] shield
       *[other] { effect.brief }
    }
slot = { $slot }
pair = { $pair }
primitive = { $primitive ->
    [aim] aim at a slot
    [unaim] remove a target
    [move] move a target
    [shoot] shoot a duck
    [swap] swap two neighbours
    [march] march the whole line on
    [reorder] change the whole order
    [revive] bring a duck back
    [clear] remove all targets
   *[done] done
}
edition = { $edition ->
    [seed] first edition
    [newer] newer edition
   *[other] newer edition with more cards
}
    .screen = { $edition ->
        [seed] First
        [newer] Newer
       *[other] Newer, more cards
    }
tracking = { $tracking ->
    [turns] card by card
   *[deaths] only the dead
}
    .screen = { $tracking ->
        [turns] Card by card
       *[deaths] The dead
    }

## Options

ask-option-edition = Which edition? On À couvert of the newer one only the tail of a diving duck shows; on its Planqué one duck hides behind another. By touch, the newer one also has a card with a heart and a card with a plus.
    .brief = Which edition?
    .screen = Which edition?
ask-option-tracking = Follow the game card by card, or only count the dead ducks?
    .brief = Card by card, or only the dead?
    .screen = Follow how?

## Setting up

ask-colour = { $seat }, which colour of ducks?
    .brief = { $seat }, which colour?
    .screen = { $seat }: colour?
colour-only = One colour is left for { $seat }: { $answer }.
    .brief = For { $seat }: { $answer }.
    .screen = { $seat }: { $answer }
joined = { $seat } plays { duck }, with five ducks in the pile.
    .brief = { $seat } plays { duck }.
    .screen = { $seat }: { duck }
ask-line = Slot { $slot }: which card comes from the pile?
    .brief = Slot { $slot }?
    .screen = Slot { $slot }: card?
line-only = Slot { $slot }: { $answer }, the only card possible.
    .brief = Slot { $slot }: { $answer }.
    .screen = Slot { $slot }: { $answer }

## A turn

ask-play = { $seat }, which card do you play?
    .brief = { $seat } to play.
    .screen = { $seat } plays
all-playable = On this line every card can be played: { $seat } has nothing to throw away.
    .brief = Every card can be played.
    .screen = Nothing to discard
ask-discard = { $seat }, which impossible card do you throw away?
    .brief = { $seat }, which card do you throw away?
    .screen = { $seat } discards?
discarded = { $seat } throws a card away: { $option }.
    .brief = { $seat } throws away { $option }.
    .screen = { $seat } discards
ask-slot = { $act ->
    [aim] { $seat }, which slot do you aim at?
    [shoot] { $seat }, at which target do you shoot?
    [sniper] { $seat }, at which slot do you shoot?
    [ricochet] { $seat }, which slot beside it is hit?
    [shift_left] { $seat }, from which slot does the target go left, to the head?
    [shift_right] { $seat }, from which slot does the target go right, to the pile?
    [swap_front] { $seat }, from which slot does your duck go forward?
    [swap_back] { $seat }, from which slot does your duck go back?
    [rush] { $seat }, from which slot does your duck rush to the head?
    [shield] { $seat }, which slot do you shield?
    [hide] { $seat }, from which slot does your duck hide?
    [unaim] { $seat }, from which slot do you remove the target?
   *[move] { $seat }, to which slot does the target go?
}
    .brief = { $act ->
        [aim] Aim at which slot?
        [shoot] Shoot where?
        [sniper] Shoot where?
        [ricochet] Hit where?
        [shift_left] Left, the target of which slot?
        [shift_right] Right, the target of which slot?
        [swap_front] Forward from which slot?
        [swap_back] Back from which slot?
        [rush] Rush from which slot?
        [shield] Shield which slot?
        [hide] Hide which slot?
        [unaim] Remove which target?
       *[move] The target goes where?
    }
    .screen = { $act ->
        [aim] Aim: slot?
        [shoot] Shoot: slot?
        [sniper] Shoot: slot?
        [ricochet] Hit: slot?
        [shift_left] Target left: slot?
        [shift_right] Target right: slot?
        [swap_front] Forward: slot?
        [swap_back] Back: slot?
        [rush] To the head: slot?
        [shield] Shield: slot?
        [hide] Hide: slot?
        [unaim] Remove: slot?
       *[move] To: slot?
    }
slot-only = Slot { $answer }, the only one possible.
    .brief = Slot { $answer }.
    .screen = Slot { $answer }
ask-from = { $act ->
    [ricochet] { $seat }, at which target do you squint?
   *[move] { $seat }, from which slot does the target go?
}
    .brief = { $act ->
        [ricochet] Which target?
       *[move] The target of which slot?
    }
    .screen = Target: slot?
from-only = The target of slot { $answer }, the only one possible.
    .brief = Target of slot { $answer }.
    .screen = Target slot { $answer }
ask-slots = { $act ->
    [aim2] { $seat }, where do you put the targets?
    [double_shot] { $seat }, at which neighbouring slots do you shoot?
   *[swap] { $seat }, which neighbouring slots change places?
}
    .brief = { $act ->
        [aim2] Targets where?
        [double_shot] Shoot where?
       *[swap] Swap which slots?
    }
    .screen = { $act ->
        [aim2] Targets: slots?
        [double_shot] Shoot: slots?
       *[swap] Swap: slots?
    }
slots-only = Slots { $answer }, the only ones possible.
    .brief = Slots { $answer }.
    .screen = Slots { $answer }
ask-under = { $seat }, under the duck of which slot?
    .brief = Under which slot?
    .screen = Under: slot?
under-only = Under the duck of slot { $answer }, the only one possible.
    .brief = Under slot { $answer }.
    .screen = Under slot { $answer }
ask-order = { $seat }, who comes to slot { $place }? Give the old slot.
    .brief = Who comes to slot { $place }?
    .screen = New slot { $place }: the old one?
ask-revived = { $seat ->
    [none] Of which colour is the duck that comes back?
   *[other] { $seat }, which colour do you bring back?
}
    .brief = Which colour comes back?
    .screen = Who comes back?
revived-only = Only { $answer } can come back.
    .screen = Back: { $answer }
ask-primitive = { $option }: { $seat }, what does the card do? At the end, say done.
    .brief = { $seat }, what does the card do?
    .screen = { $seat }: the card does?
ask-shot = Which duck was shot?
    .brief = Who is shot?
    .screen = Shot: who?

## What happens

shot = Shot in slot { $slot }: { $owner }'s { duck } duck{ $left ->
    [0] , the last one.
   *[other] , { $left } left.
}
    .brief = Shot slot { $slot }: { duck }, { $left } left.
    .screen = Shot: { duck } { $left } left
counted = Shot: a { duck } duck of { $owner }{ $left ->
    [0] , the last one.
   *[other] , { $left } left.
}
    .brief = Shot: { duck }, { $left } left.
    .screen = Shot: { duck } { $left } left
uncovered = Under it in slot { $slot } is { $owner }'s { duck } duck.
    .brief = Under it: { $owner }'s { duck } duck.
    .screen = Under it: { duck }
water-shot = Into the water of slot { $slot }: nothing moves.
    .brief = Into the water, slot { $slot }.
    .screen = Into water, slot { $slot }
line-moved = The line from its head: { $ducks }.
    .brief = { $ducks }.
    .screen = { $ducks }
marched = { $duck ->
    [water] The water at the head goes under the pile, and the line marches on.
   *[other] { $owner }'s { duck } duck goes under the pile, and the line marches on.
}
    .brief = Under the pile: { duck }.
    .screen = Under the pile: { duck }
scattered = The whole line goes back into the pile. Shuffle, then turn up six cards.
    .brief = Line into the pile, shuffle, six up.
    .screen = Shuffle, 6 cards
aimed = { $duck ->
    [water] Slot { $slot } is a target: water.
   *[other] Slot { $slot } is a target: { $owner }'s { duck } duck.
}
    .brief = Target on slot { $slot }: { duck }.
    .screen = Target { $slot }: { duck }
unaimed = Slot { $slot } is no longer a target.
    .screen = Slot { $slot }: no target
target-moved = { $duck ->
    [water] The target goes from slot { $old } to slot { $slot }: water.
   *[other] The target goes from slot { $old } to slot { $slot }: { $owner }'s { duck } duck.
}
    .brief = Target from { $old } to { $slot }: { duck }.
    .screen = Target { $old } to { $slot }: { duck }
targets-cleared = No slot is a target any more.
    .screen = No targets
hidden = A duck of { $owner } hides in slot { $slot }, under the { duck } one.
    .brief = { $owner } hides in slot { $slot }.
    .screen = { $owner } hides in slot { $slot }
shielded = { $seat } shields slot { $slot } until their next turn.
    .brief = { $seat } shields slot { $slot }.
    .screen = Slot { $slot } shielded
shield-ends = { $seat } no longer shields slot { $slot }.
    .brief = Slot { $slot }, the shield ends.
    .screen = Slot { $slot }: no shield
revived = A { duck } duck of { $owner } comes back, under the pile. That makes { $left }.
    .brief = Back under the pile: { duck }.
    .screen = Back: { duck }
returned = { $seat } is back in the game.
    .screen = { $seat } is back
eliminated = { $seat } has no duck left, and plays on without a chance to win.
    .brief = { $seat } has no duck left.
    .screen = { $seat }: no duck left
winner = { $seat } wins!
    .screen = { $seat } wins!
winners = { $winners } win together!
    .brief = A shared win!
    .screen = A shared win
reason-last-duck = Nobody else has a living duck.
reason-last-together = One card shot the last ducks.

## Refused

refusal-targeted-already = { COUNT($slots) ->
    [6] All slots are targets already: it takes one without.
    [one] Slot { $slots } is a target already: it takes one without.
   *[other] Slots { $slots } are targets already: it takes one without.
}
    .brief = { COUNT($slots) ->
        [6] All slots are targets already.
        [1] Slot { $slots } is a target already.
        [2] Already targets: { $slots }.
        [3] Already targets: { $slots }.
       *[other] { COUNT($slots) } slots are targets already.
    }
    .screen = Already aimed: { $slots }
refusal-not-targeted = { COUNT($slots) ->
    [6] No slot is a target: it takes one.
    [one] Slot { $slots } is not a target: it takes one.
   *[other] Slots { $slots } are not targets: it takes one.
}
    .brief = { COUNT($slots) ->
        [6] No slot is a target.
        [1] Slot { $slots } is no target.
        [2] Not targets: { $slots }.
        [3] Not targets: { $slots }.
       *[other] { COUNT($slots) } slots are not targets.
    }
    .screen = { COUNT($slots) ->
        [6] No target
       *[other] No target: { $slots }
    }
refusal-shielded = { COUNT($slots) ->
    [one] Slot { $slots } is shielded: it takes one without a shield.
   *[other] Slots { $slots } are shielded: it takes one without a shield.
}
    .brief = { COUNT($slots) ->
        [1] Slot { $slots } is shielded.
        [2] Shielded: { $slots }.
        [3] Shielded: { $slots }.
       *[other] { COUNT($slots) } slots are shielded.
    }
    .screen = Shielded: { $slots }
refusal-water = { COUNT($slots) ->
    [one] In slot { $slots } there is water: it takes a duck.
   *[other] In slots { $slots } there is water: it takes a duck.
}
    .brief = { COUNT($slots) ->
        [1] Water in slot { $slots }.
        [2] Water in { $slots }.
        [3] Water in { $slots }.
       *[other] Water in { COUNT($slots) } slots.
    }
    .screen = Water: { $slots }
refusal-not-your-duck = { COUNT($slots) ->
    [6] None of your ducks can be seen: it takes one.
    [one] In slot { $slots } it is not your duck: it takes one of yours.
   *[other] In slots { $slots } they are not your ducks: it takes one of yours.
}
    .brief = { COUNT($slots) ->
        [6] None of your ducks can be seen.
        [1] Slot { $slots } is not yours.
        [2] Not yours: { $slots }.
        [3] Not yours: { $slots }.
       *[other] { COUNT($slots) } slots are not yours.
    }
    .screen = { COUNT($slots) ->
        [6] No duck of yours
       *[other] Not yours: { $slots }
    }
refusal-at-head = Slot { $slots } is the head already: it takes another one.
    .brief = That is the head already.
    .screen = { $slots }: the head already
refusal-at-tail = Slot { $slots } is the tail already: it takes another one.
    .brief = That is the tail already.
    .screen = { $slots }: the tail already
refusal-covers-duck = { COUNT($slots) ->
    [one] In slot { $slots } a duck already hides underneath: it takes one that hides nobody.
   *[other] In slots { $slots } a duck already hides underneath: it takes one that hides nobody.
}
    .brief = { COUNT($slots) ->
        [1] One already hides in { $slots }.
        [2] One already hides in { $slots }.
       *[other] One already hides in { COUNT($slots) } slots.
    }
    .screen = Already hiding one: { $slots }
refusal-not-adjacent = { COUNT($slots) ->
    [one] Slot { $slots } is no neighbour: it takes the next one.
   *[other] Slots { $slots } are no neighbours: it takes the next one.
}
    .brief = { COUNT($slots) ->
        [one] Slot { $slots } is no neighbour.
       *[other] These slots are no neighbours.
    }
    .screen = No neighbour: { $slots }
refusal-room-for-two = Two neighbouring slots are free: two targets go there.
    .brief = There is room for two targets.
    .screen = Put two targets
refusal-placed-already = The card of slot { $slots } has its new slot already. Give another one.
    .brief = Slot { $slots } is given already.
    .screen = Already placed: { $slots }
refusal-nobody-dead = No duck has been shot: nobody can come back.
    .brief = No duck has been shot.
    .screen = Nobody dead
refusal-none-dead = No { duck } duck has been shot. Choose another colour.
    .brief = No { duck } duck has been shot.
    .screen = { duck }: none dead
refusal-no-duck-left = No { duck } duck is alive any more. Choose another colour.
    .brief = No { duck } duck is alive.
    .screen = { duck }: none alive
refusal-ducks-left = Two ducks only fall together when they are the last of two players. Alive: { $count }. Count them one by one.
    .brief = Not the last two: { $count } alive.
    .screen = Alive: { $count }
refusal-colour-taken = { $owner } plays { duck } already. Choose another colour.
    .brief = { $owner } plays { duck } already.
    .screen = { duck }: { $owner }
refusal-colour-not-in-game = Nobody plays { duck }: those ducks are not in the game. Take another card.
    .brief = Nobody plays { duck }.
    .screen = { duck }: not in play
refusal-too-many = { $duck ->
    [water] All the water is out already. Undo corrects a mistake.
   *[other] All { duck } ducks are out already. Undo corrects a mistake.
}
    .brief = { $duck ->
        [water] All the water is out already.
       *[other] No more { duck } in the pile.
    }
    .screen = { duck }: all out
refusal-playable = This card can be played and may not be thrown away: { $option }. Undo goes back to play it.
    .brief = It can be played.
    .screen = It can be played

## Rules

rule-targeted-already = There is never more than one target on a slot.
rule-not-targeted = A target must be on the slot that it leaves or that is shot at.
rule-shielded = A shielded slot can be aimed at, but not shot at, and it is not shielded twice.
rule-water = Water can be aimed at, but it is not shielded, hides nobody, and these cards do not hit it.
rule-not-your-duck = This card moves only a duck of yours that shows in the line. A hidden duck does not move alone.
rule-at-head = Slot 1 is the head of the line: nothing is before it.
rule-at-tail = Slot 6 is the tail of the line: nothing is behind it.
rule-covers-duck = A duck hides only one other duck, and one that hides another cannot hide.
rule-not-adjacent = It only goes to the slot just to the left or just to the right.
rule-room-for-two = The two targets go side by side. One alone is only put where that is impossible.
rule-placed-already = Each card of the line gets one new slot.
rule-nobody-dead = Only a duck that was shot can come back.
rule-none-dead = Only a duck that was shot can come back, even if its player had none left.
rule-no-duck-left = Each player has five ducks to lose.
rule-ducks-left = When one card shoots the last ducks of all who still had one, they win together.
rule-colour-taken = Each player has a colour of their own.
rule-colour-not-in-game = The colours that nobody plays leave the game.
rule-too-many = There are five ducks of each colour and five cards of water. Those that are dead or in the line are no longer in the pile.
rule-must-play = A card that can be played must be, even against you. A card is thrown away only if none of the three can be played.

## Why

why-ducks = { $seat } begins with { $points } { duck } ducks.
    .screen = { $seat }: { $points } ducks
why-shot = { $seat } loses a duck in slot { $slot }: { $left ->
    [0] the last one.
   *[other] { $left } left.
}
    .screen = { $seat }: { $left } left
why-counted = { $seat } loses a duck: { $left ->
    [0] the last one.
   *[other] { $left } left.
}
    .screen = { $seat }: { $left } left
why-revived = { $seat } gets a duck back, and has { $left }.
    .screen = { $seat }: has { $left }
undone-points = { $total ->
    [0] { $seat } has no ducks.
    [one] { $seat } is back at { $total } duck.
   *[other] { $seat } is back at { $total } ducks.
}
    .brief = { $seat } is back at { $total }.
    .screen = { $seat }: { $total }

## The table, for Info

table-line = From the head: { $ducks }.
    .brief = { $ducks }.
    .screen = { $ducks }
table-targets = { COUNT($slots) ->
    [0] No targets.
    [one] One target, slot { $slots }: { $ducks }.
   *[other] Targets, slots { $slots }: { $ducks }.
}
    .brief = { COUNT($slots) ->
        [0] No targets.
        [4] Four targets.
        [5] Five targets.
        [6] Six targets.
       *[other] Targets: { $slots }.
    }
    .screen = { COUNT($slots) ->
        [0] No targets
       *[other] Targets: { $slots }
    }
table-own = { $seat }: { COUNT($slots) ->
    [0] no duck in sight
    [one] a duck in slot { $slots }
   *[other] ducks in slots { $slots }
}{ COUNT($covers) ->
    [0] {""}
    [one] , a hidden one in slot { $covers }
   *[other] , hidden ones in slots { $covers }
}, { $left ->
    [one] { $left } alive
   *[other] { $left } alive
}.
    .brief = { COUNT($slots) ->
        [0] { $seat }: none in sight.
        [1] { $seat }: slot { $slots }.
        [2] { $seat }: { $slots }.
        [3] { $seat }: { $slots }.
       *[other] { $seat }: { COUNT($slots) } in sight.
    }
    .screen = { $seat }: { COUNT($slots) ->
        [0] none in sight
       *[other] { $slots }
    }
table-slot = Slot { $slot }: { $duck ->
    [water] water
   *[other] { $owner }'s { duck } duck
}{ $aimed ->
    [yes] , a target
   *[no] {""}
}{ $guard ->
    [none] {""}
   *[other] , shielded by { $guard }
}{ $below ->
    [none] {""}
   *[other] , under it a duck of { $below }
}.
    .brief = { $slot }: { duck }{ $aimed ->
        [yes] {" "}aimed
       *[no] {""}
    }{ $guard ->
        [none] {""}
       *[other] {" "}shielded
    }{ $below ->
        [none] {""}
       *[other] {" "}hiding one
    }.
    .screen = { $slot } { duck }{ $aimed ->
        [yes] {" "}target
       *[no] {""}
    }{ $guard ->
        [none] {""}
       *[other] {" "}shield
    }{ $below ->
        [none] {""}
       *[other] {" "}+1
    }
table-lives = { $seat }, { duck }: { $left ->
    [0] no duck left.
    [one] one duck alive.
   *[other] { $left } ducks alive.
}
    .brief = { $seat }, { duck }: { $left }.
    .screen = { $seat } { duck }: { $left }
table-pile = { $count ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
}
    .brief = Pile: { $count }.
    .screen = Pile: { $count }

## The rule of what is asked

help-colour = Put one duck of your colour before you, as a reminder. Your five others go into the pile, with those of the others and the five cards of water.
    .brief = One duck before you, five in the pile.
    .screen = 1 here, 5 in the pile
help-line = The line has six slots. Slot 1 is the head, far from the pile; slot 6 is the tail, next to it. Cards move up to the head, targets and shields stay in their slots.
    .brief = Slot 1 is the head, 6 is by the pile.
    .screen = Slot 1: the head
help-play = Play one of your three cards in full, even against you, then draw one. If none can be played, say so and throw one away. { $edition ->
    [seed] Here À couvert hides under a neighbour and Planqué shields a slot; the newer edition has it the other way round.
   *[other] Here À couvert shields a slot and Planqué hides under a neighbour; the first edition has it the other way round.
} The stickers. Pan: cross. En joue: circles. En avant marche: two triangles left. À couvert: question mark and triangle left. Planqué: question mark. Rectifier le tir: circles and triangle. Canard pressé: triangle left, at the top left. Canard blasé: triangle right, at the top right. Fulguro coin: triangle left, at the top centre. Deux pour le prix d'un: two circles. Canards enchaînés: two crosses. Oups: cross, circles, cross. Lucky Duck: star. Canarchie: triangles to both sides. Danse des canards: moon. Peace and love: heart. Walking Duck: plus. Mobiduck: exclamation mark. Mexicoin: three circles. Président: dash. Canard simplet: circles and cross. Commissaire Magret: plus and cross.
    .brief = { $edition ->
        [seed] À couvert hides, Planqué shields.
       *[other] À couvert shields, Planqué hides.
    }
    .screen = { $edition ->
        [seed] À couvert hides
       *[other] À couvert shields
    }
help-discard = A card is thrown away only if none of the three can be played.
    .brief = Only if none can be played.
    .screen = If none is playable
help-slot = Slots go from 1, the head, to 6, next to the pile. A target and a shield stay in their slot when cards move.
    .brief = 1 is the head, 6 is by the pile.
    .screen = 1: the head 6: the tail
help-from = The target from which the shot comes, or the one that you move. It leaves this slot.
    .brief = The target leaves this slot.
    .screen = The target goes
help-slots = Two slots side by side. Both shots are fired before the line moves up.
    .brief = Two slots side by side.
    .screen = Side by side
help-under = A neighbour of any colour that hides nobody yet. The hidden duck goes wherever it goes, and shows when it is shot.
    .brief = A neighbour that hides nobody.
    .screen = A free neighbour
help-order = Name the cards from head to tail by their old slots. The last one follows. Targets and shields do not move.
    .brief = From head to tail, by the old slots.
    .screen = From head to tail
help-revived = A duck that was shot goes under the pile. A player who had none left is back in the game.
    .brief = The duck goes under the pile.
    .screen = Under the pile
help-primitive = The box does not know what this card says. Let it do one step after the other, then say done.
    .brief = One step after the other, then done.
    .screen = Step by step, then done
help-shot = Say each duck that was shot. The last player with a living duck wins.
    .brief = Each duck that was shot, one by one.
    .screen = Each shot duck
