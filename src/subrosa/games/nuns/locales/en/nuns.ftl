### Nuns on the Run. Names of novices, guards, cards, blessings, wishes and paths come from the data files; places are numbers.

## The game

nuns-title = Nuns on the Run
nuns-goal = It is night in the convent, and every novice has slipped out of her cell: first she needs a key, then the secret wish it unlocks, and she must be back in bed before dawn. Nobody sees where she goes, but the abbess and the prioress patrol their paths with lanterns and sharp ears, and whoever is seen or heard may be hunted. Each novice plays for herself and wins by coming home with her wish. The guards play against all of them and win by catching often enough, or when dawn comes first.

## What is told

nuns-told-leads =
    { $me ->
        [yes] You lead { $novice }.
       *[no] { $seat } leads { $novice }.
    }
nuns-told-your_wish = The secret wish of { $novice } is “{ $wish_card }”: first the key on place { $key }, then the wish on place { $place }. Nobody else knows it.
nuns-told-has_wish = { $novice } has a secret wish.
nuns-told-your_blessing = { $novice } holds the blessing “{ $blessing }”. Nobody else knows it.
nuns-told-has_blessing = { $novice } holds a blessing.
nuns-told-your_guard_blessing = The { $guard } holds the blessing “{ $blessing }”. The novices do not know it.
nuns-told-guard_has_blessing = The { $guard } holds a blessing.
nuns-told-round = Round { $round } begins.
nuns-told-you_turn_back = You turn back: { $novice } will be on the run again.
nuns-told-you_stay_caught = You leave it at that: { $novice } stays caught.
nuns-told-you_choose = You choose “{ $card }” for { $novice }.
nuns-told-you_step = You take { $novice } to place { $place }, in the dark.
nuns-told-you_step_seen = You take { $novice } to place { $place }, into the light of a lantern.
nuns-told-you_walk = You walk { $novice } homewards to place { $place }.
nuns-told-you_stop = You stop with { $novice }. Nobody sees that you have.
nuns-told-you_take_key = { $novice } takes the key. Nobody else knows it.
nuns-told-you_take_wish = { $novice } takes the secret wish. Now home, and not a sound!
nuns-told-you_lose_wish = { $novice } loses the secret wish; it lies at its old place again. Only you know.
nuns-told-turned_back = { $novice } is on the run again.
nuns-told-walked = { $novice } walks home, now on place { $place }.
nuns-told-seen = { $novice } is seen on place { $place }.
nuns-told-vanished = { $novice } vanishes from place { $place } towards place { $towards }.
nuns-told-vanished_somewhere = { $novice } vanishes from place { $place }, nobody sees which way.
nuns-told-out_of_sight = { $novice } is out of sight.
nuns-told-caught =
    { $captures ->
        [one] { $novice } is caught on place { $place }. That makes { $captures } capture.
       *[other] { $novice } is caught on place { $place }. That makes { $captures } captures.
    }
nuns-told-played = { $novice } shows the card “{ $card }”.
nuns-told-nobody_listens = Both guards ran: nobody rolls for noise.
nuns-told-rolled = { $novice } rolls for noise: { $die }.
nuns-told-you_keep_blessing = You keep the blessing of { $novice }.
nuns-told-you_will_make_false_noise = { $novice } will make a false noise; where it lies is asked last.
nuns-told-you_step_softly = { $novice } treads softly: the roll counts one less.
nuns-told-you_lay = You lay a noise of { $novice } on place { $place }, for the { $guard } to hear.
nuns-told-you_lay_falsely = You lay a false noise of { $novice } on place { $place }, next to the { $guard }.
nuns-told-noise = A noise reaches the { $guard } from place { $place }: { $figure }.
nuns-told-not_heard = Nobody hears { $novice }.
nuns-told-used_blessing = A blessing is used: { $blessing } ({ $figure }).
nuns-told-goes_first = The { $guard } goes first.
nuns-told-took_path = The { $guard } takes the path { $path }.
nuns-told-made_u_turn = The { $guard } makes a U-turn and takes the path { $path } again, the other way.
nuns-told-paced = The { $guard } goes to place { $place }.
nuns-told-completed = The { $guard } has come to the end of the path { $path }.
nuns-told-you_name = You stop the { $guard } and name “{ $guard_card }”. The card is shown when both guards have moved.
nuns-told-you_name_swift_walk = You stop the { $guard } and name five steps a walk. This is shown when both guards have moved.
nuns-told-partner_names = The { $guard } stops, and her player names “{ $guard_card }”. The card is shown when both guards have moved.
nuns-told-partner_names_swift_walk = The { $guard } stops, and her player names five steps a walk. This is shown when both guards have moved.
nuns-told-stopped = The { $guard } stops.
nuns-told-named = The { $guard } shows the card “{ $guard_card }”.
nuns-told-cleared = Noises and footprints are cleared away.
nuns-told-listens = The { $guard } listens and rolls: { $die }.
nuns-told-hears_nobody = The { $guard } hears nobody.
nuns-told-guard_keeps_blessing = The { $guard } keeps her blessing.
nuns-told-came_home = { $novice } is home with the secret wish and wins!
nuns-told-guards_won_by_captures = The guards have made enough captures and win!
nuns-told-guards_won_by_time = Dawn is breaking, and the guards win!
nuns-told-had_wish = The secret wish of { $novice } was “{ $wish_card }”.
nuns-told-was_on = { $novice } was on place { $place }.

## What is asked

# Facts a question may use: move: novice, stage (turn, card, steps, walk, after), steps (made so far), card; bless: novice,
# die; token and hear: guard; path: guard, place; go: guard, paces (steps made so far); ears: guard, die. All others: none.

nuns-ask-move =
    { $stage ->
        [turn] No guard sees { $novice }. Back on the run?
        [card] How does { $novice } move?
        [steps]
            { $steps ->
                [0] { $novice }, “{ $card }”: no step planned yet. What next?
                [one] { $novice }, “{ $card }”: { $steps } step planned. What next?
               *[other] { $novice }, “{ $card }”: { $steps } steps planned. What next?
            }
        [walk]
            { $steps ->
                [0] { $novice } walks home. Which way?
                [one] { $novice } walks home, { $steps } step so far. What next?
               *[other] { $novice } walks home, { $steps } steps so far. What next?
            }
       *[after] The walk is over, and no guard sees { $novice }. Back on the run?
    }
nuns-ask-bless = { $novice } rolled { $die }. Use the blessing?
nuns-ask-token = The { $guard } hears { $novice }. Where do you lay the noise?
nuns-ask-false_noise = Where does { $novice } lay the false noise?
nuns-ask-hear = The { $guard } listened and hears { $novice }. Where do you lay the noise?
nuns-ask-order = Which guard goes first?
nuns-ask-path = The { $guard } needs a path from place { $place }. Which one?
nuns-ask-go =
    { $paces ->
        [0] The { $guard } sets out. Where to?
        [1] The { $guard }: { $paces } step so far. Where to?
        [2] The { $guard }: { $paces } steps so far. Where to?
        [3] The { $guard }: { $paces } steps so far. Stop as a walk and listen, or go on?
        [4] The { $guard }: { $paces } steps so far. Stop as a walk and listen, or go on?
       *[other] The { $guard }: { $paces } steps so far, and a guard who runs does not listen afterwards. Stop, or go on?
    }
nuns-ask-ears = The { $guard } listens and rolled { $die }. Use the blessing?

## What the others see meanwhile

nuns-wait-move = { $seat } is moving in secret.
nuns-wait-bless = { $seat } is thinking about a blessing.
nuns-wait-token = { $seat } is laying a noise.
nuns-wait-false_noise = { $seat } is laying a noise.
nuns-wait-hear = { $seat } was heard and is laying a noise.
nuns-wait-order = { $seat } is choosing which guard goes first.
nuns-wait-path = { $seat } is choosing a path.
nuns-wait-go = { $seat } is moving a guard.
nuns-wait-ears = { $seat } is listening.
nuns-wait-noise_turn = The noise turn of { $seat } goes on.
nuns-wait-unseen = What comes next is hidden from you.

## Help

nuns-help-move =
    First choose a card, then your steps one by one, then stop: the card is shown to all, your steps are not. Where a guard can see you your marker is shown, and { $novice_may_enter_guard ->
        [1] nobody may step onto a guard.
       *[other] a step onto a guard is a capture.
    } { $slow_novices ->
        [1] Your key
       *[other] In round 1 the card counts double. Your key
    }, and later your wish, is taken where your move ends, never in passing. A caught novice walks home instead and may turn back { $turn_in_sight ->
        [1] where no guard stands.
       *[other] when no guard sees her.
    }
nuns-help-bless = You have rolled for noise, and this is the moment for your blessing if it helps with a die. Second chance rolls again, soft steps make you one step quieter, and false noise lays one more token. You are asked whatever your blessing is, so the question betrays nothing.
nuns-help-token = The die and your card together reach this guard. Lay a noise on a place next to her where a shortest way to you begins. If several begin one, you may lay one token or two, never three. The others see all your tokens together at the end of your turn.
nuns-help-false_noise = The false noise lies next to either guard, on any place you like. It looks like a true one: all know that one of your noises is false, but not which. A guard with a noise beside her may leave her path.
nuns-help-hear = A guard who walked has listened, and you were in reach of her die and your card. Lay a noise on a place next to her where a shortest way to you begins, or on two such places. It stays there until the guards have moved in the next round.
nuns-help-order = Each round the guards’ side chooses anew who moves first. The second guard can use what the first has brought to light.
nuns-help-path =
    A path card has your place as one end and leads to the other. { $paths_reusable ->
        [1] A card can be taken as often as you like, even one the other guard holds.
       *[other] Each card is used once in a game, and the two guards never hold the same one.
    } At the end of a path the next card is taken at once and the move goes on. { $no_u_turns ->
        [1] There are no U-turns at this table.
       *[other] A U-turn takes the path just completed back again.
    }
nuns-help-go =
    A guard makes 3 or 4 steps as a walk, or { $guard_max ->
        [1] exactly 5
       *[other] 5 or 6
    } as a run; only who walks may listen afterwards. She follows her path unless, in this move, she has seen { $caught_give_permission ->
        [1] a novice
       *[other] a novice on the run
    } or { $deviate_on ->
        [1] there is any token on the board
        [2] a trace of one, or there was a noise next to her
       *[other] a trace of one, or has a noise laid for her
    }. Then she may go anywhere. { $sight ->
        [1] After every step she sees the whole room she is in
       *[other] Every step looks ahead
    }, and a novice on her way is caught, even in passing. The card stays hidden until both guards have moved.
nuns-help-ears = A guard who walked listens: her die and each novice’s card decide who is heard. Second chance rolls again, sharp ears hear one step further. You are asked whatever her blessing is, so the question betrays nothing.

## Why not

nuns-no-place = There is no place “{ $wish }”.
nuns-no-guard = There is no guard “{ $wish }”.
nuns-no-card = There is no movement card “{ $wish }”.
nuns-no-path = There is no path “{ $wish }”.
nuns-not-there-already = You are on place { $place } already.
nuns-not-linked = No step leads from place { $here } to place { $place }.
nuns-not-before-turn = First say whether { $novice } turns back.
nuns-not-before-card = First choose a card.
nuns-not-card-caught = { $novice } is caught and walks home; no card is chosen for that.
nuns-not-second-card = You have chosen a card already: “{ $card }”.
nuns-not-card-here = From here no move fits the card “{ $card }”.
nuns-not-past-guard = A guard is on place { $place }: you are caught there, and all you can do is stop.
nuns-not-steps-left =
    { $steps ->
        [0] The card “{ $card }” allows no step.
        [one] You have made { $steps } step, and the card “{ $card }” allows no more.
       *[other] You have made { $steps } steps, and the card “{ $card }” allows no more.
    }
nuns-not-locked = The door between { $here } and { $place } is locked, and you have no key.
nuns-not-twice = You were on place { $place } in this move.
nuns-not-onto-guard = The { $guard } is on place { $place }, and at this table nobody may step there.
nuns-not-dead-end = By way of place { $place } there is no move long enough for the card “{ $card }”.
nuns-not-past-home = { $novice } is home and stops here.
nuns-not-walk-longer =
    { $steps ->
        [one] A walk home has { $steps } step at most.
       *[other] A walk home has { $steps } steps at most.
    }
nuns-not-homewards = The step from { $here } to { $place } is not on a shortest way home.
nuns-not-walk-enough =
    { $steps ->
        [one] A walk home needs { $steps } step.
       *[other] A walk home needs { $steps } steps.
    }
nuns-not-enough-steps =
    { $steps ->
        [one] The card “{ $card }” needs { $steps } step at least.
       *[other] The card “{ $card }” needs { $steps } steps at least.
    }
nuns-not-caught = { $novice } is on the run, not caught.
nuns-not-turned-twice = { $novice } has turned back already.
nuns-not-turn-fresh = The first walk home after a capture has to be made.
nuns-not-turn-seen = A guard sees { $novice }, and nobody turns back under her eyes.
nuns-not-turn-guard = A guard stands where { $novice } is, and would catch her at once.
nuns-not-turn-yet = Walk first; at its end you are asked again, if no guard sees you there.
nuns-not-beside = Place { $place } is not next to the { $guard }.
nuns-not-first-step = No shortest way from the { $guard } to you begins at place { $place }.
nuns-not-three-tokens = One noise or two, never three.
nuns-not-same-place = Two noises need two places, not { $place } twice.
nuns-not-blessings = At this table there are no blessings.
nuns-not-blank = At this table the blessing “{ $blessing }” is a blank.
nuns-not-used-twice = The blessing “{ $blessing }” is used up.
nuns-not-held = You do not hold the blessing “{ $blessing }”.
nuns-not-for-a-die = The blessing “{ $blessing }” does not help with a die.
nuns-not-before-use = First say “{ $example }”; where the false noise lies is asked last.
nuns-not-before-true = First the true noise; the false one comes last.
nuns-not-kept = You have kept your blessing this turn.
nuns-not-false-now = A novice makes a false noise only in her own noise turn, after her roll.
nuns-not-false-patrol = A guard makes a false noise only in a guard’s move.
nuns-not-path-now = The { $guard } is on the path { $path }; another card is taken at its end.
nuns-not-path-end = The path { $path } does not have place { $place } as an end.
nuns-not-path-held = The path { $path } is taken: the { $guard } is on it.
nuns-not-path-used = The path { $path } has been used.
nuns-not-before-path = First choose a path for the { $guard }.
nuns-not-u-turn-needed = At this table every path can be taken again, so there are no U-turns.
nuns-not-u-turns = At this table there are no U-turns.
nuns-not-u-turn-left = No U-turn is left.
nuns-not-u-turn-yet = The { $guard } has completed no path that could be taken back.
nuns-not-paces-left =
    { $steps ->
        [one] The { $guard } has made { $steps } step and cannot go on.
       *[other] The { $guard } has made { $steps } steps and cannot go on.
    }
nuns-not-off-path = The { $guard } has no reason to leave the path { $path }: the next step is to place { $place }.
nuns-not-way-back = The { $guard } has no reason to stay off the path { $path }. A shortest way back begins here: { $places }.
nuns-not-stop-yet =
    { $steps ->
        [one] The { $guard } must make { $steps } step at least.
       *[other] The { $guard } must make { $steps } steps at least.
    }
nuns-not-walk-anyway =
    { $steps ->
        [one] Up to { $steps } step is a walk anyway: just say “{ $example }”.
       *[other] Up to { $steps } steps are a walk anyway: just say “{ $example }”.
    }
nuns-not-walk-so-long =
    { $steps ->
        [one] Even with “{ $blessing }” a walk has { $steps } step at most.
       *[other] Even with “{ $blessing }” a walk has { $steps } steps at most.
    }
nuns-not-guard-card = A guard’s card follows from her steps: stop when she has gone far enough.

## The steps by name

nuns-step-over = The end
nuns-step-move = Secret moves
nuns-step-bless = A novice’s blessing
nuns-step-token = Laying a noise
nuns-step-false_noise = False noise
nuns-step-hear = Heard by a guard
nuns-step-order = Order of the guards
nuns-step-path = Choosing a path
nuns-step-go = A guard’s move
nuns-step-ears = A guard’s blessing
nuns-step-cell = Dealing novices
nuns-step-wish = Dealing wishes
nuns-step-blessing = Dealing blessings
nuns-step-roll = Rolling for noise
nuns-step-listen = A guard listens
nuns-step-noise_turn = A novice’s noise turn
nuns-step-unseen = Something unseen

## Options of the table

nuns-option-novices_per_player = How many novices does a player lead?
nuns-option-novices_per_player-1 = One.
nuns-option-novices_per_player-2 = Two, as long as the six last.
nuns-option-novices_per_player-3 = Three, as long as the six last.
nuns-option-first_path = When do the guards take their first path?
nuns-option-first_path-first_move = When each moves for the first time.
nuns-option-first_path-setup = Both before round 1.
nuns-option-run_range = How many steps is a novice’s run?
nuns-option-run_range-1_to_5 = 1 to 5.
nuns-option-run_range-5 = Exactly 5.
nuns-option-short_ranges = How many steps are a novice’s sneak and walk?
nuns-option-short_ranges-1_to_2_and_3_to_4 = Sneak 1 or 2, walk 3 or 4.
nuns-option-short_ranges-2_and_3 = Sneak exactly 2, walk exactly 3.
nuns-option-slow_novices = Does the novices’ first move count double?
nuns-option-slow_novices-false = Yes.
nuns-option-slow_novices-true = No: harder for the novices.
nuns-option-allow_revisit = May a novice enter a place twice in one move?
nuns-option-allow_revisit-false = No.
nuns-option-allow_revisit-true = Yes.
nuns-option-novice_may_enter_guard = May a novice step onto a guard’s place?
nuns-option-novice_may_enter_guard-true = Yes, and is caught there.
nuns-option-novice_may_enter_guard-false = No, such a step is barred.
nuns-option-sight = What does a guard see?
nuns-option-sight-arc = What lies open in the half circle before her.
nuns-option-sight-rooms = The whole room she is in, and nothing else.
nuns-option-sight_range = How far does a guard see?
nuns-option-sight_range-6 = Six steps far.
nuns-option-sight_range-none = As far as the line is free.
nuns-option-shrine_hidden = Is the shrine hidden from sight?
nuns-option-shrine_hidden-true = Yes, nobody sees in or out.
nuns-option-shrine_hidden-false = No, it is like any other place.
nuns-option-pivot_check = Does a guard see something when she turns?
nuns-option-pivot_check-false = No, only after each step.
nuns-option-pivot_check-true = Yes, before each step she looks the new way.
nuns-option-vanish_shows_direction = What does it show when a novice vanishes?
nuns-option-vanish_shows_direction-true = Where she was seen last and which way she went.
nuns-option-vanish_shows_direction-false = Only where she was seen last.
nuns-option-guard_max = How many steps may a guard run?
nuns-option-guard_max-6 = Five or six.
nuns-option-guard_max-5 = Exactly five: easier for the novices.
nuns-option-deviate_on = Which tokens let a guard leave her path?
nuns-option-deviate_on-own = Noises laid for her and footprints she sees.
nuns-option-deviate_on-any = Every token on the board.
nuns-option-deviate_on-beside = Noises next to her, for whomever they were laid, and footprints she sees.
nuns-option-paths_reusable = Can a path card be used again?
nuns-option-paths_reusable-false = No, each once in a game.
nuns-option-paths_reusable-true = Yes, as often as one likes.
nuns-option-u_turns = How many U-turns have the guards?
nuns-option-u_turns-2 = Two in the whole game.
nuns-option-u_turns-0 = None.
nuns-option-run_noise = How loud is a novice who runs?
nuns-option-run_noise-1 = One more than the die.
nuns-option-run_noise-0 = As much as the die.
nuns-option-deaf_after_run = Do guards who ran hear the novices’ next moves?
nuns-option-deaf_after_run-both = Only if one of them walked.
nuns-option-deaf_after_run-each = Who ran does not, who walked does.
nuns-option-deaf_after_run-never = Yes, always.
nuns-option-tie = Who wins if several come home together?
nuns-option-tie-shared = All of them.
nuns-option-tie-fewest_captures = Those who were caught least often.
nuns-option-capture_limit = How many captures win for the guards?
nuns-option-capture_limit-novices = As many as there are novices.
nuns-option-capture_limit-players = As many as there are players.
nuns-option-capture_limit-more_than_novices = One more than there are novices.
nuns-option-capture_limit-more_than_players = One more than there are players.
nuns-option-rounds = How many rounds does the night have?
nuns-option-rounds-15 = Fifteen.
nuns-option-rounds-14 = Fourteen.
nuns-option-safe_cell = Is a novice safe in her own cell?
nuns-option-safe_cell-false = No, she can be caught there.
nuns-option-safe_cell-true = Yes, she is seen there but not caught.
nuns-option-forced_first_walk = Must the first walk home after a capture be made?
nuns-option-forced_first_walk-true = Yes.
nuns-option-forced_first_walk-false = No, who is unseen may turn back at once.
nuns-option-blessings = Are blessings dealt?
nuns-option-blessings-on = Yes, one to each figure.
nuns-option-blessings-off = No.
nuns-option-swift_foot = What does the blessing of the swift foot do?
nuns-option-swift_foot-on = It allows one step more.
nuns-option-swift_foot-off = Nothing: its cards are blanks.
nuns-option-turn_in_sight = May a caught novice turn her card back in sight of a guard?
nuns-option-turn_in_sight-false = No, only where no guard sees her.
nuns-option-turn_in_sight-true = Yes, wherever no guard stands.
nuns-option-roll_after_turning = Does a novice who turns her card at the end of her walk roll for noise?
nuns-option-roll_after_turning-false = No, not in this round.
nuns-option-roll_after_turning-true = Yes, with the noise of a walk.
nuns-option-caught_give_permission = Does the sight of a caught novice let a guard leave her path?
nuns-option-caught_give_permission-false = No, only that of a novice on the run.
nuns-option-caught_give_permission-true = Yes, of any novice.
nuns-option-map = Which convent is played in?
nuns-option-map-printed = The one that comes with the program.
nuns-option-map-custom = The one of your own map file.
nuns-option-sight_lines = Which lines of sight hold?
nuns-option-sight_lines-printed = Those that come with the program.
nuns-option-sight_lines-custom = Those of your own file.
nuns-option-cards = Which figures do the cards have?
nuns-option-cards-printed = Those that come with the program.
nuns-option-cards-custom = Those of your own data file.
