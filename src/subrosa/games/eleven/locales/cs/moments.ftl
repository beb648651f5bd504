## Velké chvíle; own: mé místo v pořadí nebo má role; other: čí karta, 0 znamená hromádku

eleven-tale-deal = Ozubená kola jsou nastavená a karty rozdané.
eleven-tale-order =
    { $me ->
        [yes] Začínáš, za { $amount }.
       *[no] Začíná { $seat }, za { $amount }.
    }
eleven-tale-order-own =
    { $me ->
        [yes] Začínáš, za { $amount }.
       *[no] Začíná { $seat }, za { $amount }. Tvé místo: { $own }.
    }
eleven-tale-role = Všichni se dívají na svou roli.
eleven-tale-role-own =
    { $own ->
        [fenrir] Jsi Fenrir: dvě vlčí znamení, 12 notových listů, a k Vyvolenému.
       *[other] Jsi dál hrdina: najdi Vyvoleného.
    }
eleven-tale-look =
    { $other ->
        [0] { $seat } se dívá na kartu z hromádky.
       *[other] { $seat } se dívá na cizí kartu. Drží ji { $other }.
    }
eleven-tale-organ = Varhany teď stojí zde: { $spot }.
eleven-stage-role-tap = Ťukni a obrať svou kartu
eleven-stage-right = Správně
eleven-stage-wrong = Špatně
eleven-stage-names = jmenuje
eleven-stage-goal = Teď k varhanám, se všemi listy
