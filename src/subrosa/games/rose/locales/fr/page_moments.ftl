## Grands moments ; monks, others : plusieurs, comme « Rouge, Bleu » ; own : mon moine

rose-tale-deal = L’abbaye est en place et les cartes sont distribuées.
rose-tale-night =
    La nuit tombe : { $monks } { $many ->
        [one] reçoit
       *[other] reçoivent
    } le plus, { $points ->
        [one] { $points } indice
       *[other] { $points } indices
    }.
rose-tale-night-own =
    La nuit tombe : { $monk } reçoit { $gets ->
        [one] { $gets } indice
       *[other] { $gets } indices
    } et en est à { $now }.
rose-tale-night-line = Le plus pour { $monks } : +{ $points }. Le moins contre { $others } : { $least }.
rose-tale-dawn =
    { $me ->
        [yes] Jour { $day }, « { $event } ». Vous commencez.
       *[no] Jour { $day }, « { $event } ». { $seat } commence.
    }
rose-tale-not =
    { $me ->
        [yes] Vous n’êtes pas { $monk }.
       *[no] { $seat } n’est pas { $monk }.
    }
rose-tale-conversion = Guillaume rencontre Adson : les soupçons deviennent des indices.
rose-tale-sealed = Vos paris sont posés.
rose-stage-night-title = La nuit tombe sur l’abbaye
rose-stage-night-how =
    { $me ->
        [yes] Vous avez mis fin au jour { $day }. L’ordre des soupçons devient des indices.
       *[no] { $seat } a mis fin au jour { $day }. L’ordre des soupçons devient des indices.
    }
rose-stage-night-name = Nuit du jour { $day }
rose-stage-night-stands = Indices après le jour { $day }
rose-stage-conversion-title = Les soupçons deviennent des indices
rose-stage-dawn-title = Jour { $day }
rose-stage-revelation-title = Ils ne sont pas
rose-stage-revelation-name = { rose-moment-revelation }
rose-stage-stays = reste à { $points }
rose-stage-card = 2 indices à la fin

## Signs on the line of a replay

rose-moment-night = Nuit
rose-moment-revelation = Révélation
rose-moment-called = On appelle Guillaume ou Adson

## Around the match

rose-watch = Vous voyez le plateau et chaque carte jouée. Qui est quel moine, et ce que chacun a en main, reste caché jusqu’à la fin.
