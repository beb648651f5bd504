## Große Augenblicke; monks, others: mehrere, etwa „Rot, Blau“; own: der eigene Mönch

rose-tale-deal = Die Abtei ist aufgebaut, die Karten sind verteilt.
rose-tale-night =
    Die Nacht bricht an: { $monks } { $many ->
        [one] bekommt
       *[other] bekommen
    } am meisten, { $points ->
        [one] { $points } Indiz
       *[other] { $points } Indizien
    }.
rose-tale-night-own =
    Die Nacht bricht an: { $monk } bekommt { $gets ->
        [one] { $gets } Indiz
       *[other] { $gets } Indizien
    } und steht auf { $now }.
rose-tale-night-line = Am meisten für { $monks }: +{ $points }. Am wenigsten gegen { $others }: { $least }.
rose-tale-dawn =
    { $me ->
        [yes] Tag { $day }, „{ $event }“. Du beginnst.
       *[no] Tag { $day }, „{ $event }“. { $seat } beginnt.
    }
rose-tale-not =
    { $me ->
        [yes] Du bist nicht { $monk }.
       *[no] { $seat } ist nicht { $monk }.
    }
rose-tale-conversion = William trifft Adson: Verdacht wird zu Indizien.
rose-tale-sealed = Deine Tipps liegen verdeckt.
rose-stage-night-title = Nacht über der Abtei
rose-stage-night-how =
    { $me ->
        [yes] Du hast Tag { $day } beendet. Die Reihenfolge im Verdacht wird zu Indizien.
       *[no] { $seat } hat Tag { $day } beendet. Die Reihenfolge im Verdacht wird zu Indizien.
    }
rose-stage-night-name = Nacht nach Tag { $day }
rose-stage-night-stands = Indizien nach Tag { $day }
rose-stage-conversion-title = Verdacht wird zu Indizien
rose-stage-dawn-title = Tag { $day }
rose-stage-revelation-title = Das sind sie nicht
rose-stage-revelation-name = { rose-moment-revelation }
rose-stage-stays = bleibt { $points }
rose-stage-card = 2 Indizien am Ende

## Signs on the line of a replay

rose-moment-night = Nacht
rose-moment-revelation = Enthüllung
rose-moment-called = William oder Adson wird gerufen

## Around the match

rose-watch = Du siehst den Spielplan und jede gespielte Karte. Wer welcher Mönch ist und was auf der Hand ist, bleibt bis zum Ende verborgen.
