## Moments on the stage; monks, others: several, as “Red, Blue”; own: my own monk

rose-tale-deal = The abbey is laid out and the cards are dealt.
rose-tale-night =
    Night falls: { $monks } { $many ->
        [one] gets
       *[other] get
    } most, { $points } evidence.
rose-tale-night-own = Night falls: { $monk } gets { $gets } evidence and stands at { $now }.
rose-tale-night-line = Most goes to { $monks }: +{ $points }. Least stands against { $others }: { $least }.
rose-tale-dawn =
    { $me ->
        [yes] Day { $day }, “{ $event }”. You begin.
       *[no] Day { $day }, “{ $event }”. { $seat } begins.
    }
rose-tale-not =
    { $me ->
        [yes] You are not { $monk }.
       *[no] { $seat } is not { $monk }.
    }
rose-tale-conversion = William meets Adson: suspicion becomes evidence.
rose-tale-sealed = Your accusation is laid.
rose-stage-night-title = Night falls on the abbey
rose-stage-night-how =
    { $me ->
        [yes] You ended day { $day }. The order of suspicion becomes evidence.
       *[no] { $seat } ended day { $day }. The order of suspicion becomes evidence.
    }
rose-stage-night-name = Night of day { $day }
rose-stage-night-stands = Evidence after day { $day }
rose-stage-conversion-title = Suspicion becomes evidence
rose-stage-dawn-title = Day { $day }
rose-stage-revelation-title = They are not
rose-stage-revelation-name = { rose-moment-revelation }
rose-stage-stays = stays { $points }
rose-stage-card = 2 evidence at the end

## Signs on the line of a replay

rose-moment-night = Night
rose-moment-revelation = Revelation
rose-moment-called = William or Adson is called

## Around the match

rose-watch = You see the board and every card that is played. Who is which monk, and what is in hand, stays hidden until the end.
