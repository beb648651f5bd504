## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, na úvodní stránku
lobby-ways = Cesty
lobby-notices = Upozornění
lobby-sign-in = Přihlásit se
lobby-games = Hry
lobby-greeting =
    { $part ->
        [morning] Dobré ráno
        [day] Dobrý den
       *[evening] Dobrý večer
    }, { $name }.{ $waiting ->
        [0] { "" }
        [1] { " " }Čeká na tebe jeden stůl.
        [2] { " " }Čekají na tebe dva stoly.
        [3] { " " }Čekají na tebe tři stoly.
        [few] { " " }Čekají na tebe { $waiting } stoly.
       *[other] { " " }Čeká na tebe { $waiting } stolů.
    }
lobby-guest-names = Anselm, Benedikt, Klára, Dorota, Edmund, Felicita, Řehoř, Hildegarda, Ivo, Jeroným, Lucie, Matylda, Prokop, Ludmila, Vojtěch, Sibyla, Voršila, Václav
lobby-titles-rose = Zima v opatství, Sedmý den, Svíčky a inkoust, Sníh na křížové chodbě, Tiché skriptorium, Po nešporách, Šest kápí, Po kompletáři
lobby-titles-eleven = Jedenáct v jedenáct, Pára nad Turínem, Poslední varhany, Mosaz a mlha, Před půlnocí, Kola osudu, Hodina vlka, Kosmická harmonie
lobby-titles-nuns = Neděle v klášteře, Bosky po kameni, Vrzající dveře, Zhasněte, Noc pro zákusek, Pst, Měsíc nad klášterem, Dvě lucerny
lobby-length-rose = 2 až 5 hráčů · asi 75 minut
lobby-length-eleven = 3 až 6 hráčů · jedenáct hodin
lobby-length-nuns = 2 až 8 hráčů · patnáct kol
lobby-waiting =
    { $waiting ->
        [one] 1 čeká na tebe
        [few] { $waiting } čekají na tebe
       *[other] { $waiting } čeká na tebe
    }
lobby-all-matches = Ukázat všech { $matches } partií
lobby-progress-rose =
    { $number ->
        [7] kolo podezření
       *[other] den { $number } ze 6
    }
lobby-progress-eleven = hodina { $number } z 11
lobby-progress-nuns = kolo { $number }
lobby-mark-rose =
    { $number ->
        [7] Kolo podezření
       *[other] Den { $number }
    }
lobby-mark-eleven = Hodina { $number }
lobby-mark-nuns = Kolo { $number }
lobby-opened = od { $day }
lobby-opened-today = od dneška
lobby-bots =
    { $bots ->
        [one] 1 bot
        [few] { $bots } boti
       *[other] { $bots } botů
    }
lobby-free =
    { $free ->
        [one] 1 volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
lobby-my-place =
    { $place ->
        [1] Výhra
       *[other] { $place }. místo
    }
lobby-status-mine = Jsi na řadě
lobby-status-playing = ostatní vybírají
lobby-status-of = { $name } volí
lobby-left-days =
    { $days ->
        [one] zbývá { $days } den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
    }
lobby-left-hours = zbývá { $hours } h
lobby-left-minutes = zbývá { $minutes } min
lobby-left-seconds = zbývá méně než minuta
lobby-status-open = čeká na lidi
lobby-status-paused = pozastaveno
lobby-status-ended = skončeno
lobby-status-closed = zavřeno
lobby-new-table = Nový stůl
lobby-join-how = Vlož odkaz nebo napiš šest znaků z pozvánky.
lobby-join-code = Odkaz nebo kód
lobby-new-here = Poprvé tady?
lobby-new-here-how = Adson ti za tři minuty ukáže první tah. Bez pravidel.
lobby-invited-by = { $host } tě zve ke hře „{ $game }“
lobby-invited-to = Pozvánka ke hře „{ $game }“
lobby-invited = Máš tu místo
lobby-invited-seat = „{ $title }“, místo { $numeral }
lobby-name-any = Tohle uvidí ostatní. Později to můžeš změnit.
lobby-link-used = S tímto odkazem si už někdo sedl.
lobby-link-used-how = Odkaz otevře jedno místo, a jen jednou. Požádej o nový, je to jedno kliknutí.
lobby-watch = Raději se dívat
lobby-rules-of = { $game }: pravidla
lobby-contents = Obsah
lobby-search-rules = Hledat v pravidlech
lobby-found =
    { $hits ->
        [0] Nic nenalezeno
        [one] 1 místo
        [few] { $hits } místa
       *[other] { $hits } míst
    }
lobby-rule = Pravidlo { $number }, odkaz
lobby-table-of-rules = Tabulka
lobby-key-search = hledat v pravidlech
lobby-replay-pill = Záznam · okamžik { $at } z { $of }
lobby-replay-at = Okamžik { $at } z { $of }
lobby-replay-moment = Okamžik partie
lobby-replay-eyes = Očima
lobby-replay-watcher = Divák
lobby-replay-open = Vše odkryté
lobby-replay-hand = Ruka a tajemství
lobby-replay-link = Odkaz na tento okamžik
lobby-replay-play = Přehrát
lobby-replay-pause = Pozastavit
lobby-replay-speed = Rychlost { $speed }×
lobby-key-before = o okamžik zpět
lobby-key-after = o okamžik dál
lobby-key-first = na začátek
lobby-key-last = na konec
lobby-key-play = přehrát nebo pozastavit
lobby-copied = Zkopírováno.
lobby-copy-yourself = Prohlížeč stránce nedovolí kopírovat. Označ text a zkopíruj ho.

## The page around the match: a new table, and every option in plain words

lobby-yes = Ano
lobby-no = Ne
lobby-set-sensibly = Všechno je rozumně nastavené. Změň jen to, co chceš.
lobby-table-stands = Stůl stojí. Teď ostatní.
lobby-begins = Hra začne sama, až budou všechna místa obsazená.
lobby-which-game = Která hra
lobby-how-we-play = Jak hrajeme
lobby-start = Začít
lobby-chair-me = Ty
lobby-chair-invited = Přítel
lobby-chair-open = Kdokoli
lobby-chair-me-how = ty
lobby-chair-invited-how = odkazem nebo kódem
lobby-chair-open-how = kdo dřív přijde
lobby-chair-bot-level = Bot · { $level }
lobby-bot-random = náhodný
lobby-bot-random-how = cokoli dovoleného
lobby-bot-thrifty = opatrný
lobby-bot-thrifty-how = náhodný, ale vydrží do konce
lobby-bot-greedy = hltavý
lobby-bot-greedy-how = bere, co teď vypadá nejlíp
lobby-bot-deducer = luštitel
lobby-bot-deducer-how = čte v tobě, sám se neskrývá
lobby-guards = vede strážkyně
lobby-guards-second = vede převorku
lobby-novices = novicka
lobby-add-seat = Přidat místo { $numeral }
lobby-remove-seat = Odebrat místo { $numeral }
lobby-not-me = U tohoto stolu se jen díváš. Chceš-li hrát, zvol „Já“, třeba na místě { $numeral }.
lobby-preset = Které vydání
lobby-preset-2010 = 2010
lobby-preset-2025 = 2025
lobby-preset-web = Web
lobby-preset-2010-how = Původní: lucerny svítí do půlkruhu, na šest kroků.
lobby-preset-2025-how = Nové vydání: strážkyně vidí celou místnost, v níž je.
lobby-preset-web-how = Jako na webu: výhled bez omezení, žádná požehnání, vlastní cela je bezpečná.
lobby-clock = Jak rychle
lobby-clock-why = Čas na každé rozhodnutí. Když vyprší, místo podrží bot.
lobby-clock-none = Bez hodin
lobby-clock-minutes = 2 minuty
lobby-clock-day = 1 den
lobby-clock-days = 3 dny
lobby-more-rules =
    { $count ->
        [one] Ještě jedno domácí pravidlo
        [few] Ještě { $count } domácí pravidla
       *[other] Ještě { $count } domácích pravidel
    }
lobby-rules-say = Podrobně je to vše v části
lobby-own-file = Vlastní soubor
lobby-table = Stůl
lobby-title = Jeho jméno
lobby-another-title = Jiné jméno
lobby-allows_spectators = Kdokoli se smí dívat
lobby-allows_spectators-why = Diváci vidí jen to veřejné.
lobby-chat = Povídání
lobby-chat-why = Hráči si mohou psát.
lobby-public = Ve veřejném seznamu
lobby-public-why = Cizí najdou volná místa na úvodní stránce.
lobby-files = Hru vlastním
lobby-files-why = Hraj s tištěnými hodnotami: dej vlastní soubor. Zůstane u tohoto stolu.
lobby-files-choose = Vybrat soubory
lobby-invite = Pozvat na místo { $numeral }
lobby-invite-how = Ukaž kód nebo pošli odkaz. Otevře toto místo, jednou.
lobby-which-seat = Které místo
lobby-qr = Kód pro fotoaparát: odkaz na místo { $numeral }
lobby-code = Kód pro místo { $numeral }
lobby-link = Odkaz na místo { $numeral }
lobby-copy = Kopírovat
lobby-share = Sdílet
lobby-new-link = Vytvořit odkaz
lobby-new-link-how = Starší odkaz na toto místo pak neplatí.
lobby-waiting-open = Hledáme hráče
lobby-waiting-public = Stůl je v seznamu na úvodní stránce.
lobby-waiting-open-how = Pošli adresu tohoto stolu, komu chceš.
lobby-is-here = je tu
lobby-not-here = ještě tu není
lobby-waiting-for =
    { $count ->
        [one] Čekáme na místo { $seats }.
       *[other] Čekáme na místa { $seats }.
    }
lobby-fill = Doplnit boty a začít
lobby-hot-how = Sedněte si kolem jednoho zařízení. Kdo volí, drží je; mezi dvěma lidmi všechno skryje opona.
lobby-hot-person = Tady
lobby-name-of = Jméno na místě { $numeral }

## The page around the match: me

lobby-name-how = Co vidí ostatní
lobby-this-device = Toto zařízení
lobby-sound = Zvuk
lobby-sound-why = Tiché zvuky při tahu a na konci. Nikdy neprozradí, co bylo zvoleno.
lobby-ask = Ptát se před každým tahem
lobby-ask-why = Ukáže, k čemu volba povede, a odešle ji, až ji ještě jednou potvrdíš.
lobby-sound-on = Zapnuto
lobby-sound-off = Vypnuto
lobby-notices-how = Krátká zpráva, když jsi na řadě a díváš se jinam. Nejmenuje žádnou kartu ani tajemství.
lobby-notices-start = Upozornit na tomto zařízení
lobby-notices-stop = Zde už neupozorňovat
lobby-notices-on = Dozvíš se to, dokud je otevřená stránka Sub Rosa.
lobby-notices-far = Na tomto zařízení se to dozvíš i při zavřené stránce.
lobby-notices-near = Upozornění při zavřené stránce tu nejsou možná.
lobby-notices-denied = Prohlížeč má zakázáno ukazovat upozornění tohoto webu. Povolit je můžeš v jeho nastavení.
lobby-notices-never = Tento prohlížeč upozornění nezná.
lobby-account = Účet
lobby-account-how = Jsi host a zná tě jen toto zařízení. Se jménem a heslem se vrátíš odkudkoli.
lobby-account-has = Přihlašuješ se jako „{ $login }“. Tady můžeš jméno i heslo změnit.
lobby-account-come = Přihlas se jménem a heslem, které máš.
lobby-login = Přihlašovací jméno
lobby-password = Heslo
lobby-password-now = Dosavadní heslo
lobby-password-new = Nové heslo
lobby-password-hint = Aspoň osm znaků.
lobby-take-login = Vzít si toto jméno
lobby-change-login = Změnit
lobby-come-in = Přihlásit se
lobby-have-login = Už jméno mám
lobby-no-login = Ještě žádné nemám
lobby-signed-in = Vítej zpět.
lobby-programs = Programy
lobby-programs-how = S klíčem za tebe hraje program: vlastní bot nebo terminál. Kdo ho má, může hrát za tebe.
lobby-token-for = Pro který program?
lobby-token-make = Vytvořit klíč
lobby-token-once = Zkopíruj si ho hned: ukáže se jen jednou.
lobby-token-drop = Zrušit
lobby-token-used = naposledy { $day }
lobby-token-made = vytvořen { $day }, zatím nepoužit
lobby-out = Odhlásit se
lobby-out-how = Na tomto zařízení, nebo na všech ostatních.
lobby-out-guest = Jsi host: kdo se odhlásí, k těmto partiím se nevrátí. Nejdřív si vezmi přihlašovací jméno.
lobby-out-really = Odhlásit se nadobro
lobby-stay = Zůstat
lobby-out-others = Odhlásit všude jinde
lobby-others-out = Všechna ostatní zařízení jsou odhlášena.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adsonova lekce
lobby-lesson-of = { $game }: první tah
lobby-lesson-intro = Jsem Adson. Sedím vedle tebe u skutečného stolu s boty a říkám vždy jen jednu věc. Zkus, co chceš: tady se nic nepokazí.
lobby-lesson-length = { $steps } kroků, asi tři minuty
lobby-lesson-begin = Začít
lobby-lesson-go-on = Pokračovat krokem { $at }
lobby-lesson-anew = Od začátku
lobby-lesson-step = Krok { $at } z { $of }
lobby-lesson-leave = Odejít
lobby-lesson-skip = Přeskočit
lobby-lesson-show = Ukaž mi to
lobby-lesson-next = Dál
lobby-lesson-play-on = Hrát dál
lobby-lesson-wait = Ostatní táhnou. Dívej se, brzy jsi na řadě ty.
lobby-lesson-asked = Teď: { $question }
lobby-lesson-covered = zakrytý
lobby-lesson-rose-secret-title = Jeden mnich jsi ty
lobby-lesson-rose-secret = Tvůj tajný mnich: { $monk }. Nikdo jiný to neví. Na konci má být nejméně obtížený a nikdo nemá poznat, že je tvůj. Klávesou H tajemství zakryješ.
lobby-lesson-rose-tracks-title = Podezření dnes, indicie navždy
lobby-lesson-rose-tracks = Podezření je nálada dne. Každou noc se změní v indicie: nejpodezřelejší dostane 5, další 4, pak 3, 2, 1, 0. Indicie zůstávají. Na konci vyhrává nejméně indicií.
lobby-lesson-rose-card-title = Každý táhne každým mnichem
lobby-lesson-rose-card = Zahraj jednu ze tří karet. Karta mnicha ho pošle kamkoli, karta budovy tam přivede kteroukoli figurku, třetí druh zavolá Williama nebo Adsona. Vlastní barvu k tomu nepotřebuješ.
lobby-lesson-rose-time-title = Každá karta stojí čas
lobby-lesson-rose-time = Číslo na kartě posune sluneční hodiny. Kdo dojde na modré pole, ukončí den a vezme si kartu události: na konci 2 indicie. Žetony času z úkolů šetří každý jeden krok.
lobby-lesson-rose-place-title = Kdo má úkol, není podezřelý
lobby-lesson-rose-place = Leží-li tam úkol v barvě mnicha, podezření klesne o jeho číslo a žeton si necháš. Neleží-li, stoupne o vše, co tam je. Proč pomáhat cizímu? Protože se ostatní dívají.
lobby-lesson-rose-tasks-title = Podívej, co z toho vzešlo
lobby-lesson-rose-tasks = Značka na počítadle podezření se pohnula. Všichni to viděli a ptají se: přeješ tomu mnichovi, nebo si to máme jen myslet? Táhni přáteli i nepřáteli.
lobby-lesson-rose-watch-title = Sleduj ostatní
lobby-lesson-rose-watch = Komu pomáhají a koho přivádějí do potíží? William dá nebo vezme 3 indicie, Adson 5 podezření každému mnichovi, kterého potká. Záznam si vše pamatuje. Na konci řekneš, kdo je kdo.
lobby-lesson-rose-night-title = Noci a odhalení
lobby-lesson-rose-night = Každý den má událost, která mění pravidlo. Po dnech 1, 3 a 5 každý tajně vybere barvu, kterou není, a všichni ji ukážou: ten mnich dostane 2 indicie a okruh se zúží.
lobby-lesson-rose-end-title = Sedmý den
lobby-lesson-rose-end = Sedmý den vyslovíš podezření o všech a všichni o tobě. Za každého, kdo tě prohlédne, dostane tvůj mnich další indicie. Dobře se skrývej a dobře se dívej. Stůl je tvůj: hraj dál, nebo se vrať později.
lobby-lesson-eleven-goal-title = Najdi Vyvoleného
lobby-lesson-eleven-goal = Jedna z osmi postav může spasit svět. Její karta leží stranou. Ty držíš jednu, která to jistě není; zbylé mají ostatní nebo leží v hromádce neznámých. Hrdina přivede Vyvoleného s patnácti notovými listy k varhanám.
lobby-lesson-eleven-auction-title = Čas jsou peníze
lobby-lesson-eleven-auction = Každá hodina má svou událost; pak se draží pořadí a platí se časem. Kdo volí dřív, má nejlepší figurku; poslední smí položit žeton místa. Čas je život: na 0 jsi mimo hru. Zkus nabídnout 1; pasovat nic nestojí.
lobby-lesson-eleven-clue-title = Polož stopu
lobby-lesson-eleven-clue = Teď přijdou na plán stopy, od každého jedna, jen od prvního v pořadí žádná. Figurka, která přes ni přejde, ji smí vzít; odevzdaná stopa posílí akci. Polož ji tam, kudy brzy půjdeš, ne k ostatním.
lobby-lesson-eleven-figure-title = Kterákoli figurka, na tento tah
lobby-lesson-eleven-figure = Ve svém tahu vedeš kteroukoli figurku, kterou v této hodině ještě nikdo nevedl. O tvé kartě to nic neříká. Každá má schopnost, která působí hned: ukaž na portrét a přečti si ji. Vyber.
lobby-lesson-eleven-gears-title = Otoč koly
lobby-lesson-eleven-gears = Tři kola se točí spolu, o jeden, dva nebo tři zuby, každý za 1 jednotku času. Pak ukážou dopravu, počet kroků a akci tohoto tahu. Než zaplatíš, podívej se, co by přišlo.
lobby-lesson-eleven-move-title = Jdi, jeď, nebo zůstaň
lobby-lesson-eleven-move = Každý krok stojí 1 jednotku času, nejvýš tolik, kolik je ukázáno. Jedna jízda ukázanou dopravou je zdarma, z pole její barvy na jiné. Stopy cestou smíš vzít. Zůstat nic nestojí a často je to moudré.
lobby-lesson-eleven-investigate-title = Kdo to není?
lobby-lesson-eleven-investigate = Pátrání ti ukáže kartu, kterou určí los, z ruky jiného hráče nebo z hromádky neznámých. Koho vidíš, ten není Vyvolený. Škrtej, až zbude jeden. Pohled nestojí čas, ale ostatní hledají taky.
lobby-lesson-eleven-organ-title = Kde jsou varhany?
lobby-lesson-eleven-organ = Čtyři strany kompasu zužují, kde varhany mohou být: na sever, jih, západ a východ od budov. Poslední v pořadí tam smí položit žeton místa. Se čtvrtým přijdou varhany na plán.
lobby-lesson-eleven-fenrir-title = V páté hodině se probudí vlk
lobby-lesson-eleven-fenrir = Pak se rozdají tajné role a jeden z vás je Fenrir. Chce polapit Vyvoleného. Kdo věří, že vyhraje, vyhlásí vítězství, jmenuje Vyvoleného a musí to dokázat v témž tahu. Po jedenácté hodině prohrají všichni. Hraj dál!
lobby-lesson-nuns-wish-title = Tvé tajné přání
lobby-lesson-nuns-wish = Jsi novicka a v noci jsi vstala z lůžka. Karta jmenuje klíč a zamčené přání. Dones si klíč, pak přání a buď v cele dřív než ostatní, než noc skončí.
lobby-lesson-nuns-map-title = Klášter v noci
lobby-lesson-nuns-map = Každý bod je místo, každá čára krok. Abatyše a převorka chodí po svých trasách s lucernami. Na plánu se vidíš jen ty: ostatní nevědí, kde jsi, dokud tě nikdo nevidí ani neslyší.
lobby-lesson-nuns-card-title = Rychle znamená hlasitě
lobby-lesson-nuns-card = Zvol, jak se pohneš: stát, plížit se, jít, nebo běžet. Kartu vidí všichni, cestu nikdo. Čím rychleji, tím hlasitěji. Prvním tahem se dostaneš dvakrát tak daleko. Chůze je dobrý začátek.
lobby-lesson-nuns-way-title = Najdi si cestu
lobby-lesson-nuns-way = Teď udělej kroky ke klíči a zastav, kdy chceš, jak karta dovolí. Drž se mimo světlo: místa, kam strážkyně vidí, jsou označená. Nikdo se nedozví, kdy ses zastavila.
lobby-lesson-nuns-noise-title = Kostka za každý zvuk
lobby-lesson-nuns-noise = Po tahu se za tebe hodí kostkou: s hlukem tvé karty řekne, jak daleko tě slyšet. Uslyší-li tě strážkyně, položíš vedle ní žeton hluku směrem k sobě: směr, ne místo.
lobby-lesson-nuns-sight-title = Do světla
lobby-lesson-nuns-sight = Když tě strážkyně uvidí, stojíš na plánu pro všechny a ona smí opustit trasu. Vystoupíš-li z výhledu, zase zmizíš; kudy, ukážou stopy. Chycená jdeš domů viditelně, dokud neotočíš kartu.
lobby-lesson-nuns-sheet-title = Záznamový list
lobby-lesson-nuns-sheet = Tvůj list si kolo po kole pamatuje, kde jsi byla; do konce patří jen tobě. Záznam vedle říká, co všichni viděli a slyšeli. Podle něj hrají strážkyně: mysli na to, co tvé zvuky prozradily.
lobby-lesson-nuns-home-title = Klíč, přání, postel
lobby-lesson-nuns-home = Kdo je první doma s přáním, vyhrává. Strážkyně vyhrají, když chytají dost často, nebo když přijde ráno. Každá hraje za sebe, ale hluk jinde pomůže všem. Noc je tvoje: hraj dál, nebo se vrať.
