## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, to the start page
lobby-ways = Ways
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
lobby-titles-rose = Winter at the Abbey, The Seventh Day, Candlelight and Ink, Snow on the Cloister, The Silent Scriptorium, Vespers, Six Hoods, After Compline
lobby-titles-eleven = Eleven at Eleven, Steam over Turin, The Last Organ, Brass and Fog, Before Midnight, Gears of Fate, The Wolf Hour, Song of Making
lobby-titles-nuns = Sunday Cloister, Bare Feet on Stone, The Creaking Door, Lights Out, A Night for Dessert, Hush, Moon over the Convent, Two Lanterns
lobby-length-rose = 2 to 5 players · about 75 minutes
lobby-length-eleven = 3 to 6 players · eleven hours
lobby-length-nuns = 2 to 8 players · fifteen rounds
lobby-waiting =
    { $waiting ->
        [one] 1 is waiting for you
       *[other] { $waiting } are waiting for you
    }
lobby-all-matches = Show all { $matches } matches
lobby-progress-rose =
    { $number ->
        [7] the accusation
       *[other] day { $number } of 6
    }
lobby-progress-eleven = hour { $number } of 11
lobby-progress-nuns = round { $number }
lobby-mark-rose =
    { $number ->
        [7] Accusation
       *[other] Day { $number }
    }
lobby-mark-eleven = Hour { $number }
lobby-mark-nuns = Round { $number }
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
lobby-join-how = Paste a link or type the six letters you were given.
lobby-join-code = Link or code
lobby-new-here = New here?
lobby-new-here-how = Adson shows you a first turn in three minutes. No rulebook.
lobby-invited-by = { $host } invites you to “{ $game }”
lobby-invited-to = You are invited to “{ $game }”
lobby-invited = A seat is kept for you
lobby-invited-seat = “{ $title }”, seat { $numeral }
lobby-name-any = This is what the others will see. You can change it later.
lobby-link-used = Somebody has already sat down with this link.
lobby-link-used-how = A link opens one seat, once. Ask whoever sent it for a new one; it takes them one click.
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
lobby-replay-pill = Replay · moment { $at } of { $of }
lobby-replay-at = Moment { $at } of { $of }
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
lobby-table-stands = The table stands. Now the others.
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
lobby-bot-random = at random
lobby-bot-random-how = anything that is allowed
lobby-bot-thrifty = careful
lobby-bot-thrifty-how = at random, but lives to see the end
lobby-bot-greedy = greedy
lobby-bot-greedy-how = takes what looks best right now
lobby-bot-deducer = deducer
lobby-bot-deducer-how = reads you, does not hide
lobby-guards = leads the guards
lobby-guards-second = leads the prioress
lobby-novices = novice
lobby-add-seat = Add seat { $numeral }
lobby-remove-seat = Remove seat { $numeral }
lobby-not-me = You only watch this table. To play, take a seat: choose “Me”, for example for seat { $numeral }.
lobby-preset = Which edition
lobby-preset-2010 = 2010
lobby-preset-2025 = 2025
lobby-preset-web = Web
lobby-preset-2010-how = The original: lanterns light half a circle, six steps far.
lobby-preset-2025-how = The new edition: a guard sees the whole room she is in.
lobby-preset-web-how = As played on the web: sight without limit, no blessings, the own cell is safe.
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
lobby-files = I own the game
lobby-files-why = Play with the printed figures: give your own data file. It stays with this table.
lobby-files-choose = Choose files
lobby-invite = Invite to seat { $numeral }
lobby-invite-how = Show the code or send the link. It opens this seat, once.
lobby-which-seat = Which seat
lobby-qr = Code for a camera: the link for seat { $numeral }
lobby-code = Code for seat { $numeral }
lobby-link = Link for seat { $numeral }
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
lobby-notices-denied = This browser has been told not to show notices of this site. You can allow them in its settings.
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

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adson’s lesson
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
lobby-lesson-next = Go on
lobby-lesson-play-on = Play on
lobby-lesson-wait = The others are moving. Watch, it is your turn soon.
lobby-lesson-asked = Now: { $question }
lobby-lesson-covered = covered
lobby-lesson-rose-secret-title = One monk is you
lobby-lesson-rose-secret = Your secret monk: { $monk }. Nobody else knows. He should be the least accused in the end, and nobody should notice that he is yours. With H you cover your secret.
lobby-lesson-rose-tracks-title = Suspicion today, evidence for ever
lobby-lesson-rose-tracks = Suspicion is the mood of the day. Every night it turns into evidence: the most suspected monk gets 5, the next 4, then 3, 2, 1, 0. Evidence stays. At the end the least evidence wins.
lobby-lesson-rose-card-title = Everybody moves every monk
lobby-lesson-rose-card = Play one of your three cards. A monk’s card sends that monk anywhere; a place’s card brings any figure there; the third kind calls William or Adson. You need not hold your own colour.
lobby-lesson-rose-time-title = Every card costs time
lobby-lesson-rose-time = The number on the card moves the sundial. Whoever reaches the blue field ends the day, and gets its event card: 2 evidence at the very end. Time tiles, won from tasks, save one step each.
lobby-lesson-rose-place-title = A monk with a task is above suspicion
lobby-lesson-rose-place = Where a task of the monk’s colour lies, his suspicion falls by its number, and you keep the tile as a time tile. Where none lies, suspicion rises by all that is there. Why help a stranger? Because the others are watching you.
lobby-lesson-rose-tasks-title = See what came of it
lobby-lesson-rose-tasks = The marker has moved on the suspicion track. Everybody saw it, and everybody wonders: do you love this monk, or do you want us to think so? Move friends and enemies alike.
lobby-lesson-rose-watch-title = Watch the others
lobby-lesson-rose-watch = Whom do they help, whom do they send into trouble? William adds or takes 3 evidence, Adson 5 suspicion, for every monk they meet. The log keeps it all. At the end you will have to say who is who.
lobby-lesson-rose-night-title = Nights and revelations
lobby-lesson-rose-night = Each day has an event that changes a rule. After days 1, 3 and 5 everybody secretly picks a colour he is not, and all are shown together: that monk gets 2 evidence, and the circle of the possible grows smaller.
lobby-lesson-rose-end-title = The seventh day
lobby-lesson-rose-end = On day seven you accuse everybody, and they accuse you. For each one who sees through you, your monk gets more evidence. So hide well, and look closely. The table is yours: play on, or come back later.
lobby-lesson-eleven-goal-title = Find the Chosen One
lobby-lesson-eleven-goal = One of eight characters can save the world. His card was set aside. You hold a card that is surely not he; the rest lie with the others or in the pile of the unknown. A hero brings the Chosen One to the organ with fifteen sheets of music.
lobby-lesson-eleven-auction-title = Time is money
lobby-lesson-eleven-auction = Every hour has its event; then the places in the order of play are auctioned, for time. Early choosers get the best figure; the last one may set a location tile. Time is your life: at 0 you are out. A bid of 1 is a good start, and passing costs nothing.
lobby-lesson-eleven-clue-title = Lay a clue
lobby-lesson-eleven-clue = Now clues come onto the map, one from each but the first in order. A figure that walks over a clue may take it, and a clue handed in makes an action stronger. Lay yours where you may pass soon, not where the others are.
lobby-lesson-eleven-figure-title = Any figure, for this turn
lobby-lesson-eleven-figure = In your turn you lead any figure that nobody has led this hour. It tells nothing about your own card. Each has an ability that works at once: rest the pointer on a portrait to read it. Choose one.
lobby-lesson-eleven-gears-title = Turn the gears
lobby-lesson-eleven-gears = Three gears turn together, by one, two or three teeth, for 1 time each. They then show a transport, a number of steps, and the action of this turn. Look at what each would show before you pay.
lobby-lesson-eleven-move-title = Walk, ride, or stay
lobby-lesson-eleven-move = Steps cost 1 time each, up to the number shown. One ride with the transport shown is free, from a field of its colour to another. Clues on the way may be taken. Staying costs nothing and is often wise.
lobby-lesson-eleven-investigate-title = Who is it not?
lobby-lesson-eleven-investigate = Investigating shows you a card, drawn by lot, from another player’s hand or the pile of the unknown. A character you have seen is not the Chosen One. Cross them out until one is left. A look costs no time, but the others are looking too.
lobby-lesson-eleven-organ-title = Where is the organ?
lobby-lesson-eleven-organ = Four slots of the compass narrow down where the organ can be: north, south, west and east of buildings. Whoever is last in an hour’s order may set a location tile there. With the fourth the organ comes onto the map.
lobby-lesson-eleven-fenrir-title = In hour five the wolf wakes
lobby-lesson-eleven-fenrir = Then secret roles are dealt, and one of you is Fenrir, who wants to catch the Chosen One. Whoever thinks he can win declares victory, names the Chosen One, and must succeed in that same turn. After hour eleven all lose. Play on!
lobby-lesson-nuns-wish-title = Your secret wish
lobby-lesson-nuns-wish = You are a novice, out of bed at night. Your card names a key and a wish that is locked away. Fetch the key, then the wish, then be back in your cell before the others, or before the night is over.
lobby-lesson-nuns-map-title = The convent at night
lobby-lesson-nuns-map = Every dot is a place, every line a step. The abbess and the prioress walk their paths with lanterns. You are on the map only for yourself: the others do not know where you are, as long as nobody sees or hears you.
lobby-lesson-nuns-card-title = Fast is loud
lobby-lesson-nuns-card = Choose how you move: stand still, sneak, walk or run. Everybody sees the card, nobody the way. The faster you are, the louder. On the first move you go twice as far. Walking is a good beginning.
lobby-lesson-nuns-way-title = Find your way
lobby-lesson-nuns-way = Now take your steps towards the key, and stop when you like, as the card allows. Each place is counted. Keep out of the light: places a guard can see are marked. Nobody learns when you have stopped.
lobby-lesson-nuns-noise-title = A die for every sound
lobby-lesson-nuns-noise = After the move a die is rolled for you: with the noise of your card it says how far you are heard. A guard that near hears you, and you lay a noise token next to her, on the way to you: a direction, not a place.
lobby-lesson-nuns-sight-title = Into the light
lobby-lesson-nuns-sight = When a guard sees you, you stand on the map for all, and she may leave her path to catch you. Step out of her sight and you vanish again; footprints show which way. Caught, you walk homewards, openly, until you turn back.
lobby-lesson-nuns-sheet-title = The log sheet
lobby-lesson-nuns-sheet = Your sheet keeps round by round where you were; it is yours alone until the end. The log beside it says what everybody saw and heard. Guards play by it: so think what your noises have told them.
lobby-lesson-nuns-home-title = Key, wish, bed
lobby-lesson-nuns-home = First home with the wish wins. The guards win if they catch often enough, or when morning comes. Every novice plays for herself, but a noise elsewhere helps all. Now the night is yours: play on, or come back later.
