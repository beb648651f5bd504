## Velké chvíle; own: mé místo v pořadí nebo má role; other: čí karta, „pile“ znamená hromádku

eleven-tale-deal = Ozubená kola jsou nastavená a karty rozdané.
eleven-tale-order =
    { $me ->
        [yes]
            Začínáš, { $amount ->
                [0] zadarmo
                [one] za 1 jednotku času
                [few] za { $amount } jednotky času
               *[other] za { $amount } jednotek času
            }.
       *[no]
            Začíná { $seat }, { $amount ->
                [0] zadarmo
                [one] za 1 jednotku času
                [few] za { $amount } jednotky času
               *[other] za { $amount } jednotek času
            }.
    }
eleven-tale-order-own =
    { $me ->
        [yes]
            Začínáš, { $amount ->
                [0] zadarmo
                [one] za 1 jednotku času
                [few] za { $amount } jednotky času
               *[other] za { $amount } jednotek času
            }.
       *[no]
            Začíná { $seat }, { $amount ->
                [0] zadarmo
                [one] za 1 jednotku času
                [few] za { $amount } jednotky času
               *[other] za { $amount } jednotek času
            }. { $own ->
                [2] Jsi na druhém místě.
                [3] Jsi na třetím místě.
                [4] Jsi na čtvrtém místě.
                [5] Jsi na pátém místě.
               *[other] Jsi na šestém místě.
            }
    }
eleven-tale-role = Všichni se dívají na svou roli.
eleven-tale-role-own =
    { $own ->
        [fenrir] Jsi Fenrir: dvě znamení vlka, 12 notových listů, a k Vyvolenému.
       *[other] Jsi dál hrdina: najdi Vyvoleného.
    }
eleven-tale-look =
    { $other ->
        [pile] { $seat } se dívá na kartu z hromádky.
       *[other] { $seat } se dívá na cizí kartu. Drží ji { $other }.
    }
eleven-tale-look-own =
    { $other ->
        [pile] V hromádce je karta { $figure }.
       *[other] { $other } má kartu { $figure }.
    }
eleven-tale-organ = Varhany teď stojí zde: { $spot }.
eleven-tale-declaration =
    { $me ->
        [yes] Jmenuješ: { $figure }.
       *[no] { $seat } jmenuje: { $figure }.
    }
eleven-tale-declaration-line =
    { $verdict ->
        [right] Správně: teď { $spot } a { $sheets } notových listů.
       *[other]
            { $me ->
                [yes] Vedle: vypadáváš.
               *[no] Vedle: { $seat } vypadává.
            }
    }
eleven-tale-end =
    { $how ->
        [ragnarok] Ragnarök. Všichni jsou ztraceni.
        [fenrir]
            { $me ->
                [yes] V hodině { $hour } vyhráváš jako Fenrir.
               *[no] V hodině { $hour } vyhrává jako Fenrir { $seat }.
            }
       *[hero]
            { $me ->
                [yes] V hodině { $hour } vyhráváš jako hrdina.
               *[no] V hodině { $hour } vyhrává jako hrdina { $seat }.
            }
    }
eleven-story-fenrir =
    { $me ->
        [yes] Fenrir se probouzí: jsi to ty.
       *[no] Fenrir se probouzí: { $seat }.
    }
eleven-story-sheets = Prvních { $count } not: { $seat }.
eleven-end-looks = Kdo kdy nahlíží komu do karet
eleven-end-named = Vyslovené jméno
eleven-end-right = správně
eleven-end-wrong = špatně
eleven-end-seen = Kartu zná
eleven-end-unseen = nikdo
eleven-stage-role-tap = Klepni a otoč svou kartu
eleven-stage-strikes = Odbíjí hodina { $hour }.
eleven-stage-right = Správně
eleven-stage-wrong = Vedle
eleven-stage-names = jmenuje
eleven-stage-you-name = Jmenuješ
eleven-stage-sheets = { $sheets } z { $needed } not

## Signs on the line of a replay

eleven-moment-hour = Nová hodina
eleven-moment-declaration = Vyhlášení vítězství
eleven-moment-out = Někdo vypadává

## Around the match

eleven-watch = Vidíš město, nabídky a cesty. Postavy, role a žetony v ruce zůstanou do konce skryté.
eleven-part-hero = hrdina
eleven-part-fenrir = Fenrir
