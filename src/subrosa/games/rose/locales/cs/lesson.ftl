## The lesson, at most sixty words a thought

rose-lesson-secret-title = Jeden mnich jsi ty
rose-lesson-secret = Tvůj tajný mnich: { $monk }. Nikdo jiný to neví. Na konci má proti němu svědčit nejméně indicií a nikdo nemá poznat, že je tvůj. Tajemství zakryješ klepnutím na jeho kartu nebo klávesou H.
rose-lesson-tracks-title = Podezření dnes, indicie navždy
rose-lesson-tracks = Podezření je nálada dne. Každou noc se změní v indicie: nejpodezřelejší dostane 5, další 4, pak 3, 2, 1, 0. Indicie zůstávají. Na konci vyhrává nejméně indicií.
rose-lesson-card-title = Každý táhne každým mnichem
rose-lesson-card = Zahraj jednu ze tří karet. Karta mnicha ho pošle kamkoli, karta budovy tam přivede kteroukoli figurku, třetí druh zavolá Williama nebo Adsona. Vlastní barvu k tomu nepotřebuješ.
rose-lesson-time-title = Každá karta stojí čas
rose-lesson-time = Číslo na kartě posune sluneční hodiny. Kdo dojde na modré pole, ukončí den a vezme si kartu události: na konci 2 indicie. Žetony času z úkolů šetří každý jeden krok.
rose-lesson-place-title = Kdo má úkol, není podezřelý
rose-lesson-place = Leží-li tam úkol v barvě mnicha, podezření klesne o jeho číslo a žeton si necháš. Neleží-li, stoupne o vše, co tam je. Proč pomáhat cizímu? Protože se ostatní dívají.
rose-lesson-tasks-title = Podívej, co z toho vzešlo
rose-lesson-tasks = Značka na počítadle podezření se pohnula. Všichni to viděli a ptají se: přeješ tomu mnichovi, nebo si to máme jen myslet? Táhni přáteli i nepřáteli.
rose-lesson-watch-title = Sleduj ostatní
rose-lesson-watch = Komu pomáhají a koho přivádějí do potíží? William dá nebo vezme 3 indicie, Adson 5 podezření každému mnichovi, kterého potká. Záznam si vše pamatuje. Na konci řekneš, kdo je kdo.
rose-lesson-night-title = Noci a odhalení
rose-lesson-night = Každý den má událost, která mění pravidlo. Po dnech 1, 3 a 5 každý tajně vybere barvu, kterou není, a všichni ji ukážou: ten mnich dostane 2 indicie a okruh se zúží.
rose-lesson-end-title = Sedmý den
rose-lesson-end = Sedmý den vyslovíš podezření o všech a všichni o tobě. Za každého, kdo tě prohlédne, dostane tvůj mnich další indicie. Dobře se skrývej a dobře se dívej. Stůl je tvůj: hraj dál, nebo se vrať později.
rose-lesson-deduce-title = Dej si to dohromady
rose-lesson-deduce = Pomoct jednou neznamená nic, třikrát už ano. Kdo mnicha šetří, je možná on; ukázaný žeton jednoho vylučuje. Zápisník škrtá, co je jisté, a sčítá, co kdo kterému mnichovi udělal. Tipuj brzy, zapiš si to a sleduj, zda to platí.
