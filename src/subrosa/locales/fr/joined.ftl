## The terminal at a table of a server

terminal-no-link = « { $link } » n’est pas un lien vers une table. Un tel lien ressemble à http://host/join/… ou à http://host/m/…
terminal-no-last = Vous n’avez encore rejoint aucune table. Donnez le lien que vous avez reçu.
terminal-unreachable = { $server } est hors d’atteinte.
terminal-no-server = { $server } ne répond pas comme un serveur de Sub Rosa.
terminal-other-rules = Cette table joue à { $game } selon des règles que cette version ne connaît pas. Mettez les deux à la même version.
terminal-owners-files = Cette table joue avec ses propres fichiers de matériel, que le terminal n’a pas. Rejoignez-la dans un navigateur.
terminal-line-lost = La liaison avec le serveur est coupée. Nouvel essai.
terminal-line-back = La liaison est rétablie ; rien n’est perdu.
terminal-host-says = L’hôte de ce serveur vous fait savoir : { $message }
terminal-open-again = Ce serveur est de nouveau ouvert.
terminal-comes-back = Votre place reste la vôtre. « subrosa play --join » y ramène.
terminal-gathering = La partie commence quand toutes les places sont prises.
terminal-chair-open = libre
terminal-chair-invited = gardée pour une personne invitée
terminal-not-here = pas là
terminal-bot-plays = { $bot } continue
terminal-paused = La table fait une pause. /resume reprend la partie.
terminal-away = Un bot joue pour vous. /return reprend votre place.
terminal-withdraw = Tant que tous ne sont pas prêts, u reprend votre choix.
terminal-asked = On vous demande votre avis : /agree accepte, /decline refuse.
terminal-time = Temps restant : { $seconds } s.
terminal-resign = Abandonner, c’est laisser sa place à un bot pour de bon. Pour le faire, tapez encore /resign.
terminal-anyway = Pour le faire quand même, tapez encore { $what }.
terminal-afterwards = /rematch rejoue avec les mêmes personnes, /say permet encore de parler. Entrée quitte.
terminal-join-hint = /say TEXTE parle, /mute 2 ne lit plus le joueur 2 ou le lit de nouveau, /who montre qui est là. /back demande à reprendre, /pause une pause, /bot 2 un bot à la place d’un absent ; /agree ou /decline répond. /resume reprend la partie, /return reprend votre place, /resign l’abandonne, /rematch rejoue.
terminal-home-hint = /back reprend votre dernier tour ; les bots sont d’accord.
