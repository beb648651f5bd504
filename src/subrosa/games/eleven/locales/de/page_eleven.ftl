### Die Stunde

eleven-page-phase-event = Ereignis
eleven-page-phase-auction = Auktion
eleven-page-phase-clues = Hinweise
eleven-page-phase-turns = Züge
eleven-page-phase-location = Ort
eleven-page-phase-discards = Abwerfen
eleven-page-event = Ereignis der Stunde
eleven-page-no-event = Noch kein Ereignis.
eleven-page-event-whole = Das Ereignis im Wortlaut
eleven-page-position-last = Letzte Position:
eleven-page-position = Position { $position }:
eleven-page-locked = { $figure } ist gesperrt
eleven-page-no_transport = Kein Transportmittel fährt
eleven-page-no_power_cards = Keine Karten und Objektplättchen
eleven-page-order = Reihenfolge
eleven-page-last-hour = zuvor
eleven-page-place = Position { $position }: { $seat }
eleven-page-your-bid = Dein Gebot

## Die Versteigerung

eleven-page-auction = Auktion um die Reihenfolge der Stunde { $hour }
eleven-page-old-order = alte Reihenfolge
eleven-page-no-bonus = nichts Beson­deres
eleven-label-gift-first = zuerst, ohne Hinweis
eleven-label-gift-last = zieht zuletzt
eleven-label-gift-location = zuletzt, Orts­plättchen
eleven-page-open = offen
eleven-page-opening = wird eröffnet
eleven-page-paid = für { $amount }
eleven-page-bid-stands = Gebot { $amount }
eleven-page-leads = führt
eleven-page-opened = eröffnet
eleven-page-out-of-auction = nicht mehr dabei
eleven-page-to-act = ist dran
eleven-page-auction-rule = Nur wer gewinnt, zahlt. Wer passt, scheidet nur aus dieser Auktion aus.
eleven-page-bid = { $amount } bieten
eleven-page-bid-for = { $amount } für Position { $position } bieten
eleven-page-at-most = höchstens { $amount }
eleven-page-would-keep = Du bietest { $amount } und hättest noch { $left } von { $time }
eleven-page-key-more = Mehr bieten
eleven-page-key-fewer = Weniger bieten

## Personen und Spieler

eleven-page-chart = Die acht Personen
eleven-page-short-lilja = +2
eleven-page-short-pahlsson = wie
eleven-page-short-johnsson = +2
eleven-page-short-vikstrom = +3
eleven-page-short-lewis = 2
eleven-page-short-snowy = 3
eleven-page-short-vidal = jede
eleven-page-short-koleberg = legen
eleven-page-unknown = Stapel
eleven-page-chosen = Auserw.
eleven-page-used-by = in dieser Stunde bei { $seat }
eleven-page-own-card = meine Karte
eleven-page-hand-of = bei { $seat }
eleven-page-possible = möglich
eleven-page-cards = Karten
eleven-page-time-head = Zeit, höchstens { $cap }
eleven-page-music-head = Noten 12 · 15
eleven-page-time-of = Zeit { $time } von { $cap }
eleven-page-sheets-of = Noten { $sheets } von 15
eleven-page-holds = { $clues } Hinweise, { $tiles } Plättchen, { $cards } Karten
eleven-page-state-won = gewinnt
eleven-page-your-turn = du bist dran
eleven-page-state-plays = ist am Zug
eleven-page-state-waits = wartet
eleven-page-state-next = danach dran
eleven-page-state-moved = hat gezogen
eleven-page-badge = { $name }, { $colour }
eleven-page-letter-green = G
eleven-page-letter-yellow = E
eleven-page-letter-blue = B
eleven-page-letter-red = R
eleven-page-letter-white = W
eleven-page-letter-black = S

## Die Karte

eleven-page-research = Forschung
eleven-page-tiles = { $count } Plättchen
eleven-page-clock =
    { $hour ->
        [XII] Ragnarök-Uhr: XII, das Ende
       *[other] Ragnarök-Uhr: Stunde { $hour } von elf
    }
eleven-page-compass = Kompass der Orgel: { $slots }
eleven-page-slot-north = N
eleven-page-slot-east = O
eleven-page-slot-south = S
eleven-page-slot-west = W
eleven-page-slot-free = frei
eleven-page-slot-take = Plättchen hierhin legen: { $slot }
eleven-page-stop = Halt: { $transport }
eleven-page-can-choose = Kann gewählt werden.
eleven-page-reach =
    { $cost ->
        [0] Umsonst erreichbar.
       [one] Erreichbar für { $cost } Zeiteinheit.
       *[other] Erreichbar für { $cost } Zeiteinheiten.
    }
eleven-page-key-closer = Näher heran
eleven-page-key-farther = Weiter weg
eleven-page-key-map = Zum Plan

## Was gefragt wird

eleven-page-ask-bid = Was bietest du für Position { $position }?
eleven-page-ask-raise = Höher gehen oder passen
eleven-page-ask-move = Zieh { $figure }, oder bleib
eleven-page-ask-move-none = { $figure } bleibt: kein Schritt und keine Fahrt mehr
eleven-page-ask-hand_in-bare = Nun: { $action }
eleven-page-ask-hand_in = „{ $action }“ verstärken?
eleven-page-ask-hand_in-none = Jetzt wird ein Hinweis versetzt
eleven-page-ask-walk =
    { $steps ->
        [one] { $figure } geht umsonst: { $steps } Feld
       *[other] { $figure } geht umsonst: bis zu { $steps } Felder
    }
eleven-page-ask-target = Wessen Karten siehst du dir an?
eleven-page-ask-look_on = Noch eine Karte ansehen?
eleven-page-ask-organ =
    { $fields ->
        [one] Stell die Orgel auf das letzte Feld
       *[other] Stell die Orgel auf eines von { $fields } Feldern
    }
eleven-page-you-are-out = Du bist draußen und siehst zu.
eleven-page-ask-goal = Erreiche { $spot } mit { $sheets } Noten, in diesem Zug

## Was daraus folgt

eleven-page-line-open = Du bist in der alten Reihenfolge vorn. Das Gebot kommt danach.
eleven-page-line-bid = Du kannst überboten werden. Nur wer gewinnt, zahlt.
eleven-page-line-raise = { $other } bietet { $amount } für Position { $position }.
eleven-page-line-clue = Freie Felder leuchten. Vorrat { $supply }, dann einer weniger.
eleven-page-line-figure = Die Fähigkeit folgt sofort.
eleven-page-line-gear = Jedes Rad dreht alle drei, 1 Zeiteinheit je Zahn.
eleven-page-line-move-ride =
    { $steps ->
        [one] { $steps } bezahlter Schritt und eine Fahrt: { $transport }. Zahlen sind der Preis.
       *[other] Bis zu { $steps } bezahlte Schritte und eine Fahrt: { $transport }. Zahlen sind der Preis.
    }
eleven-page-line-move-walk =
    { $steps ->
        [one] { $steps } bezahlter Schritt und { $free } freie mit der Lokomotive.
       *[other] Bis zu { $steps } bezahlte Schritte und { $free } freie mit der Lokomotive.
    }
eleven-page-line-move =
    { $steps ->
        [0] Kein bezahlter Schritt ist übrig.
        [one] { $steps } bezahlter Schritt. Zahlen sind der Preis.
       *[other] Bis zu { $steps } bezahlte Schritte. Zahlen sind der Preis.
    }
eleven-page-line-hand_in-bare = Du hast keinen Hinweis, der sie verstärken könnte.
eleven-page-take = Nehmen
eleven-page-take-whom = { $figure } nehmen
eleven-page-tap-again = Zum Nehmen noch einmal tippen.
eleven-page-pass-ready = Passen, wenn ich gefragt werde
eleven-page-line-hand_in = Jeder abgegebene Hinweis bringt eins mehr. Du hast { $clues }.
eleven-page-line-hand_in-none = Das lässt sich nicht verstärken.
eleven-page-line-end = Karten und Plättchen gehen noch.
eleven-page-line-recover = In dieser Stunde ist sie nicht spielbar.
eleven-page-line-lock = Diese Figur darf in dieser Stunde niemand wählen.
eleven-page-line-copy = Das kostet 2 Zeiteinheiten.
eleven-page-line-free_action = Kostet nichts; Hinweise verstärken sie nicht.
eleven-page-line-twice = Jetzt oder gar nicht; Kosten fallen neu an.
eleven-page-line-trace = Aus dem Vorrat von { $supply }.
eleven-page-line-walk = Ohne Unterbrechung. Halt an, wann du willst.
eleven-page-line-target =
    { $looks ->
        [one] Noch { $looks } Blick. Alle erfahren, bei wem, nicht, was.
       *[other] Noch { $looks } Blicke. Alle erfahren, bei wem, nicht, was.
    }
eleven-page-line-look_on =
    { $looks ->
        [one] Noch { $looks } Blick auf dieselben Karten.
       *[other] Noch { $looks } Blicke auf dieselben Karten.
    }
eleven-page-line-clue_from = Was versetzt werden kann, pulsiert.
eleven-page-line-clue_to = Die Felder daneben leuchten.
eleven-page-line-gate_figure = Das kostet 2 Zeiteinheiten und ist keine Bewegung.
eleven-page-line-gate_spot = Ein Hinweis wird dort nicht genommen.
eleven-page-line-swap_first = Wo sie auch stehen; kein Hinweis wird genommen.
eleven-page-line-swap_second = Beide tauschen sofort.
eleven-page-line-ride = Umsonst, auf ein Feld derselben Farbe.
eleven-page-line-location = Du bist zuletzt dran. Ein Plättchen bringt 2 Zeiteinheiten und 1 Hinweis.
eleven-page-line-organ = Das bringt 3 Zeiteinheiten, und alle sehen den Ort.
eleven-page-line-discard =
    { $over ->
        [one] { $over } muss weg. Die anderen sehen nicht, welches.
       *[other] { $over } müssen weg, eins nach dem anderen. Die anderen sehen nicht, welche.
    }
eleven-page-line-goal =
    Du hast { $sheets } Noten und { $time ->
        [one] { $time } Zeiteinheit
       *[other] { $time } Zeiteinheiten
    }.

## Was zu wählen ist

eleven-page-turn-to = { $teeth }: { $transport }, Schritte { $steps }, { $action }. Zeit { $before } auf { $left }.
eleven-page-pick-field = Wähle ein Feld mit Zahl, oder bleib.
eleven-page-free-ride = freie Fahrt
eleven-page-free-steps =
    { $count ->
        [one] { $count } freier Schritt
       *[other] { $count } freie Schritte
    }
eleven-page-take-clue =
    { $count ->
        [one] Hinweis nehmen
       *[other] { $count } Hinweise nehmen
    }
eleven-page-leave-clue =
    { $count ->
        [one] Hinweis liegen lassen
       *[other] Hinweise liegen lassen
    }
eleven-page-to = nach { $spot }
eleven-page-costs = Zeit −{ $cost }
eleven-page-leaves = bleiben { $left }
eleven-page-steps-left =
    { $left ->
        [one] { $left } Schritt übrig
       *[other] { $left } Schritte übrig
    }
eleven-page-then = dann { $action }
eleven-page-go = Los
eleven-page-here = Hier
eleven-page-lit-fields =
    { $count ->
        [one] { $count } Feld leuchtet auf dem Plan.
       *[other] { $count } Felder leuchten auf dem Plan.
    }
eleven-page-event-gives = vom Ereignis { $gifts }
eleven-label-cards-of = { $left } von { $of } Karten
eleven-page-known = bekannt: { $names }
eleven-page-nothing-known = nichts bekannt
eleven-page-fields-short = { $before } → { $now } Felder
eleven-page-place-tile = { $building }, { $slot }: aus { $before } Feldern werden { $now }
eleven-page-tile-of = Ortsplättchen { $building }
eleven-page-give-symbol = Orgelsymbol abgeben: { $tile }
eleven-page-back = Zurück
eleven-page-card-or-tile = Karte, Plättchen
eleven-page-declare = Sieg erklären …
eleven-page-play-card = Karte spielen
eleven-page-play-tile = Plättchen spielen
eleven-page-nothing-to-play = Du kannst jetzt nichts spielen.
eleven-page-not-now = Jetzt nicht
eleven-page-uncover = Zum Wählen aufdecken.

## Meine Hand

eleven-page-hand = Mein Geheimnis, meine Hand
eleven-page-covered = verdeckt
eleven-page-played = gespielt
eleven-page-my-card = Meine Karte: { $figure }, also nicht auserwählt. Wer die Figur wählt: { $ability }
eleven-page-my-role = meine Rolle
eleven-page-role-hero = Held
eleven-page-role-fenrir = Fenrir
eleven-page-role-does-hero = Meine Rolle: Held. Bring den Auserwählten mit 15 Noten zur Orgel.
eleven-page-role-does-fenrir = Meine Rolle: Fenrir. Fang den Auserwählten mit 12 Noten und zwei Zeichen des Wolfs.
eleven-page-power-p_investigate = Blick 3
eleven-page-power-p_transport = Fahrt
eleven-page-power-p_research = Zieh 3
eleven-page-power-p_compose = +3
eleven-page-power-small-p_investigate = ein Ziel
eleven-page-power-small-p_transport = beliebig
eleven-page-power-small-p_research = Plättchen
eleven-page-power-small-p_compose = Noten
eleven-page-big-sheets = +{ $amount }
eleven-page-big-ride_steam = Fahrt
eleven-page-big-ride_monorail = Fahrt
eleven-page-big-ride_airship = Fahrt
eleven-page-big-trace = Hinweis
eleven-page-big-time = +{ $amount }
eleven-page-big-trade = +{ $amount }
eleven-page-big-look = Blick { $amount }
eleven-page-big-boots = Gang { $amount }
eleven-page-big-inspiration = +{ $amount }
eleven-page-big-archive = Zieh { $amount }
eleven-page-big-gate = Tor
eleven-page-big-exchange = Tausch
eleven-page-big-seal = Siegel

## Karten ansehen

eleven-page-hand-of-title = Die Hand von { $seat }
eleven-page-only-two = Nur du und { $seat } sehen diese Karte. Die anderen hören nur, dass du nachgesehen hast.
eleven-page-only-you = Nur du siehst diese Karte. Die anderen hören nur, dass du nachgesehen hast.
eleven-page-learned = { $figure } ist nicht der Auserwählte.
eleven-page-learned-nothing = Eine Powerkarte: nichts Neues.
eleven-page-power-card = Powerkarte
eleven-page-your-card-seen = { $seat } sieht deine Karte
eleven-page-now-known = Diese Karte von dir kennt nun jemand mehr.
eleven-page-cell-here = { $figure }, { $place }: sicher. { $why }
eleven-page-cell-not = { $figure }, { $place }: sicher nicht. { $why }

## Den Sieg erklären

eleven-page-name-title = Nenne den Auserwählten
eleven-page-name-once = Einmal im ganzen Spiel. Es gibt kein Zurück.
eleven-page-name-fenrir = Du zeigst deine Zeichen des Wolfs.
eleven-page-pick-name = Wähle einen Namen.
eleven-page-if-not = Ist es nicht { $figure }
eleven-page-if-not-then = Dann bist du sofort draußen und zeigst deine Personenkarte. Nur du weißt dann, wer es ist.
eleven-page-if-so = Ist es { $figure }
eleven-page-if-so-hero = Dann liegt die Karte für alle offen. Du spielst diesen Zug mit { $figure } und gewinnst auf { $spot } mit { $sheets } Noten. Endet der Zug vorher, bist du draußen.
eleven-page-if-so-fenrir = Dann liegt die Karte für alle offen. Du spielst diesen Zug mit der Figur deiner eigenen Karte und gewinnst, wo { $figure } steht ({ $spot }), mit { $sheets } Noten. Endet der Zug vorher, bist du draußen.
eleven-page-can-it = Geht das in diesem Zug?
eleven-page-sheets-now = jetzt { $sheets } von { $needed } Noten
eleven-page-falls-short = Die Schritte reichen nicht.
eleven-page-reaches =
    { $cost ->
        [0] Das Ziel ist umsonst erreichbar.
       [one] Das Ziel ist für { $cost } Zeiteinheit erreichbar.
       *[other] Das Ziel ist für { $cost } Zeiteinheiten erreichbar.
    }
eleven-page-sheets-then = Noten mit deinen eigenen Karten: { $sheets } von { $needed }.
eleven-page-not-yet = Noch nicht
eleven-page-hold = Halten und nennen: { $figure }
eleven-page-hold-how = oder zweimal Enter drücken
eleven-page-organ-field = dem Feld der Orgel
eleven-page-hold-again = jetzt noch einmal Enter

## Das Ende

eleven-page-pile-was = Im Stapel lagen { $names }.

## The log and the notebook

eleven-heading = Stunde { $hour }

## Was das Notizbuch neben den Karten zeigt

eleven-page-could-be =
    { $count ->
        [one] { $figure } ist auserwählt.
       *[other] { $count } kommen noch als Auserwählte in Frage.
    }
eleven-page-note-fenrir = Fenrir
eleven-page-note-names = nennt evtl. schon
eleven-page-note-knows = kennt evtl. deine Karte
eleven-page-note-wolves = zwei Wolfszeichen
eleven-page-note-symbols = Orgelsymbol

# What gives away, by kind of move (my page)
eleven-away-choose = Figuren, die du wählst
eleven-away-bid = Deine Gebote
eleven-away-step = Wege, die du gehst
eleven-away-look = Wo du nachsiehst
eleven-away-play = Karten, die du spielst
eleven-away-use = Plättchen, die du nutzt
