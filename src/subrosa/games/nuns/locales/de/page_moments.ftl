## Große Augenblicke; own: die eigene Novizin

nuns-tale-deal = Die Novizinnen schleichen aus ihren Zellen.
nuns-tale-seen-by = Die { $guard } sieht { $novice } auf { $place }.
nuns-tale-seen-mine = Die { $guard } sieht dich auf { $place }.
nuns-tale-heard = Die { $guard } hört { $novice }.
nuns-tale-unheard-at = { $novice }, { $card }, würfelt { $die }: ungehört.
nuns-tale-heard-at = { $novice }, { $card }, würfelt { $die }: gehört auf { $place }.
nuns-tale-listens-at = Die { $guard } lauscht, würfelt { $die }: hört { $novices }.
nuns-tale-heard-one = { $novice } auf { $place }
nuns-tale-caught = Die { $guard } erwischt { $novice } auf { $place }.
nuns-tale-caught-own = Die { $guard } erwischt dich auf { $place }. Du gehst nach Hause; gleich wählst du den Weg.
nuns-tale-key = Du hast den Schlüssel. Nun zu deinem Wunsch.
nuns-tale-wish = Du hast deinen Wunsch. Nun nach Hause.
nuns-tale-end =
    { $how ->
        [came_home]
            { $count ->
                [one] { $novices } ist mit ihrem Wunsch zu Hause.
               *[other] { $novices } sind mit ihren Wünschen zu Hause.
            }
        [guards_won_by_captures]
            { $captures ->
                [one] Die Wächterinnen haben { $captures } Novizin erwischt.
               *[other] Die Wächterinnen haben { $captures } Novizinnen erwischt.
            }
       *[guards_won_by_time] Der Morgen dämmert: Die Wächterinnen gewinnen.
    }

## Signs on the line of a replay

nuns-moment-seen = Eine Novizin wird gesehen
nuns-moment-caught = Eine Novizin wird erwischt
nuns-moment-heard = Ein Geräusch ist zu hören

## Around the match

nuns-watch = Du siehst, was die Wächterinnen sehen: Licht, Geräusche und Novizinnen, die erwischt oder in Sicht sind. Ihre geheimen Wege bleiben bis zum Ende dunkel.
nuns-part-guards = Wächterinnen
nuns-part-novices = Novizin
