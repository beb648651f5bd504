## Proč by to dobrý hráč udělal: novicky

nuns-hint-key = Kroků k jejímu klíči: { $count } místo { $instead }.
nuns-hint-wish = Kroků k jejímu přání: { $count } místo { $instead }.
nuns-hint-home = Kroků do její cely: { $count } místo { $instead }.
nuns-hint-takes_key = Tak získá klíč.
nuns-hint-takes_wish = Tak získá, co si tajně přeje.
nuns-hint-takes_home = Tak je s klíčem i přáním doma.
nuns-hint-caught = Riziko, že ji chytí: { $count } % místo { $instead } %.
nuns-hint-seen = Místa na její cestě, která vidí strážkyně: { $count } místo { $instead }.
nuns-hint-heard = Kolik čísel na kostce ({ $faces }) ji prozradí: { $count } místo { $instead }.
nuns-hint-expected = Strážkyně by ji tam čekaly na { $count } % místo { $instead } %.
nuns-hint-open = Kolik míst by pak pro strážkyně zbývalo: { $count } místo { $instead }.
nuns-hint-dark = Skončí ve tmě.
nuns-hint-turn = Znovu na útěku by ji chytily jen na { $share } %.
nuns-hint-stay = Znovu na útěku by ji chytily na { $share } %.
nuns-hint-blessed = Bylo ji slyšet a požehnání ještě může pomoci.
nuns-hint-unheard = Nikdo ji neslyší: požehnání není třeba.
nuns-hint-in_vain = Požehnání by sotva pomohlo: lepší je nechat si ho.
nuns-hint-tokens = Z kolika míst by ten hluk mohl být: { $count } místo { $instead }.
nuns-hint-misleads = Bližší strážkyni to svede na špatnou stopu.
nuns-hint-astray = Kroků mezi hlukem a jí: { $count } místo { $instead }.

## Totéž: strážkyně

nuns-hint-free = Falešný hluk jí dovolí opustit trasu.
nuns-hint-no_noise = Opustit trasu by přineslo málo: lepší je nechat si falešný hluk.
nuns-hint-catches = Kolik novicek tím jistě chytí: { $count } místo { $instead }.
nuns-hint-sight = Šance, že uvidí novicku: { $count } % místo { $instead } %.
nuns-hint-hears = Šance, že potom uslyší novicku: { $count } % místo { $instead } %.
nuns-hint-clears = Podezřelá místa, která přijdou na dohled: { $count } místo { $instead }.
nuns-hint-bound = Musí jít po své trase, a co uvidí, poradí té druhé, kam jít.
nuns-hint-both = Šance, že obě dohromady uvidí novicku: { $count } % místo { $instead } %.
nuns-hint-path = Dá se na ní čekat o { $share } % víc novicek.
nuns-hint-reroll = Na kostce je { $die }: hůř to sotva dopadne.
nuns-hint-no_reroll = Na kostce je { $die }: to stačí.
nuns-hint-sharpen = O krok dál může být někdo v doslechu: { $share } %.
nuns-hint-no_sharpen = O krok dál není skoro nikdo: { $share } %.
