### Co se vypráví

eleven-told-gears = Ozubená kola se nastavují na první hodinu.
eleven-told-gears_show =
    { $steps ->
        [one] Ozubená kola ukazují: { $transport }, { $steps } krok, { $action }.
        [few] Ozubená kola ukazují: { $transport }, { $steps } kroky, { $action }.
       *[other] Ozubená kola ukazují: { $transport }, { $steps } kroků, { $action }.
    }
eleven-told-you_hold = Máš kartu { $figure }: tato postava tedy není Vyvolený.
eleven-told-has_card = { $seat } dostává kartu postavy.
eleven-told-chosen_aside = Jedna karta jde nepozorovaně stranou: Vyvolený.
eleven-told-old_order =
    { $me ->
        [yes] Los rozhodl: v první dražbě máš pořadí { $position }.
       *[no] Los rozhodl: v první dražbě má { $seat } pořadí { $position }.
    }
eleven-told-event = Odbíjí hodina { $hour }. { $event }
eleven-told-you_are_hero = Fenrir se probouzí, ale ne v tobě: jsi hrdina. Nech si to pro sebe.
eleven-told-you_are_fenrir = Fenrir se probouzí, a to v tobě: odteď lovíš Vyvoleného. Nedej to na sobě znát.
eleven-told-has_role = { $seat } se tajně dívá na svou roli.
eleven-told-opened =
    { $me ->
        [yes] Zahajuješ dražbu o místo { $position }.
       *[no] { $seat } zahajuje dražbu o místo { $position }.
    }
eleven-told-bid =
    { $me ->
        [yes] Nabízíš { $amount } za místo { $position }.
       *[no] { $seat } nabízí { $amount } za místo { $position }.
    }
eleven-told-passed =
    { $me ->
        [yes] V dražbě o místo { $position } pasuješ.
       *[no] V dražbě o místo { $position } pasuje { $seat }.
    }
eleven-told-placed =
    { $me ->
        [yes] V této hodině máš místo { $position }.
       *[no] V této hodině má { $seat } místo { $position }.
    }
eleven-told-laid_clue =
    { $me ->
        [yes] Pokládáš stopu na pole { $spot }.
       *[no] { $seat } pokládá stopu na pole { $spot }.
    }
eleven-told-chose =
    { $me ->
        [yes] Vybíráš si na tento tah postavu { $figure }.
       *[no] { $seat } si na tento tah vybírá postavu { $figure }.
    }
eleven-told-locked =
    { $me ->
        [yes] Na tuto hodinu zamykáš postavu { $figure }.
       *[no] { $seat } na tuto hodinu zamyká postavu { $figure }.
    }
eleven-told-copied =
    { $me ->
        [yes] Používáš cizí schopnost: { $figure }.
       *[no] { $seat } používá cizí schopnost: { $figure }.
    }
eleven-told-acted =
    { $me ->
        [yes] Provádíš akci zdarma: { $action }.
       *[no] { $seat } provádí akci zdarma: { $action }.
    }
eleven-told-twice_yes =
    { $me ->
        [yes] Používáš schopnost ještě jednou.
       *[no] { $seat } používá schopnost ještě jednou.
    }
eleven-told-twice_no =
    { $me ->
        [yes] Podruhé schopnost nepoužíváš.
       *[no] { $seat } podruhé schopnost nepoužívá.
    }
eleven-told-recovered =
    { $me ->
        [yes] Bereš si zpět kartu síly „{ $power }“.
       *[no] { $seat } si bere zpět kartu síly „{ $power }“.
    }
eleven-told-laid_trace =
    { $me ->
        [yes] Pokládáš stopu na mystickou budovu { $spot }.
       *[no] { $seat } pokládá stopu na mystickou budovu { $spot }.
    }
eleven-told-turned =
    { $me ->
        [yes]
            { $teeth ->
                [-1] Otáčíš ozubenými koly o 1 zub zpět.
                [-2] Otáčíš ozubenými koly o 2 zuby zpět.
                [-3] Otáčíš ozubenými koly o 3 zuby zpět.
                [one] Otáčíš ozubenými koly o { $teeth } zub.
                [few] Otáčíš ozubenými koly o { $teeth } zuby.
               *[other] Otáčíš ozubenými koly o { $teeth } zubů.
            }
       *[no]
            { $teeth ->
                [-1] { $seat } otáčí ozubenými koly o 1 zub zpět.
                [-2] { $seat } otáčí ozubenými koly o 2 zuby zpět.
                [-3] { $seat } otáčí ozubenými koly o 3 zuby zpět.
                [one] { $seat } otáčí ozubenými koly o { $teeth } zub.
                [few] { $seat } otáčí ozubenými koly o { $teeth } zuby.
               *[other] { $seat } otáčí ozubenými koly o { $teeth } zubů.
            }
    }
eleven-told-stepped =
    { $me ->
        [yes] Táhneš: { $figure } jde na pole { $spot }.
       *[no] { $seat } táhne: { $figure } jde na pole { $spot }.
    }
eleven-told-rode =
    { $me ->
        [yes] Táhneš: { $figure } jede na pole { $spot }.
       *[no] { $seat } táhne: { $figure } jede na pole { $spot }.
    }
eleven-told-began_walk =
    { $me ->
        [yes] Začínáš volnou chůzi.
       *[no] { $seat } začíná volnou chůzi.
    }
eleven-told-stood_still =
    { $me ->
        [yes] Dál nejdeš.
       *[no] { $seat } dál nejde.
    }
eleven-told-handed_in =
    { $me ->
        [yes]
            { $clues ->
                [0] Neodevzdáváš žádnou stopu.
                [one] Odevzdáváš { $clues } stopu.
                [few] Odevzdáváš { $clues } stopy.
               *[other] Odevzdáváš { $clues } stop.
            }
       *[no]
            { $clues ->
                [0] { $seat } neodevzdává žádnou stopu.
                [one] { $seat } odevzdává { $clues } stopu.
                [few] { $seat } odevzdává { $clues } stopy.
               *[other] { $seat } odevzdává { $clues } stop.
            }
    }
eleven-told-turned_to =
    { $me ->
        [yes] Chceš vidět cizí kartu ({ $other }).
       *[no]
            { $other_me ->
                [yes] { $seat } chce vidět jednu z tvých karet.
               *[no] { $seat } chce vidět cizí kartu ({ $other }).
            }
    }
eleven-told-turned_to_pile =
    { $me ->
        [yes] Obracíš se k hromádce neznámých.
       *[no] { $seat } se obrací k hromádce neznámých.
    }
eleven-told-look_on_yes =
    { $me ->
        [yes] Díváš se na další kartu.
       *[no] { $seat } se dívá na další kartu.
    }
eleven-told-look_on_no =
    { $me ->
        [yes] Na další karty se nedíváš.
       *[no] { $seat } se na další karty nedívá.
    }
eleven-told-you_see_character = Vidíš kartu { $figure }: tato postava tedy není Vyvolený.
eleven-told-you_see_chosen = Teď vidíš, kdo je Vyvolený: { $figure }.
eleven-told-clue_with = Vidíš kartu { $figure }; má ji { $seat }.
eleven-told-clue_in_pile = Vidíš kartu { $figure } v hromádce neznámých.
eleven-told-you_see_power = Vidíš kartu síly, tedy nic nového.
eleven-told-your_character_was_seen = { $seat } vidí tvou kartu { $figure }.
eleven-told-your_power_was_seen = { $seat } vidí jednu z tvých karet síly.
eleven-told-looks = { $seat } se dívá na kartu.
eleven-told-you_draw = Bereš si žeton „{ $tile }“.
eleven-told-draws_known = { $seat } si bere žeton „{ $tile }“.
eleven-told-draws = { $seat } si bere žeton výzkumu.
eleven-told-took_up_clue =
    { $me ->
        [yes] Zvedáš stopu z pole { $spot }.
       *[no] { $seat } zvedá stopu z pole { $spot }.
    }
eleven-told-put_clue =
    { $me ->
        [yes] Přesouváš stopu na pole { $spot }.
       *[no] { $seat } přesouvá stopu na pole { $spot }.
    }
eleven-told-played =
    { $me ->
        [yes] Hraješ kartu síly „{ $power }“.
       *[no] { $seat } hraje kartu síly „{ $power }“.
    }
eleven-told-used =
    { $me ->
        [yes] Hraješ žeton „{ $tile }“.
       *[no] { $seat } hraje žeton „{ $tile }“.
    }
eleven-told-lifted =
    { $me ->
        [yes] Otevíráš mystickou bránu. Prochází { $figure }.
       *[no] { $seat } otevírá mystickou bránu. Prochází { $figure }.
    }
eleven-told-set_down =
    { $me ->
        [yes] Určuješ, že brána vede na pole { $spot }.
       *[no] { $seat } určuje, že brána vede na pole { $spot }.
    }
eleven-told-swaps =
    { $me ->
        [yes] Necháváš dvě figurky vyměnit si místa. První je { $figure }.
       *[no] { $seat } nechává dvě figurky vyměnit si místa. První je { $figure }.
    }
eleven-told-swapped =
    { $me ->
        [yes] Určuješ druhou figurku: { $figure }.
       *[no] { $seat } určuje druhou figurku: { $figure }.
    }
eleven-told-ended_turn =
    { $me ->
        [yes] Tvůj tah končí.
       *[no] { $seat } končí svůj tah.
    }
eleven-told-declared =
    { $me ->
        [yes] Vyhlašuješ vítězství jako hrdina: Vyvolený je { $figure }!
       *[no] { $seat } vyhlašuje vítězství jako hrdina: Vyvolený je { $figure }!
    }
eleven-told-declared_as_fenrir =
    { $me ->
        [yes] Vyhlašuješ vítězství jako Fenrir: Vyvolený je { $figure }!
       *[no] { $seat } vyhlašuje vítězství jako Fenrir: Vyvolený je { $figure }!
    }
eleven-told-showed_wolf_tile =
    { $me ->
        [yes] Ukazuješ znamení vlka: „{ $tile }“.
       *[no] { $seat } ukazuje znamení vlka: „{ $tile }“.
    }
eleven-told-named_wrong = Vedle: { $figure } není Vyvolený.
eleven-told-named_right = Správně: { $figure } je Vyvolený.
eleven-told-card_open = Karta { $figure } teď leží odkrytá.
eleven-told-showed_card =
    { $me ->
        [yes] Tvá karta { $figure } teď leží odkrytá.
       *[no] { $seat } má kartu odkrytou: { $figure }.
    }
eleven-told-placed_tile =
    { $me ->
        [yes] Pokládáš na kompas žeton místa: { $building }, směr { $slot }.
       *[no] { $seat } pokládá na kompas žeton místa: { $building }, směr { $slot }.
    }
eleven-told-showed_symbol =
    { $me ->
        [yes] Vzdáváš se symbolu varhan na žetonu „{ $tile }“.
       *[no] { $seat } se vzdává symbolu varhan na žetonu „{ $tile }“.
    }
eleven-told-placed_nothing =
    { $me ->
        [yes] Žetony si necháváš, na kompas nic nepokládáš.
       *[no] { $seat } na kompas nic nepokládá.
    }
eleven-told-placed_organ =
    { $me ->
        [yes] Stavíš varhany na pole { $spot }.
       *[no] { $seat } staví varhany na pole { $spot }.
    }
eleven-told-discarded =
    { $me ->
        [yes] Dáváš žeton „{ $tile }“ pod sloupek.
       *[no] { $seat } dává žeton „{ $tile }“ pod sloupek.
    }
eleven-told-you_discard = Dáváš žeton „{ $tile }“ pod sloupek. Který to byl, víš jen ty.
eleven-told-discards = { $seat } dává žeton pod sloupek.
eleven-told-time =
    { $me ->
        [yes] Tvůj čas: z { $before } na { $now }.
       *[no] { $seat }: čas z { $before } na { $now }.
    }
eleven-told-sheets =
    { $me ->
        [yes] Tvé notové listy: z { $before } na { $now }.
       *[no] { $seat }: notové listy z { $before } na { $now }.
    }
eleven-told-clues =
    { $me ->
        [yes] Tvé stopy: z { $before } na { $now }.
       *[no] { $seat }: stopy z { $before } na { $now }.
    }
eleven-told-eliminated =
    { $me ->
        [yes] Vypadáváš ze hry.
       *[no] { $seat } vypadává ze hry.
    }
eleven-told-was_hero =
    { $me ->
        [yes] Už se to ví: jsi hrdina.
       *[no] Už se to ví: { $seat } je hrdina.
    }
eleven-told-was_fenrir =
    { $me ->
        [yes] Už se to ví: jsi Fenrir.
       *[no] Už se to ví: { $seat } je Fenrir.
    }
eleven-told-won =
    { $me ->
        [yes] Vítězíš!
       *[no] { $seat } vítězí!
    }
eleven-told-ragnarok = Ragnarök. Všichni jsou ztraceni.
eleven-told-chosen_was = Vyvolený byl { $figure }.
eleven-told-held =
    { $me ->
        [yes] Tvá karta postavy: { $figure }.
       *[no] Karta postavy, kterou má { $seat }: { $figure }.
    }

## Na co se hra ptá

# Údaje, které otázka může použít: viz anglický soubor.

eleven-ask-open = Zahaj dražbu: o které místo?
eleven-ask-bid = Kolik nabízíš za místo { $position }? Ostatní mohou přihodit.
eleven-ask-raise = { $other } nabízí { $amount } za místo { $position }. Přihodíš, nebo pasuješ?
eleven-ask-clue = Polož stopu na volnou budovu.
eleven-ask-figure = Vyber postavu na tento tah.
eleven-ask-gear = Otoč ozubenými koly: o kolik?
eleven-ask-move =
    { $steps ->
        [0] { $figure } se může pohnout: placené kroky došly. Kam, nebo tady končíš?
        [one] { $figure } se může pohnout: zbývá { $steps } placený krok. Kam, nebo tady končíš?
        [few] { $figure } se může pohnout: zbývají { $steps } placené kroky. Kam, nebo tady končíš?
       *[other] { $figure } se může pohnout: zbývá { $steps } placených kroků. Kam, nebo tady končíš?
    }
eleven-ask-hand_in = Akce: { $action }. Kolik stop odevzdáš na posílení?
eleven-ask-end = Končíš svůj tah?
eleven-ask-recover = Kterou kartu síly si bereš zpět?
eleven-ask-lock = Kterou postavu na tuto hodinu zamkneš?
eleven-ask-copy = Čí schopnost použiješ?
eleven-ask-free_action = Jedna akce zdarma: která?
eleven-ask-twice = Použiješ schopnost ještě jednou?
eleven-ask-trace = Na kterou prázdnou mystickou budovu dáš stopu?
eleven-ask-walk =
    { $steps ->
        [one] { $figure } jde zdarma: zbývá { $steps } krok. Kam, nebo tady končíš?
        [few] { $figure } jde zdarma: zbývají { $steps } kroky. Kam, nebo tady končíš?
       *[other] { $figure } jde zdarma: zbývá { $steps } kroků. Kam, nebo tady končíš?
    }
eleven-ask-target =
    { $looks ->
        [one] Na čí karty se podíváš? Zbývá { $looks } pohled.
        [few] Na čí karty se podíváš? Zbývají { $looks } pohledy.
       *[other] Na čí karty se podíváš? Zbývá { $looks } pohledů.
    }
eleven-ask-look_on =
    { $looks ->
        [one] Podíváš se ještě na jednu kartu? Zbývá { $looks } pohled.
        [few] Podíváš se ještě na jednu kartu? Zbývají { $looks } pohledy.
       *[other] Podíváš se ještě na jednu kartu? Zbývá { $looks } pohledů.
    }
eleven-ask-clue_from = Kterou stopu přesuneš?
eleven-ask-clue_to = Na které sousední pole půjde?
eleven-ask-gate_figure = Která figurka projde mystickou branou?
eleven-ask-gate_spot = Kam brána vede? Prochází { $figure }.
eleven-ask-swap_first = Dvě figurky si vymění místa: která je první?
eleven-ask-swap_second = { $figure } si vymění místo: s kým?
eleven-ask-ride = { $figure } jede: kam?
eleven-ask-location = Polož žeton místa, nebo si je nech.
eleven-ask-organ = Kde stojí varhany?
eleven-ask-discard = Tři si nech: jeden jde pod sloupek.

## Co zatím vidí ostatní

eleven-wait-open = { $seat } zahajuje dražbu.
eleven-wait-bid = { $seat } zvažuje první nabídku.
eleven-wait-raise = { $seat } zvažuje: přihodit, nebo pasovat?
eleven-wait-clue = { $seat } pokládá stopu na plán.
eleven-wait-figure = { $seat } vybírá postavu.
eleven-wait-gear = { $seat } otáčí ozubenými koly.
eleven-wait-move = { $seat } táhne figurkou.
eleven-wait-hand_in = { $seat } zvažuje, kolik stop odevzdat.
eleven-wait-end = { $seat } může ukončit tah.
eleven-wait-recover = { $seat } si bere zpět kartu síly.
eleven-wait-lock = { $seat } vybírá, koho zamknout.
eleven-wait-copy = { $seat } vybírá, čí schopnost použít.
eleven-wait-free_action = { $seat } vybírá akci.
eleven-wait-twice = { $seat } může použít schopnost ještě jednou.
eleven-wait-trace = { $seat } vybírá mystickou budovu pro stopu.
eleven-wait-walk = { $seat } je na volné chůzi.
eleven-wait-target = { $seat } vybírá, na čí karty se podívat.
eleven-wait-look_on = { $seat } se může podívat ještě na jednu kartu.
eleven-wait-clue_from = { $seat } vybírá stopu k přesunutí.
eleven-wait-clue_to = { $seat } přesouvá stopu.
eleven-wait-gate_figure = { $seat } vybírá figurku pro mystickou bránu.
eleven-wait-gate_spot = { $seat } vybírá, kam mystická brána povede.
eleven-wait-swap_first = { $seat } vybírá figurku k výměně míst.
eleven-wait-swap_second = { $seat } vybírá druhou figurku k výměně míst.
eleven-wait-ride = { $seat } vybírá, kam jet.
eleven-wait-location = { $seat } si prohlíží kompas.
eleven-wait-organ = { $seat } vybírá pole pro varhany.
eleven-wait-discard = { $seat } vybírá žeton, který půjde pod sloupek.

## Nápověda

eleven-help-open = Pořadí této hodiny se draží místo po místu a zahajuješ ty, protože jsi ve starém pořadí nejvýš. Jmenuj místo, které ještě nikdo nemá; hned potom na ně podáš nabídku. Místo 1 hraje první, poslední místo smí položit žeton místa a událost některým místům přeje. Když někdo přihodí, můžeš zahájit znovu.
eleven-help-bid =
    Nabídni kolik jednotek času chceš, třeba i 0; { $bid_may_eliminate ->
        [1] mohou to být všechny, ale kdo s nimi vyhraje, vypadává ze hry
       *[other] 1 ti musí zůstat
    }. Ostatní po směru hodinových ručiček přihazují nebo pasují a kdo zbude, hned svou nabídku zaplatí. Ostatní neplatí nic.
eleven-help-raise = Nabídni víc, než je nejvyšší nabídka, nebo pasuj. Kdo pasuje, končí jen v této dražbě, ne v další. Vítěz platí hned, ostatní nic. Kdo zůstane bez místa jako poslední, dostane zbylé místo zdarma.
eleven-help-clue =
    Všichni kromě prvního v pořadí pokládají na plán jednu stopu ze zásoby. Musí to být obyčejná budova bez { $clue_field_must_be_free_of_figures ->
        [1] stopy a varhan
       *[other] figurky, stopy a varhan
    }. Figurka, která na pole přijde, { $auto_pickup ->
        [1] bere stopu pro svého hráče
       *[other] smí stopu vzít pro svého hráče
    } a stopy pak posilují akce.
eleven-help-figure = Figurky nepatří nikomu: vyber kteroukoli, která není zamčená a kterou v této hodině ještě nikdo nemá. Nejdřív dostaneš, co dává událost, pak se musí použít schopnost. Předtím smíš také zahrát kartu síly nebo žeton předmětu, nebo vyhlásit vítězství. Tvou volbu vidí všichni; s tvou tajnou kartou nemusí mít nic společného.
eleven-help-gear =
    Tři ozubená kola do sebe zapadají: otočí-li se jedno, otočí se všechna, { $gear_arrows ->
        [1] prostřední je otáčí zpět, a
       *[other] a
    } každý zub stojí 1 jednotku času. Pak ukazují dopravu, počet kroků a akci tohoto tahu. Aspoň o jeden zub otočit musíš; zbývá-li ti jediná jednotka času, vypadneš tím ze hry. { $mid_turn_declaration ->
        [1] Karta síly nebo žeton předmětu
       *[other] Karta síly, žeton předmětu nebo vyhlášení
    } smí přijít předtím.
eleven-help-move =
    Každý placený krok stojí 1 jednotku času; k tomu máš jednu jízdu zdarma dopravou, kterou kola ukazují, z pole její barvy na jiné. Lokomotiva dává místo jízdy volnou chůzi o třech krocích. { $passes ->
        [1] Protože platí tvé vyhlášení vítězství, smíš i na pole s figurkou nebo s varhanami.
        [2] Z polí s figurkou nebo s varhanami je otevřený jen tvůj cíl.
       *[other] Pole s figurkou nebo s varhanami jsou zavřená.
    } { $auto_pickup ->
        [1] Stopy po cestě bereš.
       *[other] Stopy po cestě bereš, ledaže je výslovně necháš ležet.
    } Skonči, kdy chceš; potom přijde akce.
eleven-help-hand_in = Před akcí smíš odevzdat stopy: každá přinese o jeden pohled, žeton nebo notový list víc. Přesunutí stopy posílit nelze, tam neodevzdáš žádnou. Rozhoduješ dřív, než se něco vezme nebo uvidí, a všichni vidí kolik.
eleven-help-end =
    Akce je hotová. Kartu síly i žeton předmětu můžeš ještě zahrát, pokud v tomto tahu žádný nepadl{ $mid_turn_declaration ->
        [1] .
       *[other] , a vyhlásit lze i vítězství.
    } Jinak tvůj tah končí.
eleven-help-recover = Událost vrací poslednímu v pořadí jednu zahranou kartu síly. Vyber ji; vrátí se ti do ruky, ale v této hodině se hrát nesmí. Všichni vidí, která to je.
eleven-help-lock =
    Kvůli události musíš jmenovat { $chosen_may_be_locked ->
        [1] jinou postavu, než kterou vedeš, třeba i už vybranou
       *[other] postavu, kterou v této hodině ještě nikdo nevybral
    }. Do konce hodiny ji nikdo vybrat nesmí, jen při vyhlášení vítězství. Jméno slyší všichni.
eleven-help-copy =
    Za 2 jednotky času použiješ schopnost kterékoli jiné postavy, i zamčené nebo už vybrané. { $snowy_copy_moves ->
        [1] Provádí ji jednající figurka.
       *[other] Je-li to schopnost chůze, jde figurka, které patří.
    } Co událost dává za výběr oné postavy, nedostaneš.
eleven-help-free_action = Proveď jednu ze čtyř akcí: přesunout stopu, pátrat, bádat, nebo komponovat. Nestojí nic a stopami ji posílit nelze. Akce z ozubených kol přijde později v tvém tahu i tak.
eleven-help-twice = Událost ti dovoluje použít schopnost podruhé, teď, nebo vůbec. Všechna rozhodnutí padají znovu a cena se platí ještě jednou. Můžeš to také nechat být.
eleven-help-trace =
    Stopa ze zásoby přijde na mystickou budovu, jednu z pěti kulatých. Nesmí tam být { $clue_field_must_be_free_of_figures ->
        [1] stopa
       *[other] figurka ani stopa
    }. { $auto_pickup ->
        [1] Bere si ji
       *[other] Vzít si ji smí
    } každá figurka, která tam přijde.
eleven-help-walk =
    Až tři kroky zdarma bez přerušení; skončit smíš i dřív. { $passes ->
        [1] Každý vede na sousední pole, i na pole s figurkou nebo s varhanami.
        [2] Každý vede na sousední pole bez figurky a varhan, nebo na tvůj cíl.
       *[other] Každý vede na sousední pole bez figurky a varhan.
    } { $auto_pickup ->
        [1] Stopy po cestě bereš.
       *[other] Stopy po cestě bereš, ledaže je výslovně necháš ležet.
    }
eleven-help-target =
    Podíváš se na kartu z ruky jiného hráče, kterou určí los, nebo z hromádky neznámých. Každá karta postavy ti prozradí někoho, kdo není Vyvolený. { $owner_sees_investigated_card ->
        [1] Která to byla, se nedozví ani majitel; všichni vidí jen to, čí karty si prohlížíš.
       *[other] Majitel se dozví, která to byla, ostatní jen to, čí karty vidíš.
    } Kartu, kterou z tohoto tahu znáš, los podruhé nevybere.
eleven-help-look_on = Karta síly ti dává až tři pohledy na tentýž cíl. Pokračuj, nebo skonči; nevyužité pohledy propadají. Všichni vidí, na kolik karet se díváš.
eleven-help-clue_from =
    Jedna stopa na plánu se posune o pole, vyber tedy takovou, která má kam. Sousední pole musí být { $moved_clue_may_join ->
        [1] bez varhan; jiné stopy nevadí
       *[other] bez stopy a bez varhan
    }. Všichni to vidí.
eleven-help-clue_to =
    Stopa přijde na pole vedle svého, ať je jakékoli, jen tam { $moved_clue_may_join ->
        [1] nesmějí být varhany
       *[other] nesmí být stopa ani varhany
    }. U cizí figurky prostě zůstane ležet. Přijde-li k tvé jednající figurce, { $auto_pickup ->
        [1] bereš ji
       *[other] smíš ji vzít, nebo nechat
    }.
eleven-help-gate_figure = Mystická brána přenese libovolnou figurku na prázdnou mystickou budovu. Smí to být jednající figurka i jiná. Není to pohyb: stopa se nebere a po vyhlášení se tak cíle nedosáhne.
eleven-help-gate_spot = Vyber mystickou budovu bez figurky a bez stopy. Figurka tam přijde přímo, ať je mezi tím cokoli. Všichni to vidí.
eleven-help-swap_first = Libovolné dvě figurky si vymění místa, ať stojí kdekoli. Teď vyber první, hned potom druhou. Není to pohyb: stopa se nebere a po vyhlášení se tak cíle nedosáhne.
eleven-help-swap_second = Vyber druhou figurku; obě si hned vymění místa. Jednou z nich smí být ta jednající. Stopy se přitom neberou.
eleven-help-ride =
    Karta nebo žeton ti dává další jízdu zdarma, z pole tvé figurky na jiné téže barvy. { $passes ->
        [1] V cíli jízdy smí stát i figurka nebo varhany.
        [2] Na konci jízdy nesmí stát figurka ani varhany, jen na tvém cíli ano.
       *[other] V cíli nesmí stát figurka ani varhany.
    } { $auto_pickup ->
        [1] Stopu tam bereš.
       *[other] Stopu tam bereš, ledaže ji výslovně necháš ležet.
    }
eleven-help-location =
    Poslední v pořadí smí položit na kompas žeton místa. Žeton říká, že jeho budova leží od varhan tímto směrem, a zmenšuje tak oblast, kde mohou stát. Přinese 2 jednotky času a stopu. Leží-li už tři, přivede varhany na plán čtvrtý žeton nebo symbol varhan a přinese 3 jednotky času. { $tiles_hidden ->
        [1] Tvé žetony vidí všichni.
       *[other] Zda šlo nějaký položit, víš jen ty.
    }
eleven-help-organ = Postav varhany na budovu v oblasti, kde nestojí žádná figurka. Hrdina tam musí Vyvoleného přivést, mysli tedy na to, kdo je poblíž. Dostaneš 3 jednotky času a místo vidí všichni.
eleven-help-discard =
    Na konci hodiny si nikdo nenechá víc než tři žetony výzkumu. Vybírej jeden po druhém; v tomto pořadí půjdou lícem dolů pod sloupek. { $tiles_hidden ->
        [1] Všichni vidí, které to jsou.
       *[other] Ostatní vidí, kolik jich je, ne které.
    }

## Cíl

eleven-aim = Jmenuj Vyvoleného a dojdi k cíli v jediném tahu.
eleven-aim-hidden = V jednom tahu: jmenovat Vyvoleného, dojít k varhanám (zatím skrytým) a mít { $needs } not. Máš { $sheets }.
eleven-aim-hero = V jednom tahu: jmenovat Vyvoleného, dojít k varhanám na plánu a mít { $needs } not. Máš { $sheets }.
eleven-aim-fenrir = V jednom tahu: jmenovat Vyvoleného, dojít k jeho figurce a mít { $needs } not a { $wolves } znamení vlka. Máš { $sheets } a { $marks }.
eleven-aim-hidden-short = K vítězství: jméno Vyvoleného, varhany (zatím skryté) a { $needs } not. Máš { $sheets }.
eleven-aim-hero-short = K vítězství: jméno Vyvoleného, varhany a { $needs } not. Máš { $sheets }.
eleven-aim-fenrir-short = K vítězství: jmenovat Vyvoleného a dojít k jeho figurce. Noty: { $sheets } z { $needs }, znamení vlka: { $marks } z { $wolves }.

## Události

# locks je zamčená postava, bonus ta, jejíž výběr něco přináší.

eleven-event-e01 = Druhý v pořadí získává 2 jednotky času. Zamčená postava této hodiny: { $locks }.
eleven-event-e02 = Poslední v pořadí má volnou chůzi až o třech krocích. Zamčená postava této hodiny: { $locks }.
eleven-event-e03 = Třetí v pořadí smí použít schopnost dvakrát. Zamčená postava této hodiny: { $locks }.
eleven-event-e04 = Třetí v pořadí má 2 pohledy na jeden cíl. Kdo si vybere postavu { $bonus }, získá 1 jednotku času a 1 stopu.
eleven-event-e05 = Poslední v pořadí si bere 1 žeton. Kdo si vybere postavu { $bonus }, zamkne jinou postavu.
eleven-event-e06 = Čtvrtý v pořadí si bere 2 žetony. Kdo si vybere postavu { $bonus }, získá 1 žeton a 1 stopu.
eleven-event-e07 = V této hodině nejezdí žádná doprava. Kdo si vybere postavu { $bonus }, získá 2 jednotky času a 1 stopu.
eleven-event-e08 = Čtvrtý v pořadí získává 3 jednotky času. Kdo si vybere postavu { $bonus }, získá 1 notový list a 1 stopu. Zamčená postava této hodiny: { $locks }.
eleven-event-e09 = Poslední v pořadí si bere 3 žetony. Kdo si vybere postavu { $bonus }, získá 1 notový list a 2 jednotky času. Zamčená postava této hodiny: { $locks }.
eleven-event-e10 = Druhý v pořadí získává 2 notové listy. Kdo si vybere postavu { $bonus }, získá 1 stopu a volnou chůzi až o třech krocích.
eleven-event-e11 = V této hodině se nesmí hrát karty síly ani žetony předmětů. Poslední v pořadí si bere zpět jednu zahranou kartu síly. Kdo si vybere postavu { $bonus }, získá 1 notový list a 1 žeton. Zamčená postava této hodiny: { $locks }.

## Strany kompasu

eleven-slot-north = sever
eleven-slot-east = východ
eleven-slot-south = jih
eleven-slot-west = západ

## Proč ne

eleven-not-before-answer = Nejdřív odpověz na tuto otázku; karty, žetony a vyhlášení přijdou potom.
eleven-not-outside-turns = Karty, žetony předmětů a vyhlášení patří do tvého tahu ve městě.
eleven-no-position = Takové místo není: v této hodině je jich { $positions }.
eleven-not-free-position = Místo { $position } už je zabrané. Má ho { $other }.
eleven-not-pass-opening = Kdo zahajuje dražbu, musí něco nabídnout, třeba 0.
eleven-not-too-low = Nabídni víc než { $amount }, nebo pasuj.
eleven-not-last-time = Nabídka ti musí nechat 1 jednotku času, smíš tedy nabídnout nejvýš { $most }.
eleven-not-so-much-time = Tvůj čas je { $most }, víc nabídnout nemůžeš.
eleven-no-spot = Pole „{ $wish }“ neexistuje.
eleven-not-building = { $spot } není obyčejná budova a stopa teď smí jen tam.
eleven-not-clue-there = Na poli { $spot } už stopa leží.
eleven-not-organ-there = Na poli { $spot } stojí varhany.
eleven-not-occupied = Na poli { $spot } stojí { $figure }.
eleven-no-figure = Postava „{ $wish }“ neexistuje.
eleven-not-with-itself = Figurka { $figure } si nemůže vyměnit místo sama se sebou.
eleven-not-own-ability = Musí to být schopnost někoho jiného než { $figure }.
eleven-not-lock-itself = Musí to být někdo jiný než { $figure }.
eleven-not-chosen-twice = Postava { $figure } už v této hodině vybraná je.
eleven-not-locked = Postava { $figure } je v této hodině zamčená.
eleven-not-payable-ability =
    { $cost ->
        [one] Postava { $figure } potřebuje na schopnost { $cost } jednotku času a 1 ti musí zůstat.
        [few] Postava { $figure } potřebuje na schopnost { $cost } jednotky času a 1 ti musí zůstat.
       *[other] Postava { $figure } potřebuje na schopnost { $cost } jednotek času a 1 ti musí zůstat.
    }
eleven-not-backwards = U tohoto stolu se ozubená kola otáčejí jen vpřed.
eleven-not-teeth = Ozubená kola se otáčejí o 1 až { $most } zuby.
eleven-not-payable =
    { $cost ->
        [one] To stojí { $cost } jednotku času a 1 ti musí zůstat.
        [few] To stojí { $cost } jednotky času a 1 ti musí zůstat.
       *[other] To stojí { $cost } jednotek času a 1 ti musí zůstat.
    }
eleven-not-steps = Placené kroky ti došly.
eleven-not-there-already = { $figure } už na poli { $spot } stojí.
eleven-not-across = V cestě je řeka nebo zeď: odtud nevede na pole { $spot } žádná ulice.
eleven-not-beside = { $spot } neleží vedle pole, kde stojí { $figure }.
eleven-not-to-leave = Na poli { $spot } neleží stopa, kterou by šlo nechat.
eleven-not-leave = U tohoto stolu se stopy berou vždy.
eleven-not-transport = Událost hodiny zakazuje veškerou dopravu.
eleven-not-ride-locomotive = Ozubená kola ukazují lokomotivu: ta dává volnou chůzi, ne jízdu.
eleven-not-ride-twice = Jízda tohoto tahu už je pryč.
eleven-not-on-stop = { $figure } nestojí na zastávce této dopravy: { $transport }.
eleven-not-from-here = Z pole, kde stojí { $figure }, nikam jet nelze.
eleven-not-a-stop = { $spot } není zastávka této dopravy: { $transport }.
eleven-not-locomotive = Ozubená kola neukazují lokomotivu, nýbrž toto: { $transport }.
eleven-not-free-walk = Volnou chůzi nemáš.
eleven-not-shut-in = Figurka { $figure } je ze všech stran uzavřená.
eleven-not-strengthened = Tuto akci stopami posílit nelze: { $action }.
eleven-not-so-many-clues =
    { $clues ->
        [0] Nemáš žádnou stopu k odevzdání.
        [one] Máš jen { $clues } stopu k odevzdání.
        [few] Máš jen { $clues } stopy k odevzdání.
       *[other] Máš jen { $clues } stop k odevzdání.
    }
eleven-no-pile = Ve třech hráčích hromádka neznámých není.
eleven-not-open-pile = Hromádka neznámých stejně leží odkrytá.
eleven-not-pile-left = Celou hromádku neznámých už v tomto tahu znáš.
eleven-no-seat = Hráč „{ $wish }“ neexistuje.
eleven-not-yourself = Své vlastní karty znáš.
eleven-not-living = { $other } už nehraje, není se na co dívat.
eleven-not-cards-left = Všechny karty, které má { $other }, už v tomto tahu znáš.
eleven-not-clue-here = Na poli { $spot } žádná stopa není.
eleven-not-clue-stuck = Stopa na poli { $spot } nemá kam jít.
eleven-not-beside-clue = { $spot } neleží vedle stopy.
eleven-not-under-figure = Vzít, nebo nechat lze jen stopu přesunutou k jednající figurce: { $figure }.
eleven-not-mystic = { $spot } není mystická budova.
eleven-no-power = Karta síly „{ $wish }“ neexistuje.
eleven-not-played-yet = Kartu síly „{ $power }“ máš ještě v ruce.
eleven-no-slot = „{ $wish }“ neoznačuje mystickou budovu a stranu kompasu.
eleven-not-held = Žeton „{ $tile }“ nemáš.
eleven-not-slot = Směr { $slot } už je obsazený: { $building }.
eleven-not-region = { $building }, směr { $slot }: pro varhany by nezbylo žádné pole.
eleven-not-room = Na všech polích, která pro varhany zbývají, stojí figurky.
eleven-no-tile = Žeton „{ $wish }“ neexistuje.
eleven-not-organ-mark = Na žetonu „{ $tile }“ není symbol varhan.
eleven-not-three-tiles = Symbol varhan platí až po třech žetonech místa; zatím jich je { $tiles }.
eleven-not-for-organ = { $spot } není obyčejná budova a varhany smějí jen tam.
eleven-not-in-region = { $spot } leží mimo oblast, kterou kompas připouští.
eleven-not-power-left = Karta síly „{ $power }“ už je zahraná.
eleven-not-powers-now = Událost hodiny zakazuje karty síly.
eleven-not-second-power = V tomto tahu už jedna karta síly padla.
eleven-not-target = Všechny karty, na které se dá podívat, už v tomto tahu znáš.
eleven-not-before-figure = Nejdřív vyber postavu, tohle ji potřebuje.
eleven-not-object = „{ $tile }“ je žeton místa: patří na kompas, na konci hodiny.
eleven-not-seal = „{ $tile }“ se nehraje, platí jen znamení na žetonu.
eleven-not-tiles-now = Událost hodiny zakazuje žetony předmětů.
eleven-not-second-tile = V tomto tahu už jeden žeton předmětu padl.
eleven-not-clue-to-trade = Nemáš žádnou stopu na výměnu.
eleven-not-supply = V zásobě už žádná stopa není.
eleven-not-free-mystic = Žádná mystická budova není prázdná.
eleven-not-declared-twice = Vítězství už je vyhlášené.
eleven-not-mid-turn = U tohoto stolu se vítězství vyhlašuje jen před výběrem postavy.
eleven-not-fenrir-at-three = Ve třech hráčích Fenrir není.
eleven-not-awake = Fenrir spí až do páté hodiny.
eleven-not-fenrir = Nejsi Fenrir, ale hrdina.
eleven-not-hero = Teď jsi Fenrir a jako hrdina zvítězit nemůžeš. Řekni „{ $example }“.
eleven-not-wolf-marks = Fenrir potřebuje dvě znamení vlka; na tvých žetonech jich je { $marks }.
eleven-not-own-figure = Uprostřed tahu vyhlašuje Fenrir vítězství jen s figurkou své vlastní karty postavy.
eleven-not-organ-yet = Varhany ještě nejsou na plánu, žádný hrdina tedy vítězství vyhlásit nemůže.
eleven-not-acting-figure = Uprostřed tahu smíš jmenovat jen jednající figurku: { $figure }.

## Na čem se stůl dohodne

eleven-option-reveal_role_on_elimination = Kdo vypadne
eleven-option-reveal_role_on_elimination-why = Ukáže se, zda vyřazený byl Fenrir?
eleven-option-tiles_hidden = Žetony výzkumu
eleven-option-tiles_hidden-why = Drží si hráči žetony v tajnosti?
eleven-option-tiles_hidden-true = Tajné
eleven-option-tiles_hidden-false = Odkryté
eleven-option-owner_sees_investigated_card = Pohled na tvou kartu
eleven-option-owner_sees_investigated_card-why = Dozvíš se, kterou tvou kartu si někdo prohlédl?
eleven-option-bid_may_eliminate = Nabídnout vše
eleven-option-bid_may_eliminate-why = Smí nabídka vzít tvou poslední jednotku času, a tebe s ní?
eleven-option-gear_arrows = Kterým směrem se kola točí?
eleven-option-gear_arrows-meshed = Jen dopředu
eleven-option-gear_arrows-all_clockwise = I dozadu
eleven-option-win_at_zero_time = Smí vítězný krok stát poslední jednotku času?
eleven-option-gear_investigate_may_split = Smějí se pohledy z akce rozdělit mezi více hráčů?
eleven-option-ability_investigate_may_split = A pohledy ze schopnosti nebo události?
eleven-option-declared_pass_through = Kdo vyhlásí vítězství: smí figurka projít přes jiné?
eleven-option-locomotive_is_transport = Je lokomotiva dopravou jako ostatní?
eleven-option-clue_field_must_be_free_of_figures = Kladou se stopy jen tam, kde nestojí figurka?
eleven-option-auto_pickup = Bere se stopa vždy, když na ni figurka přijde?
eleven-option-snowy_copy_moves = Påhlsson napodobí Snowyho: kdo jde?
eleven-option-snowy_copy_moves-snowy_figure = Snowy
eleven-option-snowy_copy_moves-acting_figure = Påhlsson
eleven-option-time_cap_3p = Ve třech: nejvíc času, kolik lze mít?
eleven-option-fenrir_redeal_counts = V 5. hodině: kdo dostane roli?
eleven-option-fenrir_redeal_counts-living_players = Kdo ještě hraje
eleven-option-fenrir_redeal_counts-all_players = Všichni
eleven-option-mid_turn_declaration = Smí se vítězství vyhlásit uprostřed tahu?
eleven-option-clue_under_organ = Stopa tam, kam přijdou varhany?
eleven-option-clue_under_organ-to_supply = Do zásoby
eleven-option-clue_under_organ-stays = Zůstane
eleven-option-gear_setup = Jak kola začínají?
eleven-option-gear_setup-random = Losem
eleven-option-gear_setup-zero = Vždy stejně
eleven-option-phase5_after_elimination = Poslední v hodině vypadl: kdo položí žeton místa?
eleven-option-phase5_after_elimination-last_living = Poslední, kdo zbyl
eleven-option-phase5_after_elimination-nobody = Nikdo
eleven-option-open_unknown_pile = Leží hromádka neznámých odkrytá?
eleven-option-character_names = Jak se postavy jmenují?
eleven-option-character_names-printed = Svými jmény
eleven-option-character_names-neutral = Neutrálními tituly
eleven-option-moved_clue_may_join = Smí přesunutá stopa přijít k jiné?
eleven-option-chosen_may_be_locked = Smí Lewis zamknout postavu, která už je zvolena?
eleven-option-map = Který plán Turína?
eleven-option-map-printed = Náš
eleven-option-cards = Která kola a žetony?
eleven-option-cards-printed = Naše

## Co je skryté a proč je něco jisté, pro zápisník

eleven-matter-card = Kde je karta: { $figure }?
eleven-matter-chosen = Kdo je Vyvolený?
eleven-matter-hand = Čí kartu má { $seat }?
eleven-matter-fenrir = Kdo je Fenrir?
eleven-matter-names = Může { $seat } jmenovat Vyvoleného?
eleven-matter-knows = Zná { $seat } kartu, kterou má { $other }?
eleven-matter-wolves = Kolik znamení vlka má { $seat }?
eleven-matter-symbols = Má { $seat } symbol varhan?
eleven-right-card =
    { $truth ->
        [pile] Správně: { $figure } leží v hromádce.
        [chosen-one] Správně: Vyvolený je { $figure }.
       *[other] Správně: { $name } má kartu „{ $figure }“.
    }
eleven-right-chosen = Správně: Vyvolený je { $name }.
eleven-right-hand = Správně: { $seat } má kartu „{ $name }“.
eleven-alternative-pile = hromádka
eleven-alternative-chosen-one = Vyvolený
eleven-alternative-open = odkrytá
eleven-alternative-nobody = nikdo
eleven-alternative-yes = ano
eleven-alternative-no = ne
eleven-thought-fenrir =
    { $you ->
        [1] Že jsi Fenrir, jsem věřil na { $share } %.
       *[other] Že { $seat } je Fenrir, jsem věřil na { $share } %.
    }
eleven-note-unmasked-fenrir = Fenrir byl odhalen: { $name }.
eleven-note-kept-fenrir = { $seat }: Fenrir až do konce. Kdo se díval, věřil tomu z { $percent } %.
eleven-note-unmasked-card = { $truth ->
    [chosen-one] Od této chvíle bylo jasné, kdo je Vyvolený: { $figure }.
    [pile] Od této chvíle bylo jasné, co leží v hromádce: { $figure }.
   *[other] Od této chvíle bylo jasné, kdo má kartu { $figure }: { $name }.
}
eleven-why-you_hold = Kartu { $figure } máš v ruce.
eleven-why-lies_open = Karta { $figure } leží odkrytá.
eleven-why-you_saw_chosen = Na vlastní oči víš, že Vyvolený je { $figure }.
eleven-why-you_saw_in_pile = Kartu { $figure } znáš z hromádky.
eleven-why-you_saw_with = Kartu { $figure } znáš, má ji { $seat }.
eleven-why-named_in_vain = Jméno { $figure } padlo marně.
eleven-why-you_are_fenrir = Fenrir jsi ty.
eleven-why-you_are_a_hero = Jsi hrdina.
eleven-why-showed_fenrir = { $seat } je Fenrir, ukázalo se to.
eleven-why-showed_hero = { $seat } je hrdina, ukázalo se to.
eleven-why-no_role = { $seat } nemá roli.
eleven-why-fenrir_was_dealt = Fenrirova karta byla rozdána.
eleven-why-never_looked = { $seat } nezná ani jednu kartu, kterou má { $other }.
eleven-why-never_looked_in_pile = { $seat } nezná z hromádky ani jednu kartu.
eleven-why-looked_at_all = { $seat } zná každou kartu, kterou má { $other }.
eleven-why-looked_at_all_of_pile = { $seat } zná celou hromádku.
eleven-why-looked_too_little = { $seat } zná příliš málo karet.
eleven-why-saw_yours = { $seat } zná tvou kartu: stalo se to před tvýma očima.
eleven-why-saw_yours_not = { $seat } tvou kartu ještě nezná.
eleven-why-no_tiles = { $seat } nemá žádné žetony.
eleven-why-tiles_known = Znáš žetony, které má { $seat }.
eleven-why-marks_elsewhere = Víš, kde jsou všechny takové žetony.
