### The map

page-nuns-map = Plán kláštera
page-nuns-tower = Věž
page-nuns-tools = Plán
page-nuns-follow = Sledovat
page-nuns-fit = Celý klášter
page-nuns-nearer = Blíž
page-nuns-farther = Dál
page-nuns-layers = Vrstvy
page-nuns-layer-numbers = Čísla
page-nuns-layer-names = Jména místností
page-nuns-layer-ways = Cesty strážkyň
page-nuns-layer-seenfrom = Odkud mě lze vidět
page-nuns-layer-trail = Můj poslední tah
page-nuns-eye = Kdo vidí toto místo?
page-nuns-eye-how = Vyber místo: tady stojí, zda je strážkyně vidí a proč.
page-nuns-goto = Na místo
page-nuns-guard-away = { $guard }, mimo obraz
page-nuns-legend-plan = tvůj plán, jen pro tebe
page-nuns-legend-ways = cesta strážkyně (3, 4: konec chůze)
page-nuns-legend-lit = teď je vidět
page-nuns-legend-from = odtud tě lze vidět
page-nuns-legend-free = trasa, kterou smí opustit
page-nuns-legend-bound = trasa, která ji váže
page-nuns-legend-lit-guards = tohle strážkyně vidí
page-nuns-legend-line = { $novice } je uvnitř
page-nuns-legend-glow = pravděpodobné
page-nuns-legend-candle = svíčka svítí: není na plánu
page-nuns-next-step = další krok
page-nuns-offered = na výběr
page-nuns-planned = v plánu
page-nuns-caught-card = Jde otevřeně domů. Nikdo ji neuslyší ani nechytí, dokud neotočí kartu.
page-nuns-north = sever
page-nuns-northeast = severovýchod
page-nuns-east = východ
page-nuns-southeast = jihovýchod
page-nuns-south = jih
page-nuns-southwest = jihozápad
page-nuns-west = západ
page-nuns-northwest = severozápad

## The rail

page-nuns-round = Kolo
page-nuns-of = z { $rounds }
page-nuns-phase-novices = Táhnou novicky
page-nuns-phase-noise = Hluk
page-nuns-phase-guards = Táhnou strážkyně
page-nuns-phase-listening = Strážkyně naslouchají
page-nuns-bot = bot
page-nuns-moves = na tahu
page-nuns-last-cards = Poslední karty
page-nuns-path-to = { $colour }, do { $place }
page-nuns-heard-on = slyšena u { $places }
page-nuns-heard = slyšena
page-nuns-me = já
page-nuns-in-secret = Novicky vybírají tajně. Nikdo nevidí, kdo už má hotovo.
page-nuns-candle-lit = V cele hoří svíčka: novicka není na plánu.
page-nuns-lately = Naposledy

## The now bar: a novice

page-nuns-pill-secret = Tvůj tajný tah
page-nuns-pill-guard = Jsi na tahu: { $guard }
page-nuns-first-double = První tah platí dvojnásob.
page-nuns-card-line = Ukaž na kartu a uvidíš, kde může skončit.
page-nuns-cards = Karty
page-nuns-walk-line = Tři nebo čtyři kroky nejkratší cestou, otevřeně.
page-nuns-steps-needed =
    { $steps ->
        [0] { $card }: { $needed ->
            [one] nejméně { $needed } krok.
            [few] nejméně { $needed } kroky.
           *[other] nejméně { $needed } kroků.
        }
        [one] { $card }: v plánu { $steps } krok, ještě nejméně { $needed }.
        [few] { $card }: v plánu { $steps } kroky, ještě nejméně { $needed }.
       *[other] { $card }: v plánu { $steps } kroků, ještě nejméně { $needed }.
    }
page-nuns-steps-free =
    { $left ->
        [one] { $steps ->
            [one] { $card }: v plánu { $steps } krok. Zastavit, nebo ještě jeden?
            [few] { $card }: v plánu { $steps } kroky. Zastavit, nebo ještě jeden?
           *[other] { $card }: v plánu { $steps } kroků. Zastavit, nebo ještě jeden?
        }
       *[other] { $steps ->
            [0] { $card }: kam?
            [one] { $card }: v plánu { $steps } krok. Zastavit, nebo až { $left } další?
            [few] { $card }: v plánu { $steps } kroky. Zastavit, nebo až { $left } další?
           *[other] { $card }: v plánu { $steps } kroků. Zastavit, nebo až { $left } další?
        }
    }
page-nuns-steps-swift = Hbitá noha dovolí o krok víc; ukáže se s tvou kartou.
page-nuns-steps-last =
    { $steps ->
        [one] { $card }: v plánu { $steps } krok, víc nelze. Zastavit?
        [few] { $card }: v plánu { $steps } kroky, víc nelze. Zastavit?
       *[other] { $card }: v plánu { $steps } kroků, víc nelze. Zastavit?
    }
page-nuns-onto-guard = Na { $place } stojí { $guard }: to je chycení a konec tvého tahu.
page-nuns-stopped = Zastavila ses na { $place }. Nikdo nevidí, že máš hotovo.
page-nuns-guard-in-cell = Strážkyně tě vidí v cele: stojíš.
page-nuns-step-number = Krok { $step }
page-nuns-the-last-one = poslední
page-nuns-chip-dark = { $place } tma
page-nuns-chip-seen = { $place } vidět
page-nuns-chip-guard = { $place }: chycena
page-nuns-step-back = O krok zpět
page-nuns-stop = Zastavit
page-nuns-walk-to = Jít na { $place }
page-nuns-uncover-to-move = Odkryj a vyber
page-nuns-carries =
    { $count ->
        [one] Hod je slyšet na { $count } krok: { $guards }.
        [few] Hod je slyšet na { $count } kroky: { $guards }.
       *[other] Hod je slyšet na { $count } kroků: { $guards }.
    }
page-nuns-carries-nobody =
    { $count ->
        [one] Hod je slyšet na { $count } krok: neslyší ho nikdo.
        [few] Hod je slyšet na { $count } kroky: neslyší ho nikdo.
       *[other] Hod je slyšet na { $count } kroků: neslyší ho nikdo.
    }
page-nuns-not-now-blessing = Teď nepomůže.

## The now bar: the guards

page-nuns-gauge-walk = { $step } chůze
page-nuns-gauge-run = { $step } běh
page-nuns-stop-after = Zastavit: od kroku 3
page-nuns-false-where = Falešný hluk: vedle které strážkyně? Od té chvíle je volná.
page-nuns-false-at = Falešný hluk na { $place }, { $guard }
page-nuns-path-leads = do { $place }, { $steps }
page-nuns-path-ends = cíl trasy
page-nuns-locked = zamčeno
page-nuns-order-line = Druhá může využít, co první odhalí.

## If you stop

page-nuns-risk = Když zastavíš
page-nuns-if-stop = Když zastavíš na { $place }
page-nuns-you-are-on = Jsi na { $place }
page-nuns-seen-from =
    { $count ->
        [1] vidět z { $places }
        [2] vidět z { $places }
        [3] vidět z { $places }
       *[other] vidět z { $count } míst
    }
page-nuns-seen-from-nowhere = odnikud není vidět
page-nuns-seen-on-way = Vidí tě na { $places }.
page-nuns-unseen-so-far = Zatím tě nikdo nevidí.
page-nuns-unseen-all-way = Celou cestu tě nikdo nevidí.
page-nuns-unseen-now = Žádná strážkyně tě nevidí.
page-nuns-step-is-seen = Na { $place } tě uvidí: { $guards }.
page-nuns-step-is-dark = Na místě { $place } tě žádná strážkyně nevidí.
page-nuns-card-reaches = { $card }. Dosažitelných míst: { $count }, z toho potichu: { $silent }.
page-nuns-seen = Vidí tě
page-nuns-unseen = Nevidí tě
page-nuns-all-steps =
    { $count ->
        [one] jediný krok
        [few] všechny { $count } kroky
       *[other] všech { $count } kroků
    }
page-nuns-unheard = Neslyší tě
page-nuns-heard-in-six = Uslyší: { $count } z 6
page-nuns-heard-on-faces = slyšet při { $faces }
page-nuns-in-six = { $count } z 6
page-nuns-silent = ticho
page-nuns-instead = Místo toho:
page-nuns-instead-one = { $card } na { $place }

## My secret wish

page-nuns-wish = Mé tajné přání
page-nuns-wish-of = Tajné přání: { $novice }
page-nuns-key-taken = Klíč máš
page-nuns-home = Domů
page-nuns-in-round = kolo { $round }
page-nuns-from = Z { $place }:

## The guards’ panels

page-nuns-may-leave = { $guard }: smí opustit trasu?
page-nuns-leave-yes = ano, v tomto tahu
page-nuns-leave-no = ne, drží se jí
page-nuns-leave-no-heard = žádný hluk
page-nuns-leave-no-sees = nikdo na očích
page-nuns-leave-no-trace = žádné stopy
page-nuns-last-known = Co je známo
page-nuns-last-seen = viděna na { $place }, kolo { $round }
page-nuns-last-noise = hluk na { $place }, kolo { $round }
page-nuns-last-never = nikdy viděna ani slyšena
page-nuns-listening = Naslouchání
page-nuns-walk-listens = Chůze: potom naslouchá.
page-nuns-die-and = kostka a karta: { $cards }
page-nuns-run-deaf = Běh: potom nenaslouchá.
page-nuns-both-run = Běží obě: příští kolo se nehází.

## Tabs

page-nuns-sheet = Můj list
page-nuns-row-card = Karta
page-nuns-row-steps = Kroky
page-nuns-row-place = Místo
page-nuns-row-took = Vzala
page-nuns-took-key = K
page-nuns-took-wish = P
page-nuns-took-caught = C
page-nuns-sheet-note = Kolo { $round } je tvůj plán. K klíč, P přání, C chycena. Na konci hry list uvidí všichni.
page-nuns-paths = Trasy
page-nuns-u-turns =
    { $count ->
        [0] Žádný obrat už nezbývá.
        [one] Zbývá jeden obrat.
        [few] Zbývají { $count } obraty.
       *[other] Zbývá { $count } obratů.
    }
page-nuns-end-line =
    { $captures ->
        [0] Kolo { $round } z { $rounds }, žádné chycení.
        [one] Kolo { $round } z { $rounds }, jedno chycení.
        [few] Kolo { $round } z { $rounds }, { $captures } chycení.
       *[other] Kolo { $round } z { $rounds }, { $captures } chycení.
    }
page-nuns-end-ways = Všechny cesty té noci

## Keys

page-nuns-key-cards = stát, plížit se
page-nuns-key-run = běžet
page-nuns-key-walk = jít; jinak kdo vidí toto místo
page-nuns-key-arrows = nejbližší soused tím směrem
page-nuns-key-enter = vzít místo, nebo zastavit
page-nuns-key-back = o krok zpět
page-nuns-key-follow = sledovat
page-nuns-key-fit = celý klášter
page-nuns-key-nearer = blíž
page-nuns-key-farther = dál
page-nuns-key-layers = vrstvy
page-nuns-key-eye = kdo vidí toto místo
page-nuns-key-goto = na místo podle čísla
page-nuns-key-novice = další novicka
page-nuns-key-ways = cesty strážkyň
page-nuns-key-close = zavřít

## The log and the notebook

nuns-heading = Kolo { $round }
page-nuns-heat = Kde může být?
page-nuns-heat-nobody = Nikdo
page-nuns-heat-me = { $novice }: co o mně mohou vědět
page-nuns-heat-behaviour = podle toho, jak hrají
page-nuns-where = Kde mohou být?
page-nuns-where-glow = čára: jistě, záře: nejspíš
page-nuns-where-line = čára: jistě
page-nuns-places = { $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
page-nuns-likeliest = { $share } na { $place }
page-nuns-of-me = Co o mně mohou vědět
page-nuns-step-to = Krok na
page-nuns-chance = šance spatřit: { $novice }
page-nuns-chance-anybody = šance někoho spatřit
page-nuns-at-once = hned
page-nuns-by-step = do kroku { $step }
page-nuns-seen-by-step = Spatřena do kroku
page-nuns-anybody = Někdo
page-nuns-ahead-spoken = { $novice }: spatřena do kroku { $step } { $share }, pak slyšena { $heard }
page-nuns-ahead-silent = { $novice }: spatřena do kroku { $step } { $share }
page-nuns-walk-and-listen = Dojít na { $place } a naslouchat:
page-nuns-listen-from = z místa { $place }, není-li do té doby spatřena
page-nuns-order-bound = drží se jí
nuns-notes-key = Klíč
nuns-notes-wish = Přání
nuns-notes-home = Na cestě domů

## A new table

nuns-preset-2010 = 2010
nuns-preset-2025 = 2025
nuns-preset-web = Web
nuns-preset-2010-how = Původní: lucerny svítí do půlkruhu, na šest kroků.
nuns-preset-2025-how = Nové vydání: strážkyně vidí celou místnost, v níž je.
nuns-preset-web-how = Jako na webu: výhled bez omezení, žádná požehnání, vlastní cela je bezpečná.

# What gives away, by kind of move (my page)
nuns-away-play = Jak jdeš
nuns-away-step = Cesty, kterými jdeš
nuns-away-stop = Kde se zastavíš
nuns-away-use = Požehnání, která použiješ
