## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, vers la page d’accueil
lobby-ways = Chemins
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
lobby-titles-rose = Hiver à l’abbaye, Le septième jour, Encre et chandelles, Neige sur le cloître, Le scriptorium muet, Aux vêpres, Six capuchons, Après complies
lobby-titles-eleven = Onze heures onze, Vapeur sur Turin, Le dernier orgue, Laiton et brume, Avant minuit, Rouages du destin, L’heure du loup, L’harmonie cosmique
lobby-titles-nuns = Dimanche au cloître, Pieds nus sur la pierre, La porte qui grince, Extinction des feux, Une nuit pour un dessert, Chut, Lune sur le couvent, Deux lanternes
lobby-length-rose = 2 à 5 joueurs · environ 75 minutes
lobby-length-eleven = 3 à 6 joueurs · onze heures
lobby-length-nuns = 2 à 8 joueurs · quinze tours
lobby-waiting =
    { $waiting ->
        [one] { $waiting } vous attend
       *[other] { $waiting } vous attendent
    }
lobby-all-matches = Afficher les { $matches } parties
lobby-progress-rose =
    { $number ->
        [7] le tour de soupçons
       *[other] jour { $number } sur 6
    }
lobby-progress-eleven = heure { $number } sur 11
lobby-progress-nuns = tour { $number }
lobby-mark-rose =
    { $number ->
        [7] Tour de soupçons
       *[other] Jour { $number }
    }
lobby-mark-eleven = Heure { $number }
lobby-mark-nuns = Tour { $number }
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
        [2] Vous êtes deuxième
        [3] Vous êtes troisième
       *[other] Vous êtes à la place { $place }
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
lobby-join-how = Collez un lien ou tapez les six signes reçus.
lobby-join-code = Lien ou code
lobby-new-here = Nouveau ici ?
lobby-new-here-how = Adson vous montre un premier tour en trois minutes. Sans livret.
lobby-invited-by = { $host } vous invite à « { $game } »
lobby-invited-to = Vous êtes invité à « { $game } »
lobby-invited = Une place vous est réservée
lobby-invited-seat = « { $title } », place { $numeral }
lobby-name-any = C’est ce que les autres verront. Vous pourrez le changer.
lobby-link-used = Quelqu’un s’est déjà assis avec ce lien.
lobby-link-used-how = Un lien ouvre une place, une seule fois. Demandez-en un nouveau : c’est un clic.
lobby-watch = Regarder à la place
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
lobby-replay-pill = Rediffusion · moment { $at } sur { $of }
lobby-replay-at = Moment { $at } sur { $of }
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
lobby-chair-open = N’importe qui
lobby-chair-me-how = vous
lobby-chair-invited-how = par lien ou code
lobby-chair-open-how = le premier venu
lobby-chair-bot-level = Bot · { $level }
lobby-bot-random = au hasard
lobby-bot-random-how = n’importe quoi de permis
lobby-bot-thrifty = prudent
lobby-bot-thrifty-how = au hasard, mais tient jusqu’au bout
lobby-bot-greedy = glouton
lobby-bot-greedy-how = prend ce qui paraît le mieux
lobby-bot-deducer = déducteur
lobby-bot-deducer-how = vous devine, ne se cache pas
lobby-guards = mène les gardiennes
lobby-guards-second = mène la prieure
lobby-novices = novice
lobby-add-seat = Ajouter la place { $numeral }
lobby-remove-seat = Retirer la place { $numeral }
lobby-not-me = Vous ne ferez que regarder. Pour jouer, choisissez « Moi », par exemple à la place { $numeral }.
lobby-preset = Quelle édition
lobby-preset-2010 = 2010
lobby-preset-2025 = 2025
lobby-preset-web = Web
lobby-preset-2010-how = L’original : les lanternes éclairent un demi-cercle, à six pas.
lobby-preset-2025-how = La nouvelle édition : une gardienne voit toute la pièce où elle est.
lobby-preset-web-how = Comme en ligne : vue sans limite, pas de bénédictions, la cellule protège.
lobby-clock = À quelle allure
lobby-clock-why = Temps pour chaque décision. S’il s’épuise, un bot garde la place.
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
lobby-allows_spectators = On peut regarder
lobby-allows_spectators-why = On ne voit que ce qui est public.
lobby-chat = Discussion
lobby-chat-why = Les joueurs peuvent s’écrire.
lobby-public = Dans la liste publique
lobby-public-why = Des inconnus trouvent les places libres sur l’accueil.
lobby-files = Je possède le jeu
lobby-files-why = Jouez avec les valeurs imprimées : donnez votre fichier. Il reste à cette table.
lobby-files-choose = Choisir des fichiers
lobby-invite = Inviter à la place { $numeral }
lobby-invite-how = Montrez le code ou envoyez le lien. Il ouvre cette place, une fois.
lobby-which-seat = Quelle place
lobby-qr = Code pour un appareil photo : le lien de la place { $numeral }
lobby-code = Code de la place { $numeral }
lobby-link = Lien de la place { $numeral }
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
lobby-notices-on = Vous êtes prévenu tant qu’une page de Sub Rosa est ouverte.
lobby-notices-far = Vous êtes prévenu sur cet appareil, même page fermée.
lobby-notices-near = Les messages page fermée ne sont pas possibles ici.
lobby-notices-denied = Ce navigateur a l’ordre de ne rien montrer de ce site. Vous pouvez l’autoriser dans ses réglages.
lobby-notices-never = Ce navigateur ne connaît pas les notifications.
lobby-account = Compte
lobby-account-how = Vous êtes un invité, connu sur ce seul appareil. Avec un identifiant et un mot de passe, vous revenez de partout.
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
lobby-out-guest = Vous êtes un invité : une fois déconnecté, vous ne retrouverez pas ces parties. Prenez d’abord un identifiant.
lobby-out-really = Se déconnecter pour de bon
lobby-stay = Rester
lobby-out-others = Se déconnecter partout ailleurs
lobby-others-out = Tous les autres appareils sont déconnectés.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = La leçon d’Adson
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
lobby-lesson-next = Continuer
lobby-lesson-play-on = Jouer la suite
lobby-lesson-wait = Les autres jouent. Regardez, c’est bientôt à vous.
lobby-lesson-asked = Maintenant : { $question }
lobby-lesson-covered = caché
lobby-lesson-rose-secret-title = L’un des moines, c’est vous
lobby-lesson-rose-secret = Votre moine secret : { $monk }. Personne d’autre ne le sait. Qu’il soit à la fin le moins chargé, et que personne ne remarque qu’il est à vous. H couvre votre secret.
lobby-lesson-rose-tracks-title = Soupçons du jour, indices pour toujours
lobby-lesson-rose-tracks = Les soupçons sont l’humeur du jour. Chaque nuit, ils deviennent des indices : 5 pour le plus suspect, puis 4, 3, 2, 1, 0. Les indices restent. À la fin, le moins d’indices gagne.
lobby-lesson-rose-card-title = Tous déplacent tous les moines
lobby-lesson-rose-card = Jouez une de vos trois cartes. Une carte Moine envoie ce moine où vous voulez ; une carte Lieu y amène un pion ; la troisième sorte appelle Guillaume ou Adson. Votre couleur n’est pas nécessaire.
lobby-lesson-rose-time-title = Chaque carte coûte du temps
lobby-lesson-rose-time = Le nombre de la carte fait avancer le cadran solaire. Qui atteint la case bleue finit le jour et prend la carte Événement : 2 indices à la fin. Les tuiles Temps, gagnées par les missions, font gagner un cran chacune.
lobby-lesson-rose-place-title = Un moine occupé n’est pas suspect
lobby-lesson-rose-place = S’il y a là une mission à sa couleur, ses soupçons baissent de son chiffre et vous gardez la tuile. Sinon, ils montent de tout ce qui s’y trouve. Pourquoi aider un inconnu ? Parce que les autres vous regardent.
lobby-lesson-rose-tasks-title = Voyez ce qui en est sorti
lobby-lesson-rose-tasks = Le marqueur a bougé sur l’échelle des soupçons. Tous l’ont vu et se demandent : aimez-vous ce moine, ou voulez-vous qu’on le croie ? Déplacez amis et ennemis.
lobby-lesson-rose-watch-title = Observez les autres
lobby-lesson-rose-watch = Qui aident-ils, à qui nuisent-ils ? Guillaume ajoute ou ôte 3 indices, Adson 5 soupçons, à chaque moine rencontré. Le journal garde tout. À la fin, il faudra dire qui est qui.
lobby-lesson-rose-night-title = Nuits et révélations
lobby-lesson-rose-night = Chaque jour a un événement qui change une règle. Après les jours 1, 3 et 5, chacun choisit en secret une couleur qui n’est pas la sienne, et tous la montrent : ce moine prend 2 indices, et le cercle se resserre.
lobby-lesson-rose-end-title = Le septième jour
lobby-lesson-rose-end = Le septième jour, vous soupçonnez tout le monde, et tous vous soupçonnent. Quiconque vous démasque ajoute des indices à votre moine. Cachez-vous bien, regardez bien. La table est à vous : jouez la suite, ou revenez plus tard.
lobby-lesson-eleven-goal-title = Trouvez l’Élu
lobby-lesson-eleven-goal = L’un des huit personnages peut sauver le monde. Sa carte est à l’écart. Vous en tenez une qui n’est sûrement pas lui ; le reste est chez les autres ou dans la pile des inconnus. Un héros mène l’Élu à l’orgue avec quinze partitions.
lobby-lesson-eleven-auction-title = Le temps, c’est la monnaie
lobby-lesson-eleven-auction = Chaque heure a son événement ; puis viennent les enchères pour l’ordre du tour, payées en temps. Les premiers ont le choix de la figurine ; le dernier peut poser une tuile lieu. Le temps est la vie : à 0, on est hors jeu. Misez 1 ; passer est gratuit.
lobby-lesson-eleven-clue-title = Posez un indice
lobby-lesson-eleven-clue = Des indices arrivent sur le plan, un par joueur, sauf du premier de l’ordre. Une figurine qui passe dessus peut le prendre ; rendu, il renforce une action. Posez-le là où vous passerez bientôt, loin des autres.
lobby-lesson-eleven-figure-title = N’importe quelle figurine, pour ce tour
lobby-lesson-eleven-figure = À votre tour, menez une figurine que personne n’a menée cette heure. Cela ne dit rien de votre carte. Chacune a une capacité immédiate : pointez un portrait pour la lire. Choisissez.
lobby-lesson-eleven-gears-title = Tournez les engrenages
lobby-lesson-eleven-gears = Trois engrenages tournent ensemble, d’une, deux ou trois dents, à 1 unité de temps la dent. Ils montrent un transport, un nombre de pas et l’action du tour. Regardez ce qui viendrait avant de payer.
lobby-lesson-eleven-move-title = Marcher, rouler ou rester
lobby-lesson-eleven-move = Chaque pas coûte 1 unité de temps, jusqu’au nombre montré. Un trajet avec le transport montré est gratuit, d’une case de sa couleur à une autre. Prenez les indices au passage. Rester est gratuit, et souvent sage.
lobby-lesson-eleven-investigate-title = Qui n’est-ce pas ?
lobby-lesson-eleven-investigate = Enquêter montre une carte tirée au sort dans la main d’un autre joueur ou dans la pile des inconnus. Un personnage vu n’est pas l’Élu. Rayez jusqu’au dernier. Un regard ne coûte pas de temps, mais les autres cherchent aussi.
lobby-lesson-eleven-organ-title = Où est l’orgue ?
lobby-lesson-eleven-organ = Les quatre côtés de la boussole disent où l’orgue peut être : au nord, au sud, à l’ouest, à l’est de bâtiments. Le dernier de l’ordre peut y poser une tuile lieu. Avec la quatrième, l’orgue vient sur le plan.
lobby-lesson-eleven-fenrir-title = À l’heure cinq, le loup s’éveille
lobby-lesson-eleven-fenrir = Des rôles secrets sont distribués, et l’un de vous est Fenrir, qui veut prendre l’Élu. Qui croit gagner annonce la victoire, nomme l’Élu, et doit réussir dans ce même tour. Après la onzième heure, tous perdent. À vous la suite !
lobby-lesson-nuns-wish-title = Votre souhait secret
lobby-lesson-nuns-wish = Vous êtes une novice, debout la nuit. Votre carte nomme une clé et un souhait enfermé. Prenez la clé, puis le souhait, et soyez dans votre cellule avant les autres, avant la fin de la nuit.
lobby-lesson-nuns-map-title = Le couvent, la nuit
lobby-lesson-nuns-map = Chaque point est un lieu, chaque trait un pas. L’abbesse et la prieure suivent leurs trajets, lanterne en main. Vous seule voyez où vous êtes, tant que personne ne vous voit ni ne vous entend.
lobby-lesson-nuns-card-title = Vite, c’est bruyant
lobby-lesson-nuns-card = Choisissez votre allure : rester immobile, se faufiler, marcher ou courir. Tous voient la carte, personne le chemin. Plus vite, plus de bruit. Au premier déplacement, on va deux fois plus loin. Marcher est un bon début.
lobby-lesson-nuns-way-title = Trouvez votre chemin
lobby-lesson-nuns-way = Faites vos pas vers la clé, et arrêtez-vous quand vous voulez, selon la carte. Évitez la lumière : ce qu’une gardienne peut voir est marqué. Personne n’apprend quand vous vous êtes arrêtée.
lobby-lesson-nuns-noise-title = Un dé pour chaque bruit
lobby-lesson-nuns-noise = Après le déplacement, un dé est lancé : avec le bruit de votre carte, il dit jusqu’où l’on vous entend. Si une gardienne vous entend, vous posez près d’elle un marqueur de bruit, sur le chemin vers vous : une direction, pas un lieu.
lobby-lesson-nuns-sight-title = En pleine lumière
lobby-lesson-nuns-sight = Si une gardienne vous voit, tous vous voient sur le plan, et elle peut quitter son trajet. Sortez de sa vue, vous disparaissez ; des traces de pas montrent par où. Attrapée, vous rentrez à découvert, jusqu’à ce que vous retourniez votre carte.
lobby-lesson-nuns-sheet-title = La feuille de route
lobby-lesson-nuns-sheet = Votre feuille garde, tour après tour, où vous étiez ; à vous seule jusqu’à la fin. Le journal dit ce que tous ont vu et entendu. Les gardiennes s’en servent : pensez à ce que vos bruits ont dit.
lobby-lesson-nuns-home-title = Clé, souhait, lit
lobby-lesson-nuns-home = La première rentrée avec son souhait gagne. Les gardiennes gagnent par assez de captures, ou au matin. Chacune pour soi, mais un bruit ailleurs aide toutes. La nuit est à vous : jouez la suite, ou revenez.
