### Jméno růže. Jména mnichů, figurek, budov, karet a událostí jsou v datovém souboru, všechna v prvním pádě.

## Části vět: figurka uvnitř věty a na začátku, do nějaké budovy

rose-figure = { $figure }
rose-figure-first = { $figure }
rose-into = do budovy { $place }

## Co se vypráví

rose-told-first =
    { $me ->
        [yes] Los rozhodl: začínáš ty.
       *[no] Los rozhodl: začíná { $seat }.
    }
rose-told-stands = { rose-figure-first } začíná v budově { $place }.
rose-told-placed =
    { $me ->
        [yes] Rozestavuješ: { rose-figure } přichází { rose-into }.
       *[no] { $seat } rozestavuje: { rose-figure } přichází { rose-into }.
    }
rose-told-laid = Úkol { $tile } leží nově v budově { $place }.
rose-told-you_are = Jsi { $monk }. Nedej to na sobě znát.
rose-told-has_identity = { $seat } se tajně stává jedním z mnichů.
rose-told-you_draw = Lížeš si kartu { $card }.
rose-told-draws = { $seat } si líže kartu.
rose-told-event = Začíná { $day }. den. Událost dne je „{ $event }“.
rose-told-played =
    { $me ->
        [yes] Hraješ kartu { $card }.
       *[no] { $seat } hraje kartu { $card }.
    }
rose-told-called =
    { $me ->
        [yes] Voláš vyšetřovatele. Přichází { $figure }.
       *[no] { $seat } volá vyšetřovatele. Přichází { $figure }.
    }
rose-told-spent =
    { $me ->
        [yes]
            { $tiles ->
                [0] Neutrácíš žádný žeton času.
                [one] Utrácíš { $tiles } žeton času.
                [few] Utrácíš { $tiles } žetony času.
               *[other] Utrácíš { $tiles } žetonů času.
            }
       *[no]
            { $tiles ->
                [0] { $seat } neutrácí žádný žeton času.
                [one] { $seat } utrácí { $tiles } žeton času.
                [few] { $seat } utrácí { $tiles } žetony času.
               *[other] { $seat } utrácí { $tiles } žetonů času.
            }
    }
rose-told-time = Čas se posouvá z { $before } na { $now }.
rose-told-night_comes =
    { $me ->
        [yes] Dosahuješ modrého pole: po tomto tahu padne noc.
       *[no] { $seat } dosahuje modrého pole: po tomto tahu padne noc.
    }
rose-told-you_return = Vracíš žeton { $tile }. Který to byl, víš jen ty.
rose-told-returns = { $seat } vrací žeton času.
rose-told-returned =
    { $me ->
        [yes] Vracíš žeton času { $tile }.
       *[no] { $seat } vrací žeton času { $tile }.
    }
rose-told-moved =
    { $me ->
        [yes] Táhneš: { rose-figure } jde { rose-into }.
       *[no] { $seat } táhne: { rose-figure } jde { rose-into }.
    }
rose-told-stopped =
    { $me ->
        [yes] Kartu podruhé nevyužíváš.
       *[no] { $seat } kartu podruhé nevyužívá.
    }
rose-told-won =
    { $me ->
        [yes] { $place }: bereš si splněný úkol { $tile } jako žeton času.
       *[no] { $place }: { $seat } si bere splněný úkol { $tile } jako žeton času.
    }
rose-told-judged_more =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Adson vyslýchá a ty rozhoduješ: { $monk } je podezřelejší.
               *[no] Adson vyslýchá a { $seat } rozhoduje: { $monk } je podezřelejší.
            }
       *[other]
            { $me ->
                [yes] { $figure } vyslýchá a ty rozhoduješ: { $monk } dostává další indicie.
               *[no] { $figure } vyslýchá a { $seat } rozhoduje: { $monk } dostává další indicie.
            }
    }
rose-told-judged_less =
    { $figure ->
        [Adson]
            { $me ->
                [yes] Adson vyslýchá a ty rozhoduješ: { $monk } je méně podezřelý.
               *[no] Adson vyslýchá a { $seat } rozhoduje: { $monk } je méně podezřelý.
            }
       *[other]
            { $me ->
                [yes] { $figure } vyslýchá a ty rozhoduješ: { $monk } se zbavuje části indicií.
               *[no] { $figure } vyslýchá a { $seat } rozhoduje: { $monk } se zbavuje části indicií.
            }
    }
rose-told-gave_two =
    { $me ->
        [yes] Rozdáváš indicie: { $monk } dostává 2.
       *[no] { $seat } rozdává indicie: { $monk } dostává 2.
    }
rose-told-gave_one_each =
    { $me ->
        [yes] Rozdáváš indicie: { $monk } a { $other } dostávají po 1.
       *[no] { $seat } rozdává indicie: { $monk } a { $other } dostávají po 1.
    }
rose-told-added =
    { $me ->
        [yes] Šíříš podezření: { $monk } ho má o { $points } víc.
       *[no] { $seat } šíří podezření: { $monk } ho má o { $points } víc.
    }
rose-told-suspicion = { $monk }: podezření z { $before } na { $now }.
rose-told-evidence = { $monk }: indicie z { $before } na { $now }.
rose-told-reshuffled =
    { $cards ->
        [one] Odhoz se míchá: nový dobírací balíček má { $cards } kartu.
        [few] Odhoz se míchá: nový dobírací balíček má { $cards } karty.
       *[other] Odhoz se míchá: nový dobírací balíček má { $cards } karet.
    }
rose-told-night =
    { $me ->
        [yes] Padá noc, { $day }. den končí. Ukončuješ ho ty a bereš si kartu události „{ $event }“. Všechna podezření se vracejí na 10.
       *[no] Padá noc, { $day }. den končí. Ukončuje ho { $seat } a bere si kartu události „{ $event }“. Všechna podezření se vracejí na 10.
    }
rose-told-by_event = Projevuje se událost „{ $event }“.
rose-told-laid_marker = Pokládáš lícem dolů žeton { $monk }: tímto mnichem nejsi.
rose-told-has_chosen = { $seat } má vybráno.
rose-told-revealed =
    { $me ->
        [yes] Ukazuješ žeton { $monk }: všichni teď vědí, že tímto mnichem nejsi.
       *[no] { $seat } ukazuje žeton { $monk }, tímto mnichem tedy není.
    }
rose-told-clue_you = Jsi { $monk }. Hráčů: { $count }, mnichů: 6.
rose-told-clue_not =
    { $me ->
        [yes] Nejsi { $monk }.
       *[no] { $seat } není { $monk }.
    }
rose-told-laid_guess = Tvůj tip leží na stole: { $seat } je { $monk }.
rose-told-was =
    { $me ->
        [yes] Odkrýváš svou totožnost: celou dobu jsi { $monk }.
       *[no] { $seat } odkrývá svou totožnost: celou dobu je to { $monk }.
    }
rose-told-accused_right =
    { $me ->
        [yes] Tvůj tip zní: { $other } je { $monk }. Správně!
       *[no]
            { $other_me ->
                [yes] { $seat } tipuje: ty jsi { $monk }. Správně!
               *[no] { $seat } tipuje: { $other } je { $monk }. Správně!
            }
    }
rose-told-accused_wrong =
    { $me ->
        [yes] Tvůj tip zní: { $other } je { $monk }. Vedle!
       *[no]
            { $other_me ->
                [yes] { $seat } tipuje: ty jsi { $monk }. Vedle!
               *[no] { $seat } tipuje: { $other } je { $monk }. Vedle!
            }
    }
rose-told-holds_events =
    { $me ->
        [yes]
            { $cards ->
                [0] Nemáš žádnou kartu události.
                [one] Máš { $cards } kartu události: o 2 indicie víc.
                [few] Máš { $cards } karty událostí: za každou o 2 indicie víc.
               *[other] Máš { $cards } karet událostí: za každou o 2 indicie víc.
            }
       *[no]
            { $cards ->
                [0] { $seat } nemá žádnou kartu události.
                [one] { $seat } má { $cards } kartu události: o 2 indicie víc.
                [few] { $seat } má { $cards } karty událostí: za každou o 2 indicie víc.
               *[other] { $seat } má { $cards } karet událostí: za každou o 2 indicie víc.
            }
    }
rose-told-place =
    { $me ->
        [yes]
            { $points ->
                [one] { $place }. místo: ty jako { $monk }, { $points } indicie.
                [few] { $place }. místo: ty jako { $monk }, { $points } indicie.
               *[other] { $place }. místo: ty jako { $monk }, { $points } indicií.
            }
       *[no]
            { $points ->
                [one] { $place }. místo: { $seat } jako { $monk }, { $points } indicie.
                [few] { $place }. místo: { $seat } jako { $monk }, { $points } indicie.
               *[other] { $place }. místo: { $seat } jako { $monk }, { $points } indicií.
            }
    }

## Na co se hra ptá

rose-ask-card = Zahraj jednu ze svých karet.
rose-ask-call = Koho voláš: Williama (čas { $william }), nebo Adsona (čas { $adson })?
rose-ask-spend =
    { $most ->
        [one] Karta { $card } posune čas o { $cost }: z { $before } na { $now }. Utratíš žeton času, a tím 1 ušetříš?
       *[other] Karta { $card } posune čas o { $cost }: z { $before } na { $now }. Kolik žetonů času utratíš? Každý ušetří 1, nejvýš { $most }.
    }
rose-ask-place = Kam jde { rose-figure }?
rose-ask-figure = Kdo jde { rose-into }?
rose-ask-task = Který ze dvou úkolů plní { rose-figure }?
rose-ask-sign =
    { $figure ->
        [Adson] Adson se ptá, jak je na tom { $monk }: podezření o { $points } víc, nebo míň?
       *[other] { $figure } se ptá, jak je na tom { $monk }: indicie o { $points } víc, nebo míň?
    }
rose-ask-split = Dej 2 indicie jednomu mnichovi, nebo po 1 dvěma.
rose-ask-delicate = Který mnich bude mít podezření o { $points } víc?
rose-ask-again = Využiješ kartu { $card } ještě jednou, nebo končíš?
rose-ask-return = Který žeton času vrátíš?
rose-ask-stand = Kde začíná { rose-figure }?
rose-ask-marker = Ukaž jeden barevný žeton: kterým mnichem nejsi?
rose-ask-accuse = Který mnich je { $seat }?

## Co zatím vidí ostatní

rose-wait-card = { $seat } vybírá kartu.
rose-wait-call = { $seat } volí mezi Williamem a Adsonem.
rose-wait-spend = { $seat } zvažuje, kolik žetonů času utratit.
rose-wait-place = { $seat } vybírá budovu.
rose-wait-figure = { $seat } vybírá, kdo půjde.
rose-wait-task = { $seat } vybírá úkol.
rose-wait-sign = { $seat } rozhoduje o mniších: víc, nebo míň?
rose-wait-split = { $seat } vybírá, kdo dostane indicie.
rose-wait-delicate = { $seat } vybírá, na koho padne podezření.
rose-wait-again = { $seat } může kartu využít ještě jednou.
rose-wait-return = { $seat } vybírá žeton času, který vrátí.
rose-wait-stand = { $seat } staví figurku na plán.
rose-wait-marker = Barevný žeton ještě vybírá: { $seat }.
rose-wait-accuse = Ještě vyslovuje podezření: { $seat }.

## Nápověda

rose-help-card = Zahraj jednu ze svých tří karet. Karta mnicha pošle tohoto mnicha do kterékoli jiné budovy, karta budovy tam přivede libovolnou figurku a kartou William/Adson táhneš jedním z obou vyšetřovatelů. Číslo říká, kolik to stojí času; kdo dovede sluneční hodiny na modré pole, ukončí den a vezme si kartu události, která na konci hry znamená 2 indicie. Zahranou kartu vidí všichni; co ti zůstane a co si lízneš, je tajné.
rose-help-call = Karta táhne Williamem, nebo Adsonem, a teď řekneš kterým. William vyslýchá mnichy v budově a přidává či ubírá indicie, Adson dělá totéž s podezřením. Kolik který stojí času, je na kartě; William bývá pomalejší. Tvou volbu slyší všichni.
rose-help-spend = Každý utracený žeton času ušetří jeden krok na slunečních hodinách. Utratit lze jen žetony z dřívějších tahů a nikdy víc, než kolik stojí karta; vracejí se na konec řetězu. Když ukazatel dojde na modré pole nebo přes něj, den po tvém tahu končí. Všichni vidí, kolik žetonů utratíš.
rose-help-place = Figurka smí do kterékoli jiné budovy, cesty nehrají roli. Najde-li tam mnich úkol své barvy, splní ho: jeho podezření klesne o hodnotu úkolu a ty si ho vezmeš jako žeton času. Nenajde-li, jeho podezření stoupne o vše, co tam leží. Vyšetřovatel se ptá na každého mnicha, kterého potká; kde nikdo není, nestane se nic. Tah vidí všichni.
rose-help-figure = Vyber figurku, která tam ještě nestojí; přijde do budovy z tvé karty. Mnich, který tam najde úkol své barvy, ztratí podezření a ty získáš žeton; jinak jeho podezření stoupne o všechny úkoly, které tam leží. William či Adson se ptá na každého mnicha, který už tam je, a stojí jen čas této karty. Všichni vidí, kým táhneš.
rose-help-task = Oba úkoly zde mají barvu mnicha a on splní jeden z nich. Jeho podezření klesne o hodnotu úkolu, ne však pod 0. Úkol si vezmeš jako žeton času pro příští tahy, druhý zůstane ležet. Všichni vidí, který si bereš.
rose-help-sign = Rozhoduješ o každém mnichovi v této budově, o jednom po druhém. U Williama jde o indicie, u Adsona o podezření, pokaždé o uvedené číslo nahoru, nebo dolů. Podezření zůstává mezi 0 a 40, co přesahuje, propadá. Tvé rozhodnutí vidí všichni, mysli tedy na to, co o tobě prozrazuje.
rose-help-split = Událost dne ti ukládá rozdat indicie: 2 jednomu mnichovi, nebo po 1 dvěma. Smí to být kterýkoli mnich, ať stojí kdekoli; ubírat indicie nelze. Všichni vidí, koho vybereš.
rose-help-delicate = Událost dne ti ukládá přidat jednomu mnichovi podezření: tolik, kolik času je na tvé kartě, bez ohledu na utracené žetony. Smí to být kdokoli, i ten, kým se právě táhlo; nad 40 podezření nikdy nestoupne. Všichni vidí, koho vybereš.
rose-help-again = Dnes smíš svou kartu využít dvakrát. Karta budovy tam přivede druhou figurku; karta mnicha nebo vyšetřovatele posune tutéž figurku dál, třeba i zpět, odkud přišla. Druhý tah platí v plném rozsahu, čas se však platí jen jednou. Můžeš také skončit. Všichni vidí, co děláš.
rose-help-return = Jeden z tvých žetonů času jde na konec řetězu a ty určíš který. Později se vrátí do hry jako úkol. Ostatní vidí jen to, že se žeton vrací, ne který to je.
rose-help-stand = Před prvním dnem staví hráči postupně na plán osm figurek. Každá potřebuje budovu jen pro sebe, hodí se tedy kterákoli, která je ještě volná. Vidí to všichni.
rose-help-marker = Všichni tajně vyberou barevný žeton a pak se žetony odkryjí naráz. Musí to být mnich, kterým nejsi a jehož žeton ještě neleží odkrytý. Každý ukázaný žeton přidá svému mnichovi 2 indicie a zůstane odkrytý. Dokud nemají vybráno všichni, můžeš svou volbu změnit.
rose-help-accuse = Po směru hodinových ručiček, počínaje sousedem vlevo, hádáš, který mnich je kdo z tvých soupeřů, a každou barvu smíš použít jen jednou. Za každého soupeře, který prohlédne tebe, dostane tvůj mnich indicie: 12, 6, 4 nebo 3 při dvou, třech, čtyřech nebo pěti hráčích. Nikdo nevidí žádný tip, dokud neleží všechny, a do té doby můžeš své změnit.

## Cíl

rose-aim = Vyhrává nejméně indicií.
rose-aim-monk =
    Vyhrává nejméně indicií. Jsi { $monk }: indicie { $evidence }, { $rank ->
        [1] první
        [2] druhý
        [3] třetí
        [4] čtvrtý
        [5] pátý
       *[6] poslední
    } ze šesti{ $points ->
        [0] .
       *[other] ; na konci o { $points } víc za tvé karty událostí.
    }
rose-aim-monk-short =
    Vyhrává nejméně indicií. Jsi { $monk }: indicie { $evidence }, { $rank ->
        [1] první
        [2] druhý
        [3] třetí
        [4] čtvrtý
        [5] pátý
       *[6] poslední
    } ze šesti{ $points ->
        [0] .
       *[other] ; na konci o { $points } víc.
    }

## Události

rose-event-communicative = Když William přijde za Adsonem nebo Adson za Williamem, podezření se hned změní v indicie, jako by padla noc, a všechno podezření se vrátí na 10. Je-li všech šest mnichů stejně podezřelých, nestane se to.
rose-event-enigmatic = Kdo přivede mnicha tam, kde stojí William, dá 2 indicie jednomu mnichovi, nebo po 1 dvěma.
rose-event-diligent = Po své akci smíš tutéž kartu využít ještě jednou, s celou druhou akcí. Čas se platí jen jednou.
rose-event-on_the_scent = Kdo táhne Williamem, dá potom 2 indicie jednomu mnichovi, nebo po 1 dvěma, ať stojí kdekoli.
rose-event-hasty = Dnes se nesmí utrácet žetony času. Získávat je lze dál.
rose-event-unbelieving = Když někdo přivede mnicha do chrámu, každý jiný hráč, který má žeton času, jeden vrátí.
rose-event-inconspicuous = Mnich, který přijde do prázdné budovy, tedy bez jakékoli jiné figurky, ztratí 1 indicii.
rose-event-delicate = Po každém tahu přidá hráč jednomu mnichovi podezření: tolik, kolik času je na zahrané kartě.
rose-event-forbidden = Mnich, který přijde do knihovny, dostane 2 indicie.
rose-event-caught = Dnes v noci přinese podezření dvojnásobek indicií: 10, 8, 6, 4, 2, 0.
rose-event-incriminating = William přidává nebo ubírá 6 indicií místo 3, Adson 10 bodů podezření místo 5.
rose-event-inquiring = Když mnich přijde mezi jiné mnichy, dostane každý z nich 1 indicii, on sám žádnou.
rose-event-dubious = Každý mnich, kterým se táhne, dostane 1 indicii.
rose-event-suspicious = Po každém tahu dostane nejpodezřelejší mnich 1 indicii. Je-li jich v čele víc, dostanou ji všichni; je-li všech šest stejně podezřelých, nikdo.

## Proč ne

rose-not-full = { $place }: stojí tam už všech osm figurek, ta karta by nikým nepohnula.
rose-not-held = Kartu { $card } nemáš v ruce.
rose-no-card = Karta „{ $wish }“ neexistuje.
rose-not-hasty = Událost dne je „Spěch“: žetony času se nesmí utrácet.
rose-not-spend =
    { $tiles ->
        [0] Teď nemůžeš utratit žádný žeton času.
        [one] Teď můžeš utratit nejvýš { $tiles } žeton času.
        [few] Teď můžeš utratit nejvýš { $tiles } žetony času.
       *[other] Teď můžeš utratit nejvýš { $tiles } žetonů času.
    }
rose-no-place = „{ $wish }“ neoznačuje figurku a budovu.
rose-not-there-already = { $place }: { rose-figure } už tam stojí.
rose-not-this-place = Tvá karta vede jen { rose-into } a nikam jinam.
rose-not-this-figure = Tvá karta hýbe jedinou figurkou: { rose-figure }.
rose-not-own-marker = { $monk } jsi ty, tento žeton musí zůstat skrytý.
rose-not-shown-twice = Žeton { $monk } už leží odkrytý.
rose-not-this-opponent = Hádá se po směru hodinových ručiček. Další v pořadí: { $seat }.
rose-not-twice = Barva { $monk } už padla na jiného soupeře.
rose-not-own-accusation = { $monk } jsi ty a u tohoto stolu se vlastní barvou podezírat nesmí.

## Kroky podle jména

rose-step-split = Rozdání indicií
rose-step-accuse = Kolo podezření

## Popisky na obrazovce

rose-label-suspicion = Podezření
rose-label-evidence = Indicie
rose-label-sundial =
    { $left ->
        [one] Sluneční hodiny { $at }, do noci { $left } krok
        [few] Sluneční hodiny { $at }, do noci { $left } kroky
       *[other] Sluneční hodiny { $at }, do noci { $left } kroků
    }
rose-label-day = { $day }. den
rose-label-event = Událost
rose-label-hand = Tvé karty
rose-label-identity = Jsi
rose-label-tiles = Žetony času
rose-label-chain =
    { $count ->
        [one] Řetěz: { $count } žeton
        [few] Řetěz: { $count } žetony
       *[other] Řetěz: { $count } žetonů
    }
rose-label-pile =
    { $count ->
        [one] Dobírací balíček: { $count } karta
        [few] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }
rose-label-discard = Odhoz
rose-label-figures = Figurky
rose-label-markers-shown = Ukázané žetony
rose-label-event-cards = Karty událostí
rose-label-if-night = Indicie, kdyby teď padla noc
rose-label-more = o { $points } víc
rose-label-less = o { $points } míň
rose-label-nobody = nikdo

## Na čem se stůl dohodne

rose-option-sundial_overshoot = Kroky přes 24
rose-option-sundial_overshoot-why = Když karta přesáhne soumrak, počítají se kroky navíc do dalšího dne?
rose-option-sundial_overshoot-carry = Počítají se
rose-option-sundial_overshoot-reset = Začít od 0
rose-option-tile_return = Vracené žetony času
rose-option-tile_return-why = Který z tvých žetonů se vrátí do řetězu?
rose-option-tile_return-oldest_first = Nejstarší
rose-option-tile_return-owner_choice = Vyberu si
rose-option-tile_return-random = Losem
rose-option-time_step = Pořadí tahu
rose-option-time_step-why = Německá pravidla posunou čas před figurkou, francouzský přehled až nakonec.
rose-option-time_step-early = Čas nejdřív
rose-option-time_step-late = Čas nakonec
rose-option-evidence_floor = Indicie pod 0
rose-option-evidence_floor-why = Mohou indicie proti mnichovi klesnout pod 0?
rose-option-evidence_floor-zero = Ne
rose-option-evidence_floor-none = Ano
rose-option-short_chain = Budova bez úkolů, když je řetěz prázdný?
rose-option-short_chain-wait = Čeká na žetony
rose-option-short_chain-leave = Zůstane prázdná
rose-option-figure_setup = Kde figurky začínají?
rose-option-figure_setup-random = Losem
rose-option-figure_setup-players_in_turn = Rozestavíme je
rose-option-accusation_own_colour = Smí se podezírat vlastní barvou?
rose-option-accusation_own_colour-allowed = Ano
rose-option-accusation_own_colour-forbidden = Ne
rose-option-discard_view = Smí se prohlížet odhoz?
rose-option-discard_view-full = Ano
rose-option-discard_view-top_only = Jen vrchní
rose-option-card_times = Jaké časy jsou na kartách? (odhad)
rose-option-card_times-even_1_4 = Rovnoměrné, 1 až 4
rose-option-card_times-slow_2_4 = Krátké dny, 2 až 4
rose-option-card_times-wide_1_5 = Široké, 1 až 5
rose-option-tile_values = Jaké hodnoty mají úkoly? (odhad)
rose-option-tile_values-ml_2_6 = Vyvážené, 2 až 6
rose-option-tile_values-flat_2_6 = Ploché, 2 až 6
rose-option-tile_values-low_2_6 = Nízké, 2 až 6

## Proč je něco jisté, pro zápisník

rose-matter-identity = Kdo je { $seat }?
rose-right-identity = Správně: { $seat } je { $name }.
rose-thought-identity =
    { $you ->
        [1] Tvoje barva podle mě: { $name }, { $share } %.
       *[other] Kdo je { $seat } podle mě: { $name }, { $share } %.
    }
rose-note-unmasked-identity = { $seat }: prozrazení. Kdo se díval, věděl: { $name }.
rose-note-kept-identity = { $seat }: tajemství vydrželo až do konce. Kdo se díval, dával správné odpovědi ({ $name }) { $percent } %.
rose-why-own_card = { $monk } je tvůj vlastní mnich.
rose-why-shown_by = { $seat } už ukazuje žeton { $monk }.
rose-why-taken_by = Pro { $seats } zbývají jen { $monks }.
rose-deeds = Co kdo udělal kterému mnichovi
rose-deeds-how = Podezření a indicie dohromady, za všechny dny. Noci a žetony nejsou ničí čin.
