### Nuns on the Run auf dem Bildschirm eines Terminals: Beschriftungen, und was etwas tut, in je einer Zeile.

## Runde, Novizinnen, Wächterinnen

nuns-label-round = Runde { $round } von { $rounds }
nuns-label-captures = Erwischt { $captures } von { $limit }
nuns-label-where = Wo
nuns-label-card = Karte
nuns-label-times = Erwischt
nuns-label-path = Route
nuns-label-hidden = verborgen
nuns-label-hidden-on = verborgen auf { $place }
nuns-label-seen-on = gesehen auf { $place }
nuns-label-caught-on = erwischt, auf { $place }
nuns-label-caught = erwischt
nuns-label-no-path = noch keine Route
nuns-label-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
nuns-label-then-steps = dann { $count }
nuns-label-spent = Verbraucht:
nuns-label-blessed = { $figure }: { $blessing }

## Darf sie ihre Route verlassen

nuns-label-free = { $guard } darf ihre Route verlassen: { $reasons }.
nuns-label-bound = { $guard } hat nichts gesehen und nichts gehört und folgt ihrer Route nach { $place }.
nuns-label-reason-sees = { $figure } in Sicht
nuns-label-reason-trace = Fußspuren gesehen
nuns-label-reason-heard = Lärm von { $figure }
nuns-label-reason-passed = Lärm war neben ihr

## Marker in Worten

nuns-label-noise = { $place }, für die { $guard }: { $figure }
nuns-label-vanished = { $place }: { $figure } verschwunden

## Was mir gehört

nuns-label-on = auf { $place }
nuns-label-dark = im Dunkeln
nuns-label-seen-by = gesehen: { $guards }
nuns-label-blessing = Segen
nuns-label-blessing-of = Segen
nuns-label-log = Notizblatt { $novice }: Karte, Ort, Schritte
nuns-label-nobody-listens = Beide Wächterinnen sind gerannt: Diesmal würfelt niemand für Lärm.
nuns-label-if-stop = Bleibst du auf { $place } ({ $card }), hört dich:
nuns-label-carries =
    { $count ->
        [one] Dieser Wurf ist { $count } Schritt weit zu hören:
       *[other] Dieser Wurf ist { $count } Schritte weit zu hören:
    }
nuns-label-reach = So viele Schritte weit hört sie Novizinnen, je nach Karte:

## Der Plan

nuns-label-sign-door = Tür
nuns-label-sign-lock = verschlossene Tür
nuns-label-sign-lit = von einer Wächterin gesehen
nuns-label-sign-you = du
nuns-label-sign-hidden = noch eine Novizin von dir, verborgen
nuns-label-sign-way = dein Weg
nuns-label-sign-key = Schlüssel
nuns-label-sign-wish = Wunsch
nuns-label-sign-home = Zelle
nuns-label-sign-offer = wählbar
nuns-label-sign-noise = Lärm
nuns-label-sign-trace = verschwunden
nuns-label-sign-path = { $a } { $b } Routen voraus, { $end } Ziel
nuns-label-links = Auch verbunden:

## Was man wählen kann: die Novizinnen

nuns-label-span =
    { $count ->
        [one] { $span } Schritt
       *[other] { $span } Schritte
    }
nuns-label-loudness = Lärm { $number }
nuns-card-stand = bleib, wo du bist, so leise es geht
nuns-card-sneak = ein kurzer Weg, selten zu hören
nuns-card-walk = ein gutes Stück, aus der Nähe zu hören
nuns-card-run = der weiteste Weg, weithin zu hören
nuns-label-stop-on = Auf { $place } anhalten
nuns-label-caught-here = hier ist eine Wächterin: Du wirst erwischt
nuns-label-leaves-trace = du verschwindest und hinterlässt eine Spur
nuns-label-take-key = du nimmst deinen Schlüssel
nuns-label-take-wish = du nimmst deinen Wunsch
nuns-label-take-home = du bist daheim und gewinnst
nuns-label-turn-back = Karte wenden
nuns-label-turn-back-does = wieder auf der Flucht, verborgen, wo keine Wächterin dich sieht
nuns-label-stay-caught = Erwischt bleiben
nuns-label-stay-caught-does = auf dem Heimweg kann dich niemand noch einmal erwischen
nuns-label-keep = Behalten
nuns-label-use = Segen „{ $blessing }“ nutzen
nuns-label-two-tokens = zweimal Lärm, die Wächterin weiß weniger
nuns-label-beside = neben der { $guard }

## Was man wählen kann: die Wächterinnen

nuns-label-play-false-noise = Oder erst falscher Lärm neben einer Wächterin, die dann ihre Route verlassen darf:
nuns-label-noise-beside = Lärm auf { $places }
nuns-label-by-way = über { $places }
nuns-label-u-turn = Kehrtwende: { $path }
nuns-label-stop-walk = Als Gehen beenden
nuns-label-stop-run = Als Rennen beenden
nuns-label-with-swift-foot = mit flinkem Fuß
nuns-label-listens = sie lauscht danach
nuns-label-hears-nothing = sie lauscht nicht
nuns-label-path-end = Ziel der Route: eine neue Karte
nuns-label-on-path = auf der Route
nuns-label-off-path = abseits der Route
nuns-label-sees =
    { $count ->
        [one] sieht { $count } Ort
       *[other] sieht { $count } Orte
    }
nuns-label-in-view = { $novices } im Blick
nuns-label-likely = { $share } jetzt gesehen, { $then } bis Schritt { $step }
nuns-label-likely-now = { $share } jetzt gesehen
nuns-label-likely-by = { $share } gesehen bis Schritt { $step }
nuns-label-will-hear = hört danach: { $novices }
nuns-label-may-be =
    { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
    }
nuns-label-likeliest = { $share } auf { $place }

## Die Segen, je eine Zeile

nuns-blessing-false_noise = nach deinem Wurf: ein Lärm mehr, neben einer der Wächterinnen
nuns-blessing-second_chance = würfle deinen Lärm neu, der neue Wurf gilt
nuns-blessing-soft_steps = dein Wurf zählt eins weniger
nuns-blessing-swift_foot = ein Schritt mehr, als deine Karte erlaubt: Geh ihn einfach
nuns-blessing-false_noise-guard = im Zug einer Wächterin: Lärm neben einer, die dann nicht mehr an ihre Route gebunden ist
nuns-blessing-second_chance-guard = beim Lauschen neu würfeln, der neue Wurf gilt
nuns-blessing-soft_steps-guard = beim Lauschen zählt der Wurf eins mehr
nuns-blessing-swift_foot-guard = ein siebter Schritt, oder fünf Schritte gelten als Gehen

## Das Ende

nuns-label-wish = Wunsch
nuns-label-has = Hat
nuns-label-used = verbraucht
nuns-label-unused = nicht verbraucht
nuns-label-won-home =
    { $me ->
        [yes]
            { $count ->
                [one] Du gewinnst: { $novices } ist mit dem geheimen Wunsch daheim.
               *[other] Du gewinnst: { $novices } sind mit ihren geheimen Wünschen daheim.
            }
       *[no]
            { $count ->
                [one] Die Nacht gehört { $novices }: daheim mit dem geheimen Wunsch.
               *[other] Die Nacht gehört { $novices }: daheim mit ihren geheimen Wünschen.
            }
    }
nuns-label-won-captures =
    { $me ->
        [yes] Du gewinnst: Die Wächterinnen haben { $captures }-mal jemanden erwischt.
       *[no] Die Wächterinnen gewinnen durch Erwischen: { $captures }-mal.
    }
nuns-label-won-dawn =
    { $me ->
        [yes] Du gewinnst: Der Morgen graut, und keine Novizin ist mit ihrem Wunsch daheim.
       *[no] Der Morgen graut, und keine Novizin ist mit ihrem Wunsch daheim: Die Wächterinnen gewinnen.
    }
