### Was erzählt wird

eleven-told-gears = Die Zahnräder werden für die erste Stunde eingestellt.
eleven-told-gears_show =
    { $steps ->
        [one] Die Zahnräder zeigen: { $transport }, { $steps } Schritt, { $action }.
       *[other] Die Zahnräder zeigen: { $transport }, { $steps } Schritte, { $action }.
    }
eleven-told-you_hold = Du hast die Karte { $figure }: Das ist also nicht der Auserwählte.
eleven-told-has_card = { $seat } bekommt eine Personenkarte.
eleven-told-chosen_aside = Eine Karte wird ungesehen beiseitegelegt: der Auserwählte.
eleven-told-old_order =
    { $me ->
        [yes] Das Los bringt dich für die erste Auktion auf Position { $position }.
       *[no] Das Los bringt { $seat } für die erste Auktion auf Position { $position }.
    }
eleven-told-event = Es schlägt Stunde { $hour }. { $event }
eleven-told-you_are_hero = Fenrir erwacht, aber nicht in dir: Du bist ein Held. Behalte es für dich.
eleven-told-you_are_fenrir = Fenrir erwacht, und zwar in dir: Von nun an jagst du den Auserwählten. Lass es dir nicht anmerken.
eleven-told-has_role = { $seat } sieht sich heimlich eine Rolle an.
eleven-told-opened =
    { $me ->
        [yes] Du eröffnest die Auktion um Position { $position }.
       *[no] { $seat } eröffnet die Auktion um Position { $position }.
    }
eleven-told-bid =
    { $me ->
        [yes] Du bietest { $amount } für Position { $position }.
       *[no] { $seat } bietet { $amount } für Position { $position }.
    }
eleven-told-passed =
    { $me ->
        [yes] Du passt bei Position { $position }.
       *[no] { $seat } passt bei Position { $position }.
    }
eleven-told-placed =
    { $me ->
        [yes] Du bekommst Position { $position } dieser Stunde.
       *[no] { $seat } bekommt Position { $position } dieser Stunde.
    }
eleven-told-laid_clue =
    { $me ->
        [yes] Du legst einen Hinweis aus: { $spot }.
       *[no] { $seat } legt einen Hinweis aus: { $spot }.
    }
eleven-told-chose =
    { $me ->
        [yes] Du wählst für diesen Zug: { $figure }.
       *[no] { $seat } wählt für diesen Zug: { $figure }.
    }
eleven-told-locked =
    { $me ->
        [yes] Du sperrst für diese Stunde: { $figure }.
       *[no] { $seat } sperrt für diese Stunde: { $figure }.
    }
eleven-told-copied =
    { $me ->
        [yes] Du nutzt eine fremde Fähigkeit: { $figure }.
       *[no] { $seat } nutzt eine fremde Fähigkeit: { $figure }.
    }
eleven-told-acted =
    { $me ->
        [yes] Du führst eine Aktion kostenlos aus: { $action }.
       *[no] { $seat } führt eine Aktion kostenlos aus: { $action }.
    }
eleven-told-twice_yes =
    { $me ->
        [yes] Du nutzt die Fähigkeit noch einmal.
       *[no] { $seat } nutzt die Fähigkeit noch einmal.
    }
eleven-told-twice_no =
    { $me ->
        [yes] Du nutzt die Fähigkeit kein zweites Mal.
       *[no] { $seat } nutzt die Fähigkeit kein zweites Mal.
    }
eleven-told-recovered =
    { $me ->
        [yes] Du nimmst die Powerkarte „{ $power }“ zurück.
       *[no] { $seat } nimmt die Powerkarte „{ $power }“ zurück.
    }
eleven-told-laid_trace =
    { $me ->
        [yes] Du legst einen Hinweis auf ein mystisches Gebäude: { $spot }.
       *[no] { $seat } legt einen Hinweis auf ein mystisches Gebäude: { $spot }.
    }
eleven-told-turned =
    { $me ->
        [yes]
            { $teeth ->
                [-1] Du drehst die Zahnräder um 1 Zahn zurück.
                [-2] Du drehst die Zahnräder um 2 Zähne zurück.
                [-3] Du drehst die Zahnräder um 3 Zähne zurück.
                [one] Du drehst die Zahnräder um { $teeth } Zahn weiter.
               *[other] Du drehst die Zahnräder um { $teeth } Zähne weiter.
            }
       *[no]
            { $teeth ->
                [-1] { $seat } dreht die Zahnräder um 1 Zahn zurück.
                [-2] { $seat } dreht die Zahnräder um 2 Zähne zurück.
                [-3] { $seat } dreht die Zahnräder um 3 Zähne zurück.
                [one] { $seat } dreht die Zahnräder um { $teeth } Zahn weiter.
               *[other] { $seat } dreht die Zahnräder um { $teeth } Zähne weiter.
            }
    }
eleven-told-stepped =
    { $me ->
        [yes] Du ziehst: { $figure } geht auf { $spot }.
       *[no] { $seat } zieht: { $figure } geht auf { $spot }.
    }
eleven-told-rode =
    { $me ->
        [yes] Du ziehst: { $figure } fährt nach { $spot }.
       *[no] { $seat } zieht: { $figure } fährt nach { $spot }.
    }
eleven-told-began_walk =
    { $me ->
        [yes] Du beginnst einen freien Gang.
       *[no] { $seat } beginnt einen freien Gang.
    }
eleven-told-stood_still =
    { $me ->
        [yes] Du gehst nicht weiter.
       *[no] { $seat } geht nicht weiter.
    }
eleven-told-handed_in =
    { $me ->
        [yes]
            { $clues ->
                [0] Du gibst keinen Hinweis ab.
                [one] Du gibst { $clues } Hinweis ab.
               *[other] Du gibst { $clues } Hinweise ab.
            }
       *[no]
            { $clues ->
                [0] { $seat } gibt keinen Hinweis ab.
                [one] { $seat } gibt { $clues } Hinweis ab.
               *[other] { $seat } gibt { $clues } Hinweise ab.
            }
    }
eleven-told-turned_to =
    { $me ->
        [yes] Du verlangst eine Karte von { $other } zu sehen.
       *[no]
            { $other_me ->
                [yes] { $seat } verlangt eine Karte von dir zu sehen.
               *[no] { $seat } verlangt eine Karte von { $other } zu sehen.
            }
    }
eleven-told-turned_to_pile =
    { $me ->
        [yes] Du wendest dich dem Stapel der Unbekannten zu.
       *[no] { $seat } wendet sich dem Stapel der Unbekannten zu.
    }
eleven-told-look_on_yes =
    { $me ->
        [yes] Du siehst dir noch eine Karte an.
       *[no] { $seat } sieht sich noch eine Karte an.
    }
eleven-told-look_on_no =
    { $me ->
        [yes] Du siehst dir keine weitere Karte an.
       *[no] { $seat } sieht sich keine weitere Karte an.
    }
eleven-told-you_see_character = Du siehst die Karte { $figure }: Das ist also nicht der Auserwählte.
eleven-told-you_see_chosen = Nun siehst du, wer der Auserwählte ist: { $figure }.
eleven-told-clue_with = Du siehst { $figure } auf der Hand von { $seat }.
eleven-told-clue_in_pile = Du siehst { $figure } im Stapel der Unbekannten.
eleven-told-you_see_power = Du siehst eine Powerkarte, nichts Neues also.
eleven-told-your_character_was_seen = { $seat } hat deine Karte { $figure } gesehen.
eleven-told-your_power_was_seen = { $seat } hat eine deiner Powerkarten gesehen.
eleven-told-looks = { $seat } sieht sich die Karte an.
eleven-told-you_draw = Du ziehst „{ $tile }“.
eleven-told-draws_known = { $seat } zieht „{ $tile }“.
eleven-told-draws = { $seat } zieht ein Forschungsplättchen.
eleven-told-took_up_clue =
    { $me ->
        [yes] Du nimmst den Hinweis auf { $spot } auf.
       *[no] { $seat } nimmt den Hinweis auf { $spot } auf.
    }
eleven-told-put_clue =
    { $me ->
        [yes] Du versetzt den Hinweis nach { $spot }.
       *[no] { $seat } versetzt den Hinweis nach { $spot }.
    }
eleven-told-played =
    { $me ->
        [yes] Du spielst die Powerkarte „{ $power }“.
       *[no] { $seat } spielt die Powerkarte „{ $power }“.
    }
eleven-told-used =
    { $me ->
        [yes] Du spielst das Plättchen „{ $tile }“.
       *[no] { $seat } spielt das Plättchen „{ $tile }“.
    }
eleven-told-lifted =
    { $me ->
        [yes] Du öffnest das mystische Tor. Hindurch geht: { $figure }.
       *[no] { $seat } öffnet das mystische Tor. Hindurch geht: { $figure }.
    }
eleven-told-set_down =
    { $me ->
        [yes] Du lässt das Tor nach { $spot } führen.
       *[no] { $seat } lässt das Tor nach { $spot } führen.
    }
eleven-told-swaps =
    { $me ->
        [yes] Du lässt zwei Figuren die Plätze tauschen. Die erste: { $figure }.
       *[no] { $seat } lässt zwei Figuren die Plätze tauschen. Die erste: { $figure }.
    }
eleven-told-swapped =
    { $me ->
        [yes] Du bestimmst die zweite Figur: { $figure }.
       *[no] { $seat } bestimmt die zweite Figur: { $figure }.
    }
eleven-told-ended_turn =
    { $me ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }
eleven-told-declared =
    { $me ->
        [yes] Du erklärst als Held den Sieg: Der Auserwählte ist { $figure }!
       *[no] { $seat } erklärt als Held den Sieg: Der Auserwählte ist { $figure }!
    }
eleven-told-declared_as_fenrir =
    { $me ->
        [yes] Du erklärst als Fenrir den Sieg: Der Auserwählte ist { $figure }!
       *[no] { $seat } erklärt als Fenrir den Sieg: Der Auserwählte ist { $figure }!
    }
eleven-told-showed_wolf_tile =
    { $me ->
        [yes] Du zeigst ein Zeichen des Wolfs: „{ $tile }“.
       *[no] { $seat } zeigt ein Zeichen des Wolfs: „{ $tile }“.
    }
eleven-told-named_wrong = Falsch: { $figure } ist nicht der Auserwählte.
eleven-told-named_right = Richtig: { $figure } ist der Auserwählte.
eleven-told-card_open = Die Karte { $figure } liegt nun offen.
eleven-told-showed_card =
    { $me ->
        [yes] Deine Karte { $figure } liegt nun offen.
       *[no] Die Karte von { $seat } liegt offen: { $figure }.
    }
eleven-told-placed_tile =
    { $me ->
        [yes] Du legst ein Ortsplättchen auf den Kompass: { $building } im { $slot }.
       *[no] { $seat } legt ein Ortsplättchen auf den Kompass: { $building } im { $slot }.
    }
eleven-told-showed_symbol =
    { $me ->
        [yes] Du gibst das Orgelsymbol auf „{ $tile }“ ab.
       *[no] { $seat } gibt das Orgelsymbol auf „{ $tile }“ ab.
    }
eleven-told-placed_nothing =
    { $me ->
        [yes] Du behältst deine Plättchen; auf den Kompass kommt nichts.
       *[no] { $seat } legt nichts auf den Kompass.
    }
eleven-told-placed_organ =
    { $me ->
        [yes] Du stellst die Orgel auf: { $spot }.
       *[no] { $seat } stellt die Orgel auf: { $spot }.
    }
eleven-told-discarded =
    { $me ->
        [yes] Du legst „{ $tile }“ unter den Stapel.
       *[no] { $seat } legt „{ $tile }“ unter den Stapel.
    }
eleven-told-you_discard = Du legst „{ $tile }“ unter den Stapel. Nur du weißt, welches Plättchen es war.
eleven-told-discards = { $seat } legt ein Plättchen unter den Stapel.
eleven-told-time =
    { $me ->
        [yes] Deine Zeit: von { $before } auf { $now }.
       *[no] { $seat }: Zeit von { $before } auf { $now }.
    }
eleven-told-sheets =
    { $me ->
        [yes] Deine Notenblätter: von { $before } auf { $now }.
       *[no] { $seat }: Notenblätter von { $before } auf { $now }.
    }
eleven-told-clues =
    { $me ->
        [yes] Deine Hinweise: von { $before } auf { $now }.
       *[no] { $seat }: Hinweise von { $before } auf { $now }.
    }
eleven-told-eliminated =
    { $me ->
        [yes] Du bist draußen.
       *[no] { $seat } ist draußen.
    }
eleven-told-was_hero =
    { $me ->
        [yes] Nun ist es bekannt: Du bist ein Held.
       *[no] Nun ist es bekannt: { $seat } ist ein Held.
    }
eleven-told-was_fenrir =
    { $me ->
        [yes] Nun ist es bekannt: Du bist Fenrir.
       *[no] Nun ist es bekannt: { $seat } ist Fenrir.
    }
eleven-told-won =
    { $me ->
        [yes] Du gewinnst!
       *[no] { $seat } gewinnt!
    }
eleven-told-ragnarok = Ragnarök. Alle sind verloren.
eleven-told-chosen_was = Der Auserwählte war { $figure }.
eleven-told-held =
    { $me ->
        [yes] Du hattest die Karte { $figure }.
       *[no] { $seat } hatte die Karte { $figure }.
    }

## Was gefragt wird

# Angaben, die eine Frage verwenden kann: wie in der englischen Datei.

eleven-ask-open = Eröffne eine Auktion: welche Position?
eleven-ask-bid = Was bietest du für Position { $position }? Du kannst überboten werden.
eleven-ask-raise = { $other } bietet { $amount } für Position { $position }. Gehst du höher, oder passt du?
eleven-ask-clue = Leg einen Hinweis auf ein freies Gebäude.
eleven-ask-figure = Wähle eine Figur für diesen Zug.
eleven-ask-gear = Dreh die Zahnräder: wie weit?
eleven-ask-move =
    { $steps ->
        [0] { $figure } darf sich bewegen: kein bezahlter Schritt übrig. Wohin, oder ist hier Schluss?
        [one] { $figure } darf sich bewegen: { $steps } bezahlter Schritt übrig. Wohin, oder ist hier Schluss?
       *[other] { $figure } darf sich bewegen: { $steps } bezahlte Schritte übrig. Wohin, oder ist hier Schluss?
    }
eleven-ask-hand_in = Aktion: { $action }. Wie viele Hinweise gibst du ab, um sie zu verstärken?
eleven-ask-end = Beendest du deinen Zug?
eleven-ask-recover = Welche Powerkarte nimmst du zurück?
eleven-ask-lock = Welche Person sperrst du für diese Stunde?
eleven-ask-copy = Wessen Fähigkeit nutzt du?
eleven-ask-free_action = Eine Aktion kostenlos: welche?
eleven-ask-twice = Nutzt du die Fähigkeit noch einmal?
eleven-ask-trace = Leg einen Hinweis auf ein mystisches Gebäude.
eleven-ask-walk =
    { $steps ->
        [one] { $figure } geht kostenlos: { $steps } Schritt übrig. Wohin, oder ist hier Schluss?
       *[other] { $figure } geht kostenlos: { $steps } Schritte übrig. Wohin, oder ist hier Schluss?
    }
eleven-ask-target =
    { $looks ->
        [one] Wessen Karten siehst du dir an? { $looks } Blick übrig.
       *[other] Wessen Karten siehst du dir an? { $looks } Blicke übrig.
    }
eleven-ask-look_on =
    { $looks ->
        [one] Siehst du dir noch eine Karte an? { $looks } Blick übrig.
       *[other] Siehst du dir noch eine Karte an? { $looks } Blicke übrig.
    }
eleven-ask-clue_from = Welchen Hinweis versetzt du?
eleven-ask-clue_to = Auf welches Nachbarfeld kommt er?
eleven-ask-gate_figure = Welche Figur geht durch das mystische Tor?
eleven-ask-gate_spot = Wohin führt das Tor? Es geht um { $figure }.
eleven-ask-swap_first = Zwei Figuren tauschen: die erste?
eleven-ask-swap_second = { $figure } tauscht den Platz: mit wem?
eleven-ask-ride = { $figure } fährt: wohin?
eleven-ask-location = Leg ein Ortsplättchen, oder behalte sie.
eleven-ask-organ = Wo steht die Orgel?
eleven-ask-discard = Behalte drei: Eins kommt unter den Stapel.

## Was die anderen solange sehen

eleven-wait-open = { $seat } eröffnet eine Auktion.
eleven-wait-bid = { $seat } überlegt das erste Gebot.
eleven-wait-raise = { $seat } überlegt: höher gehen oder passen?
eleven-wait-clue = { $seat } legt einen Hinweis aus.
eleven-wait-figure = { $seat } wählt eine Figur.
eleven-wait-gear = { $seat } dreht die Zahnräder.
eleven-wait-move = { $seat } bewegt eine Figur.
eleven-wait-hand_in = { $seat } überlegt, wie viele Hinweise es sein sollen.
eleven-wait-end = { $seat } kann den Zug beenden.
eleven-wait-recover = { $seat } nimmt eine Powerkarte zurück.
eleven-wait-lock = { $seat } überlegt, wer gesperrt wird.
eleven-wait-copy = { $seat } sucht sich eine Fähigkeit aus.
eleven-wait-free_action = { $seat } wählt eine Aktion.
eleven-wait-twice = { $seat } darf die Fähigkeit noch einmal nutzen.
eleven-wait-trace = { $seat } wählt ein mystisches Gebäude für einen Hinweis.
eleven-wait-walk = { $seat } ist auf einem freien Gang.
eleven-wait-target = { $seat } überlegt, wessen Karten anzusehen sind.
eleven-wait-look_on = { $seat } darf noch eine Karte ansehen.
eleven-wait-clue_from = { $seat } wählt einen Hinweis zum Versetzen.
eleven-wait-clue_to = { $seat } versetzt einen Hinweis.
eleven-wait-gate_figure = { $seat } wählt eine Figur für das mystische Tor.
eleven-wait-gate_spot = { $seat } überlegt, wohin das mystische Tor führt.
eleven-wait-swap_first = { $seat } wählt eine Figur für den Platztausch.
eleven-wait-swap_second = { $seat } wählt die zweite Figur für den Platztausch.
eleven-wait-ride = { $seat } überlegt, wohin die Fahrt geht.
eleven-wait-location = { $seat } betrachtet den Kompass.
eleven-wait-organ = { $seat } wählt ein Feld für die Orgel.
eleven-wait-discard = { $seat } sucht ein Plättchen aus, das unter den Stapel kommt.

## Hilfe

eleven-help-open = Die Reihenfolge dieser Stunde wird Position für Position versteigert, und du eröffnest, weil du in der alten Reihenfolge vorn stehst. Nenne eine Position, die noch niemand hat; gleich danach bietest du darauf. Position 1 zieht zuerst, die letzte Position darf ein Ortsplättchen legen, und das Ereignis begünstigt manche Positionen. Wirst du überboten, darfst du wieder eröffnen.
eleven-help-bid =
    Biete beliebig viele Zeiteinheiten, auch 0; { $bid_may_eliminate ->
        [1] es dürfen alle sein, doch wer damit gewinnt, scheidet aus
       *[other] 1 Zeiteinheit muss dir bleiben
    }. Die anderen bieten im Uhrzeigersinn höher oder passen, und wer übrig bleibt, bezahlt sein Gebot sofort. Wer überboten wird, bezahlt nichts.
eleven-help-raise = Biete mehr als das höchste Gebot, oder passe. Wer passt, scheidet nur aus dieser Auktion aus, nicht aus der nächsten. Der Gewinner bezahlt sofort, alle anderen nichts. Wer zuletzt ohne Position ist, bekommt die übrige geschenkt.
eleven-help-clue =
    Alle außer dem Ersten der Reihenfolge legen einen Hinweis aus dem Vorrat auf den Plan. Es muss ein gewöhnliches Gebäude ohne { $clue_field_must_be_free_of_figures ->
        [1] Hinweis und Orgel
       *[other] Figur, Hinweis und Orgel
    } sein. Eine Figur, die auf das Feld kommt, { $auto_pickup ->
        [1] nimmt den Hinweis für ihren Spieler
       *[other] darf den Hinweis für ihren Spieler nehmen
    }, und Hinweise verstärken später die Aktionen.
eleven-help-figure = Die Figuren gehören niemandem: Wähle irgendeine, die nicht gesperrt und in dieser Stunde noch nicht gewählt ist. Zuerst bekommst du, was das Ereignis gibt, dann muss die Fähigkeit genutzt werden. Vorher darfst du auch eine Powerkarte oder ein Objektplättchen spielen oder den Sieg erklären. Alle sehen, wen du wählst; mit deiner geheimen Karte muss es nichts zu tun haben.
eleven-help-gear =
    Die drei Zahnräder greifen ineinander: Dreht sich eines, drehen sich alle, { $gear_arrows ->
        [1] beim mittleren rückwärts, und
       *[other] und
    } jeder Zahn kostet 1 Zeiteinheit. Danach zeigen sie ein Transportmittel, eine Zahl von Schritten und die Aktion dieses Zuges. Mindestens ein Zahn muss sein; mit nur 1 Zeiteinheit scheidest du dadurch aus. { $mid_turn_declaration ->
        [1] Powerkarte oder Objektplättchen
       *[other] Powerkarte, Objektplättchen oder die Erklärung des Sieges
    } dürfen vorher kommen.
eleven-help-move =
    Bezahlte Schritte kosten je 1 Zeiteinheit; dazu hast du eine kostenlose Fahrt mit dem gezeigten Transportmittel, von einem Feld seiner Farbe zu einem anderen. Die Lokomotive gibt stattdessen einen freien Gang von drei Schritten. { $passes ->
        [1] Weil du den Sieg erklärt hast, stehen dir auch Felder mit Figuren oder der Orgel offen.
        [2] Von den Feldern mit einer Figur oder der Orgel steht dir nur dein Ziel offen.
       *[other] Felder mit einer Figur oder der Orgel sind versperrt.
    } { $auto_pickup ->
        [1] Liegt irgendwo ein Hinweis, nimmst du ihn.
       *[other] Liegt irgendwo ein Hinweis, nimmst du ihn, außer du lässt ihn ausdrücklich liegen.
    } Hör auf, wann du willst; dann folgt die Aktion.
eleven-help-hand_in = Vor der Aktion darfst du Hinweise abgeben: Jeder bringt einen Blick, ein Plättchen oder ein Notenblatt mehr. Das Versetzen eines Hinweises lässt sich nicht verstärken, dort gibst du keinen ab. Du entscheidest, bevor etwas gezogen oder gesehen wird, und alle sehen, wie viele es sind.
eleven-help-end =
    Die Aktion ist getan. Hast du in diesem Zug noch keine Powerkarte oder kein Objektplättchen gespielt, geht das noch{ $mid_turn_declaration ->
        [1] .
       *[other] , und auch den Sieg kannst du noch erklären.
    } Sonst endet hier dein Zug.
eleven-help-recover = Das Ereignis gibt dem Letzten der Reihenfolge eine gespielte Powerkarte zurück. Wähle eine; sie kommt wieder auf deine Hand, darf aber in dieser Stunde nicht gespielt werden. Alle sehen, welche es ist.
eleven-help-lock =
    Wegen des Ereignisses musst du eine Person nennen, { $chosen_may_be_locked ->
        [1] nur nicht die, die du führst; sie darf auch schon gewählt sein
       *[other] die in dieser Stunde noch niemand gewählt hat
    }. Bis zum Ende der Stunde kann sie niemand wählen, außer wer den Sieg erklärt. Alle hören den Namen.
eleven-help-copy =
    Für 2 Zeiteinheiten nutzt du die Fähigkeit irgendeiner anderen Person, auch einer gesperrten oder schon gewählten. { $snowy_copy_moves ->
        [1] Ausgeführt wird sie von der handelnden Figur.
       *[other] Ist es die Fähigkeit zu gehen, so geht die Figur, der sie gehört.
    } Was das Ereignis für die Wahl jener Person gibt, bekommst du nicht.
eleven-help-free_action = Führe eine der vier Aktionen aus: Hinweis versetzen, ermitteln, forschen oder komponieren. Sie kostet nichts, und Hinweise können sie nicht verstärken. Die Aktion der Zahnräder folgt später in deinem Zug trotzdem.
eleven-help-twice = Das Ereignis lässt dich die Fähigkeit ein zweites Mal nutzen, jetzt oder gar nicht. Alle Entscheidungen fallen neu, und was sie kostet, wird noch einmal bezahlt. Du darfst auch verzichten.
eleven-help-trace =
    Ein Hinweis aus dem Vorrat kommt auf ein mystisches Gebäude, eines der fünf runden. Dort darf { $clue_field_must_be_free_of_figures ->
        [1] kein Hinweis
       *[other] weder eine Figur noch ein Hinweis
    } sein. Jede Figur, die hinkommt, { $auto_pickup ->
        [1] nimmt ihn
       *[other] darf ihn nehmen
    }.
eleven-help-walk =
    Bis zu drei kostenlose Schritte ohne Unterbrechung; du darfst früher aufhören. { $passes ->
        [1] Jeder führt auf ein Nachbarfeld, auch auf eines mit einer Figur oder der Orgel.
        [2] Jeder führt auf ein Nachbarfeld ohne Figur und Orgel oder auf dein Ziel.
       *[other] Jeder führt auf ein Nachbarfeld ohne Figur und Orgel.
    } { $auto_pickup ->
        [1] Liegt irgendwo ein Hinweis, nimmst du ihn.
       *[other] Liegt irgendwo ein Hinweis, nimmst du ihn, außer du lässt ihn ausdrücklich liegen.
    }
eleven-help-target =
    Du siehst eine Karte aus der Hand eines Mitspielers, die das Los bestimmt, oder aus dem Stapel der Unbekannten. Jede Personenkarte, die du siehst, nennt dir jemanden, der nicht der Auserwählte ist. { $owner_sees_investigated_card ->
        [1] Welche es war, erfährt auch ihr Besitzer nicht; alle sehen nur, wessen Karten du angesehen hast.
       *[other] Ihr Besitzer erfährt, welche es war, die anderen nur, wessen Karten du angesehen hast.
    } Was du in diesem Zug schon gesehen hast, kommt nicht noch einmal.
eleven-help-look_on = Die Powerkarte gibt dir bis zu drei Blicke auf dasselbe Ziel. Mach weiter, oder hör auf; ungenutzte Blicke verfallen. Alle sehen, wie viele Karten du ansiehst.
eleven-help-clue_from =
    Ein Hinweis auf dem Plan rückt um ein Feld, also wähle einen, der irgendwohin kann. Das Nachbarfeld muss { $moved_clue_may_join ->
        [1] ohne Orgel sein; andere Hinweise stören nicht
       *[other] ohne Hinweis und ohne Orgel sein
    }. Alle sehen es.
eleven-help-clue_to =
    Der Hinweis kommt auf ein Feld neben seinem eigenen, gleich welcher Art, wenn dort { $moved_clue_may_join ->
        [1] nicht die Orgel
       *[other] weder Hinweis noch Orgel
    } ist. Bei einer fremden Figur bleibt er einfach liegen. Kommt er zu deiner handelnden Figur, { $auto_pickup ->
        [1] nimmst du ihn
       *[other] darfst du ihn nehmen oder liegen lassen
    }.
eleven-help-gate_figure = Das mystische Tor versetzt eine beliebige Figur auf ein leeres mystisches Gebäude. Es darf die handelnde Figur sein oder eine andere. Das ist keine Bewegung: Kein Hinweis wird genommen, und nach einer Siegerklärung ist das Ziel so nicht erreicht.
eleven-help-gate_spot = Wähle ein mystisches Gebäude ohne Figur und Hinweis. Die Figur kommt geradewegs dorthin, was auch dazwischenliegt. Alle sehen es.
eleven-help-swap_first = Zwei beliebige Figuren tauschen die Plätze, wo immer sie stehen. Wähle jetzt die erste, gleich danach die zweite. Das ist keine Bewegung: Kein Hinweis wird genommen, und nach einer Siegerklärung ist das Ziel so nicht erreicht.
eleven-help-swap_second = Wähle die andere Figur; dann tauschen beide sofort die Plätze. Eine der beiden darf die handelnde sein. Hinweise werden dabei nicht genommen.
eleven-help-ride =
    Eine Karte oder ein Plättchen gibt dir eine weitere kostenlose Fahrt, vom Feld deiner Figur zu einem anderen derselben Farbe. { $passes ->
        [1] Am Ziel darf auch eine Figur oder die Orgel stehen.
        [2] Am Ende der Fahrt darf weder eine Figur noch die Orgel stehen, außer auf deinem Ziel.
       *[other] Am Ziel darf weder eine Figur noch die Orgel stehen.
    } { $auto_pickup ->
        [1] Ein Hinweis dort wird genommen.
       *[other] Ein Hinweis dort wird genommen, außer du lässt ihn ausdrücklich liegen.
    }
eleven-help-location =
    Der Letzte der Reihenfolge darf ein Ortsplättchen auf den Kompass legen. Es sagt, dass sein Gebäude von der Orgel aus in dieser Richtung liegt, und verkleinert so das Gebiet, in dem sie stehen kann. Ein Plättchen bringt 2 Zeiteinheiten und einen Hinweis. Liegen schon drei, kommt durch ein viertes oder durch ein Orgelsymbol die Orgel auf den Plan, und das bringt 3 Zeiteinheiten. { $tiles_hidden ->
        [1] Alle sehen, welche Plättchen du hast.
       *[other] Ob du eines hättest legen können, weißt nur du.
    }
eleven-help-organ = Stell die Orgel auf ein Gebäude des Gebiets, auf dem keine Figur steht. Ein Held muss den Auserwählten dorthin bringen, achte also darauf, wer in der Nähe ist. Du bekommst 3 Zeiteinheiten, und alle sehen den Ort.
eleven-help-discard =
    Am Ende einer Stunde behält niemand mehr als drei Forschungsplättchen. Wähle eines nach dem anderen; sie kommen in dieser Folge verdeckt unter den Stapel. { $tiles_hidden ->
        [1] Alle sehen, welche es sind.
       *[other] Die anderen sehen, wie viele es sind, aber nicht welche.
    }

## Das Ziel

eleven-aim = Nenne den Auserwählten und erreiche dein Ziel in einem einzigen Zug.
eleven-aim-hidden = In einem Zug: den Auserwählten nennen, die Orgel erreichen (noch verborgen), mit { $needs } Noten. Du hast { $sheets }.
eleven-aim-hero = In einem Zug: den Auserwählten nennen, die Orgel auf dem Plan erreichen, mit { $needs } Noten. Du hast { $sheets }.
eleven-aim-fenrir = In einem Zug: den Auserwählten nennen und seine Figur erreichen, mit { $needs } Noten und { $wolves } Zeichen des Wolfs. Du hast { $sheets } und { $marks }.
eleven-aim-hidden-short = Zum Sieg: der Name des Auserwählten, die Orgel (noch verborgen) und { $needs } Noten. Du hast { $sheets }.
eleven-aim-hero-short = Zum Sieg: der Name des Auserwählten, die Orgel und { $needs } Noten. Du hast { $sheets }.
eleven-aim-fenrir-short = Zum Sieg: den Auserwählten nennen und seine Figur erreichen. Noten: { $sheets } von { $needs }, Zeichen des Wolfs: { $marks } von { $wolves }.

## Die Ereignisse

# locks ist die gesperrte Person, bonus die, deren Wahl etwas bringt.

eleven-event-e01 = Der Zweite der Reihenfolge gewinnt 2 Zeiteinheiten. In dieser Stunde gesperrt: { $locks }.
eleven-event-e02 = Der Letzte der Reihenfolge hat einen freien Gang von bis zu drei Schritten. In dieser Stunde gesperrt: { $locks }.
eleven-event-e03 = Der Dritte der Reihenfolge darf die Fähigkeit zweimal nutzen. In dieser Stunde gesperrt: { $locks }.
eleven-event-e04 = Der Dritte der Reihenfolge bekommt 2 Blicke auf ein Ziel. Wer { $bonus } wählt, gewinnt 1 Zeiteinheit und 1 Hinweis.
eleven-event-e05 = Der Letzte der Reihenfolge zieht 1 Plättchen. Wer { $bonus } wählt, sperrt eine andere Person.
eleven-event-e06 = Der Vierte der Reihenfolge zieht 2 Plättchen. Wer { $bonus } wählt, bekommt 1 Plättchen und 1 Hinweis.
eleven-event-e07 = In dieser Stunde fährt kein Transportmittel. Wer { $bonus } wählt, gewinnt 2 Zeiteinheiten und 1 Hinweis.
eleven-event-e08 = Der Vierte der Reihenfolge gewinnt 3 Zeiteinheiten. Wer { $bonus } wählt, bekommt 1 Notenblatt und 1 Hinweis. In dieser Stunde gesperrt: { $locks }.
eleven-event-e09 = Der Letzte der Reihenfolge zieht 3 Plättchen. Wer { $bonus } wählt, bekommt 1 Notenblatt und 2 Zeiteinheiten. In dieser Stunde gesperrt: { $locks }.
eleven-event-e10 = Der Zweite der Reihenfolge bekommt 2 Notenblätter. Wer { $bonus } wählt, bekommt 1 Hinweis und einen freien Gang von bis zu drei Schritten.
eleven-event-e11 = In dieser Stunde dürfen weder Powerkarten noch Objektplättchen gespielt werden. Der Letzte der Reihenfolge nimmt eine gespielte Powerkarte zurück. Wer { $bonus } wählt, bekommt 1 Notenblatt und 1 Plättchen. In dieser Stunde gesperrt: { $locks }.

## Die Seiten des Kompasses

eleven-slot-north = Norden
eleven-slot-east = Osten
eleven-slot-south = Süden
eleven-slot-west = Westen

## Warum nicht

eleven-not-before-answer = Erst diese Frage; Karten, Plättchen und Siegerklärung kommen danach.
eleven-not-outside-turns = Karten, Objektplättchen und Siegerklärung gehören in deinen Zug in der Stadt.
eleven-no-position = Diese Position gibt es nicht: In dieser Stunde sind es { $positions }.
eleven-not-free-position = Position { $position } ist schon vergeben, an { $other }.
eleven-not-pass-opening = Wer eine Auktion eröffnet, muss bieten, und sei es 0.
eleven-not-too-low = Biete mehr als { $amount }, oder passe.
eleven-not-last-time = Ein Gebot muss dir 1 Zeiteinheit lassen, du kannst also höchstens { $most } bieten.
eleven-not-so-much-time = Du hast noch { $most } an Zeit und kannst nicht mehr bieten.
eleven-no-spot = Ein Feld „{ $wish }“ gibt es nicht.
eleven-not-building = { $spot } ist kein gewöhnliches Gebäude, und nur dorthin kommt jetzt ein Hinweis.
eleven-not-clue-there = { $spot }: Dort liegt schon ein Hinweis.
eleven-not-organ-there = { $spot }: Dort steht die Orgel.
eleven-not-occupied = { $spot }: Dort steht { $figure }.
eleven-no-figure = Eine Person „{ $wish }“ gibt es nicht.
eleven-not-with-itself = { $figure } kann nicht mit sich selbst tauschen.
eleven-not-own-ability = Es muss die Fähigkeit von jemand anderem sein als { $figure }.
eleven-not-lock-itself = Es muss jemand anderes sein als { $figure }.
eleven-not-chosen-twice = { $figure } ist in dieser Stunde schon gewählt.
eleven-not-locked = { $figure } ist in dieser Stunde gesperrt.
eleven-not-payable-ability =
    Für { $figure } brauchst du { $cost ->
        [one] { $cost } Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }, um die Fähigkeit zu bezahlen, und 1 muss dir bleiben.
eleven-not-backwards = An diesem Tisch drehen sich die Zahnräder nur vorwärts.
eleven-not-teeth = Die Zahnräder drehen sich um 1 bis { $most } Zähne.
eleven-not-payable =
    Das kostet { $cost ->
        [one] { $cost } Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }, und 1 muss dir bleiben.
eleven-not-steps = Du hast keine bezahlten Schritte mehr.
eleven-not-there-already = { $figure } steht schon auf { $spot }.
eleven-not-across = Fluss oder Mauer ist im Weg: Von hier führt keine Straße nach { $spot }.
eleven-not-beside = { $spot } liegt nicht neben der Stelle, wo { $figure } steht.
eleven-not-to-leave = { $spot }: Dort liegt kein Hinweis, den du liegen lassen könntest.
eleven-not-leave = An diesem Tisch werden Hinweise immer genommen.
eleven-not-transport = Das Ereignis der Stunde verbietet alle Transportmittel.
eleven-not-ride-locomotive = Die Zahnräder zeigen die Lokomotive: Sie gibt einen freien Gang, keine Fahrt.
eleven-not-ride-twice = Die Fahrt dieses Zuges hast du schon verbraucht.
eleven-not-on-stop = { $figure } steht auf keiner Haltestelle dieses Transportmittels: { $transport }.
eleven-not-from-here = Von dort, wo { $figure } steht, führt keine Fahrt weiter.
eleven-not-a-stop = { $spot } ist keine Haltestelle dieses Transportmittels: { $transport }.
eleven-not-locomotive = Die Zahnräder zeigen keine Lokomotive, sondern: { $transport }.
eleven-not-free-walk = Du hast keinen freien Gang.
eleven-not-shut-in = { $figure } ist auf allen Seiten eingeschlossen.
eleven-not-strengthened = Diese Aktion lässt sich nicht mit Hinweisen verstärken: { $action }.
eleven-not-so-many-clues =
    { $clues ->
        [0] Du hast keinen Hinweis zum Abgeben.
        [one] Du hast nur { $clues } Hinweis zum Abgeben.
       *[other] Du hast nur { $clues } Hinweise zum Abgeben.
    }
eleven-no-pile = Zu dritt gibt es keinen Stapel der Unbekannten.
eleven-not-open-pile = Der Stapel der Unbekannten liegt ohnehin offen.
eleven-not-pile-left = Den Stapel der Unbekannten hast du in diesem Zug schon ganz gesehen.
eleven-no-seat = Einen Spieler „{ $wish }“ gibt es nicht.
eleven-not-yourself = Deine eigenen Karten kennst du.
eleven-not-living = { $other } ist draußen, da gibt es nichts mehr anzusehen.
eleven-not-cards-left = Von { $other } hast du in diesem Zug schon alle Karten gesehen.
eleven-not-clue-here = { $spot }: Dort liegt kein Hinweis.
eleven-not-clue-stuck = { $spot }: Der Hinweis dort kann nirgendwohin.
eleven-not-beside-clue = { $spot } liegt nicht neben dem Hinweis.
eleven-not-under-figure = Nehmen oder liegen lassen kannst du nur einen Hinweis, den du zur handelnden Figur versetzt: { $figure }.
eleven-not-mystic = { $spot } ist kein mystisches Gebäude.
eleven-no-power = Eine Powerkarte „{ $wish }“ gibt es nicht.
eleven-not-played-yet = Die Powerkarte „{ $power }“ hast du noch auf der Hand.
eleven-no-slot = „{ $wish }“ nennt nicht ein mystisches Gebäude und eine Seite des Kompasses.
eleven-not-held = Du hast „{ $tile }“ nicht.
eleven-not-slot = Im { $slot } liegt schon { $building }.
eleven-not-region = Mit { $building } im { $slot } bliebe kein Feld für die Orgel.
eleven-not-room = Auf allen Feldern, die für die Orgel bleiben, stehen Figuren.
eleven-no-tile = Ein Plättchen „{ $wish }“ gibt es nicht.
eleven-not-organ-mark = „{ $tile }“ trägt kein Orgelsymbol.
eleven-not-three-tiles =
    { $tiles ->
        [one] Ein Orgelsymbol zählt erst nach drei Ortsplättchen; bisher liegt { $tiles }.
       *[other] Ein Orgelsymbol zählt erst nach drei Ortsplättchen; bisher liegen { $tiles }.
    }
eleven-not-for-organ = { $spot } ist kein gewöhnliches Gebäude, und nur dort kann die Orgel stehen.
eleven-not-in-region = { $spot } liegt außerhalb des Gebiets, das der Kompass lässt.
eleven-not-power-left = Die Powerkarte „{ $power }“ hast du schon gespielt.
eleven-not-powers-now = Das Ereignis der Stunde verbietet Powerkarten.
eleven-not-second-power = Du hast in diesem Zug schon eine Powerkarte gespielt.
eleven-not-target = Du hast in diesem Zug schon alles gesehen, was du ansehen könntest.
eleven-not-before-figure = Wähle erst eine Figur, denn dafür brauchst du eine.
eleven-not-object = „{ $tile }“ ist ein Ortsplättchen: Es gehört auf den Kompass, am Ende der Stunde.
eleven-not-seal = „{ $tile }“ wird nicht gespielt; nur die Zeichen darauf zählen.
eleven-not-tiles-now = Das Ereignis der Stunde verbietet Objektplättchen.
eleven-not-second-tile = Du hast in diesem Zug schon ein Objektplättchen gespielt.
eleven-not-clue-to-trade = Du hast keinen Hinweis, den du dafür geben könntest.
eleven-not-supply = Im Vorrat ist kein Hinweis mehr.
eleven-not-free-mystic = Kein mystisches Gebäude ist leer.
eleven-not-declared-twice = Du hast den Sieg schon erklärt.
eleven-not-mid-turn = An diesem Tisch wird der Sieg nur erklärt, bevor eine Figur gewählt ist.
eleven-not-fenrir-at-three = Zu dritt gibt es keinen Fenrir.
eleven-not-awake = Fenrir schläft bis zur fünften Stunde.
eleven-not-fenrir = Du bist nicht Fenrir, sondern ein Held.
eleven-not-hero = Du bist jetzt Fenrir und kannst nicht als Held siegen. Sag „{ $example }“.
eleven-not-wolf-marks = Fenrir braucht zwei Zeichen des Wolfs, und deine Plättchen zeigen { $marks }.
eleven-not-own-figure = Mitten im Zug erklärt Fenrir den Sieg nur mit der Figur seiner eigenen Personenkarte.
eleven-not-organ-yet = Die Orgel steht noch nicht auf dem Plan, darum kann kein Held den Sieg erklären.
eleven-not-acting-figure = Mitten im Zug kannst du nur die handelnde Figur nennen: { $figure }.

## Was der Tisch festlegt

eleven-option-reveal_role_on_elimination = Wer ausscheidet
eleven-option-reveal_role_on_elimination-why = Wird gezeigt, ob jemand, der ausscheidet, Fenrir war?
eleven-option-tiles_hidden = Forschungsplättchen
eleven-option-tiles_hidden-why = Halten die Spielenden ihre Plättchen geheim?
eleven-option-tiles_hidden-true = Geheim
eleven-option-tiles_hidden-false = Offen
eleven-option-owner_sees_investigated_card = Angesehene Karten
eleven-option-owner_sees_investigated_card-why = Erfährst du, welche deiner Karten jemand angesehen hat?
eleven-option-bid_may_eliminate = Alles bieten
eleven-option-bid_may_eliminate-why = Darf ein Gebot deine letzte Zeiteinheit kosten, und dich dazu?
eleven-option-gear_arrows = Wie herum drehen sich die Zahnräder?
eleven-option-gear_arrows-meshed = Nur vorwärts
eleven-option-gear_arrows-all_clockwise = Auch rückwärts
eleven-option-win_at_zero_time = Darf der siegreiche Schritt die letzte Zeiteinheit kosten?
eleven-option-gear_investigate_may_split = Dürfen die Blicke einer Aktion auf mehrere verteilt werden?
eleven-option-ability_investigate_may_split = Und die Blicke einer Fähigkeit oder eines Ereignisses?
eleven-option-declared_pass_through = Wer den Sieg erklärt: Darf die Figur andere überqueren?
eleven-option-locomotive_is_transport = Ist die Lokomotive ein Transportmittel wie die anderen?
eleven-option-clue_field_must_be_free_of_figures = Liegen Hinweise nur dort, wo keine Figur steht?
eleven-option-auto_pickup = Wird ein Hinweis immer genommen, wenn eine Figur kommt?
eleven-option-snowy_copy_moves = Påhlsson ahmt Snowy nach: Wer geht?
eleven-option-snowy_copy_moves-snowy_figure = Snowy
eleven-option-snowy_copy_moves-acting_figure = Påhlsson
eleven-option-time_cap_3p = Zu dritt: wie viel Zeit höchstens?
eleven-option-fenrir_redeal_counts = In Stunde 5: Wer bekommt eine Rolle?
eleven-option-fenrir_redeal_counts-living_players = Wer noch dabei ist
eleven-option-fenrir_redeal_counts-all_players = Alle
eleven-option-mid_turn_declaration = Darf der Sieg mitten im Zug erklärt werden?
eleven-option-clue_under_organ = Ein Hinweis, wo die Orgel hinkommt?
eleven-option-clue_under_organ-to_supply = In den Vorrat
eleven-option-clue_under_organ-stays = Bleibt
eleven-option-gear_setup = Wie stehen die Zahnräder am Anfang?
eleven-option-gear_setup-random = Durch Los
eleven-option-gear_setup-zero = Immer gleich
eleven-option-phase5_after_elimination = Wer zuletzt dran ist, scheidet aus: Wer legt das Ortsplättchen?
eleven-option-phase5_after_elimination-last_living = Der Letzte, der da ist
eleven-option-phase5_after_elimination-nobody = Niemand
eleven-option-open_unknown_pile = Liegt der Stapel der Unbekannten offen?
eleven-option-character_names = Wie heißen die Personen?
eleven-option-character_names-printed = Mit ihren Namen
eleven-option-character_names-neutral = Mit neutralen Titeln
eleven-option-moved_clue_may_join = Darf ein versetzter Hinweis zu einem anderen kommen?
eleven-option-chosen_may_be_locked = Darf Lewis jemanden sperren, der schon gewählt ist?
eleven-option-map = Welcher Plan von Turin?
eleven-option-map-printed = Unserer
eleven-option-cards = Welche Zahnräder und Plättchen?
eleven-option-cards-printed = Unsere

## Was verborgen ist und warum etwas sicher ist, für das Notizbuch

eleven-matter-card = Wo ist die Karte von { $figure }?
eleven-matter-chosen = Wer ist der Auserwählte?
eleven-matter-hand = Wessen Karte hat { $seat } auf der Hand?
eleven-matter-fenrir = Wer ist Fenrir?
eleven-matter-names = Kann { $seat } den Auserwählten nennen?
eleven-matter-knows = Kennt { $seat } die Karte von { $other }?
eleven-matter-wolves = Wie viele Zeichen des Wolfs hat { $seat }?
eleven-matter-symbols = Hat { $seat } ein Orgelsymbol?
eleven-right-card =
    { $truth ->
        [pile] Richtig: Die Karte von { $figure } liegt im Stapel.
        [chosen-one] Richtig: { $figure } ist der Auserwählte.
       *[other] Richtig: { $name } hat die Karte von { $figure } auf der Hand.
    }
eleven-right-chosen = Richtig: { $name } ist der Auserwählte.
eleven-right-hand = Richtig: { $seat } hat die Karte von { $name } auf der Hand.
eleven-alternative-pile = Stapel
eleven-alternative-chosen-one = auserwählt
eleven-alternative-open = offen
eleven-alternative-nobody = niemand
eleven-alternative-yes = ja
eleven-alternative-no = nein
eleven-thought-fenrir =
    { $you ->
        [1] Dass du Fenrir bist, war für mich zu { $share } % wahrscheinlich.
       *[other] Dass { $seat } Fenrir ist, war für mich zu { $share } % wahrscheinlich.
    }
eleven-note-unmasked-fenrir = { $name } war als Fenrir enttarnt.
eleven-note-kept-fenrir = { $seat } war Fenrir und blieb bis zuletzt verborgen: Wer zusah, glaubte es zu { $percent } %.
eleven-note-unmasked-card = { $truth ->
    [chosen-one] Von hier an war klar, wer auserwählt ist: { $figure }.
    [pile] Von hier an war klar, dass die Karte von { $figure } im Stapel liegt.
   *[other] Von hier an war klar, dass { $name } die Karte von { $figure } hat.
}
eleven-why-you_hold = Du hast { $figure } auf der Hand.
eleven-why-lies_open = { $figure } liegt offen.
eleven-why-you_saw_chosen = Du hast { $figure } als Auserwählten gesehen.
eleven-why-you_saw_in_pile = Du hast { $figure } im Stapel gesehen.
eleven-why-you_saw_with = Du hast { $figure } auf der Hand von { $seat } gesehen.
eleven-why-named_in_vain = { $figure } wurde vergeblich genannt.
eleven-why-you_are_fenrir = Du bist selbst Fenrir.
eleven-why-you_are_a_hero = Du gehörst zu den Helden.
eleven-why-showed_fenrir = { $seat } ist Fenrir, das wurde offen gezeigt.
eleven-why-showed_hero = { $seat } gehört zu den Helden, das wurde offen gezeigt.
eleven-why-no_role = { $seat } hat keine Rolle bekommen.
eleven-why-fenrir_was_dealt = Fenrirs Karte wurde ausgeteilt.
eleven-why-never_looked = { $seat } hat nie auf die Hand von { $other } gesehen.
eleven-why-never_looked_in_pile = { $seat } hat nie in den Stapel gesehen.
eleven-why-looked_at_all = { $seat } hat jede Karte von { $other } gesehen.
eleven-why-looked_at_all_of_pile = { $seat } hat den ganzen Stapel gesehen.
eleven-why-looked_too_little = { $seat } hat zu wenige Karten gesehen.
eleven-why-saw_yours = Vor deinen Augen hat { $seat } deine Karte gezogen.
eleven-why-saw_yours_not = { $seat } hat deine Karte nicht gezogen.
eleven-why-no_tiles = { $seat } hat keine Plättchen.
eleven-why-tiles_known = Du kennst Plättchen von { $seat }.
eleven-why-marks_elsewhere = Du weißt, wo alle solchen Plättchen sind.
