## Grands moments ; own : ma novice

nuns-tale-deal = Les novices se glissent hors de leurs cellules.
nuns-tale-seen-by = La mère { $guard } voit { $novice } au lieu { $place }.
nuns-tale-seen-mine = On vous voit au lieu { $place }.
nuns-tale-seen-mine-by = La mère { $guard } vous voit au lieu { $place }.
nuns-tale-heard = La mère { $guard } entend { $novice }.
nuns-tale-caught = La mère { $guard } attrape { $novice } au lieu { $place }.
nuns-tale-caught-own = La mère { $guard } vous attrape au lieu { $place }. Vous rentrez ; vous choisirez le chemin.
nuns-tale-key = Vous avez la clé. À votre souhait maintenant.
nuns-tale-wish = Vous avez votre souhait. À la maison maintenant.

## Signs on the line of a replay

nuns-moment-seen = Une novice est vue
nuns-moment-caught = Une novice est attrapée
nuns-moment-heard = On entend un bruit

## Around the match

nuns-watch = Vous voyez ce que voient les gardiennes : lumière, bruits, et les novices attrapées ou en vue. Leurs chemins secrets restent dans l’ombre jusqu’à la fin.
nuns-part-guards = gardiennes
nuns-part-novices = novice
