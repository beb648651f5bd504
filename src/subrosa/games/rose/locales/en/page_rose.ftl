### The Name of the Rose on the page: what its own screen says. Questions, tellings and names are in rose.ftl.

## Today, short enough for one line

rose-today-communicative = William meets Adson: suspicion becomes evidence.
rose-today-enigmatic = A monk moved to William: hand out 2 evidence.
rose-today-diligent = You may use your card twice; time is paid once.
rose-today-on_the_scent = Whoever moves William hands out 2 evidence.
rose-today-hasty = No time tiles may be spent today.
rose-today-unbelieving = A monk moved to the Church: others give a tile back.
rose-today-inconspicuous = A monk moved to an empty place loses 1 evidence.
rose-today-delicate = After each turn: as much suspicion as the card’s time.
rose-today-forbidden = A monk moved to the Library gets 2 evidence.
rose-today-caught = Tonight suspicion brings double evidence.
rose-today-incriminating = William: ±6 evidence, Adson: ±10 suspicion.
rose-today-inquiring = A monk moved to others: each of those gets 1 evidence.
rose-today-dubious = Every monk that is moved gets 1 evidence.
rose-today-suspicious = After each turn the most suspect get 1 evidence.

## Labels on the board

rose-board-today = Day { $day } · { $event }
rose-board-ended = ended by { $seat }
rose-board-accusation = 7 · Accusation
rose-board-left = { $left } left
rose-board-next = next
rose-board-draw = draw
rose-board-discard = discard { $count }
rose-board-piles = draw · discard
rose-board-if-night = small number: evidence if night fell now
rose-board-ev = ev { $by }
rose-since-suspicion = susp. { $by }
rose-since-evidence = evid. { $by }
rose-places = Places
rose-days = Days
rose-day-unknown = Nobody knows yet.
rose-days-open = Show all days
rose-place-tasks = Tasks: { $tiles }.
rose-place-no-tasks = No tasks.
rose-place-here = Here: { $figures }.
rose-place-nobody = Nobody here.
rose-figure-label = { $figure }, in the { $place }.
rose-monk-label = { $figure }, in the { $place }, suspicion { $suspicion }, rank from below { $rank }, evidence { $evidence }.
rose-track-night = { $monk } { $points }, plus { $night } at night
rose-effect-less = { $monk } would lose { $points } suspicion.
rose-effect-more = { $monk } would gain { $points } suspicion.
rose-effect-same = The suspicion against { $monk } would stay.
rose-effect-meets = { $figure } would meet { $monks }.
rose-effect-nobody = Nobody would be met there.

## The line below the question

rose-then-card =
    { $time_step ->
        [late] Then a figure moves, and what is there decides; time moves last.
       *[other] Then time moves, a figure moves, and what is there decides.
    }
rose-then-call = William: time { $william }, evidence more or less. Adson: time { $adson }, suspicion more or less.
rose-then-spend = Each time tile you give back saves 1; it goes to the end of the chain.
rose-then-night =
    { $tiles ->
        [0] Then night falls: the event card is yours, 2 evidence.
        [one] Unless a time tile is spent, night falls after this turn: the event card would be yours, 2 evidence.
       *[other] Unless { $tiles } time tiles are spent, night falls after this turn: the event card would be yours, 2 evidence.
    }
rose-then-place = Numbers show the change of suspicion.
rose-then-investigator = Numbers show how many monks he would meet, and how much more or less it is for each.
rose-then-figure = Numbers show what it does to each monk.
rose-then-again = Time is paid only once. Numbers show what the second move would do.
rose-then-task = { $tile }: { $before } to { $now }.
rose-then-sign = Everybody sees your signs.
rose-then-judged = Decided: { $monks }.
rose-then-next = Then { $monks }.
rose-then-split = “{ $event }”: choose one monk, then the same again or another.
rose-then-delicate = “{ $event }”: as much as your card’s time.
rose-then-return = Only you know which.
rose-then-stand = A free place.
rose-then-marker = All turn up together; each marker puts 2 evidence on its monk.
rose-then-accuse = Change every guess until you lay them all. Nobody sees them before all are in.
rose-uncover = Covered. Uncover to choose.

## What is looked at, played out in words

rose-focus-card = { $card }: time moves on by { $cost }, from { $before } to { $now }.
rose-focus-caller = { $card }: you say which of the two.
rose-focus-goes = { rose-figure-first } goes anywhere else.
rose-focus-comes = Any figure comes { rose-into }.
rose-focus-put = { rose-figure-first } begins in the { $place }.
rose-focus-move = { rose-figure-first } { rose-into }: suspicion { $before } to { $now }.
rose-focus-tasks = { rose-figure-first } { rose-into }: suspicion { $before } to { $either } or { $or }.
rose-focus-same = { rose-figure-first } { rose-into }: suspicion stays at { $before }.
rose-focus-meets = { rose-figure-first } { rose-into }: he meets { $monks }.
rose-focus-nobody = { rose-figure-first } { rose-into }: nobody is there.
rose-focus-decide-evidence = You decide for each: { $points } evidence more or less.
rose-focus-decide-suspicion = You decide for each: { $points } suspicion more or less.
rose-focus-nothing = Nothing happens.
rose-focus-won = You win { $tile } as a time tile.
rose-focus-win = You win the task you use as a time tile.
rose-focus-night = If night fell now: { $monk } +{ $now } evidence instead of +{ $before }.
rose-focus-event = “{ $event }”: evidence { $changes }.
rose-focus-hands = “{ $event }”: then you hand out 2 evidence.
rose-focus-marker = Show that you are not { $monk }?
rose-focus-open = { $monk } gets 2 evidence. Still open: { $monks }.

## Buttons

rose-do-play = Play { $card }
rose-do-spend =
    { $tiles ->
        [0] Spend none · to { $now }
        [one] Spend { $tiles } · to { $now }
       *[other] { $tiles } · to { $now }
    }
rose-do-move = Move here
rose-do-go = { rose-figure-first } { rose-into }
rose-do-stop = Stop
rose-do-more = More · to { $now }
rose-do-less = Less · to { $now }
rose-do-lay = Lay { $monk }
rose-back = Back
rose-clear = Clear
rose-accuse = Accuse
rose-accuse-of = Accuse · { $made } of { $of }

## Judging, revelation, accusation

rose-judge = { rose-figure-first } in the { $place }
rose-judge-more = { $monk } more: to { $now }
rose-judge-less = { $monk } less: to { $now }
rose-judge-to = to { $now }
rose-all-choose = All choose in secret
rose-revelation = Revelation after day { $day }
rose-revelation-how = Everybody lays one marker in secret: a monk he is not. All turn up together; each marker shown puts { $points } evidence on that monk.
rose-already-shown = already shown
rose-own-monk = you yourself: never this one
rose-you = You
rose-choosing =
    { $me ->
        [yes] are choosing
       *[no] is choosing
    }
rose-chosen =
    { $me ->
        [yes] have chosen
       *[no] has chosen
    }
rose-accusation = Accusation
rose-accusation-how = Lay one of your markers before each of the others: who is which monk? Each monk can be named once. A right guess puts { $points } evidence on that player.
rose-choose-marker = choose a marker
rose-guess = { $seat } is { $monk }
rose-markers = Your markers
rose-own-guess = { $monk } is you: allowed, but never right.
rose-tag-not = not
rose-tag-shown = shown
rose-evidence-before = Evidence before the accusation

## My secret and my hand

rose-covered = covered
rose-card-caller = William or Adson
rose-card-monk = to any place
rose-card-place = any figure
rose-card-covered = Card { $number }, covered
rose-card-label =
    { $who ->
        [no] { $card }, time { $time }.
       *[other] { $card }, time { $time }, { $who }.
    }
rose-card-laid = You have laid { $card }.
rose-tiles-how =
    { $count ->
        [0] none yet
       *[other] each saves one step
    }

## Players

rose-count-tiles =
    { $count ->
        [one] { $count } time tile
       *[other] { $count } time tiles
    }
rose-count-events =
    { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    }
rose-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rose-is-not = has shown: { $monks }

## Keys

rose-key-hand = play a card of the hand
rose-key-back = let go of what is looked at
rose-key-confirm = confirm what is looked at
rose-key-marker = a monk, in the order of the tracks
rose-key-opponent = the next of the others
rose-key-clear = take all guesses back

## The end

rose-end-open = The accusation is open.
rose-end-won =
    { $me ->
        [yes] You were the { $monk } monk, and win with { $points } evidence.
       *[no] { $seat } was the { $monk } monk, and wins with { $points } evidence.
    }
rose-end-shared = { $seats } share the win with { $points } evidence.
rose-end-seen =
    { $hits ->
        [0] Nobody saw through you.
       *[other] { $hits } of { $others } saw through you.
    }
rose-end-nobody =
    { $count ->
        [one] { $monks } was nobody’s.
       *[other] { $monks } were nobody’s.
    }
rose-end-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
rose-was = was { $monk }
rose-end-track = evidence on the track
rose-end-named = named by { $hits } of { $others }
rose-end-events =
    { $count ->
        [one] { $count } event card taken
       *[other] { $count } event cards taken
    }
rose-end-total = total
rose-end-whom = Who accused whom
rose-end-right = right · +{ $points }
rose-end-wrong = wrong
rose-open = Also open now
rose-open-hands = last hands
rose-open-chain = tiles still in the chain
rose-open-events = events never used
rose-open-nobody = nobody was

## The log and the notebook

rose-heading = Day { $day } · { $event }

# What gives away, by kind of move (my page)
rose-away-play = Cards you play
rose-away-move = Where you send figures
rose-away-call = Calling William or Adson
rose-away-more = Monks you charge
rose-away-less = Monks you spare
rose-away-show = Markers you show
rose-away-suspect = Monks you put suspicion on
rose-away-do = Tasks you choose
rose-deeds-none = nothing
rose-deeds-spares = { $seat } spares { $monk } most.
rose-deeds-spares-shown = { $seat } spares { $monk } most, but has shown { $monk }.
rose-cross-own = you are { $monk }
