### Nuns on the Run. Les noms des novices, gardiennes, cartes, bénédictions, souhaits et trajets viennent des fichiers de données, sans article ; les lieux sont des numéros.

## Le jeu

## Ce qui se raconte

nuns-told-leads =
    { $me ->
        [yes] Vous menez { $novice }.
       *[no] { $seat } mène { $novice }.
    }
nuns-told-your_wish = { $novice } a pour souhait secret « { $wish_card } » : d’abord la clé au lieu { $key }, puis le souhait au lieu { $place }. Personne d’autre ne le sait.
nuns-told-has_wish = { $novice } a un souhait secret.
nuns-told-your_blessing = { $novice } a la bénédiction « { $blessing } ». Personne d’autre ne le sait.
nuns-told-has_blessing = { $novice } a une bénédiction.
nuns-told-your_guard_blessing = La mère { $guard } a la bénédiction « { $blessing } ». Les novices n’en savent rien.
nuns-told-guard_has_blessing = La mère { $guard } a une bénédiction.
nuns-told-round = Le tour { $round } commence.
nuns-told-you_turn_back = Vous retournez votre carte : { $novice } sera de nouveau en fuite.
nuns-told-you_stay_caught = Vous en restez là : { $novice } reste attrapée.
nuns-told-you_choose = Vous choisissez « { $card } » pour { $novice }.
nuns-told-you_step = Vous menez { $novice } au lieu { $place }, dans le noir.
nuns-told-you_step_seen = Vous menez { $novice } au lieu { $place }, à la lueur d’une lanterne.
nuns-told-you_walk = Vous ramenez { $novice } vers sa cellule, au lieu { $place }.
nuns-told-you_stop = Vous vous arrêtez avec { $novice }. Personne ne voit que c’est fait.
nuns-told-you_take_key = { $novice } prend la clé. Personne d’autre ne le sait.
nuns-told-you_take_wish = { $novice } tient son souhait secret. Au lit maintenant, et sans bruit !
nuns-told-you_lose_wish = { $novice } perd son souhait secret ; il est de nouveau à sa place. Personne d’autre ne le sait.
nuns-told-turned_back = { $novice } est de nouveau en fuite.
nuns-told-walked = { $novice } rentre à pied, la voici au lieu { $place }.
nuns-told-seen = { $novice } est vue au lieu { $place } par la mère { $guard }.
nuns-told-vanished = { $novice } disparaît du lieu { $place } vers le lieu { $towards }.
nuns-told-vanished_somewhere = { $novice } disparaît du lieu { $place }, personne ne voit de quel côté.
nuns-told-out_of_sight = { $novice } est hors de vue.
nuns-told-caught =
    { $captures ->
        [one] { $novice } est attrapée au lieu { $place }. Cela fait { $captures } capture.
       *[other] { $novice } est attrapée au lieu { $place }. Cela fait { $captures } captures.
    }
nuns-told-played = { $novice } montre la carte « { $card } ».
nuns-told-nobody_listens = Les deux gardiennes ont couru : personne ne lance le dé pour le bruit.
nuns-told-rolled = { $novice } lance le dé pour le bruit : { $die }.
nuns-told-you_keep_blessing = Vous gardez la bénédiction que possède { $novice }.
nuns-told-you_will_make_false_noise = { $novice } fera un faux bruit ; où il se trouve, on le demande en dernier.
nuns-told-you_step_softly = { $novice } marche à pas feutrés : le dé compte un de moins.
nuns-told-you_lay = Vous posez un bruit pour { $novice } au lieu { $place }, que la mère { $guard } entend.
nuns-told-you_lay_falsely = Vous posez un faux bruit pour { $novice } au lieu { $place }, à côté de la mère { $guard }.
nuns-told-noise = Un bruit du lieu { $place } parvient à la mère { $guard } : { $figure }.
nuns-told-not_heard = Personne n’entend { $novice }.
nuns-told-used_blessing = Bénédiction utilisée : { $blessing } ({ $figure }).
nuns-told-goes_first = La mère { $guard } commence.
nuns-told-took_path = La mère { $guard } prend le trajet { $path }.
nuns-told-made_u_turn = La mère { $guard } fait demi-tour et reprend le trajet { $path } en sens inverse.
nuns-told-paced = La mère { $guard } va au lieu { $place }.
nuns-told-completed = La mère { $guard } est au bout du trajet { $path }.
nuns-told-you_name = Vous arrêtez la mère { $guard } et annoncez « { $guard_card } ». La carte sera montrée quand les deux gardiennes auront bougé.
nuns-told-you_name_swift_walk = Vous arrêtez la mère { $guard } et faites de ses cinq pas une marche. Cela sera montré quand les deux gardiennes auront bougé.
nuns-told-partner_names = La mère { $guard } s’arrête et annonce « { $guard_card } ». La carte sera montrée quand les deux gardiennes auront bougé.
nuns-told-partner_names_swift_walk = La mère { $guard } s’arrête et fait de ses cinq pas une marche. Cela sera montré quand les deux gardiennes auront bougé.
nuns-told-stopped = La mère { $guard } s’arrête.
nuns-told-named = La mère { $guard } montre la carte « { $guard_card } ».
nuns-told-cleared = Bruits et traces de pas sont retirés.
nuns-told-listens = La mère { $guard } écoute et lance le dé : { $die }.
nuns-told-hears_nobody = La mère { $guard } n’entend personne.
nuns-told-guard_keeps_blessing = La mère { $guard } garde sa bénédiction.
nuns-told-came_home = { $novice } est rentrée avec son souhait secret et gagne !
nuns-told-guards_won_by_captures = Les gardiennes ont fait assez de captures et gagnent !
nuns-told-guards_won_by_time = L’aube se lève, et les gardiennes gagnent !
nuns-told-had_wish = { $novice } avait pour souhait secret « { $wish_card } ».
nuns-told-was_on = { $novice } était au lieu { $place }.

# Clues of puzzles; span: a number of steps, as 1–5; reach: a number of steps; places: several, as 3, 16–22; way: places in order

nuns-told-clue_cell = { $novice } commence dans sa cellule, au lieu { $place }.
nuns-told-clue_was = Tour { $round } : { $novice } se trouve au lieu { $place }, à la vue de tous.
nuns-told-clue_moved = Tour { $round } : { $novice } montre « { $card } ». Pas : { $span }.
nuns-told-clue_dark = Pendant ce temps, les gardiennes ont { $places } sous les yeux et ne voient pas { $novice }.
nuns-told-clue_dark_then = Pendant ce temps, les gardiennes ont { $places } sous les yeux et ne voient rien de plus ({ $novice }).
nuns-told-clue_heard = Tour { $round } : la mère { $guard }, au lieu { $at }, entend { $novice }. Un plus court chemin vers elle commence en { $places } ; elle est à { $reach } pas au plus.
nuns-told-clue_near = Tour { $round } : la mère { $guard }, au lieu { $at }, entend { $novice }. Elle est à { $reach } pas au plus.
nuns-told-clue_unheard = Tour { $round } : la mère { $guard }, au lieu { $at }, n’entend pas { $novice }. Elle est à plus de { $reach } pas.
nuns-told-clue_unseen = Tour { $round } : la mère { $guard } passe par { $way } et ne voit pas { $novice } en { $places }.

## Ce qui se demande

# Données dont une question peut se servir : voir le fichier anglais.

nuns-ask-move =
    { $stage ->
        [turn] Aucune gardienne ne voit { $novice }. Reprendre la fuite ?
        [card] Comment se déplace { $novice } ?
        [steps]
            { $steps ->
                [0] { $novice }, « { $card } » : aucun pas prévu. Et maintenant ?
                [one] { $novice }, « { $card } » : { $steps } pas prévu. Et maintenant ?
               *[other] { $novice }, « { $card } » : { $steps } pas prévus. Et maintenant ?
            }
        [walk]
            { $steps ->
                [0] { $novice } rentre à pied. Par où ?
               *[other] { $novice } rentre à pied, { $steps } pas jusqu’ici. Et maintenant ?
            }
       *[after] La marche est finie, et aucune gardienne ne voit { $novice }. Reprendre la fuite ?
    }
nuns-ask-bless = { $novice } a obtenu { $die }. Utilisez-vous la bénédiction ?
nuns-ask-token = La mère { $guard } entend { $novice }. Où posez-vous le bruit ?
nuns-ask-false_noise = Où { $novice } pose-t-elle le faux bruit ?
nuns-ask-hear = La mère { $guard } a tendu l’oreille et entend { $novice }. Où posez-vous le bruit ?
nuns-ask-order = Quelle gardienne commence ?
nuns-ask-path = Il faut à la mère { $guard } un trajet qui parte du lieu { $place }. Lequel ?
nuns-ask-go =
    { $paces ->
        [0] La mère { $guard } se met en route. Vers où ?
        [1] La mère { $guard } : { $paces } pas jusqu’ici. Vers où ?
        [2] La mère { $guard } : { $paces } pas jusqu’ici. Vers où ?
        [3] La mère { $guard } : { $paces } pas jusqu’ici. S’arrêter (marche) et écouter, ou continuer ?
        [4] La mère { $guard } : { $paces } pas jusqu’ici. S’arrêter (marche) et écouter, ou continuer ?
       *[other] La mère { $guard } : { $paces } pas jusqu’ici. Qui court n’écoute pas. S’arrêter, ou continuer ?
    }
nuns-ask-ears = La mère { $guard } écoute et a obtenu { $die }. Utilisez-vous la bénédiction ?

## Ce que les autres voient pendant ce temps

nuns-wait-move = { $seat } se déplace en secret.
nuns-wait-bless = { $seat } pense à une bénédiction.
nuns-wait-token = { $seat } pose un bruit.
nuns-wait-false_noise = { $seat } pose un bruit.
nuns-wait-hear = On a entendu { $seat }, qui pose un bruit.
nuns-wait-order = { $seat } choisit quelle gardienne commence.
nuns-wait-path = { $seat } choisit un trajet.
nuns-wait-go = { $seat } déplace une gardienne.
nuns-wait-ears = { $seat } tend l’oreille.
nuns-wait-noise_turn = { $seat } n’en a pas fini avec le bruit.
nuns-wait-unseen = La suite vous est cachée.

## Aide

nuns-help-move =
    Choisissez une carte, puis vos pas un à un, puis arrêtez-vous : tout le monde verra la carte, personne vos pas. Là où une gardienne peut vous voir, votre marqueur est montré, et { $novice_may_enter_guard ->
        [1] nul ne peut aller sur le lieu d’une gardienne.
       *[other] un pas sur une gardienne est une capture.
    } { $slow_novices ->
        [1] La clé
       *[other] Au tour 1, la carte compte double. La clé
    }, puis le souhait, se prennent là où finit votre déplacement, jamais au passage. Une novice attrapée rentre à pied et peut retourner sa carte { $turn_in_sight ->
        [1] là où il n’y a pas de gardienne.
       *[other] quand aucune gardienne ne la voit.
    }
nuns-help-bless = Vous avez lancé le dé pour le bruit, et c’est le moment de votre bénédiction si elle sert à un dé. La seconde chance relance, les pas feutrés font un pas de bruit en moins, et le faux bruit pose un marqueur de plus. La question vient quelle que soit votre bénédiction : elle ne trahit donc rien.
nuns-help-token = Le dé et votre carte ensemble portent jusqu’à cette gardienne. Posez un bruit sur un lieu voisin d’elle où commence un plus court chemin vers vous. S’il y en a plusieurs, vous pouvez poser un marqueur ou deux, jamais trois. Les autres voient tous vos marqueurs ensemble à la fin de votre tour.
nuns-help-false_noise = Le faux bruit va à côté de l’une ou l’autre gardienne, sur le lieu de votre choix. Il ressemble à un vrai : tous savent que l’un de vos bruits est faux, mais pas lequel. Une gardienne qui a un bruit à côté d’elle peut quitter son trajet.
nuns-help-hear = Une gardienne qui a marché a écouté, et vous étiez à portée de son dé et de votre carte. Posez un bruit sur un lieu voisin d’elle où commence un plus court chemin vers vous, ou sur deux lieux de ce genre. Il y reste jusqu’à ce que les gardiennes aient bougé au tour suivant.
nuns-help-order = À chaque tour, le camp des gardiennes choisit à nouveau qui commence. La seconde peut profiter de ce que la première a mis en lumière.
nuns-help-path =
    Une carte trajet a votre lieu pour l’un de ses bouts et mène à l’autre. { $paths_reusable ->
        [1] Une carte peut resservir autant qu’on veut, même celle de l’autre gardienne.
       *[other] Chaque carte sert une fois dans la partie, et les deux gardiennes n’ont jamais la même.
    } Au bout d’un trajet, la carte suivante se prend aussitôt et le déplacement continue. { $no_u_turns ->
        [1] À cette table, il n’y a pas de demi-tours.
       *[other] Un demi-tour reprend en arrière le trajet qui vient de finir.
    }
nuns-help-go =
    Une gardienne marche de 3 ou 4 pas, ou court de { $guard_max ->
        [1] 5 exactement
       *[other] 5 ou 6
    } ; seule celle qui marche peut écouter ensuite. Elle suit son trajet, sauf si pendant ce déplacement elle a vu { $caught_give_permission ->
        [1] une novice
       *[other] une novice en fuite
    } { $deviate_on ->
        [1] ou s’il y a un marqueur quelconque sur le plan
        [2] ou une trace, ou si un bruit était près d’elle
       *[other] ou une trace, ou si un bruit est posé pour elle
    }. Elle va alors où elle veut. { $sight ->
        [1] Après chaque pas, elle voit toute la pièce où elle est
       *[other] Chaque pas est un regard devant elle
    }, et une novice sur son chemin est attrapée, même au passage. La carte reste cachée jusqu’à ce que les deux gardiennes aient bougé.
nuns-help-ears = Une gardienne qui a marché écoute : son dé et la carte de chaque novice disent qui est entendue. La seconde chance relance, les oreilles fines entendent un pas plus loin. La question vient quelle que soit sa bénédiction : elle ne trahit donc rien.

## Le but

nuns-aim = La clé, le souhait, la cellule : ni vue ni entendue.
nuns-aim-key = D’abord la clé en { $place }, puis votre souhait, puis la cellule : { $steps ->
        [0] aucun chemin n’y mène à présent.
        [one] un pas jusqu’à la clé.
       *[other] { $steps } pas jusqu’à la clé.
    }
nuns-aim-wish = À présent votre souhait en { $place }, puis la cellule : { $steps ->
        [0] aucun chemin n’y mène à présent.
        [one] un pas.
       *[other] { $steps } pas.
    }
nuns-aim-home = Rentrez en { $place } avec votre souhait, et vous gagnez : { $steps ->
        [0] aucun chemin n’y mène à présent.
        [one] un pas.
       *[other] { $steps } pas.
    }
nuns-aim-caught = Vous êtes attrapée et rentrez en { $place } ; là où personne ne vous voit, vous pouvez retourner votre carte.
nuns-aim-guards = Attraper des novices : { $captures } sur { $limit }. À l’aube, les gardiennes gagnent aussi.
nuns-aim-guards-short = Attrapées : { $captures } sur { $limit }. À l’aube, les gardiennes gagnent aussi.

## Pourquoi pas

nuns-no-place = Il n’y a pas de lieu « { $wish } ».
nuns-no-guard = Il n’y a pas de gardienne « { $wish } ».
nuns-no-card = Il n’y a pas de carte mouvement « { $wish } ».
nuns-no-path = Il n’y a pas de trajet « { $wish } ».
nuns-not-there-already = Vous êtes déjà au lieu { $place }.
nuns-not-linked = Aucun pas ne mène du lieu { $here } au lieu { $place }.
nuns-not-before-turn = Dites d’abord si { $novice } retourne sa carte.
nuns-not-before-card = Choisissez d’abord une carte.
nuns-not-card-caught = { $novice } est attrapée et rentre à pied ; aucune carte ne se choisit pour cela.
nuns-not-second-card = Vous avez déjà choisi une carte : « { $card } ».
nuns-not-card-here = D’ici, aucun déplacement ne convient à la carte « { $card } ».
nuns-not-past-guard = Une gardienne est au lieu { $place } : c’est une capture, et il ne reste qu’à vous arrêter.
nuns-not-steps-left =
    { $steps ->
        [0] La carte « { $card } » ne permet aucun pas.
       *[other] Vous avez fait { $steps } pas, et la carte « { $card } » n’en permet pas davantage.
    }
nuns-not-locked = La porte entre { $here } et { $place } est verrouillée, et vous n’avez pas de clé.
nuns-not-twice = Ce déplacement est déjà passé par le lieu { $place }.
nuns-not-onto-guard = La mère { $guard } est au lieu { $place }, et à cette table personne ne peut y entrer.
nuns-not-dead-end = En passant par le lieu { $place }, aucun déplacement n’est assez long pour la carte « { $card } ».
nuns-not-past-home = { $novice } est dans sa cellule et s’arrête là.
nuns-not-walk-longer = Une marche de retour a { $steps } pas au plus.
nuns-not-homewards = Le pas de { $here } à { $place } n’est sur aucun plus court chemin vers la cellule.
nuns-not-walk-enough = Une marche de retour demande { $steps } pas.
nuns-not-enough-steps = La carte « { $card } » demande au moins { $steps } pas.
nuns-not-caught = { $novice } est en fuite, pas attrapée.
nuns-not-turned-twice = { $novice } a déjà retourné sa carte.
nuns-not-turn-fresh = La première marche de retour après une capture est obligatoire.
nuns-not-turn-seen = Une gardienne voit { $novice }, et on ne retourne pas sa carte sous ses yeux.
nuns-not-turn-guard = Une gardienne est là où se trouve { $novice } et l’attraperait aussitôt.
nuns-not-turn-yet = Marchez d’abord ; à la fin, la question revient si aucune gardienne ne vous voit.
nuns-not-beside = Le lieu { $place } n’est pas à côté de la mère { $guard }.
nuns-not-first-step = Aucun plus court chemin de la mère { $guard } vers vous ne commence au lieu { $place }.
nuns-not-three-tokens = Un bruit ou deux, jamais trois.
nuns-not-same-place = Deux bruits demandent deux lieux, pas deux fois { $place }.
nuns-not-blessings = À cette table, il n’y a pas de bénédictions.
nuns-not-blank = À cette table, la bénédiction « { $blessing } » est sans effet.
nuns-not-used-twice = La bénédiction « { $blessing } » a déjà servi.
nuns-not-held = Vous n’avez pas la bénédiction « { $blessing } ».
nuns-not-for-a-die = La bénédiction « { $blessing } » ne sert pas à un dé.
nuns-not-before-use = Dites d’abord « { $example } » ; le lieu du faux bruit est demandé en dernier.
nuns-not-before-true = D’abord le vrai bruit ; le faux vient en dernier.
nuns-not-kept = Vous avez gardé votre bénédiction ce tour-ci.
nuns-not-false-now = Une novice ne fait un faux bruit qu’à son propre tour de bruit, après son dé.
nuns-not-false-patrol = Les gardiennes ne font un faux bruit que pendant le déplacement de l’une d’elles.
nuns-not-path-now = La mère { $guard } est sur le trajet { $path } ; une autre carte se prend au bout.
nuns-not-path-end = Le trajet { $path } n’a pas de bout au lieu { $place }.
nuns-not-path-held = Le trajet { $path } est pris : la mère { $guard } y est.
nuns-not-path-used = Le trajet { $path } a déjà servi.
nuns-not-before-path = Choisissez d’abord un trajet pour la mère { $guard }.
nuns-not-u-turn-needed = À cette table, tout trajet peut se reprendre : il n’y a donc pas de demi-tours.
nuns-not-u-turns = À cette table, il n’y a pas de demi-tours.
nuns-not-u-turn-left = Il ne reste plus de demi-tour.
nuns-not-u-turn-yet = La mère { $guard } n’a encore fini aucun trajet à reprendre en arrière.
nuns-not-paces-left = La mère { $guard } a fait { $steps } pas et ne peut plus avancer.
nuns-not-off-path = La mère { $guard } n’a aucune raison de quitter le trajet { $path } : le prochain pas mène au lieu { $place }.
nuns-not-way-back = La mère { $guard } n’a aucune raison de rester hors du trajet { $path }. Un plus court chemin de retour commence ici : { $places }.
nuns-not-stop-yet = La mère { $guard } doit faire au moins { $steps } pas.
nuns-not-walk-anyway = Jusqu’à { $steps } pas, c’est une marche de toute façon : dites simplement « { $example } ».
nuns-not-walk-so-long = Même avec « { $blessing } », une marche a { $steps } pas au plus.
nuns-not-guard-card = La carte d’une gardienne découle de ses pas : arrêtez-la quand elle est allée assez loin.

## Options de la table

nuns-option-novices_per_player = Novices par joueur
nuns-option-novices_per_player-why = Combien de novices mène chacun ? À peu de joueurs, deux ou trois valent mieux.
nuns-option-blessings = Bénédictions
nuns-option-blessings-why = Chacune reçoit-elle une carte secrète qui permet, une fois, de contourner une règle ?
nuns-option-capture_limit = Les gardiennes gagnent
nuns-option-capture_limit-why = Après combien de captures ?
nuns-option-capture_limit-novices = Autant que de novices
nuns-option-capture_limit-players = Autant que de joueurs
nuns-option-capture_limit-more_than_novices = Une de plus que de novices
nuns-option-capture_limit-more_than_players = Une de plus que de joueurs
nuns-option-sight = Ce que voient les gardiennes
nuns-option-sight-why = Le demi-cercle devant elles, ou la pièce où elles sont ?
nuns-option-sight-arc = Demi-cercle
nuns-option-sight-rooms = La pièce
nuns-option-first_path = Quand prennent-elles leur premier trajet ?
nuns-option-first_path-first_move = Au premier déplacement
nuns-option-first_path-setup = Avant la partie
nuns-option-run_range = Jusqu’où court-on ?
nuns-option-run_range-1_to_5 = 1 à 5 pas
nuns-option-run_range-5 = 5 pas
nuns-option-short_ranges = Jusqu’où va-t-on en se faufilant, en marchant ?
nuns-option-short_ranges-1_to_2_and_3_to_4 = 1 ou 2, 3 ou 4
nuns-option-short_ranges-2_and_3 = 2 et 3
nuns-option-slow_novices = Premier déplacement des novices ?
nuns-option-slow_novices-false = Deux fois plus loin
nuns-option-slow_novices-true = Comme les autres
nuns-option-allow_revisit = Un déplacement peut-il repasser par le même lieu ?
nuns-option-novice_may_enter_guard = Une novice arrive sur une gardienne ?
nuns-option-novice_may_enter_guard-true = Elle est attrapée
nuns-option-novice_may_enter_guard-false = Impossible
nuns-option-sight_range = Jusqu’où voient les gardiennes ?
nuns-option-sight_range-6 = 6 pas
nuns-option-sight_range-none = Sans limite
nuns-option-shrine_hidden = L’oratoire (82) cache-t-il qui s’y trouve ?
nuns-option-pivot_check = Une gardienne voit-elle en se tournant ?
nuns-option-vanish_shows_direction = Une novice vue disparaît : montre-t-on par où ?
nuns-option-guard_max = Combien de pas au plus pour une gardienne ?
nuns-option-deviate_on = Pour quels marqueurs peut-elle quitter son trajet ?
nuns-option-deviate_on-own = Ceux qu’elle voit ou entend
nuns-option-deviate_on-any = Tous
nuns-option-deviate_on-beside = Ceux près d’elle et les traces qu’elle voit
nuns-option-paths_reusable = Peut-on réutiliser les cartes trajet ?
nuns-option-u_turns = Combien de cartes demi-tour ?
nuns-option-run_noise = Courir fait-il plus de bruit ?
nuns-option-run_noise-1 = Oui, de 1
nuns-option-run_noise-0 = Non
nuns-option-deaf_after_run = Les gardiennes qui ont couru sont-elles sourdes ?
nuns-option-deaf_after_run-both = Si les deux ont couru
nuns-option-deaf_after_run-each = Celle qui a couru
nuns-option-deaf_after_run-never = Elles entendent toujours
nuns-option-tie = Plusieurs rentrent au même tour : qui gagne ?
nuns-option-tie-shared = Toutes
nuns-option-tie-fewest_captures = La moins souvent attrapée
nuns-option-rounds = Combien de tours dure la nuit ?
nuns-option-safe_cell = Une novice est-elle à l’abri dans sa cellule ?
nuns-option-forced_first_walk = Une novice attrapée doit-elle aussitôt rentrer ?
nuns-option-swift_foot = La bénédiction du pied léger est-elle en jeu ?
nuns-option-turn_in_sight = Une novice attrapée peut-elle retourner sa carte si on la voit ?
nuns-option-roll_after_turning = Lance-t-elle le dé si elle la retourne après sa marche ?
nuns-option-caught_give_permission = Peut-on quitter son trajet pour une novice attrapée ?
nuns-option-map = Quel plan du couvent ?
nuns-option-map-printed = 2010
nuns-option-sight_lines = Quelles lignes de vue ?
nuns-option-sight_lines-printed = Les nôtres
nuns-option-cards = Quelles valeurs sur les cartes ?
nuns-option-cards-printed = Les nôtres

## Ce qu’on peut savoir

nuns-matter-place = Où est { $novice } ?
nuns-matter-key = { $novice } a-t-elle sa clé ?
nuns-matter-wish = { $novice } a-t-elle son souhait ?
nuns-matter-wish_card = Quel souhait a { $novice } ?
nuns-matter-known_place = Où les autres peuvent-ils croire { $novice } ?
nuns-matter-known_key = { $novice } : peuvent-ils croire à sa clé ?
nuns-matter-known_wish = { $novice } : peuvent-ils croire à son souhait ?
nuns-matter-known_wish_card = { $novice } : quel souhait peuvent-ils lui prêter ?
nuns-right-place = Exact : { $novice } est au lieu { $name }.
nuns-thought-wish_card =
    { $you ->
        [1] Pour moi, votre novice { $novice } voulait « { $name } » : { $share } %.
       *[other] Pour moi, { $novice }, jouée par { $seat }, voulait « { $name } » : { $share } %.
    }
nuns-alternative-yes = oui
nuns-alternative-no = non
nuns-note-unmasked-wish_card = Dès lors, c’était clair : { $novice } souhaite ceci : { $name }.
nuns-note-kept-place = { $novice } restait introuvable à la fin : qui regardait donnait { $percent } % au bon lieu, { $name }.
nuns-note-lucky = { $seat } a eu de la chance en cherchant : une novice aperçue { $right } fois, quand on pouvait en attendre { $expected }.
nuns-note-unlucky = { $seat } n’a pas eu de chance en cherchant : une novice aperçue { $right } fois, quand on pouvait en attendre { $expected }.
nuns-why-on_board = { $novice } est sur le plan, à la vue de tous.
nuns-why-in_cell = { $novice } n’a pas encore quitté sa cellule.
nuns-why-seen_in = { $novice } a été vue là au tour { $round }.
nuns-why-only_place = { $novice } : ce qu’on a vu et entendu ne laisse que ce lieu.
nuns-why-clue = Le fait { $fact } exclut { $answers }.
nuns-why-key_never = { $novice } : aucun déplacement n’a encore pu finir sur une clé.
nuns-why-key_sight = { $novice } : ce qu’on a vu au tour { $round } n’est possible qu’avec une clé.
nuns-why-key_walk = Au tour { $round }, { $novice } est rentrée par un chemin qui demande une clé.
nuns-why-key_rest = { $novice } : depuis le tour { $round }, ce qu’on a entendu, et où on ne l’a pas vue, n’est possible qu’avec une clé.
nuns-why-wish_lost = { $novice } a été attrapée au tour { $round } : un souhait retourne à sa place, et aucun déplacement n’a pu y finir depuis.
nuns-why-wish_never = { $novice } : aucun déplacement avec une clé n’a encore pu finir sur un souhait.
nuns-why-wish_rest = { $novice } : ce qu’on sait n’est possible qu’avec son souhait.
nuns-why-only_card = { $novice } : seul ce souhait va avec ce qu’on sait d’elle et des autres.
nuns-why-other_card = { $novice } : ce souhait ne va pas avec ce qu’on sait d’elle et des autres.
nuns-why-own_card = Ce souhait est le vôtre : { $wish_card }.
