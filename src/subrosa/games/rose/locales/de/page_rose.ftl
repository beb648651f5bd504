### Der Name der Rose auf der Seite: was ihr eigenes Bild sagt. Fragen, Erzähltes und Namen stehen in rose.ftl.

## Heute, kurz genug für eine Zeile

rose-today-communicative = William trifft Adson: Verdacht wird sofort zu Indizien.
rose-today-enigmatic = Mönch zu William gezogen: 2 Indizien verteilen.
rose-today-diligent = Die Karte darf zweimal wirken; Zeit kostet sie einmal.
rose-today-on_the_scent = Wer William bewegt, verteilt 2 Indizien.
rose-today-hasty = Heute keine Zeitplättchen ausgeben.
rose-today-unbelieving = Mönch zur Kirche: Andere geben ein Plättchen ab.
rose-today-inconspicuous = Mönch in ein leeres Gebäude gezogen: 1 Indiz weniger.
rose-today-delicate = Nach jedem Zug: so viel Verdacht wie die Kartenzeit.
rose-today-forbidden = Mönch in die Bibliothek gezogen: 2 Indizien für ihn.
rose-today-caught = Heute Nacht bringt Verdacht doppelte Indizien.
rose-today-incriminating = William: ±6 Indizien, Adson: ±10 Verdacht.
rose-today-inquiring = Mönch zu anderen gezogen: Jeder dort bekommt 1 Indiz.
rose-today-dubious = Jeder bewegte Mönch bekommt 1 Indiz.
rose-today-suspicious = Nach jedem Zug: Die Verdächtigsten bekommen 1 Indiz.

## Beschriftung des Plans

rose-board-today = Tag { $day } · { $event }
rose-board-ended = beendet: { $seat }
rose-board-accusation = 7 · Verdachtsrunde
rose-board-left = noch { $left }
rose-board-next = nächstes
rose-board-draw = Stapel
rose-board-discard = Ablage { $count }
rose-board-piles = Stapel · Ablage
rose-board-if-night = kleine Zahl: Indizien, wenn es jetzt Nacht würde
rose-board-ev = Ind. { $by }
rose-since-suspicion = Verd. { $by }
rose-since-evidence = Ind. { $by }
rose-places = Gebäude
rose-days = Tage
rose-day-unknown = Das weiß noch niemand.
rose-days-open = Alle Tage zeigen
rose-place-tasks = Aufgaben: { $tiles }.
rose-place-no-tasks = Keine Aufgaben.
rose-place-here = Hier: { $figures }.
rose-place-nobody = Niemand hier.
rose-figure-label = { $figure }, Gebäude: { $place }.
rose-monk-label = { $figure }, Gebäude: { $place }, Verdacht { $suspicion }, Rang von unten { $rank }, Indizien { $evidence }.
rose-track-night = { $monk } { $points }, nachts plus { $night }
rose-effect-less = { $monk } verlöre { $points } Verdacht.
rose-effect-more = { $monk } bekäme { $points } Verdacht.
rose-effect-same = Der Verdacht gegen { $monk } bliebe gleich.
rose-effect-meets = { $figure } träfe { $monks }.
rose-effect-nobody = Dort wäre niemand anzutreffen.

## Die Zeile unter der Frage

rose-then-card =
    { $time_step ->
        [late] Dann zieht eine Figur, und was dort ist, entscheidet; die Zeit rückt zuletzt vor.
       *[other] Dann geht die Zeit weiter, eine Figur zieht, und was dort ist, entscheidet.
    }
rose-then-call = William: Zeit { $william }, Indizien mehr oder weniger. Adson: Zeit { $adson }, Verdacht mehr oder weniger.
rose-then-spend = Jedes Zeitplättchen spart 1 und kommt ans Ende der Kette.
rose-then-night =
    { $tiles ->
        [0] Dann wird es Nacht: Die Ereigniskarte ist dein, 2 Indizien.
        [one] Ohne ein Zeitplättchen wird es nach diesem Zug Nacht: Die Ereigniskarte wäre dein, 2 Indizien.
       *[other] Ohne { $tiles } Zeitplättchen wird es nach diesem Zug Nacht: Die Ereigniskarte wäre dein, 2 Indizien.
    }
rose-then-place = Die Zahlen zeigen, wie sich der Verdacht ändert.
rose-then-investigator = Die Zahlen zeigen, wie viele Mönche er träfe und um wie viel mehr oder weniger es bei jedem geht.
rose-then-figure = Die Zahlen zeigen, was es mit jedem Mönch macht.
rose-then-again = Zeit wird nur einmal bezahlt. Zahlen zeigen, was der Zug täte.
rose-then-task = { $tile }: { $before } auf { $now }.
rose-then-sign = Alle sehen deine Zeichen.
rose-then-judged = Entschieden: { $monks }.
rose-then-next = Danach: { $monks }.
rose-then-split = „{ $event }“: Wähle zwei Mönche oder einen zweimal.
rose-then-delicate = „{ $event }“: so viel, wie deine Karte Zeit zeigt.
rose-then-return = Nur du weißt, welches.
rose-then-stand = Ein freies Gebäude.
rose-then-marker = Alle werden zugleich aufgedeckt; jeder Marker bringt seinem Mönch 2 Indizien.
rose-then-accuse = Änderbar, bis du alle legst; vorher sieht sie niemand.
rose-uncover = Verdeckt. Zum Wählen aufdecken.

## Was betrachtet wird, in Worten zu Ende gespielt

rose-focus-card = { $card }: Die Zeit rückt um { $cost } vor, von { $before } auf { $now }.
rose-focus-caller = { $card }: Du sagst, wer von beiden.
rose-focus-goes = { rose-figure-first } geht in ein beliebiges anderes Gebäude.
rose-focus-comes = Eine beliebige Figur kommt { rose-into }.
rose-focus-put = { rose-figure-first } beginnt hier: { $place }.
rose-focus-move = { rose-figure-first } { rose-into }: Verdacht { $before } auf { $now }.
rose-focus-tasks = { rose-figure-first } { rose-into }: Verdacht { $before } auf { $either } oder { $or }.
rose-focus-same = { rose-figure-first } { rose-into }: Verdacht bleibt { $before }.
rose-focus-meets = { rose-figure-first } { rose-into }: Er trifft { $monks }.
rose-focus-nobody = { rose-figure-first } { rose-into }: Niemand ist dort.
rose-focus-decide-evidence = Du entscheidest für jeden: { $points } Indizien mehr oder weniger.
rose-focus-decide-suspicion = Du entscheidest für jeden: { $points } Verdacht mehr oder weniger.
rose-focus-nothing = Es geschieht nichts.
rose-focus-won = Du bekommst { $tile } als Zeitplättchen.
rose-focus-win = Die erledigte Aufgabe bekommst du als Zeitplättchen.
rose-focus-night =
    Würde es jetzt Nacht: { $monk } +{ $now ->
        [one] { $now } Indiz
       *[other] { $now } Indizien
    } statt +{ $before }.
rose-focus-event = „{ $event }“: Indizien { $changes }.
rose-focus-hands = „{ $event }“: Danach verteilst du 2 Indizien.
rose-focus-marker = Zeigen, dass du nicht { $monk } bist?
rose-focus-open = { $monk } bekommt 2 Indizien. Offen bleiben: { $monks }.

## Knöpfe

rose-do-play = { $card } spielen
rose-do-spend =
    { $tiles ->
        [0] Keines · auf { $now }
        [one] { $tiles } ausgeben · auf { $now }
       *[other] { $tiles } · auf { $now }
    }
rose-do-move = Hierher
rose-do-go = { rose-figure-first } { rose-into }
rose-do-stop = Aufhören
rose-do-more = Mehr · auf { $now }
rose-do-less = Weniger · auf { $now }
rose-do-lay = { $monk } legen
rose-back = Zurück
rose-clear = Leeren
rose-accuse = Verdächtigen
rose-accuse-of = Verdächtigen · { $made } von { $of }

## Urteil, Enthüllung, Verdachtsrunde

rose-judge = { rose-figure-first }, Gebäude: { $place }
rose-judge-more = { $monk } mehr: auf { $now }
rose-judge-less = { $monk } weniger: auf { $now }
rose-judge-to = auf { $now }
rose-all-choose = Alle wählen geheim
rose-revelation = Enthüllung nach Tag { $day }
rose-revelation-how = Alle legen geheim einen Marker: einen Mönch, der sie nicht sind. Alle werden zugleich aufgedeckt; jeder gezeigte Marker bringt seinem Mönch { $points } Indizien.
rose-already-shown = schon gezeigt
rose-own-monk = du selbst: nie dieser
rose-you = Du
rose-choosing =
    { $me ->
        [yes] wählst gerade
       *[no] wählt gerade
    }
rose-chosen =
    { $me ->
        [yes] hast gewählt
       *[no] hat gewählt
    }
rose-accusation = Verdachtsrunde
rose-accusation-how = Leg vor jeden der anderen einen Marker: Wer ist welcher Mönch? Jeder Mönch darf nur einmal genannt werden. Ein richtiger Tipp bringt diesem Spieler { $points } Indizien.
rose-choose-marker = Marker wählen
rose-guess = { $seat } ist { $monk }
rose-markers = Deine Marker
rose-own-guess = { $monk } bist du: erlaubt, aber nie richtig.
rose-tag-not = nicht
rose-tag-shown = gezeigt
rose-evidence-before = Indizien vor der Verdachtsrunde

## Mein Geheimnis und meine Hand

rose-covered = verdeckt
rose-card-caller = William oder Adson
rose-card-monk = beliebiges Gebäude
rose-card-place = jede Figur
rose-card-covered = Karte { $number }, verdeckt
rose-card-label =
    { $who ->
        [no] { $card }, Zeit { $time }.
       *[other] { $card }, Zeit { $time }, { $who }.
    }
rose-card-laid = Du hast { $card } gelegt.
rose-tiles-how =
    { $count ->
        [0] noch keine
       *[other] jedes spart einen Schritt
    }

## Mitspieler

rose-count-tiles = { $count } Zeitplättchen
rose-count-events =
    { $count ->
        [one] { $count } Ereigniskarte
       *[other] { $count } Ereigniskarten
    }
rose-count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
rose-is-not = hat gezeigt: { $monks }

## Tasten

rose-key-hand = eine Handkarte spielen
rose-key-back = das Betrachtete loslassen
rose-key-confirm = das Betrachtete bestätigen
rose-key-marker = ein Mönch, in der Reihenfolge der Leisten
rose-key-opponent = der Nächste der anderen
rose-key-clear = alle Tipps zurücknehmen

## Das Ende

rose-end-open = Die Verdachtsrunde ist aufgedeckt.
rose-end-won =
    { $me ->
        [yes] Du warst { $monk } und gewinnst mit { $points } Indizien.
       *[no] { $seat } war { $monk } und gewinnt mit { $points } Indizien.
    }
rose-end-shared = { $seats } teilen sich den Sieg mit { $points } Indizien.
rose-end-seen =
    { $hits ->
        [0] Niemand hat dich durchschaut.
        [one] { $hits } von { $others } hat dich durchschaut.
       *[other] { $hits } von { $others } haben dich durchschaut.
    }
rose-end-nobody =
    { $count ->
        [one] { $monks } war niemand.
       *[other] { $monks } war niemand.
    }
rose-end-place =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
       *[other] Fünfter Platz
    }
rose-was = war { $monk }
rose-end-track = Indizien auf der Leiste
rose-end-named = erkannt von { $hits } aus { $others }
rose-end-events =
    { $count ->
        [one] { $count } Ereigniskarte
       *[other] { $count } Ereigniskarten
    }
rose-end-total = Summe
rose-end-whom = Wer wen verdächtigte
rose-end-right = richtig · +{ $points }
rose-end-wrong = falsch
rose-open = Jetzt auch offen
rose-open-hands = letzte Hände
rose-open-chain = Plättchen der Kette
rose-open-events = nie gespielte Ereignisse
rose-open-nobody = niemand war

## The log and the notebook

rose-heading = Tag { $day } · { $event }

# What gives away, by kind of move (my page)
rose-away-play = Karten, die du spielst
rose-away-move = Wohin du Figuren schickst
rose-away-call = Ob du William oder Adson rufst
rose-away-more = Mönche, die du belastest
rose-away-less = Mönche, die du verschonst
rose-away-show = Marker, die du zeigst
rose-away-suspect = Mönche, die du verdächtigst
rose-away-do = Aufgaben, die du wählst
rose-deeds-none = nichts
rose-deeds-spares = { $seat } schont { $monk } am meisten.
rose-deeds-spares-shown = { $seat } schont { $monk } am meisten, hat { $monk } aber gezeigt.
rose-cross-own = du bist { $monk }
