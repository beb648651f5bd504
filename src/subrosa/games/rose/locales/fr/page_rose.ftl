### Le Nom de la Rose sur la page : ce que dit son propre écran. Questions, récits et noms sont dans rose.ftl.

## Aujourd’hui, assez court pour une ligne

rose-today-communicative = Guillaume rejoint Adson : les soupçons deviennent indices.
rose-today-enigmatic = Moine amené à Guillaume : 2 indices à distribuer.
rose-today-diligent = La carte peut servir deux fois ; le temps, une seule.
rose-today-on_the_scent = Qui déplace Guillaume distribue 2 indices.
rose-today-hasty = Aucune tuile Temps ne se dépense aujourd’hui.
rose-today-unbelieving = Moine à l’Église : les autres rendent une tuile.
rose-today-inconspicuous = Un moine envoyé dans un lieu vide perd 1 indice.
rose-today-delicate = Après chaque tour : le temps de la carte en soupçons.
rose-today-forbidden = Un moine envoyé à la Bibliothèque reçoit 2 indices.
rose-today-caught = Ce soir, les soupçons valent double.
rose-today-incriminating = Guillaume : ±6 indices, Adson : ±10 soupçons.
rose-today-inquiring = Moine auprès d’autres : chacun d’eux reçoit 1 indice.
rose-today-dubious = Tout moine déplacé reçoit 1 indice.
rose-today-suspicious = Après chaque tour, les plus suspects reçoivent 1 indice.

## Inscriptions du plateau

rose-board-today = Jour { $day } · { $event }
rose-board-ended = fini par { $seat }
rose-board-accusation = 7 · Tour de soupçons
rose-board-left = reste { $left }
rose-board-next = suivante
rose-board-draw = pioche
rose-board-discard = défausse { $count }
rose-board-piles = pioche · défausse
rose-board-if-night = petit nombre : indices si la nuit tombait
rose-board-ev = ind. { $by }
rose-since-suspicion = soup. { $by }
rose-since-evidence = ind. { $by }
rose-places = Lieux
rose-days = Jours
rose-day-unknown = Personne ne le sait encore.
rose-days-open = Voir tous les jours
rose-place-tasks = Missions : { $tiles }.
rose-place-no-tasks = Aucune mission.
rose-place-here = Ici : { $figures }.
rose-place-nobody = Personne ici.
rose-figure-label = { $figure }, lieu : { $place }.
rose-monk-label = { $figure }, lieu : { $place }, soupçons { $suspicion }, rang depuis le bas { $rank }, indices { $evidence }.
rose-track-night = { $monk } { $points }, plus { $night } à la nuit
rose-effect-less = { $monk } perdrait { $points } points de soupçon.
rose-effect-more = { $monk } gagnerait { $points } points de soupçon.
rose-effect-same = Les soupçons contre { $monk } ne changeraient pas.
rose-effect-meets = { $figure } rencontrerait { $monks }.
rose-effect-nobody = Il n’y rencontrerait personne.

## La ligne sous la question

rose-then-card =
    { $time_step ->
        [late] Puis un pion se déplace, et ce qui s’y trouve décide ; le temps avance en dernier.
       *[other] Puis le temps avance, un pion se déplace, et ce qui s’y trouve décide.
    }
rose-then-call = Guillaume : temps { $william }, indices en plus ou en moins. Adson : temps { $adson }, soupçons en plus ou en moins.
rose-then-spend = Chaque tuile Temps rendue fait gagner 1 ; elle va au bout de la chaîne.
rose-then-night =
    { $tiles ->
        [0] Puis la nuit tombe : la carte Événement est pour vous, 2 indices.
        [one] Sans une tuile Temps, la nuit tombe après ce tour : la carte Événement serait pour vous, 2 indices.
       *[other] Sans { $tiles } tuiles Temps, la nuit tombe après ce tour : la carte Événement serait pour vous, 2 indices.
    }
rose-then-place = Les nombres montrent le changement des soupçons.
rose-then-investigator = Les nombres montrent combien de moines il rencontrerait, et de combien en plus ou en moins il s’agit pour chacun.
rose-then-figure = Les nombres montrent l’effet sur chaque moine.
rose-then-again = Le temps ne se paie qu’une fois. Les nombres montrent l’effet.
rose-then-task = { $tile } : de { $before } à { $now }.
rose-then-sign = Tout le monde voit vos verdicts.
rose-then-judged = Décidé : { $monks }.
rose-then-next = Ensuite : { $monks }.
rose-then-split = « { $event } » : choisissez un moine, puis encore le même ou un autre.
rose-then-delicate = « { $event } » : autant que le temps de votre carte.
rose-then-return = Personne d’autre ne sait laquelle.
rose-then-stand = Un lieu libre.
rose-then-marker = Tous se retournent ensemble ; chaque marqueur donne 2 indices à son moine.
rose-then-accuse = Modifiables jusqu’à leur pose ; personne ne les voit avant.
rose-uncover = Caché. Découvrez pour choisir.

## Ce que l’on regarde, joué en paroles

rose-focus-card = { $card } : le temps avance de { $cost }, de { $before } à { $now }.
rose-focus-caller = { $card } : vous dites lequel des deux.
rose-focus-goes = { rose-figure-first } va dans n’importe quel autre lieu.
rose-focus-comes = Un pion au choix vient, { rose-into }.
rose-focus-put = { $place } : { rose-figure } commence ici.
rose-focus-move = { rose-figure-first }, { rose-into } : soupçons de { $before } à { $now }.
rose-focus-tasks = { rose-figure-first }, { rose-into } : soupçons de { $before } à { $either } ou { $or }.
rose-focus-same = { rose-figure-first }, { rose-into } : soupçons toujours à { $before }.
rose-focus-meets = { rose-figure-first }, { rose-into } : il rencontre { $monks }.
rose-focus-nobody = { rose-figure-first }, { rose-into } : personne n’y est.
rose-focus-decide-evidence = Vous décidez pour chacun : { $points } indices en plus ou en moins.
rose-focus-decide-suspicion = Vous décidez pour chacun : { $points } points de soupçon en plus ou en moins.
rose-focus-nothing = Il ne se passe rien.
rose-focus-won = Vous gagnez { $tile } comme tuile Temps.
rose-focus-win = La mission remplie devient votre tuile Temps.
rose-focus-night =
    Si la nuit tombait : { $monk } +{ $now ->
        [one] { $now } indice
       *[other] { $now } indices
    } au lieu de +{ $before }.
rose-focus-event = « { $event } » : indices { $changes }.
rose-focus-hands = « { $event } » : ensuite vous distribuez 2 indices.
rose-focus-marker = Montrer que vous n’êtes pas { $monk } ?
rose-focus-open = { $monk } reçoit 2 indices. Restent possibles : { $monks }.

## Boutons

rose-do-play = Jouer { $card }
rose-do-spend =
    { $tiles ->
        [0] Aucune · à { $now }
        [one] En rendre { $tiles } · à { $now }
       *[other] { $tiles } · à { $now }
    }
rose-do-move = Aller ici
rose-do-go = { rose-figure-first } { rose-into }
rose-do-stop = Arrêter
rose-do-more = Plus · à { $now }
rose-do-less = Moins · à { $now }
rose-do-lay = Poser { $monk }
rose-back = Retour
rose-clear = Effacer
rose-accuse = Soupçonner
rose-accuse-of = Soupçonner · { $made } sur { $of }

## Verdicts, révélation, tour de soupçons

rose-judge = { rose-figure-first }, lieu : { $place }
rose-judge-more = { $monk } plus : à { $now }
rose-judge-less = { $monk } moins : à { $now }
rose-judge-to = à { $now }
rose-all-choose = Tous choisissent en secret
rose-revelation = Révélation après le jour { $day }
rose-revelation-how = Chacun pose en secret un marqueur : un moine qu’il n’est pas. Tous se retournent ensemble ; chaque marqueur montré donne { $points } indices à ce moine.
rose-already-shown = déjà montré
rose-own-monk = vous-même : jamais celui-ci
rose-you = Vous
rose-choosing =
    { $me ->
        [yes] choisissez
       *[no] choisit
    }
rose-chosen =
    { $me ->
        [yes] avez choisi
       *[no] a choisi
    }
rose-accusation = Tour de soupçons
rose-accusation-how = Posez un de vos marqueurs devant chacun des autres : qui est quel moine ? Chaque moine ne peut être nommé qu’une fois. Un pari juste donne { $points } indices à ce joueur.
rose-choose-marker = choisissez un marqueur
rose-guess = { $seat } est { $monk }
rose-markers = Vos marqueurs
rose-own-guess = { $monk }, c’est vous : permis, mais jamais juste.
rose-tag-not = pas
rose-tag-shown = montré
rose-evidence-before = Indices avant le tour de soupçons

## Mon secret et ma main

rose-covered = caché
rose-card-caller = Guillaume ou Adson
rose-card-monk = vers tout lieu
rose-card-place = tout pion
rose-card-covered = Carte { $number }, cachée
rose-card-label =
    { $who ->
        [no] { $card }, temps { $time }.
       *[other] { $card }, temps { $time }, { $who }.
    }
rose-card-laid = Vous avez posé { $card }.
rose-tiles-how =
    { $count ->
        [0] aucune encore
       *[other] chacune fait gagner un cran
    }

## Joueurs

rose-count-tiles =
    { $count ->
        [one] { $count } tuile Temps
       *[other] { $count } tuiles Temps
    }
rose-count-events =
    { $count ->
        [one] { $count } carte Événement
       *[other] { $count } cartes Événement
    }
rose-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rose-is-not = a montré : { $monks }

## Touches

rose-key-hand = jouer une carte de la main
rose-key-back = quitter ce que l’on regarde
rose-key-confirm = confirmer ce que l’on regarde
rose-key-marker = un moine, dans l’ordre des échelles
rose-key-opponent = l’adversaire suivant
rose-key-clear = reprendre tous les paris

## La fin

rose-end-open = Le tour de soupçons est dévoilé.
rose-end-won =
    { $me ->
        [yes] Vous étiez { $monk } et gagnez avec { $points } indices.
       *[no] { $seat } était { $monk } et gagne avec { $points } indices.
    }
rose-end-shared = { $seats } partagent la victoire avec { $points } indices.
rose-end-seen =
    { $hits ->
        [0] Personne n’a percé votre secret.
        [1] 1 sur { $others } a percé votre secret.
       *[other] { $hits } sur { $others } ont percé votre secret.
    }
rose-end-nobody =
    { $count ->
        [one] Personne n’était { $monks }.
       *[other] Personne n’était { $monks }.
    }
rose-end-place =
    { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
        [4] quatrième place
       *[other] cinquième place
    }
rose-was = était { $monk }
rose-end-track = indices sur l’échelle
rose-end-named = secret percé par { $hits } sur { $others }
rose-end-events =
    { $count ->
        [one] { $count } carte Événement
       *[other] { $count } cartes Événement
    }
rose-end-total = total
rose-end-whom = Qui soupçonnait qui
rose-end-right = juste · +{ $points }
rose-end-wrong = faux
rose-open = Aussi découvert
rose-open-hands = dernières mains
rose-open-chain = tuiles de la chaîne
rose-open-events = événements jamais joués
rose-open-nobody = personne n’était

## The log and the notebook

rose-heading = Jour { $day } · { $event }

# What gives away, by kind of move (my page)
rose-away-play = Les cartes que vous jouez
rose-away-move = Où vous envoyez les personnages
rose-away-call = Appeler Guillaume ou Adson
rose-away-more = Les moines que vous chargez
rose-away-less = Les moines que vous épargnez
rose-away-show = Les marqueurs que vous montrez
rose-away-suspect = Les moines que vous soupçonnez
rose-away-do = Les tâches que vous choisissez
rose-deeds-none = rien
rose-deeds-spares = { $seat } épargne surtout { $monk }.
rose-deeds-spares-shown = { $seat } épargne surtout { $monk }, mais a montré { $monk }.
rose-cross-own = vous êtes { $monk }
