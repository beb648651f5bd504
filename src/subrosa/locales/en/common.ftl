## What cannot be done, each one sentence for the person who tried

not-a-choice = { $choice } is not among the choices you have now.
wish-not-now = “{ $wish }” is not what is asked now. Try for example “{ $example }”.
wish-not-understood = “{ $wish }” is not one of your choices. Try for example “{ $example }”.
game-over = The game is over; there is nothing left to decide.
not-your-turn = It is not your turn. Choosing now: { $seats }.
chance-decides = Nobody can choose now; the next thing is drawn by lot.
nothing-sealed = You have laid nothing that you could still take back.
no-consent = To go back, everybody at the table has to agree. Still to agree: { $seats }.
not-that-far = The game has not got that far.
not-by-chance = That cannot have been drawn here.
record-not-over = The game is not over yet, and its record would give the secrets away.
nothing-drafted = You have not chosen anything yet that could be undone.
draft-is-stale = Something has happened at the table since you began to choose; have another look and choose again.

## What is told in every game

told-chooses_again =
    { $me ->
        [yes] You take your choice back and choose again.
       *[no] { $seat } chooses again.
    }
told-taken_back = Everybody agreed to go back; the game continues from an earlier point.

## The terminal

terminal-waiting = Waiting for { $seats }.
terminal-confirm = Send what you have chosen? Enter sends it, u takes it back.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back: what others have seen stays.
terminal-sealed = Your choice is laid face down. Waiting for the others.
terminal-saved = The game is kept safe and sealed. “subrosa play --resume { $id }” goes on with it.
terminal-resumed = The game goes on where you left it.
terminal-help-hint = Choose by number or by words. ? help, t tip, u undo, l log, n notebook, b board, h cover or uncover your secrets, q leave.
terminal-choose = Your choice:
terminal-choose-only = Your choice (Enter takes { $choice }):
terminal-back = Enter goes back to the game.
terminal-yes = yes
terminal-no = no
terminal-unknown-key = “{ $wish }” is neither a choice nor a key here; ? shows what you can type.
terminal-end = The game is over.
terminal-winner =
    { $count ->
        [one] The winner: { $seats }.
       *[other] A shared win: { $seats }.
    }
terminal-you = you
terminal-seat = Player { $number }
terminal-bot = Player { $number } ({ $bot })
terminal-of = { $name }: { $text }
terminal-covered = Your secrets are covered. h uncovers them.
terminal-log = What has happened
terminal-notebook = What can be known
terminal-notebook-empty = Nothing is worked out at this table.
terminal-notebook-legend = Two shares in percent: by counting, and by how people play.
terminal-notebook-open = { $count } possible:
terminal-board = The board
terminal-left = You have left the table.
terminal-record = The record of this game; it can be replayed with:
terminal-ambiguous = “{ $wish }” can mean more than one of your choices; type a little more.
