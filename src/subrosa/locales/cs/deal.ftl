## Zapečetěná náhoda

deal-sealed = Náhoda je zapečetěná
deal-sealed-how = Co náhoda přinese, bylo určeno a zapečetěno před hrou, takže to už nikdo nezmění. Po hře si to můžeš ověřit.
deal-seal = Pečeť { $seal }
deal-check = Ověřit náhodu
deal-kept =
    { $draws ->
        [one] Pečeť drží: jediný tah náhody odpovídá tomu, co bylo zapečetěno před hrou.
        [few] Pečeť drží: všechny { $draws } tahy náhody odpovídají tomu, co bylo zapečetěno před hrou.
       *[other] Pečeť drží: všech { $draws } tahů náhody odpovídá tomu, co bylo zapečetěno před hrou.
    }
deal-broken = Tohle není to, co bylo zapečetěno.
deal-unsealed = Tady nebylo zapečetěno nic.
deal-wrong-no-record = Tohle není záznam partie.
deal-wrong-no-deal = Tento záznam neobsahuje pečeť. Dřívější partie ji nemají.
deal-wrong-damaged = Záznam je poškozený.
deal-wrong-secret = Odhalené tajemství neodpovídá pečeti.
deal-wrong-count = Některé tahy náhody chybějí, nebo to, z čeho se táhlo.
deal-wrong-draws = Některé tahy náhody jsou jiné než zapečetěné. Níže jsou označeny.
deal-wrong-noted = Při tvém příchodu ke stolu si tvůj prohlížeč poznamenal jinou pečeť.
deal-wrong-mine = Špetka náhody, kterou přidal tvůj prohlížeč, v tom není.
deal-wrong-signature = Podpis neplatí: záznam byl změněn poté, co jej server podepsal.
deal-noted = Je to pečeť, kterou si tvůj prohlížeč poznamenal při tvém příchodu ke stolu.
deal-not-noted = Tento prohlížeč si žádnou pečeť této partie nepoznamenal. Porovnej ji s tou, kterou máš zapsanou.
deal-mine = Špetka náhody, kterou přidal tvůj prohlížeč, v tom je.
deal-added = Špetku náhody přidali: { $seats }.
deal-nobody-added = Nikdo u stolu špetku náhody nepřidal: vše je jen od serveru.
deal-back =
    { $times ->
        [one] Jednou všichni souhlasili s vrácením. Náhoda odtud pokračovala; nic se netáhlo dvakrát a nic nechybí.
        [few] { $times }krát všichni souhlasili s vrácením. Náhoda odtud pokračovala; nic se netáhlo dvakrát a nic nechybí.
       *[other] { $times }krát všichni souhlasili s vrácením. Náhoda odtud pokračovala; nic se netáhlo dvakrát a nic nechybí.
    }
deal-signature-good = Podepsáno a od té doby se nezměnil ani bajt.
deal-signature-missing = Nikdo to nepodepsal.
deal-signature-unknown = Tento prohlížeč tu podpis ověřit neumí; příkaz „subrosa verify“ ano.
deal-signer-here = Podpis je tohoto serveru.
deal-signer = Podpis je od klíče { $key }.
deal-draws = Všechny tahy náhody
deal-weights = z: { $odds }
deal-due = zapečetěno: { $line }
deal-file = Ověřit záznam ze souboru
deal-record = Uložit záznam
deal-sent = Co a kdy ti bylo posláno
deal-how = Co to dokazuje
deal-how-text = Ještě než začala hra, ukázal server pečeť svého tajemství. Pak každý prohlížeč přidal špetku náhody. Z obojího plyne každý tah náhody a tato stránka je právě všechny přepočítala, aniž by se ptala serveru. Server ani nikdo z hráčů tedy nemohl vybrat, co se vytáhne. Nedokazuje to, že se provozovatel nikdy nepodíval na skryté karty: kdo server provozuje, ten může.
deal-how-alone = Před hrou ukázal server pečeť svého tajemství. Plyne z něj každý tah náhody a tato stránka je právě všechny přepočítala, aniž by se ptala serveru: dodatečně se nezměnilo nic. Nikdo u stolu ale špetku náhody nepřidal. Nedokazuje to tedy, že server vzal první tajemství, které přišlo, a ne takové, které se mu hodilo, ani že se provozovatel nikdy nepodíval na skryté karty.

terminal-deal-sealed = { deal-sealed }: { $seal }. Po hře se to dá ověřit.
terminal-verify = Zda náhoda odpovídá pečeti, ověříš příkazem:
