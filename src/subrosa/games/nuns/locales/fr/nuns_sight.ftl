### Pourquoi une gardienne voit un lieu, ou ne le voit pas. Les lieux sont des numéros ; « elle » est la gardienne.

nuns-why-own = Une gardienne voit toujours le lieu où elle se tient.
nuns-why-seen = Depuis { $from }, elle voit { $place } : ce lieu est devant elle, et rien ne s’interpose.
nuns-why-room = { $from } et { $place } sont dans la même pièce, et à cette table une gardienne voit toute la pièce où elle est.
nuns-why-unmoved = Elle n’a pas encore fait un pas : elle ne regarde nulle part et ne voit que son propre lieu.
nuns-why-behind = { $place } est derrière elle : elle voit un quart de tour de chaque côté de la direction où elle regarde.
nuns-why-far = { $place } est trop loin : elle ne voit pas jusque-là.
nuns-why-wall = Un mur se dresse entre { $from } et { $place }.
nuns-why-door = La porte entre { $a } et { $b } cache { $place } depuis { $from } ; les portes cachent, verrouillées ou non.
nuns-why-gate = Un portail fermé cache { $place } depuis { $from }.
nuns-why-corner = La ligne de { $from } à { $place } frôle de si près l’angle d’un mur qu’elle compte comme coupée.
nuns-why-shrine = L’oratoire est caché : personne ne voit dedans, et de l’intérieur on ne voit pas dehors.
nuns-why-elsewhere = { $place } n’est pas dans la pièce de { $from }, et à cette table une gardienne ne voit que la pièce où elle est.
nuns-label-why = { $guard } : { $reason }
nuns-hint = « ? 65 » dit si les gardiennes voient le lieu 65, et pourquoi.
