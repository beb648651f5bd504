## Velké chvíle; own: moje novicka

nuns-tale-deal = Novicky se kradou ze svých cel.
nuns-tale-seen-by = { $guard } vidí: { $novice } je na místě { $place }.
nuns-tale-seen-mine = { $guard } tě vidí na místě { $place }.
nuns-tale-heard = { $guard } slyší hluk: { $novice }.
nuns-tale-unheard-at = { $novice }, { $card }, hod { $die }: neslyšena.
nuns-tale-heard-at = { $novice }, { $card }, hod { $die }: slyšena na { $place }.
nuns-tale-listens-at = { $guard } naslouchá, hodí { $die } a slyší: { $novices }.
nuns-tale-heard-one = { $novice } ({ $place })
nuns-tale-caught = { $guard } chytá na místě { $place }: { $novice }.
nuns-tale-caught-own = { $guard } tě chytá na místě { $place }. Jdeš domů; cestu si hned vybereš.
nuns-tale-key = Máš klíč. Teď za přáním.
nuns-tale-wish = Máš své přání. Teď domů.
nuns-tale-end =
    { $how ->
        [came_home]
            { $count ->
                [one] { $novices } je doma se svým přáním.
               *[other] { $novices } jsou doma se svými přáními.
            }
        [guards_won_by_captures] Strážkyně vyhrávají. Chycených novicek: { $captures }.
       *[guards_won_by_time] Svítá: strážkyně vyhrávají.
    }

## Signs on the line of a replay

nuns-moment-seen = Novicka je spatřena
nuns-moment-caught = Novicka je chycena
nuns-moment-heard = Je slyšet hluk

## Around the match

nuns-watch = Vidíš to, co strážkyně: světlo, hluk a novicky, které jsou chycené nebo na očích. Jejich tajné cesty zůstanou do konce ve tmě.
nuns-part-guards = strážkyně
nuns-part-novices = novicka
