### L’heure

eleven-label-hour = Heure { $hour }
eleven-label-event = Événement :
eleven-label-gears = Engrenages
eleven-label-now = à présent
eleven-label-teeth =
    { $count ->
        [one] { $count } dent
       *[other] { $count } dents
    }
eleven-label-teeth-back =
    { $count ->
        [one] { $count } dent en arrière
       *[other] { $count } dents en arrière
    }
eleven-label-transport = Transport
eleven-label-steps = Pas
eleven-label-action = Action

## La ville

eleven-label-mystic = bâtiment mystique
eleven-label-clue = indice
eleven-label-organ = Orgue
eleven-label-organ-maybe = l’orgue peut s’y trouver
eleven-label-barred = pas de passage
eleven-label-ways = Reliés aussi :
eleven-label-region =
    { $count ->
        [one] encore { $count } case possible
       *[other] encore { $count } cases possibles
    }
eleven-label-supply =
    { $count ->
        [one] Réserve : { $count } indice
       *[other] Réserve : { $count } indices
    }
eleven-label-stack =
    { $count ->
        [one] Pile : { $count } tuile
       *[other] Pile : { $count } tuiles
    }

## Personnages et cartes

eleven-label-where = Se trouve à
eleven-label-this-hour = Cette heure
eleven-label-card = Carte
eleven-label-locked = bloqué
eleven-label-used = déjà choisi
eleven-label-chosen-one = L’Élu
eleven-label-not-chosen-one = n’est pas l’Élu
eleven-label-pile = Inconnus
eleven-label-face-up = face visible
eleven-label-hero = héros
eleven-label-fenrir = Fenrir
eleven-label-organ-mark = orgue
eleven-label-wolf-mark =
    { $count ->
        [one] loup
       *[other] loup x{ $count }
    }

## Les joueurs

eleven-label-order = Place
eleven-label-order-old = Place (avant)
eleven-label-time = Temps
eleven-label-sheets = Partit.
eleven-label-clues = Indices
eleven-label-tiles = Tuiles
eleven-label-powers = Cartes pouvoir
eleven-label-role = Rôle
eleven-label-out = hors jeu
eleven-label-you-out = vous voilà hors jeu
eleven-label-bids = mise { $amount }
eleven-label-passed = passe
eleven-label-hold = Votre carte

## Les choix

eleven-label-position = Place { $position }
eleven-label-bid-leaves = Votre mise, et le temps qui vous resterait :
eleven-label-pass = Passer sans rien payer
eleven-label-stay = Rester, puis agir
eleven-label-stop-walk = S’arrêter ici
eleven-label-keep-tiles = Garder mes tuiles
eleven-label-end-turn = Finir mon tour
eleven-label-locomotive =
    { $count ->
        [one] Prendre la locomotive : { $count } pas gratuit
       *[other] Prendre la locomotive : jusqu’à { $count } pas gratuits
    }
eleven-label-free-walk =
    { $count ->
        [one] Marche gratuite : { $count } pas
       *[other] Marche gratuite : jusqu’à { $count } pas
    }
eleven-label-leaving = { $spot }, en laissant l’indice
eleven-label-leave = laisser
eleven-label-free = gratuit
eleven-label-step-count =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
eleven-label-clue-count =
    { $count ->
        [0] aucun indice
        [one] { $count } indice
       *[other] { $count } indices
    }
eleven-label-places-organ = pose l’orgue sur le plan, +{ $count } temps
eleven-label-yes = Oui
eleven-label-no = Non
eleven-label-play-power = Ou jouer d’abord une carte pouvoir, une par tour :
eleven-label-play-tile = Ou jouer d’abord une tuile objet, une par tour :
eleven-label-declare = Ou annoncer la victoire en nommant l’Élu ; un faux nom met aussitôt hors jeu :
eleven-label-name = Annoncer : { $figure }
eleven-label-name-as-fenrir = Annoncer en Fenrir : { $figure }
eleven-label-act-move_clue = un indice avance d’une case
eleven-label-act-investigate =
    { $amount ->
        [one] { $amount } regard sur des cartes cachées
       *[other] { $amount } regards sur des cartes cachées
    }
eleven-label-act-research =
    { $amount ->
        [one] piocher { $amount } tuile recherche
       *[other] piocher { $amount } tuiles recherche
    }
eleven-label-act-compose =
    { $amount ->
        [one] { $amount } partition
       *[other] { $amount } partitions
    }

## Ce que donne un événement

eleven-label-gift-gain_time = +{ $count } temps
eleven-label-gift-clues =
    { $count ->
        [one] +{ $count } indice
       *[other] +{ $count } indices
    }
eleven-label-gift-gain_sheets =
    { $count ->
        [one] +{ $count } partition
       *[other] +{ $count } partitions
    }
eleven-label-gift-draw =
    { $count ->
        [one] +{ $count } tuile
       *[other] +{ $count } tuiles
    }
eleven-label-gift-look =
    { $count ->
        [one] +{ $count } regard
       *[other] +{ $count } regards
    }
eleven-label-gift-free_walk = une marche gratuite
eleven-label-gift-twice = la capacité deux fois
eleven-label-gift-recover = reprend une carte pouvoir
eleven-label-gift-lock = bloque quelqu’un

## Les capacités

eleven-ability-lilja =
    { $amount ->
        [one] pioche { $amount } tuile recherche
       *[other] pioche { $amount } tuiles recherche
    }
eleven-ability-pahlsson =
    emploie la capacité d’un autre pour { $cost ->
        [one] { $cost } unité de temps
       *[other] { $cost } unités de temps
    }
eleven-ability-johnsson = { eleven-label-act-compose }
eleven-ability-vikstrom = { $amount } unités de temps
eleven-ability-lewis =
    { $amount ->
        [one] { $amount } regard sur des cartes cachées
       *[other] { $amount } regards sur une main ou la pile
    }
eleven-ability-snowy =
    { $amount ->
        [one] marche de { $amount } pas, gratuitement
       *[other] marche jusqu’à { $amount } pas, gratuitement
    }
eleven-ability-vidal = une des quatre actions, gratuitement
eleven-ability-koleberg = pose un indice sur un bâtiment mystique

## Les cartes pouvoir

eleven-power-p_investigate =
    { $amount ->
        [one] { $amount } regard sur des cartes cachées
       *[other] jusqu’à { $amount } regards sur une main ou la pile
    }
eleven-power-p_transport = un trajet gratuit de plus, par le transport de son choix
eleven-power-p_research = { eleven-label-act-research }
eleven-power-p_compose = { eleven-label-act-compose }

## Les tuiles

eleven-tile-location = tuile lieu pour la boussole
eleven-tile-sheets = { eleven-label-act-compose }
eleven-tile-ride_steam = un trajet gratuit de plus en train à vapeur
eleven-tile-ride_monorail = un trajet gratuit de plus en monorail
eleven-tile-ride_airship = un trajet gratuit de plus en dirigeable
eleven-tile-trace = un indice de la réserve va sur un bâtiment mystique
eleven-tile-time = +{ $amount } temps
eleven-tile-trade = rendre un indice contre { $amount } unités de temps
eleven-tile-look =
    { $amount ->
        [one] { $amount } regard sur une carte cachée
       *[other] { $amount } regards sur une main ou la pile
    }
eleven-tile-boots =
    pour { $cost ->
        [one] { $cost } unité de temps
       *[other] { $cost } unités de temps
    } : marcher jusqu’à { $amount } pas
eleven-tile-inspiration =
    pour { $cost ->
        [one] { $cost } unité de temps
       *[other] { $cost } unités de temps
    } : { eleven-label-act-compose }
eleven-tile-archive =
    pour { $cost ->
        [one] { $cost } unité de temps
       *[other] { $cost } unités de temps
    } : { eleven-label-act-research }
eleven-tile-gate =
    pour { $cost ->
        [one] { $cost } unité de temps
       *[other] { $cost } unités de temps
    } : mettre une figurine sur un bâtiment mystique vide
eleven-tile-exchange = deux figurines au choix échangent leurs places
eleven-tile-seal = ne se joue pas ; ses marques comptent

## La fin

eleven-label-won-hero =
    { $me ->
        [yes] Vous gagnez en héros : l’Élu a joué l’Harmonie cosmique.
       *[no] { $seat } gagne en héros : l’Élu a joué l’Harmonie cosmique.
    }
eleven-label-won-fenrir =
    { $me ->
        [yes] Vous gagnez en Fenrir : l’Élu est pris.
       *[no] { $seat } gagne en Fenrir : l’Élu est pris.
    }
eleven-label-ragnarok = Ragnarök. Personne n’a sauvé le monde ; tous sont perdus.
