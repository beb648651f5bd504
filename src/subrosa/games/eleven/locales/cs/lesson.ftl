## The lesson, at most sixty words a thought

eleven-lesson-goal-title = Najdi Vyvoleného
eleven-lesson-goal = Jedna z osmi postav může spasit svět. Její karta leží stranou. Ty držíš jednu, která to jistě není; zbylé mají ostatní nebo leží v hromádce neznámých. Hrdina přivede Vyvoleného s patnácti notovými listy k varhanám.
eleven-lesson-auction-title = Čas jsou peníze
eleven-lesson-auction = Každá hodina má svou událost; pak se draží pořadí a platí se časem. Kdo volí dřív, má nejlepší figurku; poslední smí položit žeton místa. Čas je život: na 0 jsi mimo hru. Nabízej zprvu málo; pasovat nic nestojí.
eleven-lesson-clue-title = Polož stopu
eleven-lesson-clue = Teď přijdou na plán stopy, od každého jedna, jen od prvního v pořadí žádná. Figurka, která přes ni přejde, ji smí vzít; odevzdaná stopa posílí akci. Polož ji tam, kudy brzy půjdeš, ne k ostatním.
eleven-lesson-figure-title = Kterákoli figurka, na tento tah
eleven-lesson-figure = Ve svém tahu vedeš kteroukoli figurku, kterou v této hodině ještě nikdo nevedl. O tvé kartě to nic neříká. Každá má schopnost, která působí hned: ukaž na portrét nebo na něj klepni a přečti si ji. Vyber.
eleven-lesson-gears-title = Otoč koly
eleven-lesson-gears = Tři kola se točí spolu, o jeden, dva nebo tři zuby, každý za 1 jednotku času. Pak ukážou dopravu, počet kroků a akci tohoto tahu. Než zaplatíš, podívej se, co by přišlo.
eleven-lesson-move-title = Jdi, jeď, nebo zůstaň
eleven-lesson-move = Každý krok stojí 1 jednotku času, nejvýš tolik, kolik je ukázáno. Jedna jízda ukázanou dopravou je zdarma, z pole její barvy na jiné. Stopy cestou smíš vzít. Zůstat nic nestojí a často je to moudré.
eleven-lesson-investigate-title = Kdo to není?
eleven-lesson-investigate = Pátrání ti ukáže kartu, kterou určí los, z ruky jiného hráče nebo z hromádky neznámých. Koho vidíš, ten není Vyvolený. Škrtej, až zbude jeden. Pohled nestojí čas, ale ostatní hledají taky.
eleven-lesson-organ-title = Kde jsou varhany?
eleven-lesson-organ = Čtyři strany kompasu zužují, kde varhany mohou být: na sever, jih, západ a východ od budov. Poslední v pořadí tam smí položit žeton místa. Se čtvrtým přijdou varhany na plán.
eleven-lesson-fenrir-title = V páté hodině se probudí vlk
eleven-lesson-fenrir = Pak se rozdají tajné role a jeden z vás je Fenrir. Chce polapit Vyvoleného. Kdo věří, že vyhraje, vyhlásí vítězství, jmenuje Vyvoleného a musí to dokázat v témž tahu. Po jedenácté hodině prohrají všichni.
eleven-lesson-declare-title = Vyhlásit vítězství
eleven-lesson-declare = Ve svém tahu smíš vyhlásit vítězství: jmenuješ Vyvoleného a od té chvíle vedeš jeho figurku k varhanám, s patnácti notovými listy, než tah skončí. Je-li jméno špatné nebo nedojdeš, vypadáváš. Okno předem ukazuje, co které pootočení soukolí ještě dovolí.
eleven-lesson-wolf-title = Jsi-li Fenrir
eleven-lesson-wolf = Pak potřebuješ dvě znamení vlka na žetonech, dvanáct notových listů a správné jméno. Vedeš figurku své vlastní karty a musíš dojít k Vyvolenému. Do té doby dělej, co hrdinové: pátrej, komponuj, draž. Kdo se na nikoho nedívá nebo spěchá za jednou figurkou, brzy vzbudí podezření. Hraj dál!
