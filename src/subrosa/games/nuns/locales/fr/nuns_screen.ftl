### Nuns on the Run à l’écran d’un terminal : étiquettes, et ce que font les choses, une ligne chacune.

## Tour, novices, gardiennes

nuns-label-round = Tour { $round } sur { $rounds }
nuns-label-captures = Captures { $captures } sur { $limit }
nuns-label-where = Où
nuns-label-card = Carte
nuns-label-times = Prise
nuns-label-path = Trajet
nuns-label-hidden = cachée
nuns-label-hidden-on = cachée au { $place }
nuns-label-seen-on = vue au { $place }
nuns-label-caught-on = attrapée, au { $place }
nuns-label-caught = attrapée
nuns-label-no-path = pas encore de trajet
nuns-label-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
nuns-label-then-steps = puis { $count }
nuns-label-spent = Utilisées :
nuns-label-blessed = { $figure } : { $blessing }

## Peut-elle quitter son trajet

nuns-label-free = { $guard } peut quitter son trajet : { $reasons }.
nuns-label-bound = { $guard } n’a rien vu ni entendu et suit son trajet vers { $place }.
nuns-label-reason-sees = { $figure } en vue
nuns-label-reason-trace = des traces de pas vues
nuns-label-reason-heard = bruit : { $figure }
nuns-label-reason-passed = un bruit était près d’elle

## Les marqueurs en mots

nuns-label-noise = { $place }, pour la mère { $guard } : { $figure }
nuns-label-vanished = { $place } : { $figure } a disparu

## Ce qui est à moi

nuns-label-on = au { $place }
nuns-label-dark = dans l’ombre
nuns-label-seen-by = vue : { $guards }
nuns-label-blessing = Bénédiction :
nuns-label-blessing-of = Bénédiction
nuns-label-log = Feuille de route { $novice } : carte, lieu, pas
nuns-label-nobody-listens = Les deux gardiennes ont couru : cette fois, personne ne lance le dé pour le bruit.
nuns-label-if-stop = Si vous vous arrêtez au { $place } ({ $card }), vous entendent :
nuns-label-carries =
    { $count ->
        [one] Ce jet s’entend à { $count } pas :
       *[other] Ce jet s’entend à { $count } pas :
    }
nuns-label-reach = Elle entend les novices à tant de pas, selon leur carte :

## Le plan

nuns-label-sign-door = porte
nuns-label-sign-lock = porte verrouillée
nuns-label-sign-lit = vu par une gardienne
nuns-label-sign-you = vous
nuns-label-sign-hidden = une autre de vos novices, cachée
nuns-label-sign-way = votre chemin
nuns-label-sign-key = clé
nuns-label-sign-wish = souhait
nuns-label-sign-home = cellule
nuns-label-sign-offer = au choix
nuns-label-sign-noise = bruit
nuns-label-sign-trace = disparition
nuns-label-sign-path = { $a } { $b } trajets à venir, { $end } étape
nuns-label-links = Aussi reliés :

## Ce qu’on peut choisir : les novices

nuns-label-span =
    { $count ->
        [one] { $span } pas
       *[other] { $span } pas
    }
nuns-label-loudness = bruit { $number }
nuns-card-stand = ne bougez pas, aussi silencieuse que possible
nuns-card-sneak = un court chemin, rarement entendu
nuns-card-walk = un bon bout de chemin, audible de près
nuns-card-run = le plus long chemin, audible de loin
nuns-label-stop-on = S’arrêter au { $place }
nuns-label-caught-here = une gardienne est là : vous êtes attrapée
nuns-label-leaves-trace = vous disparaissez en laissant une trace
nuns-label-take-key = vous prenez votre clé
nuns-label-take-wish = vous prenez votre souhait
nuns-label-take-home = vous voilà rentrée, vous gagnez
nuns-label-turn-back = Retourner votre carte
nuns-label-turn-back-does = de nouveau en fuite, cachée là où nulle gardienne ne vous voit
nuns-label-stay-caught = Rester attrapée
nuns-label-stay-caught-does = sur le chemin du retour, personne ne peut vous reprendre
nuns-label-keep = La garder
nuns-label-use = Utiliser « { $blessing } »
nuns-label-two-tokens = deux bruits, la gardienne en sait moins
nuns-label-beside = près de la mère { $guard }

## Ce qu’on peut choisir : les gardiennes

nuns-label-play-false-noise = Ou d’abord un faux bruit près d’une gardienne, qui pourra quitter son trajet :
nuns-label-noise-beside = bruit : { $places }
nuns-label-by-way = par { $places }
nuns-label-u-turn = Demi-tour : { $path }
nuns-label-stop-walk = S’arrêter (marche)
nuns-label-stop-run = S’arrêter (course)
nuns-label-with-swift-foot = avec Pied léger
nuns-label-listens = elle écoutera ensuite
nuns-label-hears-nothing = elle n’écoutera pas
nuns-label-path-end = fin du trajet : nouvelle carte
nuns-label-on-path = sur le trajet
nuns-label-off-path = hors du trajet
nuns-label-sees =
    { $count ->
        [one] voit { $count } lieu
       *[other] voit { $count } lieux
    }
nuns-label-in-view = { $novices } en vue
nuns-label-likely = { $share } vue aussitôt, { $then } au pas { $step }
nuns-label-likely-now = { $share } vue aussitôt
nuns-label-likely-by = { $share } vue au pas { $step }
nuns-label-will-hear = entendra : { $novices }
nuns-label-may-be =
    { $count ->
        [one] 1 lieu
       *[other] { $count } lieux
    }
nuns-label-likeliest = { $share } au { $place }

## Les bénédictions, une ligne chacune

nuns-blessing-false_noise = après votre jet : un bruit de plus, près d’une des gardiennes
nuns-blessing-second_chance = relancez votre dé de bruit, le nouveau jet compte
nuns-blessing-soft_steps = votre jet compte un de moins
nuns-blessing-swift_foot = un pas de plus que ne permet votre carte : faites-le, simplement
nuns-blessing-false_noise-guard = pendant un déplacement : un bruit près d’une gardienne, libérée alors de son trajet
nuns-blessing-second_chance-guard = à l’écoute, relancez le dé : le nouveau jet compte
nuns-blessing-soft_steps-guard = à l’écoute, le jet compte un de plus
nuns-blessing-swift_foot-guard = un septième pas, ou cinq pas comptent comme une marche

## La fin

nuns-label-wish = Souhait
nuns-label-has = A
nuns-label-used = utilisée
nuns-label-unused = non utilisée
nuns-label-won-home =
    { $me ->
        [yes]
            { $count ->
                [one] Vous gagnez : { $novices }, rentrée avec son souhait secret.
               *[other] Vous gagnez : { $novices }, rentrées avec leurs souhaits secrets.
            }
       *[no]
            { $count ->
                [one] La nuit appartient à { $novices } : rentrée avec son souhait secret.
               *[other] La nuit appartient à { $novices } : rentrées avec leurs souhaits secrets.
            }
    }
nuns-label-won-captures =
    { $me ->
        [yes]
            { $captures ->
                [one] Vous gagnez : les gardiennes ont fait { $captures } capture.
               *[other] Vous gagnez : les gardiennes ont fait { $captures } captures.
            }
       *[no]
            { $captures ->
                [one] Les gardiennes gagnent avec { $captures } capture.
               *[other] Les gardiennes gagnent avec { $captures } captures.
            }
    }
nuns-label-won-dawn =
    { $me ->
        [yes] Vous gagnez : l’aube se lève, et aucune novice n’est rentrée avec son souhait.
       *[no] L’aube se lève, et aucune novice n’est rentrée avec son souhait : les gardiennes gagnent.
    }
