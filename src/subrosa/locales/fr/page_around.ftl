## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Reprendre à partir d’ici
replay-play-on-how = Une table à vous commence après le coup { $move }, telle qu’elle était alors. Des bots prennent les autres places ; la suite est ouverte, et le hasard tire à nouveau.
replay-play-on-as = À la place de qui ?
replay-play-on-bots = De quel niveau sont les bots ?
replay-to-end = Retour à la fin
replay-clip = Image animée
replay-clip-how = Les derniers coups jusqu’à ce moment en une seule image animée, à garder ou à transmettre
replay-holds = En main : { $things }
replay-key-mark-before = Au moment marqué précédent
replay-key-mark-after = Au prochain moment marqué
replay-unseen = { $seat } décide quelque chose que personne d’autre n’apprend.
replay-begins = Personne n’a encore joué.
profile-title = Ma page
profile-settings = Réglages
profile-since =
    { $matches ->
        [one] 1 partie
       *[other] { $matches } parties
    } depuis le { $day }
profile-minutes = { $game } : environ { $minutes } min chacune
profile-won = Gagnées
profile-of = sur { $matches }
profile-luck = au pur hasard, ce serait { $luck }
profile-none = Rien encore.
profile-guesses = Bien deviné
profile-guesses-of = { $right } sur { $all } aux tours de soupçons
profile-percent = { $percent } %
profile-row = Victoires de suite
profile-row-most = record : { $count }
profile-puzzles = Énigmes de suite
profile-days =
    { $days ->
        [one] jour
       *[other] jours
    }
profile-away = Vous révélez par coup
profile-away-bits = bit
profile-away-of =
    { $matches ->
        [0] d’après les parties terminées
        [one] d’après votre dernière partie
       *[other] d’après vos { $matches } dernières parties
    }
profile-away-what = Ce qui vous trahit
profile-away-how =
    Bits par coup, d’après { $matches ->
        [one] votre dernière partie
       *[other] vos { $matches } dernières parties
    }.
profile-away-other = Tout le reste
profile-away-each = { $bits } bit par coup
profile-practise = S’entraîner
profile-sure = Sûr, et juste ?
profile-sure-of =
    { $right ->
        [one] { $right } juste sur { $all }
       *[other] { $right } justes sur { $all }
    }
profile-sure-was = Marqué « { $mark } » : vrai dans { $share } des cas.
profile-sure-how = Les marques de vos carnets, comparées à la vérité. Elles restent sur cet appareil.
profile-sure-few =
    Encore { $left ->
        [one] une marque
       *[other] { $left } marques
    } dans vos carnets, et ceci commencera à dire quelque chose.
profile-ratings = Cote
profile-moved = cote { $by }
profile-rating-how = Pour vous seulement. Toutes les cotes commencent à 1000 ; dans dix-neuf cas sur vingt, la vérité est dans l’intervalle ±. Après un conseil ou une reprise, une partie ne compte pas.
profile-rating-none = Aucune partie n’a encore compté.
profile-rating-matches =
    { $matches ->
        [one] 1 partie
       *[other] { $matches } parties
    }
profile-rating-course = Les { $matches } dernières parties : de { $first } à { $last }
profile-near-far-below = loin sous le bot « { $bot } »
profile-near-below = un peu sous le bot « { $bot } »
profile-near-level = à égalité avec le bot « { $bot } »
profile-near-above = un peu au-dessus du bot « { $bot } »
profile-near-far-above = loin au-dessus du bot « { $bot } »
profile-near-nobody = les bots doivent encore jouer davantage ici
profile-near-soon = une première impression
profile-by-game = Victoires par jeu
profile-with-people = Avec d’autres personnes
profile-with-bots = Contre les bots
profile-part = { $part } { $won } sur { $matches }
profile-seats = à { $seats } joueurs : { $won } sur { $matches } gagnées
profile-few =
    Encore { $left ->
        [one] une partie
       *[other] { $left } parties
    } avec d’autres personnes, et ce chiffre voudra dire quelque chose.
profile-filter = Quel jeu
profile-all = Tous
profile-as = en { $part }
profile-won-it = Gagnée
profile-companions = Partenaires de jeu
profile-companion =
    { $matches ->
        [one] 1 partie
       *[other] { $matches } parties
    } · victoires : vous { $won }, l’autre { $theirs }
profile-alone = Personne encore. Les personnes avec qui vous avez joué apparaîtront ici.
profile-invited = Une place est gardée pour { $name } ; l’invitation attend sous la cloche.
profile-mine = Ce qui est à moi
profile-mine-how = Cette page n’est visible que par vous. Elle est faite des parties terminées.
profile-export = Tout exporter
profile-delete = Supprimer…
profile-delete-short = Les autres gardent leurs parties, sans votre nom. Vous avez sept jours pour changer d’avis.
profile-delete-title = Supprimer votre compte ?
profile-delete-how = Il est supprimé dans sept jours ; d’ici là, vous pouvez le garder. Vos autres appareils sont déconnectés tout de suite, et là où d’autres jouent, un bot prend votre place.
profile-delete-then = Ensuite, les parties sans autre personne à la table sont supprimées. Là où d’autres jouaient, la partie leur reste, sans votre nom ni ce que vous avez écrit.
profile-delete-guest = Sans identifiant, seul ce navigateur vous connaît : c’est ici seulement que vous pourrez changer d’avis.
profile-delete-name = Tapez votre nom : { $name }
profile-delete-yes = Supprimer dans sept jours
farewell-title = Suppression de votre compte
farewell-on = Votre compte sera supprimé le { $day }.
farewell-keep = Garder mon compte
farewell-kept = Votre compte reste.
profile-nobody = Jouez d’abord une partie : cette page sera alors la vôtre.
avatar-title = Image à côté de votre nom
avatar-none = Première lettre
avatar-flower = Rose
avatar-owl = Hibou
avatar-cat = Chat
avatar-fox = Renard
avatar-raven = Corbeau
avatar-key = Clé
avatar-candle = Bougie
avatar-quill = Plume
avatar-book = Livre
avatar-gear = Engrenage
avatar-moon = Lune
avatar-bell = Cloche
quick-title = Jouer avec des inconnus
quick-how = Un clic : vous rejoignez qui attend, ou d’autres viennent à vous. Deux minutes par décision.
quick-waiting =
    { $count ->
        [0] personne n’attend
        [one] 1 attend
       *[other] { $count } attendent
    }
quick-side = Quel camp
quick-any = Peu importe
quick-fill = Commencer avec des bots
watch-label = Spectateur
watch-title = Vous regardez.
watch-others =
    { $count ->
        [one] encore 1 personne regarde
       *[other] encore { $count } personnes regardent
    }
watch-count =
    { $count ->
        [one] 1 regarde
       *[other] { $count } regardent
    }
watch-how = Vous voyez ce que toute la table voit. Ce qu’un joueur est seul à savoir reste caché jusqu’à la fin ; alors tout s’ouvre en revoyant la partie.
inbox-unread =
    { $count ->
        [one] 1 nouvel avis
       *[other] { $count } nouveaux avis
    }
inbox-empty = Rien ne vous attend.
inbox-turn = { $title } : c’est à vous.
inbox-turn-go = Jouer
inbox-invitation = { $name } vous garde une place : { $title }.
inbox-invitation-go = S’asseoir
inbox-over =
    { $title } est finie. { $place ->
        [1] Vous avez gagné.
       *[other] Vous terminez { $place }e.
    }
inbox-over-go = Voir
inbox-settings = Comment vous prévenir
chat-phrases = En un clic
stranger-more = Plus sur { $seat }
stranger-block = Bloquer
stranger-block-how = Vous ne lirez plus rien de { $seat } et ne jouerez plus ensemble. { $seat } n’en saura rien.
stranger-blocked = { $seat } est dans la liste des personnes bloquées, sur votre page.
stranger-report = Signaler à l’exploitant
stranger-reported = L’exploitant est prévenu.
stranger-why = Que s’est-il passé ?
stranger-why-insult = Insultes
stranger-why-cheating = Triche
stranger-why-leaving = Départ volontaire
stranger-why-other = Autre chose
stranger-words = En quelques mots
stranger-list = Personnes bloquées
stranger-unblock = Débloquer
