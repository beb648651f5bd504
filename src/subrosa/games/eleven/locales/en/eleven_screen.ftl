### The hour

eleven-label-hour = Hour { $hour }
eleven-label-event = Event:
eleven-label-gears = Gears
eleven-label-now = now
eleven-label-teeth =
    { $count ->
        [one] { $count } tooth
       *[other] { $count } teeth
    }
eleven-label-teeth-back =
    { $count ->
        [one] back { $count } tooth
       *[other] back { $count } teeth
    }
eleven-label-transport = Transport
eleven-label-steps = Steps
eleven-label-action = Action

## The city

eleven-label-mystic = mystic building
eleven-label-clue = clue
eleven-label-organ = Organ
eleven-label-organ-maybe = organ may be here
eleven-label-barred = no way
eleven-label-ways = Also joined:
eleven-label-region =
    { $count ->
        [one] { $count } field left for it
       *[other] { $count } fields left for it
    }
eleven-label-supply =
    { $count ->
        [one] Supply: { $count } clue
       *[other] Supply: { $count } clues
    }
eleven-label-stack =
    { $count ->
        [one] Stack: { $count } tile
       *[other] Stack: { $count } tiles
    }

## Characters and cards

eleven-label-where = Stands on
eleven-label-this-hour = This hour
eleven-label-card = Card
eleven-label-locked = locked
eleven-label-used = chosen
eleven-label-chosen-one = Chosen One
eleven-label-not-chosen-one = not the Chosen One
eleven-label-pile = Unknown pile
eleven-label-face-up = face up
eleven-label-hero = hero
eleven-label-fenrir = Fenrir
eleven-label-organ-mark = organ
eleven-label-wolf-mark =
    { $count ->
        [one] wolf
       *[other] wolf x{ $count }
    }

## Players

eleven-label-order = Place
eleven-label-order-old = Place (was)
eleven-label-time = Time
eleven-label-sheets = Sheets
eleven-label-clues = Clues
eleven-label-tiles = Tiles
eleven-label-powers = Power cards
eleven-label-role = Role
eleven-label-out = out
eleven-label-you-out = you are out
eleven-label-bids = bids { $amount }
eleven-label-passed = passes
eleven-label-hold = You hold

## Choices

eleven-label-position = Place { $position }
eleven-label-bid-leaves = Your bid, and the time you would keep:
eleven-label-pass = Pass, pay nothing
eleven-label-stay = Stay, then act
eleven-label-stop-walk = Stop here
eleven-label-keep-tiles = Keep my tiles
eleven-label-end-turn = End my turn
eleven-label-locomotive =
    { $count ->
        [one] Take the locomotive: { $count } free step
       *[other] Take the locomotive: up to { $count } free steps
    }
eleven-label-free-walk =
    { $count ->
        [one] Free walk: { $count } step
       *[other] Free walk: up to { $count } steps
    }
eleven-label-leaving = { $spot }, leaving the clue
eleven-label-leave = leave
eleven-label-free = free
eleven-label-step-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
eleven-label-clue-count =
    { $count ->
        [0] no clue
        [one] { $count } clue
       *[other] { $count } clues
    }
eleven-label-places-organ = sets the organ on the map, +{ $count } time
eleven-label-yes = Yes
eleven-label-no = No
eleven-label-play-power = Or play a power card first, one a turn:
eleven-label-play-tile = Or play an object tile first, one a turn:
eleven-label-declare = Or declare victory and name the Chosen One; a wrong name puts you out at once:
eleven-label-name = Declare: { $figure }
eleven-label-name-as-fenrir = Declare as Fenrir: { $figure }
eleven-label-act-move_clue = one clue moves by one field
eleven-label-act-investigate =
    { $amount ->
        [one] { $amount } look at hidden cards
       *[other] { $amount } looks at hidden cards
    }
eleven-label-act-research =
    { $amount ->
        [one] draw { $amount } research tile
       *[other] draw { $amount } research tiles
    }
eleven-label-act-compose =
    { $amount ->
        [one] { $amount } sheet
       *[other] { $amount } sheets
    }

## What an event gives

eleven-label-gift-gain_time = +{ $count } time
eleven-label-gift-clues =
    { $count ->
        [one] +{ $count } clue
       *[other] +{ $count } clues
    }
eleven-label-gift-gain_sheets =
    { $count ->
        [one] +{ $count } sheet
       *[other] +{ $count } sheets
    }
eleven-label-gift-draw =
    { $count ->
        [one] +{ $count } tile
       *[other] +{ $count } tiles
    }
eleven-label-gift-look =
    { $count ->
        [one] +{ $count } look
       *[other] +{ $count } looks
    }
eleven-label-gift-free_walk = a free walk
eleven-label-gift-twice = the ability twice
eleven-label-gift-recover = a power card back
eleven-label-gift-lock = locks somebody

## Abilities

eleven-ability-lilja =
    { $amount ->
        [one] draws { $amount } research tile
       *[other] draws { $amount } research tiles
    }
eleven-ability-pahlsson = uses anybody else’s ability for { $cost } time
eleven-ability-johnsson = { eleven-label-act-compose }
eleven-ability-vikstrom = { $amount } time
eleven-ability-lewis =
    { $amount ->
        [one] { $amount } look at hidden cards
       *[other] { $amount } looks at one player or the pile
    }
eleven-ability-snowy =
    { $amount ->
        [one] walks { $amount } step, free
       *[other] walks up to { $amount } steps, free
    }
eleven-ability-vidal = one of the four actions, free
eleven-ability-koleberg = puts a clue on a mystic building

## Power cards

eleven-power-p_investigate =
    { $amount ->
        [one] { $amount } look at hidden cards
       *[other] up to { $amount } looks at one player or the pile
    }
eleven-power-p_transport = one more free ride, with any transport
eleven-power-p_research = { eleven-label-act-research }
eleven-power-p_compose = { eleven-label-act-compose }

## Tiles

eleven-tile-location = location tile for the compass
eleven-tile-sheets = { eleven-label-act-compose }
eleven-tile-ride_steam = one more free ride by steam train
eleven-tile-ride_monorail = one more free ride by monorail
eleven-tile-ride_airship = one more free ride by airship
eleven-tile-trace = a clue from the supply goes on a mystic building
eleven-tile-time = { $amount } time
eleven-tile-trade = give up a clue for { $amount } time
eleven-tile-look =
    { $amount ->
        [one] { $amount } look at a hidden card
       *[other] { $amount } looks at one player or the pile
    }
eleven-tile-boots = for { $cost } time: walk up to { $amount } steps
eleven-tile-inspiration =
    { $amount ->
        [one] for { $cost } time: { $amount } sheet
       *[other] for { $cost } time: { $amount } sheets
    }
eleven-tile-archive =
    { $amount ->
        [one] for { $cost } time: draw { $amount } research tile
       *[other] for { $cost } time: draw { $amount } research tiles
    }
eleven-tile-gate = for { $cost } time: set any figure on an empty mystic building
eleven-tile-exchange = any two figures change places
eleven-tile-seal = cannot be played; its marks count

## The end

eleven-label-won-hero =
    { $me ->
        [yes] You win as a hero: the Chosen One has played the Song of Making.
       *[no] { $seat } wins as a hero: the Chosen One has played the Song of Making.
    }
eleven-label-won-fenrir =
    { $me ->
        [yes] You win as Fenrir: the Chosen One is caught.
       *[no] { $seat } wins as Fenrir: the Chosen One is caught.
    }
eleven-label-ragnarok = Ragnarök. Nobody saved the world; all are lost.
