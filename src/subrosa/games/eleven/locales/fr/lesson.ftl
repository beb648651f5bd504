## The lesson, at most sixty words a thought

eleven-lesson-goal-title = Trouvez l’Élu
eleven-lesson-goal = L’un des huit personnages peut sauver le monde. Sa carte est à l’écart. Vous en tenez une qui n’est sûrement pas lui ; le reste est chez les autres ou dans la pile des inconnus. Un héros mène l’Élu à l’orgue avec quinze partitions.
eleven-lesson-auction-title = Le temps, c’est la monnaie
eleven-lesson-auction = Chaque heure a son événement ; puis viennent les enchères pour l’ordre du tour, payées en temps. Les premiers ont le choix de la figurine ; le dernier peut poser une tuile lieu. Le temps est la vie : à 0, on est hors jeu. Misez peu d’abord ; passer est gratuit.
eleven-lesson-clue-title = Posez un indice
eleven-lesson-clue = Des indices arrivent sur le plan, un par joueur, sauf du premier de l’ordre. Une figurine qui passe dessus peut le prendre ; rendu, il renforce une action. Posez-le là où vous passerez bientôt, loin des autres.
eleven-lesson-figure-title = N’importe quelle figurine, pour ce tour
eleven-lesson-figure = À votre tour, menez une figurine que personne n’a menée cette heure. Cela ne dit rien de votre carte. Chacune a une capacité immédiate : pointez ou touchez un portrait pour la lire. Choisissez.
eleven-lesson-gears-title = Tournez les engrenages
eleven-lesson-gears = Trois engrenages tournent ensemble, d’une, deux ou trois dents, à 1 unité de temps la dent. Ils montrent un transport, un nombre de pas et l’action du tour. Regardez ce qui viendrait avant de payer.
eleven-lesson-move-title = Marcher, rouler ou rester
eleven-lesson-move = Chaque pas coûte 1 unité de temps, jusqu’au nombre montré. Un trajet avec le transport montré est gratuit, d’une case de sa couleur à une autre. Prenez les indices au passage. Rester est gratuit, et souvent sage.
eleven-lesson-investigate-title = Qui n’est-ce pas ?
eleven-lesson-investigate = Enquêter montre une carte tirée au sort dans la main d’un autre joueur ou dans la pile des inconnus. Un personnage vu n’est pas l’Élu. Rayez jusqu’au dernier. Un regard ne coûte pas de temps, mais les autres cherchent aussi.
eleven-lesson-organ-title = Où est l’orgue ?
eleven-lesson-organ = Les quatre côtés de la boussole disent où l’orgue peut être : au nord, au sud, à l’ouest, à l’est de bâtiments. Le dernier de l’ordre peut y poser une tuile lieu. Avec la quatrième, l’orgue vient sur le plan.
eleven-lesson-fenrir-title = À l’heure cinq, le loup s’éveille
eleven-lesson-fenrir = Des rôles secrets sont distribués, et l’un de vous est Fenrir, qui veut prendre l’Élu. Qui croit gagner annonce la victoire, nomme l’Élu, et doit réussir dans ce même tour. Après la onzième heure, tous perdent.
eleven-lesson-declare-title = Annoncer la victoire
eleven-lesson-declare = À l’un de vos tours, vous pouvez annoncer la victoire : nommez l’Élu et menez dès lors sa figurine à l’orgue, avec quinze partitions, avant la fin du tour. Si le nom est faux ou si vous n’arrivez pas, vous êtes hors jeu. La fenêtre montre d’abord ce que chaque rotation permet encore.
eleven-lesson-wolf-title = Si vous êtes Fenrir
eleven-lesson-wolf = Il vous faut alors deux marques du Loup sur vos tuiles, douze partitions et le bon nom. Vous menez la figurine de votre propre carte et devez atteindre l’Élu. Jusque-là, faites comme les héros : enquêtez, composez, enchérissez. Qui ne regarde personne ou suit une figurine de trop près se trahit. À vous la suite !
