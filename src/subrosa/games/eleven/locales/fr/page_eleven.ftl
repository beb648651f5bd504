### L’heure

eleven-page-phase-event = Événement
eleven-page-phase-auction = Enchères
eleven-page-phase-clues = Indices
eleven-page-phase-turns = Tours
eleven-page-phase-location = Lieu
eleven-page-phase-discards = Défausse
eleven-page-event = Événement de l’heure
eleven-page-no-event = Pas encore d’événement.
eleven-page-event-whole = L’événement en toutes lettres
eleven-page-position-last = Dernière place :
eleven-page-position =
    { $position ->
        [1] 1re place :
       *[other] { $position }e place :
    }
eleven-page-locked = Bloqué : { $figure }
eleven-page-no_transport = Aucun transport ne circule
eleven-page-no_power_cards = Ni cartes ni tuiles objet
eleven-page-order = Ordre
eleven-page-last-hour = avant
eleven-page-place = Place { $position } : { $seat }
eleven-page-your-bid = À vous de miser

## Les enchères

eleven-page-auction = Enchères pour l’ordre de l’heure { $hour }
eleven-page-old-order = ancien ordre
eleven-page-no-bonus = rien de plus
eleven-label-gift-first = premier, sans indice
eleven-label-gift-last = joue en dernier
eleven-label-gift-location = dernier, tuile lieu
eleven-page-open = libre
eleven-page-opening = va s’ouvrir
eleven-page-paid = pour { $amount }
eleven-page-bid-stands = mise de { $amount }
eleven-page-leads = en tête
eleven-page-opened = a ouvert
eleven-page-out-of-auction = hors de ces enchères
eleven-page-to-act = à jouer
eleven-page-auction-rule = Seul le gagnant paie. Passer n’exclut que de ces enchères.
eleven-page-bid = Miser { $amount }
eleven-page-bid-for = Miser { $amount } pour la place { $position }
eleven-page-at-most = { $amount } au plus
eleven-page-would-keep = Vous misez { $amount } et garderiez { $left } sur { $time }
eleven-page-key-more = Miser plus
eleven-page-key-fewer = Miser moins

## Personnages et joueurs

eleven-page-chart = Les huit personnages
eleven-page-short-lilja = +2
eleven-page-short-pahlsson = copie
eleven-page-short-johnsson = +2
eleven-page-short-vikstrom = +3
eleven-page-short-lewis = 2
eleven-page-short-snowy = 3
eleven-page-short-vidal = toute
eleven-page-short-koleberg = pose
eleven-page-unknown = Inconnus
eleven-page-chosen = L’Élu
eleven-page-used-by = avec { $seat } cette heure-ci
eleven-page-own-card = ma carte
eleven-page-hand-of = chez { $seat }
eleven-page-possible = possible
eleven-page-cards = Cartes
eleven-page-time-head = Temps, { $cap } au plus
eleven-page-music-head = Partitions 12 · 15
eleven-page-time-of = temps { $time } sur { $cap }
eleven-page-sheets-of = partitions { $sheets } sur 15
eleven-page-holds = indices { $clues }, tuiles { $tiles }, cartes { $cards }
eleven-page-state-won = gagne
eleven-page-your-turn = à vous
eleven-page-state-plays = joue son tour
eleven-page-state-waits = attend
eleven-page-state-next = joue ensuite
eleven-page-state-moved = a joué
eleven-page-badge = { $name }, { $colour }
eleven-page-letter-green = V
eleven-page-letter-yellow = J
eleven-page-letter-blue = B
eleven-page-letter-red = R
eleven-page-letter-white = L
eleven-page-letter-black = N

## Le plan

eleven-page-research = Recherche
eleven-page-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
eleven-page-clock =
    { $hour ->
        [XII] Horloge du Ragnarök : XII, la fin
       *[other] Horloge du Ragnarök : heure { $hour } sur onze
    }
eleven-page-compass = Boussole de l’orgue : { $slots }
eleven-page-slot-north = N
eleven-page-slot-east = E
eleven-page-slot-south = S
eleven-page-slot-west = O
eleven-page-slot-free = libre
eleven-page-slot-take = Poser la tuile ici : { $slot }
eleven-page-stop = arrêt : { $transport }
eleven-page-can-choose = Peut être choisie.
eleven-page-reach =
    { $cost ->
        [0] Accessible gratuitement.
       [one] Accessible pour { $cost } unité de temps.
       *[other] Accessible pour { $cost } unités de temps.
    }
eleven-page-key-closer = Plus près
eleven-page-key-farther = Plus loin
eleven-page-key-map = Aller au plan

## Ce qui est demandé

eleven-page-ask-bid = Combien misez-vous pour la place { $position } ?
eleven-page-ask-raise = Monter ou passer
eleven-page-ask-move = Déplacez { $figure }, ou restez
eleven-page-ask-move-none = { $figure } reste : plus aucun pas ni trajet
eleven-page-ask-hand_in-bare = À présent : { $action }
eleven-page-ask-hand_in = Renforcer « { $action } » ?
eleven-page-ask-hand_in-none = Un indice va être déplacé
eleven-page-ask-walk =
    { $steps ->
        [one] { $figure } marche gratuitement : { $steps } case
       *[other] { $figure } marche gratuitement : { $steps } cases au plus
    }
eleven-page-ask-target = Chez qui regardez-vous ?
eleven-page-ask-look_on = Regarder encore une carte ?
eleven-page-ask-organ =
    { $fields ->
        [one] Placez l’orgue sur la seule case restante
       *[other] Placez l’orgue sur l’une des { $fields } cases
    }
eleven-page-you-are-out = Vous êtes hors jeu et regardez.
eleven-page-ask-goal = Atteignez { $spot } avec { $sheets } partitions, ce tour-ci

## Ce qui s’ensuit

eleven-page-line-open = Vous êtes en tête de l’ancien ordre. La mise vient après.
eleven-page-line-bid = On peut surenchérir. Seul le gagnant paie.
eleven-page-line-raise = { $other } mise { $amount } pour la place { $position }.
eleven-page-line-clue = Les cases libres brillent. Réserve { $supply }, puis un de moins.
eleven-page-line-figure = Sa capacité s’applique aussitôt.
eleven-page-line-gear = Chaque roue fait tourner les trois, 1 unité de temps la dent.
eleven-page-line-move-ride =
    { $steps ->
        [one] { $steps } pas payant, et un trajet : { $transport }. Les nombres sont le prix.
       *[other] { $steps } pas payants au plus, et un trajet : { $transport }. Les nombres sont le prix.
    }
eleven-page-line-move-walk =
    { $steps ->
        [one] { $steps } pas payant, et { $free } gratuits avec la locomotive.
       *[other] { $steps } pas payants au plus, et { $free } gratuits avec la locomotive.
    }
eleven-page-line-move =
    { $steps ->
        [0] Plus aucun pas payant.
        [one] { $steps } pas payant. Les nombres sont le prix.
       *[other] { $steps } pas payants au plus. Les nombres sont le prix.
    }
eleven-page-line-hand_in-bare = Vous n’avez aucun indice pour la renforcer.
eleven-page-take = Prendre
eleven-page-take-whom = Prendre { $figure }
eleven-page-tap-again = Touchez encore pour choisir.
eleven-page-pass-ready = Passer quand on me demandera
eleven-page-line-hand_in = Chaque indice rendu ajoute un. Vous en avez { $clues }.
eleven-page-line-hand_in-none = Cela ne se renforce pas.
eleven-page-line-end = Cartes et tuiles peuvent encore se jouer.
eleven-page-line-recover = Elle ne se joue pas cette heure-ci.
eleven-page-line-lock = Personne ne peut choisir cette figurine cette heure-ci.
eleven-page-line-copy = Cela coûte 2 unités de temps.
eleven-page-line-free_action = Elle ne coûte rien et ne se renforce pas.
eleven-page-line-twice = Maintenant ou jamais ; un coût se paie de nouveau.
eleven-page-line-trace = De la réserve de { $supply }.
eleven-page-line-walk = Sans interruption. Arrêtez-vous quand vous voulez.
eleven-page-line-target =
    { $looks ->
        [one] Encore { $looks } regard. Tous sauront chez qui, pas quoi.
       *[other] Encore { $looks } regards. Tous sauront chez qui, pas quoi.
    }
eleven-page-line-look_on =
    { $looks ->
        [one] Encore { $looks } regard sur les mêmes cartes.
       *[other] Encore { $looks } regards sur les mêmes cartes.
    }
eleven-page-line-clue_from = Les indices déplaçables clignotent.
eleven-page-line-clue_to = Les cases voisines brillent.
eleven-page-line-gate_figure = Cela coûte 2 unités de temps et n’est pas un déplacement.
eleven-page-line-gate_spot = Aucun indice n’y est pris.
eleven-page-line-swap_first = Où qu’elles soient ; aucun indice n’est pris.
eleven-page-line-swap_second = Les deux échangent aussitôt.
eleven-page-line-ride = Gratuit, vers une case de même couleur.
eleven-page-line-location = Vous êtes en dernier. Une tuile rapporte 2 unités de temps et 1 indice.
eleven-page-line-organ = Cela rapporte 3 unités de temps, et tous voient le lieu.
eleven-page-line-discard =
    { $over ->
        [one] { $over } doit partir. Les autres ne voient pas laquelle.
       *[other] { $over } doivent partir, une à une. Les autres ne voient pas lesquelles.
    }
eleven-page-line-goal =
    Vous avez { $sheets } partitions et { $time ->
        [one] { $time } unité de temps
       *[other] { $time } unités de temps
    }.

## Les choix

eleven-page-turn-to = { $teeth } : { $transport }, pas { $steps }, { $action }. Temps { $before } à { $left }.
eleven-page-pick-field = Choisissez une case avec un nombre, ou restez.
eleven-page-free-ride = trajet gratuit
eleven-page-free-steps =
    { $count ->
        [one] { $count } pas gratuit
       *[other] { $count } pas gratuits
    }
eleven-page-take-clue =
    { $count ->
        [one] prendre l’indice
       *[other] prendre { $count } indices
    }
eleven-page-leave-clue =
    { $count ->
        [one] laisser l’indice
       *[other] laisser les indices
    }
eleven-page-to = vers { $spot }
eleven-page-costs = temps −{ $cost }
eleven-page-leaves = reste { $left }
eleven-page-steps-left = encore { $left } pas
eleven-page-then = puis { $action }
eleven-page-go = Aller
eleven-page-here = Ici
eleven-page-lit-fields =
    { $count ->
        [one] { $count } case brille sur le plan.
       *[other] { $count } cases brillent sur le plan.
    }
eleven-page-event-gives = par l’événement { $gifts }
eleven-label-cards-of = { $left } cartes sur { $of }
eleven-page-known = connu : { $names }
eleven-page-nothing-known = rien de connu
eleven-page-fields-short = { $before } → { $now } cases
eleven-page-place-tile = { $building }, { $slot } : { $before } cases deviennent { $now }
eleven-page-tile-of = Tuile lieu { $building }
eleven-page-give-symbol = Rendre le symbole d’orgue : { $tile }
eleven-page-back = Retour
eleven-page-card-or-tile = Carte ou tuile
eleven-page-declare = Annoncer…
eleven-page-play-card = Jouer la carte
eleven-page-play-tile = Jouer la tuile
eleven-page-nothing-to-play = Vous n’avez rien à jouer maintenant.
eleven-page-not-now = Pas maintenant
eleven-page-uncover = Découvrez pour choisir.

## Ma main

eleven-page-hand = Mon secret et ma main
eleven-page-covered = couverte
eleven-page-played = jouée
eleven-page-my-card = Ma carte : { $figure }, qui n’est donc pas l’Élu. Pour qui choisit la figurine : { $ability }
eleven-page-my-role = mon rôle
eleven-page-role-hero = Héros
eleven-page-role-fenrir = Fenrir
eleven-page-role-does-hero = Mon rôle : héros. Menez l’Élu à l’orgue avec 15 partitions.
eleven-page-role-does-fenrir = Mon rôle : Fenrir. Prenez l’Élu avec 12 partitions et deux marques du Loup.
eleven-page-power-p_investigate = Voir 3
eleven-page-power-p_transport = Trajet
eleven-page-power-p_research = Tirer 3
eleven-page-power-p_compose = +3
eleven-page-power-small-p_investigate = une cible
eleven-page-power-small-p_transport = au choix
eleven-page-power-small-p_research = tuiles
eleven-page-power-small-p_compose = partit.
eleven-page-big-sheets = +{ $amount }
eleven-page-big-ride_steam = Trajet
eleven-page-big-ride_monorail = Trajet
eleven-page-big-ride_airship = Trajet
eleven-page-big-trace = Indice
eleven-page-big-time = +{ $amount }
eleven-page-big-trade = +{ $amount }
eleven-page-big-look = Voir { $amount }
eleven-page-big-boots = Pas { $amount }
eleven-page-big-inspiration = +{ $amount }
eleven-page-big-archive = Tirer { $amount }
eleven-page-big-gate = Porte
eleven-page-big-exchange = Échange
eleven-page-big-seal = Sceau

## Regarder des cartes

eleven-page-hand-of-title = { $seat } : la main
eleven-page-only-two = Seuls { $seat } et vous voyez cette carte. Les autres savent seulement que vous avez regardé.
eleven-page-only-you = Cette carte n’est visible que par vous. Les autres savent seulement que vous avez regardé.
eleven-page-learned = { $figure } n’est pas l’Élu.
eleven-page-learned-nothing = Une carte pouvoir : rien de nouveau.
eleven-page-power-card = Carte pouvoir
eleven-page-your-card-seen = { $seat } voit votre carte
eleven-page-now-known = Quelqu’un de plus connaît cette carte.
eleven-page-cell-here = { $figure }, { $place } : certain. { $why }
eleven-page-cell-not = { $figure }, { $place } : certainement pas. { $why }

## Annoncer la victoire

eleven-page-name-title = Nommez l’Élu
eleven-page-name-once = Une seule annonce dans toute la partie. Elle est sans retour.
eleven-page-name-fenrir = Vous montrez vos marques du Loup.
eleven-page-pick-name = Choisissez un nom.
eleven-page-if-not = Si ce n’est pas { $figure }
eleven-page-if-not-then = Vous êtes aussitôt hors jeu et montrez votre carte personnage. Personne d’autre n’aura vu qui c’est.
eleven-page-if-so = Si c’est { $figure }
eleven-page-if-so-hero = La carte est montrée à tous. Vous jouez ce tour avec { $figure } et gagnez sur { $spot } avec { $sheets } partitions. Si le tour finit avant, vous êtes hors jeu.
eleven-page-if-so-fenrir = La carte est montrée à tous. Vous jouez ce tour avec la figurine de votre propre carte et gagnez là où se tient { $figure } ({ $spot }) avec { $sheets } partitions. Si le tour finit avant, vous êtes hors jeu.
eleven-page-can-it = Est-ce faisable ce tour-ci ?
eleven-page-sheets-now = { $sheets } partitions sur { $needed }
eleven-page-falls-short = Les pas ne suffisent pas.
eleven-page-reaches =
    { $cost ->
        [0] Le but s’atteint gratuitement.
       [one] Le but s’atteint pour { $cost } unité de temps.
       *[other] Le but s’atteint pour { $cost } unités de temps.
    }
eleven-page-sheets-then = Partitions avec vos propres cartes : { $sheets } sur { $needed }.
eleven-page-not-yet = Pas encore
eleven-page-hold = Maintenir pour nommer { $figure }
eleven-page-hold-how = ou Entrée deux fois
eleven-page-organ-field = la case de l’orgue
eleven-page-hold-again = encore une fois Entrée

## La fin

eleven-page-pile-was = Dans la pile : { $names }.

## The log and the notebook

eleven-heading = Heure { $hour }

## Ce que le carnet montre à côté des cartes

eleven-page-could-be =
    { $count ->
        [one] { $figure } est l’Élu.
       *[other] { $count } peuvent encore être l’Élu.
    }
eleven-page-note-fenrir = Fenrir
eleven-page-note-names = sait peut-être qui
eleven-page-note-knows = sait peut-être votre carte
eleven-page-note-wolves = deux marques du Loup
eleven-page-note-symbols = symbole d’orgue

# What gives away, by kind of move (my page)
eleven-away-choose = Les personnages que vous choisissez
eleven-away-bid = Vos enchères
eleven-away-step = Les chemins que vous prenez
eleven-away-look = Où vous regardez
eleven-away-play = Les cartes que vous jouez
eleven-away-use = Les tuiles que vous utilisez
