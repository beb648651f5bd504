### The hour

eleven-page-phase-event = Event
eleven-page-phase-auction = Auction
eleven-page-phase-clues = Clues
eleven-page-phase-turns = Turns
eleven-page-phase-location = Location
eleven-page-phase-discards = Discards
eleven-page-event = Event of the hour
eleven-page-no-event = No event yet.
eleven-page-event-whole = The event in full
eleven-page-position-last = Last player:
eleven-page-position =
    { $position ->
        [1] 1st player:
        [2] 2nd player:
        [3] 3rd player:
       *[other] { $position }th player:
    }
eleven-page-locked = { $figure } is locked
eleven-page-no_transport = No transport runs
eleven-page-no_power_cards = No cards, no object tiles
eleven-page-order = Order
eleven-page-last-hour = last hour
eleven-page-place = Place { $position }: { $seat }
eleven-page-your-bid = Your bid

## The auction

eleven-page-auction = Auction for the order of hour { $hour }
eleven-page-old-order = old order
eleven-page-no-bonus = no bonus this hour
eleven-label-gift-first = first, lays no clue
eleven-label-gift-last = moves last
eleven-label-gift-location = last, location tile
eleven-page-open = open
eleven-page-opening = to be opened
eleven-page-paid = for { $amount }
eleven-page-bid-stands = { $amount } bid
eleven-page-leads = leads
eleven-page-opened = opened
eleven-page-out-of-auction = out of this auction
eleven-page-to-act = to act
eleven-page-auction-rule = Only the winner pays. Who passes is out of this auction only.
eleven-page-bid = Bid { $amount }
eleven-page-bid-for = Bid { $amount } for place { $position }
eleven-page-at-most = { $amount } at most
eleven-page-would-keep = You bid { $amount } and would keep { $left } of { $time }
eleven-page-key-more = Bid more
eleven-page-key-fewer = Bid less

## Characters and players

eleven-page-chart = The eight characters
eleven-page-short-lilja = +2
eleven-page-short-pahlsson = copy
eleven-page-short-johnsson = +2
eleven-page-short-vikstrom = +3
eleven-page-short-lewis = 2
eleven-page-short-snowy = 3
eleven-page-short-vidal = any
eleven-page-short-koleberg = place
eleven-page-unknown = Unknown
eleven-page-chosen = Chosen
eleven-page-used-by = used by { $seat } this hour
eleven-page-own-card = my own card
eleven-page-hand-of = { $seat } holds it
eleven-page-possible = possible
eleven-page-cards = Cards
eleven-page-time-head = Time, { $cap } at most
eleven-page-music-head = Music 12 · 15
eleven-page-time-of = time { $time } of { $cap }
eleven-page-sheets-of = sheets { $sheets } of 15
eleven-page-holds = { $clues } clues, { $tiles } tiles, { $cards } cards
eleven-page-state-won = wins
eleven-page-your-turn = your turn
eleven-page-state-plays = is playing
eleven-page-state-waits = waits
eleven-page-state-next = next
eleven-page-state-moved = has moved
eleven-page-badge = { $name }, { $colour }
eleven-page-letter-green = G
eleven-page-letter-yellow = Y
eleven-page-letter-blue = B
eleven-page-letter-red = R
eleven-page-letter-white = W
eleven-page-letter-black = K

## The map

eleven-page-research = Research
eleven-page-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
eleven-page-clock =
    { $hour ->
        [XII] Ragnarök clock: XII, the end
       *[other] Ragnarök clock: hour { $hour } of eleven
    }
eleven-page-compass = Compass of the organ: { $slots }
eleven-page-slot-north = N
eleven-page-slot-east = E
eleven-page-slot-south = S
eleven-page-slot-west = W
eleven-page-slot-free = free
eleven-page-slot-take = Place the tile in the { $slot }
eleven-page-stop = stop of the { $transport }
eleven-page-can-choose = Can be chosen.
eleven-page-reach =
    { $cost ->
        [0] Reachable free of charge.
       *[other] Reachable for { $cost } time.
    }
eleven-page-key-closer = Closer
eleven-page-key-farther = Farther away
eleven-page-key-map = Go to the map

## What is asked

eleven-page-ask-bid = What do you bid for place { $position }?
eleven-page-ask-raise = Raise or pass
eleven-page-ask-move = Move { $figure }, or stay
eleven-page-ask-move-none = { $figure } stays: no step and no ride is left
eleven-page-ask-hand_in-bare = Now: { $action }
eleven-page-ask-hand_in = Strengthen “{ $action }”?
eleven-page-ask-hand_in-none = Now a clue is moved
eleven-page-ask-walk =
    { $steps ->
        [one] { $figure } walks { $steps } field, free
       *[other] { $figure } walks up to { $steps } fields, free
    }
eleven-page-ask-target = Look at whom?
eleven-page-ask-look_on = Look once more?
eleven-page-ask-organ =
    { $fields ->
        [one] Set the organ on the one field left
       *[other] Set the organ on one of { $fields } fields
    }
eleven-page-you-are-out = You are out, and watch.
eleven-page-ask-goal = Reach { $spot } with { $sheets } sheets, this turn

## What follows from it

eleven-page-line-open = You come first in the old order. The bid comes next.
eleven-page-line-bid = You can be outbid. Only the winner pays.
eleven-page-line-raise = { $other } bids { $amount } for place { $position }.
eleven-page-line-clue = Free fields glow. Supply { $supply }, then one less.
eleven-page-line-figure = The ability follows at once.
eleven-page-line-gear = Any gear turns all three, 1 time a tooth.
eleven-page-line-move-ride =
    { $steps ->
        [one] { $steps } paid step, and one ride: { $transport }. Numbers are the price.
       *[other] Up to { $steps } paid steps, and one ride: { $transport }. Numbers are the price.
    }
eleven-page-line-move-walk =
    { $steps ->
        [one] { $steps } paid step, and { $free } free with the locomotive.
       *[other] Up to { $steps } paid steps, and { $free } free with the locomotive.
    }
eleven-page-line-move =
    { $steps ->
        [0] No paid step is left.
        [one] { $steps } paid step. Numbers are the price.
       *[other] Up to { $steps } paid steps. Numbers are the price.
    }
eleven-page-line-hand_in-bare = You have no clue that could strengthen it.
eleven-page-take = Take
eleven-page-take-whom = Take { $figure }
eleven-page-tap-again = Tap again to take it.
eleven-page-pass-ready = Pass when I am asked
eleven-page-line-hand_in = Each clue you hand in adds one. You have { $clues }.
eleven-page-line-hand_in-none = It cannot be strengthened.
eleven-page-line-end = Cards and tiles can still be played.
eleven-page-line-recover = It cannot be played this hour.
eleven-page-line-lock = Nobody may choose that figure this hour.
eleven-page-line-copy = It costs 2 time.
eleven-page-line-free_action = It costs nothing; clues do not strengthen it.
eleven-page-line-twice = Now or not at all; a cost is paid again.
eleven-page-line-trace = From the supply of { $supply }.
eleven-page-line-walk = Without a break. Stop whenever you like.
eleven-page-line-target =
    { $looks ->
        [one] { $looks } look left. The table learns at whom, not what.
       *[other] { $looks } looks left. The table learns at whom, not what.
    }
eleven-page-line-look_on =
    { $looks ->
        [one] { $looks } look left at the same cards.
       *[other] { $looks } looks left at the same cards.
    }
eleven-page-line-clue_from = The clues that can move pulse.
eleven-page-line-clue_to = The fields next to it glow.
eleven-page-line-gate_figure = It costs 2 time, and is no movement.
eleven-page-line-gate_spot = No clue is taken there.
eleven-page-line-swap_first = Wherever they stand; no clue is taken.
eleven-page-line-swap_second = Both change places at once.
eleven-page-line-ride = Free of charge, to a field of the same colour.
eleven-page-line-location = You are last this hour. A tile brings 2 time and 1 clue.
eleven-page-line-organ = It brings 3 time, and everybody sees the place.
eleven-page-line-discard =
    { $over ->
        [one] { $over } has to go. The others do not see which.
       *[other] { $over } have to go, one by one. The others do not see which.
    }
eleven-page-line-goal = You have { $sheets } sheets and { $time } time.

## Choices

eleven-page-turn-to = { $teeth }: { $transport }, steps { $steps }, { $action }. Time { $before } to { $left }.
eleven-page-pick-field = Choose a field with a number, or stay.
eleven-page-free-ride = free ride
eleven-page-free-steps =
    { $count ->
        [one] { $count } free step
       *[other] { $count } free steps
    }
eleven-page-take-clue =
    { $count ->
        [one] take the clue
       *[other] take { $count } clues
    }
eleven-page-leave-clue =
    { $count ->
        [one] leave the clue
       *[other] leave the clues
    }
eleven-page-to = to { $spot }
eleven-page-costs = −{ $cost } time
eleven-page-leaves = leaves { $left }
eleven-page-steps-left =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
eleven-page-then = then { $action }
eleven-page-go = Go
eleven-page-here = Here
eleven-page-lit-fields =
    { $count ->
        [one] { $count } field is lit on the map.
       *[other] { $count } fields are lit on the map.
    }
eleven-page-event-gives = by the event { $gifts }
eleven-label-cards-of = { $left } of { $of } cards
eleven-page-known = known: { $names }
eleven-page-nothing-known = nothing known
eleven-page-fields-short = { $before } → { $now } fields
eleven-page-place-tile = { $building } in the { $slot }: { $before } fields become { $now }
eleven-page-tile-of = Location tile { $building }
eleven-page-give-symbol = Give up the organ symbol on { $tile }
eleven-page-back = Back
eleven-page-card-or-tile = Card or tile
eleven-page-declare = Declare…
eleven-page-play-card = Play the card
eleven-page-play-tile = Play the tile
eleven-page-nothing-to-play = You have nothing to play now.
eleven-page-not-now = Not now
eleven-page-uncover = Uncover to choose.

## My hand

eleven-page-hand = My secret and hand
eleven-page-covered = covered
eleven-page-played = played
eleven-page-my-card = My card: { $figure }, so not the Chosen One. Anybody who chooses the figure: { $ability }
eleven-page-my-role = my role
eleven-page-role-hero = Hero
eleven-page-role-fenrir = Fenrir
eleven-page-role-does-hero = My role: hero. Bring the Chosen One to the organ with 15 sheets.
eleven-page-role-does-fenrir = My role: Fenrir. Catch the Chosen One with 12 sheets and two Marks of the Wolf.
eleven-page-power-p_investigate = Look 3
eleven-page-power-p_transport = Any ride
eleven-page-power-p_research = Draw 3
eleven-page-power-p_compose = +3
eleven-page-power-small-p_investigate = 1 target
eleven-page-power-small-p_transport = once more
eleven-page-power-small-p_research = tiles
eleven-page-power-small-p_compose = sheets
eleven-page-big-sheets = +{ $amount }
eleven-page-big-ride_steam = Ride
eleven-page-big-ride_monorail = Ride
eleven-page-big-ride_airship = Ride
eleven-page-big-trace = Clue
eleven-page-big-time = +{ $amount }
eleven-page-big-trade = +{ $amount }
eleven-page-big-look = Look { $amount }
eleven-page-big-boots = Walk { $amount }
eleven-page-big-inspiration = +{ $amount }
eleven-page-big-archive = Draw { $amount }
eleven-page-big-gate = Gate
eleven-page-big-exchange = Swap
eleven-page-big-seal = Seal

## Looking at cards

eleven-page-hand-of-title = The hand of { $seat }
eleven-page-only-two = Only you and { $seat } see this card. The table is told that you looked.
eleven-page-only-you = Only you see this card. The table is told that you looked.
eleven-page-learned = { $figure } is not the Chosen One.
eleven-page-learned-nothing = A power card: no news.
eleven-page-power-card = Power card
eleven-page-your-card-seen = { $seat } sees your card
eleven-page-now-known = This card of yours is known to one more player.
eleven-page-cell-here = { $figure }, { $place }: certain. { $why }
eleven-page-cell-not = { $figure }, { $place }: certainly not. { $why }

## Declaring

eleven-page-name-title = Name the Chosen One
eleven-page-name-once = One declaration in the whole game. It cannot be taken back.
eleven-page-name-fenrir = You show your Marks of the Wolf.
eleven-page-pick-name = Choose a name.
eleven-page-if-not = If it is not { $figure }
eleven-page-if-not-then = You are out at once and show your character card. You alone will have seen who it is.
eleven-page-if-so = If it is { $figure }
eleven-page-if-so-hero = The card is turned up for all. You play this turn with { $figure } and win on { $spot } with { $sheets } sheets. If the turn ends before that, you are out.
eleven-page-if-so-fenrir = The card is turned up for all. You play this turn with the figure of your own card and win where { $figure } stands ({ $spot }) with { $sheets } sheets. If the turn ends before that, you are out.
eleven-page-can-it = Can it be done this turn?
eleven-page-sheets-now = { $sheets } of { $needed } sheets now
eleven-page-falls-short = The steps fall short.
eleven-page-reaches =
    { $cost ->
        [0] The goal is reached free of charge.
       *[other] The goal is reached for { $cost } time.
    }
eleven-page-sheets-then = Sheets with your own cards: { $sheets } of { $needed }.
eleven-page-not-yet = Not yet
eleven-page-hold = Hold to name { $figure }
eleven-page-hold-how = or press Enter twice
eleven-page-organ-field = the field of the organ
eleven-page-hold-again = press Enter once more

## The end

eleven-page-pile-was = In the pile lay { $names }.

## The log and the notebook

eleven-heading = Hour { $hour }

## What the notebook shows beside the cards

eleven-page-could-be =
    { $count ->
        [one] { $figure } is the Chosen One.
       *[other] { $count } could still be the Chosen One.
    }
eleven-page-note-fenrir = Fenrir
eleven-page-note-names = may name the One
eleven-page-note-knows = may know your card
eleven-page-note-wolves = two wolf marks
eleven-page-note-symbols = organ symbol

# What gives away, by kind of move (my page)
eleven-away-choose = Figures you choose
eleven-away-bid = Your bids
eleven-away-step = Ways you go
eleven-away-look = Where you look
eleven-away-play = Cards you play
eleven-away-use = Tiles you use
