## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Ab hier weiterspielen
replay-play-on-how = Nach Zug { $move } geht es an einem eigenen Tisch weiter, so wie es da stand. Bots übernehmen die anderen Plätze; was ab hier kommt, ist offen, und der Zufall zieht neu.
replay-play-on-as = Auf wessen Platz?
replay-play-on-bots = Wie gut sind die Bots?
replay-to-end = Zurück zum Ende
replay-clip = Bewegtes Bild
replay-clip-how = Die letzten Züge bis zu diesem Moment als ein Bild, das sich bewegt: zum Behalten oder Weitergeben
replay-holds = Hat { $things }
replay-key-mark-before = Zum vorigen markierten Moment
replay-key-mark-after = Zum nächsten markierten Moment
replay-unseen = { $seat } entscheidet etwas, das sonst niemand erfährt.
replay-begins = Noch hat niemand gezogen.
profile-title = Meine Seite
profile-settings = Einstellungen
profile-since =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } seit { $day }
profile-minutes = { $game }: je etwa { $minutes } Min.
profile-won = Gewonnen
profile-of = von { $matches }
profile-luck = nach bloßem Zufall wären es { $luck }
profile-none = Noch nichts.
profile-guesses = Richtig geraten
profile-guesses-of = { $right } von { $all } in Verdachtsrunden
profile-percent = { $percent } %
profile-row = Siege in Folge
profile-row-most = Rekord: { $count }
profile-puzzles = Rätsel in Folge
profile-days =
    { $days ->
        [one] Tag
       *[other] Tage
    }
profile-away = Du verrätst je Zug
profile-away-bits = Bit
profile-away-of =
    { $matches ->
        [0] aus beendeten Partien
        [one] aus deiner letzten Partie
       *[other] aus deinen letzten { $matches } Partien
    }
profile-away-what = Was dich verrät
profile-away-how =
    Bit je Zug, aus { $matches ->
        [one] deiner letzten Partie
       *[other] deinen letzten { $matches } Partien
    }.
profile-away-other = Alles andere
profile-away-each = { $bits } Bit je Zug
profile-practise = Üben
profile-sure = Sicher, und richtig?
profile-sure-of = { $right } von { $all } richtig
profile-sure-was = Als „{ $mark }“ vermerkt, stimmte es zu { $share }.
profile-sure-how = Die Zeichen in deinen Notizbüchern, verglichen mit dem, was stimmte. Sie bleiben auf diesem Gerät.
profile-sure-few =
    Noch { $left ->
        [one] ein Zeichen
       *[other] { $left } Zeichen
    } in deinen Notizbüchern, dann sagt das hier etwas aus.
profile-ratings = Wertung
profile-moved = Wertung { $by }
profile-rating-how = Nur für dich. Alle beginnen bei 1000; in neunzehn von zwanzig Fällen liegt die Wahrheit innerhalb von ±. Nach einem Tipp, oder wenn etwas zurückgenommen wurde, zählt eine Partie nicht.
profile-rating-none = Noch hat keine Partie gezählt.
profile-rating-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
profile-rating-course = Die letzten { $matches } Partien: von { $first } bis { $last }
profile-near-far-below = weit unter dem Bot „{ $bot }“
profile-near-below = etwas unter dem Bot „{ $bot }“
profile-near-level = gleichauf mit dem Bot „{ $bot }“
profile-near-above = etwas über dem Bot „{ $bot }“
profile-near-far-above = weit über dem Bot „{ $bot }“
profile-near-nobody = die Bots müssen hier erst noch mehr spielen
profile-near-soon = ein erster Eindruck
profile-by-game = Siege nach Spielen
profile-with-people = Mit Menschen
profile-with-bots = Gegen Bots
profile-part = { $part } { $won } von { $matches }
profile-seats = { $seats } Personen: { $won } von { $matches } gewonnen
profile-few =
    Noch { $left ->
        [one] eine Partie
       *[other] { $left } Partien
    } mit Menschen, dann sagt diese Zahl etwas aus.
profile-filter = Welches Spiel
profile-all = Alle
profile-as = als { $part }
profile-won-it = Gewonnen
profile-companions = Mitspieler
profile-companion =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } · Siege: du { $won }, dein Gegenüber { $theirs }
profile-alone = Noch niemand. Hier erscheint, mit wem du gespielt hast.
profile-invited = Für { $name } ist ein Platz reserviert; die Einladung wartet unter der Glocke.
profile-mine = Was mir gehört
profile-mine-how = Nur du siehst diese Seite. Sie entsteht aus beendeten Partien.
profile-export = Alles exportieren
profile-delete = Löschen …
profile-delete-short = Den anderen bleiben ihre Partien, ohne deinen Namen. Sieben Tage lang lässt es sich zurücknehmen.
profile-delete-title = Dein Konto löschen?
profile-delete-how = Es wird in sieben Tagen gelöscht; bis dahin kannst du es behalten. Sofort wirst du überall sonst abgemeldet, und wo andere spielen, übernimmt ein Bot deinen Platz.
profile-delete-then = Danach werden Partien gelöscht, an denen sonst niemand saß. Wo andere mitspielten, bleibt ihnen die Partie, ohne deinen Namen und was du geschrieben hast.
profile-delete-guest = Als Gast kennt dich nur dieser Browser: Nur hier kannst du es dir anders überlegen.
profile-delete-name = Gib deinen Namen ein: { $name }
profile-delete-yes = In sieben Tagen löschen
farewell-title = Löschung deines Kontos
farewell-on = Dein Konto wird am { $day } gelöscht.
farewell-keep = Mein Konto behalten
farewell-kept = Dein Konto bleibt.
profile-nobody = Spiel erst eine Partie: Dann gehört diese Seite dir.
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
quick-how = Ein Klick: Du setzt dich dazu, wo jemand wartet, oder andere kommen zu dir. Zwei Minuten je Entscheidung.
quick-waiting =
    { $count ->
        [0] niemand wartet
        [one] 1 wartet
       *[other] { $count } warten
    }
quick-side = Welche Seite
quick-any = Egal
quick-fill = Jetzt mit Bots beginnen
watch-label = Zuschauen
watch-title = Du schaust zu.
watch-others =
    { $count ->
        [one] noch 1 Person schaut zu
       *[other] noch { $count } Personen schauen zu
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
inbox-turn = { $title }: Du bist am Zug.
inbox-turn-go = Spielen
inbox-invitation = { $name } hält dir einen Platz frei: { $title }.
inbox-invitation-go = Setzen
inbox-over =
    { $title } ist zu Ende. { $place ->
        [1] Du hast gewonnen.
       *[other] Du hast Platz { $place } belegt.
    }
inbox-over-go = Ansehen
inbox-settings = Wie du es erfährst
chat-phrases = Mit einem Klick gesagt
stranger-more = Mehr zu { $seat }
stranger-block = Blockieren
stranger-block-how = Du liest nichts mehr von { $seat }, und ihr werdet nicht mehr zusammengebracht. { $seat } erfährt davon nichts.
stranger-blocked = { $seat } ist blockiert. Die Liste steht auf deiner Seite.
stranger-report = Dem Betreiber melden
stranger-reported = Der Betreiber weiß Bescheid.
stranger-why = Was ist geschehen?
stranger-why-insult = Beleidigungen
stranger-why-cheating = Betrug
stranger-why-leaving = Absichtlich gegangen
stranger-why-other = Etwas anderes
stranger-words = In wenigen Worten
stranger-list = Blockiert
stranger-unblock = Wieder zulassen
