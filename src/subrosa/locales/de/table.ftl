## What a table refuses

refused-stale = Inzwischen ist etwas geschehen: Schau noch einmal, bevor du wählst.
refused-too-many-choices = Es kommt etwas dazwischen: Nicht alles davon lässt sich auf einmal wählen.
refused-moved = Diese Partie ist auf einen anderen Server umgezogen.
refused-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun-already = Das Spiel hat schon begonnen.
refused-paused = Der Tisch macht Pause.
refused-not-paused = Der Tisch macht keine Pause.
refused-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refused-resigned = Dieser Platz wurde aufgegeben; ein Bot spielt ihn zu Ende.
refused-chair-taken = Da sitzt schon jemand.
refused-chair-kept = Dieser Platz ist für jemanden mit Einladung reserviert.
refused-link-used = Diese Einladung wurde schon benutzt, oder eine andere hat sie ersetzt.
refused-no-such-bot = Es gibt keinen Bot namens { $bot }.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
refused-nobody-away = Da sitzt niemand, für den ein Bot spielen könnte.
refused-nothing-proposed = Es ist nichts vorgeschlagen.
refused-no-sealed-deal = Was hier der Zufall bringt, ist nicht versiegelt.
refused-no-chat = An diesem Tisch wird nicht geschrieben.
refused-hint-among-people = Tipps gibt es zum Üben gegen Bots, an einem Tisch mit Menschen nicht.
refused-hint-not-now = Du hast gerade nichts zu wählen.
refused-no-hint = Gerade war kein guter Spieler zu fragen. Versuche es gleich noch einmal.
refused-nothing-said = In dieser Zeile steht nichts.
refused-no-such-phrase = Diesen Satz gibt es nicht.
refused-said-too-much = Eine Zeile hat höchstens { $most } Zeichen.
refused-nobody-there = Da ist niemand, den du stumm schalten könntest.
refused-chairs-and-seats = { $seats } Plätze brauchen ebenso viele Leute oder Bots; genannt sind { $chairs }.
refused-not-here = Das geht hier nicht.

table-trouble = Im Augenblick lässt sich nichts festhalten. Nichts ist verloren; versuche es gleich noch einmal.

## What a table tells

table-told-sat = { $seat } setzt sich.
table-told-left = { $name } steht wieder auf.
table-told-chair =
    { $chair ->
        [bot] Ein Bot nimmt Platz { $number }.
        [invited] Platz { $number } ist für jemanden mit Einladung reserviert.
       *[open] Platz { $number } ist frei.
    }
table-told-renamed = { $before } heißt ab jetzt { $name }.
table-told-began = Alle sind da. Das Spiel beginnt.
table-told-absent = { $seat } ist abwesend; ein Bot spielt weiter.
table-told-resigned = { $seat } hat den Platz aufgegeben; ein Bot spielt weiter.
table-told-missed = { $seat } ist seit einer Weile weg.
table-told-returned = { $seat } ist wieder da.
table-told-proposed =
    { $what ->
        [pause] { $seat } möchte eine Pause machen.
        [bot] { $seat } schlägt vor, dass ein Bot für { $other } spielt; zum Zurückkommen bleiben noch ein paar Minuten.
       *[back] { $seat } möchte die letzte Entscheidung zurücknehmen.
    }
table-told-agreed = { $seat } ist einverstanden.
table-told-declined = { $seat } ist nicht einverstanden.
table-told-paused = Der Tisch macht Pause.
table-told-resumed = { $seat } lässt weiterspielen.
table-told-interrupted = Der Server war weg; die { $seconds } s verliert niemand.
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
table-told-muted = Du liest nicht mehr, was { $other } schreibt.
table-told-unmuted = Du liest wieder, was { $other } schreibt.
table-told-rematch = Dieselben Leute spielen an einem neuen Tisch noch einmal.
table-told-moved = Diese Partie zieht auf einen anderen Server um. Hier ist das Spiel zu Ende.
table-told-arrived = Diese Partie kommt von einem anderen Server. Alle nehmen ihre Plätze wieder ein.
table-told-closed = Der Tisch wurde geschlossen.

## What can be said with one click

phrase-hello = Hallo!
phrase-good-luck = Viel Glück allen!
phrase-nice = Schöner Zug.
phrase-thanks = Danke.
phrase-sorry = Entschuldigung.
phrase-moment = Einen Moment bitte.
phrase-back = Ich bin wieder da.
phrase-well-played = Gut gespielt!
phrase-again = Noch einmal?
