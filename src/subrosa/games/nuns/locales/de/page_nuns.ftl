### The map

page-nuns-map = Plan des Klosters
page-nuns-tower = Turm
page-nuns-tools = Der Plan
page-nuns-follow = Folgen
page-nuns-fit = Das ganze Kloster
page-nuns-nearer = Näher
page-nuns-farther = Weiter weg
page-nuns-layers = Ebenen
page-nuns-layer-numbers = Zahlen
page-nuns-layer-names = Namen der Räume
page-nuns-layer-ways = Wege der Wächterinnen
page-nuns-layer-seenfrom = Von wo man mich sehen kann
page-nuns-layer-trail = Mein letzter Zug
page-nuns-eye = Wer sieht diesen Ort?
page-nuns-eye-how = Wähle einen Ort: Hier steht, ob die Wächterinnen ihn sehen und warum.
page-nuns-goto = Zu Ort
page-nuns-guard-away = { $guard }, nicht im Bild
page-nuns-legend-plan = dein Plan, nur für dich
page-nuns-legend-ways = Weg einer Wächterin (3, 4: Ende beim Gehen)
page-nuns-legend-lit = jetzt gesehen
page-nuns-legend-from = von hier sieht man dich
page-nuns-legend-free = Route, die sie verlassen darf
page-nuns-legend-bound = Route, die sie bindet
page-nuns-legend-lit-guards = das sehen die Wächterinnen
page-nuns-legend-line = { $novice } muss darin sein
page-nuns-legend-glow = wahrscheinlich
page-nuns-legend-candle = Kerze brennt: nicht auf dem Plan
page-nuns-next-step = nächster Schritt
page-nuns-offered = wählbar
page-nuns-planned = geplant
page-nuns-caught-card = Sie geht offen nach Hause. Niemand hört oder erwischt sie, bis sie ihre Karte wendet.
page-nuns-north = Norden
page-nuns-northeast = Nordosten
page-nuns-east = Osten
page-nuns-southeast = Südosten
page-nuns-south = Süden
page-nuns-southwest = Südwesten
page-nuns-west = Westen
page-nuns-northwest = Nordwesten

## The rail

page-nuns-round = Runde
page-nuns-of = von { $rounds }
page-nuns-phase-novices = Novizinnen ziehen
page-nuns-phase-noise = Lärm
page-nuns-phase-guards = Wächterinnen ziehen
page-nuns-phase-listening = Wächterinnen lauschen
page-nuns-bot = Bot
page-nuns-moves = am Zug
page-nuns-last-cards = Letzte Karten
page-nuns-path-to = { $colour }, bis { $place }
page-nuns-heard-on = gehört bei { $places }
page-nuns-heard = gehört
page-nuns-me = ich
page-nuns-in-secret = Die Novizinnen wählen geheim. Niemand sieht, wer fertig ist.
page-nuns-candle-lit = In ihrer Zelle brennt eine Kerze: Sie steht nicht auf dem Plan.
page-nuns-lately = Zuletzt

## The now bar: a novice

page-nuns-pill-secret = Dein geheimer Zug
page-nuns-pill-guard = Du bist am Zug: { $guard }
page-nuns-first-double = Der erste Zug zählt doppelt.
page-nuns-card-line = Zeige auf eine Karte und sieh, wo sie enden kann.
page-nuns-cards = Karten
page-nuns-walk-line = Drei oder vier Schritte auf einem kürzesten Weg, offen.
page-nuns-steps-needed =
    { $steps ->
        [0] { $card }: { $needed ->
            [one] mindestens ein Schritt.
           *[other] mindestens { $needed } Schritte.
        }
        [one] { $card }: { $steps } Schritt geplant, mindestens noch { $needed }.
       *[other] { $card }: { $steps } Schritte geplant, mindestens noch { $needed }.
    }
page-nuns-steps-free =
    { $left ->
        [one] { $steps ->
            [one] { $card }: { $steps } Schritt geplant. Anhalten oder noch einer?
           *[other] { $card }: { $steps } Schritte geplant. Anhalten oder noch einer?
        }
       *[other] { $steps ->
            [0] { $card }: Wohin?
            [one] { $card }: { $steps } Schritt geplant. Anhalten oder bis zu { $left } weitere?
           *[other] { $card }: { $steps } Schritte geplant. Anhalten oder bis zu { $left } weitere?
        }
    }
page-nuns-steps-swift = Flinker Fuß erlaubt einen Schritt mehr; er wird mit deiner Karte gezeigt.
page-nuns-steps-last =
    { $steps ->
        [one] { $card }: { $steps } Schritt geplant, mehr geht nicht. Anhalten?
       *[other] { $card }: { $steps } Schritte geplant, mehr geht nicht. Anhalten?
    }
page-nuns-onto-guard = Auf { $place } steht die { $guard }: Du bist erwischt, dein Zug ist zu Ende.
page-nuns-stopped = Du hast auf { $place } angehalten. Niemand sieht, dass du fertig bist.
page-nuns-guard-in-cell = Eine Wächterin sieht dich in deiner Zelle: Du stehst still.
page-nuns-step-number = Schritt { $step }
page-nuns-the-last-one = der letzte
page-nuns-chip-dark = { $place } dunkel
page-nuns-chip-seen = { $place } gesehen
page-nuns-chip-guard = { $place }: erwischt
page-nuns-step-back = Zurück
page-nuns-stop = Anhalten
page-nuns-walk-to = Bis { $place } gehen
page-nuns-uncover-to-move = Aufdecken, um zu wählen
page-nuns-carries = Der Wurf reicht { $count } weit; es hören ihn: { $guards }.
page-nuns-carries-nobody = Der Wurf reicht { $count } weit: Niemand hört ihn.
page-nuns-not-now-blessing = Jetzt hilft er nicht.

## The now bar: the guards

page-nuns-gauge-walk = { $step } gehen
page-nuns-gauge-run = { $step } rennen
page-nuns-stop-after = Anhalten: ab Schritt 3
page-nuns-false-where = Falscher Lärm: neben welcher Wächterin? Sie ist von da an frei.
page-nuns-false-at = Falscher Lärm auf { $place }, { $guard }
page-nuns-path-leads = bis { $place }, { $steps }
page-nuns-path-ends = Ziel der Route
page-nuns-locked = verschlossen
page-nuns-order-line = Die zweite kann nutzen, was die erste ans Licht bringt.

## If you stop

page-nuns-risk = Wenn du anhältst
page-nuns-if-stop = Wenn du auf { $place } anhältst
page-nuns-you-are-on = Du bist auf { $place }
page-nuns-seen-from =
    { $count ->
        [one] zu sehen von { $places }
        [2] zu sehen von { $places }
        [3] zu sehen von { $places }
       *[other] zu sehen von { $count } Orten
    }
page-nuns-seen-from-nowhere = von nirgends zu sehen
page-nuns-seen-on-way = Du wirst gesehen auf { $places }.
page-nuns-unseen-so-far = Bisher ungesehen.
page-nuns-unseen-all-way = Den ganzen Weg ungesehen.
page-nuns-unseen-now = Keine Wächterin sieht dich.
page-nuns-step-is-seen = Auf { $place } würdest du gesehen: { $guards }.
page-nuns-step-is-dark = Auf { $place } sieht dich keine Wächterin.
page-nuns-card-reaches = { $card }. { $count } Orte sind zu erreichen, { $silent } davon ungehört.
page-nuns-seen = Gesehen
page-nuns-unseen = Ungesehen
page-nuns-all-steps =
    { $count ->
        [one] der eine Schritt
       *[other] alle { $count } Schritte
    }
page-nuns-unheard = Ungehört
page-nuns-heard-in-six = Gehört: { $count } von 6
page-nuns-heard-on-faces = gehört bei { $faces }
page-nuns-in-six = { $count } von 6
page-nuns-silent = lautlos
page-nuns-instead = Stattdessen:
page-nuns-instead-one = { $card } bis { $place }

## My secret wish

page-nuns-wish = Mein geheimer Wunsch
page-nuns-wish-of = Geheimer Wunsch von { $novice }
page-nuns-key-taken = Schlüssel da
page-nuns-home = Zuhause
page-nuns-in-round = Runde { $round }
page-nuns-from = Von { $place }:

## The guards’ panels

page-nuns-may-leave = Darf die { $guard } die Route verlassen?
page-nuns-leave-yes = ja, in diesem Zug
page-nuns-leave-no = nein, sie bindet
page-nuns-leave-no-heard = kein Lärm
page-nuns-leave-no-sees = niemand in Sicht
page-nuns-leave-no-trace = keine Spuren
page-nuns-last-known = Zuletzt bekannt
page-nuns-last-seen = auf { $place } gesehen, Runde { $round }
page-nuns-last-noise = Lärm auf { $place }, Runde { $round }
page-nuns-last-never = nie gesehen, nie gehört
page-nuns-listening = Danach lauschen
page-nuns-walk-listens = Gehen: Sie lauscht.
page-nuns-die-and = Würfel und Karte: { $cards }
page-nuns-run-deaf = Rennen: Sie lauscht nicht.
page-nuns-both-run = Beide: nächste Runde kein Wurf.

## Tabs

page-nuns-sheet = Mein Blatt
page-nuns-row-card = Karte
page-nuns-row-steps = Schritte
page-nuns-row-place = Ort
page-nuns-row-took = Nahm
page-nuns-took-key = S
page-nuns-took-wish = W
page-nuns-took-caught = E
page-nuns-sheet-note = Runde { $round } ist dein Plan. S Schlüssel, W Wunsch, E erwischt. Am Ende der Partie wird das Blatt aufgedeckt.
page-nuns-paths = Routen
page-nuns-u-turns =
    { $count ->
        [0] Keine Kehrtwende mehr übrig.
        [one] Eine Kehrtwende ist übrig.
       *[other] { $count } Kehrtwenden sind übrig.
    }
page-nuns-end-line =
    { $captures ->
        [0] Runde { $round } von { $rounds }, niemand erwischt.
        [one] Runde { $round } von { $rounds }, einmal erwischt.
       *[other] Runde { $round } von { $rounds }, { $captures }-mal erwischt.
    }
page-nuns-end-ways = Alle Wege der Nacht

## Keys

page-nuns-key-cards = stehen, schleichen
page-nuns-key-run = rennen
page-nuns-key-walk = gehen; sonst: wer sieht diesen Ort
page-nuns-key-arrows = der nächste Nachbar in dieser Richtung
page-nuns-key-enter = den Ort nehmen oder anhalten
page-nuns-key-back = einen Schritt zurück
page-nuns-key-follow = folgen
page-nuns-key-fit = das ganze Kloster
page-nuns-key-nearer = näher
page-nuns-key-farther = weiter weg
page-nuns-key-layers = Ebenen
page-nuns-key-eye = wer sieht diesen Ort
page-nuns-key-goto = zu einem Ort, mit seiner Zahl
page-nuns-key-novice = die nächste Novizin
page-nuns-key-ways = Wege der Wächterinnen
page-nuns-key-close = schließen

## The log and the notebook

nuns-heading = Runde { $round }
page-nuns-heat = Wo kann sie sein?
page-nuns-heat-nobody = Niemand
page-nuns-heat-me = { $novice }: was sie über mich wissen können
page-nuns-heat-behaviour = danach, wie sie spielen
page-nuns-where = Wo können sie sein?
page-nuns-where-glow = Linie: sicher, Schein: vermutet
page-nuns-where-line = Linie: sicher
page-nuns-places = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
page-nuns-likeliest = { $share } auf { $place }
page-nuns-of-me = Was sie über mich wissen können
page-nuns-step-to = Schritt nach
page-nuns-chance = Aussicht, { $novice } zu sehen
page-nuns-chance-anybody = Aussicht, jemanden zu sehen
page-nuns-at-once = jetzt
page-nuns-by-step = bis Schritt { $step }
page-nuns-seen-by-step = Gesehen bis Schritt
page-nuns-anybody = Jemand
page-nuns-ahead-spoken = { $novice }: bis Schritt { $step } gesehen { $share }, danach gehört { $heard }
page-nuns-ahead-silent = { $novice }: bis Schritt { $step } gesehen { $share }
page-nuns-walk-and-listen = Bis { $place } gehen und lauschen:
page-nuns-listen-from = auf { $place }, wenn bis dahin ungesehen
page-nuns-order-bound = sie folgt ihr
nuns-notes-key = Schlüssel
nuns-notes-wish = Wunsch
nuns-notes-home = Auf dem Heimweg

## A new table

nuns-preset-2010 = 2010
nuns-preset-2025 = 2025
nuns-preset-web = Web
nuns-preset-2010-how = Das Original: Laternen leuchten einen Halbkreis weit, sechs Schritte.
nuns-preset-2025-how = Die neue Ausgabe: Eine Wächterin sieht den ganzen Raum, in dem sie ist.
nuns-preset-web-how = Wie im Netz gespielt: Sicht ohne Grenze, keine Segen, die eigene Zelle ist sicher.

# What gives away, by kind of move (my page)
nuns-away-play = Wie du gehst
nuns-away-step = Wege, die du gehst
nuns-away-stop = Wo du stehen bleibst
nuns-away-use = Segen, die du nutzt
