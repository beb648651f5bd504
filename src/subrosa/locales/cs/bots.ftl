## Úrovně a povahy botů a jací jsou

bot-easy = lehký
bot-easy-how = myslí to dobře a často se plete: na první večer
bot-medium = střední
bot-medium-how = sleduje, co děláš, a vyvozuje z toho závěry
bot-hard = těžký
bot-hard-how = než táhne, vyzkouší v hlavě každý plán
bot-careful = opatrný
bot-careful-how = radši obětuje bod, než aby se prozradil
bot-bold = smělý
bot-bold-how = čte v tobě a je mu jedno, kdo čte v něm
bot-secretive = tajnůstkář
bot-secretive-how = hraje dobře a nehne ani brvou
bot-random = náhodný
bot-random-how = cokoli dovoleného
bot-thrifty = šetrný
bot-thrifty-how = náhodný, ale vydrží do konce
bot-greedy = hltavý
bot-greedy-how = bere, co teď vypadá nejlíp
bot-deducer = luštitel
bot-deducer-how = čte v tobě, sám se neskrývá
bot-hider = skrývač
bot-hider-how = čte v tobě a skrývá se
bot-searcher = hledač
bot-searcher-how = zkouší, co by mohlo následovat
bot-stands-in-greedy = Bot „{ $bot }“ se ještě rozehřívá: než bude připraven, hraje „hltavý“.
bot-stands-in-hider = Bot „{ $bot }“ tu běží nezkompilovaný: čte a skrývá se, ale nehledá.

## Co by udělal dobrý hráč

hint-key = co by udělal dobrý hráč?
hint-ask = Rada
hint-title = Co by udělal dobrý hráč?
hint-unrated = Po radě se tato partie už nepočítá do hodnocení.
hint-anyway = Přesto se zeptat
back-unrated = Vezme-li se něco zpět, tato partie se už nepočítá do hodnocení.
hint-wait = Dobrý hráč přemýšlí…
hint-better = Druhá nejlepší možnost: { $second }.
hint-close = Skoro stejně dobré: { $second }. Rozhodují jen drobnosti.
hint-alike = Stejně dobré: { $second }. Všechno, na čem záleží, vyjde nastejno.
hint-balanced = Stejně dobré: { $second }. Co mluví pro jedno, vyváží to, co mluví pro druhé.
hint-belief = Co přitom váží nejvíc: { $matter } { $name }, { $share } %.
hint-none = Tady není co zvažovat.
hint-take = Udělat to
hint-study =
    { $count ->
        [one] Hráno s jednou radou.
        [few] Hráno se { $count } radami.
       *[other] Hráno s { $count } radami.
    }

## Co si boti mysleli, když je po všem

bot-thoughts = Co si boti mysleli
bot-thought-nothing =
    { $you ->
        [1] Nikdy mě nenapadlo ptát se, co skrýváš.
       *[other] Nikdy mě nenapadlo ptát se, co skrývá { $seat }.
    }
