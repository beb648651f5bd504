## The lesson, at most sixty words a thought

rose-lesson-secret-title = L’un des moines, c’est vous
rose-lesson-secret = Votre moine secret : { $monk }. Personne d’autre ne le sait. Qu’il soit à la fin le moins chargé, et que personne ne remarque qu’il est à vous. Un appui sur sa carte, ou sur H, couvre votre secret.
rose-lesson-tracks-title = Soupçons du jour, indices pour toujours
rose-lesson-tracks = Les soupçons sont l’humeur du jour. Chaque nuit, ils deviennent des indices : 5 pour le plus suspect, puis 4, 3, 2, 1, 0. Les indices restent. À la fin, le moins d’indices gagne.
rose-lesson-card-title = Tous déplacent tous les moines
rose-lesson-card = Jouez une de vos trois cartes. Une carte Moine envoie ce moine où vous voulez ; une carte Lieu y amène un pion ; la troisième sorte appelle Guillaume ou Adson. Votre couleur n’est pas nécessaire.
rose-lesson-time-title = Chaque carte coûte du temps
rose-lesson-time = Le nombre de la carte fait avancer le cadran solaire. Qui atteint la case bleue finit le jour et prend la carte Événement : 2 indices à la fin. Les tuiles Temps, gagnées par les missions, font gagner un cran chacune.
rose-lesson-place-title = Un moine occupé n’est pas suspect
rose-lesson-place = S’il y a là une mission à sa couleur, les soupçons contre lui baissent de son chiffre et vous gardez la tuile. Sinon, ils montent de tout ce qui s’y trouve. Pourquoi aider un inconnu ? Parce que les autres vous regardent.
rose-lesson-tasks-title = Voyez ce qui en est sorti
rose-lesson-tasks = Le marqueur a bougé sur l’échelle des soupçons. Tous l’ont vu et se demandent : aimez-vous ce moine, ou voulez-vous qu’on le croie ? Déplacez amis et ennemis.
rose-lesson-watch-title = Observez les autres
rose-lesson-watch = Qui aident-ils, à qui nuisent-ils ? Guillaume ajoute ou ôte 3 indices, Adson 5 soupçons, à chaque moine rencontré. Le journal garde tout. À la fin, il faudra dire qui est qui.
rose-lesson-night-title = Nuits et révélations
rose-lesson-night = Chaque jour a un événement qui change une règle. Après les jours 1, 3 et 5, chacun choisit en secret une couleur qui n’est pas la sienne, et tous la montrent : ce moine prend 2 indices, et le cercle se resserre.
rose-lesson-end-title = Le septième jour
rose-lesson-end = Le septième jour, vous soupçonnez tout le monde, et tous vous soupçonnent. Quiconque vous démasque ajoute des indices à votre moine. Cachez-vous bien, regardez bien. La table est à vous : jouez la suite, ou revenez plus tard.
rose-lesson-deduce-title = Faites le compte
rose-lesson-deduce = Aider une fois ne dit rien, trois fois si. Qui ménage un moine est peut-être ce moine ; un marqueur montré en écarte un. Le carnet barre ce qui est sûr et additionne ce que chacun a fait à chaque moine. Devinez tôt, notez-le et voyez si cela tient.
