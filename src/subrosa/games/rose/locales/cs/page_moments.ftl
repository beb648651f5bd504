## Velké chvíle; monks, others: několik, třeba „Červený, Modrý“; own: můj mnich

rose-tale-deal = Opatství je připravené a karty jsou rozdané.
rose-tale-night =
    Padá noc: { $monks } { $many ->
        [one] dostává
       *[other] dostávají
    } nejvíc, { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    }.
rose-tale-night-own =
    Padá noc: { $monk } dostává { $gets ->
        [one] { $gets } indicii
        [few] { $gets } indicie
       *[other] { $gets } indicií
    } a má jich { $now }.
rose-tale-night-line = Nejvíc dostává { $monks }: +{ $points }. Nejméně jich má { $others }: { $least }.
rose-tale-dawn =
    { $me ->
        [yes] Den { $day }, „{ $event }“. Začínáš.
       *[no] Den { $day }, „{ $event }“. Začíná { $seat }.
    }
rose-tale-not =
    { $me ->
        [yes] { $monk } nejsi ty.
       *[no] { $seat } není { $monk }.
    }
rose-tale-conversion = William potkává Adsona: z podezření jsou indicie.
rose-tale-sealed = Tvé tipy leží na stole.
rose-stage-night-title = Na opatství padá noc
rose-stage-night-how =
    { $me ->
        [yes] Den { $day } končí tvým tahem. Pořadí v podezření se mění v indicie.
       *[no] Den { $day } ukončuje { $seat }. Pořadí v podezření se mění v indicie.
    }
rose-stage-night-name = Noc po { $day }. dni
rose-stage-night-stands = Indicie po { $day }. dni
rose-stage-conversion-title = Z podezření jsou indicie
rose-stage-dawn-title = Den { $day }
rose-stage-revelation-title = Toto nejsou
rose-stage-revelation-name = { rose-moment-revelation }
rose-stage-stays = zůstává { $points }
rose-stage-card = 2 indicie na konci

## Signs on the line of a replay

rose-moment-night = Noc
rose-moment-revelation = Odhalení
rose-moment-called = Je povolán William nebo Adson

## Around the match

rose-watch = Vidíš plán a každou zahranou kartu. Kdo je který mnich a co má v ruce, zůstane do konce skryté.
