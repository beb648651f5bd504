## Velké chvíle; own: moje novicka

nuns-tale-deal = Novicky se kradou ze svých cel.
nuns-tale-seen-by = { $guard } vidí: { $novice } je na místě { $place }.
nuns-tale-seen-mine = Je tě vidět na místě { $place }.
nuns-tale-seen-mine-by = { $guard } tě vidí na místě { $place }.
nuns-tale-heard = { $guard } slyší hluk: { $novice }.
nuns-tale-caught = { $guard } chytá na místě { $place }: { $novice }.
nuns-tale-caught-own = { $guard } tě chytá na místě { $place }. Jdeš domů; cestu si hned vybereš.
nuns-tale-key = Máš klíč. Teď za přáním.
nuns-tale-wish = Máš své přání. Teď domů.

## Signs on the line of a replay

nuns-moment-seen = Novicka je spatřena
nuns-moment-caught = Novicka je chycena
nuns-moment-heard = Je slyšet hluk

## Around the match

nuns-watch = Vidíš to, co strážkyně: světlo, hluk a novicky, které jsou chycené nebo na očích. Jejich tajné cesty zůstanou do konce ve tmě.
nuns-part-guards = strážkyně
nuns-part-novices = novicka
