liars_dice-title = Liar’s dice
liars_dice-goal = Everybody rolls dice under a cup and looks only at the own ones. In turn you bid how many dice of a face lie under all cups together, each bid higher than the last, until somebody does not believe it and calls “liar”. Then all cups are lifted, and whoever was wrong gives up a die. The last one with dice wins.
liars_dice-about = Dice under cups, bids that may be lies. Raise, or call your neighbour a liar.

## The board

liars_dice-now =
    { $count ->
        [0] Round { $round }, { $in_play } dice in play, no bid yet.
       *[other] Round { $round }, { $in_play } dice in play. The bid: { $count } × { $face } ({ $bidder }).
    }
liars_dice-field-left = Dice
liars_dice-field-cup = Under the cup
liars_dice-field-opened = Opened last
liars_dice-progress = round { $number }

## What is asked

liars_dice-ask-bid =
    { $count ->
        [0] You begin: what do you bid?
       *[other] { $count } × { $face } is bid. Do you raise, or do you call “liar”?
    }
liars_dice-wait-bid = { $seat } is choosing: raise, or call?
liars_dice-help-bid = A bid is a number of dice and a face: “bid 4 5” says that at least four dice under all cups show a 5. The next bid must name more dice, or as many of a higher face. Where the highest face is wild, it counts as every face. “liar” doubts the bid before you.
liars_dice-choice-bid = { $count } × { $face }
liars_dice-choice-liar = Liar!
liars_dice-not-higher = { $count } × { $face } is bid; name more dice, or as many of a higher face.
liars_dice-not-so-many = There are only { $dice } dice in play.

## What is told

liars_dice-told-round =
    { $me ->
        [yes] Round { $round }. All have rolled, and you begin.
       *[no] Round { $round }. All have rolled, and { $seat } begins.
    }
liars_dice-told-you_rolled = Under your cup: { $dice }.
liars_dice-told-bid =
    { $me ->
        [yes] You bid { $count } × { $face }.
       *[no] { $seat } bids { $count } × { $face }.
    }
liars_dice-told-called =
    { $me ->
        [yes] You call “liar”!
       *[no] { $seat } calls “liar”!
    }
liars_dice-told-showed =
    { $me ->
        [yes] You open { $dice }.
       *[no] { $seat } opens { $dice }.
    }
liars_dice-told-counted = The bid was { $count } × { $face }, and there are { $found }.
liars_dice-told-lost_die =
    { $me ->
        [yes] You lose a die and have { $left } left.
       *[no] { $seat } loses a die and has { $left } left.
    }
liars_dice-told-out =
    { $me ->
        [yes] You lose your last die and are out.
       *[no] { $seat } loses the last die and is out.
    }
liars_dice-told-won =
    { $me ->
        [yes] You win.
       *[no] { $seat } wins.
    }

## Options of the table

liars_dice-option-dice = How many dice has each player?
liars_dice-option-faces = How many faces has a die?
liars_dice-option-wild = Is a face wild?
liars_dice-option-wild-highest = The highest
liars_dice-option-wild-none = None
liars_dice-option-length = How long is a game?
liars_dice-option-length-last_one = Until one is left
liars_dice-option-length-one_round = One round
