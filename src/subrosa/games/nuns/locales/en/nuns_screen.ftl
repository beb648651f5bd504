### Nuns on the Run on the screen of a terminal: labels, and what things do in a line each.

## Round, novices, guards

nuns-label-round = Round { $round } of { $rounds }
nuns-label-captures = Captures { $captures } of { $limit }
nuns-label-where = Where
nuns-label-card = Card
nuns-label-times = Caught
nuns-label-path = Path
nuns-label-hidden = hidden
nuns-label-hidden-on = hidden on { $place }
nuns-label-seen-on = seen on { $place }
nuns-label-caught-on = caught, on { $place }
nuns-label-caught = caught
nuns-label-no-path = no path yet
nuns-label-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
nuns-label-then-steps = then { $count }
nuns-label-spent = Used:
nuns-label-blessed = { $figure }: { $blessing }

## May she leave her path

nuns-label-free = { $guard } may leave her path: { $reasons }.
nuns-label-bound = { $guard } has seen and heard nothing and follows her path to { $place }.
nuns-label-reason-sees = { $figure } in sight
nuns-label-reason-trace = footprints seen
nuns-label-reason-heard = noise of { $figure }
nuns-label-reason-passed = noise was next to her

## Tokens in words

nuns-label-noise = { $place }, for the { $guard }: { $figure }
nuns-label-vanished = { $place }: { $figure } vanished

## What is mine

nuns-label-on = on { $place }
nuns-label-dark = in the dark
nuns-label-seen-by = seen: { $guards }
nuns-label-blessing = Blessing
nuns-label-blessing-of = Blessing
nuns-label-log = Log sheet of { $novice }: card, place, steps
nuns-label-nobody-listens = Both guards ran: nobody rolls for noise this time.
nuns-label-if-stop = If you stop on { $place } ({ $card }), heard by:
nuns-label-carries =
    { $count ->
        [one] This roll carries { $count } step:
       *[other] This roll carries { $count } steps:
    }
nuns-label-reach = She hears novices so many steps away, by their cards:

## The map

nuns-label-sign-door = door
nuns-label-sign-lock = locked door
nuns-label-sign-lit = seen by a guard
nuns-label-sign-you = you
nuns-label-sign-hidden = another novice of yours, hidden
nuns-label-sign-way = your way
nuns-label-sign-key = key
nuns-label-sign-wish = wish
nuns-label-sign-home = home
nuns-label-sign-offer = choice
nuns-label-sign-noise = noise
nuns-label-sign-trace = vanished
nuns-label-sign-path = { $a } { $b } paths ahead, { $end } end
nuns-label-links = Also linked:

## What can be chosen: the novices

nuns-label-span =
    { $count ->
        [one] { $span } step
       *[other] { $span } steps
    }
nuns-label-loudness = noise { $number }
nuns-card-stand = stay where you are, as quiet as can be
nuns-card-sneak = a short way, seldom heard
nuns-card-walk = a good way, heard when near
nuns-card-run = the longest way, heard from far
nuns-label-stop-on = Stop on { $place }
nuns-label-caught-here = a guard is here: you are caught
nuns-label-leaves-trace = you vanish here, leaving a trace
nuns-label-take-key = you take your key
nuns-label-take-wish = you take your wish
nuns-label-take-home = you are home and win
nuns-label-turn-back = Turn back
nuns-label-turn-back-does = on the run again, hidden where no guard sees you
nuns-label-stay-caught = Stay caught
nuns-label-stay-caught-does = on the way home, nobody can catch you again
nuns-label-keep = Keep it
nuns-label-use = Use { $blessing }
nuns-label-two-tokens = two noises, the guard knows less
nuns-label-beside = next to the { $guard }

## What can be chosen: the guards

nuns-label-play-false-noise = Or first a false noise next to a guard, who may then leave her path:
nuns-label-noise-beside = noise on { $places }
nuns-label-by-way = by { $places }
nuns-label-u-turn = U-turn: { $path }
nuns-label-stop-walk = Stop as a walk
nuns-label-stop-run = Stop as a run
nuns-label-with-swift-foot = with Swift Foot
nuns-label-listens = she will listen afterwards
nuns-label-hears-nothing = she will not listen
nuns-label-path-end = end of the path: a new card
nuns-label-on-path = on the path
nuns-label-off-path = off the path
nuns-label-sees =
    { $count ->
        [one] sees { $count } place
       *[other] sees { $count } places
    }
nuns-label-in-view = { $novices } in view
nuns-label-likely = { $share } seen now, { $then } by step { $step }
nuns-label-likely-now = { $share } seen now
nuns-label-likely-by = { $share } seen by step { $step }
nuns-label-will-hear = will hear: { $novices }
nuns-label-may-be =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
nuns-label-likeliest = { $share } on { $place }

## Blessings, a line each

nuns-blessing-false_noise = after your roll: one more noise, next to either guard
nuns-blessing-second_chance = roll your noise again, the new roll counts
nuns-blessing-soft_steps = your roll counts one less
nuns-blessing-swift_foot = one step more than your card allows: just take it
nuns-blessing-false_noise-guard = while a guard moves: a noise beside either of them, who is then free of her path
nuns-blessing-second_chance-guard = roll again when listening, the new roll counts
nuns-blessing-soft_steps-guard = when listening, the roll counts one more
nuns-blessing-swift_foot-guard = a seventh step, or five steps count as a walk

## The end

nuns-label-wish = Wish
nuns-label-has = Has
nuns-label-used = used
nuns-label-unused = not used
nuns-label-won-home =
    { $me ->
        [yes]
            { $count ->
                [one] You win: { $novices } came home with her secret wish.
               *[other] You win: { $novices } came home with their secret wishes.
            }
       *[no]
            { $count ->
                [one] The night belongs to { $novices }: home with her secret wish.
               *[other] The night belongs to { $novices }: home with their secret wishes.
            }
    }
nuns-label-won-captures =
    { $me ->
        [yes]
            { $captures ->
                [one] You win: the guards have made { $captures } capture.
               *[other] You win: the guards have made { $captures } captures.
            }
       *[no]
            { $captures ->
                [one] The guards win with { $captures } capture.
               *[other] The guards win with { $captures } captures.
            }
    }
nuns-label-won-dawn =
    { $me ->
        [yes] You win: dawn breaks, and no novice is home with her wish.
       *[no] Dawn breaks, and no novice is home with her wish: the guards win.
    }
