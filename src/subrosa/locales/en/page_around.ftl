## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Play on from here
replay-play-on-how = A table of your own begins after move { $move }, as it stood then. Bots take the other seats; what comes from here on is open, and chance draws anew.
replay-play-on-as = In whose seat?
replay-play-on-bots = How good are the bots?
replay-to-end = Back to the end
replay-clip = Moving picture
replay-clip-how = The last turns up to this moment as one picture that moves, to keep or to pass on
replay-holds = Holds { $things }
replay-key-mark-before = To the marked moment before
replay-key-mark-after = To the next marked moment
replay-unseen = { $seat } decides something that nobody else is told.
replay-begins = Nobody has moved yet.
profile-title = My page
profile-settings = Settings
profile-since =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } since { $day }
profile-minutes = { $game }: about { $minutes } min each
profile-won = Won
profile-of = of { $matches }
profile-luck = by luck alone it would be { $luck }
profile-none = Nothing yet.
profile-guesses = Guesses right
profile-guesses-of = { $right } of { $all } in accusations
profile-percent = { $percent } %
profile-row = Wins in a row
profile-row-most = record: { $count }
profile-puzzles = Puzzles in a row
profile-days =
    { $days ->
        [one] day
       *[other] days
    }
profile-away = You give away per move
profile-away-bits = bits
profile-away-of =
    { $matches ->
        [0] from matches that are over
        [one] from your last match
       *[other] from your last { $matches } matches
    }
profile-away-what = What gives you away
profile-away-how =
    Bits per move, from { $matches ->
        [one] your last match
       *[other] your last { $matches } matches
    }.
profile-away-other = Everything else
profile-away-each = { $bits } bits a move
profile-practise = Practise
profile-sure = Sure, and right?
profile-sure-of = { $right } of { $all } right
profile-sure-was = Marked “{ $mark }”, it was true in { $share } of cases.
profile-sure-how = The marks in your notebooks, set against what was true. They are kept on this device.
profile-sure-few =
    { $left ->
        [one] One more mark
       *[other] { $left } more marks
    } in your notebooks, and this begins to mean something.
profile-ratings = Rating
profile-moved = rating { $by }
profile-rating-how = For you alone. Everybody begins at 1000; the truth lies within ± in nineteen cases of twenty. A match does not count after a hint or when something was taken back.
profile-rating-none = No match has counted yet.
profile-rating-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
profile-rating-course = The last { $matches } matches: from { $first } to { $last }
profile-near-far-below = far below the bot “{ $bot }”
profile-near-below = a little below the bot “{ $bot }”
profile-near-level = level with the bot “{ $bot }”
profile-near-above = a little above the bot “{ $bot }”
profile-near-far-above = far above the bot “{ $bot }”
profile-near-nobody = the bots have yet to play more here
profile-near-soon = a first impression
profile-by-game = Wins by game
profile-with-people = With people
profile-with-bots = Against bots
profile-part = { $part } { $won } of { $matches }
profile-seats = { $seats } players: { $won } of { $matches } won
profile-few =
    { $left ->
        [one] One more match
       *[other] { $left } more matches
    } with people, and this begins to mean something.
profile-filter = Which game
profile-all = All
profile-as = as { $part }
profile-won-it = Won
profile-companions = Companions
profile-companion =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } · wins: you { $won }, they { $theirs }
profile-alone = Nobody yet. Those you have played with appear here.
profile-invited = A seat is kept for { $name }; the invitation waits under the bell.
profile-mine = What is mine
profile-mine-how = Only you see this page. It is made from matches that are over.
profile-export = Export all
profile-delete = Delete…
profile-delete-short = Deleting keeps the others’ matches; your name leaves them. You have seven days to undo it.
profile-delete-title = Delete your account?
profile-delete-how = It is deleted in seven days; until then you can keep it. Right away you are signed out everywhere else, and a bot takes your seat where others play.
profile-delete-then = Then matches that nobody else sat at are deleted. Where others sat, the match stays theirs, without your name and what you wrote.
profile-delete-guest = As a guest you are known to this browser alone: only here can you think otherwise.
profile-delete-name = Type your name: { $name }
profile-delete-yes = Delete in seven days
farewell-title = Deletion of your account
farewell-on = Your account will be deleted on { $day }.
farewell-keep = Keep my account
farewell-kept = Your account stays.
profile-nobody = Play a match first: then this page is yours.
avatar-title = Picture beside your name
avatar-none = First letter
avatar-flower = Rose
avatar-owl = Owl
avatar-cat = Cat
avatar-fox = Fox
avatar-raven = Raven
avatar-key = Key
avatar-candle = Candle
avatar-quill = Quill
avatar-book = Book
avatar-gear = Gear
avatar-moon = Moon
avatar-bell = Bell
quick-title = Play with strangers
quick-how = One click: you sit down where somebody waits, or others come to you. Two minutes a decision.
quick-waiting =
    { $count ->
        [0] nobody waits
        [one] 1 waits
       *[other] { $count } wait
    }
quick-side = Which side
quick-any = Any side
quick-fill = Begin now with bots
watch-label = Watching
watch-title = You are watching.
watch-others =
    { $count ->
        [one] 1 more looks on
       *[other] { $count } more look on
    }
watch-count =
    { $count ->
        [one] 1 looks on
       *[other] { $count } look on
    }
watch-how = You see what everybody at the table sees. What a player alone knows stays hidden until the end; then the replay opens everything.
inbox-unread =
    { $count ->
        [one] 1 new notice
       *[other] { $count } new notices
    }
inbox-empty = Nothing waits for you.
inbox-turn = { $title }: it is your turn.
inbox-turn-go = Play
inbox-invitation = { $name } keeps a seat for you: { $title }.
inbox-invitation-go = Sit down
inbox-over =
    { $title } is over. { $place ->
        [1] You won.
       *[other] You came in place { $place }.
    }
inbox-over-go = Look
inbox-settings = How you are told
chat-phrases = Said with one click
stranger-more = More about { $seat }
stranger-block = Block
stranger-block-how = You read nothing more of { $seat } and are not brought together again. { $seat } is not told.
stranger-blocked = { $seat } is blocked. Your page has the list.
stranger-report = Report to who runs this server
stranger-reported = Whoever runs this server has been told.
stranger-why = What happened?
stranger-why-insult = Insults
stranger-why-cheating = Cheating
stranger-why-leaving = Left on purpose
stranger-why-other = Something else
stranger-words = In a few words
stranger-list = Blocked
stranger-unblock = Unblock
