## Moments on the stage; own: my place in the order, or my role; other: whose card, “pile” for the pile

eleven-tale-deal = The gears are set and the cards are dealt.
eleven-tale-order =
    { $me ->
        [yes]
            You go first { $amount ->
                [0] for nothing
                [one] for 1 time unit
               *[other] for { $amount } time units
            }.
       *[no]
            { $seat } goes first { $amount ->
                [0] for nothing
                [one] for 1 time unit
               *[other] for { $amount } time units
            }.
    }
eleven-tale-order-own =
    { $me ->
        [yes]
            You go first { $amount ->
                [0] for nothing
                [one] for 1 time unit
               *[other] for { $amount } time units
            }.
       *[no]
            { $seat } goes first { $amount ->
                [0] for nothing
                [one] for 1 time unit
               *[other] for { $amount } time units
            }. { $own ->
                [2] You are second.
                [3] You are third.
                [4] You are fourth.
                [5] You are fifth.
               *[other] You are sixth.
            }
    }
eleven-tale-role = All look at their role.
eleven-tale-role-own =
    { $own ->
        [fenrir] You are Fenrir: two wolf marks, 12 sheets, and reach the Chosen One.
       *[other] You are a hero still: find the Chosen One.
    }
eleven-tale-look =
    { $other ->
        [pile] { $seat } looks at a card of the pile.
       *[other] { $seat } looks at a card of { $other }’s.
    }
eleven-tale-look-own =
    { $other ->
        [pile] The pile holds { $figure }.
       *[other] { $other } holds { $figure }.
    }
eleven-tale-organ = The organ stands at { $spot }.
eleven-tale-declaration =
    { $me ->
        [yes] You name { $figure }.
       *[no] { $seat } names { $figure }.
    }
eleven-tale-declaration-line =
    { $verdict ->
        [right] Right: now { $spot } with { $sheets } sheets.
       *[other]
            { $me ->
                [yes] Wrong: you are out.
               *[no] Wrong: { $seat } is out.
            }
    }
eleven-tale-end =
    { $how ->
        [ragnarok] Ragnarök. All are lost.
        [fenrir]
            { $me ->
                [yes] You win as Fenrir in hour { $hour }.
               *[no] { $seat } wins as Fenrir in hour { $hour }.
            }
       *[hero]
            { $me ->
                [yes] You win as a hero in hour { $hour }.
               *[no] { $seat } wins as a hero in hour { $hour }.
            }
    }
eleven-story-fenrir =
    { $me ->
        [yes] Fenrir awakens: it is you.
       *[no] Fenrir awakens: it is { $seat }.
    }
eleven-story-sheets = First to { $count } sheets: { $seat }.
eleven-end-looks = Who looked at whose cards, and when
eleven-end-named = Named
eleven-end-right = right
eleven-end-wrong = wrong
eleven-end-seen = Seen by
eleven-end-unseen = nobody
eleven-stage-role-tap = Tap to turn your card
eleven-stage-strikes = Hour { $hour } strikes.
eleven-stage-right = Right
eleven-stage-wrong = Wrong
eleven-stage-names = names
eleven-stage-you-name = You name
eleven-stage-sheets = { $sheets } of { $needed } sheets

## Signs on the line of a replay

eleven-moment-hour = A new hour
eleven-moment-declaration = Victory is declared
eleven-moment-out = Somebody is out

## Around the match

eleven-watch = You see the city, bids and ways. Characters, roles and tiles in hand stay hidden until the end.
eleven-part-hero = hero
eleven-part-fenrir = Fenrir
