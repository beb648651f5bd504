### Jméno růže na stránce: co říká její vlastní obraz. Otázky, vyprávění a jména jsou v rose.ftl.

## Dnes, v jediném řádku

rose-today-communicative = William potká Adsona: podezření se hned mění v indicie.
rose-today-enigmatic = Mnich přijde za Williamem: rozdáš 2 indicie.
rose-today-diligent = Karta smí platit dvakrát, čas jen jednou.
rose-today-on_the_scent = Kdo táhne Williamem, rozdá 2 indicie.
rose-today-hasty = Dnes se neutrácejí žádné žetony času.
rose-today-unbelieving = Mnich do Chrámu: ostatní vracejí žeton.
rose-today-inconspicuous = Mnich přijde do prázdné budovy: o 1 indicii míň.
rose-today-delicate = Po každém tahu: podezření podle času karty.
rose-today-forbidden = Mnich poslaný do Knihovny dostane 2 indicie.
rose-today-caught = Dnes v noci platí podezření dvojnásob.
rose-today-incriminating = William: ±6 indicií, Adson: ±10 podezření.
rose-today-inquiring = Mnich přijde k jiným: každý z nich dostane 1 indicii.
rose-today-dubious = Každý mnich, kterým se táhne, dostane 1 indicii.
rose-today-suspicious = Po každém tahu dostanou nejpodezřelejší 1 indicii.

## Popisky na plánu

rose-board-today = { $day }. den · { $event }
rose-board-ended = ukončuje: { $seat }
rose-board-accusation = 7 · Kolo podezření
rose-board-left = zbývá { $left }
rose-board-next = další
rose-board-draw = balíček
rose-board-discard = odhoz { $count }
rose-board-piles = balíček · odhoz
rose-board-if-night = malé číslo: indicie, kdyby teď padla noc
rose-board-ev = ind. { $by }
rose-since-suspicion = podez. { $by }
rose-since-evidence = ind. { $by }
rose-places = Budovy
rose-days = Dny
rose-day-unknown = To ještě nikdo neví.
rose-days-open = Ukázat všechny dny
rose-place-tasks = Úkoly: { $tiles }.
rose-place-no-tasks = Žádné úkoly.
rose-place-here = Zde: { $figures }.
rose-place-nobody = Nikdo zde není.
rose-figure-label = { $figure }, budova: { $place }.
rose-monk-label = { $figure }, budova: { $place }, podezření { $suspicion }, pořadí odspodu { $rank }, indicie { $evidence }.
rose-track-night = { $monk } { $points }, v noci plus { $night }
rose-effect-less = { $monk } by měl podezření o { $points } menší.
rose-effect-more = { $monk } by měl podezření o { $points } větší.
rose-effect-same = { $monk }: podezření by se nezměnilo.
rose-effect-meets = { $figure } by tam potkal: { $monks }.
rose-effect-nobody = Nikoho by tam nepotkal.

## Řádek pod otázkou

rose-then-card =
    { $time_step ->
        [late] Pak se táhne figurkou a rozhodne, co v budově je; čas se posune nakonec.
       *[other] Pak se posune čas, táhne se figurkou a rozhodne, co v budově je.
    }
rose-then-call = William: čas { $william }, indicie víc, nebo míň. Adson: čas { $adson }, podezření víc, nebo míň.
rose-then-spend = Každý vrácený žeton času ušetří 1; jde na konec řetězu.
rose-then-night =
    { $tiles ->
        [0] Potom padne noc: karta události je tvá, 2 indicie.
        [one] Bez jednoho žetonu času padne po tomto tahu noc: karta události by byla tvá, 2 indicie.
       *[other] Bez { $tiles } žetonů času padne po tomto tahu noc: karta události by byla tvá, 2 indicie.
    }
rose-then-place = Čísla ukazují, jak se změní podezření.
rose-then-investigator = Čísla ukazují, kolik mnichů by potkal a o kolik víc, nebo míň u každého jde.
rose-then-figure = Čísla ukazují, co to udělá s každým mnichem.
rose-then-again = Čas se platí jen jednou. Čísla ukazují, co by udělal druhý tah.
rose-then-task = { $tile }: z { $before } na { $now }.
rose-then-sign = Tvá znamení vidí všichni.
rose-then-judged = Rozhodnuto: { $monks }.
rose-then-next = Potom: { $monks }.
rose-then-split = „{ $event }“: vyber mnicha, pak znovu téhož nebo jiného.
rose-then-delicate = „{ $event }“: tolik, kolik času má tvá karta.
rose-then-return = Jen ty víš který.
rose-then-stand = Volná budova.
rose-then-marker = Odkryjí se všechny naráz; každý žeton přidá svému mnichovi 2 indicie.
rose-then-accuse = Tipy lze měnit, než položíš všechny. Předtím je nikdo nevidí.
rose-uncover = Zakryto. K volbě odkryj.

## Na co se díváš, dohráno slovy

rose-focus-card = { $card }: čas se posune o { $cost }, z { $before } na { $now }.
rose-focus-caller = { $card }: řekneš, který z obou.
rose-focus-goes = { rose-figure-first } jde kamkoli jinam.
rose-focus-comes = Libovolná figurka přijde { rose-into }.
rose-focus-put = { rose-figure-first } začíná v budově { $place }.
rose-focus-move = { rose-figure-first } { rose-into }: podezření z { $before } na { $now }.
rose-focus-tasks = { rose-figure-first } { rose-into }: podezření z { $before } na { $either } nebo { $or }.
rose-focus-same = { rose-figure-first } { rose-into }: podezření zůstane { $before }.
rose-focus-meets = { rose-figure-first } { rose-into }: potká tam { $monks }.
rose-focus-nobody = { rose-figure-first } { rose-into }: nikdo tam není.
rose-focus-decide-evidence = O každém rozhodneš: indicie o { $points } víc, nebo míň.
rose-focus-decide-suspicion = O každém rozhodneš: podezření o { $points } víc, nebo míň.
rose-focus-nothing = Nestane se nic.
rose-focus-won = Získáš { $tile } jako žeton času.
rose-focus-win = Splněný úkol získáš jako žeton času.
rose-focus-night =
    Kdyby teď padla noc: { $monk } +{ $now ->
        [one] { $now } indicie
        [few] { $now } indicie
       *[other] { $now } indicií
    } místo +{ $before }.
rose-focus-event = „{ $event }“: indicie { $changes }.
rose-focus-hands = „{ $event }“: potom rozdáš 2 indicie.
rose-focus-marker = Ukázat, že nejsi { $monk }?
rose-focus-open = { $monk } dostane 2 indicie. Možné zůstávají: { $monks }.

## Tlačítka

rose-do-play = Zahrát { $card }
rose-do-spend =
    { $tiles ->
        [0] Žádný · na { $now }
        [one] Utratit { $tiles } · na { $now }
       *[other] { $tiles } · na { $now }
    }
rose-do-move = Jít sem
rose-do-go = { rose-figure-first } { rose-into }
rose-do-stop = Skončit
rose-do-more = Víc · na { $now }
rose-do-less = Míň · na { $now }
rose-do-lay = Položit: { $monk }
rose-back = Zpět
rose-clear = Vymazat
rose-accuse = Vyslovit podezření
rose-accuse-of = Vyslovit podezření · { $made } z { $of }

## Rozhodování, odhalení, kolo podezření

rose-judge = { rose-figure-first }, budova: { $place }
rose-judge-more = { $monk } víc: na { $now }
rose-judge-less = { $monk } míň: na { $now }
rose-judge-to = na { $now }
rose-all-choose = Všichni volí tajně
rose-revelation = Odhalení po { $day }. dni
rose-revelation-how = Každý tajně položí jeden žeton: mnicha, kterým není. Odkryjí se naráz; každý ukázaný žeton přidá tomu mnichovi { $points } indicie.
rose-already-shown = už ukázán
rose-own-monk = to jsi ty: nikdy tento
rose-you = Ty
rose-choosing =
    { $me ->
        [yes] vybíráš
       *[no] vybírá
    }
rose-chosen =
    { $me ->
        [yes] máš vybráno
       *[no] má vybráno
    }
rose-accusation = Kolo podezření
rose-accusation-how =
    Polož před každého z ostatních jeden žeton: kdo je který mnich? Každého mnicha lze jmenovat jen jednou. Správný tip přidá tomu hráči { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    }.
rose-choose-marker = vyber žeton
rose-guess = { $seat } je { $monk }
rose-markers = Tvé žetony
rose-own-guess = { $monk } jsi ty: smí se, ale nikdy to nesedí.
rose-tag-not = není
rose-tag-shown = ukázáno
rose-evidence-before = Indicie před kolem podezření

## Mé tajemství a má ruka

rose-covered = zakryto
rose-card-caller = William nebo Adson
rose-card-monk = kamkoli
rose-card-place = kdokoli
rose-card-covered = Karta { $number }, zakrytá
rose-card-label =
    { $who ->
        [no] { $card }, čas { $time }.
       *[other] { $card }, čas { $time }, { $who }.
    }
rose-card-laid = Leží { $card }.
rose-tiles-how =
    { $count ->
        [0] zatím žádné
       *[other] každý ušetří krok
    }

## Hráči

rose-count-tiles =
    { $count ->
        [one] { $count } žeton času
        [few] { $count } žetony času
       *[other] { $count } žetonů času
    }
rose-count-events =
    { $count ->
        [one] { $count } karta události
        [few] { $count } karty událostí
       *[other] { $count } karet událostí
    }
rose-count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
rose-is-not = už ukázáno: { $monks }

## Klávesy

rose-key-hand = zahrát kartu z ruky
rose-key-back = pustit, na co se díváš
rose-key-confirm = potvrdit, na co se díváš
rose-key-marker = mnich, v pořadí počítadel
rose-key-opponent = další soupeř
rose-key-clear = vzít všechny tipy zpět

## Konec

rose-end-open = Kolo podezření je odkryto.
rose-end-won =
    { $me ->
        [yes] Vyhráváš ({ $monk }), indicie: { $points }.
       *[no] Vyhrává { $seat } ({ $monk }), indicie: { $points }.
    }
rose-end-shared = O vítězství se dělí { $seats }, indicie { $points }.
rose-end-seen =
    { $hits ->
        [0] Nikdo tě neprohlédl.
        [one] Prohlédl tě { $hits } z { $others }.
        [few] Prohlédli tě { $hits } z { $others }.
       *[other] Prohlédlo tě { $hits } z { $others }.
    }
rose-end-nobody =
    { $count ->
        [one] { $monks } nebyl nikdo.
       *[other] Nikdo nebyl { $monks }.
    }
rose-end-place =
    { $place ->
        [1] první místo
        [2] druhé místo
        [3] třetí místo
        [4] čtvrté místo
       *[other] páté místo
    }
rose-was = { $monk }
rose-end-track = indicie na počítadle
rose-end-named = prohlédlo { $hits } z { $others }
rose-end-events =
    { $count ->
        [one] { $count } karta události
        [few] { $count } karty událostí
       *[other] { $count } karet událostí
    }
rose-end-total = celkem
rose-end-whom = Kdo koho podezíral
rose-end-right = správně · +{ $points }
rose-end-wrong = vedle
rose-open = Odkryto je i
rose-open-hands = poslední ruce
rose-open-chain = žetony v řetězu
rose-open-events = nepoužité události
rose-open-nobody = nikdo nebyl

## The log and the notebook

rose-heading = Den { $day } · { $event }

# What gives away, by kind of move (my page)
rose-away-play = Karty, které hraješ
rose-away-move = Kam posíláš figurky
rose-away-call = Volání Viléma nebo Adsona
rose-away-more = Mniši, kterým přitížíš
rose-away-less = Mniši, které ušetříš
rose-away-show = Žetony, které ukážeš
rose-away-suspect = Mniši, které podezíráš
rose-away-do = Úkoly, které zvolíš
rose-deeds-none = nic
rose-deeds-spares = { $seat } nejvíc šetří: { $monk }.
rose-deeds-spares-shown = { $seat } nejvíc šetří: { $monk }, ale žeton { $monk } už ukazuje.
rose-cross-own = jsi { $monk }
