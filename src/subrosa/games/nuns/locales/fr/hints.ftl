## Pourquoi un bon joueur ferait cela : les novices

nuns-hint-key = Pas restants jusqu’à sa clé : { $count } au lieu de { $instead }.
nuns-hint-wish = Pas restants jusqu’à son souhait : { $count } au lieu de { $instead }.
nuns-hint-home = Pas restants jusqu’à sa cellule : { $count } au lieu de { $instead }.
nuns-hint-takes_key = Elle obtient ainsi la clé.
nuns-hint-takes_wish = Elle obtient ainsi ce qu’elle souhaite en secret.
nuns-hint-takes_home = Elle rentre ainsi avec la clé et le souhait.
nuns-hint-caught = Risque de se faire attraper : { $count } % au lieu de { $instead } %.
nuns-hint-seen = Lieux de son chemin qu’une gardienne voit : { $count } au lieu de { $instead }.
nuns-hint-heard = On l’entend pour { $count } faces du dé sur { $faces } au lieu de { $instead }.
nuns-hint-expected = Les gardiennes l’attendraient là à { $count } % au lieu de { $instead } %.
nuns-hint-open = Lieux où elle pourrait alors être pour les gardiennes : { $count } au lieu de { $instead }.
nuns-hint-dark = Elle finit dans le noir.
nuns-hint-turn = De nouveau en fuite, le risque d’être attrapée ne serait que de { $share } %.
nuns-hint-stay = De nouveau en fuite, le risque d’être attrapée serait de { $share } %.
nuns-hint-blessed = On l’a entendue, et la bénédiction peut encore aider.
nuns-hint-unheard = Personne ne l’entend : la bénédiction peut attendre.
nuns-hint-in_vain = La bénédiction n’aiderait guère : mieux vaut la garder.
nuns-hint-tokens = Lieux d’où le bruit pourrait venir : { $count } au lieu de { $instead }.
nuns-hint-misleads = La gardienne la plus proche est menée sur une fausse piste.
nuns-hint-astray = Pas entre le bruit et elle : { $count } au lieu de { $instead }.

## De même : les gardiennes

nuns-hint-free = Le faux bruit lui permet de quitter son trajet.
nuns-hint-no_noise = Quitter le trajet rapporterait trop peu : mieux vaut garder le faux bruit.
nuns-hint-catches = Novices attrapées à coup sûr : { $count } au lieu de { $instead }.
nuns-hint-sight = Chance de voir une novice : { $count } % au lieu de { $instead } %.
nuns-hint-hears = Chance d’entendre ensuite une novice : { $count } % au lieu de { $instead } %.
nuns-hint-clears = Lieux suspects qui deviennent visibles : { $count } au lieu de { $instead }.
nuns-hint-bound = Elle doit suivre son trajet, et ce qu’elle voit dit à l’autre où aller.
nuns-hint-both = Chance que les deux ensemble voient une novice : { $count } % au lieu de { $instead } %.
nuns-hint-path = On peut y attendre { $share } % de novices en plus.
nuns-hint-reroll = Le dé montre { $die } : cela ne peut guère être pire.
nuns-hint-no_reroll = Le dé montre { $die } : c’est assez bon.
nuns-hint-sharpen = Un pas plus loin, quelqu’un peut être à portée d’oreille : { $share } %.
nuns-hint-no_sharpen = Un pas plus loin, il n’y a presque personne : { $share } %.
