## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, zur Startseite
lobby-ways = Wege
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
lobby-titles-rose = Winter in der Abtei, Der siebte Tag, Kerzen und Tinte, Schnee auf dem Kreuzgang, Das stille Scriptorium, Zur Vesper, Sechs Kapuzen, Nach der Komplet
lobby-titles-eleven = Elf um elf, Dampf über Turin, Die letzte Orgel, Messing und Nebel, Kurz vor Mitternacht, Räder des Schicksals, Wolfsstunde, Kosmische Harmonie
lobby-titles-nuns = Sonntag im Kloster, Barfuß auf Stein, Die knarrende Tür, Licht aus, Eine Nacht für Nachtisch, Leise, Mond über dem Kloster, Zwei Laternen
lobby-length-rose = 2 bis 5 Personen · etwa 75 Minuten
lobby-length-eleven = 3 bis 6 Personen · elf Stunden
lobby-length-nuns = 2 bis 8 Personen · fünfzehn Runden
lobby-waiting =
    { $waiting ->
        [one] 1 wartet auf dich
       *[other] { $waiting } warten auf dich
    }
lobby-all-matches = Alle { $matches } Partien zeigen
lobby-progress-rose =
    { $number ->
        [7] die Verdachtsrunde
       *[other] Tag { $number } von 6
    }
lobby-progress-eleven = Stunde { $number } von 11
lobby-progress-nuns = Runde { $number }
lobby-mark-rose =
    { $number ->
        [7] Verdachtsrunde
       *[other] Tag { $number }
    }
lobby-mark-eleven = Stunde { $number }
lobby-mark-nuns = Runde { $number }
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
           *[other] Du kamst auf Platz { $place }
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
lobby-invited = Ein Platz ist für dich frei gehalten
lobby-invited-seat = „{ $title }“, Platz { $numeral }
lobby-name-any = So sehen dich die anderen. Du kannst es später ändern.
lobby-link-used = Mit diesem Link hat sich schon jemand hingesetzt.
lobby-link-used-how = Ein Link öffnet einen Platz, einmal. Bitte um einen neuen: das ist ein Klick.
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
lobby-replay-pill = Wiederholung · Moment { $at } von { $of }
lobby-replay-at = Moment { $at } von { $of }
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
lobby-bot-random = zufällig
lobby-bot-random-how = irgendetwas Erlaubtes
lobby-bot-thrifty = vorsichtig
lobby-bot-thrifty-how = zufällig, hält aber bis zum Ende durch
lobby-bot-greedy = gierig
lobby-bot-greedy-how = nimmt, was gerade am besten aussieht
lobby-bot-deducer = Deuter
lobby-bot-deducer-how = durchschaut dich, verbirgt sich nicht
lobby-guards = führt die Wächterinnen
lobby-guards-second = führt die Priorin
lobby-novices = Novizin
lobby-add-seat = Platz { $numeral } dazu
lobby-remove-seat = Platz { $numeral } weg
lobby-not-me = An diesem Tisch siehst du nur zu. Um mitzuspielen, wähle „Ich“, zum Beispiel für Platz { $numeral }.
lobby-preset = Welche Ausgabe
lobby-preset-2010 = 2010
lobby-preset-2025 = 2025
lobby-preset-web = Web
lobby-preset-2010-how = Das Original: Laternen leuchten einen Halbkreis weit, sechs Schritte.
lobby-preset-2025-how = Die neue Ausgabe: eine Wächterin sieht den ganzen Raum, in dem sie ist.
lobby-preset-web-how = Wie im Netz gespielt: Sicht ohne Grenze, keine Segen, die eigene Zelle ist sicher.
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
lobby-files = Ich besitze das Spiel
lobby-files-why = Mit den gedruckten Werten spielen: gib deine eigene Datei an. Sie bleibt bei diesem Tisch.
lobby-files-choose = Dateien wählen
lobby-invite = Zu Platz { $numeral } einladen
lobby-invite-how = Zeig den Code oder schick den Link. Er öffnet diesen Platz, einmal.
lobby-which-seat = Welcher Platz
lobby-qr = Code für eine Kamera: der Link für Platz { $numeral }
lobby-code = Code für Platz { $numeral }
lobby-link = Link für Platz { $numeral }
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
lobby-notices-denied = Dieser Browser soll von dieser Seite nichts melden. Du kannst es in seinen Einstellungen erlauben.
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
lobby-token-once = Kopiere ihn jetzt: er wird nur einmal gezeigt.
lobby-token-drop = Zurücknehmen
lobby-token-used = zuletzt benutzt am { $day }
lobby-token-made = gemacht am { $day }, noch nicht benutzt
lobby-out = Abmelden
lobby-out-how = Auf diesem Gerät, oder auf allen anderen.
lobby-out-guest = Du bist Gast: wer sich hier abmeldet, kommt zu diesen Partien nicht zurück. Nimm erst einen Anmeldenamen.
lobby-out-really = Endgültig abmelden
lobby-stay = Bleiben
lobby-out-others = Überall sonst abmelden
lobby-others-out = Alle anderen Geräte sind abgemeldet.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adsons Lektion
lobby-lesson-of = { $game }: ein erster Zug
lobby-lesson-intro = Ich bin Adson. Ich sitze neben dir an einem echten Tisch mit Bots und sage dir immer nur eins. Probier, was du willst: hier kann nichts schiefgehen.
lobby-lesson-length = { $steps } Schritte, etwa drei Minuten
lobby-lesson-begin = Anfangen
lobby-lesson-go-on = Weiter bei Schritt { $at }
lobby-lesson-anew = Von vorn
lobby-lesson-step = Schritt { $at } von { $of }
lobby-lesson-leave = Verlassen
lobby-lesson-skip = Überspringen
lobby-lesson-show = Zeig es mir
lobby-lesson-next = Weiter
lobby-lesson-play-on = Weiterspielen
lobby-lesson-wait = Die anderen ziehen. Sieh zu, gleich bist du dran.
lobby-lesson-asked = Jetzt: { $question }
lobby-lesson-covered = verdeckt
lobby-lesson-rose-secret-title = Ein Mönch bist du
lobby-lesson-rose-secret = Dein geheimer Mönch: { $monk }. Niemand sonst weiß es. Er soll am Ende am wenigsten belastet sein, und niemand soll merken, dass er zu dir gehört. Mit H deckst du dein Geheimnis zu.
lobby-lesson-rose-tracks-title = Heute Verdacht, für immer Indizien
lobby-lesson-rose-tracks = Verdacht ist die Stimmung des Tages. Jede Nacht wird er zu Indizien: der Verdächtigste bekommt 5, der nächste 4, dann 3, 2, 1, 0. Indizien bleiben. Wer am Ende die wenigsten hat, gewinnt.
lobby-lesson-rose-card-title = Alle ziehen alle Mönche
lobby-lesson-rose-card = Spiel eine deiner drei Karten. Eine Mönchskarte schickt ihren Mönch irgendwohin, eine Gebäudekarte holt irgendeine Figur, die dritte Art ruft William oder Adson. Deine eigene Farbe brauchst du dafür nicht.
lobby-lesson-rose-time-title = Jede Karte kostet Zeit
lobby-lesson-rose-time = Die Zahl der Karte stellt die Sonnenuhr weiter. Wer das blaue Feld erreicht, beendet den Tag und nimmt die Ereigniskarte: am Ende 2 Indizien. Zeitplättchen aus Aufgaben sparen je einen Schritt.
lobby-lesson-rose-place-title = Wer eine Aufgabe hat, ist unverdächtig
lobby-lesson-rose-place = Liegt dort eine Aufgabe in der Farbe des Mönchs, sinkt sein Verdacht um ihre Zahl, und du behältst das Plättchen. Liegt keine da, steigt er um alles, was dort liegt. Warum einem Fremden helfen? Weil die anderen zusehen.
lobby-lesson-rose-tasks-title = Sieh, was daraus wurde
lobby-lesson-rose-tasks = Der Marker auf der Verdachtsleiste hat sich bewegt. Alle haben es gesehen und fragen sich: magst du diesen Mönch, oder sollen wir das glauben? Zieh Freund und Feind.
lobby-lesson-rose-watch-title = Beobachte die anderen
lobby-lesson-rose-watch = Wem helfen sie, wen bringen sie in Schwierigkeiten? William gibt oder nimmt 3 Indizien, Adson 5 Verdacht, bei jedem Mönch, den sie treffen. Der Verlauf behält alles. Am Ende musst du sagen, wer wer ist.
lobby-lesson-rose-night-title = Nächte und Enthüllungen
lobby-lesson-rose-night = Jeder Tag hat ein Ereignis, das eine Regel ändert. Nach Tag 1, 3 und 5 legen alle verdeckt eine Farbe, die sie nicht sind, und zeigen sie zugleich: dieser Mönch bekommt 2 Indizien, und der Kreis wird enger.
lobby-lesson-rose-end-title = Der siebte Tag
lobby-lesson-rose-end = Am siebten Tag klagst du alle an, und alle dich. Für jeden, der dich durchschaut, bekommt dein Mönch mehr Indizien. Also versteck dich gut und sieh genau hin. Der Tisch gehört dir: spiel weiter oder komm später wieder.
lobby-lesson-eleven-goal-title = Finde den Auserwählten
lobby-lesson-eleven-goal = Eine von acht Personen kann die Welt retten. Ihre Karte liegt beiseite. Du hältst eine, die es sicher nicht ist; die übrigen liegen bei den anderen oder im Stapel der Unbekannten. Ein Held bringt den Auserwählten mit fünfzehn Notenblättern zur Orgel.
lobby-lesson-eleven-auction-title = Zeit ist Geld
lobby-lesson-eleven-auction = Jede Stunde hat ihr Ereignis; dann folgt die Auktion um die Reihenfolge, bezahlt wird mit Zeit. Wer früh wählt, hat die beste Figur; der Letzte darf ein Ortsplättchen legen. Zeit ist Leben: bei 0 scheidest du aus. Biete 1, und Passen kostet nichts.
lobby-lesson-eleven-clue-title = Leg einen Hinweis
lobby-lesson-eleven-clue = Jetzt kommen Hinweise auf den Plan, von jedem einer außer vom Ersten der Reihenfolge. Eine Figur, die darüber geht, darf ihn nehmen; abgegeben macht er eine Aktion stärker. Leg ihn dorthin, wo du bald vorbeikommst, nicht zu den anderen.
lobby-lesson-eleven-figure-title = Irgendeine Figur, für diesen Zug
lobby-lesson-eleven-figure = In deinem Zug führst du irgendeine Figur, die in dieser Stunde noch niemand hatte. Über deine Karte sagt das nichts. Jede hat eine Fähigkeit, die sofort wirkt: zeig auf ein Bild, um sie zu lesen. Wähle eine.
lobby-lesson-eleven-gears-title = Dreh die Zahnräder
lobby-lesson-eleven-gears = Drei Zahnräder drehen sich gemeinsam, um einen, zwei oder drei Zähne, für je 1 Zeiteinheit. Dann zeigen sie ein Transportmittel, eine Zahl von Schritten und die Aktion dieses Zuges. Sieh nach, was käme, bevor du zahlst.
lobby-lesson-eleven-move-title = Gehen, fahren oder bleiben
lobby-lesson-eleven-move = Schritte kosten je 1 Zeiteinheit, höchstens so viele wie gezeigt. Eine Fahrt mit dem gezeigten Transportmittel ist frei, von einem Feld seiner Farbe zu einem anderen. Hinweise unterwegs darfst du nehmen. Bleiben kostet nichts und ist oft klug.
lobby-lesson-eleven-investigate-title = Wer ist es nicht?
lobby-lesson-eleven-investigate = Ermitteln zeigt dir eine vom Los bestimmte Karte aus der Hand eines anderen oder vom Stapel der Unbekannten. Wen du gesehen hast, der ist nicht der Auserwählte. Streiche, bis einer bleibt. Ein Blick kostet keine Zeit, doch die anderen suchen auch.
lobby-lesson-eleven-organ-title = Wo ist die Orgel?
lobby-lesson-eleven-organ = Die vier Seiten des Kompasses grenzen ein, wo die Orgel sein kann: nördlich, südlich, westlich, östlich von Gebäuden. Der Letzte der Reihenfolge darf dort ein Ortsplättchen legen. Mit dem vierten kommt die Orgel auf den Plan.
lobby-lesson-eleven-fenrir-title = In Stunde fünf erwacht der Wolf
lobby-lesson-eleven-fenrir = Dann werden geheime Rollen verteilt, und einer von euch ist Fenrir. Er will den Auserwählten fangen. Wer zu gewinnen glaubt, erklärt den Sieg, nennt den Auserwählten und muss es im selben Zug schaffen. Nach Stunde elf verlieren alle. Spiel weiter!
lobby-lesson-nuns-wish-title = Dein geheimer Wunsch
lobby-lesson-nuns-wish = Du bist eine Novizin, nachts aus dem Bett. Deine Karte nennt einen Schlüssel und einen verschlossenen Wunsch. Hol den Schlüssel, dann den Wunsch, und sei vor den anderen in deiner Zelle, ehe die Nacht vorbei ist.
lobby-lesson-nuns-map-title = Das Kloster bei Nacht
lobby-lesson-nuns-map = Jeder Punkt ist ein Ort, jede Linie ein Schritt. Äbtissin und Priorin gehen mit Laternen ihre Routen ab. Auf dem Plan siehst nur du dich: die anderen wissen nicht, wo du bist, solange dich niemand sieht oder hört.
lobby-lesson-nuns-card-title = Schnell ist laut
lobby-lesson-nuns-card = Wähle, wie du dich bewegst: stillstehen, schleichen, gehen oder rennen. Alle sehen die Karte, niemand den Weg. Je schneller, desto lauter. Beim ersten Zug kommst du doppelt so weit. Gehen ist ein guter Anfang.
lobby-lesson-nuns-way-title = Such deinen Weg
lobby-lesson-nuns-way = Geh jetzt deine Schritte zum Schlüssel und halte an, wann du willst, so weit die Karte es erlaubt. Bleib aus dem Licht: was eine Wächterin sehen kann, ist markiert. Niemand erfährt, wann du angehalten hast.
lobby-lesson-nuns-noise-title = Ein Würfel für jeden Laut
lobby-lesson-nuns-noise = Nach dem Zug wird für dich gewürfelt: mit dem Lärm deiner Karte sagt der Wurf, wie weit man dich hört. Hört dich eine Wächterin, legst du neben sie einen Lärmmarker auf den Weg zu dir: eine Richtung, kein Ort.
lobby-lesson-nuns-sight-title = Ins Licht
lobby-lesson-nuns-sight = Sieht dich eine Wächterin, stehst du für alle auf dem Plan, und sie darf ihre Route verlassen. Trittst du aus ihrem Blick, verschwindest du wieder; Fußspuren zeigen, wohin. Erwischt gehst du offen heimwärts, bis du deine Karte wendest.
lobby-lesson-nuns-sheet-title = Das Notizblatt
lobby-lesson-nuns-sheet = Dein Blatt behält Runde für Runde, wo du warst; es gehört bis zum Ende dir allein. Der Verlauf sagt, was alle sahen und hörten. Danach spielen die Wächterinnen: bedenke, was deine Geräusche verraten haben.
lobby-lesson-nuns-home-title = Schlüssel, Wunsch, Bett
lobby-lesson-nuns-home = Wer zuerst mit dem Wunsch daheim ist, gewinnt. Die Wächterinnen gewinnen, wenn sie oft genug jemanden erwischen oder der Morgen kommt. Jede spielt für sich, doch Lärm anderswo hilft allen. Die Nacht gehört dir: spiel weiter oder komm wieder.
