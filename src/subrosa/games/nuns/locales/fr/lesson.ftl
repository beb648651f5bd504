## The lesson, at most sixty words a thought

nuns-lesson-wish-title = Votre souhait secret
nuns-lesson-wish = Vous êtes une novice, debout la nuit. Votre carte nomme une clé et un souhait enfermé. Prenez la clé, puis le souhait, et soyez dans votre cellule avant les autres, avant la fin de la nuit.
nuns-lesson-map-title = Le couvent, la nuit
nuns-lesson-map = Chaque point est un lieu, chaque trait un pas. L’abbesse et la prieure suivent leurs trajets, lanterne en main. Vous seule voyez où vous êtes, tant que personne ne vous voit ni ne vous entend.
nuns-lesson-card-title = Vite, c’est bruyant
nuns-lesson-card = Choisissez votre allure : rester immobile, se faufiler, marcher ou courir. Tous voient la carte, personne le chemin. Plus vite, plus de bruit. Au premier déplacement, on va deux fois plus loin. Marcher est un bon début.
nuns-lesson-way-title = Trouvez votre chemin
nuns-lesson-way = Faites vos pas vers la clé, et arrêtez-vous quand vous voulez, selon la carte. Évitez la lumière : ce qu’une gardienne peut voir est marqué. Personne n’apprend quand vous vous êtes arrêtée.
nuns-lesson-noise-title = Un dé pour chaque bruit
nuns-lesson-noise = Après le déplacement, un dé est lancé : avec le bruit de votre carte, il dit jusqu’où l’on vous entend. Si une gardienne vous entend, vous posez près d’elle un marqueur de bruit, sur le chemin vers vous : une direction, pas un lieu.
nuns-lesson-sight-title = En pleine lumière
nuns-lesson-sight = Si une gardienne vous voit, tous vous voient sur le plan, et elle peut quitter son trajet. Sortez de sa vue, vous disparaissez ; des traces de pas montrent par où. Attrapée, vous rentrez à découvert, jusqu’à ce que vous retourniez votre carte.
nuns-lesson-sheet-title = La feuille de route
nuns-lesson-sheet = Votre feuille garde, tour après tour, où vous étiez ; à vous seule jusqu’à la fin. Le journal dit ce que tous ont vu et entendu. Les gardiennes s’en servent : pensez à ce que vos bruits ont dit.
nuns-lesson-home-title = Clé, souhait, lit
nuns-lesson-home = La première rentrée avec son souhait gagne. Les gardiennes gagnent par assez de captures, ou au matin. Chacune pour soi, mais un bruit ailleurs aide toutes. La nuit est à vous : jouez la suite, ou revenez.
