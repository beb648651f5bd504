## What a table refuses

refused-stale = Something has happened since: look again before you choose.
refused-too-many-choices = Something comes in between: not all of these choices can be made together.
refused-moved = This match has been taken to another server.
refused-closed = This table was closed before play began.
refused-not-begun = Play has not begun.
refused-begun-already = Play has begun already.
refused-paused = The table is paused.
refused-not-paused = The table is not paused.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-resigned = This seat was given up; a bot plays it to the end.
refused-chair-taken = Somebody sits there already.
refused-chair-kept = That seat is kept for somebody who was invited.
refused-link-used = This invitation has been used, or another took its place.
refused-no-such-bot = There is no bot called { $bot }.
refused-over = The game is over.
refused-not-over = The game is not over.
refused-nothing-to-take-back = There is nothing of yours to take back.
refused-nobody-away = Nobody sits there whom a bot could play for.
refused-nothing-proposed = Nothing is proposed.
refused-no-sealed-deal = The deal of this table is not under seal.
refused-no-chat = This table plays without chat.
refused-hint-among-people = Hints are for practice against bots; at a table with people there are none.
refused-hint-not-now = You have nothing to choose just now.
refused-no-hint = No good player could be asked just now. Try again in a moment.
refused-nothing-said = There is nothing in this line.
refused-no-such-phrase = There is no such phrase.
refused-said-too-much = A line has at most { $most } letters.
refused-nobody-there = There is nobody to mute.
refused-chairs-and-seats = { $seats } seats need as many people or bots; { $chairs } are named.
refused-not-here = That cannot be done here.

table-trouble = Nothing can be kept at the moment. Nothing is lost; try again in a while.

## What a table tells

table-told-sat = { $seat } sits down.
table-told-left = { $name } gets up again.
table-told-chair =
    { $chair ->
        [bot] A bot takes seat { $number }.
        [invited] Seat { $number } is kept for somebody who is invited.
       *[open] Seat { $number } is open.
    }
table-told-renamed = { $before } is called { $name } from now on.
table-told-began = Everybody is here. Play begins.
table-told-absent = { $seat } is away; a bot plays on.
table-told-resigned = { $seat } has given up the seat; a bot plays on.
table-told-missed = { $seat } has been away for a while.
table-told-returned = { $seat } is back.
table-told-proposed =
    { $what ->
        [pause] { $seat } would like to pause.
        [bot] { $seat } proposes that a bot plays for { $other }, who has a few minutes to come back.
       *[back] { $seat } would like to take the last decision back.
    }
table-told-agreed = { $seat } agrees.
table-told-declined = { $seat } does not agree.
table-told-paused = The table pauses.
table-told-resumed = { $seat } lets play go on.
table-told-interrupted = The server was away; nobody loses the { $seconds } s.
table-told-said =
    { $seat }: { $phrase ->
        [hello] { phrase-hello }
        [good-luck] { phrase-good-luck }
        [nice] { phrase-nice }
        [thanks] { phrase-thanks }
        [sorry] { phrase-sorry }
        [moment] { phrase-moment }
        [back] { phrase-back }
        [well-played] { phrase-well-played }
        [again] { phrase-again }
       *[other] { $text }
    }
table-told-muted = You no longer read what { $other } writes.
table-told-unmuted = You read again what { $other } writes.
table-told-rematch = The same people play again at a new table.
table-told-moved = The host takes this match to another server. Here play ends.
table-told-arrived = This match has come from another server. Its players take their seats again.
table-told-closed = The host has closed the table.

## What can be said with one click

phrase-hello = Hello!
phrase-good-luck = Good luck to all!
phrase-nice = Nice move.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-well-played = Well played!
phrase-again = Once more?
