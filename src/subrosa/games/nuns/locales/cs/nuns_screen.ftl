### Nuns on the Run na obrazovce terminálu: popisky a co která věc dělá, po jednom řádku.

## Kolo, novicky, strážkyně

nuns-label-round = Kolo { $round } z { $rounds }
nuns-label-captures = Chycení { $captures } z { $limit }
nuns-label-where = Kde
nuns-label-card = Karta
nuns-label-times = Chycena
nuns-label-path = Trasa
nuns-label-hidden = skrytá
nuns-label-hidden-on = skrytá na { $place }
nuns-label-seen-on = viděna na { $place }
nuns-label-caught-on = chycená, na { $place }
nuns-label-caught = chycená
nuns-label-no-path = zatím bez trasy
nuns-label-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
nuns-label-then-steps = pak { $count }
nuns-label-spent = Použito:
nuns-label-blessed = { $figure }: { $blessing }

## Smí opustit trasu

nuns-label-free = { $guard } smí opustit trasu: { $reasons }.
nuns-label-bound = { $guard } nic neviděla ani neslyšela a drží se trasy k místu { $place }.
nuns-label-reason-sees = na očích { $figure }
nuns-label-reason-trace = viděla stopy
nuns-label-reason-heard = hluk: { $figure }
nuns-label-reason-passed = vedle ní byl hluk

## Žetony slovy

nuns-label-noise = { $place } ({ $guard }): { $figure }
nuns-label-vanished = { $place }: { $figure } zmizela

## Co je moje

nuns-label-on = na { $place }
nuns-label-dark = ve tmě
nuns-label-seen-by = vidí: { $guards }
nuns-label-blessing = Požehnání
nuns-label-blessing-of = Požehnání
nuns-label-log = Záznamový list { $novice }: karta, místo, kroky
nuns-label-nobody-listens = Obě strážkyně běžely: tentokrát na hluk nikdo nehází.
nuns-label-if-stop = Když zastavíš na { $place } ({ $card }), uslyší tě:
nuns-label-carries =
    { $count ->
        [one] Tento hod je slyšet na { $count } krok:
        [few] Tento hod je slyšet na { $count } kroky:
       *[other] Tento hod je slyšet na { $count } kroků:
    }
nuns-label-reach = Slyší novicky na tolik kroků podle jejich karty:

## Plán

nuns-label-sign-door = dveře
nuns-label-sign-lock = zamčené dveře
nuns-label-sign-lit = vidí strážkyně
nuns-label-sign-you = ty
nuns-label-sign-hidden = další tvá novicka, skrytá
nuns-label-sign-way = tvá cesta
nuns-label-sign-key = klíč
nuns-label-sign-wish = přání
nuns-label-sign-home = cela
nuns-label-sign-offer = na výběr
nuns-label-sign-noise = hluk
nuns-label-sign-trace = zmizela
nuns-label-sign-path = { $a } { $b } trasy vpřed, { $end } cíl
nuns-label-links = Také spojeno:

## Co lze vybrat: novicky

nuns-label-span =
    { $count ->
        [one] { $span } krok
        [few] { $span } kroky
       *[other] { $span } kroků
    }
nuns-label-loudness = hluk { $number }
nuns-card-stand = zůstaň na místě, tišeji to nejde
nuns-card-sneak = kousek cesty, málokdy tě uslyší
nuns-card-walk = pořádný kus cesty, zblízka slyšet
nuns-card-run = nejdelší cesta, slyšet zdaleka
nuns-label-stop-on = Zastavit na { $place }
nuns-label-caught-here = je tu strážkyně: chytí tě
nuns-label-leaves-trace = zmizíš a necháš stopu
nuns-label-take-key = vezmeš si klíč
nuns-label-take-wish = vezmeš si přání
nuns-label-take-home = jsi doma a vítězíš
nuns-label-turn-back = Otočit kartu
nuns-label-turn-back-does = zase na útěku, skrytá, kde tě žádná strážkyně nevidí
nuns-label-stay-caught = Zůstat chycená
nuns-label-stay-caught-does = cestou domů tě nikdo znovu nechytí
nuns-label-keep = Nechat si ho
nuns-label-use = Použít: { $blessing }
nuns-label-two-tokens = dva hluky, strážkyně ví méně
nuns-label-beside = { $guard } je vedle

## Co lze vybrat: strážkyně

nuns-label-play-false-noise = Nebo nejdřív falešný hluk vedle strážkyně, která pak smí opustit trasu:
nuns-label-noise-beside = hluk na { $places }
nuns-label-by-way = přes { $places }
nuns-label-u-turn = Obrat: { $path }
nuns-label-stop-walk = Zastavit po chůzi
nuns-label-stop-run = Zastavit po běhu
nuns-label-with-swift-foot = s Hbitou nohou
nuns-label-listens = potom naslouchá
nuns-label-hears-nothing = nenaslouchá
nuns-label-path-end = cíl trasy: nová karta
nuns-label-on-path = po trase
nuns-label-off-path = mimo trasu
nuns-label-sees =
    { $count ->
        [one] vidí { $count } místo
        [few] vidí { $count } místa
       *[other] vidí { $count } míst
    }
nuns-label-in-view = na očích { $novices }
nuns-label-likely = { $share } spatřena hned, { $then } do kroku { $step }
nuns-label-likely-now = { $share } spatřena hned
nuns-label-likely-by = { $share } spatřena do kroku { $step }
nuns-label-will-hear = uslyší: { $novices }
nuns-label-may-be =
    { $count ->
        [one] 1 místo
        [few] { $count } místa
       *[other] { $count } míst
    }
nuns-label-likeliest = { $share } na { $place }

## Požehnání, po jednom řádku

nuns-blessing-false_noise = po hodu: o hluk víc, vedle jedné ze strážkyň
nuns-blessing-second_chance = hoď na hluk znovu, platí nový hod
nuns-blessing-soft_steps = tvůj hod platí o jednu méně
nuns-blessing-swift_foot = o krok víc, než karta dovolí: prostě ho udělej
nuns-blessing-false_noise-guard = v tahu strážkyně: hluk vedle jedné z nich, trasa ji pak neváže
nuns-blessing-second_chance-guard = při naslouchání hoď znovu, platí nový hod
nuns-blessing-soft_steps-guard = při naslouchání platí hod o jednu víc
nuns-blessing-swift_foot-guard = sedmý krok, nebo pět kroků platí za chůzi

## Konec

nuns-label-wish = Přání
nuns-label-has = Má
nuns-label-used = použito
nuns-label-unused = nepoužito
nuns-label-won-home =
    { $me ->
        [yes]
            { $count ->
                [one] Vítězíš: { $novices } je doma s tajným přáním.
               *[other] Vítězíš: { $novices } jsou doma se svými tajnými přáními.
            }
       *[no]
            { $count ->
                [one] Noc vyhrává { $novices }: doma s tajným přáním.
               *[other] Noc vyhrávají { $novices }: doma se svými tajnými přáními.
            }
    }
nuns-label-won-captures =
    { $me ->
        [yes] Vítězíš: počet chycení { $captures } strážkyním stačí.
       *[no] Strážkyně vítězí, počet chycení: { $captures }.
    }
nuns-label-won-dawn =
    { $me ->
        [yes] Vítězíš: svítá a žádná novicka není doma se svým přáním.
       *[no] Svítá a žádná novicka není doma se svým přáním: strážkyně vítězí.
    }
