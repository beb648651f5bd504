### Die Stunde

eleven-label-hour = Stunde { $hour }
eleven-label-event = Ereignis:
eleven-label-gears = Zahnräder
eleven-label-now = jetzt
eleven-label-teeth =
    { $count ->
        [one] { $count } Zahn
       *[other] { $count } Zähne
    }
eleven-label-teeth-back =
    { $count ->
        [one] { $count } Zahn zurück
       *[other] { $count } Zähne zurück
    }
eleven-label-transport = Transportmittel
eleven-label-steps = Schritte
eleven-label-action = Aktion

## Die Stadt

eleven-label-mystic = mystisches Gebäude
eleven-label-clue = Hinweis
eleven-label-organ = Orgel
eleven-label-organ-maybe = hier kann die Orgel stehen
eleven-label-barred = kein Durchgang
eleven-label-ways = Außerdem verbunden:
eleven-label-region =
    { $count ->
        [one] noch { $count } Feld für sie
       *[other] noch { $count } Felder für sie
    }
eleven-label-supply =
    { $count ->
        [one] Vorrat: { $count } Hinweis
       *[other] Vorrat: { $count } Hinweise
    }
eleven-label-stack =
    { $count ->
        [one] Stapel: { $count } Plättchen
       *[other] Stapel: { $count } Plättchen
    }

## Figuren und Karten

eleven-label-where = Steht auf
eleven-label-this-hour = Diese Stunde
eleven-label-card = Karte
eleven-label-locked = gesperrt
eleven-label-used = gewählt
eleven-label-chosen-one = Der Auserwählte
eleven-label-not-chosen-one = nicht auserwählt
eleven-label-pile = Unbekannte
eleven-label-face-up = offen
eleven-label-hero = Held
eleven-label-fenrir = Fenrir
eleven-label-organ-mark = Orgel
eleven-label-wolf-mark =
    { $count ->
        [one] Wolf
       *[other] Wolf x{ $count }
    }

## Die Spieler

eleven-label-order = Position
eleven-label-order-old = Position (zuvor)
eleven-label-time = Zeit
eleven-label-sheets = Noten
eleven-label-clues = Hinweise
eleven-label-tiles = Plättchen
eleven-label-powers = Powerkarten
eleven-label-role = Rolle
eleven-label-out = draußen
eleven-label-you-out = du bist draußen
eleven-label-bids = bietet { $amount }
eleven-label-passed = passt
eleven-label-hold = Du hast

## Was zu wählen ist

eleven-label-position = Position { $position }
eleven-label-bid-leaves = Dein Gebot, und die Zeit, die dir bliebe:
eleven-label-pass = Passen und nichts zahlen
eleven-label-stay = Bleiben, dann handeln
eleven-label-stop-walk = Hier anhalten
eleven-label-keep-tiles = Meine Plättchen behalten
eleven-label-end-turn = Meinen Zug beenden
eleven-label-locomotive =
    { $count ->
        [one] Mit der Lokomotive: { $count } Schritt umsonst
       *[other] Mit der Lokomotive: bis zu { $count } Schritte umsonst
    }
eleven-label-free-walk =
    { $count ->
        [one] Freier Gang: { $count } Schritt
       *[other] Freier Gang: bis zu { $count } Schritte
    }
eleven-label-leaving = { $spot }, der Hinweis bleibt liegen
eleven-label-leave = ohne
eleven-label-free = umsonst
eleven-label-step-count =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
eleven-label-clue-count =
    { $count ->
        [0] kein Hinweis
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
eleven-label-places-organ = setzt die Orgel auf den Plan, Zeit +{ $count }
eleven-label-yes = Ja
eleven-label-no = Nein
eleven-label-play-power = Oder erst eine Powerkarte ausspielen, eine im Zug:
eleven-label-play-tile = Oder erst ein Objektplättchen ausspielen, eines im Zug:
eleven-label-declare = Oder den Sieg erklären und den Auserwählten nennen; wer sich irrt, ist sofort draußen:
eleven-label-name = Sieg erklären: { $figure }
eleven-label-name-as-fenrir = Als Fenrir den Sieg erklären: { $figure }
eleven-label-act-move_clue = ein Hinweis rückt ein Feld weiter
eleven-label-act-investigate =
    { $amount ->
        [one] { $amount } Blick auf verdeckte Karten
       *[other] { $amount } Blicke auf verdeckte Karten
    }
eleven-label-act-research =
    { $amount ->
        [one] { $amount } Forschungsplättchen ziehen
       *[other] { $amount } Forschungsplättchen ziehen
    }
eleven-label-act-compose =
    { $amount ->
        [one] { $amount } Notenblatt
       *[other] { $amount } Notenblätter
    }

## Was ein Ereignis gibt

eleven-label-gift-gain_time = Zeit +{ $count }
eleven-label-gift-clues =
    { $count ->
        [one] +{ $count } Hinweis
       *[other] +{ $count } Hinweise
    }
eleven-label-gift-gain_sheets =
    { $count ->
        [one] +{ $count } Notenblatt
       *[other] +{ $count } Noten­blätter
    }
eleven-label-gift-draw =
    { $count ->
        [one] +{ $count } Plättchen
       *[other] +{ $count } Plättchen
    }
eleven-label-gift-look =
    { $count ->
        [one] +{ $count } Blick
       *[other] +{ $count } Blicke
    }
eleven-label-gift-free_walk = ein freier Gang
eleven-label-gift-twice = die Fähigkeit zweimal
eleven-label-gift-recover = eine Powerkarte zurück
eleven-label-gift-lock = sperrt jemanden

## Fähigkeiten

eleven-ability-lilja =
    { $amount ->
        [one] zieht { $amount } Forschungsplättchen
       *[other] zieht { $amount } Forschungsplättchen
    }
eleven-ability-pahlsson =
    nutzt für { $cost ->
        [one] { $cost } Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    } eine fremde Fähigkeit
eleven-ability-johnsson = { eleven-label-act-compose }
eleven-ability-vikstrom =
    { $amount ->
        [one] { $amount } Zeiteinheit
       *[other] { $amount } Zeiteinheiten
    }
eleven-ability-lewis =
    { $amount ->
        [one] { $amount } Blick auf verdeckte Karten
       *[other] { $amount } Blicke auf eine Hand oder den Stapel
    }
eleven-ability-snowy =
    { $amount ->
        [one] geht { $amount } Schritt umsonst
       *[other] geht bis zu { $amount } Schritte umsonst
    }
eleven-ability-vidal = eine der vier Aktionen umsonst
eleven-ability-koleberg = legt einen Hinweis auf ein mystisches Gebäude

## Powerkarten

eleven-power-p_investigate =
    { $amount ->
        [one] { $amount } Blick auf verdeckte Karten
       *[other] bis zu { $amount } Blicke auf eine Hand oder den Stapel
    }
eleven-power-p_transport = eine weitere freie Fahrt, womit man will
eleven-power-p_research = { eleven-label-act-research }
eleven-power-p_compose = { eleven-label-act-compose }

## Plättchen

eleven-tile-location = Ortsplättchen für den Kompass
eleven-tile-sheets = { eleven-label-act-compose }
eleven-tile-ride_steam = eine weitere freie Fahrt mit der Dampfbahn
eleven-tile-ride_monorail = eine weitere freie Fahrt mit der Einschienenlok
eleven-tile-ride_airship = eine weitere freie Fahrt mit dem Luftschiff
eleven-tile-trace = ein Hinweis aus dem Vorrat kommt auf ein mystisches Gebäude
eleven-tile-time =
    { $amount ->
        [one] { $amount } Zeiteinheit
       *[other] { $amount } Zeiteinheiten
    }
eleven-tile-trade =
    { $amount ->
        [one] einen Hinweis abgeben für { $amount } Zeiteinheit
       *[other] einen Hinweis abgeben für { $amount } Zeiteinheiten
    }
eleven-tile-look =
    { $amount ->
        [one] { $amount } Blick auf eine verdeckte Karte
       *[other] { $amount } Blicke auf eine Hand oder den Stapel
    }
eleven-tile-boots =
    für { $cost ->
        [one] { $cost } Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }: bis zu { $amount } Schritte gehen
eleven-tile-inspiration =
    { $amount ->
        [one] für { $cost } Zeiteinheiten: { $amount } Notenblatt
       *[other] für { $cost } Zeiteinheiten: { $amount } Notenblätter
    }
eleven-tile-archive =
    { $amount ->
        [one] für { $cost } Zeiteinheiten: { $amount } Forschungsplättchen ziehen
       *[other] für { $cost } Zeiteinheiten: { $amount } Forschungsplättchen ziehen
    }
eleven-tile-gate =
    für { $cost ->
        [one] { $cost } Zeiteinheit
       *[other] { $cost } Zeiteinheiten
    }: eine beliebige Figur auf ein leeres mystisches Gebäude setzen
eleven-tile-exchange = zwei beliebige Figuren tauschen die Plätze
eleven-tile-seal = nicht auszuspielen; seine Zeichen zählen

## Das Ende

eleven-label-won-hero =
    { $me ->
        [yes] Du gewinnst als Held: Der Auserwählte hat die kosmische Harmonie gespielt.
       *[no] { $seat } gewinnt als Held: Der Auserwählte hat die kosmische Harmonie gespielt.
    }
eleven-label-won-fenrir =
    { $me ->
        [yes] Du gewinnst als Fenrir: Der Auserwählte ist gefangen.
       *[no] { $seat } gewinnt als Fenrir: Der Auserwählte ist gefangen.
    }
eleven-label-ragnarok = Ragnarök. Niemand hat die Welt gerettet; alle sind verloren.
