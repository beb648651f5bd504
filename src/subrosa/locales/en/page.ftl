## The page: the house

page-welcome = Games of secrecy. Play one now.
page-play-now = Play now
page-play = Play
page-look = Look
page-learn = Learn
page-rules = Rules
page-replay = Replay
page-my-matches = My matches
page-no-matches = No match yet. Play one now, it takes a minute to learn.
page-state-open = waiting for people
page-state-playing = being played
page-state-paused = paused
page-state-finished = ended
page-state-closed = closed
page-state-moved = moved to another server
page-with-friends = Play with friends
page-with-friends-how = Open a table and send the link. Bots can take the empty seats.
page-join = Join a table
page-join-button = Join
page-open-tables = Open tables
page-sit = Sit down
page-hot-seat = One device, many hands
page-hot-seat-how = Pass the phone or tablet round. A curtain hides each secret.
page-hot-seat-start = Start hot-seat
page-language = Language
page-light = Light
page-dark = Dark
page-close = Close
page-to-lobby = To the start page
page-guest = Guest
page-unknown = Nothing is here
page-unknown-how = This address leads nowhere. Perhaps the link was cut short.
page-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
page-broken = Something went wrong on this page. Load it again.

## The page: a new table

page-who-plays = Who plays
page-chair = Seat { $number }
page-chair-me = Me
page-chair-bot = Bot
page-chair-invited = Invited friend
page-chair-open = Anybody
page-open-table = Open the table
page-to-table = To the table

## The page: me

page-me = Me
page-name = Your name
page-keep = Keep
page-kept = Kept.
page-theme = Light or dark
page-theme-auto = As the device
page-theme-parchment = Parchment
page-theme-vigil = Vigil
page-motion = Motion
page-motion-auto = As the device
page-motion-less = Less

## The page: a match

page-your-turn = Your turn
page-turn-of = Turn: { $seat }
page-waiting = Waiting for { $seats }.
page-waiting-for-people = Waiting until every seat is taken.
page-sealed = Your choice is laid face down. Waiting for the others.
page-a-moment = A moment.
page-over = The game is over.
page-paused = The table is paused.
page-closed = This table was closed.
page-no-match = This table cannot be shown
page-connected = connected
page-reconnecting = reconnecting
page-nothing-lost = Reconnecting, nothing is lost.
page-undo = Take back
page-board = Board
page-now = Now
page-dock = My secret and my hand
page-players = Players
page-tabs = Log and notes
page-log = Log
page-chat = Chat
page-chat-line = What you want to say
page-send = Send
page-you = you
page-bot = bot · { $level }
page-bot-names = Alcuin, Bede, Cosmas, Dunstan, Einhard, Fulbert, Gerbert, Herrad
page-seat-name = Seat { $numeral }
page-choosing = is choosing
page-away-absent = away, a bot plays on
page-away-resigned = gave the seat up, a bot plays on
page-agree = I agree
page-decline = No
page-come-back = Take my seat back
page-resume = Play on
page-cover = Cover
page-uncover = Uncover

## The page: keys

page-keys = Keys
page-key-choose = choose directly
page-key-cover = cover or uncover my secrets
page-key-log = the log
page-key-chat = the chat
page-key-regions = the next part of the page
page-key-help = these keys

## The page: a game drawn from its fields

page-winner =
    { $count ->
        [one] { $seats } wins.
       *[other] A shared win: { $seats }.
    }
page-face-down =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
page-only-you = only you see this
page-tap-again = Tap again to choose.
page-choices = Choices
page-places = Placings
