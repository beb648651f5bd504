## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, zur Startseite
lobby-ways = Hauptmenü
lobby-notices = Benachrichtigungen
lobby-sign-in = Anmelden
lobby-games = Die Spiele
lobby-greeting =
    { $part ->
        [morning] Guten Morgen
        [day] Guten Tag
       *[evening] Guten Abend
    }, { $name }.{ $waiting ->
        [0] { "" }
        [1] { " " }Ein Tisch wartet auf dich.
        [2] { " " }Zwei Tische warten auf dich.
        [3] { " " }Drei Tische warten auf dich.
       *[other] { " " }{ $waiting } Tische warten auf dich.
    }
lobby-guest-names = Anselm, Benedikt, Clara, Dorothea, Eckhart, Felizitas, Gregor, Hildegard, Ivo, Kilian, Lioba, Mechthild, Odo, Radegund, Severin, Thekla, Ursula, Walter
lobby-waiting =
    { $waiting ->
        [one] 1 wartet auf dich
       *[other] { $waiting } warten auf dich
    }
lobby-all-matches = Alle { $matches } Partien zeigen
lobby-opened = begonnen am { $day }
lobby-opened-today = heute begonnen
lobby-bots =
    { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
lobby-free =
    { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
lobby-my-place =
    { $place ->
        [1] Du hast gewonnen
       *[other] Du hast Platz { $place } belegt
    }
lobby-status-mine = Du bist dran
lobby-status-playing = andere wählen
lobby-status-of = { $name } wählt
lobby-left-days =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
lobby-left-hours = noch { $hours } Std.
lobby-left-minutes = noch { $minutes } Min.
lobby-left-seconds = unter einer Minute
lobby-status-open = wartet auf Leute
lobby-status-paused = angehalten
lobby-status-ended = beendet
lobby-status-closed = geschlossen
lobby-new-table = Neuer Tisch
lobby-join-how = Füge einen Link ein oder tippe die sechs Zeichen, die du bekommen hast.
lobby-join-code = Link oder Code
lobby-new-here = Neu hier?
lobby-new-here-how = Adson zeigt dir in drei Minuten einen ersten Zug. Ohne Regelheft.
lobby-invited-by = { $host } lädt dich zu „{ $game }“ ein
lobby-invited-to = Du bist zu „{ $game }“ eingeladen
lobby-invited = Ein Platz ist für dich reserviert
lobby-invited-nowhere = Diese Einladung führt zu keinem Platz
lobby-no-such-code = Unter diesem Code ist kein Platz reserviert. Sieh noch einmal nach, oder bitte um einen neuen.
lobby-invited-seat = „{ $title }“, Platz { $numeral }
lobby-name-any = So sehen dich die anderen. Du kannst es später ändern.
lobby-link-used = Der Platz dieser Einladung ist schon besetzt.
lobby-link-used-how = Eine Einladung öffnet einen Platz, einmal. Bitte um eine neue: Das kostet nur einen Klick.
lobby-link-damaged-how = Kopiere noch einmal den ganzen Link, oder bitte um einen neuen.
lobby-table-gone = Diesen Tisch gibt es nicht mehr.
lobby-watch = Stattdessen zusehen
lobby-rules-of = { $game }: die Regeln
lobby-contents = Inhalt
lobby-search-rules = In den Regeln suchen
lobby-found =
    { $hits ->
        [0] Nichts gefunden
        [one] 1 Stelle
       *[other] { $hits } Stellen
    }
lobby-rule = Regel { $number }, Link dorthin
lobby-table-of-rules = Tabelle
lobby-key-search = in den Regeln suchen
lobby-replay-pill = Wiedergabe · Zug { $at } von { $of }
lobby-replay-at = Zug { $at } von { $of }
lobby-replay-moment = Moment der Partie
lobby-replay-eyes = Mit den Augen von
lobby-replay-watcher = Zuschauer
lobby-replay-open = Alles offen
lobby-replay-hand = Hand und Geheimnis
lobby-replay-link = Link zu diesem Moment
lobby-replay-play = Abspielen
lobby-replay-pause = Anhalten
lobby-replay-speed = Tempo { $speed }×
lobby-key-before = einen Moment zurück
lobby-key-after = einen Moment weiter
lobby-key-first = zum Anfang
lobby-key-last = zum Ende
lobby-key-play = abspielen oder anhalten
lobby-copied = Kopiert.
lobby-copy-yourself = Dieser Browser lässt die Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.

## The page around the match: a new table, and every option in plain words

lobby-yes = Ja
lobby-no = Nein
lobby-set-sensibly = Alles ist sinnvoll eingestellt. Ändere nur, was du willst.
lobby-table-stands = Der Tisch steht. Jetzt die anderen.
lobby-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-which-game = Welches Spiel
lobby-how-we-play = Wie wir spielen
lobby-start = Losspielen
lobby-chair-me = Du
lobby-chair-invited = Freund
lobby-chair-open = Wer will
lobby-chair-me-how = du
lobby-chair-invited-how = mit Link oder Code
lobby-chair-open-how = wer zuerst kommt
lobby-chair-bot-level = Bot · { $level }
lobby-add-seat = Platz { $numeral } dazu
lobby-remove-seat = Platz { $numeral } weg
lobby-not-me = An diesem Tisch siehst du nur zu. Um mitzuspielen, wähle „Ich“, zum Beispiel für Platz { $numeral }.
lobby-preset = Welche Ausgabe
lobby-clock = Wie schnell
lobby-clock-why = Zeit für jede Entscheidung. Läuft sie ab, hält ein Bot den Platz warm.
lobby-clock-none = Keine Uhr
lobby-clock-minutes = 2 Minuten
lobby-clock-day = 1 Tag
lobby-clock-days = 3 Tage
lobby-more-rules =
    { $count ->
        [one] Noch eine Hausregel
       *[other] Noch { $count } Hausregeln
    }
lobby-rules-say = Ausführlich steht das alles hier:
lobby-own-file = Eigene Datei
lobby-table = Der Tisch
lobby-title = Sein Name
lobby-another-title = Ein anderer Name
lobby-allows_spectators = Alle dürfen zusehen
lobby-allows_spectators-why = Wer zusieht, sieht nur Öffentliches.
lobby-chat = Chat
lobby-chat-why = Die Spielenden können einander schreiben.
lobby-public = In der öffentlichen Liste
lobby-public-why = Fremde finden freie Plätze auf der Startseite.
lobby-rated = Zählt für die Wertung
lobby-rated-why = Am Ende ändert sich die Wertung von allen; jeder Mensch sieht nur die eigene.
lobby-bot-rating = Wertung { $rating }
lobby-notebook = Was Notizbücher ausrechnen
lobby-notebook-why = Für alle gleich: nur eigene Notizen, auch was sicher ist, oder auch, wie wahrscheinlich das Übrige ist.
lobby-notebook-off = Eigene
lobby-notebook-certain = Sicheres
lobby-notebook-full = Alles
lobby-files = Ich besitze das Spiel
lobby-files-why = Mit den gedruckten Werten spielen: Gib deine eigene Datei an. Sie bleibt bei diesem Tisch.
lobby-files-choose = Dateien wählen
lobby-invite = Zu Platz { $numeral } einladen
lobby-invite-how = Zeig den Code oder schick den Link. Er öffnet diesen Platz, einmal.
lobby-which-seat = Welcher Platz
lobby-qr = Code für eine Kamera: der Link für Platz { $numeral }
lobby-code = Code für Platz { $numeral }
lobby-link = Link für Platz { $numeral }
lobby-address = Adresse des Tisches
lobby-copy = Kopieren
lobby-share = Teilen
lobby-new-link = Link machen
lobby-new-link-how = Ein früherer Link für diesen Platz gilt dann nicht mehr.
lobby-waiting-open = Auf der Suche nach Mitspielern
lobby-waiting-public = Der Tisch steht in der Liste auf der Startseite.
lobby-waiting-open-how = Schick die Adresse dieses Tisches, wem du willst.
lobby-is-here = ist da
lobby-not-here = noch nicht da
lobby-waiting-for =
    { $count ->
        [one] Warten auf Platz { $seats }.
       *[other] Warten auf die Plätze { $seats }.
    }
lobby-fill = Mit Bots füllen und starten
lobby-hot-how = Setzt euch um ein Gerät. Wer wählt, hält es; zwischen zweien verbirgt ein Vorhang alle Geheimnisse.
lobby-hot-person = Hier
lobby-name-of = Name von Platz { $numeral }

## The page around the match: me

lobby-name-how = Das sehen die anderen
lobby-this-device = Dieses Gerät
lobby-sound = Töne
lobby-sound-why = Leise Töne für einen Zug und das Ende. Sie verraten nie, was gewählt wurde.
lobby-ask = Vor jedem Zug nachfragen
lobby-ask-why = Zeigt, was eine Wahl bewirkt, und schickt sie erst ab, wenn du sie noch einmal bestätigst.
lobby-sound-on = An
lobby-sound-off = Aus
lobby-notices-how = Eine kurze Nachricht, wenn du dran bist und gerade nicht hinsiehst. Sie nennt keine Karte und kein Geheimnis.
lobby-notices-start = Auf diesem Gerät melden
lobby-notices-stop = Hier nichts mehr melden
lobby-notices-on = Du erfährst es, solange eine Seite von Sub Rosa offen ist.
lobby-notices-far = Du erfährst es auf diesem Gerät, auch wenn die Seite geschlossen ist.
lobby-notices-near = Meldungen bei geschlossener Seite gibt es hier nicht.
lobby-notices-denied = Dieser Browser blockiert Meldungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
lobby-notices-never = Dieser Browser kennt keine Benachrichtigungen.
lobby-account = Konto
lobby-account-how = Du bist Gast und nur auf diesem Gerät bekannt. Mit Anmeldenamen und Passwort kommst du von überall zurück.
lobby-account-has = Du meldest dich als „{ $login }“ an. Hier kannst du Anmeldenamen und Passwort ändern.
lobby-account-come = Melde dich mit deinem Anmeldenamen und Passwort an.
lobby-login = Anmeldename
lobby-password = Passwort
lobby-password-now = Bisheriges Passwort
lobby-password-new = Neues Passwort
lobby-password-hint = Mindestens acht Zeichen.
lobby-take-login = Diesen Namen nehmen
lobby-change-login = Ändern
lobby-come-in = Anmelden
lobby-have-login = Ich habe schon einen Namen
lobby-no-login = Ich habe noch keinen
lobby-signed-in = Willkommen zurück.
lobby-programs = Programme
lobby-programs-how = Mit einem Schlüssel spielt ein Programm für dich: ein eigener Bot oder das Terminal. Wer ihn hat, kann als du spielen.
lobby-token-for = Für welches Programm?
lobby-token-make = Schlüssel machen
lobby-token-once = Kopiere ihn jetzt: Er wird nur einmal gezeigt.
lobby-token-drop = Zurücknehmen
lobby-token-used = zuletzt benutzt am { $day }
lobby-token-made = gemacht am { $day }, noch nicht benutzt
lobby-out = Abmelden
lobby-out-how = Auf diesem Gerät, oder auf allen anderen.
lobby-out-guest = Du bist Gast: Wer sich hier abmeldet, kommt zu diesen Partien nicht zurück. Nimm erst einen Anmeldenamen.
lobby-out-really = Endgültig abmelden
lobby-stay = Bleiben
lobby-out-others = Überall sonst abmelden
lobby-others-out = Alle anderen Geräte sind abgemeldet.
lobby-house = Eine Nachricht des Betreibers
lobby-host-says = Der Betreiber dieses Servers sagt: { $message }
lobby-forgotten = Passwort vergessen
lobby-forgotten-sent = Wenn es dieses Konto gibt und eine Mailadresse dazu, ist ein Link zu einem neuen Passwort unterwegs.
lobby-recover = Ein neues Passwort
lobby-recover-how = Nimm ein anderes Passwort. Alle deine Geräte und Programme werden abgemeldet.
lobby-recover-done = Dein Passwort ist geändert. Willkommen zurück.
lobby-mail = Adresse für Mails
lobby-mail-how = Für ein vergessenes Passwort und wenn du am Zug bist, falls dieser Server Mails verschickt. Sonst sieht sie niemand.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adsons Lektion
lobby-lesson-practise = Kombinieren üben
lobby-lesson-of = { $game }: ein erster Zug
lobby-lesson-intro = Ich bin Adson. Ich sitze neben dir an einem echten Tisch mit Bots und sage dir immer nur eins. Probier, was du willst: Hier kann nichts schiefgehen.
lobby-lesson-length = { $steps } Schritte, etwa drei Minuten
lobby-lesson-begin = Anfangen
lobby-lesson-go-on = Weiter bei Schritt { $at }
lobby-lesson-anew = Von vorn
lobby-lesson-step = Schritt { $at } von { $of }
lobby-lesson-leave = Verlassen
lobby-lesson-skip = Überspringen
lobby-lesson-show = Zeig es mir
lobby-lesson-try = Probieren
lobby-lesson-next = Weiter
lobby-lesson-play-on = Weiterspielen
lobby-lesson-wait = Die anderen ziehen. Sieh zu, gleich bist du dran.
lobby-lesson-asked = Jetzt: { $question }
lobby-lesson-covered = verdeckt
