### Der Name der Rose. Die Namen von Mönchen, Figuren, Gebäuden, Karten und Ereignissen stehen in der Datendatei, alle im Nominativ.

## Satzteile: eine Figur im Satz und am Satzanfang, in ein Gebäude

rose-figure = { $figure }
rose-figure-first = { $figure }
rose-into =
    { $place ->
        [Schreibsaal] in den { $place }
        [Stall] in den { $place }
        [Schlafsaal] in den { $place }
        [Speisesaal] in den { $place }
        [Kapitelsaal] in den { $place }
        [Kreuzgang] in den { $place }
        [Garten] in den { $place }
        [Torhaus] ins { $place }
        [Hospital] ins { $place }
        [Badehaus] ins { $place }
       *[other] in die { $place }
    }

## Was erzählt wird

rose-told-first =
    { $me ->
        [yes] Das Los bestimmt: Du beginnst.
       *[no] Das Los bestimmt: { $seat } beginnt.
    }
rose-told-stands = { rose-figure-first } kommt zu Beginn { rose-into }.
rose-told-placed =
    { $me ->
        [yes] Du stellst auf: { rose-figure } kommt { rose-into }.
       *[no] { $seat } stellt auf: { rose-figure } kommt { rose-into }.
    }
rose-told-laid = Die Aufgabe { $tile } kommt { rose-into }.
rose-told-you_are = Du bist { $monk }. Lass es dir nicht anmerken.
rose-told-has_identity = { $seat } wird insgeheim einer der Mönche.
rose-told-you_draw = Du bekommst { $card } auf die Hand.
rose-told-draws = { $seat } bekommt eine Karte auf die Hand.
rose-told-event = Tag { $day } bricht an. Das Ereignis des Tages heißt „{ $event }“.
rose-told-played =
    { $me ->
        [yes] Du spielst { $card }.
       *[no] { $seat } spielt { $card }.
    }
rose-told-called =
    { $me ->
        [yes] Du rufst { $figure }.
       *[no] { $seat } ruft { $figure }.
    }
rose-told-spent =
    { $me ->
        [yes]
            { $tiles ->
                [0] Du gibst kein Zeitplättchen aus.
               *[other] Du gibst { $tiles } Zeitplättchen aus.
            }
       *[no]
            { $tiles ->
                [0] { $seat } gibt kein Zeitplättchen aus.
               *[other] { $seat } gibt { $tiles } Zeitplättchen aus.
            }
    }
rose-told-time = Die Zeit rückt von { $before } auf { $now } vor.
rose-told-night_comes =
    { $me ->
        [yes] Du erreichst das blaue Feld: Nach diesem Zug wird es Nacht.
       *[no] { $seat } erreicht das blaue Feld: Nach diesem Zug wird es Nacht.
    }
rose-told-you_return = Du gibst { $tile } zurück. Nur du weißt, welches Plättchen es war.
rose-told-returns = { $seat } gibt ein Zeitplättchen zurück.
rose-told-returned =
    { $me ->
        [yes] Du gibst das Zeitplättchen { $tile } zurück.
       *[no] { $seat } gibt das Zeitplättchen { $tile } zurück.
    }
rose-told-moved =
    { $me ->
        [yes] Du ziehst: { rose-figure } geht { rose-into }.
       *[no] { $seat } zieht: { rose-figure } geht { rose-into }.
    }
rose-told-stopped =
    { $me ->
        [yes] Du nutzt die Karte kein zweites Mal.
       *[no] { $seat } nutzt die Karte kein zweites Mal.
    }
rose-told-won =
    { $me ->
        [yes] { $place }: Du nimmst die erledigte Aufgabe { $tile } als Zeitplättchen.
       *[no] { $place }: { $seat } nimmt die erledigte Aufgabe { $tile } als Zeitplättchen.
    }
rose-told-judged_more =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Du lässt Adson den Verdacht gegen { $monk } schüren.
               *[no] { $seat } lässt Adson den Verdacht gegen { $monk } schüren.
            }
       *[other]
            { $me ->
                [yes] Du lässt { $figure } Indizien gegen { $monk } finden.
               *[no] { $seat } lässt { $figure } Indizien gegen { $monk } finden.
            }
    }
rose-told-judged_less =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Du lässt Adson den Verdacht gegen { $monk } zerstreuen.
               *[no] { $seat } lässt Adson den Verdacht gegen { $monk } zerstreuen.
            }
       *[other]
            { $me ->
                [yes] Du lässt { $figure } Indizien gegen { $monk } verwerfen.
               *[no] { $seat } lässt { $figure } Indizien gegen { $monk } verwerfen.
            }
    }
rose-told-gave_two =
    { $me ->
        [yes] Du gibst 2 Indizien an { $monk }.
       *[no] { $seat } gibt 2 Indizien an { $monk }.
    }
rose-told-gave_one_each =
    { $me ->
        [yes] Du gibst je 1 Indiz an { $monk } und { $other }.
       *[no] { $seat } gibt je 1 Indiz an { $monk } und { $other }.
    }
rose-told-added =
    { $me ->
        [yes] Du erhöhst den Verdacht gegen { $monk } um { $points }.
       *[no] { $seat } erhöht den Verdacht gegen { $monk } um { $points }.
    }
rose-told-suspicion = { $monk }: Verdacht von { $before } auf { $now }.
rose-told-evidence = { $monk }: Indizien von { $before } auf { $now }.
rose-told-reshuffled =
    { $cards ->
        [one] Der Ablagestapel wird gemischt: Der neue Zugstapel hat { $cards } Karte.
       *[other] Der Ablagestapel wird gemischt: Der neue Zugstapel hat { $cards } Karten.
    }
rose-told-night =
    { $me ->
        [yes] Die Nacht beschließt Tag { $day }. Du hast ihn beendet und nimmst die Ereigniskarte „{ $event }“. Aller Verdacht steht wieder auf 10.
       *[no] Die Nacht beschließt Tag { $day }. { $seat } hat ihn beendet und nimmt die Ereigniskarte „{ $event }“. Aller Verdacht steht wieder auf 10.
    }
rose-told-by_event = „{ $event }“ wirkt.
rose-told-laid_marker = Du legst { $monk } verdeckt aus: Dieser Mönch bist du nicht.
rose-told-has_chosen = { $seat } hat gewählt.
rose-told-revealed =
    { $me ->
        [yes] Du zeigst { $monk }; nun wissen alle, dass du nicht { $monk } bist.
       *[no] { $seat } zeigt { $monk }, ist also nicht { $monk }.
    }
rose-told-clue_you = Du bist { $monk }. { $count } Spieler, sechs Mönche.
rose-told-clue_not =
    { $me ->
        [yes] Du bist nicht { $monk }.
       *[no] { $seat } ist nicht { $monk }.
    }
rose-told-laid_guess = Dein Tipp liegt: { $seat } ist { $monk }.
rose-told-was =
    { $me ->
        [yes] Du warst die ganze Zeit { $monk }.
       *[no] { $seat } war die ganze Zeit { $monk }.
    }
rose-told-accused_right =
    { $me ->
        [yes] Du hast { $other } für { $monk } gehalten. Richtig!
       *[no]
            { $other_me ->
                [yes] { $seat } hat dich für { $monk } gehalten. Richtig!
               *[no] { $seat } hat { $other } für { $monk } gehalten. Richtig!
            }
    }
rose-told-accused_wrong =
    { $me ->
        [yes] Du hast { $other } für { $monk } gehalten. Falsch!
       *[no]
            { $other_me ->
                [yes] { $seat } hat dich für { $monk } gehalten. Falsch!
               *[no] { $seat } hat { $other } für { $monk } gehalten. Falsch!
            }
    }
rose-told-holds_events =
    { $me ->
        [yes]
            { $cards ->
                [0] Du hast keine Ereigniskarte.
                [one] Du hast { $cards } Ereigniskarte: 2 Indizien mehr.
               *[other] Du hast { $cards } Ereigniskarten: je 2 Indizien mehr.
            }
       *[no]
            { $cards ->
                [0] { $seat } hat keine Ereigniskarte.
                [one] { $seat } hat { $cards } Ereigniskarte: 2 Indizien mehr.
               *[other] { $seat } hat { $cards } Ereigniskarten: je 2 Indizien mehr.
            }
    }
rose-told-place =
    { $me ->
        [yes]
            { $points ->
                [one] Platz { $place }: du als { $monk } mit { $points } Indiz.
               *[other] Platz { $place }: du als { $monk } mit { $points } Indizien.
            }
       *[no]
            { $points ->
                [one] Platz { $place }: { $seat } als { $monk } mit { $points } Indiz.
               *[other] Platz { $place }: { $seat } als { $monk } mit { $points } Indizien.
            }
    }

## Was gefragt wird

rose-ask-card = Spiel eine deiner Karten.
rose-ask-call = Wen rufst du: William (Zeit { $william }) oder Adson (Zeit { $adson })?
rose-ask-spend =
    { $most ->
        [one] { $card } rückt die Zeit um { $cost } vor: von { $before } auf { $now }. Gibst du ein Zeitplättchen aus, um 1 zu sparen?
       *[other] { $card } rückt die Zeit um { $cost } vor: von { $before } auf { $now }. Wie viele Zeitplättchen gibst du aus? Jedes spart 1, höchstens { $most } sind möglich.
    }
rose-ask-place = { rose-figure-first }: Wohin geht er?
rose-ask-figure = Wer geht { rose-into }?
rose-ask-task = { rose-figure-first }: Welche der beiden Aufgaben erledigt er?
rose-ask-sign =
    { $figure ->
        [Adson] Adson fragt nach { $monk }: { $points } Verdacht mehr oder weniger?
       *[other] { $figure } fragt nach { $monk }: { $points } Indizien mehr oder weniger?
    }
rose-ask-split = Einem Mönch 2 Indizien oder zweien je 1?
rose-ask-delicate = Welcher Mönch bekommt { $points } Verdacht?
rose-ask-again = Nutzt du { $card } noch einmal, oder hörst du auf?
rose-ask-return = Welches Zeitplättchen gibst du zurück?
rose-ask-stand = { rose-figure-first }: Wo beginnt er?
rose-ask-marker = Zeig einen Farbmarker: Welcher Mönch bist du nicht?
rose-ask-accuse = Welcher Mönch ist { $seat }?

## Was die anderen solange sehen

rose-wait-card = { $seat } wählt eine Karte.
rose-wait-call = { $seat } wählt zwischen William und Adson.
rose-wait-spend = { $seat } überlegt, wie viele Zeitplättchen es sein sollen.
rose-wait-place = { $seat } wählt ein Gebäude.
rose-wait-figure = { $seat } überlegt, wer gehen soll.
rose-wait-task = { $seat } wählt eine Aufgabe.
rose-wait-sign = { $seat } urteilt über die Mönche: mehr oder weniger?
rose-wait-split = { $seat } überlegt, wer Indizien bekommt.
rose-wait-delicate = { $seat } überlegt, wer Verdacht auf sich zieht.
rose-wait-again = { $seat } darf die Karte noch einmal nutzen.
rose-wait-return = { $seat } sucht ein Zeitplättchen aus, das zurückgeht.
rose-wait-stand = { $seat } stellt eine Figur auf.
rose-wait-marker = Noch ohne Farbmarker: { $seat }.
rose-wait-accuse = Noch in der Verdachtsrunde: { $seat }.

## Hilfe

rose-help-card = Spiel eine deiner drei Karten. Eine Mönchskarte schickt diesen Mönch in ein beliebiges anderes Gebäude, eine Gebäudekarte holt irgendeine Figur dorthin, und mit einer William/Adson-Karte bewegst du einen der beiden Ermittler. Die Zahl sagt, wie viel Zeit das kostet; wer die Sonnenuhr bis zum blauen Feld bringt, beendet den Tag und nimmt die Ereigniskarte, die am Spielende 2 Indizien kostet. Die gespielte Karte sehen alle; was du behältst und nachziehst, bleibt geheim.
rose-help-call = Die Karte bewegt William oder Adson, und jetzt sagst du, wen von beiden. William befragt die Mönche eines Gebäudes und gibt oder nimmt Indizien, Adson tut dasselbe mit dem Verdacht. Wie viel Zeit jeder kostet, steht auf der Karte; William braucht länger. Alle hören, wen du rufst.
rose-help-spend = Jedes ausgegebene Zeitplättchen spart einen Schritt auf der Sonnenuhr. Es zählen nur Plättchen aus früheren Zügen, und nie mehr, als die Karte kostet; sie kommen ans Ende der Kette. Erreicht oder überschreitet der Zeiger das blaue Feld, endet der Tag nach deinem Zug. Alle sehen, wie viele Plättchen du ausgibst.
rose-help-place = Die Figur darf in jedes andere Gebäude gehen, Wege spielen keine Rolle. Findet ein Mönch dort eine Aufgabe seiner Farbe, erledigt er sie: Sein Verdacht sinkt um ihren Wert, und du nimmst sie als Zeitplättchen. Findet er keine, steigt sein Verdacht um alles, was dort liegt. Ein Ermittler fragt nach jedem Mönch, den er antrifft; wo keiner ist, geschieht nichts. Alle sehen den Zug.
rose-help-figure = Wähle eine Figur, die noch nicht dort steht; sie kommt in das Gebäude deiner Karte. Findet ein Mönch dort eine Aufgabe seiner Farbe, sinkt sein Verdacht und du bekommst das Plättchen; sonst steigt sein Verdacht um alle Aufgaben, die dort liegen. William oder Adson fragt nach jedem Mönch, der schon da ist, und kostet nur die Zeit dieser Karte. Alle sehen, wen du bewegst.
rose-help-task = Beide Aufgaben hier haben die Farbe des Mönchs, und er erledigt eine davon. Sein Verdacht sinkt um ihren Wert, aber nicht unter 0. Du nimmst sie als Zeitplättchen für spätere Züge, die andere bleibt liegen. Alle sehen, welche du nimmst.
rose-help-sign = Du entscheidest über jeden Mönch in diesem Gebäude, einen nach dem anderen. Bei William geht es um Indizien, bei Adson um Verdacht, jedes Mal um die genannte Zahl hinauf oder hinunter. Der Verdacht bleibt zwischen 0 und 40, was darüber hinausgeht, verfällt. Alle sehen dein Urteil, also bedenke, was es über dich verrät.
rose-help-split = Wegen des Ereignisses verteilst du Indizien: 2 an einen Mönch oder je 1 an zwei. Es darf jeder Mönch sein, wo immer er steht; wegnehmen kannst du keine. Alle sehen, wen du wählst.
rose-help-delicate = Wegen des Ereignisses belastest du einen Mönch: so stark, wie deine Karte Zeit zeigt, gleich wie viele Plättchen du ausgegeben hast. Es darf jeder sein, auch der eben bewegte; über 40 steigt der Verdacht nie. Alle sehen, wen du wählst.
rose-help-again = Heute darfst du deine Karte zweimal nutzen. Eine Gebäudekarte holt eine zweite Figur dorthin; bei einer Mönchs- oder Ermittlerkarte geht dieselbe Figur weiter, auch zurück, woher sie kam. Der zweite Zug zählt ganz, die Zeit wird aber nur einmal bezahlt. Du darfst auch aufhören. Alle sehen, was du tust.
rose-help-return = Eines deiner Zeitplättchen kommt ans Ende der Kette, und du bestimmst, welches. Irgendwann taucht es als Aufgabe wieder auf. Die anderen sehen nur, dass ein Plättchen zurückgeht, nicht welches.
rose-help-stand = Vor dem ersten Tag stellt ihr die acht Figuren reihum auf. Jede braucht ein Gebäude für sich, es kommt also jedes in Frage, das noch frei ist. Alle sehen es.
rose-help-marker = Alle wählen geheim einen Farbmarker, dann wird gemeinsam aufgedeckt. Es muss ein Mönch sein, der du nicht bist und den du noch nicht gezeigt hast. Jeder gezeigte Marker bringt seinem Mönch 2 Indizien und bleibt offen liegen. Bis der Letzte gewählt hat, kannst du deine Wahl ändern.
rose-help-accuse = Du rätst im Uhrzeigersinn, von links beginnend, welcher Mönch jeder deiner Gegner ist, und darfst jede Farbe nur einmal verwenden. Für jeden Gegner, der dich durchschaut, bekommt dein eigener Mönch Indizien: 12, 6, 4 oder 3 bei zwei, drei, vier oder fünf Spielern. Niemand sieht einen Tipp, bevor alle liegen, und bis dahin kannst du deine ändern.

## Das Ziel

rose-aim = Die wenigsten Indizien gewinnen.
rose-aim-monk =
    Die wenigsten Indizien gewinnen. Du bist { $monk }: { $evidence } Indizien, { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[6] Letzter
    } von sechs{ $points ->
        [0] .
       *[other] ; am Ende { $points } mehr für deine Ereigniskarten.
    }
rose-aim-monk-short =
    Die wenigsten Indizien gewinnen. Du bist { $monk }: { $evidence } Indizien, { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[6] Letzter
    } von sechs{ $points ->
        [0] .
       *[other] ; am Ende { $points } mehr.
    }

## Die Ereignisse

rose-event-communicative = Kommt William zu Adson oder Adson zu William, wird der Verdacht sofort wie bei Nacht zu Indizien, und aller Verdacht geht auf 10 zurück. Sind alle sechs Mönche gleich verdächtig, bleibt das aus.
rose-event-enigmatic = Wer einen Mönch zu William zieht, gibt einem Mönch 2 Indizien oder zweien je 1.
rose-event-diligent = Nach deiner Aktion darfst du dieselbe Karte noch einmal nutzen, mit einer vollen zweiten Aktion. Die Zeit wird nur einmal bezahlt.
rose-event-on_the_scent = Wer William bewegt, gibt danach einem Mönch 2 Indizien oder zweien je 1, wo immer sie stehen.
rose-event-hasty = Heute dürfen keine Zeitplättchen ausgegeben werden. Gewinnen kann man sie weiterhin.
rose-event-unbelieving = Wer einen Mönch in die Kirche zieht, bringt alle anderen um ein Zeitplättchen: Wer eines hat, gibt eines zurück.
rose-event-inconspicuous = Ein Mönch, der in ein leeres Gebäude gezogen wird, verliert 1 Indiz. Leer heißt: ohne jede andere Figur.
rose-event-delicate = Nach jedem Zug erhöht der Spieler den Verdacht gegen einen Mönch: um so viel, wie die gespielte Karte Zeit zeigt.
rose-event-forbidden = Ein Mönch, der in die Bibliothek gezogen wird, bekommt 2 Indizien.
rose-event-caught = Heute Nacht bringt der Verdacht doppelt so viele Indizien: 10, 8, 6, 4, 2, 0.
rose-event-incriminating = William gibt oder nimmt 6 Indizien statt 3, Adson 10 Verdacht statt 5.
rose-event-inquiring = Wird ein Mönch zu anderen Mönchen gezogen, bekommt jeder von diesen 1 Indiz, er selbst keines.
rose-event-dubious = Jeder Mönch, der gezogen wird, bekommt 1 Indiz.
rose-event-suspicious = Nach jedem Zug bekommt der verdächtigste Mönch 1 Indiz. Stehen mehrere an der Spitze, bekommen es alle; sind alle sechs gleich, bekommt es keiner.

## Warum nicht

rose-not-full = { $place }: Dort stehen schon alle acht Figuren, die Karte könnte niemanden bewegen.
rose-not-held = Du hast { $card } nicht auf der Hand.
rose-no-card = Eine Karte „{ $wish }“ gibt es nicht.
rose-not-hasty = Das Ereignis des Tages ist „Eilig“: Es dürfen keine Zeitplättchen ausgegeben werden.
rose-not-spend =
    { $tiles ->
        [0] Du kannst jetzt kein Zeitplättchen ausgeben.
       *[other] Du kannst jetzt höchstens { $tiles } Zeitplättchen ausgeben.
    }
rose-no-place = „{ $wish }“ nennt nicht eine Figur und ein Gebäude.
rose-not-there-already = { $place }: { rose-figure } steht schon dort.
rose-not-this-place = Deine Karte führt { rose-into } und nirgendwo anders hin.
rose-not-this-figure = Deine Karte bewegt nur eine Figur: { rose-figure }.
rose-not-own-marker = Du bist selbst { $monk }, dieser Farbmarker muss verdeckt bleiben.
rose-not-shown-twice = { $monk } hast du schon gezeigt.
rose-not-this-opponent = Getippt wird im Uhrzeigersinn. Als Nächstes: { $seat }.
rose-not-twice = { $monk } hast du schon für jemand anderen verwendet.
rose-not-own-accusation = Du bist selbst { $monk }, und an diesem Tisch darfst du niemanden mit deiner eigenen Farbe verdächtigen.

## Die Schritte mit Namen

rose-step-split = Indizien verteilen
rose-step-accuse = Verdachtsrunde

## Beschriftungen

rose-label-suspicion = Verdacht
rose-label-evidence = Indizien
rose-label-sundial =
    { $left ->
        [one] Sonnenuhr { $at }, noch { $left } Schritt bis zur Nacht
       *[other] Sonnenuhr { $at }, noch { $left } Schritte bis zur Nacht
    }
rose-label-day = Tag { $day }
rose-label-event = Ereignis
rose-label-hand = Deine Karten
rose-label-identity = Du bist
rose-label-tiles = Zeitplättchen
rose-label-chain = Kette: { $count } Plättchen
rose-label-pile =
    { $count ->
        [one] Zugstapel: { $count } Karte
       *[other] Zugstapel: { $count } Karten
    }
rose-label-discard = Ablagestapel
rose-label-figures = Figuren
rose-label-markers-shown = Gezeigte Farbmarker
rose-label-event-cards = Ereigniskarten
rose-label-if-night = Indizien, wenn jetzt die Nacht käme
rose-label-more = { $points } mehr
rose-label-less = { $points } weniger
rose-label-nobody = niemand

## Was der Tisch festlegt

rose-option-sundial_overshoot = Schritte über 24
rose-option-sundial_overshoot-why = Trägt eine Karte die Zeit über den Abend hinaus: Zählen die Schritte für den nächsten Tag?
rose-option-sundial_overshoot-carry = Sie zählen
rose-option-sundial_overshoot-reset = Bei 0 beginnen
rose-option-tile_return = Zeitplättchen zurückgeben
rose-option-tile_return-why = Welches deiner Plättchen geht in die Kette zurück?
rose-option-tile_return-oldest_first = Das älteste
rose-option-tile_return-owner_choice = Ich wähle
rose-option-tile_return-random = Durch Los
rose-option-time_step = Ablauf eines Zuges
rose-option-time_step-why = Die deutschen Regeln stellen die Zeit vor der Figur, die französische Übersicht zuletzt.
rose-option-time_step-early = Zeit zuerst
rose-option-time_step-late = Zeit zuletzt
rose-option-evidence_floor = Indizien unter 0
rose-option-evidence_floor-why = Können die Indizien gegen einen Mönch unter 0 fallen?
rose-option-evidence_floor-zero = Nein
rose-option-evidence_floor-none = Ja
rose-option-short_chain = Ein Gebäude ohne Aufgaben, wenn die Kette leer ist?
rose-option-short_chain-wait = Wartet auf Plättchen
rose-option-short_chain-leave = Bleibt leer
rose-option-figure_setup = Wo beginnen die Figuren?
rose-option-figure_setup-random = Durch Los
rose-option-figure_setup-players_in_turn = Wir stellen sie auf
rose-option-accusation_own_colour = Darf man mit der eigenen Farbe verdächtigen?
rose-option-accusation_own_colour-allowed = Ja
rose-option-accusation_own_colour-forbidden = Nein
rose-option-discard_view = Darf man den Ablagestapel durchsehen?
rose-option-discard_view-full = Ja
rose-option-discard_view-top_only = Nur die oberste
rose-option-card_times = Welche Zeiten stehen auf den Karten? (rekonstruiert)
rose-option-card_times-even_1_4 = Gleichmäßig, 1 bis 4
rose-option-card_times-slow_2_4 = Kurze Tage, 2 bis 4
rose-option-card_times-wide_1_5 = Weit, 1 bis 5
rose-option-tile_values = Welche Werte haben die Aufgaben? (rekonstruiert)
rose-option-tile_values-ml_2_6 = Ausgewogen, 2 bis 6
rose-option-tile_values-flat_2_6 = Flach, 2 bis 6
rose-option-tile_values-low_2_6 = Niedrig, 2 bis 6

## Warum etwas feststeht, für das Notizbuch

rose-matter-identity = Wer ist { $seat }?
rose-right-identity = Richtig: { $seat } ist { $name }.
rose-thought-identity =
    { $you ->
        [1] Ich hielt dich für { $name }: { $share } %.
       *[other] Ich hielt { $seat } für { $name }: { $share } %.
    }
rose-note-unmasked-identity = { $seat } war enttarnt: { $name }.
rose-note-kept-identity = { $seat } blieb bis zuletzt verborgen: Wer zusah, gab { $name } { $percent } %.
rose-why-own_card = { $monk } ist dein eigener Mönch.
rose-why-shown_by = { $seat } hat { $monk } gezeigt.
rose-why-taken_by = { $seats } können nur { $monks } sein.
rose-deeds = Was jeder jedem Mönch getan hat
rose-deeds-how = Verdacht und Indizien zusammen, alle Tage. Nächte und Marker sind niemandes Tat.
