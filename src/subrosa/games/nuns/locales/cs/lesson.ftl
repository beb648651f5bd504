## The lesson, at most sixty words a thought

nuns-lesson-wish-title = Tvé tajné přání
nuns-lesson-wish = Jsi novicka a v noci jsi vstala z lůžka. Karta jmenuje klíč a zamčené přání. Dones si klíč, pak přání a buď v cele dřív než ostatní, než noc skončí.
nuns-lesson-map-title = Klášter v noci
nuns-lesson-map = Každý bod je místo, každá čára krok. Abatyše a převorka chodí po svých trasách s lucernami. Na plánu se vidíš jen ty: ostatní nevědí, kde jsi, dokud tě nikdo nevidí ani neslyší.
nuns-lesson-card-title = Rychle znamená hlasitě
nuns-lesson-card = Zvol, jak se pohneš: stát, plížit se, jít, nebo běžet. Kartu vidí všichni, cestu nikdo. Čím rychleji, tím hlasitěji. Prvním tahem se dostaneš dvakrát tak daleko. Chůze je dobrý začátek.
nuns-lesson-way-title = Najdi si cestu
nuns-lesson-way = Teď udělej kroky ke klíči a zastav, kdy chceš, jak karta dovolí. Drž se mimo světlo: místa, kam strážkyně vidí, jsou označená. Nikdo se nedozví, kdy ses zastavila.
nuns-lesson-noise-title = Kostka za každý zvuk
nuns-lesson-noise = Po tahu se za tebe hodí kostkou: s hlukem tvé karty řekne, jak daleko tě slyšet. Uslyší-li tě strážkyně, položíš vedle ní žeton hluku směrem k sobě: směr, ne místo.
nuns-lesson-sight-title = Do světla
nuns-lesson-sight = Když tě strážkyně uvidí, stojíš na plánu pro všechny a ona smí opustit trasu. Vystoupíš-li z výhledu, zase zmizíš; kudy, ukážou stopy. Chycená jdeš domů viditelně, dokud neotočíš kartu.
nuns-lesson-sheet-title = Záznamový list
nuns-lesson-sheet = Tvůj list si kolo po kole pamatuje, kde jsi byla; do konce patří jen tobě. Záznam vedle říká, co všichni viděli a slyšeli. Podle něj hrají strážkyně: mysli na to, co tvé zvuky prozradily.
nuns-lesson-home-title = Klíč, přání, postel
nuns-lesson-home = Kdo je první doma s přáním, vyhrává. Strážkyně vyhrají, když chytají dost často, nebo když přijde ráno. Každá hraje za sebe, ale hluk jinde pomůže všem. Noc je tvoje: hraj dál, nebo se vrať.
