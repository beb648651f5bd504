### The Name of the Rose. Names of monks, figures, places, cards and events come from the data file.

## Parts of sentences: a figure inside a sentence and at its beginning, into a place

rose-figure =
    { $figure ->
        [William] William
        [Adson] Adson
       *[other] the { $figure }
    }
rose-figure-first =
    { $figure ->
        [William] William
        [Adson] Adson
       *[other] The { $figure }
    }
rose-into = to the { $place }

## What is told

rose-told-first =
    { $me ->
        [yes] You are drawn to begin.
       *[no] { $seat } is drawn to begin.
    }
rose-told-stands = { rose-figure-first } begins in the { $place }.
rose-told-placed =
    { $me ->
        [yes] You put { rose-figure } in the { $place }.
       *[no] { $seat } puts { rose-figure } in the { $place }.
    }
rose-told-laid = Task { $tile } is laid out in the { $place }.
rose-told-you_are = You are { $monk }. Let nobody know.
rose-told-has_identity = { $seat } secretly becomes one of the monks.
rose-told-you_draw = You draw { $card }.
rose-told-draws = { $seat } draws a card.
rose-told-event = Day { $day } dawns. The event of the day is “{ $event }”.
rose-told-played =
    { $me ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
rose-told-called =
    { $me ->
        [yes] You call { $figure }.
       *[no] { $seat } calls { $figure }.
    }
rose-told-spent =
    { $me ->
        [yes]
            { $tiles ->
                [0] You spend no time tile.
                [one] You spend { $tiles } time tile.
               *[other] You spend { $tiles } time tiles.
            }
       *[no]
            { $tiles ->
                [0] { $seat } spends no time tile.
                [one] { $seat } spends { $tiles } time tile.
               *[other] { $seat } spends { $tiles } time tiles.
            }
    }
rose-told-time = Time moves on from { $before } to { $now }.
rose-told-night_comes =
    { $me ->
        [yes] You reach the blue field: night falls when this turn is done.
       *[no] { $seat } reaches the blue field: night falls when this turn is done.
    }
rose-told-you_return = You give back { $tile }. Only you know which tile it was.
rose-told-returns = { $seat } gives back a time tile.
rose-told-returned =
    { $me ->
        [yes] You give back the time tile { $tile }.
       *[no] { $seat } gives back the time tile { $tile }.
    }
rose-told-moved =
    { $me ->
        [yes] You move { rose-figure } { rose-into }.
       *[no] { $seat } moves { rose-figure } { rose-into }.
    }
rose-told-stopped =
    { $me ->
        [yes] You do not use the card a second time.
       *[no] { $seat } does not use the card a second time.
    }
rose-told-won =
    { $me ->
        [yes] You take the task { $tile } in the { $place } as a time tile.
       *[no] { $seat } takes the task { $tile } in the { $place } as a time tile.
    }
rose-told-judged_more =
    { $figure ->
        [Adson]
            { $me ->
                [yes] You have Adson raise the suspicion against { $monk }.
               *[no] { $seat } has Adson raise the suspicion against { $monk }.
            }
       *[other]
            { $me ->
                [yes] You have { $figure } add to the evidence against { $monk }.
               *[no] { $seat } has { $figure } add to the evidence against { $monk }.
            }
    }
rose-told-judged_less =
    { $figure ->
        [Adson]
            { $me ->
                [yes] You have Adson allay the suspicion against { $monk }.
               *[no] { $seat } has Adson allay the suspicion against { $monk }.
            }
       *[other]
            { $me ->
                [yes] You have { $figure } dismiss evidence against { $monk }.
               *[no] { $seat } has { $figure } dismiss evidence against { $monk }.
            }
    }
rose-told-gave_two =
    { $me ->
        [yes] You give 2 evidence to { $monk }.
       *[no] { $seat } gives 2 evidence to { $monk }.
    }
rose-told-gave_one_each =
    { $me ->
        [yes] You give 1 evidence each to { $monk } and { $other }.
       *[no] { $seat } gives 1 evidence each to { $monk } and { $other }.
    }
rose-told-added =
    { $me ->
        [yes] You put { $points } suspicion on { $monk }.
       *[no] { $seat } puts { $points } suspicion on { $monk }.
    }
rose-told-suspicion = { $monk }: suspicion from { $before } to { $now }.
rose-told-evidence = { $monk }: evidence from { $before } to { $now }.
rose-told-reshuffled =
    { $cards ->
        [one] The discard pile is shuffled: the new draw pile has { $cards } card.
       *[other] The discard pile is shuffled: the new draw pile has { $cards } cards.
    }
rose-told-night =
    { $me ->
        [yes] Night falls on day { $day }. You ended it and take the event card “{ $event }”. All suspicion returns to 10.
       *[no] Night falls on day { $day }. { $seat } ended it and takes the event card “{ $event }”. All suspicion returns to 10.
    }
rose-told-by_event = “{ $event }” takes effect.
rose-told-laid_marker = You lay { $monk } face down: a monk you are not.
rose-told-has_chosen = { $seat } has chosen.
rose-told-revealed =
    { $me ->
        [yes] You show { $monk }, so now they know that you are not { $monk }.
       *[no] { $seat } shows { $monk }, and so is not { $monk }.
    }
rose-told-clue_you = You are { $monk }. { $count } players, six monks.
rose-told-clue_not =
    { $me ->
        [yes] You are not { $monk }.
       *[no] { $seat } is not { $monk }.
    }
rose-told-laid_guess = Your guess is laid: { $seat } is { $monk }.
rose-told-was =
    { $me ->
        [yes] You were { $monk } all along.
       *[no] { $seat } was { $monk } all along.
    }
rose-told-accused_right =
    { $me ->
        [yes] You took { $other } for { $monk }, and you were right.
       *[no]
            { $other_me ->
                [yes] { $seat } took you for { $monk }, and was right.
               *[no] { $seat } took { $other } for { $monk }, and was right.
            }
    }
rose-told-accused_wrong =
    { $me ->
        [yes] You took { $other } for { $monk }, and you were wrong.
       *[no]
            { $other_me ->
                [yes] { $seat } took you for { $monk }, and was wrong.
               *[no] { $seat } took { $other } for { $monk }, and was wrong.
            }
    }
rose-told-holds_events =
    { $me ->
        [yes]
            { $cards ->
                [0] You hold no event card.
                [one] You hold { $cards } event card: 2 more evidence.
               *[other] You hold { $cards } event cards: 2 more evidence for each.
            }
       *[no]
            { $cards ->
                [0] { $seat } holds no event card.
                [one] { $seat } holds { $cards } event card: 2 more evidence.
               *[other] { $seat } holds { $cards } event cards: 2 more evidence for each.
            }
    }
rose-told-place =
    { $me ->
        [yes] Place { $place }: you, as { $monk }, with { $points } evidence.
       *[no] Place { $place }: { $seat }, as { $monk }, with { $points } evidence.
    }

## What is asked

rose-ask-card = Play one of your cards.
rose-ask-call = Who is called: William for { $william } time, or Adson for { $adson }?
rose-ask-spend =
    { $most ->
        [one] { $card } costs { $cost } time: from { $before } to { $now }. Do you spend a time tile to save 1?
       *[other] { $card } costs { $cost } time: from { $before } to { $now }. How many time tiles do you spend, at most { $most }, to save 1 each?
    }
rose-ask-place = Where does { rose-figure } go?
rose-ask-figure = Who goes { rose-into }?
rose-ask-task = Which of the two tasks does { rose-figure } do?
rose-ask-sign =
    { $figure ->
        [Adson] Adson asks about { $monk }: { $points } suspicion more, or less?
       *[other] { $figure } asks about { $monk }: { $points } evidence more, or less?
    }
rose-ask-split = Give 2 evidence to one monk, or 1 to each of two.
rose-ask-delicate = Which monk gets { $points } suspicion?
rose-ask-again = Use { $card } once more, or stop?
rose-ask-return = Which time tile do you give back?
rose-ask-stand = Where does { rose-figure } begin?
rose-ask-marker = Show one marker: which monk are you not?
rose-ask-accuse = Which monk is { $seat }?

## What the others see meanwhile

rose-wait-card = { $seat } is choosing a card.
rose-wait-call = { $seat } is choosing between William and Adson.
rose-wait-spend = { $seat } is choosing how many time tiles to spend.
rose-wait-place = { $seat } is choosing a place.
rose-wait-figure = { $seat } is choosing who moves.
rose-wait-task = { $seat } is choosing a task.
rose-wait-sign = { $seat } is weighing the monks: more or less?
rose-wait-split = { $seat } is choosing who gets evidence.
rose-wait-delicate = { $seat } is choosing who gets suspicion.
rose-wait-again = { $seat } may use the card once more.
rose-wait-return = { $seat } is choosing a time tile to give back.
rose-wait-stand = { $seat } is putting a figure on the board.
rose-wait-marker = Still choosing a marker to show: { $seat }.
rose-wait-accuse = Still accusing: { $seat }.

## Help

rose-help-card = Play one of your three cards. A monk’s card sends that monk anywhere else; a place’s card brings any figure there; a William/Adson card moves one of the two investigators. The number is the time it costs, and whoever moves the sundial to the blue field ends the day and takes the event card: 2 evidence at the end of the game. Everybody sees the card you play; what you keep and draw stays secret.
rose-help-call = The card moves William or Adson, and now you say which. William meets the monks of a place and gives or takes evidence, Adson does the same with suspicion. Their times are printed on the card, and William’s is the longer one. Everybody hears your call.
rose-help-spend = Each time tile you spend saves one step on the sundial. You may spend only tiles from earlier turns, and never more than the card costs; they go back to the end of the chain. If the marker reaches or passes the blue field, the day ends when your turn is done. Everybody sees how many tiles you spend.
rose-help-place = The figure may go to any other place; there are no paths to follow. A monk who finds a task of his own colour does it: his suspicion falls by its value and you take the tile as a time tile. If there is none, his suspicion rises by everything lying there. An investigator asks about every monk he meets, and an empty place gives him nothing to do. Everybody sees the move.
rose-help-figure = Choose a figure that is not there yet; it comes to the place on your card. A monk who finds a task of his own colour there loses suspicion and wins you the tile; any other monk gains suspicion by all the tasks lying there. William or Adson asks about every monk already present, at the time printed on this card. Everybody sees who you move.
rose-help-task = Both tasks here have the monk’s colour, and he does one of them. His suspicion falls by its value, though not below 0. You take that tile as a time tile for later turns; the other one stays. Everybody sees which one you take.
rose-help-sign = You decide for each monk in this place, one after the other. William moves evidence and Adson moves suspicion, each time up or down by the number shown. Suspicion stays between 0 and 40, and what goes beyond a limit is lost. Everybody sees your signs, so mind what they say about you.
rose-help-split = The event of the day makes you hand out evidence: 2 for one monk, or 1 for each of two. Any monk may get it, wherever he stands; taking evidence away is not possible. Everybody sees whom you choose.
rose-help-delicate = The event of the day makes you put suspicion on one monk: as much as the printed time of your card, whether or not you spent tiles. Any monk will do, even the one you moved, and suspicion never rises above 40. Everybody sees whom you choose.
rose-help-again = Today you may use your card twice. A place’s card brings a second figure there; a monk’s or investigator’s card moves the same figure on, even back to where it came from. The second move counts in full, but the time is paid only once. You may also stop. Everybody sees what you do.
rose-help-return = One of your time tiles goes back to the end of the chain, and you choose which. It will come up again later as a task. The others see only that a tile goes back, not which one.
rose-help-stand = Before the first day the players put the eight figures on the board in turn. Every figure needs a place of its own, so any place that is still free will do. Everybody sees it.
rose-help-marker = All players choose a marker in secret; then all are turned up together. It must be a monk you are not and have not shown before. Every marker shown puts 2 evidence on its monk and stays in the open. You may change your choice until the last player has chosen.
rose-help-accuse = You guess which monk each opponent is, going clockwise from your left, and use each colour only once. For every opponent who sees through you, your own monk gets evidence: 12, 6, 4 or 3 with two, three, four or five players. Nobody sees a guess until all are laid, and until then you may change yours.

## The aim

rose-aim = Least evidence wins.
rose-aim-monk =
    Least evidence wins. You are { $monk }: evidence { $evidence }, { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] last
    } of six{ $points ->
        [0] .
       *[other] ; { $points } more at the end for your event cards.
    }
rose-aim-monk-short =
    Least evidence wins. You are { $monk }: evidence { $evidence }, { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] last
    } of six{ $points ->
        [0] .
       *[other] ; { $points } more at the end.
    }

## The events

rose-event-communicative = When William joins Adson or Adson joins William, suspicion turns into evidence at once, as it does at night, and all suspicion goes back to 10. If all six monks are equally suspect, this does not happen.
rose-event-enigmatic = When you move a monk to where William stands, you give 2 evidence to one monk, or 1 to each of two.
rose-event-diligent = After your action you may use the same card once more, with a second full action. Time is paid only once.
rose-event-on_the_scent = Whoever moves William then gives 2 evidence to one monk, or 1 to each of two, wherever they are.
rose-event-hasty = No time tiles may be spent today. They may still be won.
rose-event-unbelieving = When you move a monk to the church, every other player who has a time tile gives one back.
rose-event-inconspicuous = A monk moved to a place where no other figure stands loses 1 evidence.
rose-event-delicate = After every turn the player puts suspicion on a monk: as much as the time on the card played.
rose-event-forbidden = A monk moved to the library gets 2 evidence.
rose-event-caught = Tonight suspicion brings double evidence: 10, 8, 6, 4, 2, 0.
rose-event-incriminating = William gives or takes 6 evidence instead of 3, Adson 10 suspicion instead of 5.
rose-event-inquiring = When you move a monk to where other monks are, each of those gets 1 evidence; the one who moved gets none.
rose-event-dubious = Every monk who is moved gets 1 evidence.
rose-event-suspicious = After every turn the monk with the most suspicion gets 1 evidence. If several share the top, all of them do; if all six are equal, nobody does.

## Why not

rose-not-full = All eight figures are in the { $place } already, so that card could move nobody.
rose-not-held = You do not hold { $card }.
rose-no-card = There is no card called “{ $wish }”.
rose-not-hasty = The event of the day is Hasty: no time tiles may be spent.
rose-not-spend =
    { $tiles ->
        [0] You cannot spend a time tile now.
        [one] You can spend at most { $tiles } time tile now.
       *[other] You can spend at most { $tiles } time tiles now.
    }
rose-no-place = “{ $wish }” does not name a figure and a place.
rose-not-there-already = { rose-figure-first } is in the { $place } already.
rose-not-this-place = Your card brings a figure { rose-into } and nowhere else.
rose-not-this-figure = Your card moves { rose-figure } and nobody else.
rose-not-own-marker = You are { $monk } yourself, so this marker must stay hidden.
rose-not-shown-twice = You have already shown { $monk }.
rose-not-this-opponent = Guesses go clockwise round the table. Next in line: { $seat }.
rose-not-twice = You have already used { $monk } for another opponent.
rose-not-own-accusation = You are { $monk } yourself, and at this table you may not accuse with your own colour.

## The steps by name

rose-step-split = Handing out evidence
rose-step-accuse = Accusation

## Labels on the screen

rose-label-suspicion = Suspicion
rose-label-evidence = Evidence
rose-label-sundial =
    { $left ->
        [one] Sundial { $at }, { $left } step to night
       *[other] Sundial { $at }, { $left } steps to night
    }
rose-label-day = Day { $day }
rose-label-event = Event
rose-label-hand = Your cards
rose-label-identity = You are
rose-label-tiles = Time tiles
rose-label-chain =
    { $count ->
        [one] Chain: { $count } tile
       *[other] Chain: { $count } tiles
    }
rose-label-pile =
    { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
rose-label-discard = Discard pile
rose-label-figures = Figures
rose-label-markers-shown = Markers shown
rose-label-event-cards = Event cards
rose-label-if-night = Evidence if night fell now
rose-label-more = { $points } more
rose-label-less = { $points } less
rose-label-nobody = nobody

## Options of the table

rose-option-sundial_overshoot = Steps past 24
rose-option-sundial_overshoot-why = When a card carries time over nightfall, do the extra steps count for the next day?
rose-option-sundial_overshoot-carry = They count
rose-option-sundial_overshoot-reset = Start at 0
rose-option-tile_return = Time tiles given back
rose-option-tile_return-why = Which of your tiles returns to the chain?
rose-option-tile_return-oldest_first = Oldest
rose-option-tile_return-owner_choice = I choose
rose-option-tile_return-random = By lot
rose-option-time_step = Order of a turn
rose-option-time_step-why = German rules move time before the figure; the French overview moves it last.
rose-option-time_step-early = Time first
rose-option-time_step-late = Time last
rose-option-evidence_floor = Evidence below 0
rose-option-evidence_floor-why = Can evidence against a monk fall below 0?
rose-option-evidence_floor-zero = No
rose-option-evidence_floor-none = Yes
rose-option-short_chain = A place without tasks when the chain is empty?
rose-option-short_chain-wait = Waits for tiles
rose-option-short_chain-leave = Stays empty
rose-option-figure_setup = Where do the figures start?
rose-option-figure_setup-random = By lot
rose-option-figure_setup-players_in_turn = We place them
rose-option-accusation_own_colour = May you accuse with your own colour?
rose-option-accusation_own_colour-allowed = Yes
rose-option-accusation_own_colour-forbidden = No
rose-option-discard_view = May the discard pile be read?
rose-option-discard_view-full = Yes
rose-option-discard_view-top_only = Only the top card
rose-option-card_times = Which times are on the cards? (reconstructed)
rose-option-card_times-even_1_4 = Even, 1 to 4
rose-option-card_times-slow_2_4 = Short days, 2 to 4
rose-option-card_times-wide_1_5 = Wide, 1 to 5
rose-option-tile_values = Which values are on the tasks? (reconstructed)
rose-option-tile_values-ml_2_6 = Balanced, 2 to 6
rose-option-tile_values-flat_2_6 = Flat, 2 to 6
rose-option-tile_values-low_2_6 = Low, 2 to 6

## Why something is certain, for the notebook

rose-matter-identity = Who is { $seat }?
rose-right-identity = Right: { $seat } is the { $name } monk.
rose-thought-identity =
    { $you ->
        [1] I took you for { $name }: { $share } %.
       *[other] I took { $seat } for { $name }: { $share } %.
    }
rose-note-unmasked-identity = { $seat } was unmasked as { $name }.
rose-note-kept-identity = { $seat } stayed hidden to the end: who watched gave { $name } { $percent } %.
rose-why-own_card = { $monk } is your own monk.
rose-why-shown_by = { $seat } has shown { $monk }.
rose-why-taken_by = { $seats } can only be { $monks }.
rose-deeds = What each did to each monk
rose-deeds-how = Suspicion and evidence together, all days. Nights and markers are nobody’s deed.
