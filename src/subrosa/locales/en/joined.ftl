## The terminal at a table of a server

terminal-no-link = “{ $link }” is not a link to a table. Such a link looks like http://host/join/… or http://host/m/…
terminal-no-last = You have not joined any table yet. Give the link you were sent.
terminal-unreachable = { $server } cannot be reached.
terminal-no-server = { $server } does not answer like a server of Sub Rosa.
terminal-other-rules = That table plays { $game } by rules this version does not know. Bring both to the same version.
terminal-owners-files = That table plays with component files of its own, which the terminal does not have. Join it in a browser.
terminal-line-lost = The line to the server is broken. Trying again.
terminal-line-back = The line is open again; nothing was lost.
terminal-host-says = The host of this server says: { $message }
terminal-open-again = This server is open again.
terminal-comes-back = Your seat stays yours. “subrosa play --join” comes back to it.
terminal-gathering = Play begins when every seat is taken.
terminal-chair-open = open
terminal-chair-invited = kept for somebody who is invited
terminal-not-here = not here
terminal-bot-plays = { $bot } plays on
terminal-paused = The table is paused. /resume plays on.
terminal-away = A bot plays for you. /return takes your seat back.
terminal-withdraw = Until all are ready, u takes your choice back.
terminal-asked = You are asked: /agree or /decline.
terminal-time = Time left: { $seconds } s.
terminal-resign = Whoever resigns gives the seat up for good, and a bot plays on. To do so, type /resign again.
terminal-anyway = To do so all the same, type { $what } again.
terminal-afterwards = /rematch plays again with the same people, /say still talks. Enter leaves.
terminal-join-hint = /say TEXT talks, /mute 2 does not read player 2 or does again, /who shows who is here. /back asks to take back, /pause to pause, /bot 2 for a bot in place of somebody who is away; /agree or /decline answers. /resume plays on, /return takes your seat back, /resign gives it up, /rematch plays again.
terminal-home-hint = /back takes back your last turn; bots agree to that.
