## The page: the house

page-welcome = Spiele der Heimlichkeit. Spiel gleich eins.
page-play-now = Jetzt spielen
page-play = Spielen
page-look = Ansehen
page-learn = Lernen
page-rules = Regeln
page-replay = Wiedergabe
page-my-matches = Meine Partien
page-no-matches = Noch keine Partie. Spiel gleich eine, sie ist in einer Minute gelernt.
page-state-open = wartet auf Leute
page-state-playing = läuft
page-state-paused = macht Pause
page-state-finished = zu Ende
page-state-closed = geschlossen
page-state-moved = umgezogen
page-with-friends = Mit Freunden spielen
page-with-friends-how = Öffne einen Tisch und verschicke den Link. Freie Plätze können Bots nehmen.
page-join = An einen Tisch setzen
page-join-button = Mitspielen
page-open-tables = Offene Tische
page-sit = Hinsetzen
page-hot-seat = Ein Gerät, viele Hände
page-hot-seat-how = Reicht Telefon oder Tablet herum. Ein Vorhang verbirgt jedes Geheimnis.
page-hot-seat-start = Zusammen an einem Gerät
page-language = Sprache
page-light = Hell
page-dark = Dunkel
page-close = Schließen
page-to-lobby = Zur Startseite
page-guest = Gast
page-unknown = Hier ist nichts
page-unknown-how = Diese Adresse führt nirgendwohin. Vielleicht fehlt am Link ein Stück.
page-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; versuche es gleich noch einmal.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.

## The page: a new table

page-who-plays = Wer spielt
page-chair = Platz { $number }
page-chair-me = Ich
page-chair-bot = Bot
page-chair-invited = Eingeladen
page-chair-open = Wer will
page-open-table = Tisch öffnen
page-to-table = Zum Tisch

## The page: me

page-me = Ich
page-name = Dein Name
page-keep = Behalten
page-kept = Gespeichert.
page-theme = Hell oder dunkel
page-theme-auto = Wie das Gerät
page-theme-parchment = Pergament
page-theme-vigil = Vigil
page-motion = Bewegung
page-motion-auto = Wie das Gerät
page-motion-less = Weniger

## The page: a match

page-your-turn = Du bist dran
page-turn-of = Am Zug: { $seat }
page-waiting = Warten auf { $seats }.
page-waiting-for-people = Warten, bis alle Plätze besetzt sind.
page-sealed = Deine Wahl liegt verdeckt. Warten auf die anderen.
page-a-moment = Einen Augenblick.
page-over = Das Spiel ist vorbei.
page-paused = Der Tisch macht Pause.
page-closed = Dieser Tisch wurde geschlossen.
page-no-match = Dieser Tisch lässt sich nicht zeigen
page-connected = verbunden
page-reconnecting = verbinde neu
page-nothing-lost = Die Verbindung wird erneuert, nichts ist verloren.
page-undo = Zurücknehmen
page-board = Spielplan
page-now = Jetzt
page-dock = Mein Geheimnis und meine Hand
page-players = Spieler
page-tabs = Verlauf und Notizen
page-log = Verlauf
page-chat = Chat
page-chat-line = Was du sagen willst
page-send = Senden
page-you = du
page-bot = Bot · { $level }
page-bot-names = Alkuin, Beda, Cosmas, Dunstan, Einhard, Fulbert, Gerbert, Herrad
page-seat-name = Platz { $numeral }
page-choosing = wählt
page-away-absent = abwesend, ein Bot spielt weiter
page-away-resigned = hat aufgegeben, ein Bot spielt weiter
page-agree = Einverstanden
page-decline = Nein
page-come-back = Meinen Platz wieder einnehmen
page-resume = Weiterspielen
page-cover = Verdecken
page-uncover = Aufdecken

## The page: keys

page-keys = Tasten
page-key-choose = direkt wählen
page-key-cover = meine Geheimnisse verdecken oder aufdecken
page-key-log = der Verlauf
page-key-chat = der Chat
page-key-regions = der nächste Teil der Seite
page-key-help = diese Tasten

## The page: a game drawn from its fields

page-winner =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] Ein geteilter Sieg: { $seats }.
    }
page-face-down =
    { $count ->
        [one] eines verdeckt
       *[other] { $count } verdeckt
    }
page-only-you = siehst nur du
page-tap-again = Noch einmal tippen, um zu wählen.
page-choices = Was du wählen kannst
page-places = Platzierungen
