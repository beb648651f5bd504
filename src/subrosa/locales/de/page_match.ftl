## The match page: bar and now bar

match-bar = Die Partie
match-menu = Menü
match-sound = Ton
match-sound-on = Ton ist an
match-sound-off = Ton ist aus
match-asks-on = Vor jedem Zug wird nachgefragt
match-asks-off = Vor jedem Zug nachfragen
match-sure = Wirklich so?
match-sure-yes = Ja, so
match-sure-no = Noch nicht
match-over-short = Das Spiel ist vorbei
match-all-choose = Alle wählen
match-step = Schritt { $at } von { $of }
match-why = Warum?
match-clock = Verbleibende Zeit
match-clock-reserve = Verbleibende Reserve
match-clock-days = { $days } T { $hours } Std
match-clock-last-call = Noch { $seconds } Sekunden.
match-withdraw = Neu wählen
match-see-end = Zum Ende des Spiels
match-covered = Verdeckt

## A wish in words

match-wish = Was möchtest du tun?
match-wish-how = Schreib es in Worten und frag, ob es geht. Niemand erfährt, dass du gefragt hast.
match-wish-line = Mein Wunsch
match-wish-can = Ja, das geht jetzt.
match-wish-take = So machen
match-help = Hilfe zu diesem Schritt
match-help-aim = Worum es geht
match-help-choices = Was du tun kannst
match-help-wish = In Worten sagen
match-help-range = { $first } bis { $last }
match-ready = Deine Antwort wartet und geht hinaus, wenn du gefragt wirst. Noch einmal drücken nimmt sie zurück.
match-alone = Hier gibt es nur eine Möglichkeit, also geschieht sie von selbst.
match-masked = Gefragt wird immer, damit geheim bleibt, was du hast.

## Players and tabs

match-chosen = hat gewählt
match-not-here = gerade nicht da
match-host = lädt ein
match-notebook = Notizbuch
match-sheets = Blätter
match-chat-empty = Noch hat niemand etwas gesagt.
match-mute-whom = Wessen Zeilen ich lese
match-mute = { $seat } stumm schalten
match-unmute = { $seat } wieder lesen
match-rules-find = In den Regeln suchen
match-rules-all = Alle Regeln

## The notebook

match-notes-how = Deine eigenen Zeichen: ? vielleicht, ! sicher, × nein. Sie bleiben auf diesem Gerät.
match-deeds = Taten
match-notes-free = Deine eigenen Worte
match-mark = { $row }, { $column }: { $mark }
match-mark-none = kein Zeichen
match-mark-perhaps = vielleicht
match-mark-sure = sicher
match-mark-no = nein
match-cell-here = sicher
match-cell-not = unmöglich
match-notes-filled = Was sicher ist, trägt sich selbst ein. Zeig auf ein Feld, und es sagt, warum.
match-notes-filled-tap = Was sicher ist, trägt sich selbst ein. Tipp auf ein Feld, und es sagt, warum.
match-notes-shares = Wie wahrscheinlich
match-notes-counted = durch Zählen
match-notes-believed = nach Spielweise

## What can be done at a table

match-agreed = Einverstanden: { $seats }.
match-still-asked = Noch gefragt: { $seats }.
match-take-proposal-back = Doch nicht
match-ask-back = Zurücknehmen?
match-ask-back-how = Die anderen haben deine letzte Entscheidung gesehen. Deshalb werden sie gefragt, ob du sie zurücknehmen darfst.
match-ask-back-yes = Fragen
match-ask-back-no = Dabei bleiben
match-back-anyway = Zurücknehmen
match-pause = Pause
match-propose-pause = Pause vorschlagen
match-bot-for = Ein Bot für { $seat }
match-pass-to = Weiter an { $seat }
match-copy-link = Link kopieren
match-copied = Kopiert.
match-share = Teilen
match-export = Als Text sichern
match-notify-on = Hinweise sind an
match-notify-off = Sag mir, wenn ich dran bin
match-resign = Meinen Platz aufgeben
match-resign-sure = Auf deinem Platz spielt ein Bot weiter, und du kannst nicht zurückkommen. Wirklich aufgeben?
match-resign-yes = Aufgeben
match-resign-no = Bleiben
match-leave = Vorerst gehen

## Before play begins

match-waiting-room = { $title }: Wer spielt?
match-free-chairs =
    { $chairs ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei. Das Spiel beginnt, wenn er besetzt ist.
       *[other] { $chairs } Plätze sind noch frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
match-invite = Einladen
match-link-once = Wer diesem Link zuerst folgt, nimmt den Platz. Er gilt einmal.
match-qr = Der Link als QR-Code
match-copy-table = Link zu diesem Tisch kopieren
match-close-table = Tisch schließen
match-get-up = Aufstehen

## The end

match-won = hat gewonnen
match-rated = Diese Partie zählt für deine Wertung.
match-unrated-wish = Sie zählt nicht für die Wertung: Der Tisch wurde so eröffnet.
match-unrated-hint = Sie zählt nicht für die Wertung: Es gab einen Tipp.
match-unrated-back = Sie zählt nicht für die Wertung: Es wurde etwas zurückgenommen.
match-unrated-begun = Sie zählt nicht für die Wertung: Sie setzt eine andere Partie fort.
match-unrated-elsewhere = Sie zählt nicht für die Wertung: Sie begann auf einem anderen Server.
match-unrated-several = Sie zählt nicht für die Wertung: Jemand hat mehrere Plätze.
match-unrated-alone = Sie zählt nicht für die Wertung: Niemand sonst spielt mit.
match-unrated-level = Sie zählt nicht für die Wertung: Niemand kam vor jemand anderem an.
match-tale = So ging es zu Ende
match-story = Die Geschichte der Partie
match-again = Noch einmal spielen
match-to-rematch = Zum neuen Tisch
match-see-board = Spielplan ansehen

## The curtain

match-curtain = Der Vorhang verbirgt jedes Geheimnis, bis { $seat } ihn öffnet.
match-curtain-after = { $seat } ist fertig. Der Vorhang verbirgt jedes Geheimnis, bis { $other } ihn öffnet.
match-since = Seit { $seat } zuletzt hingesehen hat:
match-curtain-open = Ich bin { $seat }: halten zum Öffnen
match-curtain-how = Eine Sekunde halten oder zweimal die Leertaste drücken.
match-curtain-once-more = Noch einmal die Leertaste drücken.

## Keys

match-key-undo = zurücknehmen
match-key-board = der Spielplan
match-key-notebook = das Notizbuch
match-key-rules = die Regeln
match-key-wish = ein Wunsch in Worten
match-key-why = Hilfe zu diesem Schritt; warum nicht, bei dem, was sich nicht wählen lässt
match-key-skip = alles aufdecken
match-key-curtain = zweimal: Vorhang öffnen
match-key-space = Leertaste

## How long

match-lasted = So lange hat es gedauert
match-duration =
    { $hours ->
        [0] { $minutes } Min
       *[other] { $hours } Std { $minutes }
    }

## Große Augenblicke und Züge

match-go-on = Weiter
match-once-more = Noch einmal
match-from-to = { $before } auf { $now }
match-next = Danach: { $question }
match-your-turn-after = Du bist am Zug. { $told }
match-since-mine = Seit deinem Zug
match-show-again = Noch einmal zeigen
match-key-go-on = Gezeigtes beenden, weiter
match-key-once-more = noch einmal
match-pace = Tempo gegen Bots
match-pace-slow = Langsam
match-pace-normal = Normal
match-pace-fast = Schnell
match-pace-step = Schritt für Schritt
match-moments = Große Augenblicke
match-moments-yes = Auf dem Spielplan
match-moments-no = Nur im Verlauf
