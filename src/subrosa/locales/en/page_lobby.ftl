## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, to the start page
lobby-ways = Main menu
lobby-notices = Notices
lobby-sign-in = Sign in
lobby-games = The games
lobby-greeting =
    { $part ->
        [morning] Good morning
        [day] Good afternoon
       *[evening] Good evening
    }, { $name }.{ $waiting ->
        [0] { "" }
        [1] { " " }One table waits for you.
        [2] { " " }Two tables wait for you.
        [3] { " " }Three tables wait for you.
       *[other] { " " }{ $waiting } tables wait for you.
    }
lobby-guest-names = Anselm, Benedict, Clara, Dorothy, Edmund, Felicity, Gregory, Hilda, Ivo, Jerome, Lucia, Matilda, Odo, Perpetua, Quentin, Sibyl, Ursula, Walter
lobby-waiting =
    { $waiting ->
        [one] 1 is waiting for you
       *[other] { $waiting } are waiting for you
    }
lobby-all-matches = Show all { $matches } matches
lobby-opened = begun { $day }
lobby-opened-today = begun today
lobby-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
lobby-free =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
lobby-my-place =
    { $place ->
        [1] You won
        [2] You came second
        [3] You came third
       *[other] You came in place { $place }
    }
lobby-status-mine = Your turn
lobby-status-playing = others are choosing
lobby-status-of = { $name } is choosing
lobby-left-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
lobby-left-hours = { $hours } h left
lobby-left-minutes = { $minutes } min left
lobby-left-seconds = under a minute left
lobby-status-open = waiting for people
lobby-status-paused = paused
lobby-status-ended = ended
lobby-status-closed = closed
lobby-new-table = New table
lobby-join-how = Paste a link or type the six characters you were given.
lobby-join-code = Link or code
lobby-new-here = New here?
lobby-new-here-how = Adson shows you a first turn in three minutes. No rulebook.
lobby-invited-by = { $host } invites you to “{ $game }”
lobby-invited-to = You are invited to “{ $game }”
lobby-invited = A seat is kept for you
lobby-invited-nowhere = This invitation leads to no seat
lobby-no-such-code = No seat is kept under this code. Look at it again, or ask whoever sent it for a new one.
lobby-invited-seat = “{ $title }”, seat { $numeral }
lobby-name-any = This is what the others will see. You can change it later.
lobby-link-used = The seat of this invitation is taken.
lobby-link-used-how = An invitation opens one seat, once. Ask whoever sent it for a new one; it takes them one click.
lobby-link-damaged-how = Copy the whole link once more, or ask whoever sent it for a new one.
lobby-table-gone = This table is no longer there.
lobby-watch = Watch instead
lobby-rules-of = { $game }: the rules
lobby-contents = Contents
lobby-search-rules = Search the rules
lobby-found =
    { $hits ->
        [0] Nothing found
        [one] 1 place
       *[other] { $hits } places
    }
lobby-rule = Rule { $number }, link to it
lobby-table-of-rules = Table
lobby-key-search = search the rules
lobby-replay-pill = Replay · move { $at } of { $of }
lobby-replay-at = Move { $at } of { $of }
lobby-replay-moment = Moment of the match
lobby-replay-eyes = Through the eyes of
lobby-replay-watcher = Watcher
lobby-replay-open = All open
lobby-replay-hand = Hand and secret
lobby-replay-link = Link to this moment
lobby-replay-play = Play
lobby-replay-pause = Pause
lobby-replay-speed = Speed { $speed }×
lobby-key-before = one moment back
lobby-key-after = one moment on
lobby-key-first = to the beginning
lobby-key-last = to the end
lobby-key-play = play or pause
lobby-copied = Copied.
lobby-copy-yourself = This browser does not let the page copy. Select the text and copy it yourself.

## The page around the match: a new table, and every option in plain words

lobby-yes = Yes
lobby-no = No
lobby-set-sensibly = Everything is set sensibly. Change only what you like.
lobby-table-stands = The table is ready. Now the others.
lobby-begins = Play begins by itself when every seat is taken.
lobby-which-game = Which game
lobby-how-we-play = How we play
lobby-start = Start
lobby-chair-me = You
lobby-chair-invited = Friend
lobby-chair-open = Anybody
lobby-chair-me-how = you
lobby-chair-invited-how = by link or code
lobby-chair-open-how = first come, first served
lobby-chair-bot-level = Bot · { $level }
lobby-add-seat = Add seat { $numeral }
lobby-remove-seat = Remove seat { $numeral }
lobby-not-me = You only watch this table. To play, take a seat: choose “Me”, for example for seat { $numeral }.
lobby-preset = Which edition
lobby-clock = How fast
lobby-clock-why = Time for each decision. If it runs out, a bot keeps the seat warm.
lobby-clock-none = No clock
lobby-clock-minutes = 2 minutes
lobby-clock-day = 1 day
lobby-clock-days = 3 days
lobby-more-rules =
    { $count ->
        [one] One more house rule
       *[other] { $count } more house rules
    }
lobby-rules-say = All of this is told at length in the
lobby-own-file = My own file
lobby-table = The table
lobby-title = Its name
lobby-another-title = Another name
lobby-allows_spectators = Anyone may watch
lobby-allows_spectators-why = Watchers see only what is public.
lobby-chat = Chat
lobby-chat-why = Players can write to each other.
lobby-public = In the public list
lobby-public-why = Strangers find seats for anybody on the start page.
lobby-rated = Counts for ratings
lobby-rated-why = At the end everybody’s rating moves; each sees only their own.
lobby-bot-rating = rating { $rating }
lobby-notebook = What notebooks work out
lobby-notebook-why = For everybody alike: only own notes, also what is certain, or also how likely the rest is.
lobby-notebook-off = Own notes
lobby-notebook-certain = Certain
lobby-notebook-full = All
lobby-files = I own the game
lobby-files-why = Play with the printed figures: give your own data file. It stays with this table.
lobby-files-choose = Choose files
lobby-invite = Invite to seat { $numeral }
lobby-invite-how = Show the code or send the link. It opens this seat, once.
lobby-which-seat = Which seat
lobby-qr = Code for a camera: the link for seat { $numeral }
lobby-code = Code for seat { $numeral }
lobby-link = Link for seat { $numeral }
lobby-address = Address of the table
lobby-copy = Copy
lobby-share = Share
lobby-new-link = Make a link
lobby-new-link-how = An earlier link for this seat is void then.
lobby-waiting-open = Looking for players
lobby-waiting-public = The table is in the list on the start page.
lobby-waiting-open-how = Send the address of this table to whom you like.
lobby-is-here = is here
lobby-not-here = not here yet
lobby-waiting-for =
    { $count ->
        [one] Waiting for seat { $seats }.
       *[other] Waiting for seats { $seats }.
    }
lobby-fill = Fill with bots and start
lobby-hot-how = Sit together round one device. Whoever is to choose holds it; between two people a curtain hides all secrets.
lobby-hot-person = Here
lobby-name-of = Name of seat { $numeral }

## The page around the match: me

lobby-name-how = What the others see
lobby-this-device = This device
lobby-sound = Sound
lobby-sound-why = Quiet sounds for a turn and for the end. They never tell what was chosen.
lobby-ask = Ask before every move
lobby-ask-why = Shows what a choice leads to, and sends it only when you say so once more.
lobby-sound-on = On
lobby-sound-off = Off
lobby-notices-how = A short notice when it is your turn and you are looking elsewhere. It names no card and no secret.
lobby-notices-start = Tell me on this device
lobby-notices-stop = No more notices here
lobby-notices-on = You are told while a page of Sub Rosa is open.
lobby-notices-far = You are told on this device, also when the page is closed.
lobby-notices-near = Notices for closed pages are not possible here.
lobby-notices-denied = This browser blocks notices from this site. You can allow them in its settings.
lobby-notices-never = This browser has no notices.
lobby-account = Account
lobby-account-how = You are a guest, known on this device only. With a login and a password you can come back from anywhere.
lobby-account-has = You come in as “{ $login }”. Here you can change login and password.
lobby-account-come = Come in with the login and password you have.
lobby-login = Login
lobby-password = Password
lobby-password-now = Password so far
lobby-password-new = New password
lobby-password-hint = At least eight characters.
lobby-take-login = Take this login
lobby-change-login = Change
lobby-come-in = Come in
lobby-have-login = I have a login
lobby-no-login = I have none yet
lobby-signed-in = Welcome back.
lobby-programs = Programs
lobby-programs-how = A token lets a program play for you: a bot of your own, or the terminal. Whoever has it can play as you.
lobby-token-for = For which program?
lobby-token-make = Make a token
lobby-token-once = Copy this now: it is shown only once.
lobby-token-drop = Take back
lobby-token-used = last used { $day }
lobby-token-made = made { $day }, not used yet
lobby-out = Sign out
lobby-out-how = On this device, or on all the others.
lobby-out-guest = You are a guest: who signs out here cannot come back to these matches. Take a login first.
lobby-out-really = Sign out for good
lobby-stay = Stay
lobby-out-others = Sign out everywhere else
lobby-others-out = All other devices are signed out.
lobby-house = A word from the host
lobby-host-says = The host of this server says: { $message }
lobby-forgotten = I have forgotten my password
lobby-forgotten-sent = If there is such an account, and it has an address for mails, a link to a new password is on its way.
lobby-recover = A new password
lobby-recover-how = Take another password. All your devices and programs are signed out.
lobby-recover-done = Your password has been changed. Welcome back.
lobby-mail = Address for mails
lobby-mail-how = For a forgotten password and for your turns, if this server sends mails. Nobody else sees it.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adson’s lesson
lobby-lesson-practise = Practise deduction
lobby-lesson-of = { $game }: a first turn
lobby-lesson-intro = I am Adson. I sit beside you at a real table with bots and tell you one thing at a time. Try whatever you like: nothing can go wrong here.
lobby-lesson-length = { $steps } steps, about three minutes
lobby-lesson-begin = Begin
lobby-lesson-go-on = Go on at step { $at }
lobby-lesson-anew = From the start
lobby-lesson-step = Step { $at } of { $of }
lobby-lesson-leave = Leave
lobby-lesson-skip = Skip
lobby-lesson-show = Show me
lobby-lesson-try = Try it
lobby-lesson-next = Go on
lobby-lesson-play-on = Play on
lobby-lesson-wait = The others are moving. Watch, it is your turn soon.
lobby-lesson-asked = Now: { $question }
lobby-lesson-covered = covered
