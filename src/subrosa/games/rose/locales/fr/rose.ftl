### Le Nom de la Rose. Les noms des moines, pions, lieux, cartes et événements viennent du fichier de données, sans article.

## Morceaux de phrases : un pion dans la phrase et en tête de phrase, vers un lieu

rose-figure =
    { $figure ->
        [Guillaume] Guillaume
        [Adson] Adson
       *[other] le { $figure }
    }
rose-figure-first =
    { $figure ->
        [Guillaume] Guillaume
        [Adson] Adson
       *[other] Le { $figure }
    }
rose-into = direction { $place }

## Ce qui se raconte

rose-told-first =
    { $me ->
        [yes] Le sort en décide : vous commencez.
       *[no] Le sort en décide : { $seat } commence.
    }
rose-told-stands = { $place } : { rose-figure } commence ici.
rose-told-placed =
    { $me ->
        [yes] { $place } : vous y placez { rose-figure }.
       *[no] { $place } : { $seat } y place { rose-figure }.
    }
rose-told-laid = { $place } : la mission { $tile } y est posée.
rose-told-you_are = Vous êtes { $monk }. Gardez-le pour vous.
rose-told-has_identity = { $seat } devient en secret l’un des moines.
rose-told-you_draw = Vous piochez { $card }.
rose-told-draws = { $seat } pioche une carte.
rose-told-event = Le jour { $day } se lève. L’événement du jour est « { $event } ».
rose-told-played =
    { $me ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
rose-told-called =
    { $me ->
        [yes] Vous appelez { $figure }.
       *[no] { $seat } appelle { $figure }.
    }
rose-told-spent =
    { $me ->
        [yes]
            { $tiles ->
                [0] Vous ne dépensez aucune tuile Temps.
                [one] Vous dépensez { $tiles } tuile Temps.
               *[other] Vous dépensez { $tiles } tuiles Temps.
            }
       *[no]
            { $tiles ->
                [0] { $seat } ne dépense aucune tuile Temps.
                [one] { $seat } dépense { $tiles } tuile Temps.
               *[other] { $seat } dépense { $tiles } tuiles Temps.
            }
    }
rose-told-time = Le temps passe de { $before } à { $now }.
rose-told-night_comes =
    { $me ->
        [yes] Vous atteignez la case bleue : la nuit tombera à la fin de ce tour.
       *[no] { $seat } atteint la case bleue : la nuit tombera à la fin de ce tour.
    }
rose-told-you_return = Vous rendez { $tile }. Personne d’autre ne sait quelle tuile c’était.
rose-told-returns = { $seat } rend une tuile Temps.
rose-told-returned =
    { $me ->
        [yes] Vous rendez la tuile Temps { $tile }.
       *[no] { $seat } rend la tuile Temps { $tile }.
    }
rose-told-moved =
    { $me ->
        [yes] Vous déplacez { rose-figure }, { rose-into }.
       *[no] { $seat } déplace { rose-figure }, { rose-into }.
    }
rose-told-stopped =
    { $me ->
        [yes] Vous n’utilisez pas la carte une seconde fois.
       *[no] { $seat } n’utilise pas la carte une seconde fois.
    }
rose-told-won =
    { $me ->
        [yes] { $place } : vous prenez la mission { $tile } comme tuile Temps.
       *[no] { $place } : { $seat } prend la mission { $tile } comme tuile Temps.
    }
rose-told-judged_more =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Avec Adson, vous attisez les soupçons contre { $monk }.
               *[no] Avec Adson, { $seat } attise les soupçons contre { $monk }.
            }
       *[other]
            { $me ->
                [yes] Avec { $figure }, vous ajoutez des indices contre { $monk }.
               *[no] Avec { $figure }, { $seat } ajoute des indices contre { $monk }.
            }
    }
rose-told-judged_less =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Avec Adson, vous apaisez les soupçons contre { $monk }.
               *[no] Avec Adson, { $seat } apaise les soupçons contre { $monk }.
            }
       *[other]
            { $me ->
                [yes] Avec { $figure }, vous écartez des indices contre { $monk }.
               *[no] Avec { $figure }, { $seat } écarte des indices contre { $monk }.
            }
    }
rose-told-gave_two =
    { $me ->
        [yes] Vous donnez 2 indices à { $monk }.
       *[no] { $seat } donne 2 indices à { $monk }.
    }
rose-told-gave_one_each =
    { $me ->
        [yes] Vous donnez 1 indice à { $monk } et 1 à { $other }.
       *[no] { $seat } donne 1 indice à { $monk } et 1 à { $other }.
    }
rose-told-added =
    { $me ->
        [yes] Vous augmentez de { $points } les soupçons contre { $monk }.
       *[no] { $seat } augmente de { $points } les soupçons contre { $monk }.
    }
rose-told-suspicion = { $monk } : soupçons de { $before } à { $now }.
rose-told-evidence = { $monk } : indices de { $before } à { $now }.
rose-told-reshuffled =
    { $cards ->
        [one] On mélange la défausse : la nouvelle pioche compte { $cards } carte.
       *[other] On mélange la défausse : la nouvelle pioche compte { $cards } cartes.
    }
rose-told-night =
    { $me ->
        [yes] La nuit tombe sur le jour { $day }. Vous y avez mis fin et prenez la carte Événement « { $event } ». Tous les soupçons reviennent à 10.
       *[no] La nuit tombe sur le jour { $day }. { $seat } y a mis fin et prend la carte Événement « { $event } ». Tous les soupçons reviennent à 10.
    }
rose-told-by_event = « { $event } » fait son effet.
rose-told-laid_marker = Vous posez { $monk } face cachée : ce moine, ce n’est pas vous.
rose-told-has_chosen = { $seat } a choisi.
rose-told-revealed =
    { $me ->
        [yes] Vous montrez { $monk } : tout le monde sait maintenant que ce n’est pas vous.
       *[no] { $seat } montre { $monk } et n’est donc pas ce moine.
    }
rose-told-clue_you = Vous êtes { $monk }. { $count } joueurs, six moines.
rose-told-clue_not =
    { $me ->
        [yes] Vous n’êtes pas { $monk }.
       *[no] { $seat } n’est pas { $monk }.
    }
rose-told-laid_guess = Votre pari est posé : { $seat } est { $monk }.
rose-told-was =
    { $me ->
        [yes] Depuis le début, vous étiez { $monk }.
       *[no] Depuis le début, { $seat } était { $monk }.
    }
rose-told-accused_right =
    { $me ->
        [yes] Selon vous, { $other } était { $monk } : bien vu.
       *[no]
            { $other_me ->
                [yes] Selon { $seat }, vous étiez { $monk } : bien vu.
               *[no] Selon { $seat }, { $other } était { $monk } : bien vu.
            }
    }
rose-told-accused_wrong =
    { $me ->
        [yes] Selon vous, { $other } était { $monk } : c’est faux.
       *[no]
            { $other_me ->
                [yes] Selon { $seat }, vous étiez { $monk } : c’est faux.
               *[no] Selon { $seat }, { $other } était { $monk } : c’est faux.
            }
    }
rose-told-holds_events =
    { $me ->
        [yes]
            { $cards ->
                [0] Vous n’avez aucune carte Événement.
                [one] Vous avez { $cards } carte Événement : 2 indices de plus.
               *[other] Vous avez { $cards } cartes Événement : 2 indices de plus pour chacune.
            }
       *[no]
            { $cards ->
                [0] { $seat } n’a aucune carte Événement.
                [one] { $seat } a { $cards } carte Événement : 2 indices de plus.
               *[other] { $seat } a { $cards } cartes Événement : 2 indices de plus pour chacune.
            }
    }
rose-told-place =
    { $me ->
        [yes]
            { $points ->
                [one] Place { $place } : vous, alias { $monk }, avec { $points } indice.
               *[other] Place { $place } : vous, alias { $monk }, avec { $points } indices.
            }
       *[no]
            { $points ->
                [one] Place { $place } : { $seat }, alias { $monk }, avec { $points } indice.
               *[other] Place { $place } : { $seat }, alias { $monk }, avec { $points } indices.
            }
    }

## Ce qui se demande

rose-ask-card = Jouez une de vos cartes.
rose-ask-call = Qui appelez-vous : Guillaume (temps { $william }) ou Adson (temps { $adson }) ?
rose-ask-spend =
    { $most ->
        [one] { $card } fait avancer le temps de { $cost } : de { $before } à { $now }. Dépensez-vous une tuile Temps pour gagner 1 ?
       *[other] { $card } fait avancer le temps de { $cost } : de { $before } à { $now }. Combien de tuiles Temps dépensez-vous ? Chacune fait gagner 1, { $most } au plus.
    }
rose-ask-place = Où va { rose-figure } ?
rose-ask-figure = Qui envoyez-vous, { rose-into } ?
rose-ask-task = Laquelle des deux missions { rose-figure } remplit-il ?
rose-ask-sign =
    { $figure ->
        [Adson] Adson interroge { $monk } : { $points } points de soupçon en plus, ou en moins ?
       *[other] { $figure } interroge { $monk } : { $points } indices en plus, ou en moins ?
    }
rose-ask-split = Donnez 2 indices à un moine, ou 1 à chacun de deux.
rose-ask-delicate =
    { $points ->
        [one] Quel moine reçoit { $points } point de soupçon ?
       *[other] Quel moine reçoit { $points } points de soupçon ?
    }
rose-ask-again = Utilisez-vous { $card } encore une fois, ou en restez-vous là ?
rose-ask-return = Quelle tuile Temps rendez-vous ?
rose-ask-stand = Où commence { rose-figure } ?
rose-ask-marker = Montrez un marqueur : quel moine n’êtes-vous pas ?
rose-ask-accuse = Quel moine est { $seat } ?

## Ce que les autres voient pendant ce temps

rose-wait-card = { $seat } choisit une carte.
rose-wait-call = { $seat } choisit entre Guillaume et Adson.
rose-wait-spend = { $seat } choisit combien de tuiles Temps dépenser.
rose-wait-place = { $seat } choisit un lieu.
rose-wait-figure = { $seat } choisit qui se déplace.
rose-wait-task = { $seat } choisit une mission.
rose-wait-sign = { $seat } se prononce sur les moines : plus ou moins ?
rose-wait-split = { $seat } choisit qui reçoit des indices.
rose-wait-delicate = { $seat } choisit sur qui portent les soupçons.
rose-wait-again = { $seat } peut encore utiliser la carte.
rose-wait-return = { $seat } choisit une tuile Temps à rendre.
rose-wait-stand = { $seat } place un pion.
rose-wait-marker = Marqueur encore à choisir : { $seat }.
rose-wait-accuse = Tour de soupçons encore en cours : { $seat }.

## Aide

rose-help-card = Jouez une de vos trois cartes. Une carte Moine envoie ce moine dans n’importe quel autre lieu, une carte Lieu y fait venir le pion de votre choix, une carte Guillaume/Adson déplace l’un des deux enquêteurs. Le nombre est le temps qu’elle coûte ; qui mène le cadran solaire à la case bleue met fin au jour et prend la carte Événement, qui vaut 2 indices à la fin de la partie. Tout le monde voit la carte jouée ; ce que vous gardez et piochez reste secret.
rose-help-call = La carte déplace Guillaume ou Adson, et c’est maintenant que vous dites lequel. Guillaume interroge les moines d’un lieu et donne ou retire des indices ; Adson fait de même avec les soupçons. Le temps de chacun figure sur la carte, et Guillaume est le plus lent. Tout le monde entend votre appel.
rose-help-spend = Chaque tuile Temps dépensée fait gagner un cran sur le cadran solaire. Seules comptent les tuiles des tours précédents, et jamais plus que le coût de la carte ; elles vont au bout de la chaîne. Si le marqueur atteint ou dépasse la case bleue, le jour finit après votre tour. Tout le monde voit combien de tuiles vous dépensez.
rose-help-place = Le pion peut aller dans n’importe quel autre lieu, il n’y a pas de chemins à suivre. Un moine qui trouve une mission de sa couleur la remplit : ses soupçons baissent de sa valeur et vous prenez la tuile comme tuile Temps. S’il n’y en a pas, ses soupçons augmentent de tout ce qui s’y trouve. Un enquêteur interroge chaque moine présent ; s’il n’y a personne, il ne se passe rien. Tout le monde voit le déplacement.
rose-help-figure = Choisissez un pion qui n’est pas encore là ; il vient dans le lieu de votre carte. Un moine qui y trouve une mission de sa couleur perd des soupçons et vous rapporte la tuile ; sinon ses soupçons augmentent de toutes les missions du lieu. Guillaume ou Adson interroge chaque moine déjà présent, pour le temps inscrit sur cette carte. Tout le monde voit qui vous déplacez.
rose-help-task = Les deux missions sont ici de la couleur du moine, et il en remplit une. Ses soupçons baissent de sa valeur, mais pas au-dessous de 0. Vous prenez cette tuile comme tuile Temps pour vos prochains tours ; l’autre reste en place. Tout le monde voit laquelle vous prenez.
rose-help-sign = Vous vous prononcez sur chaque moine de ce lieu, l’un après l’autre. Avec Guillaume il s’agit d’indices, avec Adson de soupçons, chaque fois en plus ou en moins du nombre indiqué. Les soupçons restent entre 0 et 40, et ce qui dépasse est perdu. Tout le monde voit vos verdicts : songez à ce qu’ils disent de vous.
rose-help-split = L’événement du jour vous fait distribuer des indices : 2 à un moine, ou 1 à chacun de deux moines. Vous pouvez choisir n’importe quel moine, où qu’il se trouve, mais pas retirer d’indices. Tout le monde voit qui vous choisissez.
rose-help-delicate = L’événement du jour vous fait charger un moine de soupçons : autant que le temps inscrit sur votre carte, même si vous avez dépensé des tuiles. N’importe quel moine convient, y compris celui que vous venez de déplacer, et les soupçons ne dépassent jamais 40. Tout le monde voit qui vous choisissez.
rose-help-again = Aujourd’hui, vous pouvez utiliser votre carte deux fois. Une carte Lieu y fait venir un second pion ; une carte Moine ou Guillaume/Adson déplace encore le même pion, qui peut même revenir d’où il vient. Ce second déplacement compte entièrement, mais le temps ne se paie qu’une fois. Vous pouvez aussi vous arrêter. Tout le monde voit ce que vous faites.
rose-help-return = Une de vos tuiles Temps va au bout de la chaîne, et vous choisissez laquelle. Elle reviendra plus tard comme mission. Les autres voient seulement qu’une tuile est rendue, pas laquelle.
rose-help-stand = Avant le premier jour, les joueurs placent à tour de rôle les huit pions. Chacun a besoin d’un lieu pour lui seul : tout lieu encore libre convient. Tout le monde voit votre choix.
rose-help-marker = Tous choisissent un marqueur en secret, puis on les retourne ensemble. Il doit désigner un moine que vous n’êtes pas et que vous n’avez pas encore montré. Chaque marqueur montré donne 2 indices à son moine et reste visible. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
rose-help-accuse = Vous devinez quel moine est chacun de vos adversaires, dans le sens des aiguilles d’une montre à partir de votre gauche, sans jamais employer deux fois la même couleur. Pour chaque adversaire qui vous démasque, votre moine reçoit des indices : 12, 6, 4 ou 3 à deux, trois, quatre ou cinq joueurs. Personne ne voit un pari avant qu’ils soient tous posés, et jusque-là vous pouvez changer les vôtres.

## Le but

rose-aim = Le moins d’indices l’emporte.
rose-aim-monk =
    Le moins d’indices l’emporte. Vous êtes { $monk } : indices { $evidence }, { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] dernier
    } { $points ->
        [0] sur six.
       *[other] sur six ; { $points } de plus à la fin pour vos cartes Événement.
    }
rose-aim-monk-short =
    Le moins d’indices l’emporte. Vous êtes { $monk } : indices { $evidence }, { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] dernier
    } { $points ->
        [0] sur six.
       *[other] sur six ; { $points } de plus à la fin.
    }

## Les événements

rose-event-communicative = Quand Guillaume rejoint Adson ou Adson Guillaume, les soupçons deviennent aussitôt des indices, comme à la nuit, et tous reviennent à 10. Si les six moines sont aussi suspects les uns que les autres, rien de tel n’arrive.
rose-event-enigmatic = Qui amène un moine là où se trouve Guillaume donne 2 indices à un moine, ou 1 à chacun de deux moines.
rose-event-diligent = Après votre action, vous pouvez utiliser la même carte encore une fois, avec une seconde action complète. Le temps ne se paie qu’une fois.
rose-event-on_the_scent = Qui déplace Guillaume donne ensuite 2 indices à un moine, ou 1 à chacun de deux moines, où qu’ils soient.
rose-event-hasty = Aujourd’hui, aucune tuile Temps ne peut être dépensée. On peut toujours en gagner.
rose-event-unbelieving = Quand un moine est envoyé à l’église, tous les autres joueurs qui ont une tuile Temps en rendent une.
rose-event-inconspicuous = Un moine envoyé dans un lieu vide, sans aucun autre pion, perd 1 indice.
rose-event-delicate = Après chaque tour, le joueur augmente les soupçons contre un moine : autant que le temps de la carte jouée.
rose-event-forbidden = Un moine envoyé à la bibliothèque reçoit 2 indices.
rose-event-caught = Cette nuit, les soupçons rapportent le double d’indices : 10, 8, 6, 4, 2, 0.
rose-event-incriminating = Guillaume donne ou retire 6 indices au lieu de 3, Adson 10 points de soupçon au lieu de 5.
rose-event-inquiring = Quand un moine est envoyé auprès d’autres moines, chacun de ceux-ci reçoit 1 indice, mais pas lui.
rose-event-dubious = Tout moine déplacé reçoit 1 indice.
rose-event-suspicious = Après chaque tour, le moine le plus soupçonné reçoit 1 indice. S’ils sont plusieurs en tête, tous le reçoivent ; si les six sont à égalité, aucun.

## Pourquoi pas

rose-not-full = { $place } : les huit pions y sont déjà, cette carte ne déplacerait personne.
rose-not-held = Vous n’avez pas { $card } en main.
rose-no-card = Il n’y a pas de carte « { $wish } ».
rose-not-hasty = L’événement du jour est « Pressé » : aucune tuile Temps ne peut être dépensée.
rose-not-spend =
    { $tiles ->
        [0] Vous ne pouvez pas dépenser de tuile Temps maintenant.
        [one] Vous pouvez dépenser { $tiles } tuile Temps au plus.
       *[other] Vous pouvez dépenser { $tiles } tuiles Temps au plus.
    }
rose-no-place = « { $wish } » ne désigne pas un pion et un lieu.
rose-not-there-already = { $place } : { rose-figure } y est déjà.
rose-not-this-place = Votre carte ne mène qu’à un seul lieu : { $place }.
rose-not-this-figure = Votre carte déplace { rose-figure } et personne d’autre.
rose-not-own-marker = Vous êtes vous-même { $monk } : ce marqueur doit rester caché.
rose-not-shown-twice = Vous avez déjà montré { $monk }.
rose-not-this-opponent = On devine dans le sens des aiguilles d’une montre. Ensuite vient : { $seat }.
rose-not-twice = Vous avez déjà utilisé { $monk } pour un autre adversaire.
rose-not-own-accusation = Vous êtes vous-même { $monk }, et à cette table on ne soupçonne pas avec sa propre couleur.

## Les étapes par leur nom

rose-step-split = Distribution d’indices
rose-step-accuse = Tour de soupçons

## Libellés de l’écran

rose-label-suspicion = Soupçons
rose-label-evidence = Indices
rose-label-sundial =
    { $left ->
        [one] Cadran solaire { $at }, nuit dans { $left } cran
       *[other] Cadran solaire { $at }, nuit dans { $left } crans
    }
rose-label-day = Jour { $day }
rose-label-event = Événement
rose-label-hand = Vos cartes
rose-label-identity = Vous êtes
rose-label-tiles = Tuiles Temps
rose-label-chain =
    { $count ->
        [one] Chaîne : { $count } tuile
       *[other] Chaîne : { $count } tuiles
    }
rose-label-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
rose-label-discard = Défausse
rose-label-figures = Pions
rose-label-markers-shown = Marqueurs montrés
rose-label-event-cards = Cartes Événement
rose-label-if-night = Indices si la nuit tombait maintenant
rose-label-more = { $points } de plus
rose-label-less = { $points } de moins
rose-label-nobody = personne

## Ce que la table décide

rose-option-sundial_overshoot = Crans au-delà de 24
rose-option-sundial_overshoot-why = Quand une carte dépasse la nuit, les crans de trop comptent-ils pour le lendemain ?
rose-option-sundial_overshoot-carry = Ils comptent
rose-option-sundial_overshoot-reset = On repart à 0
rose-option-tile_return = Tuiles Temps rendues
rose-option-tile_return-why = Laquelle de vos tuiles retourne dans la chaîne ?
rose-option-tile_return-oldest_first = La plus ancienne
rose-option-tile_return-owner_choice = Au choix
rose-option-tile_return-random = Au sort
rose-option-time_step = Ordre d’un tour
rose-option-time_step-why = Les règles allemandes avancent le temps avant le pion ; l’aperçu français, à la fin.
rose-option-time_step-early = Temps d’abord
rose-option-time_step-late = Temps à la fin
rose-option-evidence_floor = Indices sous 0
rose-option-evidence_floor-why = Les indices contre un moine peuvent-ils passer sous 0 ?
rose-option-evidence_floor-zero = Non
rose-option-evidence_floor-none = Oui
rose-option-short_chain = Un lieu sans missions quand la chaîne est vide ?
rose-option-short_chain-wait = Attend des tuiles
rose-option-short_chain-leave = Reste vide
rose-option-figure_setup = Où commencent les pions ?
rose-option-figure_setup-random = Au sort
rose-option-figure_setup-players_in_turn = Nous les plaçons
rose-option-accusation_own_colour = Peut-on soupçonner avec sa propre couleur ?
rose-option-accusation_own_colour-allowed = Oui
rose-option-accusation_own_colour-forbidden = Non
rose-option-discard_view = Peut-on lire la défausse ?
rose-option-discard_view-full = Oui
rose-option-discard_view-top_only = Seulement celle du dessus
rose-option-card_times = Quels temps sur les cartes ? (reconstitués)
rose-option-card_times-even_1_4 = Égaux, 1 à 4
rose-option-card_times-slow_2_4 = Jours courts, 2 à 4
rose-option-card_times-wide_1_5 = Étalés, 1 à 5
rose-option-tile_values = Quelles valeurs sur les missions ? (reconstituées)
rose-option-tile_values-ml_2_6 = Équilibrées, 2 à 6
rose-option-tile_values-flat_2_6 = Plates, 2 à 6
rose-option-tile_values-low_2_6 = Basses, 2 à 6

## Pourquoi c’est certain, pour le carnet

rose-matter-identity = Qui est { $seat } ?
rose-right-identity = Exact : { $seat } est { $name }.
rose-thought-identity =
    { $you ->
        [1] Je vous prenais pour { $name } : { $share } %.
       *[other] Je prenais { $seat } pour { $name } : { $share } %.
    }
rose-note-unmasked-identity = L’identité de { $seat } était percée : { $name }.
rose-note-kept-identity = { $seat } a gardé son secret jusqu’au bout : qui regardait donnait { $percent } % à { $name }.
rose-why-own_card = { $monk } est votre propre moine.
rose-why-shown_by = { $seat } a montré { $monk }.
rose-why-taken_by = { $seats } ne peuvent être que { $monks }.
rose-deeds = Ce que chacun a fait à chaque moine
rose-deeds-how = Soupçons et indices ensemble, tous les jours. Les nuits et les marqueurs ne sont le fait de personne.
