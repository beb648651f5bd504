## Levels and characters of bots, and what they are like

bot-easy = easy
bot-easy-how = means well and often errs: for a first evening
bot-medium = medium
bot-medium-how = watches what you do and draws conclusions
bot-hard = hard
bot-hard-how = tries every plan in its head before it moves
bot-careful = the careful one
bot-careful-how = rather gives up a point than itself away
bot-bold = the bold one
bot-bold-how = reads you and does not care who reads it
bot-secretive = the one who hides
bot-secretive-how = plays well and keeps its face still
bot-random = at random
bot-random-how = anything that is allowed
bot-thrifty = thrifty
bot-thrifty-how = at random, but lives to see the end
bot-greedy = greedy
bot-greedy-how = takes what looks best right now
bot-deducer = deducer
bot-deducer-how = reads you, does not hide
bot-hider = hider
bot-hider-how = reads you and hides
bot-searcher = searcher
bot-searcher-how = tries out what could follow
bot-stands-in-greedy = Bot “{ $bot }” is still warming up: “greedy” plays until it is ready.
bot-stands-in-hider = Bot “{ $bot }” is not compiled here: it reads and hides, but does not search.

## What a good player would do

hint-key = what would a good player do?
hint-ask = Hint
hint-title = What would a good player do?
hint-unrated = After a hint this match no longer counts for ratings.
hint-anyway = Ask anyway
back-unrated = If something is taken back, this match no longer counts for ratings.
hint-wait = A good player is thinking…
hint-better = The next best would be: { $second }.
hint-close = Nearly as good: { $second }. Only small things tell them apart.
hint-alike = Just as good: { $second }. Everything that counts comes out the same.
hint-balanced = Just as good: { $second }. What speaks for the one makes up for what speaks for the other.
hint-belief = What weighs with it most: { $matter } { $name }, { $share } %.
hint-none = There is nothing to weigh up here.
hint-take = Do that
hint-study =
    { $count ->
        [one] Played with a hint.
       *[other] Played with { $count } hints.
    }

## What bots thought, when all is over

bot-thoughts = What the bots thought
bot-thought-nothing =
    { $you ->
        [1] I never asked myself what you were hiding.
       *[other] I never asked myself what { $seat } was hiding.
    }
