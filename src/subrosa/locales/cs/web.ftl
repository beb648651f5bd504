## Co server odmítá

web-malformed = Tento požadavek nelze přečíst: { $why }
web-bad-request = Takto, jak to bylo požadováno, to nejde.
web-bad-data = S tímto souborem součástí se nedá hrát.
web-bad-code = K tomuto kódu není žádný stůl, nebo už tam někdo sedí.
web-bad-link = Tento odkaz není odtud, nebo je poškozený.
web-bad-recovery = Tento odkaz už neplatí. Nech si poslat nový; každý platí jednou a hodinu.
web-bad-host = Adresa tohoto serveru je zapsaná tak, že ji nelze přečíst.
web-bad-name = Jméno potřebuje aspoň jedno viditelné písmeno.
web-wrong-name = Takhle tu tvé jméno zapsané není.
web-bad-login = Toto se jako přihlašovací jméno nehodí.
web-weak-password = Toto heslo se dá snadno uhodnout. Zvol delší, nebo několik slov, která k sobě nepatří.
web-bad-mail = Toto není e-mailová adresa.
web-bad-push = Tento prohlížeč používá službu, kterou tento server nezná.
web-no-such-seat = Takové místo u tohoto stolu není.
web-no-such-puzzle = Taková hádanka není.
web-not-met = Tam nemáš žádné spoluhráče.
web-no-study = V této hře zatím není co rozebírat.
web-sign-in = Nejdřív řekni, kdo jsi.
web-wrong-login = Přihlašovací jméno a heslo k sobě nepatří.
web-origin = Tento požadavek přichází ze stránky jiného webu a neprovede se.
web-not-your-seat = Toto místo není tvoje.
web-not-host = To může jen ten, kdo stůl otevřel.
web-not-at-table = Jen se díváš; to mohou pouze ti, kdo sedí u stolu.
web-operator = To je vyhrazeno provozovateli tohoto serveru.
web-nothing-here = Tady nic není.
web-no-such-match = Taková partie neexistuje, nebo ti není přístupná.
web-no-such-token = Takový klíč nemáš.
web-no-push = Tento server neposílá upozornění do prohlížečů.
web-no-recovery = Tento server neposílá e-maily. Odkaz na nové heslo ti může dát jeho provozovatel.
web-no-such-way = Tímto způsobem to požadovat nelze.
web-farewell = Tvůj účet má být smazán. Chceš-li tu pokračovat, nejdřív si ho ponech.
web-login-taken = Toto přihlašovací jméno je obsazené.
web-sitting-already = U tohoto stolu už sedíš.
web-others-sit-there = U tohoto stolu sedí i jiní; sám ho nikdo smazat nemůže.
web-no-open-chair = Žádné místo není volné.
web-too-many-tokens = Počet tvých klíčů je { $most }; nejdřív jeden zruš.
web-too-many-browsers = Počet prohlížečů, které už dostávají upozornění, je { $most }; nejdřív je v jednom vypni.
web-too-large = To je moc najednou: víc než { $most } bajtů se nečte.
web-not-json = Pošli JSON a uveď to jako typ obsahu.
web-too-fast = To bylo příliš často. Zkus to znovu za { $seconds } s.
web-too-many-sockets = Počet otevřených spojení je { $most }; nejdřív jedno zavři.
web-busy = Právě se přihlašuje hodně lidí. Zkus to znovu za { $seconds } s.
web-broken = Na tomto serveru se něco pokazilo. Co bylo uloženo, zůstává uloženo.
web-not-ready = Server není připraven: jeho úložiště neodpovídá.
web-closed = Na tomto serveru začne údržba: nové stoly se teď neotvírají. Rozehrané partie pokračují.
web-resting = Na tomto serveru probíhá údržba. Všechny partie stojí, nikomu neběží čas a vše bude pokračovat tam, kde přestalo.

## Co dostane ten, kdo se nedívá

web-your-turn = Jsi na tahu.
web-bot-asked = Ostatní chtějí, aby za tebe hrál bot. Vrať se, jestli chceš hrát dál.
