## Was nicht geht, je ein Satz für den, der es versucht hat

not-a-choice = { $choice } steht dir gerade nicht zur Wahl.
wish-not-now = „{ $wish }“ ist gerade nicht gefragt. Möglich wäre zum Beispiel „{ $example }“.
wish-not-understood = „{ $wish }“ steht dir nicht zur Wahl. Möglich wäre zum Beispiel „{ $example }“.
game-over = Das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden.
not-your-turn = Du bist nicht an der Reihe. Es wählt gerade: { $seats }.
chance-decides = Gerade kann niemand wählen, als Nächstes entscheidet das Los.
nothing-sealed = Du hast nichts gelegt, was du noch zurücknehmen könntest.
no-consent = Zurückgehen kann man nur, wenn alle am Tisch zustimmen. Es fehlt noch: { $seats }.
not-that-far = So weit ist das Spiel noch nicht.
not-by-chance = Das kann hier nicht gezogen worden sein.
record-not-over = Das Spiel ist noch nicht zu Ende, und sein Protokoll würde die Geheimnisse verraten.
nothing-drafted = Du hast noch nichts gewählt, was du zurücknehmen könntest.
draft-is-stale = Seit du zu wählen begonnen hast, ist am Tisch etwas geschehen; sieh noch einmal hin und wähle neu.

## Was in jedem Spiel erzählt wird

told-chooses_again =
    { $me ->
        [yes] Du nimmst deine Wahl zurück und wählst neu.
       *[no] { $seat } wählt noch einmal.
    }
told-taken_back = Alle haben zugestimmt: Das Spiel geht von einem früheren Stand aus weiter.

## Das Terminal

terminal-waiting = Warten auf { $seats }.
terminal-confirm = Soll deine Wahl gelten? Enter schickt sie ab, u nimmt sie zurück.
terminal-undone = Zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Was andere gesehen haben, bleibt.
terminal-sealed = Deine Wahl liegt verdeckt. Jetzt fehlen noch die anderen.
terminal-saved = Das Spiel ist versiegelt aufbewahrt. Weiter geht es mit „subrosa play --resume { $id }“.
terminal-resumed = Das Spiel geht dort weiter, wo du aufgehört hast.
terminal-help-hint = Wähle mit Zahlen oder Wörtern. ? Hilfe, t Tipp, u zurück, l Verlauf, n Notizbuch, b Spielplan, h Geheimes verdecken oder zeigen, q gehen.
terminal-choose = Deine Wahl:
terminal-choose-only = Deine Wahl (Enter nimmt { $choice }):
terminal-back = Mit Enter geht es zurück zum Spiel.
terminal-yes = ja
terminal-no = nein
terminal-unknown-key = „{ $wish }“ ist hier weder eine Wahl noch eine Taste; ? zeigt, was du eingeben kannst.
terminal-end = Das Spiel ist zu Ende.
terminal-winner =
    { $count ->
        [one] Es gewinnt: { $seats }.
       *[other] Gemeinsam gewinnen: { $seats }.
    }
terminal-you = du
terminal-seat = Spieler { $number }
terminal-bot = Spieler { $number } ({ $bot })
terminal-of = { $name }: { $text }
terminal-covered = Deine Geheimnisse sind verdeckt. h deckt sie auf.
terminal-log = Was bisher geschah
terminal-notebook = Was sich wissen lässt
terminal-notebook-empty = An diesem Tisch wird nichts ausgerechnet.
terminal-notebook-legend = Zwei Anteile in Prozent: gezählt, und nach der Spielweise.
terminal-notebook-open = { $count } möglich:
terminal-board = Der Spielplan
terminal-left = Du hast den Tisch verlassen.
terminal-record = Das Protokoll dieser Partie; nachspielen lässt es sich mit:
terminal-ambiguous = „{ $wish }“ kann mehrere deiner Möglichkeiten meinen; tippe etwas mehr.
