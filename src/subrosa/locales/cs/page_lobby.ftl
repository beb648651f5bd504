## The page around the match: start page, invitations, replay, rules

lobby-home = Sub Rosa, na úvodní stránku
lobby-ways = Hlavní nabídka
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
lobby-waiting =
    { $waiting ->
        [one] 1 čeká na tebe
        [few] { $waiting } čekají na tebe
       *[other] { $waiting } čeká na tebe
    }
lobby-all-matches = Ukázat všech { $matches } partií
lobby-opened = založeno { $day }
lobby-opened-today = založeno dnes
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
lobby-new-here-how = Adson ti za tři minuty ukáže první tah. Bez čtení pravidel.
lobby-invited-by = { $host } tě zve ke hře „{ $game }“
lobby-invited-to = Pozvánka ke hře „{ $game }“
lobby-invited = Máš tu místo
lobby-invited-nowhere = Tahle pozvánka k žádnému místu nevede
lobby-no-such-code = Pod tímhle kódem žádné místo není. Podívej se na něj znovu, nebo požádej o nový.
lobby-invited-seat = „{ $title }“, místo { $numeral }
lobby-name-any = Tohle uvidí ostatní. Později to můžeš změnit.
lobby-link-used = Místo z téhle pozvánky je už obsazené.
lobby-link-used-how = Pozvánka otevře jedno místo, a jen jednou. Požádej o novou, je to jedno kliknutí.
lobby-link-damaged-how = Zkopíruj znovu celý odkaz, nebo požádej o nový.
lobby-table-gone = Tenhle stůl už tu není.
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
lobby-replay-pill = Záznam · tah { $at } z { $of }
lobby-replay-at = Tah { $at } z { $of }
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
lobby-table-stands = Stůl je připravený. Teď ostatní.
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
lobby-add-seat = Přidat místo { $numeral }
lobby-remove-seat = Odebrat místo { $numeral }
lobby-not-me = U tohoto stolu se jen díváš. Chceš-li hrát, zvol „Já“, třeba na místě { $numeral }.
lobby-preset = Které vydání
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
lobby-chat = Chat
lobby-chat-why = Hráči si mohou psát.
lobby-public = Ve veřejném seznamu
lobby-public-why = Cizí najdou volná místa na úvodní stránce.
lobby-rated = Počítá se do hodnocení
lobby-rated-why = Na konci se všem změní hodnocení; každý člověk vidí jen svoje.
lobby-bot-rating = hodnocení { $rating }
lobby-notebook = Co zápisníky vypočítají
lobby-notebook-why = Pro všechny stejně: jen vlastní poznámky, i to, co je jisté, nebo i jak pravděpodobné je ostatní.
lobby-notebook-off = Vlastní
lobby-notebook-certain = Jisté
lobby-notebook-full = Vše
lobby-files = Hru vlastním
lobby-files-why = Hraj s tištěnými hodnotami: přidej vlastní soubor. Zůstane u tohoto stolu.
lobby-files-choose = Vybrat soubory
lobby-invite = Pozvat na místo { $numeral }
lobby-invite-how = Ukaž kód nebo pošli odkaz. Otevře toto místo, jednou.
lobby-which-seat = Které místo
lobby-qr = Kód pro fotoaparát: odkaz na místo { $numeral }
lobby-code = Kód pro místo { $numeral }
lobby-link = Odkaz na místo { $numeral }
lobby-address = Adresa stolu
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
lobby-notices-denied = Prohlížeč blokuje upozornění tohoto webu. Povolit je můžeš v jeho nastavení.
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
lobby-house = Vzkaz provozovatele
lobby-host-says = Provozovatel tohoto serveru vzkazuje: { $message }
lobby-forgotten = Heslo si nepamatuji
lobby-forgotten-sent = Pokud takový účet existuje a má e-mailovou adresu, odkaz na nové heslo je na cestě.
lobby-recover = Nové heslo
lobby-recover-how = Zvol si jiné heslo. Všechna tvá zařízení a programy se odhlásí.
lobby-recover-done = Heslo je změněno. Vítej zpět.
lobby-mail = Adresa pro e-maily
lobby-mail-how = Pro zapomenuté heslo a když jsi na tahu, pokud tento server e-maily posílá. Nikdo jiný ji nevidí.

## The page around the match: lessons, at most sixty words a thought

lobby-lesson-title = Adsonova lekce
lobby-lesson-practise = Procvičit dedukci
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
lobby-lesson-try = Vyzkoušet
lobby-lesson-next = Dál
lobby-lesson-play-on = Hrát dál
lobby-lesson-wait = Ostatní táhnou. Dívej se, brzy jsi na řadě ty.
lobby-lesson-asked = Teď: { $question }
lobby-lesson-covered = zakrytý
