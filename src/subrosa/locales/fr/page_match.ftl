## The match page: bar and now bar

match-bar = La partie
match-menu = Menu
match-sound = Son
match-sound-on = Le son est activé
match-sound-off = Le son est coupé
match-asks-on = On vous demande avant chaque coup
match-asks-off = Demander avant chaque coup
match-sure = C’est bien cela ?
match-sure-yes = Oui, jouer
match-sure-no = Pas encore
match-over-short = La partie est finie
match-all-choose = Tous choisissent
match-step = Étape { $at } sur { $of }
match-why = Pourquoi ?
match-clock = Temps restant
match-clock-reserve = Réserve restante
match-clock-days = { $days } j { $hours } h
match-clock-last-call = Encore { $seconds } secondes.
match-withdraw = Choisir à nouveau
match-see-end = Vers la fin de la partie
match-covered = Caché

## A wish in words

match-wish = Que souhaitez-vous faire ?
match-wish-how = Écrivez-le en toutes lettres et demandez si c’est possible. Personne n’apprend que vous l’avez demandé.
match-wish-line = Mon souhait
match-wish-can = Oui, c’est possible maintenant.
match-wish-take = Le faire
match-help = Aide pour cette étape
match-help-aim = De quoi il s’agit
match-help-choices = Ce que vous pouvez faire
match-help-wish = Le dire avec des mots
match-help-range = { $first } à { $last }
match-ready = Votre réponse attend et part quand on vous la demande. Appuyez encore pour la reprendre.
match-alone = Il n’y a ici qu’une possibilité, elle se fait donc d’elle-même.
match-masked = On le demande toujours, pour que votre jeu reste secret.

## Players and tabs

match-chosen = a choisi
match-not-here = n’est pas là en ce moment
match-host = hôte
match-notebook = Carnet
match-sheets = Feuilles
match-chat-empty = Personne n’a encore rien dit.
match-mute-whom = Les messages que je lis
match-mute = Ne plus lire { $seat }
match-unmute = Lire à nouveau { $seat }
match-rules-find = Chercher dans les règles
match-rules-all = Toutes les règles

## The notebook

match-notes-how = Vos propres signes : ? peut-être, ! sûr, × non. Ils restent sur cet appareil.
match-deeds = Actes
match-notes-free = Vos propres mots
match-mark = { $row }, { $column } : { $mark }
match-mark-none = aucun signe
match-mark-perhaps = peut-être
match-mark-sure = sûr
match-mark-no = non
match-cell-here = certain
match-cell-not = impossible
match-notes-filled = Ce qui est certain s’inscrit tout seul. Pointez une case pour savoir pourquoi.
match-notes-filled-tap = Ce qui est certain s’inscrit tout seul. Touchez une case pour savoir pourquoi.
match-notes-shares = Probabilités
match-notes-counted = par comptage
match-notes-believed = par leur jeu

## What can be done at a table

match-agreed = D’accord : { $seats }.
match-still-asked = Réponse attendue : { $seats }.
match-take-proposal-back = Finalement, non
match-ask-back = Reprendre ce choix ?
match-ask-back-how = Les autres ont vu votre dernière décision ; on leur demande donc si vous pouvez la reprendre.
match-ask-back-yes = Leur demander
match-ask-back-no = Ne rien changer
match-back-anyway = Reprendre
match-pause = Pause
match-propose-pause = Proposer une pause
match-bot-for = Un bot pour { $seat }
match-pass-to = Passez à { $seat }
match-copy-link = Copier le lien
match-copied = Copié.
match-share = Partager
match-export = Enregistrer en texte
match-notify-on = Les avis sont activés
match-notify-off = M’avertir quand c’est à moi
match-resign = Abandonner ma place
match-resign-sure = Un bot continue à votre place et vous ne pourrez pas revenir. Abandonner ?
match-resign-yes = Abandonner
match-resign-no = Rester
match-leave = Partir pour l’instant

## Before play begins

match-waiting-room = { $title } : qui joue ?
match-free-chairs =
    { $chairs ->
        [0] Tout le monde est là.
        [one] Une place est encore libre. La partie commence quand elle est prise.
       *[other] { $chairs } places sont encore libres. La partie commence quand toutes sont prises.
    }
match-invite = Inviter
match-link-once = Qui suit ce lien en premier prend la place. Il ne sert qu’une fois.
match-qr = Le lien en code QR
match-copy-table = Copier le lien de cette table
match-close-table = Fermer la table
match-get-up = Se lever

## The end

match-won = a gagné
match-rated = Cette partie compte pour votre cote.
match-unrated-wish = Elle ne compte pas pour la cote : la table a été ouverte ainsi.
match-unrated-hint = Elle ne compte pas pour la cote : il y a eu un conseil.
match-unrated-back = Elle ne compte pas pour la cote : quelque chose a été repris.
match-unrated-begun = Elle ne compte pas pour la cote : elle continue une autre partie.
match-unrated-elsewhere = Elle ne compte pas pour la cote : elle a commencé sur un autre serveur.
match-unrated-several = Elle ne compte pas pour la cote : une personne a plusieurs places.
match-unrated-alone = Elle ne compte pas pour la cote : personne d’autre ne joue.
match-unrated-level = Elle ne compte pas pour la cote : personne n’est arrivé devant quelqu’un d’autre.
match-tale = Comment cela s’est terminé
match-story = L’histoire de la partie
match-again = Rejouer
match-to-rematch = Vers la nouvelle table
match-see-board = Voir le plateau

## The curtain

match-curtain = Le rideau cache tous les secrets jusqu’à ce que { $seat } l’ouvre.
match-curtain-after = { $seat } a fini. Le rideau cache tous les secrets jusqu’à ce que { $other } l’ouvre.
match-since = Depuis le dernier regard de { $seat } :
match-curtain-open = Je suis { $seat } : maintenir pour ouvrir
match-curtain-how = Maintenez une seconde, ou appuyez deux fois sur Espace.
match-curtain-once-more = Appuyez encore une fois sur Espace.

## Keys

match-key-undo = reprendre
match-key-board = le plateau
match-key-notebook = le carnet
match-key-rules = les règles
match-key-wish = un souhait en toutes lettres
match-key-why = aide pour cette étape ; pourquoi pas, sur ce qui ne peut être choisi
match-key-skip = tout dévoiler
match-key-curtain = deux fois : ouvrir le rideau
match-key-space = Espace

## How long

match-lasted = Durée de la partie
match-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }

## Grands moments et tours

match-go-on = Continuer
match-once-more = Encore une fois
match-from-to = de { $before } à { $now }
match-next = Ensuite : { $question }
match-your-turn-after = À vous. { $told }
match-since-mine = Depuis votre tour
match-show-again = Revoir
match-key-go-on = terminer ce qui est montré, continuer
match-key-once-more = encore une fois
match-pace = Rythme contre les bots
match-pace-slow = Lent
match-pace-normal = Normal
match-pace-fast = Rapide
match-pace-step = Pas à pas
match-moments = Grands moments
match-moments-yes = Sur le plateau
match-moments-no = Dans le journal seulement
