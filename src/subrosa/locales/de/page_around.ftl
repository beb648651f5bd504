## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Ab hier weiterspielen
replay-play-on-how = Ein eigener Tisch beginnt nach Zug { $move }, so wie es da stand. Bots nehmen die anderen Plätze ein; was von hier an kommt, ist offen, und der Zufall zieht neu.
replay-play-on-as = Auf wessen Platz?
replay-play-on-bots = Wie gut sind die Bots?
replay-to-end = Zurück zum Ende
replay-clip = Bewegtes Bild
replay-clip-how = Die letzten Züge bis zu diesem Moment als ein Bild, das sich bewegt: zum Behalten oder Weitergeben
replay-holds = Hat { $things }
replay-key-mark-before = Zum vorigen markierten Moment
replay-key-mark-after = Zum nächsten markierten Moment
profile-title = Meine Seite
profile-settings = Einstellungen
profile-since =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } seit { $day }
profile-won = Gewonnen
profile-of = von { $matches }
profile-luck = mit Glück allein wären es { $luck }
profile-none = Noch nichts.
profile-guesses = Richtig geraten
profile-guesses-of = { $right } von { $all } in Anklagen
profile-percent = { $percent } %
profile-row = Siege in Folge
profile-row-most = bisher höchstens: { $count }
profile-puzzles = Rätsel, Tage in Folge
profile-bots = gegen Bots: { $won } von { $matches }
profile-by-game = Siege nach Spielen
profile-with-people = Mit Menschen
profile-with-bots = Gegen Bots
profile-part = { $part } { $won } von { $matches }
profile-seats = zu { $seats }: { $won } von { $matches } gewonnen
profile-few =
    Noch { $left ->
        [one] eine Partie
       *[other] { $left } Partien
    } mit Menschen, dann beginnt das etwas zu sagen.
profile-filter = Welches Spiel
profile-all = Alle
profile-as = als { $part }
profile-won-it = Gewonnen
profile-companions = Mitspieler
profile-companion =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } · du { $won }-mal, sie { $theirs }-mal gewonnen
profile-alone = Noch niemand: hier stehen, mit denen du gespielt hast.
profile-invited = Ein Platz ist für { $name } frei gehalten; hinter der Glocke steht es.
profile-mine = Was mir gehört
profile-mine-how = Nur du siehst diese Seite. Sie entsteht aus beendeten Partien.
profile-export = Als Datei sichern
profile-nobody = Spiele erst eine Partie: dann gehört diese Seite dir.
avatar-title = Bild neben deinem Namen
avatar-none = Anfangsbuchstabe
avatar-flower = Rose
avatar-owl = Eule
avatar-cat = Katze
avatar-fox = Fuchs
avatar-raven = Rabe
avatar-key = Schlüssel
avatar-candle = Kerze
avatar-quill = Feder
avatar-book = Buch
avatar-gear = Zahnrad
avatar-moon = Mond
avatar-bell = Glocke
quick-title = Mit Unbekannten spielen
quick-how = Ein Klick: du setzt dich dazu, wo jemand wartet, oder andere kommen zu dir. Zwei Minuten je Entscheidung.
quick-waiting =
    { $count ->
        [0] niemand wartet
        [one] 1 wartet
       *[other] { $count } warten
    }
quick-side = Welche Seite
quick-fill = Jetzt mit Bots beginnen
watch-label = Zuschauen
watch-title = Du schaust zu.
watch-others =
    { $count ->
        [one] 1 weiterer schaut zu
       *[other] { $count } weitere schauen zu
    }
watch-count =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
watch-how = Du siehst, was alle am Tisch sehen. Was nur einer weiß, bleibt bis zum Ende verborgen; dann öffnet die Wiedergabe alles.
inbox-unread =
    { $count ->
        [one] 1 neuer Hinweis
       *[other] { $count } neue Hinweise
    }
inbox-empty = Nichts wartet auf dich.
inbox-turn = { $title }: du bist am Zug.
inbox-turn-go = Spielen
inbox-invitation = { $name } hält dir einen Platz frei: { $title }.
inbox-invitation-go = Setzen
inbox-over =
    { $title } ist zu Ende. { $place ->
        [1] Du hast gewonnen.
       *[other] Du wurdest { $place }.
    }
inbox-over-go = Ansehen
inbox-settings = Wie du es erfährst
chat-phrases = Mit einem Klick gesagt
stranger-more = Mehr zu { $seat }
stranger-block = Blockieren
stranger-block-how = Du liest nichts mehr von { $seat } und triffst nicht mehr auf { $seat }. Gesagt wird es nicht weiter.
stranger-blocked = { $seat } ist blockiert. Die Liste steht auf deiner Seite.
stranger-report = Dem Betreiber melden
stranger-reported = Der Betreiber weiß Bescheid.
stranger-why = Was ist geschehen?
stranger-why-insult = Beleidigungen
stranger-why-cheating = Betrug
stranger-why-leaving = Absichtlich gegangen
stranger-why-other = Etwas anderes
stranger-words = In wenigen Worten
stranger-list = Nicht mehr treffen
stranger-unblock = Wieder zulassen
