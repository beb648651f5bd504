## A match that is over, studied: what it gave away

study-title = Study
study-of = { $game }: what was given away
study-facts = { $decisions } decisions. What follows from the rules is a fact; what is only likely is the opinion of model { $model }.
study-notes = What there is to tell
study-seats = The players
study-lines = What the others could believe about each player
study-lines-why = The share of the truth, as somebody who only watches could believe it.
study-moves = What each move gave away
study-moves-why = In bits: with every bit the truth became twice as easy to guess.
study-avoidable = What could have been kept
study-none-avoidable = No other move that was worth as much would have told clearly less.
study-guesses = The guesses
study-certain = certain
study-percent = { $number } %
study-one-in = 1 in { $number }
study-bits = { $number } bits
study-move = Move { $number }
study-hard = fact
study-soft = opinion
study-in-secret = { $seat } decides in secret.
study-misled = misled them
study-told = told
study-misled-short = misled
study-column-told = Told
study-column-fact = Fact
study-column-opinion = Opinion
study-column-by_others = By others
study-column-by_chance = By chance
study-column-could_keep = Avoidable
study-column-cost = Points, at random / best
study-column-right = Right
study-column-luck = Luck
study-column-instead = As good, and quieter
study-quieter = As good, and quieter: { $tale }
study-column-less = Bits less
study-column-guessed = Guessed
study-column-truth = Truth
study-column-believed = Believed
study-column-likeliest = Likeliest

## Sentences about a match; what was done stands under them. Each game has its own for secrets that were found out
## (GAME-note-unmasked-KIND) or kept (GAME-note-kept-KIND)

study-note-loudest = No move gave away more: { $bits } bits about { $seat }.
study-note-misled = The finest false trail, { $bits } bits, was laid by { $seat }.
study-note-avoidable = { $seat } could have kept { $bits } bits with a move that was worth as much.
study-note-by_others = More was told about { $seat } by the others than by { $seat }: { $bits } bits.
study-note-lucky = { $seat } was lucky: { $right } of { $guesses } guesses right, where { $expected } could be expected.
study-note-unlucky = { $seat } was unlucky: { $right } of { $guesses } guesses right, where { $expected } could be expected.

## The page

study-see = See it in the replay
study-picture = Picture
study-data = Data
study-as-tables = Show the graphs as tables
study-as-graphs = Show the graphs
study-choose = Which move?
study-whose = Whose moves?
study-sort = Which secrets?
study-believed-at = What they could believe after move { $number }
study-told-bits = { $bits } bits given away
study-misled-bits = { $bits } bits that misled
study-told-nothing = It told nothing.
study-less = As good a move would have told { $bits } bits less:
study-now = Known for good from here on
study-truth = the truth
