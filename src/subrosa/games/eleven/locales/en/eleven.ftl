### What is told

eleven-told-gears = The gears are set for the first hour.
eleven-told-gears_show =
    { $steps ->
        [one] The gears show: { $transport }, { $steps } step, { $action }.
       *[other] The gears show: { $transport }, { $steps } steps, { $action }.
    }
eleven-told-you_hold = You hold the card of { $figure }, who is therefore not the Chosen One.
eleven-told-has_card = { $seat } gets a character card.
eleven-told-chosen_aside = A card is put aside unseen: the Chosen One.
eleven-told-old_order =
    { $me ->
        [yes] The lot puts you in place { $position } for the first auction.
       *[no] The lot puts { $seat } in place { $position } for the first auction.
    }
eleven-told-event = Hour { $hour } strikes. { $event }
eleven-told-you_are_hero = Fenrir awakens, but not in you: you are a hero. Keep it to yourself.
eleven-told-you_are_fenrir = Fenrir awakens, and it is you: from now on you hunt the Chosen One. Let nobody know.
eleven-told-has_role = { $seat } looks at a role in secret.
eleven-told-opened =
    { $me ->
        [yes] You open an auction for place { $position }.
       *[no] { $seat } opens an auction for place { $position }.
    }
eleven-told-bid =
    { $me ->
        [yes] You bid { $amount } for place { $position }.
       *[no] { $seat } bids { $amount } for place { $position }.
    }
eleven-told-passed =
    { $me ->
        [yes] You pass in the auction for place { $position }.
       *[no] { $seat } passes in the auction for place { $position }.
    }
eleven-told-placed =
    { $me ->
        [yes] Place { $position } of this hour is yours.
       *[no] Place { $position } of this hour goes to { $seat }.
    }
eleven-told-laid_clue =
    { $me ->
        [yes] You put a clue on { $spot }.
       *[no] { $seat } puts a clue on { $spot }.
    }
eleven-told-chose =
    { $me ->
        [yes] You choose { $figure } for this turn.
       *[no] { $seat } chooses { $figure } for this turn.
    }
eleven-told-locked =
    { $me ->
        [yes] You lock { $figure } for this hour.
       *[no] { $seat } locks { $figure } for this hour.
    }
eleven-told-copied =
    { $me ->
        [yes] You use the ability of { $figure }.
       *[no] { $seat } uses the ability of { $figure }.
    }
eleven-told-acted =
    { $me ->
        [yes] You carry out an action free of charge: { $action }.
       *[no] { $seat } carries out an action free of charge: { $action }.
    }
eleven-told-twice_yes =
    { $me ->
        [yes] You use the ability once more.
       *[no] { $seat } uses the ability once more.
    }
eleven-told-twice_no =
    { $me ->
        [yes] You do not use the ability again.
       *[no] { $seat } does not use the ability again.
    }
eleven-told-recovered =
    { $me ->
        [yes] You take back the power card “{ $power }”.
       *[no] { $seat } takes back the power card “{ $power }”.
    }
eleven-told-laid_trace =
    { $me ->
        [yes] You put a clue on the mystic building { $spot }.
       *[no] { $seat } puts a clue on the mystic building { $spot }.
    }
eleven-told-turned =
    { $me ->
        [yes]
            { $teeth ->
                [-1] You turn the gears back by 1 tooth.
                [-2] You turn the gears back by 2 teeth.
                [-3] You turn the gears back by 3 teeth.
                [one] You turn the gears by { $teeth } tooth.
               *[other] You turn the gears by { $teeth } teeth.
            }
       *[no]
            { $teeth ->
                [-1] { $seat } turns the gears back by 1 tooth.
                [-2] { $seat } turns the gears back by 2 teeth.
                [-3] { $seat } turns the gears back by 3 teeth.
                [one] { $seat } turns the gears by { $teeth } tooth.
               *[other] { $seat } turns the gears by { $teeth } teeth.
            }
    }
eleven-told-stepped =
    { $me ->
        [yes] You move { $figure } to { $spot }.
       *[no] { $seat } moves { $figure } to { $spot }.
    }
eleven-told-rode =
    { $me ->
        [yes] You have { $figure } ride to { $spot }.
       *[no] { $seat } has { $figure } ride to { $spot }.
    }
eleven-told-began_walk =
    { $me ->
        [yes] You begin a free walk.
       *[no] { $seat } begins a free walk.
    }
eleven-told-stood_still =
    { $me ->
        [yes] You go no further.
       *[no] { $seat } goes no further.
    }
eleven-told-handed_in =
    { $me ->
        [yes]
            { $clues ->
                [0] You hand in no clue.
                [one] You hand in { $clues } clue.
               *[other] You hand in { $clues } clues.
            }
       *[no]
            { $clues ->
                [0] { $seat } hands in no clue.
                [one] { $seat } hands in { $clues } clue.
               *[other] { $seat } hands in { $clues } clues.
            }
    }
eleven-told-turned_to =
    { $me ->
        [yes] You ask to see a card of { $other }.
       *[no]
            { $other_me ->
                [yes] { $seat } asks to see a card of yours.
               *[no] { $seat } asks to see a card of { $other }.
            }
    }
eleven-told-turned_to_pile =
    { $me ->
        [yes] You turn to the pile of the unknown.
       *[no] { $seat } turns to the pile of the unknown.
    }
eleven-told-look_on_yes =
    { $me ->
        [yes] You look at one card more.
       *[no] { $seat } looks at one card more.
    }
eleven-told-look_on_no =
    { $me ->
        [yes] You look at no more cards.
       *[no] { $seat } looks at no more cards.
    }
eleven-told-you_see_character = You see the card of { $figure }, who is therefore not the Chosen One.
eleven-told-you_see_chosen = The Chosen One, you see now, is { $figure }.
eleven-told-clue_with = You see { $figure } in the hand of { $seat }.
eleven-told-clue_in_pile = You see { $figure } in the pile of the unknown.
eleven-told-you_see_power = You see a power card, and that is no news.
eleven-told-your_character_was_seen = { $seat } has seen your card of { $figure }.
eleven-told-your_power_was_seen = { $seat } has seen one of your power cards.
eleven-told-looks = { $seat } looks at the card.
eleven-told-you_draw = You draw “{ $tile }”.
eleven-told-draws_known = { $seat } draws “{ $tile }”.
eleven-told-draws = { $seat } draws a research tile.
eleven-told-took_up_clue =
    { $me ->
        [yes] You take up the clue on { $spot }.
       *[no] { $seat } takes up the clue on { $spot }.
    }
eleven-told-put_clue =
    { $me ->
        [yes] You put the clue down on { $spot }.
       *[no] { $seat } puts the clue down on { $spot }.
    }
eleven-told-played =
    { $me ->
        [yes] You play the power card “{ $power }”.
       *[no] { $seat } plays the power card “{ $power }”.
    }
eleven-told-used =
    { $me ->
        [yes] You play the tile “{ $tile }”.
       *[no] { $seat } plays the tile “{ $tile }”.
    }
eleven-told-lifted =
    { $me ->
        [yes] You send { $figure } through the mystic gate.
       *[no] { $seat } sends { $figure } through the mystic gate.
    }
eleven-told-set_down =
    { $me ->
        [yes] You have the gate lead to { $spot }.
       *[no] { $seat } has the gate lead to { $spot }.
    }
eleven-told-swaps =
    { $me ->
        [yes] You pick { $figure } to change places.
       *[no] { $seat } picks { $figure } to change places.
    }
eleven-told-swapped =
    { $me ->
        [yes] You have the two change places; the second one is { $figure }.
       *[no] { $seat } has the two change places; the second one is { $figure }.
    }
eleven-told-ended_turn =
    { $me ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
eleven-told-declared =
    { $me ->
        [yes] You declare victory as a hero: { $figure } is the Chosen One!
       *[no] { $seat } declares victory as a hero: { $figure } is the Chosen One!
    }
eleven-told-declared_as_fenrir =
    { $me ->
        [yes] You declare victory as Fenrir: { $figure } is the Chosen One!
       *[no] { $seat } declares victory as Fenrir: { $figure } is the Chosen One!
    }
eleven-told-showed_wolf_tile =
    { $me ->
        [yes] You show a Mark of the Wolf: “{ $tile }”.
       *[no] { $seat } shows a Mark of the Wolf: “{ $tile }”.
    }
eleven-told-named_wrong = Wrong: { $figure } is not the Chosen One.
eleven-told-named_right = Right: { $figure } is the Chosen One.
eleven-told-card_open = The card of { $figure } now lies open.
eleven-told-showed_card =
    { $me ->
        [yes] Your card { $figure } now lies open.
       *[no] The card of { $seat } lies open: { $figure }.
    }
eleven-told-placed_tile =
    { $me ->
        [yes] You set { $building } on the compass, in the { $slot }.
       *[no] { $seat } sets { $building } on the compass, in the { $slot }.
    }
eleven-told-showed_symbol =
    { $me ->
        [yes] You give up the organ symbol on “{ $tile }”.
       *[no] { $seat } gives up the organ symbol on “{ $tile }”.
    }
eleven-told-placed_nothing =
    { $me ->
        [yes] You keep your tiles; nothing is set on the compass.
       *[no] { $seat } sets nothing on the compass.
    }
eleven-told-placed_organ =
    { $me ->
        [yes] You set the organ on { $spot }.
       *[no] { $seat } sets the organ on { $spot }.
    }
eleven-told-discarded =
    { $me ->
        [yes] You put “{ $tile }” under the stack.
       *[no] { $seat } puts “{ $tile }” under the stack.
    }
eleven-told-you_discard = You put “{ $tile }” under the stack. Only you know which tile it was.
eleven-told-discards = { $seat } puts a tile under the stack.
eleven-told-time =
    { $me ->
        [yes] Your time: from { $before } to { $now }.
       *[no] { $seat }: time from { $before } to { $now }.
    }
eleven-told-sheets =
    { $me ->
        [yes] Your sheets: from { $before } to { $now }.
       *[no] { $seat }: sheets from { $before } to { $now }.
    }
eleven-told-clues =
    { $me ->
        [yes] Your clues: from { $before } to { $now }.
       *[no] { $seat }: clues from { $before } to { $now }.
    }
eleven-told-eliminated =
    { $me ->
        [yes] You are out.
       *[no] { $seat } is out.
    }
eleven-told-was_hero =
    { $me ->
        [yes] It is known now: you are a hero.
       *[no] It is known now: { $seat } is a hero.
    }
eleven-told-was_fenrir =
    { $me ->
        [yes] It is known now: you are Fenrir.
       *[no] It is known now: { $seat } is Fenrir.
    }
eleven-told-won =
    { $me ->
        [yes] You win!
       *[no] { $seat } wins!
    }
eleven-told-ragnarok = Ragnarök. All are lost.
eleven-told-chosen_was = The Chosen One was { $figure }.
eleven-told-held =
    { $me ->
        [yes] You held the card of { $figure }.
       *[no] { $seat } held the card of { $figure }.
    }

## What is asked

# Facts a question may use: bid: position; raise: position, amount (the highest bid), other (who made it); move: figure,
# steps (paid steps left); hand_in: action (what the gear shows); walk: figure, steps (free steps left); target and
# look_on: looks (left); gate_spot, swap_second, ride: figure. All others: none.

eleven-ask-open = Open an auction: for which place?
eleven-ask-bid = What do you bid for place { $position }? You can be outbid.
eleven-ask-raise = { $other } bids { $amount } for place { $position }. Do you raise or pass?
eleven-ask-clue = Put a clue on a free building.
eleven-ask-figure = Choose a figure for this turn.
eleven-ask-gear = Turn the gears: how far?
eleven-ask-move =
    { $steps ->
        [0] { $figure } may move: no paid step left. Where to, or stop here?
        [one] { $figure } may move: { $steps } paid step left. Where to, or stop here?
       *[other] { $figure } may move: { $steps } paid steps left. Where to, or stop here?
    }
eleven-ask-hand_in = Action: { $action }. How many clues do you hand in to strengthen it?
eleven-ask-end = End your turn?
eleven-ask-recover = Which power card do you take back?
eleven-ask-lock = Which character do you lock for this hour?
eleven-ask-copy = Whose ability do you use?
eleven-ask-free_action = One action free of charge: which?
eleven-ask-twice = Use the ability once more?
eleven-ask-trace = Put a clue on an empty mystic building.
eleven-ask-walk =
    { $steps ->
        [one] { $figure } walks free of charge: { $steps } step left. Where to, or stop here?
       *[other] { $figure } walks free of charge: { $steps } steps left. Where to, or stop here?
    }
eleven-ask-target =
    { $looks ->
        [one] Whose cards do you look at? { $looks } look left.
       *[other] Whose cards do you look at? { $looks } looks left.
    }
eleven-ask-look_on =
    { $looks ->
        [one] Look at one more card? { $looks } look left.
       *[other] Look at one more card? { $looks } looks left.
    }
eleven-ask-clue_from = Which clue do you move?
eleven-ask-clue_to = To which neighbouring field does it go?
eleven-ask-gate_figure = Which figure goes through the mystic gate?
eleven-ask-gate_spot = Where does the gate lead { $figure }?
eleven-ask-swap_first = Two figures change places: which is the first?
eleven-ask-swap_second = Who changes places with { $figure }?
eleven-ask-ride = { $figure } rides: where to?
eleven-ask-location = Set a location tile, or keep them.
eleven-ask-organ = Where does the organ stand?
eleven-ask-discard = Keep three: put one under the stack.

## What the others see meanwhile

eleven-wait-open = { $seat } is opening an auction.
eleven-wait-bid = { $seat } is thinking about the first bid.
eleven-wait-raise = { $seat } is choosing: raise or pass?
eleven-wait-clue = { $seat } is putting a clue on the board.
eleven-wait-figure = { $seat } is choosing a figure.
eleven-wait-gear = { $seat } is turning the gears.
eleven-wait-move = { $seat } is moving.
eleven-wait-hand_in = { $seat } is choosing how many clues to hand in.
eleven-wait-end = { $seat } may end the turn.
eleven-wait-recover = { $seat } is taking back a power card.
eleven-wait-lock = { $seat } is choosing whom to lock.
eleven-wait-copy = { $seat } is choosing whose ability to use.
eleven-wait-free_action = { $seat } is choosing an action.
eleven-wait-twice = { $seat } may use the ability once more.
eleven-wait-trace = { $seat } is choosing a mystic building for a clue.
eleven-wait-walk = { $seat } is on a free walk.
eleven-wait-target = { $seat } is choosing whose cards to look at.
eleven-wait-look_on = { $seat } may look at one more card.
eleven-wait-clue_from = { $seat } is choosing a clue to move.
eleven-wait-clue_to = { $seat } is moving a clue.
eleven-wait-gate_figure = { $seat } is choosing a figure for the mystic gate.
eleven-wait-gate_spot = { $seat } is choosing where the mystic gate leads.
eleven-wait-swap_first = { $seat } is choosing a figure to change places.
eleven-wait-swap_second = { $seat } is choosing the second figure to change places.
eleven-wait-ride = { $seat } is choosing where to ride.
eleven-wait-location = { $seat } is looking at the compass.
eleven-wait-organ = { $seat } is choosing a field for the organ.
eleven-wait-discard = { $seat } is choosing a tile to put under the stack.

## Help

eleven-help-open = The order of this hour is auctioned place by place, and you open because you come first in the old order. Name a place nobody has yet; what you bid for it comes next. Place 1 moves first, the last place may set a location tile, and the event favours some places. If you are outbid, you may open another auction.
eleven-help-bid =
    Bid any amount of time, even 0; { $bid_may_eliminate ->
        [1] it may be all you have, but whoever wins with that is out
       *[other] 1 time must be left to you
    }. The others raise or pass clockwise, and whoever is left at last pays the bid at once. Who is outbid pays nothing.
eleven-help-raise = Bid more than the highest bid, or pass. Passing puts you out of this auction only, not of the next one. The winner pays at once, all others nothing. The last one without a place gets the one that remains, free of charge.
eleven-help-clue =
    Everybody but the first in order puts a clue from the supply on the board. The field must be an ordinary building without { $clue_field_must_be_free_of_figures ->
        [1] clue or organ
       *[other] figure, clue or organ
    }. A figure that comes onto the field { $auto_pickup ->
        [1] takes
       *[other] may take
    } the clue for its player, and clues strengthen actions later.
eleven-help-figure = The figures belong to nobody: choose any that is not locked and that nobody has chosen this hour. First you get what the event gives, then the ability must be used. You may also play a power card or an object tile first, or declare victory. Everybody sees whom you choose, and it need not have anything to do with your secret card.
eleven-help-gear =
    All three gears mesh, so turning one turns them all{ $gear_arrows ->
        [1] , the middle one turns them backwards,
       *[other] ,
    } and every tooth costs 1 time. They then show a transport, a number of steps and the action of this turn. You must turn at least one tooth; with only 1 time left this puts you out. { $mid_turn_declaration ->
        [1] A power card or an object tile
       *[other] A power card, an object tile or a declaration
    } may come first.
eleven-help-move =
    Paid steps cost 1 time each, and besides you have one free ride with the transport shown, from a field of its colour to another. A locomotive gives a free walk of three steps instead. { $passes ->
        [1] Having declared victory you may enter fields with figures or the organ, too.
        [2] Of fields with a figure or the organ only your goal is open.
       *[other] Fields with a figure or the organ are closed.
    } { $auto_pickup ->
        [1] Where a clue lies you take it.
       *[other] Where a clue lies you take it, unless you choose to leave it.
    } Stop when you like; the action comes next.
eleven-help-hand_in = Before the action you may hand in clues: each brings one look, one tile or one sheet more. Moving a clue cannot be strengthened, so there you hand in none. You decide before anything is drawn or seen, and everybody sees how many.
eleven-help-end =
    The action is done. A power card and an object tile can still be played if you have not used them this turn{ $mid_turn_declaration ->
        [1] .
       *[other] , and victory can be declared.
    } Otherwise your turn ends here.
eleven-help-recover = The event gives the last in order a played power card back. Choose one; it returns to your hand, but cannot be played this hour. Everybody sees which one it is.
eleven-help-lock =
    The event makes you name a character { $chosen_may_be_locked ->
        [1] other than the one you lead, whether or not somebody has chosen it
       *[other] whom nobody has chosen yet this hour
    }. Nobody can choose that figure until the hour is over, except by declaring victory. Everybody hears the name.
eleven-help-copy =
    For 2 time you use the ability of any other character, even one who is locked or chosen. { $snowy_copy_moves ->
        [1] The acting figure carries it out.
       *[other] If it is to walk, the figure whose ability it is walks.
    } What the event gives for choosing that character you do not get.
eleven-help-free_action = Carry out one of the four actions: move a clue, investigate, research or compose. It costs nothing and clues cannot strengthen it. The action of the gears still follows later in your turn.
eleven-help-twice = The event lets you use the ability a second time, now or not at all. All its choices are made anew, and a cost is paid again. You may also leave it.
eleven-help-trace =
    A clue from the supply goes on a mystic building, one of the five round ones. { $clue_field_must_be_free_of_figures ->
        [1] No clue
       *[other] No figure and no clue
    } may be there. Any figure that comes onto it { $auto_pickup ->
        [1] takes
       *[other] may take
    } the clue.
eleven-help-walk =
    Up to three free steps without a break; you may stop earlier. { $passes ->
        [1] Each step leads to a neighbouring field, even one with a figure or the organ.
        [2] Each step leads to a neighbouring field without figure or organ, or to your goal.
       *[other] Each step leads to a neighbouring field without figure or organ.
    } { $auto_pickup ->
        [1] Where a clue lies you take it.
       *[other] Where a clue lies you take it, unless you choose to leave it.
    }
eleven-help-target =
    You look at a card from a player’s hand, drawn by lot, or at the pile of the unknown. A character card you see tells you one more who is not the Chosen One. { $owner_sees_investigated_card ->
        [1] Its owner does not learn which card it was, and all others, too, see only whose cards you looked at.
       *[other] Its owner learns which card it was, the others see only whose cards you looked at.
    } A card you have seen this turn is not drawn again.
eleven-help-look_on = The power card gives you up to three looks at the same target. Go on, or stop here; looks you do not use are lost. Everybody sees how many cards you look at.
eleven-help-clue_from =
    One clue on the board moves by one field, so choose one that has somewhere to go. A neighbouring field must be { $moved_clue_may_join ->
        [1] without organ; other clues do not matter
       *[other] without clue and without organ
    }. Everybody sees the move.
eleven-help-clue_to =
    The clue goes to a field next to its own, of whatever kind, if there is { $moved_clue_may_join ->
        [1] no organ
       *[other] neither clue nor organ
    }. Where another figure stands it just lies there. If you move it to your acting figure you { $auto_pickup ->
        [1] take it
       *[other] may take it or leave it
    }.
eleven-help-gate_figure = The mystic gate sets any figure on an empty mystic building. It may be the acting figure or another one. This is no movement: no clue is taken, and in a declared turn the goal is not reached by it.
eleven-help-gate_spot = Choose a mystic building without figure and clue. The figure is set there directly, whatever lies between. Everybody sees it.
eleven-help-swap_first = Any two figures change places, wherever they stand. Choose the first one now and the second one next. This is no movement: no clue is taken, and in a declared turn the goal is not reached by it.
eleven-help-swap_second = Choose the other figure; both then change places at once. The acting figure may be one of the two. No clue is taken on the way.
eleven-help-ride =
    A card or tile gives you one more free ride, from the field where your figure stands to another of the same colour. { $passes ->
        [1] A figure or the organ may stand where you arrive.
        [2] The field of arrival must be without figure and organ, unless it is your goal.
       *[other] The field of arrival must be without figure and organ.
    } { $auto_pickup ->
        [1] A clue there is taken.
       *[other] A clue there is taken, unless you choose to leave it.
    }
eleven-help-location =
    The last in order may set a location tile on the compass. It says that its building lies in that direction as seen from the organ, so it shrinks the region where the organ may stand. A tile brings 2 time and a clue. After three tiles, a fourth tile or an organ symbol puts the organ on the map, for 3 time. { $tiles_hidden ->
        [1] Everybody sees which tiles you have.
       *[other] Only you know whether you could have set one.
    }
eleven-help-organ = Put the organ on a building inside the region, where no figure stands. A hero has to bring the Chosen One there, so mind who stands near. You get 3 time, and everybody sees the place.
eleven-help-discard =
    At the end of an hour nobody keeps more than three research tiles. Choose one after the other; they go face down under the stack in this order. { $tiles_hidden ->
        [1] Everybody sees which they are.
       *[other] The others see how many you put there, not which.
    }

## The aim

eleven-aim = Name the Chosen One and reach your goal in a single turn.
eleven-aim-hidden = In one turn: name the Chosen One, reach the organ (still hidden), with { $needs } sheets. You have { $sheets }.
eleven-aim-hero = In one turn: name the Chosen One, reach the organ on the map, with { $needs } sheets. You have { $sheets }.
eleven-aim-fenrir = In one turn: name the Chosen One and reach that figure, with { $needs } sheets and { $wolves } wolf marks. You have { $sheets } and { $marks }.
eleven-aim-hidden-short = To win: the Chosen One’s name, the organ (still hidden) and { $needs } sheets. You have { $sheets }.
eleven-aim-hero-short = To win: the Chosen One’s name, the organ and { $needs } sheets. You have { $sheets }.
eleven-aim-fenrir-short = To win: name the Chosen One and reach that figure. Sheets: { $sheets } of { $needs }, wolf marks: { $marks } of { $wolves }.

## The events

# locks is the character that is locked, bonus the one who brings something when chosen.

eleven-event-e01 = The second in order gains 2 time. Locked this hour: { $locks }.
eleven-event-e02 = The last in order has a free walk of up to three steps. Locked this hour: { $locks }.
eleven-event-e03 = The third in order may use the ability twice. Locked this hour: { $locks }.
eleven-event-e04 = The third in order takes 2 looks at one target. Choosing { $bonus } brings 1 time and 1 clue.
eleven-event-e05 = The last in order draws 1 tile. Whoever chooses { $bonus } locks another character.
eleven-event-e06 = The fourth in order draws 2 tiles. Choosing { $bonus } brings 1 tile and 1 clue.
eleven-event-e07 = No transport runs this hour. Choosing { $bonus } brings 2 time and 1 clue.
eleven-event-e08 = The fourth in order gains 3 time. Choosing { $bonus } brings 1 sheet and 1 clue. Locked this hour: { $locks }.
eleven-event-e09 = The last in order draws 3 tiles. Choosing { $bonus } brings 1 sheet and 2 time. Locked this hour: { $locks }.
eleven-event-e10 = The second in order gains 2 sheets. Choosing { $bonus } brings 1 clue and a free walk of up to three steps.
eleven-event-e11 = No power cards and no object tiles may be played this hour. The last in order takes back a played power card. Choosing { $bonus } brings 1 sheet and 1 tile. Locked this hour: { $locks }.

## The slots of the compass

eleven-slot-north = north
eleven-slot-east = east
eleven-slot-south = south
eleven-slot-west = west

## Why not

eleven-not-before-answer = First answer this question; cards, tiles and declarations come after it.
eleven-not-outside-turns = Cards, object tiles and declarations belong to your turn in the city.
eleven-no-position = There is no such place: this hour has { $positions } of them.
eleven-not-free-position = Place { $position } is taken already, by { $other }.
eleven-not-pass-opening = Whoever opens an auction has to bid, be it 0.
eleven-not-too-low = Bid more than { $amount }, or pass.
eleven-not-last-time = A bid must leave you 1 time, so { $most } is the most you can bid.
eleven-not-so-much-time = You have { $most } time and cannot bid more.
eleven-no-spot = There is no field called “{ $wish }”.
eleven-not-building = Clues go on ordinary buildings here, and { $spot } is none.
eleven-not-clue-there = On { $spot } there is a clue already.
eleven-not-organ-there = On { $spot } stands the organ.
eleven-not-occupied = { $figure } stands on { $spot }.
eleven-no-figure = There is no character called “{ $wish }”.
eleven-not-with-itself = { $figure } cannot change places with the same figure.
eleven-not-own-ability = It has to be the ability of somebody other than { $figure }.
eleven-not-lock-itself = It has to be somebody other than { $figure }.
eleven-not-chosen-twice = { $figure } has been chosen already this hour.
eleven-not-locked = { $figure } is locked this hour.
eleven-not-payable-ability = To choose { $figure } you need { $cost } time for the ability and must keep 1.
eleven-not-backwards = At this table the gears turn forwards only.
eleven-not-teeth = The gears turn by 1 to { $most } teeth.
eleven-not-payable = That costs { $cost } time, and you must keep 1.
eleven-not-steps = You have no paid steps left.
eleven-not-there-already = { $figure } is on { $spot } already.
eleven-not-across = River or wall is in the way: no street leads from here to { $spot }.
eleven-not-beside = { $spot } is not next to the field of { $figure }.
eleven-not-to-leave = There is no clue on { $spot } that you could leave.
eleven-not-leave = At this table clues are always taken.
eleven-not-transport = The event of the hour forbids all transports.
eleven-not-ride-locomotive = The gears show the locomotive: it gives a free walk, no ride.
eleven-not-ride-twice = You have used the ride of this turn already.
eleven-not-on-stop = { $figure } does not stand on a stop of this transport: { $transport }.
eleven-not-from-here = No ride leads on from the field of { $figure }.
eleven-not-a-stop = { $spot } is no stop of this transport: { $transport }.
eleven-not-locomotive = The gears show no locomotive, but: { $transport }.
eleven-not-free-walk = You have no free walk.
eleven-not-shut-in = { $figure } is shut in on all sides.
eleven-not-strengthened = This action cannot be strengthened with clues: { $action }.
eleven-not-so-many-clues =
    { $clues ->
        [0] You have no clue to hand in.
        [one] You have only { $clues } clue to hand in.
       *[other] You have only { $clues } clues to hand in.
    }
eleven-no-pile = With three players there is no pile of the unknown.
eleven-not-open-pile = The pile of the unknown lies open anyway.
eleven-not-pile-left = You have seen the whole pile of the unknown this turn.
eleven-no-seat = There is no player “{ $wish }”.
eleven-not-yourself = You know your own cards.
eleven-not-living = { $other } is out, so there is nothing left to look at.
eleven-not-cards-left = You have seen every card of { $other } this turn.
eleven-not-clue-here = There is no clue on { $spot }.
eleven-not-clue-stuck = The clue on { $spot } has nowhere to go.
eleven-not-beside-clue = { $spot } is not next to the clue.
eleven-not-under-figure = Only a clue that is moved to { $figure } can be taken or left.
eleven-not-mystic = { $spot } is no mystic building.
eleven-no-power = There is no power card “{ $wish }”.
eleven-not-played-yet = You still hold the power card “{ $power }”.
eleven-no-slot = “{ $wish }” does not name a mystic building and a side of the compass.
eleven-not-held = You do not hold “{ $tile }”.
eleven-not-slot = In the { $slot } lies { $building } already.
eleven-not-region = With { $building } in the { $slot } no field would be left for the organ.
eleven-not-room = Figures stand on all fields left for the organ.
eleven-no-tile = There is no tile called “{ $wish }”.
eleven-not-organ-mark = “{ $tile }” shows no organ symbol.
eleven-not-three-tiles =
    { $tiles ->
        [one] An organ symbol counts only after three location tiles; so far there is { $tiles }.
       *[other] An organ symbol counts only after three location tiles; so far there are { $tiles }.
    }
eleven-not-for-organ = The organ stands on ordinary buildings only, and { $spot } is none.
eleven-not-in-region = { $spot } lies outside the region the compass leaves.
eleven-not-power-left = You have played the power card “{ $power }” already.
eleven-not-powers-now = The event of the hour forbids power cards.
eleven-not-second-power = You have played a power card this turn already.
eleven-not-target = You have seen every card you could look at this turn.
eleven-not-before-figure = First choose a figure: this needs one.
eleven-not-object = “{ $tile }” is a location tile: it is for the compass, at the end of the hour.
eleven-not-seal = “{ $tile }” is not played; only its marks count.
eleven-not-tiles-now = The event of the hour forbids object tiles.
eleven-not-second-tile = You have played an object tile this turn already.
eleven-not-clue-to-trade = You have no clue to give for it.
eleven-not-supply = There is no clue left in the supply.
eleven-not-free-mystic = No mystic building is empty.
eleven-not-declared-twice = You have declared already.
eleven-not-mid-turn = At this table victory is declared only before a figure is chosen.
eleven-not-fenrir-at-three = With three players there is no Fenrir.
eleven-not-awake = Fenrir sleeps until the fifth hour.
eleven-not-fenrir = You are not Fenrir, but a hero.
eleven-not-hero = You are Fenrir now and cannot declare as a hero. Say “{ $example }”.
eleven-not-wolf-marks = Fenrir needs two Marks of the Wolf, and your tiles show { $marks }.
eleven-not-own-figure = In the middle of a turn Fenrir declares only with the figure of his own character card.
eleven-not-organ-yet = The organ is not on the map yet, so no hero can declare.
eleven-not-acting-figure = In the middle of a turn you can name only the acting figure: { $figure }.

## Options of the table

eleven-option-reveal_role_on_elimination = Who is out
eleven-option-reveal_role_on_elimination-why = Is it shown whether an eliminated player was Fenrir?
eleven-option-tiles_hidden = Research tiles
eleven-option-tiles_hidden-why = Do players keep their tiles secret?
eleven-option-tiles_hidden-true = Secret
eleven-option-tiles_hidden-false = Open
eleven-option-owner_sees_investigated_card = Being investigated
eleven-option-owner_sees_investigated_card-why = Do you learn which of your cards somebody looked at?
eleven-option-bid_may_eliminate = Bidding everything
eleven-option-bid_may_eliminate-why = May a bid take your last unit of time, and you with it?
eleven-option-gear_arrows = Which way do the gears turn?
eleven-option-gear_arrows-meshed = Only forwards
eleven-option-gear_arrows-all_clockwise = Also backwards
eleven-option-win_at_zero_time = May the winning step cost your last unit of time?
eleven-option-gear_investigate_may_split = May the looks of an action go to several players?
eleven-option-ability_investigate_may_split = And the looks of an ability or an event?
eleven-option-declared_pass_through = Who declares victory: may the figure cross others?
eleven-option-locomotive_is_transport = Is the locomotive a transport like the others?
eleven-option-clue_field_must_be_free_of_figures = Are clues laid only where no figure stands?
eleven-option-auto_pickup = Is a clue always taken when a figure comes to it?
eleven-option-snowy_copy_moves = Påhlsson copies Snowy: who walks?
eleven-option-snowy_copy_moves-snowy_figure = Snowy
eleven-option-snowy_copy_moves-acting_figure = Påhlsson
eleven-option-time_cap_3p = With three players, the most time one can have?
eleven-option-fenrir_redeal_counts = In hour 5, who gets a role?
eleven-option-fenrir_redeal_counts-living_players = Those still in
eleven-option-fenrir_redeal_counts-all_players = Everybody
eleven-option-mid_turn_declaration = May victory be declared in the middle of a turn?
eleven-option-clue_under_organ = A clue where the organ is put?
eleven-option-clue_under_organ-to_supply = Goes to the supply
eleven-option-clue_under_organ-stays = Stays
eleven-option-gear_setup = How do the gears start?
eleven-option-gear_setup-random = By lot
eleven-option-gear_setup-zero = Always alike
eleven-option-phase5_after_elimination = The last of the hour is out: who sets the location tile?
eleven-option-phase5_after_elimination-last_living = The last one left
eleven-option-phase5_after_elimination-nobody = Nobody
eleven-option-open_unknown_pile = Does the pile of the unknown lie open?
eleven-option-character_names = What are the characters called?
eleven-option-character_names-printed = By their names
eleven-option-character_names-neutral = By neutral titles
eleven-option-moved_clue_may_join = May a moved clue join another?
eleven-option-chosen_may_be_locked = May Lewis lock a character already chosen?
eleven-option-map = Which map of Turin?
eleven-option-map-printed = Ours
eleven-option-cards = Which gears and tiles?
eleven-option-cards-printed = Ours

## What is hidden, and why something is certain, for the notebook

eleven-matter-card = Where is the card of { $figure }?
eleven-matter-chosen = Who is the Chosen One?
eleven-matter-hand = Whose card does { $seat } hold?
eleven-matter-fenrir = Who is Fenrir?
eleven-matter-names = Can { $seat } name the Chosen One?
eleven-matter-knows = Does { $seat } know the card of { $other }?
eleven-matter-wolves = How many wolf marks does { $seat } hold?
eleven-matter-symbols = Does { $seat } hold an organ symbol?
eleven-right-card =
    { $truth ->
        [pile] Right: the card of { $figure } lies in the pile.
        [chosen-one] Right: { $figure } is the Chosen One.
       *[other] Right: { $name } holds the card of { $figure }.
    }
eleven-right-chosen = Right: { $name } is the Chosen One.
eleven-right-hand = Right: { $seat } holds the card of { $name }.
eleven-alternative-pile = pile
eleven-alternative-chosen-one = Chosen One
eleven-alternative-open = open
eleven-alternative-nobody = nobody
eleven-alternative-yes = yes
eleven-alternative-no = no
eleven-thought-fenrir =
    { $you ->
        [1] I thought you might be Fenrir: { $share } %.
       *[other] I thought { $seat } might be Fenrir: { $share } %.
    }
eleven-note-unmasked-fenrir = { $name } was unmasked as Fenrir.
eleven-note-kept-fenrir = { $seat } was Fenrir and stayed hidden to the end: who watched gave it { $percent } %.
eleven-note-unmasked-card = { $truth ->
    [chosen-one] From here on it was clear that { $figure } is the Chosen One.
    [pile] From here on it was clear that the card of { $figure } lies in the pile.
   *[other] From here on it was clear that { $name } holds the card of { $figure }.
}
eleven-why-you_hold = You hold { $figure }.
eleven-why-lies_open = { $figure } lies open.
eleven-why-you_saw_chosen = You have seen { $figure } as the Chosen One.
eleven-why-you_saw_in_pile = You have seen { $figure } in the pile.
eleven-why-you_saw_with = You have seen { $figure } in the hand of { $seat }.
eleven-why-named_in_vain = { $figure } was named in vain.
eleven-why-you_are_fenrir = You are Fenrir yourself.
eleven-why-you_are_a_hero = You are a hero.
eleven-why-showed_fenrir = { $seat } has turned out to be Fenrir.
eleven-why-showed_hero = { $seat } has turned out to be a hero.
eleven-why-no_role = { $seat } was given no role.
eleven-why-fenrir_was_dealt = Fenrir’s card was dealt to somebody.
eleven-why-never_looked = { $seat } has never looked at the hand of { $other }.
eleven-why-never_looked_in_pile = { $seat } has never looked at the pile.
eleven-why-looked_at_all = { $seat } has looked at every card of { $other }.
eleven-why-looked_at_all_of_pile = { $seat } has looked at the whole pile.
eleven-why-looked_too_little = { $seat } has looked at too few cards.
eleven-why-saw_yours = You saw { $seat } draw your card.
eleven-why-saw_yours_not = { $seat } has not drawn your card.
eleven-why-no_tiles = { $seat } holds no tiles.
eleven-why-tiles_known = You know tiles of { $seat }.
eleven-why-marks_elsewhere = You know where all such tiles are.
