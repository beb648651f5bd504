### Ce qui se raconte

eleven-told-gears = On règle les engrenages pour la première heure.
eleven-told-gears_show = Les engrenages montrent : { $transport }, { $steps } pas, { $action }.
eleven-told-you_hold = Vous avez la carte { $figure } : ce n’est donc pas l’Élu.
eleven-told-has_card = { $seat } reçoit une carte personnage.
eleven-told-chosen_aside = Une carte est mise de côté sans être vue : l’Élu.
eleven-told-old_order =
    { $me ->
        [yes] Le sort vous met en place { $position } pour les premières enchères.
       *[no] Le sort met { $seat } en place { $position } pour les premières enchères.
    }
eleven-told-event = L’heure { $hour } sonne. { $event }
eleven-told-you_are_hero = Fenrir s’éveille, mais pas en vous : vous êtes un héros. Gardez-le pour vous.
eleven-told-you_are_fenrir = Fenrir s’éveille, et c’est vous : désormais, vous traquez l’Élu. N’en laissez rien paraître.
eleven-told-has_role = { $seat } regarde un rôle en secret.
eleven-told-opened =
    { $me ->
        [yes] Vous ouvrez les enchères pour la place { $position }.
       *[no] { $seat } ouvre les enchères pour la place { $position }.
    }
eleven-told-bid =
    { $me ->
        [yes] Vous misez { $amount } pour la place { $position }.
       *[no] { $seat } mise { $amount } pour la place { $position }.
    }
eleven-told-passed =
    { $me ->
        [yes] Vous passez pour la place { $position }.
       *[no] { $seat } passe pour la place { $position }.
    }
eleven-told-placed =
    { $me ->
        [yes] Vous obtenez la place { $position } de cette heure.
       *[no] { $seat } obtient la place { $position } de cette heure.
    }
eleven-told-laid_clue =
    { $me ->
        [yes] Vous posez un indice sur { $spot }.
       *[no] { $seat } pose un indice sur { $spot }.
    }
eleven-told-chose =
    { $me ->
        [yes] Vous choisissez { $figure } pour ce tour.
       *[no] { $seat } choisit { $figure } pour ce tour.
    }
eleven-told-locked =
    { $me ->
        [yes] Vous bloquez { $figure } pour cette heure.
       *[no] { $seat } bloque { $figure } pour cette heure.
    }
eleven-told-copied =
    { $me ->
        [yes] Vous empruntez une capacité : { $figure }.
       *[no] { $seat } emprunte une capacité : { $figure }.
    }
eleven-told-acted =
    { $me ->
        [yes] Vous accomplissez une action gratuite : { $action }.
       *[no] { $seat } accomplit une action gratuite : { $action }.
    }
eleven-told-twice_yes =
    { $me ->
        [yes] Vous utilisez la capacité encore une fois.
       *[no] { $seat } utilise la capacité encore une fois.
    }
eleven-told-twice_no =
    { $me ->
        [yes] Vous n’utilisez pas la capacité une seconde fois.
       *[no] { $seat } n’utilise pas la capacité une seconde fois.
    }
eleven-told-recovered =
    { $me ->
        [yes] Vous reprenez la carte pouvoir « { $power } ».
       *[no] { $seat } reprend la carte pouvoir « { $power } ».
    }
eleven-told-laid_trace =
    { $me ->
        [yes] Vous posez un indice sur un bâtiment mystique : { $spot }.
       *[no] { $seat } pose un indice sur un bâtiment mystique : { $spot }.
    }
eleven-told-turned =
    { $me ->
        [yes]
            { $teeth ->
                [-1] Vous tournez les engrenages de 1 dent en arrière.
                [-2] Vous tournez les engrenages de 2 dents en arrière.
                [-3] Vous tournez les engrenages de 3 dents en arrière.
                [one] Vous tournez les engrenages de { $teeth } dent.
               *[other] Vous tournez les engrenages de { $teeth } dents.
            }
       *[no]
            { $teeth ->
                [-1] { $seat } tourne les engrenages de 1 dent en arrière.
                [-2] { $seat } tourne les engrenages de 2 dents en arrière.
                [-3] { $seat } tourne les engrenages de 3 dents en arrière.
                [one] { $seat } tourne les engrenages de { $teeth } dent.
               *[other] { $seat } tourne les engrenages de { $teeth } dents.
            }
    }
eleven-told-stepped =
    { $me ->
        [yes] Vous menez { $figure } sur { $spot }.
       *[no] { $seat } mène { $figure } sur { $spot }.
    }
eleven-told-rode =
    { $me ->
        [yes] Vous transportez { $figure } jusqu’à { $spot }.
       *[no] { $seat } transporte { $figure } jusqu’à { $spot }.
    }
eleven-told-began_walk =
    { $me ->
        [yes] Vous commencez une marche gratuite.
       *[no] { $seat } commence une marche gratuite.
    }
eleven-told-stood_still =
    { $me ->
        [yes] Vous n’allez pas plus loin.
       *[no] { $seat } ne va pas plus loin.
    }
eleven-told-handed_in =
    { $me ->
        [yes]
            { $clues ->
                [0] Vous ne rendez aucun indice.
                [one] Vous rendez { $clues } indice.
               *[other] Vous rendez { $clues } indices.
            }
       *[no]
            { $clues ->
                [0] { $seat } ne rend aucun indice.
                [one] { $seat } rend { $clues } indice.
               *[other] { $seat } rend { $clues } indices.
            }
    }
eleven-told-turned_to =
    { $me ->
        [yes] Vous demandez à voir une carte chez { $other }.
       *[no]
            { $other_me ->
                [yes] { $seat } demande à voir une de vos cartes.
               *[no] { $seat } demande à voir une carte chez { $other }.
            }
    }
eleven-told-turned_to_pile =
    { $me ->
        [yes] Vous vous tournez vers la pile des inconnus.
       *[no] { $seat } se tourne vers la pile des inconnus.
    }
eleven-told-look_on_yes =
    { $me ->
        [yes] Vous regardez une carte de plus.
       *[no] { $seat } regarde une carte de plus.
    }
eleven-told-look_on_no =
    { $me ->
        [yes] Vous ne regardez plus de carte.
       *[no] { $seat } ne regarde plus de carte.
    }
eleven-told-you_see_character = Vous voyez la carte { $figure } : ce n’est donc pas l’Élu.
eleven-told-you_see_chosen = Vous voyez maintenant qui est l’Élu : { $figure }.
eleven-told-clue_with = Vous voyez { $figure } chez { $seat }.
eleven-told-clue_in_pile = Vous voyez { $figure } dans la pile des inconnus.
eleven-told-you_see_power = Vous voyez une carte pouvoir : rien de nouveau.
eleven-told-your_character_was_seen = { $seat } a vu votre carte { $figure }.
eleven-told-your_power_was_seen = { $seat } a vu une de vos cartes pouvoir.
eleven-told-looks = { $seat } regarde la carte.
eleven-told-you_draw = Vous piochez « { $tile } ».
eleven-told-draws_known = { $seat } pioche « { $tile } ».
eleven-told-draws = { $seat } pioche une tuile recherche.
eleven-told-took_up_clue =
    { $me ->
        [yes] Vous prenez l’indice posé sur { $spot }.
       *[no] { $seat } prend l’indice posé sur { $spot }.
    }
eleven-told-put_clue =
    { $me ->
        [yes] Vous déplacez l’indice vers { $spot }.
       *[no] { $seat } déplace l’indice vers { $spot }.
    }
eleven-told-played =
    { $me ->
        [yes] Vous jouez la carte pouvoir « { $power } ».
       *[no] { $seat } joue la carte pouvoir « { $power } ».
    }
eleven-told-used =
    { $me ->
        [yes] Vous jouez la tuile « { $tile } ».
       *[no] { $seat } joue la tuile « { $tile } ».
    }
eleven-told-lifted =
    { $me ->
        [yes] Vous ouvrez la porte mystique pour { $figure }.
       *[no] { $seat } ouvre la porte mystique pour { $figure }.
    }
eleven-told-set_down =
    { $me ->
        [yes] Vous faites mener la porte à { $spot }.
       *[no] { $seat } fait mener la porte à { $spot }.
    }
eleven-told-swaps =
    { $me ->
        [yes] Vous faites échanger deux figurines. La première : { $figure }.
       *[no] { $seat } fait échanger deux figurines. La première : { $figure }.
    }
eleven-told-swapped =
    { $me ->
        [yes] Vous désignez la seconde figurine : { $figure }.
       *[no] { $seat } désigne la seconde figurine : { $figure }.
    }
eleven-told-ended_turn =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine le tour.
    }
eleven-told-declared =
    { $me ->
        [yes] Vous annoncez la victoire en héros : { $figure } est l’Élu !
       *[no] { $seat } annonce la victoire en héros : { $figure } est l’Élu !
    }
eleven-told-declared_as_fenrir =
    { $me ->
        [yes] Vous annoncez la victoire de Fenrir : { $figure } est l’Élu !
       *[no] { $seat } annonce la victoire de Fenrir : { $figure } est l’Élu !
    }
eleven-told-showed_wolf_tile =
    { $me ->
        [yes] Vous montrez une marque du Loup : « { $tile } ».
       *[no] { $seat } montre une marque du Loup : « { $tile } ».
    }
eleven-told-named_wrong = C’est faux : { $figure } n’est pas l’Élu.
eleven-told-named_right = C’est juste : { $figure } est l’Élu.
eleven-told-card_open = La carte { $figure } est maintenant visible de tous.
eleven-told-showed_card =
    { $me ->
        [yes] Votre carte { $figure } est maintenant visible de tous.
       *[no] { $seat } montre sa carte : { $figure }.
    }
eleven-told-placed_tile =
    { $me ->
        [yes] Vous posez une tuile lieu sur la boussole : { $building }, côté { $slot }.
       *[no] { $seat } pose une tuile lieu sur la boussole : { $building }, côté { $slot }.
    }
eleven-told-showed_symbol =
    { $me ->
        [yes] Vous cédez le symbole d’orgue de la tuile « { $tile } ».
       *[no] { $seat } cède le symbole d’orgue de la tuile « { $tile } ».
    }
eleven-told-placed_nothing =
    { $me ->
        [yes] Vous gardez vos tuiles et ne posez rien sur la boussole.
       *[no] { $seat } ne pose rien sur la boussole.
    }
eleven-told-placed_organ =
    { $me ->
        [yes] Vous placez l’orgue sur { $spot }.
       *[no] { $seat } place l’orgue sur { $spot }.
    }
eleven-told-discarded =
    { $me ->
        [yes] Vous glissez « { $tile } » sous la pile.
       *[no] { $seat } glisse « { $tile } » sous la pile.
    }
eleven-told-you_discard = Vous glissez « { $tile } » sous la pile. Personne d’autre ne sait quelle tuile c’était.
eleven-told-discards = { $seat } glisse une tuile sous la pile.
eleven-told-time =
    { $me ->
        [yes] Votre temps : de { $before } à { $now }.
       *[no] { $seat } : temps de { $before } à { $now }.
    }
eleven-told-sheets =
    { $me ->
        [yes] Vos partitions : de { $before } à { $now }.
       *[no] { $seat } : partitions de { $before } à { $now }.
    }
eleven-told-clues =
    { $me ->
        [yes] Vos indices : de { $before } à { $now }.
       *[no] { $seat } : indices de { $before } à { $now }.
    }
eleven-told-eliminated =
    { $me ->
        [yes] Vous voilà hors jeu.
       *[no] { $seat } est hors jeu.
    }
eleven-told-was_hero =
    { $me ->
        [yes] On le sait maintenant : vous êtes un héros.
       *[no] On le sait maintenant : { $seat } est un héros.
    }
eleven-told-was_fenrir =
    { $me ->
        [yes] On le sait maintenant : Fenrir, c’est vous.
       *[no] On le sait maintenant : Fenrir, c’est { $seat }.
    }
eleven-told-won =
    { $me ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne !
    }
eleven-told-ragnarok = Ragnarök. Tout le monde est perdu.
eleven-told-chosen_was = L’Élu était { $figure }.
eleven-told-held =
    { $me ->
        [yes] Vous aviez la carte { $figure }.
       *[no] { $seat } avait la carte { $figure }.
    }

## Ce qui se demande

# Données dont une question peut se servir : voir le fichier anglais.

eleven-ask-open = Ouvrez des enchères : pour quelle place ?
eleven-ask-bid = Combien misez-vous pour la place { $position } ? On peut surenchérir sur vous.
eleven-ask-raise = { $other } mise { $amount } pour la place { $position }. Montez-vous, ou passez-vous ?
eleven-ask-clue = Posez un indice sur un bâtiment libre.
eleven-ask-figure = Choisissez une figurine pour ce tour.
eleven-ask-gear = Tournez les engrenages : de combien ?
eleven-ask-move =
    { $steps ->
        [0] { $figure } peut se déplacer : plus aucun pas payant. Où aller, ou en rester là ?
        [one] { $figure } peut se déplacer : encore { $steps } pas payant. Où aller, ou en rester là ?
       *[other] { $figure } peut se déplacer : encore { $steps } pas payants. Où aller, ou en rester là ?
    }
eleven-ask-hand_in = Action : { $action }. Combien d’indices rendez-vous pour la renforcer ?
eleven-ask-end = Terminez-vous votre tour ?
eleven-ask-recover = Quelle carte pouvoir reprenez-vous ?
eleven-ask-lock = Qui bloquez-vous ?
eleven-ask-copy = Quelle capacité empruntez-vous, et à qui ?
eleven-ask-free_action = Une action gratuite : laquelle ?
eleven-ask-twice = Utilisez-vous la capacité encore une fois ?
eleven-ask-trace = Posez un indice sur un bâtiment mystique vide.
eleven-ask-walk = { $figure } marche gratuitement : encore { $steps } pas. Où aller, ou en rester là ?
eleven-ask-target =
    { $looks ->
        [one] Chez qui regardez-vous une carte ? Encore { $looks } regard.
       *[other] Chez qui regardez-vous une carte ? Encore { $looks } regards.
    }
eleven-ask-look_on =
    { $looks ->
        [one] Regardez-vous une carte de plus ? Encore { $looks } regard.
       *[other] Regardez-vous une carte de plus ? Encore { $looks } regards.
    }
eleven-ask-clue_from = Quel indice déplacez-vous ?
eleven-ask-clue_to = Sur quelle case voisine va-t-il ?
eleven-ask-gate_figure = Quelle figurine passe la porte mystique ?
eleven-ask-gate_spot = Où la porte mène-t-elle { $figure } ?
eleven-ask-swap_first = Deux figurines échangent : la première ?
eleven-ask-swap_second = { $figure } change de place : avec qui ?
eleven-ask-ride = { $figure } prend un transport : pour où ?
eleven-ask-location = Posez une tuile lieu, ou gardez-les.
eleven-ask-organ = Où se trouve l’orgue ?
eleven-ask-discard = Gardez-en trois : une va sous la pile.

## Ce que les autres voient pendant ce temps

eleven-wait-open = { $seat } ouvre des enchères.
eleven-wait-bid = { $seat } réfléchit à sa première mise.
eleven-wait-raise = { $seat } réfléchit : monter ou passer ?
eleven-wait-clue = { $seat } pose un indice sur le plan.
eleven-wait-figure = { $seat } choisit une figurine.
eleven-wait-gear = { $seat } tourne les engrenages.
eleven-wait-move = { $seat } déplace une figurine.
eleven-wait-hand_in = { $seat } choisit combien d’indices rendre.
eleven-wait-end = { $seat } peut terminer le tour.
eleven-wait-recover = { $seat } reprend une carte pouvoir.
eleven-wait-lock = { $seat } choisit qui bloquer.
eleven-wait-copy = { $seat } choisit une capacité à emprunter.
eleven-wait-free_action = { $seat } choisit une action.
eleven-wait-twice = { $seat } peut utiliser la capacité encore une fois.
eleven-wait-trace = { $seat } choisit un bâtiment mystique pour un indice.
eleven-wait-walk = { $seat } fait une marche gratuite.
eleven-wait-target = { $seat } choisit à qui regarder les cartes.
eleven-wait-look_on = { $seat } peut regarder une carte de plus.
eleven-wait-clue_from = { $seat } choisit un indice à déplacer.
eleven-wait-clue_to = { $seat } déplace un indice.
eleven-wait-gate_figure = { $seat } choisit une figurine pour la porte mystique.
eleven-wait-gate_spot = { $seat } choisit où mène la porte mystique.
eleven-wait-swap_first = { $seat } choisit une figurine à échanger.
eleven-wait-swap_second = { $seat } choisit la seconde figurine à échanger.
eleven-wait-ride = { $seat } choisit où mène le transport.
eleven-wait-location = { $seat } examine la boussole.
eleven-wait-organ = { $seat } choisit une case pour l’orgue.
eleven-wait-discard = { $seat } choisit une tuile à glisser sous la pile.

## Aide

eleven-help-open = L’ordre de cette heure se vend place par place, et vous ouvrez parce que vous venez en tête de l’ancien ordre. Nommez une place encore libre ; votre mise vient juste après. La place 1 joue d’abord, la dernière peut poser une tuile lieu, et l’événement favorise certaines places. Si quelqu’un surenchérit, vous pourrez ouvrir de nouveau.
eleven-help-bid =
    Misez autant d’unités de temps que vous voulez, même 0 ; { $bid_may_eliminate ->
        [1] ce peut être tout ce que vous avez, mais qui gagne ainsi est hors jeu
       *[other] il doit vous en rester 1
    }. Les autres montent ou passent dans le sens des aiguilles d’une montre, et le dernier en lice paie aussitôt sa mise. Qui est dépassé ne paie rien.
eleven-help-raise = Misez plus que la plus haute mise, ou passez. Passer vous écarte de ces enchères, pas des suivantes. Le gagnant paie aussitôt, les autres rien. Le dernier sans place reçoit gratuitement celle qui reste.
eleven-help-clue =
    Tous sauf le premier de l’ordre posent un indice de la réserve sur le plan. Il faut un bâtiment ordinaire { $clue_field_must_be_free_of_figures ->
        [1] sans indice et sans orgue
       *[other] sans figurine, sans indice et sans orgue
    }. Une figurine qui arrive sur la case { $auto_pickup ->
        [1] prend
       *[other] peut prendre
    } l’indice pour son joueur, et les indices renforcent ensuite les actions.
eleven-help-figure = Les figurines n’appartiennent à personne : prenez-en une qui n’est ni bloquée ni déjà choisie cette heure-ci. Vous recevez d’abord ce que donne l’événement, puis la capacité doit être utilisée. Avant cela, vous pouvez aussi jouer une carte pouvoir ou une tuile objet, ou annoncer la victoire. Tout le monde voit votre choix, qui peut n’avoir aucun rapport avec votre carte secrète.
eleven-help-gear =
    Les trois engrenages se tiennent : si l’un tourne, tous tournent, { $gear_arrows ->
        [1] à rebours si c’est celui du milieu, et
       *[other] et
    } chaque dent coûte 1 unité de temps. Ils montrent alors un transport, un nombre de pas et l’action de ce tour. Il faut tourner au moins d’une dent ; avec une seule unité de temps, cela vous met hors jeu. { $mid_turn_declaration ->
        [1] Une carte pouvoir ou une tuile objet
       *[other] Une carte pouvoir, une tuile objet ou une annonce
    } peut venir avant.
eleven-help-move =
    Chaque pas payant coûte 1 unité de temps ; vous avez en plus un trajet gratuit avec le transport montré, d’une case de sa couleur à une autre. La locomotive donne à la place une marche gratuite de trois pas. { $passes ->
        [1] Comme vous avez annoncé la victoire, les cases avec une figurine ou l’orgue vous sont ouvertes aussi.
        [2] Des cases avec une figurine ou l’orgue, seul votre but est ouvert.
       *[other] Les cases avec une figurine ou l’orgue sont fermées.
    } { $auto_pickup ->
        [1] Vous prenez les indices en chemin.
       *[other] Vous prenez les indices en chemin, sauf si vous choisissez de les laisser.
    } Arrêtez-vous quand vous voulez ; l’action vient ensuite.
eleven-help-hand_in = Avant l’action, vous pouvez rendre des indices : chacun apporte un regard, une tuile ou une partition de plus. Le déplacement d’un indice ne se renforce pas, vous n’en rendez donc aucun. Vous décidez avant de piocher ou de voir quoi que ce soit, et tout le monde voit combien vous en rendez.
eleven-help-end =
    L’action est faite. Une carte pouvoir et une tuile objet peuvent encore se jouer si vous ne l’avez pas fait ce tour-ci{ $mid_turn_declaration ->
        [1] .
       *[other] , et la victoire peut s’annoncer.
    } Sinon, votre tour finit ici.
eleven-help-recover = L’événement rend au dernier de l’ordre une carte pouvoir déjà jouée. Choisissez-en une ; elle revient en main, mais ne peut pas se jouer cette heure-ci. Tout le monde voit laquelle.
eleven-help-lock =
    L’événement vous fait nommer un personnage { $chosen_may_be_locked ->
        [1] autre que le vôtre de ce tour, même déjà choisi
       *[other] que personne n’a encore choisi cette heure-ci
    }. Jusqu’à la fin de l’heure, nul ne peut le choisir, sauf en annonçant la victoire. Tout le monde entend le nom.
eleven-help-copy =
    Pour 2 unités de temps, vous utilisez la capacité d’un autre personnage, même bloqué ou déjà choisi. { $snowy_copy_moves ->
        [1] C’est la figurine active qui l’exécute.
       *[other] Si c’est la capacité de marcher, c’est la figurine à qui elle appartient qui marche.
    } Ce que l’événement donne pour le choix de ce personnage n’est pas pour vous.
eleven-help-free_action = Accomplissez une des quatre actions : déplacer un indice, enquêter, rechercher ou composer. Elle ne coûte rien et ne se renforce pas. L’action des engrenages viendra quand même plus tard dans votre tour.
eleven-help-twice = L’événement vous permet d’utiliser la capacité une seconde fois, maintenant ou jamais. Tous les choix sont à refaire, et le coût se paie de nouveau. Vous pouvez aussi y renoncer.
eleven-help-trace =
    Un indice de la réserve va sur un bâtiment mystique, l’un des cinq bâtiments ronds. { $clue_field_must_be_free_of_figures ->
        [1] Il ne doit pas s’y trouver d’indice.
       *[other] Il ne doit s’y trouver ni figurine ni indice.
    } Toute figurine qui y arrive { $auto_pickup ->
        [1] le prend
       *[other] peut le prendre
    }.
eleven-help-walk =
    Jusqu’à trois pas gratuits d’une traite ; vous pouvez vous arrêter avant. { $passes ->
        [1] Chaque pas mène sur une case voisine, même avec une figurine ou l’orgue.
        [2] Chaque pas mène sur une case voisine sans figurine et sans orgue, ou sur votre but.
       *[other] Chaque pas mène sur une case voisine sans figurine et sans orgue.
    } { $auto_pickup ->
        [1] Vous prenez les indices en chemin.
       *[other] Vous prenez les indices en chemin, sauf si vous choisissez de les laisser.
    }
eleven-help-target =
    Vous regardez une carte de la main d’un joueur, tirée au sort, ou de la pile des inconnus. Chaque carte personnage que vous voyez vous apprend qui n’est pas l’Élu. { $owner_sees_investigated_card ->
        [1] Son propriétaire n’apprend pas laquelle c’était ; tous voient seulement à qui vous avez regardé les cartes.
       *[other] Son propriétaire apprend laquelle c’était, les autres voient seulement à qui vous avez regardé les cartes.
    } Une carte vue ce tour-ci n’est pas tirée de nouveau.
eleven-help-look_on = La carte pouvoir vous donne jusqu’à trois regards sur la même cible. Continuez, ou arrêtez-vous ; les regards inutilisés sont perdus. Tout le monde voit combien de cartes vous regardez.
eleven-help-clue_from =
    Un indice du plan avance d’une case : choisissez-en un qui peut aller quelque part. La case voisine doit être { $moved_clue_may_join ->
        [1] sans orgue ; d’autres indices ne gênent pas
       *[other] sans indice et sans orgue
    }. Tout le monde voit le déplacement.
eleven-help-clue_to =
    L’indice va sur une case voisine de la sienne, quelle qu’elle soit, { $moved_clue_may_join ->
        [1] si l’orgue n’y est pas
       *[other] s’il n’y a ni indice ni orgue
    }. Sous une autre figurine, il reste simplement là. Si vous l’amenez à votre figurine active, vous { $auto_pickup ->
        [1] le prenez
       *[other] pouvez le prendre ou le laisser
    }.
eleven-help-gate_figure = La porte mystique met une figurine quelconque sur un bâtiment mystique vide. Ce peut être la figurine active ou une autre. Ce n’est pas un déplacement : aucun indice n’est pris, et après une annonce le but n’est pas atteint ainsi.
eleven-help-gate_spot = Choisissez un bâtiment mystique sans figurine et sans indice. La figurine y va tout droit, quels que soient les obstacles. Tout le monde le voit.
eleven-help-swap_first = Deux figurines quelconques échangent leurs places, où qu’elles soient. Choisissez la première, puis la seconde. Ce n’est pas un déplacement : aucun indice n’est pris, et après une annonce le but n’est pas atteint ainsi.
eleven-help-swap_second = Choisissez l’autre figurine ; les deux échangent aussitôt leurs places. La figurine active peut être l’une des deux. Aucun indice n’est pris en chemin.
eleven-help-ride =
    Une carte ou une tuile vous donne un trajet gratuit de plus, de la case de votre figurine à une autre de la même couleur. { $passes ->
        [1] La case d’arrivée peut avoir une figurine ou l’orgue.
        [2] La case d’arrivée doit être sans figurine et sans orgue, sauf si c’est votre but.
       *[other] La case d’arrivée doit être sans figurine et sans orgue.
    } { $auto_pickup ->
        [1] Un indice posé là est pris.
       *[other] Un indice posé là est pris, sauf si vous choisissez de le laisser.
    }
eleven-help-location =
    Le dernier de l’ordre peut poser une tuile lieu sur la boussole. Elle dit que son bâtiment se trouve de ce côté, vu de l’orgue, et réduit ainsi la région où l’orgue peut être. Une tuile rapporte 2 unités de temps et un indice. Quand il y en a trois, une quatrième ou un symbole d’orgue met l’orgue sur le plan et rapporte 3 unités de temps. { $tiles_hidden ->
        [1] Tout le monde voit quelles tuiles vous avez.
       *[other] Personne d’autre ne sait si vous auriez pu en poser une.
    }
eleven-help-organ = Mettez l’orgue sur un bâtiment de la région, là où ne se trouve aucune figurine. Un héros doit y conduire l’Élu : voyez donc qui est tout près. Vous recevez 3 unités de temps, et tout le monde voit l’endroit.
eleven-help-discard =
    À la fin d’une heure, personne ne garde plus de trois tuiles recherche. Choisissez-les l’une après l’autre ; elles vont face cachée sous la pile, dans cet ordre. { $tiles_hidden ->
        [1] Tout le monde voit lesquelles.
       *[other] Les autres voient combien vous en mettez, pas lesquelles.
    }

## Le but

eleven-aim = Nommez l’Élu et atteignez votre but en un seul tour.
eleven-aim-hidden = En un tour : nommer l’Élu, atteindre l’orgue (encore caché), avec { $needs } partitions. Vous en avez { $sheets }.
eleven-aim-hero = En un tour : nommer l’Élu, atteindre l’orgue sur le plan, avec { $needs } partitions. Vous en avez { $sheets }.
eleven-aim-fenrir = En un tour : nommer l’Élu et atteindre sa figurine, avec { $needs } partitions et { $wolves } marques du Loup. Vous avez { $sheets } et { $marks }.
eleven-aim-hidden-short = Pour gagner : le nom de l’Élu, l’orgue (encore caché) et { $needs } partitions. Vous en avez { $sheets }.
eleven-aim-hero-short = Pour gagner : le nom de l’Élu, l’orgue et { $needs } partitions. Vous en avez { $sheets }.
eleven-aim-fenrir-short = Pour gagner : nommer l’Élu et atteindre sa figurine. Partitions : { $sheets } sur { $needs }, marques du Loup : { $marks } sur { $wolves }.

## Les événements

# locks est le personnage bloqué, bonus celui dont le choix rapporte quelque chose.

eleven-event-e01 = Le deuxième de l’ordre gagne 2 unités de temps. Choix bloqué cette heure-ci : { $locks }.
eleven-event-e02 = Le dernier de l’ordre a une marche gratuite de trois pas au plus. Choix bloqué cette heure-ci : { $locks }.
eleven-event-e03 = Le troisième de l’ordre peut utiliser la capacité deux fois. Choix bloqué cette heure-ci : { $locks }.
eleven-event-e04 = Le troisième de l’ordre a 2 regards sur une cible. Choisir { $bonus } rapporte 1 unité de temps et 1 indice.
eleven-event-e05 = Le dernier de l’ordre pioche 1 tuile. Qui choisit { $bonus } bloque un autre personnage.
eleven-event-e06 = Le quatrième de l’ordre pioche 2 tuiles. Choisir { $bonus } rapporte 1 tuile et 1 indice.
eleven-event-e07 = Aucun transport ne circule cette heure-ci. Choisir { $bonus } rapporte 2 unités de temps et 1 indice.
eleven-event-e08 = Le quatrième de l’ordre gagne 3 unités de temps. Choisir { $bonus } rapporte 1 partition et 1 indice. Choix bloqué cette heure-ci : { $locks }.
eleven-event-e09 = Le dernier de l’ordre pioche 3 tuiles. Choisir { $bonus } rapporte 1 partition et 2 unités de temps. Choix bloqué cette heure-ci : { $locks }.
eleven-event-e10 = Le deuxième de l’ordre gagne 2 partitions. Choisir { $bonus } rapporte 1 indice et une marche gratuite de trois pas au plus.
eleven-event-e11 = Ni cartes pouvoir ni tuiles objet ne se jouent cette heure-ci. Le dernier de l’ordre reprend une carte pouvoir déjà jouée. Choisir { $bonus } rapporte 1 partition et 1 tuile. Choix bloqué cette heure-ci : { $locks }.

## Les côtés de la boussole

eleven-slot-north = nord
eleven-slot-east = est
eleven-slot-south = sud
eleven-slot-west = ouest

## Pourquoi pas

eleven-not-before-answer = Répondez d’abord à cette question ; cartes, tuiles et annonces viennent après.
eleven-not-outside-turns = Cartes, tuiles objet et annonces se jouent pendant votre tour en ville.
eleven-no-position = Cette place n’existe pas : il y en a { $positions } cette heure-ci.
eleven-not-free-position = La place { $position } est déjà prise, par { $other }.
eleven-not-pass-opening = Qui ouvre des enchères doit miser, ne serait-ce que 0.
eleven-not-too-low = Misez plus que { $amount }, ou passez.
eleven-not-last-time = Une mise doit vous laisser 1 unité de temps : { $most } est votre maximum.
eleven-not-so-much-time = Votre temps est à { $most } : vous ne pouvez pas miser plus.
eleven-no-spot = Il n’y a pas de case « { $wish } ».
eleven-not-building = { $spot } n’est pas un bâtiment ordinaire, et l’indice ne va que là.
eleven-not-clue-there = { $spot } : il s’y trouve déjà un indice.
eleven-not-organ-there = { $spot } : l’orgue s’y trouve.
eleven-not-occupied = { $spot } : la case est prise par { $figure }.
eleven-no-figure = Il n’y a pas de personnage « { $wish } ».
eleven-not-with-itself = Une figurine ne change pas de place avec elle-même : { $figure }.
eleven-not-own-ability = La capacité doit venir de quelqu’un d’autre : { $figure } ne peut pas copier la sienne.
eleven-not-lock-itself = Il faut quelqu’un d’autre : { $figure } ne peut pas se bloquer.
eleven-not-chosen-twice = Ce choix a déjà été fait cette heure-ci : { $figure }.
eleven-not-locked = Ce choix est bloqué cette heure-ci : { $figure }.
eleven-not-payable-ability = Pour choisir { $figure }, il faut payer la capacité ({ $cost }) et garder 1 unité de temps.
eleven-not-backwards = À cette table, les engrenages ne tournent qu’en avant.
eleven-not-teeth = Les engrenages tournent de 1 à { $most } dents.
eleven-not-payable =
    { $cost ->
        [one] Cela coûte { $cost } unité de temps, et il doit vous en rester 1.
       *[other] Cela coûte { $cost } unités de temps, et il doit vous en rester 1.
    }
eleven-not-steps = Vous n’avez plus de pas payants.
eleven-not-there-already = { $spot } : { $figure } y est déjà.
eleven-not-across = Un fleuve ou un mur barre le chemin : aucune rue ne mène d’ici vers { $spot }.
eleven-not-beside = { $spot } n’est pas à côté de la case où se tient { $figure }.
eleven-not-to-leave = { $spot } : il n’y a pas d’indice à laisser.
eleven-not-leave = À cette table, les indices sont toujours pris.
eleven-not-transport = L’événement de l’heure interdit tous les transports.
eleven-not-ride-locomotive = Les engrenages montrent la locomotive : elle donne une marche gratuite, pas un trajet.
eleven-not-ride-twice = Vous avez déjà utilisé le trajet de ce tour.
eleven-not-on-stop = { $figure } n’est pas sur un arrêt de ce transport : { $transport }.
eleven-not-from-here = Aucun trajet ne part de la case où se tient { $figure }.
eleven-not-a-stop = { $spot } n’est pas un arrêt de ce transport : { $transport }.
eleven-not-locomotive = Les engrenages ne montrent pas la locomotive, mais : { $transport }.
eleven-not-free-walk = Vous n’avez pas de marche gratuite.
eleven-not-shut-in = Toutes les issues sont fermées autour de cette figurine : { $figure }.
eleven-not-strengthened = Cette action ne se renforce pas avec des indices : { $action }.
eleven-not-so-many-clues =
    { $clues ->
        [0] Vous n’avez aucun indice à rendre.
        [one] Vous n’avez que { $clues } indice à rendre.
       *[other] Vous n’avez que { $clues } indices à rendre.
    }
eleven-no-pile = À trois joueurs, il n’y a pas de pile des inconnus.
eleven-not-open-pile = La pile des inconnus est visible de toute façon.
eleven-not-pile-left = Vous avez vu toute la pile des inconnus ce tour-ci.
eleven-no-seat = Il n’y a pas de joueur « { $wish } ».
eleven-not-yourself = Vous connaissez vos propres cartes.
eleven-not-living = { $other } est hors jeu : il n’y a plus rien à regarder.
eleven-not-cards-left = Vous avez vu ce tour-ci toutes les cartes qu’a { $other }.
eleven-not-clue-here = { $spot } : il n’y a pas d’indice.
eleven-not-clue-stuck = { $spot } : cet indice ne peut aller nulle part.
eleven-not-beside-clue = { $spot } n’est pas à côté de l’indice.
eleven-not-under-figure = Seul un indice amené à la figurine active peut être pris ou laissé : { $figure }.
eleven-not-mystic = { $spot } n’est pas un bâtiment mystique.
eleven-no-power = Il n’y a pas de carte pouvoir « { $wish } ».
eleven-not-played-yet = Vous avez encore la carte pouvoir « { $power } » en main.
eleven-no-slot = « { $wish } » ne désigne pas un bâtiment mystique et un côté de la boussole.
eleven-not-held = Vous n’avez pas « { $tile } ».
eleven-not-slot = Côté { $slot }, il y a déjà { $building }.
eleven-not-region = Avec { $building } côté { $slot }, il ne resterait aucune case pour l’orgue.
eleven-not-room = Toutes les cases qui restent pour l’orgue sont prises par des figurines.
eleven-no-tile = Il n’y a pas de tuile « { $wish } ».
eleven-not-organ-mark = « { $tile } » ne porte pas de symbole d’orgue.
eleven-not-three-tiles = Un symbole d’orgue ne compte qu’après trois tuiles lieu ; il y en a { $tiles } pour l’instant.
eleven-not-for-organ = { $spot } n’est pas un bâtiment ordinaire, et l’orgue ne va que là.
eleven-not-in-region = { $spot } est hors de la région que laisse la boussole.
eleven-not-power-left = Vous avez déjà joué la carte pouvoir « { $power } ».
eleven-not-powers-now = L’événement de l’heure interdit les cartes pouvoir.
eleven-not-second-power = Vous avez déjà joué une carte pouvoir ce tour-ci.
eleven-not-target = Vous avez vu ce tour-ci toutes les cartes possibles.
eleven-not-before-figure = Choisissez d’abord une figurine : il en faut une pour cela.
eleven-not-object = « { $tile } » est une tuile lieu : elle va sur la boussole, à la fin de l’heure.
eleven-not-seal = « { $tile } » ne se joue pas ; seules ses marques comptent.
eleven-not-tiles-now = L’événement de l’heure interdit les tuiles objet.
eleven-not-second-tile = Vous avez déjà joué une tuile objet ce tour-ci.
eleven-not-clue-to-trade = Vous n’avez pas d’indice à donner en échange.
eleven-not-supply = Il n’y a plus d’indice dans la réserve.
eleven-not-free-mystic = Aucun bâtiment mystique n’est vide.
eleven-not-declared-twice = Vous avez déjà annoncé la victoire.
eleven-not-mid-turn = À cette table, la victoire ne s’annonce qu’avant le choix d’une figurine.
eleven-not-fenrir-at-three = À trois joueurs, il n’y a pas de Fenrir.
eleven-not-awake = Fenrir dort jusqu’à la cinquième heure.
eleven-not-fenrir = Vous n’êtes pas Fenrir, mais un héros.
eleven-not-hero = Vous êtes maintenant Fenrir et ne pouvez pas gagner en héros. Dites « { $example } ».
eleven-not-wolf-marks = Il faut deux marques du Loup à Fenrir, et vos tuiles en montrent { $marks }.
eleven-not-own-figure = Au milieu d’un tour, Fenrir n’annonce la victoire qu’avec la figurine de sa propre carte personnage.
eleven-not-organ-yet = L’orgue n’est pas encore sur le plan : aucun héros ne peut annoncer la victoire.
eleven-not-acting-figure = Au milieu d’un tour, vous ne pouvez nommer que la figurine active : { $figure }.

## Ce que la table décide

eleven-option-reveal_role_on_elimination = Qui est hors jeu
eleven-option-reveal_role_on_elimination-why = Montre-t-on si un joueur hors jeu était Fenrir ?
eleven-option-tiles_hidden = Tuiles recherche
eleven-option-tiles_hidden-why = Les joueurs gardent-ils leurs tuiles secrètes ?
eleven-option-tiles_hidden-true = Secrètes
eleven-option-tiles_hidden-false = Visibles
eleven-option-owner_sees_investigated_card = Cartes regardées
eleven-option-owner_sees_investigated_card-why = Apprenez-vous laquelle de vos cartes on a regardée ?
eleven-option-bid_may_eliminate = Tout miser
eleven-option-bid_may_eliminate-why = Une mise peut-elle prendre votre dernière unité de temps, et vous avec ?
eleven-option-gear_arrows = Dans quel sens tournent les engrenages ?
eleven-option-gear_arrows-meshed = En avant seulement
eleven-option-gear_arrows-all_clockwise = Aussi en arrière
eleven-option-win_at_zero_time = Le pas gagnant peut-il coûter la dernière unité de temps ?
eleven-option-gear_investigate_may_split = Les regards d’une action peuvent-ils viser plusieurs joueurs ?
eleven-option-ability_investigate_may_split = Et ceux d’une capacité ou d’un événement ?
eleven-option-declared_pass_through = Qui annonce la victoire peut-il traverser d’autres figurines ?
eleven-option-locomotive_is_transport = La locomotive est-elle un transport comme les autres ?
eleven-option-clue_field_must_be_free_of_figures = Pose-t-on les indices seulement là où il n’y a personne ?
eleven-option-auto_pickup = Prend-on toujours l’indice où l’on arrive ?
eleven-option-snowy_copy_moves = Påhlsson copie Snowy : qui marche ?
eleven-option-snowy_copy_moves-snowy_figure = Snowy
eleven-option-snowy_copy_moves-acting_figure = Påhlsson
eleven-option-time_cap_3p = À trois, combien de temps au plus ?
eleven-option-fenrir_redeal_counts = À l’heure 5, qui reçoit un rôle ?
eleven-option-fenrir_redeal_counts-living_players = Ceux qui restent
eleven-option-fenrir_redeal_counts-all_players = Tout le monde
eleven-option-mid_turn_declaration = Peut-on annoncer la victoire en plein tour ?
eleven-option-clue_under_organ = Un indice là où l’on pose l’orgue ?
eleven-option-clue_under_organ-to_supply = Va à la réserve
eleven-option-clue_under_organ-stays = Reste
eleven-option-gear_setup = Comment les engrenages commencent-ils ?
eleven-option-gear_setup-random = Au sort
eleven-option-gear_setup-zero = Toujours pareil
eleven-option-phase5_after_elimination = Le dernier de l’heure est hors jeu : qui pose la tuile lieu ?
eleven-option-phase5_after_elimination-last_living = Le dernier restant
eleven-option-phase5_after_elimination-nobody = Personne
eleven-option-open_unknown_pile = La pile des inconnus est-elle visible ?
eleven-option-character_names = Comment s’appellent les personnages ?
eleven-option-character_names-printed = Par leurs noms
eleven-option-character_names-neutral = Par des titres neutres
eleven-option-moved_clue_may_join = Un indice déplacé peut-il en rejoindre un autre ?
eleven-option-chosen_may_be_locked = Lewis peut-elle bloquer un personnage déjà choisi ?
eleven-option-map = Quel plan de Turin ?
eleven-option-map-printed = Le nôtre
eleven-option-cards = Quels engrenages et quelles tuiles ?
eleven-option-cards-printed = Les nôtres

## Ce qui est caché, et pourquoi une chose est sûre, pour le carnet

eleven-matter-card = { $figure } : où est cette carte ?
eleven-matter-chosen = Qui est l’Élu ?
eleven-matter-hand = Quel personnage y a-t-il chez { $seat } ?
eleven-matter-fenrir = Qui est Fenrir ?
eleven-matter-names = Le nom de l’Élu est-il connu par { $seat } ?
eleven-matter-knows = La carte chez { $other } est-elle connue par { $seat } ?
eleven-matter-wolves = Combien de marques du Loup chez { $seat } ?
eleven-matter-symbols = Un symbole d’orgue chez { $seat } ?
eleven-right-card =
    { $truth ->
        [pile] Exact : { $figure } est dans la pile.
        [chosen-one] Exact : { $figure } est l’Élu.
       *[other] Exact : { $name } a la carte { $figure }.
    }
eleven-right-chosen = Exact : { $name } est l’Élu.
eleven-right-hand = Exact : { $seat } a la carte { $name }.
eleven-alternative-pile = pile
eleven-alternative-chosen-one = Élu
eleven-alternative-open = visible
eleven-alternative-nobody = personne
eleven-alternative-yes = oui
eleven-alternative-no = non
eleven-thought-fenrir =
    { $you ->
        [1] Pour moi, vous étiez Fenrir à { $share } %.
       *[other] Pour moi, { $seat } était Fenrir à { $share } %.
    }
eleven-note-unmasked-fenrir = Fenrir est démasqué : { $name }.
eleven-note-kept-fenrir = { $seat } a caché Fenrir jusqu’au bout : qui regardait y croyait à { $percent } %.
eleven-note-unmasked-card = { $truth ->
    [chosen-one] Dès lors, c’était clair : l’Élu est { $figure }.
    [pile] Dès lors, c’était clair : la carte { $figure } est dans la pile.
   *[other] Dès lors, c’était clair : { $name } a la carte { $figure }.
}
eleven-why-you_hold = Vous avez { $figure } en main.
eleven-why-lies_open = { $figure } : cette carte est visible.
eleven-why-you_saw_chosen = Vous avez vu { $figure } : c’est l’Élu.
eleven-why-you_saw_in_pile = Vous avez vu { $figure } dans la pile.
eleven-why-you_saw_with = Vous avez vu { $figure } chez { $seat }.
eleven-why-named_in_vain = On a nommé { $figure } en vain.
eleven-why-you_are_fenrir = Vous êtes Fenrir.
eleven-why-you_are_a_hero = Vous êtes dans le camp des héros.
eleven-why-showed_fenrir = { $seat } est Fenrir, tous l’ont vu.
eleven-why-showed_hero = { $seat } est dans le camp des héros, tous l’ont vu.
eleven-why-no_role = { $seat } n’a pas reçu de rôle.
eleven-why-fenrir_was_dealt = La carte de Fenrir a été distribuée.
eleven-why-never_looked = { $seat } n’a jamais rien regardé chez { $other }.
eleven-why-never_looked_in_pile = { $seat } n’a jamais regardé la pile.
eleven-why-looked_at_all = { $seat } a vu toutes les cartes chez { $other }.
eleven-why-looked_at_all_of_pile = { $seat } a vu toute la pile.
eleven-why-looked_too_little = { $seat } a vu trop peu de cartes.
eleven-why-saw_yours = Vous avez vu { $seat } tirer votre carte.
eleven-why-saw_yours_not = { $seat } n’a pas tiré votre carte.
eleven-why-no_tiles = { $seat } n’a pas de tuiles.
eleven-why-tiles_known = Vous connaissez des tuiles chez { $seat }.
eleven-why-marks_elsewhere = Vous savez où sont toutes ces tuiles.
