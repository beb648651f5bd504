### Hodina

eleven-label-hour = Hodina { $hour }
eleven-label-event = Událost:
eleven-label-gears = Soukolí
eleven-label-now = teď
eleven-label-teeth =
    { $count ->
        [one] { $count } zub
        [few] { $count } zuby
       *[other] { $count } zubů
    }
eleven-label-teeth-back =
    { $count ->
        [one] { $count } zub zpět
        [few] { $count } zuby zpět
       *[other] { $count } zubů zpět
    }
eleven-label-transport = Doprava
eleven-label-steps = Kroky
eleven-label-action = Akce

## Město

eleven-label-mystic = mystická budova
eleven-label-clue = stopa
eleven-label-organ = Varhany
eleven-label-organ-maybe = tady varhany být mohou
eleven-label-barred = tudy se neprojde
eleven-label-ways = Spojeno je také:
eleven-label-region =
    { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }
eleven-label-supply =
    { $count ->
        [one] Zásoba: { $count } stopa
        [few] Zásoba: { $count } stopy
       *[other] Zásoba: { $count } stop
    }
eleven-label-stack =
    { $count ->
        [one] Sloupek: { $count } žeton
        [few] Sloupek: { $count } žetony
       *[other] Sloupek: { $count } žetonů
    }

## Postavy a karty

eleven-label-where = Stojí na poli
eleven-label-this-hour = Tuto hodinu
eleven-label-card = Karta
eleven-label-locked = zamčená
eleven-label-used = vybraná
eleven-label-chosen-one = Vyvolený
eleven-label-not-chosen-one = není Vyvolený
eleven-label-pile = Neznámí
eleven-label-face-up = leží odkrytá
eleven-label-hero = hrdina
eleven-label-fenrir = Fenrir
eleven-label-organ-mark = varhany
eleven-label-wolf-mark =
    { $count ->
        [one] vlk
       *[other] vlk x{ $count }
    }

## Hráči

eleven-label-order = Místo
eleven-label-order-old = Místo (dřív)
eleven-label-time = Čas
eleven-label-sheets = Noty
eleven-label-clues = Stopy
eleven-label-tiles = Žetony
eleven-label-powers = Karty síly
eleven-label-role = Role
eleven-label-out = mimo hru
eleven-label-you-out = vypadáváš ze hry
eleven-label-bids = nabízí { $amount }
eleven-label-passed = pasuje
eleven-label-hold = Držíš kartu

## Z čeho se vybírá

eleven-label-position = Místo { $position }
eleven-label-bid-leaves = Tvá nabídka a čas, který ti zbude:
eleven-label-pass = Pasovat a nic neplatit
eleven-label-stay = Zůstat, pak akce
eleven-label-stop-walk = Zastavit se tady
eleven-label-keep-tiles = Nechat si žetony
eleven-label-end-turn = Ukončit tah
eleven-label-locomotive =
    { $count ->
        [one] Lokomotivou: { $count } krok zdarma
        [few] Lokomotivou: až { $count } kroky zdarma
       *[other] Lokomotivou: až { $count } kroků zdarma
    }
eleven-label-free-walk =
    { $count ->
        [one] Volná chůze: { $count } krok
        [few] Volná chůze: až { $count } kroky
       *[other] Volná chůze: až { $count } kroků
    }
eleven-label-leaving = { $spot }, stopu nechat ležet
eleven-label-leave = nechat
eleven-label-free = zdarma
eleven-label-step-count =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
eleven-label-clue-count =
    { $count ->
        [0] žádná stopa
        [one] { $count } stopa
        [few] { $count } stopy
       *[other] { $count } stop
    }
eleven-label-places-organ = postaví varhany na plán, čas +{ $count }
eleven-label-yes = Ano
eleven-label-no = Ne
eleven-label-play-power = Nebo nejdřív zahrát kartu síly, jednu za tah:
eleven-label-play-tile = Nebo nejdřív zahrát žeton předmětu, jeden za tah:
eleven-label-declare = Nebo vyhlásit vítězství a jmenovat Vyvoleného; kdo se splete, je hned mimo hru:
eleven-label-name = Vyhlásit: { $figure }
eleven-label-name-as-fenrir = Vyhlásit jako Fenrir: { $figure }
eleven-label-act-move_clue = jedna stopa se posune o pole
eleven-label-act-investigate =
    { $amount ->
        [one] { $amount } pohled do skrytých karet
        [few] { $amount } pohledy do skrytých karet
       *[other] { $amount } pohledů do skrytých karet
    }
eleven-label-act-research =
    { $amount ->
        [one] vzít si { $amount } žeton výzkumu
        [few] vzít si { $amount } žetony výzkumu
       *[other] vzít si { $amount } žetonů výzkumu
    }
eleven-label-act-compose =
    { $amount ->
        [one] { $amount } notový list
        [few] { $amount } notové listy
       *[other] { $amount } notových listů
    }

## Co dává událost

eleven-label-gift-gain_time = čas +{ $count }
eleven-label-gift-clues =
    { $count ->
        [one] +{ $count } stopa
        [few] +{ $count } stopy
       *[other] +{ $count } stop
    }
eleven-label-gift-gain_sheets =
    { $count ->
        [one] +{ $count } notový list
        [few] +{ $count } notové listy
       *[other] +{ $count } notových listů
    }
eleven-label-gift-draw =
    { $count ->
        [one] +{ $count } žeton
        [few] +{ $count } žetony
       *[other] +{ $count } žetonů
    }
eleven-label-gift-look =
    { $count ->
        [one] +{ $count } pohled
        [few] +{ $count } pohledy
       *[other] +{ $count } pohledů
    }
eleven-label-gift-free_walk = volná chůze
eleven-label-gift-twice = schopnost dvakrát
eleven-label-gift-recover = karta síly zpět
eleven-label-gift-lock = zamkne jinou postavu

## Schopnosti

eleven-ability-lilja =
    { $amount ->
        [one] vezme si { $amount } žeton výzkumu
        [few] vezme si { $amount } žetony výzkumu
       *[other] vezme si { $amount } žetonů výzkumu
    }
eleven-ability-pahlsson =
    za { $cost ->
        [one] { $cost } jednotku
        [few] { $cost } jednotky
       *[other] { $cost } jednotek
    } času použije schopnost jiné postavy
eleven-ability-johnsson = { eleven-label-act-compose }
eleven-ability-vikstrom = čas +{ $amount }
eleven-ability-lewis =
    { $amount ->
        [one] { $amount } pohled do skrytých karet
        [few] { $amount } pohledy k jednomu hráči nebo do hromádky
       *[other] { $amount } pohledů k jednomu hráči nebo do hromádky
    }
eleven-ability-snowy =
    { $amount ->
        [one] jde { $amount } krok zdarma
        [few] jde až { $amount } kroky zdarma
       *[other] jde až { $amount } kroků zdarma
    }
eleven-ability-vidal = jedna ze čtyř akcí zdarma
eleven-ability-koleberg = položí stopu na mystickou budovu

## Karty síly

eleven-power-p_investigate =
    { $amount ->
        [one] { $amount } pohled do skrytých karet
        [few] až { $amount } pohledy k jednomu hráči nebo do hromádky
       *[other] až { $amount } pohledů k jednomu hráči nebo do hromádky
    }
eleven-power-p_transport = ještě jedna jízda zdarma, čímkoli
eleven-power-p_research = { eleven-label-act-research }
eleven-power-p_compose = { eleven-label-act-compose }

## Žetony

eleven-tile-location = žeton místa pro kompas
eleven-tile-sheets = { eleven-label-act-compose }
eleven-tile-ride_steam = ještě jedna jízda zdarma parním vlakem
eleven-tile-ride_monorail = ještě jedna jízda zdarma jednokolejkou
eleven-tile-ride_airship = ještě jedna jízda zdarma vzducholodí
eleven-tile-trace = stopa ze zásoby přijde na mystickou budovu
eleven-tile-time = čas +{ $amount }
eleven-tile-trade =
    odevzdat stopu za { $amount ->
        [one] { $amount } jednotku
        [few] { $amount } jednotky
       *[other] { $amount } jednotek
    } času
eleven-tile-look =
    { $amount ->
        [one] { $amount } pohled na skrytou kartu
        [few] { $amount } pohledy k jednomu hráči nebo do hromádky
       *[other] { $amount } pohledů k jednomu hráči nebo do hromádky
    }
eleven-tile-boots =
    za { $cost ->
        [one] { $cost } jednotku
        [few] { $cost } jednotky
       *[other] { $cost } jednotek
    } času: { $amount ->
        [one] { $amount } krok
        [few] až { $amount } kroky
       *[other] až { $amount } kroků
    }
eleven-tile-inspiration =
    za { $cost ->
        [one] { $cost } jednotku
        [few] { $cost } jednotky
       *[other] { $cost } jednotek
    } času: { eleven-label-act-compose }
eleven-tile-archive =
    za { $cost ->
        [one] { $cost } jednotku
        [few] { $cost } jednotky
       *[other] { $cost } jednotek
    } času: { eleven-label-act-research }
eleven-tile-gate =
    za { $cost ->
        [one] { $cost } jednotku
        [few] { $cost } jednotky
       *[other] { $cost } jednotek
    } času: postavit kteroukoli figurku na prázdnou mystickou budovu
eleven-tile-exchange = kterékoli dvě figurky si vymění místa
eleven-tile-seal = hrát se nedá; jeho znamení se počítají

## Konec

eleven-label-won-hero =
    { $me ->
        [yes] Vyhráváš jako hrdina: Vyvolený zahrál Kosmickou harmonii.
       *[no] { $seat } vyhrává jako hrdina: Vyvolený zahrál Kosmickou harmonii.
    }
eleven-label-won-fenrir =
    { $me ->
        [yes] Vyhráváš jako Fenrir: Vyvolený je polapen.
       *[no] { $seat } vyhrává jako Fenrir: Vyvolený je polapen.
    }
eleven-label-ragnarok = Ragnarök. Svět nikdo nezachránil; všichni prohráli.
