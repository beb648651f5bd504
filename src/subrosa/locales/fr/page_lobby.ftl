## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, vers la page d’accueil
lobby-ways = Menu principal
lobby-notices = Notifications
lobby-sign-in = Se connecter
lobby-games = Les jeux
lobby-greeting =
    { $part ->
        [morning] Bonjour
        [day] Bonjour
       *[evening] Bonsoir
    }, { $name }.{ $waiting ->
        [0] { "" }
        [1] { " " }Une table vous attend.
        [2] { " " }Deux tables vous attendent.
        [3] { " " }Trois tables vous attendent.
       *[other] { " " }{ $waiting } tables vous attendent.
    }
lobby-guest-names = Anselme, Benoît, Claire, Dorothée, Edmond, Félicité, Grégoire, Hildegarde, Yves, Jérôme, Lucie, Mathilde, Odon, Perpétue, Quentin, Sibylle, Ursule, Gautier
lobby-waiting =
    { $waiting ->
        [one] { $waiting } vous attend
       *[other] { $waiting } vous attendent
    }
lobby-all-matches = Afficher les { $matches } parties
lobby-opened = commencée le { $day }
lobby-opened-today = commencée aujourd’hui
lobby-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
lobby-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
lobby-my-place =
    { $place ->
        [1] Vous avez gagné
        [2] Vous terminez deuxième
        [3] Vous terminez troisième
       *[other] Vous terminez { $place }e
    }
lobby-status-mine = À vous
lobby-status-playing = les autres choisissent
lobby-status-of = { $name } choisit
lobby-left-days =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
lobby-left-hours = encore { $hours } h
lobby-left-minutes = encore { $minutes } min
lobby-left-seconds = moins d’une minute
lobby-status-open = attend du monde
lobby-status-paused = en pause
lobby-status-ended = terminée
lobby-status-closed = fermée
lobby-new-table = Nouvelle table
lobby-join-how = Collez un lien ou tapez les six caractères reçus.
lobby-join-code = Lien ou code
lobby-new-here = Première visite ?
lobby-new-here-how = Adson vous montre un premier tour en trois minutes. Sans lire les règles.
lobby-invited-by = { $host } vous invite à « { $game } »
lobby-invited-to = Une invitation pour « { $game } »
lobby-invited = Une place vous est réservée
lobby-invited-nowhere = Cette invitation ne mène à aucune place
lobby-no-such-code = Aucune place n’est réservée sous ce code. Vérifiez-le, ou demandez-en un nouveau.
lobby-invited-seat = « { $title } », place { $numeral }
lobby-name-any = C’est ce que les autres verront. Vous pourrez le changer.
lobby-link-used = La place de cette invitation est déjà prise.
lobby-link-used-how = Une invitation ouvre une place, une seule fois. Demandez-en une nouvelle : c’est un clic.
lobby-link-damaged-how = Copiez encore une fois le lien entier, ou demandez-en un nouveau.
lobby-table-gone = Cette table n’existe plus.
lobby-watch = Regarder plutôt
lobby-rules-of = { $game } : les règles
lobby-contents = Sommaire
lobby-search-rules = Chercher dans les règles
lobby-found =
    { $hits ->
        [0] Rien trouvé
        [one] { $hits } passage
       *[other] { $hits } passages
    }
lobby-rule = Règle { $number }, lien direct
lobby-table-of-rules = Tableau
lobby-key-search = chercher dans les règles
lobby-replay-pill = Relecture · coup { $at } sur { $of }
lobby-replay-at = Coup { $at } sur { $of }
lobby-replay-moment = Moment de la partie
lobby-replay-eyes = Par les yeux de
lobby-replay-watcher = Spectateur
lobby-replay-open = Tout ouvert
lobby-replay-hand = Main et secret
lobby-replay-link = Lien vers ce moment
lobby-replay-play = Lire
lobby-replay-pause = Pause
lobby-replay-speed = Vitesse { $speed }×
lobby-key-before = un moment en arrière
lobby-key-after = un moment en avant
lobby-key-first = au début
lobby-key-last = à la fin
lobby-key-play = lire ou suspendre
lobby-copied = Copié.
lobby-copy-yourself = Ce navigateur ne laisse pas la page copier. Sélectionnez le texte et copiez-le vous-même.

## The page around the match: a new table, and every option in plain words

lobby-yes = Oui
lobby-no = Non
lobby-set-sensibly = Tout est réglé au mieux. Ne changez que ce qui vous plaît.
lobby-table-stands = La table est prête. Aux autres, maintenant.
lobby-begins = La partie commence d’elle-même quand toutes les places sont prises.
lobby-which-game = Quel jeu
lobby-how-we-play = Comment nous jouons
lobby-start = Commencer
lobby-chair-me = Vous
lobby-chair-invited = Ami
lobby-chair-open = Qui veut
lobby-chair-me-how = vous
lobby-chair-invited-how = par lien ou code
lobby-chair-open-how = le premier venu
lobby-chair-bot-level = Bot · { $level }
lobby-add-seat = Ajouter la place { $numeral }
lobby-remove-seat = Retirer la place { $numeral }
lobby-not-me = Vous ne ferez que regarder. Pour jouer, choisissez « Moi », par exemple à la place { $numeral }.
lobby-preset = Quelle édition
lobby-clock = À quel rythme
lobby-clock-why = Temps pour chaque décision. S’il s’épuise, un bot garde la place au chaud.
lobby-clock-none = Sans pendule
lobby-clock-minutes = 2 minutes
lobby-clock-day = 1 jour
lobby-clock-days = 3 jours
lobby-more-rules =
    { $count ->
        [one] Encore une règle maison
       *[other] Encore { $count } règles maison
    }
lobby-rules-say = Tout cela est expliqué en détail dans les
lobby-own-file = Mon fichier
lobby-table = La table
lobby-title = Son nom
lobby-another-title = Un autre nom
lobby-allows_spectators = Ouverte aux spectateurs
lobby-allows_spectators-why = On ne voit que ce qui est public.
lobby-chat = Discussion
lobby-chat-why = Les joueurs peuvent s’écrire.
lobby-public = Dans la liste publique
lobby-public-why = Des inconnus trouvent les places libres sur l’accueil.
lobby-rated = Compte pour la cote
lobby-rated-why = À la fin, la cote de chaque personne change ; elle n’est visible que pour elle.
lobby-bot-rating = cote { $rating }
lobby-notebook = Ce que les carnets calculent
lobby-notebook-why = Pareil pour tout le monde : seulement ses propres notes, ce qui est certain en plus, ou même la probabilité du reste.
lobby-notebook-off = Notes
lobby-notebook-certain = Certain
lobby-notebook-full = Tout
lobby-files = Je possède le jeu
lobby-files-why = Jouez avec les valeurs imprimées : donnez votre fichier. Il reste à cette table.
lobby-files-choose = Choisir des fichiers
lobby-invite = Inviter à la place { $numeral }
lobby-invite-how = Montrez le code ou envoyez le lien. Il ouvre cette place, une fois.
lobby-which-seat = Quelle place
lobby-qr = Code pour un appareil photo : le lien de la place { $numeral }
lobby-code = Code de la place { $numeral }
lobby-link = Lien de la place { $numeral }
lobby-address = Adresse de la table
lobby-copy = Copier
lobby-share = Partager
lobby-new-link = Créer un lien
lobby-new-link-how = Un lien plus ancien pour cette place ne vaudra plus.
lobby-waiting-open = On cherche des joueurs
lobby-waiting-public = La table est dans la liste de l’accueil.
lobby-waiting-open-how = Envoyez l’adresse de cette table à qui vous voulez.
lobby-is-here = est là
lobby-not-here = pas encore là
lobby-waiting-for =
    { $count ->
        [one] On attend la place { $seats }.
       *[other] On attend les places { $seats }.
    }
lobby-fill = Compléter avec des bots et commencer
lobby-hot-how = Réunissez-vous autour d’un appareil. Qui choisit le tient ; entre deux personnes, un rideau cache tout secret.
lobby-hot-person = Ici
lobby-name-of = Nom de la place { $numeral }

## The page around the match: me

lobby-name-how = Ce que voient les autres
lobby-this-device = Cet appareil
lobby-sound = Son
lobby-sound-why = Des sons discrets pour un tour et pour la fin. Ils ne disent jamais ce qui a été choisi.
lobby-ask = Demander avant chaque coup
lobby-ask-why = Montre ce qu’un choix entraîne et ne l’envoie que si vous le confirmez.
lobby-sound-on = Oui
lobby-sound-off = Non
lobby-notices-how = Un court message quand c’est à vous et que vous regardez ailleurs. Il ne nomme ni carte ni secret.
lobby-notices-start = Me prévenir sur cet appareil
lobby-notices-stop = Ne plus me prévenir ici
lobby-notices-on = On vous prévient tant qu’une page de Sub Rosa est ouverte.
lobby-notices-far = On vous prévient sur cet appareil, même page fermée.
lobby-notices-near = Les messages page fermée ne sont pas possibles ici.
lobby-notices-denied = Ce navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
lobby-notices-never = Ce navigateur ne connaît pas les notifications.
lobby-account = Compte
lobby-account-how = Vous jouez sans compte, et seul cet appareil vous connaît. Avec un identifiant et un mot de passe, vous revenez de partout.
lobby-account-has = Vous entrez comme « { $login } ». Ici, vous changez identifiant et mot de passe.
lobby-account-come = Entrez avec votre identifiant et votre mot de passe.
lobby-login = Identifiant
lobby-password = Mot de passe
lobby-password-now = Mot de passe actuel
lobby-password-new = Nouveau mot de passe
lobby-password-hint = Au moins huit caractères.
lobby-take-login = Prendre cet identifiant
lobby-change-login = Changer
lobby-come-in = Entrer
lobby-have-login = J’ai un identifiant
lobby-no-login = Je n’en ai pas encore
lobby-signed-in = Bon retour.
lobby-programs = Programmes
lobby-programs-how = Un jeton laisse un programme jouer pour vous : votre bot, ou le terminal. Qui l’a peut jouer à votre place.
lobby-token-for = Pour quel programme ?
lobby-token-make = Créer un jeton
lobby-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
lobby-token-drop = Retirer
lobby-token-used = utilisé le { $day }
lobby-token-made = créé le { $day }, jamais utilisé
lobby-out = Se déconnecter
lobby-out-how = Sur cet appareil, ou sur tous les autres.
lobby-out-guest = Vous jouez sans compte : après la déconnexion, ces parties sont perdues pour vous. Prenez d’abord un identifiant.
lobby-out-really = Se déconnecter pour de bon
lobby-stay = Rester
lobby-out-others = Se déconnecter partout ailleurs
lobby-others-out = Tous les autres appareils sont déconnectés.
lobby-house = Un mot de l’hôte
lobby-host-says = L’hôte de ce serveur vous fait savoir : { $message }
lobby-forgotten = J’ai oublié mon mot de passe
lobby-forgotten-sent = Si ce compte existe et qu’une adresse y est jointe, un lien vers un nouveau mot de passe est en route.
lobby-recover = Un nouveau mot de passe
lobby-recover-how = Choisissez un autre mot de passe. Tous vos appareils et programmes seront déconnectés.
lobby-recover-done = Votre mot de passe est changé. Bon retour.
lobby-mail = Adresse pour les courriels
lobby-mail-how = Pour un mot de passe oublié et pour vos tours, si ce serveur envoie des courriels. Personne d’autre ne la voit.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = La leçon d’Adson
lobby-lesson-practise = S’exercer à déduire
lobby-lesson-of = { $game } : un premier tour
lobby-lesson-intro = Je suis Adson. Assis près de vous à une vraie table de bots, je dis une chose à la fois. Essayez ce qui vous plaît : rien ne peut mal tourner ici.
lobby-lesson-length = { $steps } étapes, environ trois minutes
lobby-lesson-begin = Commencer
lobby-lesson-go-on = Reprendre à l’étape { $at }
lobby-lesson-anew = Depuis le début
lobby-lesson-step = Étape { $at } sur { $of }
lobby-lesson-leave = Quitter
lobby-lesson-skip = Passer
lobby-lesson-show = Montrez-moi
lobby-lesson-try = Essayer
lobby-lesson-next = Continuer
lobby-lesson-play-on = Jouer la suite
lobby-lesson-wait = Les autres jouent. Regardez, c’est bientôt à vous.
lobby-lesson-asked = Maintenant : { $question }
lobby-lesson-covered = caché
