### Nuns on the Run. Names of novices, guards, cards, blessings, wishes and paths come from the data files; places are numbers.

## The game

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
nuns-told-seen = { $novice } is seen on place { $place } by the { $guard }.
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

# Clues of puzzles; span: a number of steps, as 1–5; reach: a number of steps; places: several, as 3, 16–22; way: places in order

nuns-told-clue_cell = { $novice } begins in her cell, on place { $place }.
nuns-told-clue_was = Round { $round }: { $novice } stands on place { $place }, for all to see.
nuns-told-clue_moved = Round { $round }: { $novice } shows “{ $card }”. Steps: { $span }.
nuns-told-clue_dark = The guards look at { $places } meanwhile and do not see { $novice }.
nuns-told-clue_dark_then = The guards look at { $places } meanwhile and see no more of { $novice }.
nuns-told-clue_heard = Round { $round }: the { $guard } on place { $at } hears { $novice }. A shortest way to her begins at { $places }, and she is at most { $reach ->
        [one] one step
       *[other] { $reach } steps
    } away.
nuns-told-clue_near = Round { $round }: the { $guard } on place { $at } hears { $novice }, who is at most { $reach ->
        [one] one step
       *[other] { $reach } steps
    } away.
nuns-told-clue_unheard = Round { $round }: the { $guard } on place { $at } does not hear { $novice }, who is more than { $reach ->
        [one] one step
       *[other] { $reach } steps
    } away.
nuns-told-clue_unseen = Round { $round }: the { $guard } goes { $way } and does not see { $novice } on { $places }.

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
       *[other] The { $guard }: { $paces } steps so far. A guard who runs does not listen. Stop, or go on?
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

## The aim

nuns-aim = Key, wish, home: unseen and unheard.
nuns-aim-key = First the key on { $place }, then your wish, then home: { $steps ->
        [0] no way leads there now.
        [one] one step to the key.
       *[other] { $steps } steps to the key.
    }
nuns-aim-wish = Now your wish on { $place }, then home: { $steps ->
        [0] no way leads there now.
        [one] one step to it.
       *[other] { $steps } steps to it.
    }
nuns-aim-home = Home to { $place } with your wish, and you win: { $steps ->
        [0] no way leads there now.
        [one] one step.
       *[other] { $steps } steps.
    }
nuns-aim-caught = You are caught and walk home to { $place }; where nobody sees you, you may turn your card back.
nuns-aim-guards = Catch novices: { $captures } of { $limit } so far. If dawn comes first, the guards win, too.
nuns-aim-guards-short = Caught: { $captures } of { $limit }. At dawn the guards win, too.

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

## Options of the table

nuns-option-novices_per_player = Novices each
nuns-option-novices_per_player-why = How many novices does each player lead? With few players two or three are better.
nuns-option-blessings = Blessings
nuns-option-blessings-why = Does each get one secret card that bends a rule once?
nuns-option-capture_limit = The guards win
nuns-option-capture_limit-why = After how many captures?
nuns-option-capture_limit-novices = As many as novices
nuns-option-capture_limit-players = As many as players
nuns-option-capture_limit-more_than_novices = One more than novices
nuns-option-capture_limit-more_than_players = One more than players
nuns-option-sight = What guards see
nuns-option-sight-why = The half circle before them, or the room they are in?
nuns-option-sight-arc = Half circle
nuns-option-sight-rooms = The room
nuns-option-first_path = When do the guards take their first path?
nuns-option-first_path-first_move = When they first move
nuns-option-first_path-setup = Before play
nuns-option-run_range = How far is a run?
nuns-option-run_range-1_to_5 = 1 to 5 steps
nuns-option-run_range-5 = 5 steps
nuns-option-short_ranges = How far are sneak and walk?
nuns-option-short_ranges-1_to_2_and_3_to_4 = 1 or 2, 3 or 4
nuns-option-short_ranges-2_and_3 = 2 and 3
nuns-option-slow_novices = First move of the novices?
nuns-option-slow_novices-false = Twice as far
nuns-option-slow_novices-true = Like any other
nuns-option-allow_revisit = May a move touch the same place twice?
nuns-option-novice_may_enter_guard = A novice steps onto a guard?
nuns-option-novice_may_enter_guard-true = She is caught
nuns-option-novice_may_enter_guard-false = Not possible
nuns-option-sight_range = How far do guards see?
nuns-option-sight_range-6 = 6 steps
nuns-option-sight_range-none = Without limit
nuns-option-shrine_hidden = Does the shrine (82) hide whoever is in it?
nuns-option-pivot_check = Does a guard see while she turns?
nuns-option-vanish_shows_direction = A seen novice vanishes: is it shown which way?
nuns-option-guard_max = How many steps can a guard make at most?
nuns-option-deviate_on = For which tokens may a guard leave her path?
nuns-option-deviate_on-own = Those she sees or hears
nuns-option-deviate_on-any = All of them
nuns-option-deviate_on-beside = Those next to her, and footprints she sees
nuns-option-paths_reusable = May path cards be used again?
nuns-option-u_turns = How many U-turn cards are there?
nuns-option-run_noise = Is running louder?
nuns-option-run_noise-1 = Yes, by 1
nuns-option-run_noise-0 = No
nuns-option-deaf_after_run = Do guards who ran hear nothing?
nuns-option-deaf_after_run-both = If both ran
nuns-option-deaf_after_run-each = Whoever ran
nuns-option-deaf_after_run-never = They always hear
nuns-option-tie = Several come home in the same round: who wins?
nuns-option-tie-shared = All of them
nuns-option-tie-fewest_captures = Who was caught least
nuns-option-rounds = How many rounds has the night?
nuns-option-safe_cell = Is a novice safe in her own cell?
nuns-option-forced_first_walk = Must a caught novice walk homewards at once?
nuns-option-swift_foot = Is the blessing of the swift foot in play?
nuns-option-turn_in_sight = May a caught novice turn her card in sight of a guard?
nuns-option-roll_after_turning = Does she roll for noise when she turns it after her walk?
nuns-option-caught_give_permission = May a guard leave her path for a caught novice?
nuns-option-map = Which plan of the convent?
nuns-option-map-printed = 2010
nuns-option-sight_lines = Which lines of sight?
nuns-option-sight_lines-printed = Ours
nuns-option-cards = Which figures on the cards?
nuns-option-cards-printed = Ours

## What can be known

nuns-matter-place = Where is { $novice }?
nuns-matter-key = Has { $novice } her key?
nuns-matter-wish = Has { $novice } her wish?
nuns-matter-wish_card = Which wish is { $novice }’s?
nuns-matter-known_place = Where can the others think { $novice } is?
nuns-matter-known_key = Can they think { $novice } has her key?
nuns-matter-known_wish = Can they think { $novice } has her wish?
nuns-matter-known_wish_card = Which wish can they think is { $novice }’s?
nuns-right-place = Right: { $novice } is at place { $name }.
nuns-thought-wish_card =
    { $you ->
        [1] I thought your { $novice } was after “{ $name }”: { $share } %.
       *[other] I thought { $novice }, played by { $seat }, was after “{ $name }”: { $share } %.
    }
nuns-alternative-yes = yes
nuns-alternative-no = no
nuns-note-unmasked-wish_card = From here on it was clear what { $novice } wishes for: { $name }.
nuns-note-kept-place = { $novice } was not to be found at the end: who watched gave the right place, { $name }, { $percent } %.
nuns-note-lucky = { $seat } was lucky in the search: a novice came into sight { $right } times, where { $expected } could be expected.
nuns-note-unlucky = { $seat } was unlucky in the search: a novice came into sight { $right } times, where { $expected } could be expected.
nuns-why-on_board = { $novice } stands on the board for all to see.
nuns-why-in_cell = { $novice } has not left her cell yet.
nuns-why-seen_in = { $novice } was seen there in round { $round }.
nuns-why-only_place = What was seen and heard of { $novice } leaves only this place.
nuns-why-clue = Fact { $fact } rules out { $answers }.
nuns-why-key_never = No move of { $novice }’s can have ended on a key yet.
nuns-why-key_sight = What was seen of { $novice } in round { $round } is possible only with a key.
nuns-why-key_walk = { $novice } walked home in round { $round } by a way that needs a key.
nuns-why-key_rest = Since round { $round } what was heard of { $novice }, and where she was not seen, is possible only with a key.
nuns-why-wish_lost = { $novice } was caught in round { $round }: a wish she had went back, and no move since can have ended on it.
nuns-why-wish_never = No move of { $novice }’s with a key can have ended on a wish yet.
nuns-why-wish_rest = What is known of { $novice } is possible only with her wish.
nuns-why-only_card = Only this wish fits what is known of { $novice } and of the others.
nuns-why-other_card = This wish does not fit what is known of { $novice } and of the others.
nuns-why-own_card = You have this wish yourself: { $wish_card }.
