## Grands moments ; own : ma novice

nuns-tale-deal = Les novices se glissent hors de leurs cellules.
nuns-tale-seen-by = La mère { $guard } voit { $novice } au lieu { $place }.
nuns-tale-seen-mine = La mère { $guard } vous voit au lieu { $place }.
nuns-tale-heard = La mère { $guard } entend { $novice }.
nuns-tale-unheard-at = { $novice }, { $card }, dé { $die } : pas entendue.
nuns-tale-heard-at = { $novice }, { $card }, dé { $die } : entendue en { $place }.
nuns-tale-listens-at = La mère { $guard } écoute, fait { $die } : entend { $novices }.
nuns-tale-heard-one = { $novice } au { $place }
nuns-tale-caught = La mère { $guard } attrape { $novice } au lieu { $place }.
nuns-tale-caught-own = La mère { $guard } vous attrape au lieu { $place }. Vous rentrez ; vous choisirez le chemin.
nuns-tale-key = Vous avez la clé. À votre souhait maintenant.
nuns-tale-wish = Vous avez votre souhait. À la maison maintenant.
nuns-tale-end =
    { $how ->
        [came_home]
            { $count ->
                [one] { $novices } est chez elle avec son souhait.
               *[other] { $novices } sont chez elles avec leurs souhaits.
            }
        [guards_won_by_captures]
            { $captures ->
                [one] Les gardiennes ont attrapé { $captures } novice.
               *[other] Les gardiennes ont attrapé { $captures } novices.
            }
       *[guards_won_by_time] Le jour se lève : les gardiennes gagnent.
    }

## Signs on the line of a replay

nuns-moment-seen = Une novice est vue
nuns-moment-caught = Une novice est attrapée
nuns-moment-heard = On entend un bruit

## Around the match

nuns-watch = Vous voyez ce que voient les gardiennes : lumière, bruits, et les novices attrapées ou en vue. Leurs chemins secrets restent dans l’ombre jusqu’à la fin.
nuns-part-guards = gardiennes
nuns-part-novices = novice
