### Hodina

eleven-page-phase-event = Událost
eleven-page-phase-auction = Dražba
eleven-page-phase-clues = Stopy
eleven-page-phase-turns = Tahy
eleven-page-phase-location = Místo
eleven-page-phase-discards = Odkládání
eleven-page-event = Událost hodiny
eleven-page-no-event = Událost zatím není.
eleven-page-event-whole = Celé znění události
eleven-page-position-last = Poslední místo:
eleven-page-position = { $position }. místo:
eleven-page-locked = Zamčená postava: { $figure }
eleven-page-no_transport = Žádná doprava nejezdí
eleven-page-no_power_cards = Žádné karty ani předměty
eleven-page-order = Pořadí
eleven-page-last-hour = minule
eleven-page-place = Místo { $position }: { $seat }
eleven-page-your-bid = Tvá nabídka

## Dražba

eleven-page-auction = Dražba o pořadí v hodině { $hour }
eleven-page-old-order = staré pořadí
eleven-page-no-bonus = nic navíc
eleven-label-gift-first = první, bez stopy
eleven-label-gift-last = hraje poslední
eleven-label-gift-location = poslední, žeton místa
eleven-page-open = volné
eleven-page-opening = otvírá se
eleven-page-paid = za { $amount }
eleven-page-bid-stands = nabídka { $amount }
eleven-page-leads = vede
eleven-page-opened = zahajuje
eleven-page-out-of-auction = už nedraží
eleven-page-to-act = je na řadě
eleven-page-auction-rule = Platí jen vítěz. Kdo pasuje, vypadává jen z této dražby.
eleven-page-bid = Nabídnout { $amount }
eleven-page-bid-for = Nabídnout { $amount } za místo { $position }
eleven-page-at-most = nejvýš { $amount }
eleven-page-would-keep = Nabízíš { $amount } a zbylo by ti { $left } z { $time }
eleven-page-key-more = Nabídnout víc
eleven-page-key-fewer = Nabídnout méně

## Postavy a hráči

eleven-page-chart = Osm postav
eleven-page-short-lilja = +2
eleven-page-short-pahlsson = jako
eleven-page-short-johnsson = +2
eleven-page-short-vikstrom = +3
eleven-page-short-lewis = 2
eleven-page-short-snowy = 3
eleven-page-short-vidal = akce
eleven-page-short-koleberg = klade
eleven-page-unknown = Neznámí
eleven-page-chosen = Vyvolený
eleven-page-used-by = v této hodině ji má { $seat }
eleven-page-own-card = moje karta
eleven-page-hand-of = drží { $seat }
eleven-page-possible = možné
eleven-page-cards = Karty
eleven-page-time-head = Čas, nejvýš { $cap }
eleven-page-music-head = Noty 12 · 15
eleven-page-time-of = čas { $time } z { $cap }
eleven-page-sheets-of = noty { $sheets } z 15
eleven-page-holds = stopy { $clues }, žetony { $tiles }, karty { $cards }
eleven-page-state-won = vítězí
eleven-page-your-turn = jsi na řadě
eleven-page-state-plays = je na tahu
eleven-page-state-waits = čeká
eleven-page-state-next = hraje příště
eleven-page-state-moved = má po tahu
eleven-page-badge = { $name }, { $colour }
eleven-page-letter-green = Z
eleven-page-letter-yellow = Ž
eleven-page-letter-blue = M
eleven-page-letter-red = Č
eleven-page-letter-white = B
eleven-page-letter-black = K

## Mapa

eleven-page-research = Výzkum
eleven-page-tiles =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
eleven-page-clock =
    { $hour ->
        [XII] Hodiny Ragnaröku: XII, konec
       *[other] Hodiny Ragnaröku: hodina { $hour } z jedenácti
    }
eleven-page-compass = Kompas varhan: { $slots }
eleven-page-slot-north = S
eleven-page-slot-east = V
eleven-page-slot-south = J
eleven-page-slot-west = Z
eleven-page-slot-free = volno
eleven-page-slot-take = Položit žeton sem: { $slot }
eleven-page-stop = zastávka: { $transport }
eleven-page-can-choose = Lze vybrat.
eleven-page-reach =
    { $cost ->
        [0] Dosažitelné zdarma.
       [one] Dosažitelné za { $cost } jednotku času.
        [few] Dosažitelné za { $cost } jednotky času.
       *[other] Dosažitelné za { $cost } jednotek času.
    }
eleven-page-key-closer = Blíž
eleven-page-key-farther = Dál
eleven-page-key-map = Na plán

## Na co se hra ptá

eleven-page-ask-bid = Kolik nabízíš za místo { $position }?
eleven-page-ask-raise = Přihodit, nebo pasovat
eleven-page-ask-move = Táhne { $figure }, nebo zůstává
eleven-page-ask-move-none = { $figure } zůstává: nezbývá krok ani jízda
eleven-page-ask-hand_in-bare = Teď: { $action }
eleven-page-ask-hand_in = Posílit akci „{ $action }“?
eleven-page-ask-hand_in-none = Teď se přesune stopa
eleven-page-ask-walk =
    { $steps ->
        [one] { $figure } jde zdarma: { $steps } pole
       *[other] { $figure } jde zdarma: až { $steps } pole
    }
eleven-page-ask-target = Na čí karty se podíváš?
eleven-page-ask-look_on = Podívat se ještě jednou?
eleven-page-ask-organ =
    { $fields ->
        [one] Postav varhany na jediné zbylé pole
       *[other] Postav varhany, polí je { $fields }
    }
eleven-page-you-are-out = Jsi mimo hru a díváš se.
eleven-page-ask-goal = V tomto tahu dojdi na { $spot } a měj { $sheets } not

## Co z toho plyne

eleven-page-line-open = Ve starém pořadí jsi vpředu. Nabídka přijde potom.
eleven-page-line-bid = Ostatní mohou přihodit. Platí jen vítěz.
eleven-page-line-raise = { $other } nabízí { $amount } za místo { $position }.
eleven-page-line-clue = Volná pole svítí. Zásoba { $supply }, pak o jednu méně.
eleven-page-line-figure = Schopnost následuje hned.
eleven-page-line-gear = Každé kolo otočí všemi třemi, zub za 1 jednotku času.
eleven-page-line-move-ride = Placené kroky: { $steps }, a jedna jízda: { $transport }. Čísla jsou cena.
eleven-page-line-move-walk = Placené kroky: { $steps }, a { $free } zdarma s lokomotivou.
eleven-page-line-move =
    { $steps ->
        [0] Placené kroky došly.
       *[other] Placené kroky: { $steps }. Čísla jsou cena.
    }
eleven-page-line-hand_in-bare = Nemáš žádnou stopu, která by ji posílila.
eleven-page-take = Vzít
eleven-page-take-whom = Vzít: { $figure }
eleven-page-tap-again = Dalším klepnutím vybereš.
eleven-page-pass-ready = Pasovat, až budu na řadě
eleven-page-line-hand_in = Každá odevzdaná stopa přidá jedno. Máš jich { $clues }.
eleven-page-line-hand_in-none = To posílit nelze.
eleven-page-line-end = Karty i žetony lze ještě zahrát.
eleven-page-line-recover = V této hodině se hrát nesmí.
eleven-page-line-lock = Tuto postavu si v této hodině nikdo nevybere.
eleven-page-line-copy = Stojí to 2 jednotky času.
eleven-page-line-free_action = Nestojí nic a stopami se neposílí.
eleven-page-line-twice = Teď, nebo vůbec; cena se platí znovu.
eleven-page-line-trace = Ze zásoby, kde je { $supply }.
eleven-page-line-walk = Bez přerušení. Zastav se, kdy chceš.
eleven-page-line-target =
    { $looks ->
        [one] Zbývá { $looks } pohled. Všichni se dozvědí u koho, ne co.
        [few] Zbývají { $looks } pohledy. Všichni se dozvědí u koho, ne co.
       *[other] Zbývá { $looks } pohledů. Všichni se dozvědí u koho, ne co.
    }
eleven-page-line-look_on =
    { $looks ->
        [one] Zbývá { $looks } pohled na tytéž karty.
        [few] Zbývají { $looks } pohledy na tytéž karty.
       *[other] Zbývá { $looks } pohledů na tytéž karty.
    }
eleven-page-line-clue_from = Stopy, které lze přesunout, pulzují.
eleven-page-line-clue_to = Sousední pole svítí.
eleven-page-line-gate_figure = Stojí to 2 jednotky času a není to pohyb.
eleven-page-line-gate_spot = Stopa se tam nebere.
eleven-page-line-swap_first = Ať stojí kdekoli; stopa se nebere.
eleven-page-line-swap_second = Obě si místa vymění hned.
eleven-page-line-ride = Zdarma, na pole stejné barvy.
eleven-page-line-location = Hraješ poslední. Žeton přinese 2 jednotky času a 1 stopu.
eleven-page-line-organ = Přinese to 3 jednotky času a místo vidí všichni.
eleven-page-line-discard =
    { $over ->
        [one] { $over } musí pryč. Ostatní nevidí který.
        [few] { $over } musí pryč, jeden po druhém. Ostatní nevidí které.
       *[other] { $over } jich musí pryč, jeden po druhém. Ostatní nevidí které.
    }
eleven-page-line-goal =
    Máš { $sheets } not a { $time ->
        [one] { $time } jednotku času
        [few] { $time } jednotky času
       *[other] { $time } jednotek času
    }.

## Z čeho se vybírá

eleven-page-turn-to = { $teeth }: { $transport }, kroky { $steps }, { $action }. Čas { $before } na { $left }.
eleven-page-pick-field = Vyber pole s číslem, nebo zůstaň.
eleven-page-free-ride = jízda zdarma
eleven-page-free-steps =
    { $count ->
        [one] { $count } krok zdarma
        [few] { $count } kroky zdarma
       *[other] { $count } kroků zdarma
    }
eleven-page-take-clue =
    { $count ->
        [one] vzít stopu
        [few] vzít { $count } stopy
       *[other] vzít { $count } stop
    }
eleven-page-leave-clue =
    { $count ->
        [one] nechat stopu ležet
       *[other] nechat stopy ležet
    }
eleven-page-to = cíl { $spot }
eleven-page-costs = čas −{ $cost }
eleven-page-leaves = zbude { $left }
eleven-page-steps-left =
    { $left ->
        [one] zbývá { $left } krok
        [few] zbývají { $left } kroky
       *[other] zbývá { $left } kroků
    }
eleven-page-then = pak { $action }
eleven-page-go = Jít
eleven-page-here = Sem
eleven-page-lit-fields =
    { $count ->
        [one] Na plánu svítí { $count } pole.
        [few] Na plánu svítí { $count } pole.
       *[other] Na plánu svítí { $count } polí.
    }
eleven-page-event-gives = od události { $gifts }
eleven-label-cards-of = karty { $left } z { $of }
eleven-page-known = známé: { $names }
eleven-page-nothing-known = nic známého
eleven-page-fields-short = pole { $before } → { $now }
eleven-page-place-tile = { $building }, { $slot }: polí bylo { $before }, bude { $now }
eleven-page-tile-of = Žeton místa { $building }
eleven-page-give-symbol = Odevzdat symbol varhan: { $tile }
eleven-page-back = Zpět
eleven-page-card-or-tile = Karta či žeton
eleven-page-declare = Vyhlásit…
eleven-page-play-card = Zahrát kartu
eleven-page-play-tile = Zahrát žeton
eleven-page-nothing-to-play = Teď nemáš co zahrát.
eleven-page-not-now = Teď ne
eleven-page-uncover = K výběru odkryj.

## Moje ruka

eleven-page-hand = Mé tajemství a ruka
eleven-page-covered = zakryto
eleven-page-played = zahráno
eleven-page-my-card = Moje karta: { $figure }, tedy ne Vyvolený. Kdo si postavu vybere: { $ability }
eleven-page-my-role = moje role
eleven-page-role-hero = Hrdina
eleven-page-role-fenrir = Fenrir
eleven-page-role-does-hero = Moje role: hrdina. Přiveď Vyvoleného k varhanám s 15 notami.
eleven-page-role-does-fenrir = Moje role: Fenrir. Polap Vyvoleného s 12 notami a dvěma znameními vlka.
eleven-page-power-p_investigate = Pohled 3
eleven-page-power-p_transport = Jízda
eleven-page-power-p_research = Vzít 3
eleven-page-power-p_compose = +3
eleven-page-power-small-p_investigate = jeden cíl
eleven-page-power-small-p_transport = libovolná
eleven-page-power-small-p_research = žetony
eleven-page-power-small-p_compose = noty
eleven-page-big-sheets = +{ $amount }
eleven-page-big-ride_steam = Jízda
eleven-page-big-ride_monorail = Jízda
eleven-page-big-ride_airship = Jízda
eleven-page-big-trace = Stopa
eleven-page-big-time = +{ $amount }
eleven-page-big-trade = +{ $amount }
eleven-page-big-look = Pohled { $amount }
eleven-page-big-boots = Chůze { $amount }
eleven-page-big-inspiration = +{ $amount }
eleven-page-big-archive = Vzít { $amount }
eleven-page-big-gate = Brána
eleven-page-big-exchange = Výměna
eleven-page-big-seal = Pečeť

## Pohled na karty

eleven-page-hand-of-title = { $seat }: karty v ruce
eleven-page-only-two = Tuto kartu vidíš jen ty a { $seat }. Ostatní vědí jen to, že se díváš.
eleven-page-only-you = Tuto kartu vidíš jen ty. Ostatní vědí jen to, že se díváš.
eleven-page-learned = { $figure } není Vyvolený.
eleven-page-learned-nothing = Karta síly: nic nového.
eleven-page-power-card = Karta síly
eleven-page-your-card-seen = { $seat } vidí tvou kartu
eleven-page-now-known = Tuto tvou kartu teď zná někdo další.
eleven-page-cell-here = { $figure }, { $place }: jisté. { $why }
eleven-page-cell-not = { $figure }, { $place }: jistě ne. { $why }

## Vyhlášení vítězství

eleven-page-name-title = Jmenuj Vyvoleného
eleven-page-name-once = Jediné vyhlášení za celou hru. Vzít zpět nejde.
eleven-page-name-fenrir = Ukážeš svá znamení vlka.
eleven-page-pick-name = Vyber jméno.
eleven-page-if-not = Není-li to { $figure }
eleven-page-if-not-then = Jsi hned mimo hru a ukážeš svou kartu postavy. Kdo to je, uvidíš jen ty.
eleven-page-if-so = Je-li to { $figure }
eleven-page-if-so-hero = Kartu uvidí všichni. Tento tah hraje { $figure } a vyhráváš na poli { $spot } s { $sheets } notami. Skončí-li tah dřív, jsi mimo hru.
eleven-page-if-so-fenrir = Kartu uvidí všichni. Tento tah hraje figurka z tvé vlastní karty a vyhráváš tam, kde stojí { $figure } ({ $spot }), s { $sheets } notami. Skončí-li tah dřív, jsi mimo hru.
eleven-page-can-it = Jde to v tomto tahu?
eleven-page-sheets-now = teď noty { $sheets } z { $needed }
eleven-page-falls-short = Kroky nestačí.
eleven-page-reaches =
    { $cost ->
        [0] Cíle se dosáhne zdarma.
       [one] Cíle se dosáhne za { $cost } jednotku času.
        [few] Cíle se dosáhne za { $cost } jednotky času.
       *[other] Cíle se dosáhne za { $cost } jednotek času.
    }
eleven-page-sheets-then = Noty s vlastními kartami: { $sheets } z { $needed }.
eleven-page-not-yet = Ještě ne
eleven-page-hold = Podržet a jmenovat: { $figure }
eleven-page-hold-how = nebo dvakrát Enter
eleven-page-organ-field = s varhanami
eleven-page-hold-again = teď ještě jednou Enter

## Konec

eleven-page-pile-was = Mezi neznámými: { $names }.

## The log and the notebook

eleven-heading = Hodina { $hour }

## Co zápisník ukazuje vedle karet

eleven-page-could-be =
    { $count ->
        [one] Vyvolený: { $figure }.
        [few] Vyvoleným mohou být ještě { $count }.
       *[other] Vyvoleným jich může být ještě { $count }.
    }
eleven-page-note-fenrir = Fenrir
eleven-page-note-names = možná zná jméno
eleven-page-note-knows = možná zná tvou kartu
eleven-page-note-wolves = dvě znamení vlka
eleven-page-note-symbols = symbol varhan

# What gives away, by kind of move (my page)
eleven-away-choose = Postavy, které volíš
eleven-away-bid = Tvé nabídky
eleven-away-step = Cesty, kterými jdeš
eleven-away-look = Kam nahlížíš
eleven-away-play = Karty, které hraješ
eleven-away-use = Destičky, které použiješ
