### The map

page-nuns-map = Map of the convent
page-nuns-tower = Tower
page-nuns-tools = The map
page-nuns-follow = Follow
page-nuns-fit = The whole convent
page-nuns-nearer = Nearer
page-nuns-farther = Farther away
page-nuns-layers = Layers
page-nuns-layer-numbers = Numbers
page-nuns-layer-names = Names of rooms
page-nuns-layer-ways = Guards’ ways ahead
page-nuns-layer-seenfrom = Where I can be seen from
page-nuns-layer-trail = My last move
page-nuns-eye = Who sees this place?
page-nuns-eye-how = Choose a place: here it says whether the guards see it, and why.
page-nuns-goto = Go to place
page-nuns-guard-away = { $guard }, out of view
page-nuns-legend-plan = your plan, for your eyes only
page-nuns-legend-ways = a guard’s way (3, 4: end of a walk)
page-nuns-legend-lit = seen now
page-nuns-legend-from = you could be seen from here
page-nuns-legend-free = path she may leave
page-nuns-legend-bound = path that binds her
page-nuns-legend-lit-guards = the guards see this now
page-nuns-legend-line = { $novice } must be inside
page-nuns-legend-glow = likely
page-nuns-legend-candle = candle lit: she is not on the board
page-nuns-next-step = next step
page-nuns-offered = on offer
page-nuns-planned = planned
page-nuns-caught-card = She walks home openly. Nobody can hear or catch her until she turns back.
page-nuns-north = north
page-nuns-northeast = north-east
page-nuns-east = east
page-nuns-southeast = south-east
page-nuns-south = south
page-nuns-southwest = south-west
page-nuns-west = west
page-nuns-northwest = north-west

## The rail

page-nuns-round = Round
page-nuns-of = of { $rounds }
page-nuns-phase-novices = Novices move
page-nuns-phase-noise = Noises
page-nuns-phase-guards = Guards move
page-nuns-phase-listening = Guards listen
page-nuns-bot = bot
page-nuns-moves = moving
page-nuns-last-cards = Last cards
page-nuns-path-to = { $colour }, to { $place }
page-nuns-heard-on = heard near { $places }
page-nuns-heard = heard
page-nuns-me = me
page-nuns-in-secret = Novices choose in secret. Nobody sees who is ready.
page-nuns-candle-lit = A candle burns in her cell: she is not on the board.
page-nuns-lately = Lately

## The now bar: a novice

page-nuns-pill-secret = Your move, in secret
page-nuns-pill-guard = Your turn: { $guard }
page-nuns-first-double = The first move counts double.
page-nuns-card-line = Point at a card to see where it can end.
page-nuns-cards = Cards
page-nuns-walk-line = Three or four steps by a shortest way, openly.
page-nuns-steps-needed =
    { $steps ->
        [0] { $card }: { $needed ->
            [one] one step at least.
           *[other] { $needed } steps at least.
        }
        [one] { $card }: { $steps } step planned, { $needed } more at least.
       *[other] { $card }: { $steps } steps planned, { $needed } more at least.
    }
page-nuns-steps-free =
    { $left ->
        [one] { $steps ->
            [one] { $card }: { $steps } step planned. Stop, or one more?
           *[other] { $card }: { $steps } steps planned. Stop, or one more?
        }
       *[other] { $steps ->
            [0] { $card }: where to?
            [one] { $card }: { $steps } step planned. Stop, or up to { $left } more?
           *[other] { $card }: { $steps } steps planned. Stop, or up to { $left } more?
        }
    }
page-nuns-steps-swift = Swift Foot would allow one step more, shown with your card.
page-nuns-steps-last =
    { $steps ->
        [one] { $card }: { $steps } step planned, no more. Stop?
       *[other] { $card }: { $steps } steps planned, no more. Stop?
    }
page-nuns-onto-guard = { $place } is where the { $guard } stands: a capture, and the end of your move.
page-nuns-stopped = You have stopped on { $place }. Nobody sees that you are ready.
page-nuns-guard-in-cell = A guard sees you in your cell: you stand still.
page-nuns-step-number = Step { $step }
page-nuns-the-last-one = the last one
page-nuns-chip-dark = { $place } dark
page-nuns-chip-seen = { $place } seen
page-nuns-chip-guard = { $place }: caught
page-nuns-step-back = Step back
page-nuns-stop = Stop
page-nuns-walk-to = Walk to { $place }
page-nuns-uncover-to-move = Uncover to choose
page-nuns-carries = This roll carries { $count }: heard by { $guards }.
page-nuns-carries-nobody = This roll carries { $count }: nobody hears it.
page-nuns-not-now-blessing = It does not help now.

## The now bar: the guards

page-nuns-gauge-walk = { $step } walk
page-nuns-gauge-run = { $step } run
page-nuns-stop-after = Stop: after step 3
page-nuns-false-where = False noise: next to which guard? She is free from then on.
page-nuns-false-at = False noise on { $place }, { $guard }
page-nuns-path-leads = to { $place }, { $steps }
page-nuns-path-ends = end of path
page-nuns-locked = locked
page-nuns-order-line = The second one can use what the first brings to light.

## If you stop

page-nuns-risk = If you stop
page-nuns-if-stop = If you stop on { $place }
page-nuns-you-are-on = You are on { $place }
page-nuns-seen-from =
    { $count ->
        [one] seen from { $places }
        [2] seen from { $places }
        [3] seen from { $places }
       *[other] seen from { $count } places
    }
page-nuns-seen-from-nowhere = seen from nowhere
page-nuns-seen-on-way = You are seen on { $places }.
page-nuns-unseen-so-far = Unseen so far.
page-nuns-unseen-all-way = Unseen all the way.
page-nuns-unseen-now = No guard sees you.
page-nuns-step-is-seen = On { $place } you would be seen: { $guards }.
page-nuns-step-is-dark = On { $place } no guard sees you.
page-nuns-card-reaches = { $card }. { $count } places can be reached, { $silent } of them unheard.
page-nuns-seen = Seen
page-nuns-unseen = Unseen
page-nuns-all-steps =
    { $count ->
        [one] the one step
       *[other] all { $count } steps
    }
page-nuns-unheard = Unheard
page-nuns-heard-in-six = Heard { $count } in 6
page-nuns-heard-on-faces = heard on { $faces }
page-nuns-in-six = { $count } in 6
page-nuns-silent = silent
page-nuns-instead = Instead:
page-nuns-instead-one = { $card } to { $place }

## My secret wish

page-nuns-wish = My secret wish
page-nuns-wish-of = Secret wish of { $novice }
page-nuns-key-taken = Key taken
page-nuns-home = Home
page-nuns-in-round = round { $round }
page-nuns-from = From { $place }:

## The guards’ panels

page-nuns-may-leave = May the { $guard } leave her path?
page-nuns-leave-yes = yes, for this move
page-nuns-leave-no = no, she follows it
page-nuns-leave-no-heard = no noise
page-nuns-leave-no-sees = nobody in sight
page-nuns-leave-no-trace = no footprints
page-nuns-last-known = Last known
page-nuns-last-seen = seen on { $place }, round { $round }
page-nuns-last-noise = noise on { $place }, round { $round }
page-nuns-last-never = never seen or heard
page-nuns-listening = Listening afterwards
page-nuns-walk-listens = Walk: she listens.
page-nuns-die-and = die and card: { $cards }
page-nuns-run-deaf = Run: she does not listen.
page-nuns-both-run = Both run: no rolls next round.

## Tabs

page-nuns-sheet = My sheet
page-nuns-row-card = Card
page-nuns-row-steps = Steps
page-nuns-row-place = Place
page-nuns-row-took = Took
page-nuns-took-key = K
page-nuns-took-wish = W
page-nuns-took-caught = C
page-nuns-sheet-note = Round { $round } is your plan. K key, W wish, C caught. The sheet opens to all when the game ends.
page-nuns-paths = Paths
page-nuns-u-turns =
    { $count ->
        [0] No U-turn is left.
        [one] One U-turn is left.
       *[other] { $count } U-turns are left.
    }
page-nuns-end-line =
    { $captures ->
        [0] Round { $round } of { $rounds }, no capture.
        [one] Round { $round } of { $rounds }, one capture.
       *[other] Round { $round } of { $rounds }, { $captures } captures.
    }
page-nuns-end-ways = All ways of the night

## Keys

page-nuns-key-cards = stand, sneak
page-nuns-key-run = run
page-nuns-key-walk = walk; otherwise who sees this place
page-nuns-key-arrows = the nearest neighbour that way
page-nuns-key-enter = take the place in focus, or stop
page-nuns-key-back = step back
page-nuns-key-follow = follow
page-nuns-key-fit = the whole convent
page-nuns-key-nearer = nearer
page-nuns-key-farther = farther away
page-nuns-key-layers = layers
page-nuns-key-eye = who sees this place
page-nuns-key-goto = go to a place by its number
page-nuns-key-novice = the next novice
page-nuns-key-ways = guards’ ways ahead
page-nuns-key-close = close

## The log and the notebook

nuns-heading = Round { $round }
page-nuns-heat = Where can she be?
page-nuns-heat-nobody = Nobody
page-nuns-heat-me = { $novice }: what they can know of me
page-nuns-heat-behaviour = by how they play
page-nuns-where = Where may they be?
page-nuns-where-glow = line: certain, glow: likely
page-nuns-where-line = line: certain
page-nuns-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
page-nuns-likeliest = { $share } on { $place }
page-nuns-of-me = What they can know of me
page-nuns-step-to = Step to
page-nuns-chance = chance to see { $novice }
page-nuns-chance-anybody = chance to see somebody
page-nuns-at-once = now
page-nuns-by-step = by step { $step }
page-nuns-seen-by-step = Seen by step
page-nuns-anybody = Somebody
page-nuns-ahead-spoken = { $novice }: seen by step { $step } { $share }, heard then { $heard }
page-nuns-ahead-silent = { $novice }: seen by step { $step } { $share }
page-nuns-walk-and-listen = Walk to { $place } and listen:
page-nuns-listen-from = from { $place }, if unseen till then
page-nuns-order-bound = she follows it
nuns-notes-key = Key
nuns-notes-wish = Wish
nuns-notes-home = On the way home

## A new table

nuns-preset-2010 = 2010
nuns-preset-2025 = 2025
nuns-preset-web = Web
nuns-preset-2010-how = The original: lanterns light half a circle, six steps far.
nuns-preset-2025-how = The new edition: a guard sees the whole room she is in.
nuns-preset-web-how = As played on the web: sight without limit, no blessings, the own cell is safe.

# What gives away, by kind of move (my page)
nuns-away-play = How you go
nuns-away-step = Ways you go
nuns-away-stop = Where you stop
nuns-away-use = Blessings you use
