## Moments on the stage; own: my place in the order, or my role; other: whose card, 0 for the pile

eleven-tale-deal = The gears are set and the cards are dealt.
eleven-tale-order =
    { $me ->
        [yes] You go first for { $amount }.
       *[no] { $seat } goes first for { $amount }.
    }
eleven-tale-order-own =
    { $me ->
        [yes] You go first for { $amount }.
       *[no] { $seat } goes first for { $amount }. Your place: { $own }.
    }
eleven-tale-role = All look at their role.
eleven-tale-role-own =
    { $own ->
        [fenrir] You are Fenrir: two wolf marks, 12 sheets, and reach the Chosen One.
       *[other] You are a hero still: find the Chosen One.
    }
eleven-tale-look =
    { $other ->
        [0] { $seat } looks at a card of the pile.
       *[other] { $seat } looks at a card in the hand of { $other }.
    }
eleven-tale-organ = The organ stands at { $spot }.
eleven-stage-role-tap = Tap to turn your card
eleven-stage-right = Right
eleven-stage-wrong = Wrong
eleven-stage-names = names
eleven-stage-goal = Now to the organ, with all sheets
