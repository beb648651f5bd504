### Nuns on the Run. Die Namen von Novizinnen, Wächterinnen, Karten, Segen, Wünschen und Routen stehen in den Datendateien, alle im Nominativ und ohne Artikel; Orte sind Nummern.

## Das Spiel

## Was erzählt wird

nuns-told-leads =
    { $me ->
        [yes] Du führst { $novice }.
       *[no] { $seat } führt { $novice }.
    }
nuns-told-your_wish = { $novice } hat den geheimen Wunsch „{ $wish_card }“: erst den Schlüssel auf Ort { $key }, dann den Wunsch auf Ort { $place }. Das weißt nur du.
nuns-told-has_wish = { $novice } hat einen geheimen Wunsch.
nuns-told-your_blessing = { $novice } hat den Segen „{ $blessing }“. Das weißt nur du.
nuns-told-has_blessing = { $novice } hat einen Segen.
nuns-told-your_guard_blessing = Die { $guard } hat den Segen „{ $blessing }“. Die Novizinnen wissen es nicht.
nuns-told-guard_has_blessing = Die { $guard } hat einen Segen.
nuns-told-round = Runde { $round } beginnt.
nuns-told-you_turn_back = Du wendest die Karte: { $novice } ist dann wieder auf der Flucht.
nuns-told-you_stay_caught = Du belässt es dabei: { $novice } bleibt erwischt.
nuns-told-you_choose = Du wählst „{ $card }“ für { $novice }.
nuns-told-you_step = Du führst { $novice } auf Ort { $place }, im Dunkeln.
nuns-told-you_step_seen = Du führst { $novice } auf Ort { $place }, ins Licht einer Laterne.
nuns-told-you_walk = Du führst { $novice } heimwärts auf Ort { $place }.
nuns-told-you_stop = Du bleibst mit { $novice } stehen. Niemand sieht, dass du so weit bist.
nuns-told-you_take_key = { $novice } nimmt den Schlüssel. Das weißt nur du.
nuns-told-you_take_wish = { $novice } hat den geheimen Wunsch. Nun heim, und keinen Laut!
nuns-told-you_lose_wish = { $novice } verliert den geheimen Wunsch; er liegt wieder an seinem alten Ort. Das weißt nur du.
nuns-told-turned_back = { $novice } ist wieder auf der Flucht.
nuns-told-walked = { $novice } geht heim, jetzt auf Ort { $place }.
nuns-told-seen = { $novice } wird auf Ort { $place } von der { $guard } gesehen.
nuns-told-vanished = { $novice } verschwindet von Ort { $place } in Richtung Ort { $towards }.
nuns-told-vanished_somewhere = { $novice } verschwindet von Ort { $place }, niemand sieht, wohin.
nuns-told-out_of_sight = { $novice } ist außer Sicht.
nuns-told-caught = { $novice } wird auf Ort { $place } erwischt. Das ist Fang Nummer { $captures }.
nuns-told-played = { $novice } zeigt die Karte „{ $card }“.
nuns-told-nobody_listens = Beide Wächterinnen sind gerannt: Niemand würfelt für Lärm.
nuns-told-rolled = { $novice } würfelt für den Lärm: { $die }.
nuns-told-you_keep_blessing = Du behältst den Segen von { $novice }.
nuns-told-you_will_make_false_noise = { $novice } wird falschen Lärm machen; wo er liegt, wird zuletzt gefragt.
nuns-told-you_step_softly = { $novice } geht auf leisen Sohlen: Der Wurf zählt eins weniger.
nuns-told-you_lay = Du legst Lärm von { $novice } auf Ort { $place }, hörbar für die { $guard }.
nuns-told-you_lay_falsely = Du legst falschen Lärm von { $novice } auf Ort { $place }, neben die { $guard }.
nuns-told-noise = Lärm dringt von Ort { $place } zur { $guard }: { $figure }.
nuns-told-not_heard = Niemand hört { $novice }.
nuns-told-used_blessing = Ein Segen wird genutzt: { $blessing } ({ $figure }).
nuns-told-goes_first = Die { $guard } zieht zuerst.
nuns-told-took_path = Die { $guard } nimmt die Route { $path }.
nuns-told-made_u_turn = Die { $guard } macht eine Kehrtwende und nimmt die Route { $path } noch einmal, andersherum.
nuns-told-paced = Die { $guard } geht auf Ort { $place }.
nuns-told-completed = Die { $guard } ist am Ende der Route { $path }.
nuns-told-you_name = Du lässt die { $guard } stehen bleiben und nennst „{ $guard_card }“. Die Karte wird gezeigt, wenn beide gezogen haben.
nuns-told-you_name_swift_walk = Du lässt die { $guard } stehen bleiben und nennst fünf Schritte ein Gehen. Das wird gezeigt, wenn beide gezogen haben.
nuns-told-partner_names = Die { $guard } bleibt stehen, und genannt wird „{ $guard_card }“. Die Karte wird gezeigt, wenn beide gezogen haben.
nuns-told-partner_names_swift_walk = Die { $guard } bleibt stehen, und ihre fünf Schritte werden ein Gehen genannt. Das wird gezeigt, wenn beide gezogen haben.
nuns-told-stopped = Die { $guard } bleibt stehen.
nuns-told-named = Die { $guard } zeigt die Karte „{ $guard_card }“.
nuns-told-cleared = Lärm und Fußspuren werden weggeräumt.
nuns-told-listens = Die { $guard } lauscht und würfelt: { $die }.
nuns-told-hears_nobody = Die { $guard } hört niemanden.
nuns-told-guard_keeps_blessing = Die { $guard } behält ihren Segen.
nuns-told-came_home = { $novice } ist mit dem geheimen Wunsch daheim und gewinnt!
nuns-told-guards_won_by_captures = Die Wächterinnen haben oft genug jemanden erwischt und gewinnen!
nuns-told-guards_won_by_time = Der Morgen graut, und die Wächterinnen gewinnen!
nuns-told-had_wish = { $novice } hatte den geheimen Wunsch „{ $wish_card }“.
nuns-told-was_on = { $novice } war auf Ort { $place }.

# Clues of puzzles; span: a number of steps, as 1–5; reach: a number of steps; places: several, as 3, 16–22; way: places in order

nuns-told-clue_cell = { $novice } beginnt in ihrer Zelle, auf Ort { $place }.
nuns-told-clue_was = Runde { $round }: { $novice } steht für alle sichtbar auf Ort { $place }.
nuns-told-clue_moved = Runde { $round }: { $novice } zeigt „{ $card }“. Schritte: { $span }.
nuns-told-clue_dark = Die Wächterinnen blicken derweil auf { $places } und sehen { $novice } nicht.
nuns-told-clue_dark_then = Die Wächterinnen blicken derweil auf { $places } und sehen von { $novice } nichts weiter.
nuns-told-clue_heard = Runde { $round }: Die { $guard } auf Ort { $at } hört { $novice }. Ein kürzester Weg zu ihr beginnt bei { $places }, und sie ist höchstens { $reach ->
        [one] einen Schritt
       *[other] { $reach } Schritte
    } entfernt.
nuns-told-clue_near = Runde { $round }: Die { $guard } auf Ort { $at } hört { $novice }, die höchstens { $reach ->
        [one] einen Schritt
       *[other] { $reach } Schritte
    } entfernt ist.
nuns-told-clue_unheard = Runde { $round }: Die { $guard } auf Ort { $at } hört { $novice } nicht, die also mehr als { $reach ->
        [one] einen Schritt
       *[other] { $reach } Schritte
    } entfernt ist.
nuns-told-clue_unseen = Runde { $round }: Die { $guard } geht { $way } und sieht { $novice } nicht auf { $places }.

## Was gefragt wird

# Angaben, die eine Frage verwenden kann: wie in der englischen Datei.

nuns-ask-move =
    { $stage ->
        [turn] Keine Wächterin sieht { $novice }. Wieder auf die Flucht?
        [card] Wie bewegt sich { $novice }?
        [steps]
            { $steps ->
                [0] { $novice }, „{ $card }“: noch kein Schritt geplant. Was nun?
                [one] { $novice }, „{ $card }“: { $steps } Schritt geplant. Was nun?
               *[other] { $novice }, „{ $card }“: { $steps } Schritte geplant. Was nun?
            }
        [walk]
            { $steps ->
                [0] { $novice } geht heim. Auf welchem Weg?
                [one] { $novice } geht heim, bisher { $steps } Schritt. Was nun?
               *[other] { $novice } geht heim, bisher { $steps } Schritte. Was nun?
            }
       *[after] Für diese Runde ist der Heimweg zu Ende, und keine Wächterin sieht { $novice }. Wieder auf die Flucht?
    }
nuns-ask-bless = { $novice } hat { $die } gewürfelt. Nutzt du den Segen?
nuns-ask-token = Die { $guard } hört { $novice }. Wohin legst du den Lärm?
nuns-ask-false_noise = Wo liegt der falsche Lärm von { $novice }?
nuns-ask-hear = Die { $guard } hat gelauscht und hört { $novice }. Wohin legst du den Lärm?
nuns-ask-order = Welche Wächterin zieht zuerst?
nuns-ask-path = Die { $guard } braucht eine Route ab Ort { $place }. Welche?
nuns-ask-go =
    { $paces ->
        [0] Die { $guard } geht los. Wohin?
        [1] Die { $guard }: bisher { $paces } Schritt. Wohin?
        [2] Die { $guard }: bisher { $paces } Schritte. Wohin?
        [3] Die { $guard }: bisher { $paces } Schritte. Als Gehen stehen bleiben und lauschen, oder weiter?
        [4] Die { $guard }: bisher { $paces } Schritte. Als Gehen stehen bleiben und lauschen, oder weiter?
       *[other] Die { $guard }: bisher { $paces } Schritte. Wer rennt, lauscht nicht. Stehen bleiben, oder weiter?
    }
nuns-ask-ears = Die { $guard } lauscht und hat { $die } gewürfelt. Nutzt du den Segen?

## Was die anderen solange sehen

nuns-wait-move = { $seat } zieht im Verborgenen.
nuns-wait-bless = { $seat } denkt über einen Segen nach.
nuns-wait-token = { $seat } legt Lärm.
nuns-wait-false_noise = { $seat } legt Lärm.
nuns-wait-hear = { $seat } wurde gehört und legt Lärm.
nuns-wait-order = { $seat } bestimmt, welche Wächterin zuerst zieht.
nuns-wait-path = { $seat } wählt eine Route.
nuns-wait-go = { $seat } zieht mit einer Wächterin.
nuns-wait-ears = { $seat } lauscht.
nuns-wait-noise_turn = { $seat } ist beim Lärm noch an der Reihe.
nuns-wait-unseen = Was nun kommt, ist dir verborgen.

## Hilfe

nuns-help-move =
    Wähle erst eine Karte, dann deine Schritte einen nach dem anderen, dann bleib stehen: Die Karte sehen alle, deine Schritte nicht. Wo eine Wächterin dich sehen kann, wird dein Marker gezeigt, und { $novice_may_enter_guard ->
        [1] niemand darf auf eine Wächterin treten.
       *[other] wer auf eine Wächterin tritt, ist erwischt.
    } { $slow_novices ->
        [1] Schlüssel
       *[other] In Runde 1 zählt die Karte doppelt. Schlüssel
    } und später Wunsch nimmst du dort, wo dein Zug endet, nie im Vorbeigehen. Wer erwischt ist, geht stattdessen heim und darf die Karte wenden, { $turn_in_sight ->
        [1] wo keine Wächterin steht.
       *[other] sobald keine Wächterin hinsieht.
    }
nuns-help-bless = Du hast für den Lärm gewürfelt, und jetzt ist die Zeit für deinen Segen, wenn er zu einem Wurf passt. Der zweite Wurf würfelt neu, leise Sohlen machen dich einen Schritt leiser, und falscher Lärm legt einen Marker mehr. Gefragt wirst du bei jedem Segen, damit die Frage nichts verrät.
nuns-help-token = Würfel und Karte zusammen reichen bis zu dieser Wächterin. Leg Lärm auf einen Ort neben ihr, an dem ein kürzester Weg zu dir beginnt. Gibt es mehrere solche Orte, darfst du einen Marker legen oder zwei, nie drei. Die anderen sehen deine Marker erst am Ende deines Zuges, alle zusammen.
nuns-help-false_noise = Der falsche Lärm liegt neben einer der beiden Wächterinnen, auf welchem Ort du willst. Er sieht aus wie echter: Alle wissen, dass einer deiner Marker lügt, aber nicht, welcher. Eine Wächterin mit Lärm neben sich darf ihre Route verlassen.
nuns-help-hear = Eine Wächterin, die gegangen ist, hat gelauscht, und du warst in Reichweite ihres Würfels und deiner Karte. Leg Lärm auf einen Ort neben ihr, an dem ein kürzester Weg zu dir beginnt, oder auf zwei solche Orte. Er bleibt liegen, bis die Wächterinnen in der nächsten Runde gezogen haben.
nuns-help-order = Jede Runde bestimmt die Seite der Wächterinnen neu, wer zuerst zieht. Die zweite kann nutzen, was die erste ans Licht gebracht hat.
nuns-help-path =
    Eine Routenkarte hat deinen Ort als ein Ende und führt zum anderen. { $paths_reusable ->
        [1] Jede Karte kann man nehmen, so oft man will, auch die der anderen Wächterin.
       *[other] Jede Karte wird einmal im Spiel benutzt, und nie haben beide Wächterinnen dieselbe.
    } Am Ende einer Route wird sofort die nächste Karte genommen, und der Zug geht weiter. { $no_u_turns ->
        [1] Kehrtwenden gibt es an diesem Tisch nicht.
       *[other] Eine Kehrtwende führt auf der eben beendeten Route zurück.
    }
nuns-help-go =
    Eine Wächterin geht 3 oder 4 Schritte oder rennt { $guard_max ->
        [1] genau 5
       *[other] 5 oder 6
    }; nur wer geht, darf danach lauschen. Sie folgt ihrer Route, es sei denn, sie hat in diesem Zug { $caught_give_permission ->
        [1] eine Novizin
       *[other] eine Novizin auf der Flucht
    } { $deviate_on ->
        [1] gesehen, oder auf dem Plan liegt irgendein Marker
        [2] oder eine Spur gesehen, oder neben ihr lag Lärm
       *[other] oder eine Spur gesehen, oder für sie liegt Lärm
    }. Dann darf sie überallhin. { $sight ->
        [1] Nach jedem Schritt sieht sie den ganzen Raum, in dem sie ist
       *[other] Jeder Schritt ist ein Blick nach vorn
    }, und eine Novizin auf ihrem Weg ist erwischt, auch im Vorbeigehen. Die Karte bleibt verborgen, bis beide gezogen haben.
nuns-help-ears = Eine Wächterin, die gegangen ist, lauscht: Ihr Würfel und die Karte jeder Novizin entscheiden, wer gehört wird. Der zweite Wurf würfelt neu, scharfe Ohren hören einen Schritt weiter. Gefragt wirst du bei jedem Segen, damit die Frage nichts verrät.

## Das Ziel

nuns-aim = Schlüssel, Wunsch, heim: ungesehen und ungehört.
nuns-aim-key = Erst der Schlüssel auf { $place }, dann dein Wunsch, dann heim: { $steps ->
        [0] dorthin führt jetzt kein Weg.
        [one] ein Schritt zum Schlüssel.
       *[other] { $steps } Schritte zum Schlüssel.
    }
nuns-aim-wish = Nun dein Wunsch auf { $place }, dann heim: { $steps ->
        [0] dorthin führt jetzt kein Weg.
        [one] ein Schritt dorthin.
       *[other] { $steps } Schritte dorthin.
    }
nuns-aim-home = Heim nach { $place } mit deinem Wunsch, und du gewinnst: { $steps ->
        [0] dorthin führt jetzt kein Weg.
        [one] ein Schritt.
       *[other] { $steps } Schritte.
    }
nuns-aim-caught = Du bist erwischt und gehst heim nach { $place }; wo dich niemand sieht, darfst du deine Karte wenden.
nuns-aim-guards = Erwische Novizinnen: bisher { $captures } von { $limit }. Auch mit dem Morgen gewinnen die Wächterinnen.
nuns-aim-guards-short = Erwischt: { $captures } von { $limit }. Auch am Morgen gewinnen die Wächterinnen.

## Warum nicht

nuns-no-place = Einen Ort „{ $wish }“ gibt es nicht.
nuns-no-guard = Eine Wächterin „{ $wish }“ gibt es nicht.
nuns-no-card = Eine Bewegungskarte „{ $wish }“ gibt es nicht.
nuns-no-path = Eine Route „{ $wish }“ gibt es nicht.
nuns-not-there-already = Du bist schon auf Ort { $place }.
nuns-not-linked = Kein Schritt führt von Ort { $here } auf Ort { $place }.
nuns-not-before-turn = Sag erst, ob { $novice } ihre Karte wendet.
nuns-not-before-card = Wähle erst eine Karte.
nuns-not-card-caught = { $novice } ist erwischt und geht heim; dafür wird keine Karte gewählt.
nuns-not-second-card = Du hast schon eine Karte gewählt: „{ $card }“.
nuns-not-card-here = Von hier aus passt kein Zug zur Karte „{ $card }“.
nuns-not-past-guard = Auf Ort { $place } steht eine Wächterin: Dort bist du erwischt und kannst nur noch stehen bleiben.
nuns-not-steps-left =
    { $steps ->
        [0] Die Karte „{ $card }“ erlaubt keinen Schritt.
        [one] Du hast { $steps } Schritt gemacht, und mehr erlaubt die Karte „{ $card }“ nicht.
       *[other] Du hast { $steps } Schritte gemacht, und mehr erlaubt die Karte „{ $card }“ nicht.
    }
nuns-not-locked = Die Tür zwischen { $here } und { $place } ist verschlossen, und du hast keinen Schlüssel.
nuns-not-twice = Du warst in diesem Zug schon auf Ort { $place }.
nuns-not-onto-guard = Die { $guard } steht auf Ort { $place }, und an diesem Tisch darf niemand dorthin.
nuns-not-dead-end = Über Ort { $place } gibt es keinen Zug, der für die Karte „{ $card }“ lang genug ist.
nuns-not-past-home = { $novice } ist daheim und bleibt hier stehen.
nuns-not-walk-longer =
    { $steps ->
        [one] Ein Heimweg hat höchstens { $steps } Schritt.
       *[other] Ein Heimweg hat höchstens { $steps } Schritte.
    }
nuns-not-homewards = Der Schritt von { $here } nach { $place } liegt auf keinem kürzesten Heimweg.
nuns-not-walk-enough =
    { $steps ->
        [one] Ein Heimweg braucht { $steps } Schritt.
       *[other] Ein Heimweg braucht { $steps } Schritte.
    }
nuns-not-enough-steps =
    { $steps ->
        [one] Die Karte „{ $card }“ braucht mindestens { $steps } Schritt.
       *[other] Die Karte „{ $card }“ braucht mindestens { $steps } Schritte.
    }
nuns-not-caught = { $novice } ist auf der Flucht und nicht erwischt.
nuns-not-turned-twice = { $novice } hat ihre Karte schon gewendet.
nuns-not-turn-fresh = Der erste Heimweg nach dem Erwischen muss gegangen werden.
nuns-not-turn-seen = Eine Wächterin sieht { $novice }, und vor ihren Augen wendet niemand die Karte.
nuns-not-turn-guard = Wo { $novice } ist, steht eine Wächterin, die sie sofort wieder erwischen würde.
nuns-not-turn-yet = Erst der Heimweg; an seinem Ende wirst du wieder gefragt, wenn dich dort keine Wächterin sieht.
nuns-not-beside = Ort { $place } liegt nicht neben der { $guard }.
nuns-not-first-step = Kein kürzester Weg von der { $guard } zu dir beginnt auf Ort { $place }.
nuns-not-three-tokens = Einmal Lärm oder zweimal, nie dreimal.
nuns-not-same-place = Zweimal Lärm braucht zwei Orte, nicht zweimal { $place }.
nuns-not-blessings = An diesem Tisch gibt es keine Segen.
nuns-not-blank = An diesem Tisch ist der Segen „{ $blessing }“ ohne Wirkung.
nuns-not-used-twice = Der Segen „{ $blessing }“ ist verbraucht.
nuns-not-held = Den Segen „{ $blessing }“ hast du nicht.
nuns-not-for-a-die = Der Segen „{ $blessing }“ hilft nicht beim Würfeln.
nuns-not-before-use = Sag erst „{ $example }“; wo der falsche Lärm liegt, wird zuletzt gefragt.
nuns-not-before-true = Erst der echte Lärm; der falsche kommt zuletzt.
nuns-not-kept = Du hast deinen Segen in diesem Zug behalten.
nuns-not-false-now = Eine Novizin macht falschen Lärm nur, wenn sie selbst für Lärm gewürfelt hat.
nuns-not-false-patrol = Wächterinnen machen falschen Lärm nur, während eine von ihnen zieht.
nuns-not-path-now = Die { $guard } ist auf der Route { $path }; eine neue Karte gibt es an deren Ende.
nuns-not-path-end = Die Route { $path } hat auf Ort { $place } kein Ende.
nuns-not-path-held = Die Route { $path } ist vergeben: Die { $guard } ist darauf unterwegs.
nuns-not-path-used = Die Route { $path } ist schon benutzt.
nuns-not-before-path = Wähle erst eine Route für die { $guard }.
nuns-not-u-turn-needed = An diesem Tisch kann man jede Route wieder nehmen, also gibt es keine Kehrtwenden.
nuns-not-u-turns = An diesem Tisch gibt es keine Kehrtwenden.
nuns-not-u-turn-left = Es ist keine Kehrtwende mehr übrig.
nuns-not-u-turn-yet = Die { $guard } hat noch keine Route beendet, die sie zurückgehen könnte.
nuns-not-paces-left =
    { $steps ->
        [one] Die { $guard } hat { $steps } Schritt gemacht und kann nicht weiter.
       *[other] Die { $guard } hat { $steps } Schritte gemacht und kann nicht weiter.
    }
nuns-not-off-path = Die { $guard } hat keinen Grund, die Route { $path } zu verlassen: Der nächste Schritt führt auf Ort { $place }.
nuns-not-way-back = Die { $guard } hat keinen Grund, der Route { $path } fernzubleiben. Ein kürzester Weg zurück beginnt hier: { $places }.
nuns-not-stop-yet =
    { $steps ->
        [one] Die { $guard } muss mindestens { $steps } Schritt machen.
       *[other] Die { $guard } muss mindestens { $steps } Schritte machen.
    }
nuns-not-walk-anyway =
    { $steps ->
        [one] Bis zu { $steps } Schritt ist es ohnehin ein Gehen: Sag einfach „{ $example }“.
       *[other] Bis zu { $steps } Schritten ist es ohnehin ein Gehen: Sag einfach „{ $example }“.
    }
nuns-not-walk-so-long =
    { $steps ->
        [one] Auch mit „{ $blessing }“ hat ein Gehen höchstens { $steps } Schritt.
       *[other] Auch mit „{ $blessing }“ hat ein Gehen höchstens { $steps } Schritte.
    }
nuns-not-guard-card = Die Karte einer Wächterin folgt aus ihren Schritten: Lass sie stehen bleiben, wenn sie weit genug ist.

## Optionen des Tisches

nuns-option-novices_per_player = Novizinnen je Person
nuns-option-novices_per_player-why = Wie viele Novizinnen führt jede Person? Zu wenigen spielt man gern mit zwei oder drei.
nuns-option-blessings = Segen
nuns-option-blessings-why = Bekommt jede eine geheime Karte, die einmal eine Regel beugt?
nuns-option-capture_limit = Die Wächterinnen gewinnen
nuns-option-capture_limit-why = Wie oft müssen sie jemanden erwischen?
nuns-option-capture_limit-novices = So oft, wie es Novizinnen gibt
nuns-option-capture_limit-players = So oft, wie Personen spielen
nuns-option-capture_limit-more_than_novices = Einmal mehr, als es Novizinnen gibt
nuns-option-capture_limit-more_than_players = Einmal mehr, als Personen spielen
nuns-option-sight = Was Wächterinnen sehen
nuns-option-sight-why = Den Halbkreis vor ihnen oder den Raum, in dem sie sind?
nuns-option-sight-arc = Halbkreis
nuns-option-sight-rooms = Den Raum
nuns-option-first_path = Wann nehmen die Wächterinnen ihre erste Route?
nuns-option-first_path-first_move = Beim ersten Zug
nuns-option-first_path-setup = Vor dem Spiel
nuns-option-run_range = Wie weit ist Rennen?
nuns-option-run_range-1_to_5 = 1 bis 5 Schritte
nuns-option-run_range-5 = 5 Schritte
nuns-option-short_ranges = Wie weit sind Schleichen und Gehen?
nuns-option-short_ranges-1_to_2_and_3_to_4 = 1 oder 2, 3 oder 4
nuns-option-short_ranges-2_and_3 = 2 und 3
nuns-option-slow_novices = Erster Zug der Novizinnen?
nuns-option-slow_novices-false = Doppelt so weit
nuns-option-slow_novices-true = Wie jeder andere
nuns-option-allow_revisit = Darf ein Zug denselben Ort zweimal berühren?
nuns-option-novice_may_enter_guard = Eine Novizin tritt auf eine Wächterin?
nuns-option-novice_may_enter_guard-true = Sie ist erwischt
nuns-option-novice_may_enter_guard-false = Geht nicht
nuns-option-sight_range = Wie weit sehen die Wächterinnen?
nuns-option-sight_range-6 = 6 Schritte
nuns-option-sight_range-none = Ohne Grenze
nuns-option-shrine_hidden = Verbirgt der Schrein (82), wer darin ist?
nuns-option-pivot_check = Sieht eine Wächterin, während sie sich dreht?
nuns-option-vanish_shows_direction = Eine gesehene Novizin verschwindet: Sieht man wohin?
nuns-option-guard_max = Wie viele Schritte macht eine Wächterin höchstens?
nuns-option-deviate_on = Für welche Marker darf eine Wächterin ihre Route verlassen?
nuns-option-deviate_on-own = Die sie sieht oder hört
nuns-option-deviate_on-any = Für alle
nuns-option-deviate_on-beside = Die neben ihr und Spuren, die sie sieht
nuns-option-paths_reusable = Dürfen Routenkarten wieder benutzt werden?
nuns-option-u_turns = Wie viele Kehrtwenden gibt es?
nuns-option-run_noise = Ist Rennen lauter?
nuns-option-run_noise-1 = Ja, um 1
nuns-option-run_noise-0 = Nein
nuns-option-deaf_after_run = Hören Wächterinnen, die gerannt sind, nichts?
nuns-option-deaf_after_run-both = Wenn beide rannten
nuns-option-deaf_after_run-each = Wer rannte
nuns-option-deaf_after_run-never = Sie hören immer
nuns-option-tie = Mehrere kommen in derselben Runde heim: Wer gewinnt?
nuns-option-tie-shared = Alle
nuns-option-tie-fewest_captures = Wer am seltensten erwischt wurde
nuns-option-rounds = Wie viele Runden hat die Nacht?
nuns-option-safe_cell = Ist eine Novizin in ihrer Zelle sicher?
nuns-option-forced_first_walk = Muss eine Erwischte sofort heimwärts gehen?
nuns-option-swift_foot = Ist der Segen „Flinker Fuß“ im Spiel?
nuns-option-turn_in_sight = Darf eine Erwischte ihre Karte wenden, wenn man sie sieht?
nuns-option-roll_after_turning = Würfelt sie auf Lärm, wenn sie sie nach dem Heimweg wendet?
nuns-option-caught_give_permission = Darf eine Wächterin wegen einer Erwischten ihre Route verlassen?
nuns-option-map = Welcher Plan des Klosters?
nuns-option-map-printed = 2010
nuns-option-sight_lines = Welche Sichtlinien?
nuns-option-sight_lines-printed = Unsere
nuns-option-cards = Welche Werte auf den Karten?
nuns-option-cards-printed = Unsere

## Was man wissen kann

nuns-matter-place = Wo ist { $novice }?
nuns-matter-key = Hat { $novice } ihren Schlüssel?
nuns-matter-wish = Hat { $novice } ihren Wunsch?
nuns-matter-wish_card = Welchen Wunsch hat { $novice }?
nuns-matter-known_place = Wo können die anderen { $novice } vermuten?
nuns-matter-known_key = Können sie glauben, dass { $novice } ihren Schlüssel hat?
nuns-matter-known_wish = Können sie glauben, dass { $novice } ihren Wunsch hat?
nuns-matter-known_wish_card = Welchen Wunsch können sie bei { $novice } vermuten?
nuns-right-place = Richtig: { $novice } ist auf Ort { $name }.
nuns-thought-wish_card =
    { $you ->
        [1] Ich dachte, deine { $novice } will „{ $name }“: { $share } %.
       *[other] Ich dachte, { $novice }, gespielt von { $seat }, will „{ $name }“: { $share } %.
    }
nuns-alternative-yes = ja
nuns-alternative-no = nein
nuns-note-unmasked-wish_card = Von hier an war klar, was { $novice } sich wünscht: { $name }.
nuns-note-kept-place = { $novice } war zuletzt nicht zu finden: Wer zusah, gab dem richtigen Ort, { $name }, { $percent } %.
nuns-note-lucky = { $seat } hatte Glück beim Suchen: { $right }-mal kam eine Novizin in Sicht, zu erwarten waren { $expected }.
nuns-note-unlucky = { $seat } hatte Pech beim Suchen: { $right }-mal kam eine Novizin in Sicht, zu erwarten waren { $expected }.
nuns-why-on_board = { $novice } steht für alle sichtbar auf dem Plan.
nuns-why-in_cell = { $novice } hat ihre Zelle noch nicht verlassen.
nuns-why-seen_in = { $novice } wurde dort in Runde { $round } gesehen.
nuns-why-only_place = Was von { $novice } zu sehen und zu hören war, lässt nur diesen Ort übrig.
nuns-why-clue = Punkt { $fact } schließt { $answers } aus.
nuns-why-key_never = Noch kein Zug von { $novice } kann auf einem Schlüssel geendet haben.
nuns-why-key_sight = Was in Runde { $round } von { $novice } zu sehen war, geht nur mit Schlüssel.
nuns-why-key_walk = { $novice } ging in Runde { $round } auf einem Weg heim, für den man einen Schlüssel braucht.
nuns-why-key_rest = Seit Runde { $round } geht das, was von { $novice } zu hören und nicht zu sehen war, nur mit Schlüssel.
nuns-why-wish_lost = { $novice } wurde in Runde { $round } erwischt: Ein Wunsch kam zurück, und seither kann kein Zug auf ihm geendet haben.
nuns-why-wish_never = Noch kein Zug von { $novice } mit Schlüssel kann auf einem Wunsch geendet haben.
nuns-why-wish_rest = Was man von { $novice } weiß, geht nur mit ihrem Wunsch.
nuns-why-only_card = Nur dieser Wunsch passt zu dem, was man von { $novice } und den anderen weiß.
nuns-why-other_card = Dieser Wunsch passt nicht zu dem, was man von { $novice } und den anderen weiß.
nuns-why-own_card = Diesen Wunsch hast du selbst: { $wish_card }.
