### Nuns on the Run. Jména novicek, strážkyň, karet, požehnání, přání a tras jsou v datových souborech, všechna v prvním pádě; místa jsou čísla.

## Hra

## Co se vypráví

nuns-told-leads =
    { $me ->
        [yes] Tvá novicka: { $novice }.
       *[no] Novicka, kterou vede { $seat }: { $novice }.
    }
nuns-told-your_wish = { $novice } má tajné přání „{ $wish_card }“: nejdřív klíč na místě { $key }, potom přání na místě { $place }. Víš to jen ty.
nuns-told-has_wish = { $novice } má tajné přání.
nuns-told-your_blessing = { $novice } má požehnání „{ $blessing }“. Víš to jen ty.
nuns-told-has_blessing = { $novice } má požehnání.
nuns-told-your_guard_blessing = { $guard } má požehnání „{ $blessing }“. Novicky to nevědí.
nuns-told-guard_has_blessing = { $guard } má požehnání.
nuns-told-round = Začíná kolo { $round }.
nuns-told-you_turn_back = Otáčíš kartu: { $novice } bude zase na útěku.
nuns-told-you_stay_caught = Necháváš to být: { $novice } zůstává chycená.
nuns-told-you_choose = Volíš kartu „{ $card }“ ({ $novice }).
nuns-told-you_step = { $novice } jde na místo { $place }, potmě.
nuns-told-you_step_seen = { $novice } jde na místo { $place }, do světla lucerny.
nuns-told-you_walk = { $novice } jde domů, teď na místo { $place }.
nuns-told-you_stop = Zastavuješ: { $novice } dál nejde. Nikdo nevidí, že máš hotovo.
nuns-told-you_take_key = { $novice } bere klíč. Víš to jen ty.
nuns-told-you_take_wish = { $novice } má tajné přání v ruce. Teď domů, a ani muk!
nuns-told-you_lose_wish = { $novice } přichází o tajné přání; leží zase na svém místě. Víš to jen ty.
nuns-told-turned_back = { $novice } je zase na útěku.
nuns-told-walked = { $novice } jde domů, teď je na místě { $place }.
nuns-told-seen = { $guard } vidí: { $novice } je na místě { $place }.
nuns-told-vanished = { $novice } mizí z místa { $place } směrem na místo { $towards }.
nuns-told-vanished_somewhere = { $novice } mizí z místa { $place } a nikdo nevidí kam.
nuns-told-out_of_sight = { $novice } už není vidět.
nuns-told-caught = { $novice } je chycená na místě { $place }. Zatím { $captures } chycení.
nuns-told-played = { $novice } ukazuje kartu „{ $card }“.
nuns-told-nobody_listens = Obě strážkyně běžely: na hluk nikdo nehází.
nuns-told-rolled = { $novice } hází na hluk: { $die }.
nuns-told-you_keep_blessing = Požehnání si necháváš. Drží ho { $novice }.
nuns-told-you_will_make_false_noise = { $novice } udělá falešný hluk; na místo dojde nakonec.
nuns-told-you_step_softly = { $novice } našlapuje tiše: hod platí o jednu méně.
nuns-told-you_lay = { $guard } uslyší hluk, který pokládáš na místo { $place }: dělá ho { $novice }.
nuns-told-you_lay_falsely = { $guard } stojí vedle místa { $place }, kam pokládáš falešný hluk: dělá ho { $novice }.
nuns-told-noise = { $guard } slyší hluk z místa { $place }: { $figure }.
nuns-told-not_heard = { $novice } není slyšet.
nuns-told-used_blessing = Použité požehnání: { $blessing } ({ $figure }).
nuns-told-goes_first = { $guard } táhne první.
nuns-told-took_path = { $guard } si bere trasu „{ $path }“.
nuns-told-made_u_turn = { $guard } dělá obrat a jde po trase „{ $path }“ znovu, opačným směrem.
nuns-told-paced = { $guard } jde na místo { $place }.
nuns-told-completed = { $guard } je na konci trasy „{ $path }“.
nuns-told-you_name = { $guard } dál nejde: zastavuješ a hlásíš „{ $guard_card }“. Karta se ukáže, až dotáhnou obě strážkyně.
nuns-told-you_name_swift_walk = { $guard } dál nejde: zastavuješ a pět kroků hlásíš jako chůzi. Ukáže se to, až dotáhnou obě strážkyně.
nuns-told-partner_names = { $guard } se zastavuje a hlásí „{ $guard_card }“. Karta se ukáže, až dotáhnou obě strážkyně.
nuns-told-partner_names_swift_walk = { $guard } se zastavuje a pět kroků hlásí jako chůzi. Ukáže se to, až dotáhnou obě strážkyně.
nuns-told-stopped = { $guard } se zastavuje.
nuns-told-named = { $guard } ukazuje kartu „{ $guard_card }“.
nuns-told-cleared = Hluky a stopy se uklízejí.
nuns-told-listens = { $guard } naslouchá a hází: { $die }.
nuns-told-hears_nobody = { $guard } nikoho neslyší.
nuns-told-guard_keeps_blessing = { $guard } si požehnání nechává.
nuns-told-came_home = { $novice } je se svým tajným přáním doma a vítězí!
nuns-told-guards_won_by_captures = Chycení je dost: strážkyně vítězí!
nuns-told-guards_won_by_time = Svítá a strážkyně vítězí!
nuns-told-had_wish = { $novice } měla tajné přání „{ $wish_card }“.
nuns-told-was_on = { $novice } byla na místě { $place }.

# Clues of puzzles; span: a number of steps, as 1–5; reach: a number of steps; places: several, as 3, 16–22; way: places in order

nuns-told-clue_cell = { $novice } začíná ve své cele, na místě { $place }.
nuns-told-clue_was = Kolo { $round }: { $novice } stojí všem na očích na místě { $place }.
nuns-told-clue_moved = Kolo { $round }: { $novice } ukazuje „{ $card }“. Kroky: { $span }.
nuns-told-clue_dark = Strážkyně zatím vidí místa { $places }, ale ji tam nevidí ({ $novice }).
nuns-told-clue_dark_then = Strážkyně zatím vidí místa { $places } a víc tam nespatří ({ $novice }).
nuns-told-clue_heard = Kolo { $round }: { $guard } na místě { $at } slyší hluk ({ $novice }). Nejkratší cesta k ní začíná na { $places } a kroků k ní je nejvýš { $reach }.
nuns-told-clue_near = Kolo { $round }: { $guard } na místě { $at } slyší hluk ({ $novice }). Kroků k ní: nejvýš { $reach }.
nuns-told-clue_unheard = Kolo { $round }: { $guard } na místě { $at } ji neslyší ({ $novice }). Kroků k ní: víc než { $reach }.
nuns-told-clue_unseen = Kolo { $round }: { $guard } jde { $way } a na místech { $places } ji nevidí ({ $novice }).

## Na co se hra ptá

# Údaje, které otázka může použít: viz anglický soubor.

nuns-ask-move =
    { $stage ->
        [turn] { $novice } není žádné strážkyni na očích. Zpátky na útěk?
        [card] Jak se pohne { $novice }?
        [steps]
            { $steps ->
                [0] { $novice }, „{ $card }“: zatím žádný krok. Co teď?
                [one] { $novice }, „{ $card }“: zatím { $steps } krok. Co teď?
                [few] { $novice }, „{ $card }“: zatím { $steps } kroky. Co teď?
               *[other] { $novice }, „{ $card }“: zatím { $steps } kroků. Co teď?
            }
        [walk]
            { $steps ->
                [0] { $novice } jde domů. Kudy?
                [one] { $novice } jde domů, zatím { $steps } krok. Co teď?
                [few] { $novice } jde domů, zatím { $steps } kroky. Co teď?
               *[other] { $novice } jde domů, zatím { $steps } kroků. Co teď?
            }
       *[after] Chůze skončila a { $novice } není žádné strážkyni na očích. Zpátky na útěk?
    }
nuns-ask-bless = { $novice } hodila { $die }. Použiješ požehnání?
nuns-ask-token = { $guard } tě slyší. Kam položíš hluk ({ $novice })?
nuns-ask-false_noise = { $novice }: kde bude falešný hluk?
nuns-ask-hear = { $guard } naslouchala a slyší tě. Kam položíš hluk ({ $novice })?
nuns-ask-order = Která strážkyně táhne první?
nuns-ask-path = { $guard } potřebuje trasu z místa { $place }. Kterou?
nuns-ask-go =
    { $paces ->
        [0] { $guard } vyráží. Kam?
        [1] { $guard }: zatím { $paces } krok. Kam?
        [2] { $guard }: zatím { $paces } kroky. Kam?
        [3] { $guard }: zatím { $paces } kroky. Zůstat u chůze a naslouchat, nebo dál?
        [4] { $guard }: zatím { $paces } kroky. Zůstat u chůze a naslouchat, nebo dál?
       *[other] { $guard }: zatím { $paces } kroků. Kdo běží, nenaslouchá. Zastavit, nebo dál?
    }
nuns-ask-ears = { $guard } naslouchá a hodila { $die }. Použiješ požehnání?

## Co zatím vidí ostatní

nuns-wait-move = { $seat } táhne potají.
nuns-wait-bless = { $seat } přemýšlí o požehnání.
nuns-wait-token = { $seat } pokládá hluk.
nuns-wait-false_noise = { $seat } pokládá hluk.
nuns-wait-hear = Strážkyně něco slyší: { $seat } pokládá hluk.
nuns-wait-order = { $seat } určuje, která strážkyně táhne první.
nuns-wait-path = { $seat } vybírá trasu.
nuns-wait-go = { $seat } táhne strážkyní.
nuns-wait-ears = { $seat } naslouchá.
nuns-wait-noise_turn = { $seat } ještě není s hlukem u konce.
nuns-wait-unseen = Co přijde teď, je ti skryto.

## Nápověda

nuns-help-move =
    Vyber kartu, pak kroky jeden po druhém a pak zastav: kartu uvidí všichni, kroky nikdo. Kde tě může vidět strážkyně, tam se ukáže tvůj žeton, a { $novice_may_enter_guard ->
        [1] na místo strážkyně nikdo nesmí.
       *[other] krok na strážkyni znamená chycení.
    } { $slow_novices ->
        [1] Klíč
       *[other] V prvním kole platí karta dvojnásob. Klíč
    } a později přání se bere tam, kde tah skončí, nikdy cestou. Chycená novicka jde místo toho domů a smí otočit kartu, { $turn_in_sight ->
        [1] kde žádná strážkyně nestojí.
       *[other] když ji žádná strážkyně nevidí.
    }
nuns-help-bless = Hod na hluk padl a teď je chvíle pro tvé požehnání, pokud se k hodu hodí. Druhý pokus hází znovu, tiché kroky tě o krok ztiší a falešný hluk přidá jeden žeton. Otázka přijde při každém požehnání, takže nic neprozradí.
nuns-help-token = Kostka a tvá karta dohromady dosáhnou až k této strážkyni. Polož hluk na místo vedle ní, kde začíná nejkratší cesta k tobě. Je-li takových míst víc, smíš položit jeden žeton nebo dva, nikdy tři. Ostatní uvidí všechny tvé žetony najednou, až tvůj tah skončí.
nuns-help-false_noise = Falešný hluk leží vedle kterékoli strážkyně, na místě podle tvého přání. Vypadá jako pravý: všichni vědí, že jeden z tvých hluků lže, ale ne který. Strážkyně, která má hluk vedle sebe, smí opustit svou trasu.
nuns-help-hear = Strážkyně, která šla, naslouchala a její kostka s tvou kartou dosáhla až k tobě. Polož hluk na místo vedle ní, kde začíná nejkratší cesta k tobě, nebo na dvě taková místa. Zůstane tam, dokud strážkyně v příštím kole nedotáhnou.
nuns-help-order = Strana strážkyň určuje v každém kole znovu, která táhne první. Druhá může využít, co první vynesla na světlo.
nuns-help-path =
    Karta trasy má jeden konec na tvém místě a vede ke druhému. { $paths_reusable ->
        [1] Každou kartu lze vzít, kolikrát kdo chce, i tu, kterou má druhá strážkyně.
       *[other] Každá karta se použije jednou za hru a obě strážkyně nikdy nemají tutéž.
    } Na konci trasy se hned bere další karta a tah pokračuje. { $no_u_turns ->
        [1] Obraty u tohoto stolu nejsou.
       *[other] Obrat vede po právě dokončené trase zpět.
    }
nuns-help-go =
    Strážkyně jde 3 nebo 4 kroky, nebo běží { $guard_max ->
        [1] přesně 5
       *[other] 5 či 6
    }; jen ta, která šla, smí potom naslouchat. Drží se trasy, ledaže v tomto tahu viděla { $caught_give_permission ->
        [1] novicku
       *[other] novicku na útěku
    } { $deviate_on ->
        [1] nebo je na plánu jakýkoli žeton
        [2] nebo její stopu, nebo byl vedle ní hluk
       *[other] nebo její stopu, nebo pro ni leží hluk
    }. Pak smí kamkoli. { $sight ->
        [1] Po každém kroku vidí celou místnost, ve které je,
       *[other] Každý krok je pohled vpřed
    } a novicka v cestě je chycená, i když ji strážkyně jen míjí. Karta zůstane skrytá, dokud nedotáhnou obě.
nuns-help-ears = Strážkyně, která šla, naslouchá: její kostka a karta každé novicky rozhodnou, kdo je slyšet. Druhý pokus hází znovu, bystré uši slyší o krok dál. Otázka přijde při každém požehnání, takže nic neprozradí.

## Cíl

nuns-aim = Klíč, přání, domů: neviděna a neslyšena.
nuns-aim-key = Nejdřív klíč na { $place }, pak tvé přání, pak domů: { $steps ->
        [0] teď tam žádná cesta nevede.
        [one] ke klíči { $steps } krok.
        [few] ke klíči { $steps } kroky.
       *[other] ke klíči { $steps } kroků.
    }
nuns-aim-wish = Teď tvé přání na { $place }, pak domů: { $steps ->
        [0] teď tam žádná cesta nevede.
        [one] { $steps } krok.
        [few] { $steps } kroky.
       *[other] { $steps } kroků.
    }
nuns-aim-home = Domů na { $place } s přáním, a vyhráváš: { $steps ->
        [0] teď tam žádná cesta nevede.
        [one] { $steps } krok.
        [few] { $steps } kroky.
       *[other] { $steps } kroků.
    }
nuns-aim-caught = Chytily tě a jdeš domů na { $place }; kde tě nikdo nevidí, smíš otočit kartu.
nuns-aim-guards = Chytat novicky: zatím { $captures } z { $limit }. Přijde-li dřív svítání, vyhrávají strážkyně také.
nuns-aim-guards-short = Chyceno: { $captures } z { $limit }. Za svítání vyhrávají strážkyně také.

## Proč ne

nuns-no-place = Místo „{ $wish }“ neexistuje.
nuns-no-guard = Strážkyně „{ $wish }“ neexistuje.
nuns-no-card = Karta pohybu „{ $wish }“ neexistuje.
nuns-no-path = Trasa „{ $wish }“ neexistuje.
nuns-not-there-already = Na místě { $place } už jsi.
nuns-not-linked = Z místa { $here } nevede žádný krok na místo { $place }.
nuns-not-before-turn = Nejdřív řekni, zda { $novice } otočí kartu.
nuns-not-before-card = Nejdřív vyber kartu.
nuns-not-card-caught = { $novice } je chycená a jde domů; karta se k tomu nevybírá.
nuns-not-second-card = Karta už je vybraná: „{ $card }“.
nuns-not-card-here = Odtud není tah, který by se hodil ke kartě „{ $card }“.
nuns-not-past-guard = Na místě { $place } je strážkyně: to je chycení a zbývá jen zastavit.
nuns-not-steps-left =
    { $steps ->
        [0] Karta „{ $card }“ nedovoluje žádný krok.
        [one] Máš za sebou { $steps } krok a víc karta „{ $card }“ nedovoluje.
        [few] Máš za sebou { $steps } kroky a víc karta „{ $card }“ nedovoluje.
       *[other] Máš za sebou { $steps } kroků a víc karta „{ $card }“ nedovoluje.
    }
nuns-not-locked = Dveře mezi místy { $here } a { $place } jsou zamčené a ty nemáš klíč.
nuns-not-twice = Tento tah už místem { $place } vedl.
nuns-not-onto-guard = { $guard } stojí na místě { $place } a u tohoto stolu tam nikdo nesmí.
nuns-not-dead-end = Přes místo { $place } nevede tah dost dlouhý pro kartu „{ $card }“.
nuns-not-past-home = { $novice } je doma a tady zastaví.
nuns-not-walk-longer =
    { $steps ->
        [one] Cesta domů má nejvýš { $steps } krok.
        [few] Cesta domů má nejvýš { $steps } kroky.
       *[other] Cesta domů má nejvýš { $steps } kroků.
    }
nuns-not-homewards = Krok z místa { $here } na místo { $place } není na nejkratší cestě domů.
nuns-not-walk-enough =
    { $steps ->
        [one] Cesta domů potřebuje { $steps } krok.
        [few] Cesta domů potřebuje { $steps } kroky.
       *[other] Cesta domů potřebuje { $steps } kroků.
    }
nuns-not-enough-steps =
    { $steps ->
        [one] Karta „{ $card }“ potřebuje aspoň { $steps } krok.
        [few] Karta „{ $card }“ potřebuje aspoň { $steps } kroky.
       *[other] Karta „{ $card }“ potřebuje aspoň { $steps } kroků.
    }
nuns-not-caught = { $novice } je na útěku, ne chycená.
nuns-not-turned-twice = { $novice } už kartu otočila.
nuns-not-turn-fresh = První cesta domů po chycení se jít musí.
nuns-not-turn-seen = { $novice } je strážkyni na očích, a tak kartu otočit nesmí.
nuns-not-turn-guard = Na místě, kde je { $novice }, stojí strážkyně a hned by ji zase chytila.
nuns-not-turn-yet = Nejdřív cesta; na jejím konci přijde otázka znovu, pokud tě tam žádná strážkyně nevidí.
nuns-not-beside = { $guard } nestojí vedle místa { $place }.
nuns-not-first-step = { $guard } nemá přes místo { $place } k tobě nejkratší cestu.
nuns-not-three-tokens = Jeden hluk, nebo dva, nikdy tři.
nuns-not-same-place = Dva hluky potřebují dvě místa, ne dvakrát { $place }.
nuns-not-blessings = U tohoto stolu požehnání nejsou.
nuns-not-blank = U tohoto stolu je požehnání „{ $blessing }“ bez účinku.
nuns-not-used-twice = Požehnání „{ $blessing }“ už je pryč.
nuns-not-held = Požehnání „{ $blessing }“ nemáš.
nuns-not-for-a-die = Požehnání „{ $blessing }“ s kostkou nepomůže.
nuns-not-before-use = Nejdřív řekni „{ $example }“; na místo falešného hluku dojde nakonec.
nuns-not-before-true = Nejdřív pravý hluk; falešný přijde nakonec.
nuns-not-kept = V tomto tahu už si požehnání necháváš.
nuns-not-false-now = Novicka dělá falešný hluk, jen když je s hlukem sama na řadě, po svém hodu.
nuns-not-false-patrol = Strážkyně dělají falešný hluk, jen když některá z nich táhne.
nuns-not-path-now = { $guard } je na trase „{ $path }“; další karta se bere až na jejím konci.
nuns-not-path-end = Trasa „{ $path }“ nemá na místě { $place } konec.
nuns-not-path-held = Trasa „{ $path }“ je zabraná. { $guard } jde po ní.
nuns-not-path-used = Trasa „{ $path }“ už byla použita.
nuns-not-before-path = { $guard } zatím nemá trasu: nejdřív nějakou vyber.
nuns-not-u-turn-needed = U tohoto stolu lze každou trasu vzít znovu, obraty tedy nejsou.
nuns-not-u-turns = U tohoto stolu obraty nejsou.
nuns-not-u-turn-left = Žádný obrat už nezbývá.
nuns-not-u-turn-yet = { $guard } ještě nedokončila trasu, po které by se mohla vrátit.
nuns-not-paces-left =
    { $steps ->
        [one] { $guard } má za sebou { $steps } krok a dál nemůže.
        [few] { $guard } má za sebou { $steps } kroky a dál nemůže.
       *[other] { $guard } má za sebou { $steps } kroků a dál nemůže.
    }
nuns-not-off-path = { $guard } nemá důvod opustit trasu „{ $path }“: další krok vede na místo { $place }.
nuns-not-way-back = { $guard } nemá důvod zůstávat mimo trasu „{ $path }“. Nejkratší cesta zpět začíná tady: { $places }.
nuns-not-stop-yet =
    { $steps ->
        [one] { $guard } musí udělat aspoň { $steps } krok.
        [few] { $guard } musí udělat aspoň { $steps } kroky.
       *[other] { $guard } musí udělat aspoň { $steps } kroků.
    }
nuns-not-walk-anyway =
    { $steps ->
        [one] Nejvýš { $steps } krok je chůze tak jako tak: řekni prostě „{ $example }“.
        [few] Nejvýš { $steps } kroky jsou chůze tak jako tak: řekni prostě „{ $example }“.
       *[other] Nejvýš { $steps } kroků je chůze tak jako tak: řekni prostě „{ $example }“.
    }
nuns-not-walk-so-long =
    { $steps ->
        [one] I s požehnáním „{ $blessing }“ má chůze nejvýš { $steps } krok.
        [few] I s požehnáním „{ $blessing }“ má chůze nejvýš { $steps } kroky.
       *[other] I s požehnáním „{ $blessing }“ má chůze nejvýš { $steps } kroků.
    }
nuns-not-guard-card = Karta strážkyně plyne z jejích kroků: zastav ji, až dojde dost daleko.

## Možnosti stolu

nuns-option-novices_per_player = Novicek na hráče
nuns-option-novices_per_player-why = Kolik novicek každý vede? Ve dvou či třech hráčích jsou lepší dvě nebo tři.
nuns-option-blessings = Požehnání
nuns-option-blessings-why = Dostane každá tajnou kartu, která jednou ohne pravidlo?
nuns-option-capture_limit = Strážkyně vyhrají
nuns-option-capture_limit-why = Po kolika chyceních?
nuns-option-capture_limit-novices = Tolik, kolik je novicek
nuns-option-capture_limit-players = Tolik, kolik je hráčů
nuns-option-capture_limit-more_than_novices = O jedno víc než novicek
nuns-option-capture_limit-more_than_players = O jedno víc než hráčů
nuns-option-sight = Co strážkyně vidí
nuns-option-sight-why = Půlkruh před sebou, nebo místnost, v níž jsou?
nuns-option-sight-arc = Půlkruh
nuns-option-sight-rooms = Místnost
nuns-option-first_path = Kdy si strážkyně vezmou první trasu?
nuns-option-first_path-first_move = Při prvním tahu
nuns-option-first_path-setup = Před hrou
nuns-option-run_range = Jak daleko se běží?
nuns-option-run_range-1_to_5 = 1 až 5 kroků
nuns-option-run_range-5 = 5 kroků
nuns-option-short_ranges = Jak daleko je plížení a chůze?
nuns-option-short_ranges-1_to_2_and_3_to_4 = 1 nebo 2, 3 nebo 4
nuns-option-short_ranges-2_and_3 = 2 a 3
nuns-option-slow_novices = První tah novicek?
nuns-option-slow_novices-false = Dvakrát tak daleko
nuns-option-slow_novices-true = Jako každý jiný
nuns-option-allow_revisit = Smí tah vést dvakrát přes stejné místo?
nuns-option-novice_may_enter_guard = Novicka vstoupí ke strážkyni?
nuns-option-novice_may_enter_guard-true = Je chycená
nuns-option-novice_may_enter_guard-false = Nejde to
nuns-option-sight_range = Jak daleko strážkyně vidí?
nuns-option-sight_range-6 = 6 kroků
nuns-option-sight_range-none = Bez omezení
nuns-option-shrine_hidden = Skryje kaplička (82), kdo je v ní?
nuns-option-pivot_check = Vidí strážkyně, když se otáčí?
nuns-option-vanish_shows_direction = Viděná novicka zmizí: je vidět kudy?
nuns-option-guard_max = Kolik kroků strážkyně udělá nejvíc?
nuns-option-deviate_on = Kvůli kterým žetonům smí opustit trasu?
nuns-option-deviate_on-own = Které vidí nebo slyší
nuns-option-deviate_on-any = Kvůli všem
nuns-option-deviate_on-beside = Které jsou vedle ní, a stopy, které vidí
nuns-option-paths_reusable = Smějí se karty tras použít znovu?
nuns-option-u_turns = Kolik je karet obratu?
nuns-option-run_noise = Je běh hlasitější?
nuns-option-run_noise-1 = Ano, o 1
nuns-option-run_noise-0 = Ne
nuns-option-deaf_after_run = Neslyší strážkyně, které běžely?
nuns-option-deaf_after_run-both = Když běžely obě
nuns-option-deaf_after_run-each = Která běžela
nuns-option-deaf_after_run-never = Slyší vždy
nuns-option-tie = Více jich přijde domů v témže kole: kdo vyhrává?
nuns-option-tie-shared = Všechny
nuns-option-tie-fewest_captures = Která byla nejméněkrát chycená
nuns-option-rounds = Kolik kol má noc?
nuns-option-safe_cell = Je novicka ve vlastní cele v bezpečí?
nuns-option-forced_first_walk = Musí chycená hned vykročit domů?
nuns-option-swift_foot = Je ve hře požehnání „Hbitá noha“?
nuns-option-turn_in_sight = Smí chycená otočit kartu, když ji je vidět?
nuns-option-roll_after_turning = Hází na hluk, když ji otočí po cestě domů?
nuns-option-caught_give_permission = Smí se kvůli chycené opustit trasa?
nuns-option-map = Který plán kláštera?
nuns-option-map-printed = 2010
nuns-option-sight_lines = Které linie pohledu?
nuns-option-sight_lines-printed = Naše
nuns-option-cards = Jaké hodnoty na kartách?
nuns-option-cards-printed = Naše

## Co se dá vědět

nuns-matter-place = Kde je { $novice }?
nuns-matter-key = Má { $novice } svůj klíč?
nuns-matter-wish = Má { $novice } své přání?
nuns-matter-wish_card = Které přání má { $novice }?
nuns-matter-known_place = Kde může být { $novice } podle ostatních?
nuns-matter-known_key = Může mít { $novice } podle ostatních klíč?
nuns-matter-known_wish = Může mít { $novice } podle ostatních přání?
nuns-matter-known_wish_card = Které přání může mít { $novice } podle ostatních?
nuns-right-place = Správně: { $novice } je na místě { $name }.
nuns-thought-wish_card =
    { $you ->
        [1] Myslel jsem, že tvá { $novice } chce „{ $name }“: { $share } %.
       *[other] Myslel jsem, že { $novice } (hraje { $seat }) chce „{ $name }“: { $share } %.
    }
nuns-alternative-yes = ano
nuns-alternative-no = ne
nuns-note-unmasked-wish_card = Od této chvíle bylo jasné, co si přeje { $novice }: { $name }.
nuns-note-kept-place = { $novice } nebyla nakonec k nalezení: kdo se díval, dával správnému místu { $name } jen { $percent } %.
nuns-note-lucky = { $seat }: šťastné hledání. Novicku bylo vidět { $right }×, čekat se dalo { $expected }.
nuns-note-unlucky = { $seat }: smolné hledání. Novicku bylo vidět { $right }×, čekat se dalo { $expected }.
nuns-why-on_board = { $novice } stojí na plánu všem na očích.
nuns-why-in_cell = { $novice } ještě neopustila svou celu.
nuns-why-seen_in = { $novice } tam byla spatřena v { $round }. kole.
nuns-why-only_place = Z toho, co bylo vidět a slyšet ({ $novice }), zbývá jen toto místo.
nuns-why-clue = Fakt { $fact } vylučuje { $answers }.
nuns-why-key_never = { $novice }: žádný tah ještě nemohl skončit na klíči.
nuns-why-key_sight = { $novice }: co bylo vidět v { $round }. kole, je možné jen s klíčem.
nuns-why-key_walk = { $novice } šla v { $round }. kole domů cestou, na kterou je třeba klíč.
nuns-why-key_rest = { $novice }: co bylo od { $round }. kola slyšet a kde nebyla vidět, je možné jen s klíčem.
nuns-why-wish_lost = { $novice } byla chycena v { $round }. kole: přání se vrátilo a od té doby na něm žádný tah nemohl skončit.
nuns-why-wish_never = { $novice }: žádný tah s klíčem ještě nemohl skončit na přání.
nuns-why-wish_rest = { $novice }: co se ví, je možné jen s přáním.
nuns-why-only_card = { $novice }: k tomu, co se ví o ní a o ostatních, se hodí jen toto přání.
nuns-why-other_card = { $novice }: k tomu, co se ví o ní a o ostatních, se toto přání nehodí.
nuns-why-own_card = Toto přání máš ty: { $wish_card }.
