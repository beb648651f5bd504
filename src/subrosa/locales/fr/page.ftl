## The page: the house

page-welcome = Des jeux de secrets. Jouez dès maintenant.
page-play-now = Jouer
page-play = Jouer
page-look = Voir
page-learn = Apprendre
page-rules = Règles
page-replay = Revoir la partie
page-my-matches = Mes parties
page-no-matches = Pas encore de partie. Jouez-en une, elle s’apprend en une minute.
page-state-open = attend du monde
page-state-playing = en cours
page-state-paused = en pause
page-state-finished = finie
page-state-closed = fermée
page-state-moved = transportée ailleurs
page-with-friends = Jouer entre amis
page-with-friends-how = Ouvrez une table et envoyez le lien. Les bots peuvent prendre les places vides.
page-join = Rejoindre une table
page-join-button = Rejoindre
page-open-tables = Tables ouvertes
page-sit = S’asseoir
page-hot-seat = Un appareil, plusieurs mains
page-hot-seat-how = Passez-vous le téléphone ou la tablette. Un rideau cache chaque secret.
page-hot-seat-start = Jouer sur un appareil
page-language = Langue
page-light = Clair
page-dark = Sombre
page-close = Fermer
page-to-lobby = À l’accueil
page-guest = Invité
page-unknown = Il n’y a rien ici
page-unknown-how = Cette adresse ne mène nulle part. Le lien est peut-être incomplet.
page-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
page-broken = Un problème est survenu sur cette page. Rechargez-la.

## The page: a new table

page-who-plays = Qui joue
page-chair = Place { $number }
page-chair-me = Moi
page-chair-bot = Bot
page-chair-invited = Ami invité
page-chair-open = Qui veut
page-open-table = Ouvrir la table
page-to-table = À la table

## The page: me

page-me = Moi
page-name = Votre nom
page-keep = Enregistrer
page-kept = Enregistré.
page-theme = Clair ou sombre
page-theme-auto = Comme l’appareil
page-theme-parchment = Parchemin
page-theme-vigil = Vigile
page-motion = Animations
page-motion-auto = Comme l’appareil
page-motion-less = Moins

## The page: a match

page-your-turn = À vous
page-turn-of = Au tour de { $seat }
page-waiting = On attend { $seats }.
page-waiting-for-people = On attend que toutes les places soient prises.
page-sealed = Votre choix est posé face cachée. On attend les autres.
page-a-moment = Un instant.
page-over = La partie est finie.
page-paused = La table fait une pause.
page-closed = Cette table a été fermée.
page-no-match = Cette table ne peut pas être montrée
page-connected = connecté
page-reconnecting = reconnexion
page-nothing-lost = Reconnexion, rien n’est perdu.
page-undo = Reprendre
page-board = Plateau
page-now = Maintenant
page-dock = Mon secret et ma main
page-players = Joueurs
page-tabs = Journal et notes
page-log = Journal
page-chat = Discussion
page-chat-line = Ce que vous voulez dire
page-send = Envoyer
page-you = vous
page-bot = bot · { $level }
page-bot-names = Alcuin, Bède, Côme, Dunstan, Éginhard, Fulbert, Gerbert, Herrade
page-seat-name = Place { $numeral }
page-choosing = choisit
page-away-absent = absence, un bot continue
page-away-resigned = place abandonnée, un bot continue
page-agree = D’accord
page-decline = Non
page-come-back = Reprendre ma place
page-resume = Reprendre la partie
page-cover = Cacher
page-uncover = Montrer

## The page: keys

page-keys = Touches
page-key-choose = choisir directement
page-key-cover = cacher ou montrer mes secrets
page-key-log = le journal
page-key-chat = la discussion
page-key-regions = la partie suivante de la page
page-key-help = ces touches

## The page: a game drawn from its fields

page-winner =
    { $count ->
        [one] { $seats } gagne.
       *[other] Une victoire partagée : { $seats }.
    }
page-face-down =
    { $count ->
        [one] un caché
       *[other] { $count } cachés
    }
page-only-you = visible par vous uniquement
page-tap-again = Touchez encore une fois pour choisir.
page-choices = Vos choix
page-places = Classement
