## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Hrát dál odtud
replay-play-on-how = Po tahu { $move } začne tvůj vlastní stůl, přesně tak, jak tehdy stál. Ostatní místa obsadí boti; co přijde dál, je otevřené, a náhoda losuje znovu.
replay-play-on-as = Na čím místě?
replay-play-on-bots = Jak dobří budou boti?
replay-to-end = Zpět na konec
replay-clip = Pohyblivý obrázek
replay-clip-how = Poslední tahy až po tento okamžik v jednom pohyblivém obrázku, na památku nebo pro přátele
replay-holds = Drží: { $things }
replay-key-mark-before = K předchozímu označenému okamžiku
replay-key-mark-after = K dalšímu označenému okamžiku
replay-unseen = { $seat } rozhoduje o něčem, co se nikdo jiný nedozví.
replay-begins = Ještě nikdo netáhl.
profile-title = Moje stránka
profile-settings = Nastavení
profile-since =
    { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    } od { $day }
profile-minutes = { $game }: každá asi { $minutes } min
profile-won = Vyhráno
profile-of = z { $matches }
profile-luck = čistou náhodou by to bylo { $luck }
profile-none = Zatím nic.
profile-guesses = Správné tipy
profile-guesses-of = { $right } z { $all } v kolech podezření
profile-percent = { $percent } %
profile-row = Výher v řadě
profile-row-most = rekord: { $count }
profile-puzzles = Hádanky v řadě
profile-days =
    { $days ->
        [one] den
        [few] dny
       *[other] dní
    }
profile-away = Prozradíš na tah
profile-away-bits = bitu
profile-away-of =
    { $matches ->
        [0] z dohraných partií
        [one] z poslední partie
        [few] z posledních { $matches } partií
       *[other] z posledních { $matches } partií
    }
profile-away-what = Co tě prozrazuje
profile-away-how =
    Bity na tah, z { $matches ->
        [one] poslední partie
        [few] posledních { $matches } partií
       *[other] posledních { $matches } partií
    }.
profile-away-other = Všechno ostatní
profile-away-each = { $bits } bitu na tah
profile-practise = Procvičit
profile-sure = Jistota a skutečnost
profile-sure-of = { $right } z { $all } správně
profile-sure-was = Označeno „{ $mark }“: platilo v { $share } případů.
profile-sure-how = Značky z tvých zápisníků ve srovnání s tím, co byla pravda. Zůstávají v tomto zařízení.
profile-sure-few =
    Ještě { $left ->
        [one] jedna značka
        [few] { $left } značky
       *[other] { $left } značek
    } v zápisnících a začne to o něčem vypovídat.
profile-ratings = Hodnocení
profile-moved = hodnocení { $by }
profile-rating-how = Jen pro tebe. Všichni začínají na 1000; v devatenácti případech z dvaceti leží pravda v rozmezí ±. Po radě, nebo když se něco vezme zpět, se partie nepočítá.
profile-rating-none = Zatím se žádná partie nepočítala.
profile-rating-matches =
    { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }
profile-rating-course = Počet posledních partií: { $matches }; od { $first } do { $last }
profile-near-far-below = hluboko pod botem „{ $bot }“
profile-near-below = o něco pod botem „{ $bot }“
profile-near-level = na úrovni bota „{ $bot }“
profile-near-above = o něco nad botem „{ $bot }“
profile-near-far-above = vysoko nad botem „{ $bot }“
profile-near-nobody = boti tu musí nejdřív víc hrát
profile-near-soon = první dojem
profile-by-game = Výhry podle her
profile-with-people = S lidmi
profile-with-bots = Proti botům
profile-part = { $part } { $won } z { $matches }
profile-seats =
    { $seats ->
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }: vyhráno { $won } z { $matches }
profile-few =
    Ještě { $left ->
        [one] jedna partie
        [few] { $left } partie
       *[other] { $left } partií
    } s lidmi a začne to něco znamenat.
profile-filter = Která hra
profile-all = Všechny
profile-as = jako { $part }
profile-won-it = Výhra
profile-companions = Spoluhráči
profile-companion =
    { $matches ->
        [one] 1 partie
        [few] { $matches } partie
       *[other] { $matches } partií
    } · výhry: ty { $won }, protějšek { $theirs }
profile-alone = Zatím nikdo. Objeví se tu ti, se kterými hraješ.
profile-invited = Místo je vyhrazené pro hráče { $name }; pozvánka čeká pod zvonkem.
profile-mine = Co je moje
profile-mine-how = Tuto stránku vidíš jen ty. Vzniká z dohraných partií.
profile-export = Exportovat vše
profile-delete = Smazat…
profile-delete-short = Ostatním jejich partie zůstanou, bez tvého jména. Sedm dní to jde vzít zpět.
profile-delete-title = Smazat tvůj účet?
profile-delete-how = Smaže se za sedm dní; do té doby si ho můžeš ponechat. Hned tě všude jinde odhlásíme, a kde hrají i jiní, převezme tvé místo bot.
profile-delete-then = Potom se smažou partie, u kterých nikdo jiný neseděl. Kde hráli i jiní, tam jim partie zůstane, bez tvého jména a bez tvých zpráv.
profile-delete-guest = Jako hosta tě zná jen tento prohlížeč: jen tady si to můžeš rozmyslet.
profile-delete-name = Napiš své jméno: { $name }
profile-delete-yes = Smazat za sedm dní
farewell-title = Smazání tvého účtu
farewell-on = Tvůj účet bude smazán { $day }.
farewell-keep = Ponechat si účet
farewell-kept = Tvůj účet zůstává.
profile-nobody = Nejdřív si zahraj: pak bude tato stránka tvoje.
avatar-title = Obrázek u tvého jména
avatar-none = První písmeno
avatar-flower = Růže
avatar-owl = Sova
avatar-cat = Kočka
avatar-fox = Liška
avatar-raven = Havran
avatar-key = Klíč
avatar-candle = Svíčka
avatar-quill = Brk
avatar-book = Kniha
avatar-gear = Ozubené kolo
avatar-moon = Měsíc
avatar-bell = Zvonek
quick-title = Hrát s neznámými
quick-how = Jedno kliknutí: přisedneš tam, kde někdo čeká, nebo jiní přijdou k tobě. Dvě minuty na rozhodnutí.
quick-waiting =
    { $count ->
        [0] nikdo nečeká
        [one] 1 čeká
        [few] { $count } čekají
       *[other] { $count } čeká
    }
quick-side = Která strana
quick-any = Je to jedno
quick-fill = Začít hned s boty
watch-label = Divák
watch-title = Díváš se.
watch-others =
    { $count ->
        [one] ještě 1 divák
        [few] ještě { $count } diváci
       *[other] ještě { $count } diváků
    }
watch-count =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
watch-how = Vidíš to, co celý stůl. Co ví jen jeden hráč, zůstane do konce skryté; pak vše odkryje záznam.
inbox-unread =
    { $count ->
        [one] 1 nové upozornění
        [few] { $count } nová upozornění
       *[other] { $count } nových upozornění
    }
inbox-empty = Nic na tebe nečeká.
inbox-turn = { $title }: jsi na tahu.
inbox-turn-go = Hrát
inbox-invitation = { $name } ti drží místo: { $title }.
inbox-invitation-go = Sednout si
inbox-over =
    { $title } skončila. { $place ->
        [1] Výhra je tvá.
       *[other] Tvé umístění: { $place }. místo.
    }
inbox-over-go = Podívat se
inbox-settings = Jak tě upozornit
chat-phrases = Jedním kliknutím
stranger-more = Více: { $seat }
stranger-block = Zablokovat
stranger-block-how = Od hráče { $seat } už nic neuvidíš a nic vás nesvede dohromady. Nedozví se o tom.
stranger-blocked = { $seat } je v seznamu blokovaných na tvé stránce.
stranger-report = Nahlásit provozovateli
stranger-reported = Provozovatel o tom ví.
stranger-why = Co se stalo?
stranger-why-insult = Urážky
stranger-why-cheating = Podvádění
stranger-why-leaving = Úmyslný odchod
stranger-why-other = Něco jiného
stranger-words = Několika slovy
stranger-list = Blokovaní
stranger-unblock = Odblokovat
