### The map

page-nuns-map = Plan du couvent
page-nuns-tower = Tour
page-nuns-tools = Le plan
page-nuns-follow = Suivre
page-nuns-fit = Tout le couvent
page-nuns-nearer = Plus près
page-nuns-farther = Plus loin
page-nuns-layers = Calques
page-nuns-layer-numbers = Nombres
page-nuns-layer-names = Noms des pièces
page-nuns-layer-ways = Chemins des gardiennes
page-nuns-layer-seenfrom = D’où l’on peut me voir
page-nuns-layer-trail = Mon dernier déplacement
page-nuns-eye = Qui voit ce lieu ?
page-nuns-eye-how = Choisissez un lieu : on dit ici si les gardiennes le voient, et pourquoi.
page-nuns-goto = Aller au lieu
page-nuns-guard-away = { $guard }, hors de vue
page-nuns-legend-plan = votre plan, pour vous seule
page-nuns-legend-ways = chemin d’une gardienne (3, 4 : fin de marche)
page-nuns-legend-lit = vu à présent
page-nuns-legend-from = on peut vous voir d’ici
page-nuns-legend-free = trajet qu’elle peut quitter
page-nuns-legend-bound = trajet imposé
page-nuns-legend-lit-guards = les gardiennes voient ceci
page-nuns-legend-line = { $novice } est à l’intérieur
page-nuns-legend-glow = probable
page-nuns-legend-candle = bougie allumée : pas sur le plan
page-nuns-next-step = pas suivant
page-nuns-offered = au choix
page-nuns-planned = prévu
page-nuns-caught-card = Elle rentre à découvert. Personne ne peut l’entendre ni l’attraper avant qu’elle ne retourne sa carte.
page-nuns-north = nord
page-nuns-northeast = nord-est
page-nuns-east = est
page-nuns-southeast = sud-est
page-nuns-south = sud
page-nuns-southwest = sud-ouest
page-nuns-west = ouest
page-nuns-northwest = nord-ouest

## The rail

page-nuns-round = Tour
page-nuns-of = sur { $rounds }
page-nuns-phase-novices = Aux novices
page-nuns-phase-noise = Bruits
page-nuns-phase-guards = Aux gardiennes
page-nuns-phase-listening = On écoute
page-nuns-bot = bot
page-nuns-moves = joue
page-nuns-last-cards = Dernières cartes
page-nuns-path-to = { $colour }, vers { $place }
page-nuns-heard-on = entendue près de { $places }
page-nuns-heard = entendue
page-nuns-me = moi
page-nuns-in-secret = Les novices choisissent en secret. Nul ne voit qui est prête.
page-nuns-candle-lit = Une bougie brûle dans sa cellule : elle n’est pas sur le plan.
page-nuns-lately = Récemment

## The now bar: a novice

page-nuns-pill-secret = À vous, en secret
page-nuns-pill-guard = À vous : { $guard }
page-nuns-first-double = Le premier déplacement compte double.
page-nuns-card-line = Pointez une carte pour voir où elle peut mener.
page-nuns-cards = Cartes
page-nuns-walk-line = Trois ou quatre pas par un plus court chemin, à découvert.
page-nuns-steps-needed =
    { $steps ->
        [0] { $card } : au moins { $needed } pas.
       *[other] { $card } : { $steps } pas prévus, encore { $needed } au moins.
    }
page-nuns-steps-free =
    { $left ->
        [1] { $card } : { $steps } pas prévus. S’arrêter, ou un de plus ?
       *[other] { $steps ->
            [0] { $card } : où aller ?
           *[other] { $card } : { $steps } pas prévus. S’arrêter, ou jusqu’à { $left } de plus ?
        }
    }
page-nuns-steps-swift = Pied léger permet un pas de plus, montré avec votre carte.
page-nuns-steps-last = { $card } : { $steps } pas prévus, pas un de plus. On s’arrête ?
page-nuns-onto-guard = La mère { $guard } est au { $place } : c’est une capture, et la fin de votre déplacement.
page-nuns-stopped = Vous vous êtes arrêtée au { $place }. Nul ne voit que vous êtes prête.
page-nuns-guard-in-cell = Une gardienne vous voit dans votre cellule : vous restez immobile.
page-nuns-step-number = Pas { $step }
page-nuns-the-last-one = le dernier
page-nuns-chip-dark = { $place } ombre
page-nuns-chip-seen = { $place } vue
page-nuns-chip-guard = { $place } : attrapée
page-nuns-step-back = Reculer
page-nuns-stop = S’arrêter
page-nuns-walk-to = Marcher jusqu’au { $place }
page-nuns-uncover-to-move = Découvrir pour choisir
page-nuns-carries = Ce jet s’entend à { $count } pas : { $guards }.
page-nuns-carries-nobody = Ce jet s’entend à { $count } pas : personne ne l’entend.
page-nuns-not-now-blessing = Elle n’aide pas maintenant.

## The now bar: the guards

page-nuns-gauge-walk = { $step } marche
page-nuns-gauge-run = { $step } course
page-nuns-stop-after = Arrêt : dès le 3e pas
page-nuns-false-where = Faux bruit : à côté de quelle gardienne ? Elle est libre dès lors.
page-nuns-false-at = Faux bruit au { $place }, { $guard }
page-nuns-path-leads = vers { $place }, { $steps }
page-nuns-path-ends = fin du trajet
page-nuns-locked = verrouillée
page-nuns-order-line = La seconde profite de ce que la première met au jour.

## If you stop

page-nuns-risk = Si vous vous arrêtez
page-nuns-if-stop = Si vous vous arrêtez au { $place }
page-nuns-you-are-on = Vous êtes au { $place }
page-nuns-seen-from =
    { $count ->
        [1] visible de { $places }
        [2] visible de { $places }
        [3] visible de { $places }
       *[other] visible de { $count } lieux
    }
page-nuns-seen-from-nowhere = visible de nulle part
page-nuns-seen-on-way = On vous voit au { $places }.
page-nuns-unseen-so-far = Pas vue jusqu’ici.
page-nuns-unseen-all-way = Pas vue de tout le chemin.
page-nuns-unseen-now = Aucune gardienne ne vous voit.
page-nuns-step-is-seen = Au { $place }, vous seriez vue : { $guards }.
page-nuns-step-is-dark = Au lieu { $place }, aucune gardienne ne vous voit.
page-nuns-card-reaches = { $card }. { $count } lieux accessibles, dont { $silent } sans être entendue.
page-nuns-seen = Vue
page-nuns-unseen = Pas vue
page-nuns-all-steps =
    { $count ->
        [1] le seul pas
       *[other] tous les { $count } pas
    }
page-nuns-unheard = Pas entendue
page-nuns-heard-in-six = Entendue : { $count } sur 6
page-nuns-heard-on-faces = entendue sur { $faces }
page-nuns-in-six = { $count } sur 6
page-nuns-silent = silence
page-nuns-instead = Sinon :
page-nuns-instead-one = { $card }, { $place }

## My secret wish

page-nuns-wish = Mon souhait secret
page-nuns-wish-of = Souhait secret : { $novice }
page-nuns-key-taken = Clé prise
page-nuns-home = Cellule
page-nuns-in-round = tour { $round }
page-nuns-from = Du { $place } :

## The guards’ panels

page-nuns-may-leave = Quitter le trajet ? { $guard }
page-nuns-leave-yes = oui, à ce tour
page-nuns-leave-no = non, elle le suit
page-nuns-leave-no-heard = aucun bruit
page-nuns-leave-no-sees = personne en vue
page-nuns-leave-no-trace = aucune trace
page-nuns-last-known = Dernières nouvelles
page-nuns-last-seen = vue au { $place }, tour { $round }
page-nuns-last-noise = bruit au { $place }, tour { $round }
page-nuns-last-never = jamais vue ni entendue
page-nuns-listening = Écouter ensuite
page-nuns-walk-listens = Marche : elle écoute.
page-nuns-die-and = dé et carte : { $cards }
page-nuns-run-deaf = Course : elle n’écoute pas.
page-nuns-both-run = Les deux courent : aucun jet ensuite.

## Tabs

page-nuns-sheet = Ma feuille
page-nuns-row-card = Carte
page-nuns-row-steps = Pas
page-nuns-row-place = Lieu
page-nuns-row-took = Pris
page-nuns-took-key = C
page-nuns-took-wish = S
page-nuns-took-caught = A
page-nuns-sheet-note = Le tour { $round } est votre plan. C clé, S souhait, A attrapée. La feuille s’ouvre à tout le monde à la fin de la partie.
page-nuns-paths = Trajets
page-nuns-u-turns =
    { $count ->
        [0] Plus aucun demi-tour.
        [1] Il reste un demi-tour.
       *[other] Il reste { $count } demi-tours.
    }
page-nuns-end-line =
    { $captures ->
        [0] Tour { $round } sur { $rounds }, aucune capture.
        [1] Tour { $round } sur { $rounds }, une capture.
       *[other] Tour { $round } sur { $rounds }, { $captures } captures.
    }
page-nuns-end-ways = Tous les chemins de la nuit

## Keys

page-nuns-key-cards = rester, se faufiler
page-nuns-key-run = courir
page-nuns-key-walk = marcher ; sinon, qui voit ce lieu
page-nuns-key-arrows = le voisin le plus proche de ce côté
page-nuns-key-enter = prendre ce lieu, ou s’arrêter
page-nuns-key-back = reculer d’un pas
page-nuns-key-follow = suivre
page-nuns-key-fit = tout le couvent
page-nuns-key-nearer = plus près
page-nuns-key-farther = plus loin
page-nuns-key-layers = calques
page-nuns-key-eye = qui voit ce lieu
page-nuns-key-goto = aller à un lieu par son nombre
page-nuns-key-novice = la novice suivante
page-nuns-key-ways = chemins des gardiennes
page-nuns-key-close = fermer

## The log and the notebook

nuns-heading = Tour { $round }
page-nuns-heat = Où peut-elle être ?
page-nuns-heat-nobody = Personne
page-nuns-heat-me = { $novice } : ce qu’elles peuvent savoir de moi
page-nuns-heat-behaviour = d’après leur jeu
page-nuns-where = Où peuvent-elles être ?
page-nuns-where-glow = trait : certain, lueur : probable
page-nuns-where-line = trait : certain
page-nuns-places = { $count ->
    [one] 1 lieu
   *[other] { $count } lieux
}
page-nuns-likeliest = { $share } au { $place }
page-nuns-of-me = Ce qu’elles peuvent savoir de moi
page-nuns-step-to = Pas vers
page-nuns-chance = chance de voir { $novice }
page-nuns-chance-anybody = chance de voir quelqu’une
page-nuns-at-once = aussitôt
page-nuns-by-step = au pas { $step }
page-nuns-seen-by-step = Vue d’ici le pas
page-nuns-anybody = Une novice
page-nuns-ahead-spoken = { $novice } : vue d’ici le pas { $step } { $share }, entendue ensuite { $heard }
page-nuns-ahead-silent = { $novice } : vue d’ici le pas { $step } { $share }
page-nuns-walk-and-listen = Marcher au { $place } et écouter :
page-nuns-listen-from = au { $place }, si pas vue d’ici là
page-nuns-order-bound = elle le suit
nuns-notes-key = Clé
nuns-notes-wish = Souhait
nuns-notes-home = Sur le retour

## A new table

nuns-preset-2010 = 2010
nuns-preset-2025 = 2025
nuns-preset-web = Web
nuns-preset-2010-how = L’original : les lanternes éclairent un demi-cercle, à six pas.
nuns-preset-2025-how = La nouvelle édition : une gardienne voit toute la pièce où elle est.
nuns-preset-web-how = Comme en ligne : vue sans limite, pas de bénédictions, la cellule protège.

# What gives away, by kind of move (my page)
nuns-away-play = Votre allure
nuns-away-step = Les chemins que vous prenez
nuns-away-stop = Où vous vous arrêtez
nuns-away-use = Les bénédictions que vous utilisez
