## The match page: bar and now bar

match-bar = The match
match-menu = Menu
match-sound = Sound
match-sound-on = Sound is on
match-sound-off = Sound is off
match-asks-on = You are asked before every move
match-asks-off = Ask me before every move
match-sure = Do this?
match-sure-yes = Do it
match-sure-no = Not yet
match-over-short = The game is over
match-all-choose = All choose
match-step = Step { $at } of { $of }
match-why = Why?
match-clock = Time left
match-clock-reserve = Reserve left
match-clock-days = { $days } d { $hours } h
match-clock-last-call = { $seconds } seconds left.
match-withdraw = Choose again
match-see-end = To the end of the game
match-covered = Covered

## A wish in words

match-wish = What would you like to do?
match-wish-how = Write it in words and ask whether it can be done. Nobody learns that you asked.
match-wish-line = My wish
match-wish-can = Yes, that can be done now.
match-wish-take = Do it
match-help = Help with this step
match-help-aim = What it is about
match-help-choices = What you can do
match-help-wish = Say it in words
match-help-range = { $first } to { $last }
match-ready = Your answer waits and goes out when you are asked. Press again to take it back.
match-alone = Only one thing can be done here, so it is done for you.
match-masked = You are always asked, so that what you hold stays secret.

## Players and tabs

match-chosen = has chosen
match-not-here = not here at the moment
match-host = host
match-notebook = Notebook
match-sheets = Sheets
match-chat-empty = Nobody has said anything yet.
match-mute-whom = Whose lines I read
match-mute = Mute { $seat }
match-unmute = Read { $seat } again
match-rules-find = Search the rules
match-rules-all = All the rules

## The notebook

match-notes-how = Your own marks: ? perhaps, ! sure, × no. They stay on this device.
match-deeds = Deeds
match-notes-free = Your own words
match-mark = { $row }, { $column }: { $mark }
match-mark-none = no mark
match-mark-perhaps = perhaps
match-mark-sure = sure
match-mark-no = no
match-cell-here = certain
match-cell-not = impossible
match-notes-filled = What is certain fills itself in. Point at a cell to see why.
match-notes-filled-tap = What is certain fills itself in. Tap a cell to see why.
match-notes-shares = How likely
match-notes-counted = by counting
match-notes-believed = by how they play

## What can be done at a table

match-agreed = Agreed: { $seats }.
match-still-asked = Still asked: { $seats }.
match-take-proposal-back = Never mind
match-ask-back = Take it back?
match-ask-back-how = Others have seen your last decision, so they are asked whether it may be taken back.
match-ask-back-yes = Ask them
match-ask-back-no = Leave it
match-back-anyway = Take it back
match-pause = Pause
match-propose-pause = Propose a pause
match-bot-for = A bot for { $seat }
match-pass-to = Pass to { $seat }
match-copy-link = Copy the link
match-copied = Copied.
match-share = Share
match-export = Save as text
match-notify-on = Notices are on
match-notify-off = Tell me when it is my turn
match-resign = Give up my seat
match-resign-sure = A bot plays on in your seat, and you cannot come back. Give it up?
match-resign-yes = Give it up
match-resign-no = Stay
match-leave = Leave for now

## Before play begins

match-waiting-room = { $title }: who plays?
match-free-chairs =
    { $chairs ->
        [0] Everybody is here.
        [one] One seat is still free. Play begins when it is taken.
       *[other] { $chairs } seats are still free. Play begins when all are taken.
    }
match-invite = Invite
match-link-once = Whoever follows this link first takes the seat. It works once.
match-qr = The link as a QR code
match-copy-table = Copy the link to this table
match-close-table = Close the table
match-get-up = Get up

## The end

match-won = has won
match-rated = This match counts for your rating.
match-unrated-wish = It does not count for ratings: the table was opened so.
match-unrated-hint = It does not count for ratings: there was a hint.
match-unrated-back = It does not count for ratings: something was taken back.
match-unrated-begun = It does not count for ratings: it goes on from another match.
match-unrated-elsewhere = It does not count for ratings: it was begun on another server.
match-unrated-several = It does not count for ratings: one person has several seats.
match-unrated-alone = It does not count for ratings: nobody else plays.
match-unrated-level = It does not count for ratings: nobody came in before anybody.
match-tale = How it ended
match-story = The tale of the game
match-again = Play again
match-to-rematch = To the new table
match-see-board = See the board

## The curtain

match-curtain = The curtain hides every secret until { $seat } opens it.
match-curtain-after = { $seat } has finished. The curtain hides every secret until { $other } opens it.
match-since = Since { $seat } looked last:
match-curtain-open = I am { $seat }: hold to open
match-curtain-how = Hold for one second, or press Space twice.
match-curtain-once-more = Press Space once more.

## Keys

match-key-undo = take back
match-key-board = the board
match-key-notebook = the notebook
match-key-rules = the rules
match-key-wish = a wish in words
match-key-why = help with this step; why not, on a thing that cannot be chosen
match-key-skip = open everything
match-key-curtain = twice: open the curtain
match-key-space = Space

## How long

match-lasted = How long it lasted
match-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }

## Moments and turns

match-go-on = Go on
match-once-more = Once more
match-from-to = { $before } to { $now }
match-next = Next: { $question }
match-your-turn-after = Your turn. { $told }
match-since-mine = Since your turn
match-show-again = Show again
match-key-go-on = end what is shown, go on
match-key-once-more = once more
match-pace = Pace against bots
match-pace-slow = Slow
match-pace-normal = Normal
match-pace-fast = Fast
match-pace-step = Step by step
match-moments = Great moments
match-moments-yes = On the board
match-moments-no = In the log only
