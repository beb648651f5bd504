liars_dice-title = Lügenwürfel
liars_dice-goal = Alle würfeln unter einem Becher und sehen nur die eigenen Würfel. Reihum bietet ihr, wie viele Würfel einer Augenzahl unter allen Bechern zusammen liegen, jedes Gebot höher als das vorige, bis jemand es nicht glaubt und „Lüge“ ruft. Dann werden alle Becher gehoben, und wer im Unrecht war, gibt einen Würfel ab. Wer als Letzter noch Würfel hat, gewinnt.
liars_dice-about = Würfel unter Bechern, Gebote, die gelogen sein können. Erhöhe, oder rufe „Lüge“.

## The board

liars_dice-now =
    { $count ->
        [0] Runde { $round }, { $in_play } Würfel im Spiel, noch kein Gebot.
       *[other] Runde { $round }, { $in_play } Würfel im Spiel. Das Gebot: { $count } × { $face } ({ $bidder }).
    }
liars_dice-field-left = Würfel
liars_dice-field-cup = Unter dem Becher
liars_dice-field-opened = Zuletzt aufgedeckt
liars_dice-progress = Runde { $number }

## What is asked

liars_dice-ask-bid =
    { $count ->
        [0] Du fängst an: Was bietest du?
       *[other] Geboten sind { $count } × { $face }. Erhöhst du, oder rufst du „Lüge“?
    }
liars_dice-wait-bid = { $seat } überlegt: erhöhen oder anzweifeln?
liars_dice-help-bid = Ein Gebot ist eine Anzahl Würfel und eine Augenzahl: „bid 4 5“ sagt, dass unter allen Bechern mindestens vier Würfel eine 5 zeigen. Das nächste Gebot nennt mehr Würfel oder gleich viele einer höheren Augenzahl. Wo die höchste Augenzahl wild ist, zählt sie als jede andere. „liar“ zweifelt das letzte Gebot an.
liars_dice-choice-bid = { $count } × { $face }
liars_dice-choice-liar = Lüge!
liars_dice-not-higher = Geboten sind { $count } × { $face }; nenne mehr Würfel oder gleich viele einer höheren Augenzahl.
liars_dice-not-so-many = Es sind nur { $dice } Würfel im Spiel.

## What is told

liars_dice-told-round =
    { $me ->
        [yes] Runde { $round }. Alle haben gewürfelt, und du fängst an.
       *[no] Runde { $round }. Alle haben gewürfelt, und { $seat } fängt an.
    }
liars_dice-told-you_rolled = Unter deinem Becher: { $dice }.
liars_dice-told-bid =
    { $me ->
        [yes] Du bietest { $count } × { $face }.
       *[no] { $seat } bietet { $count } × { $face }.
    }
liars_dice-told-called =
    { $me ->
        [yes] Du rufst „Lüge“!
       *[no] { $seat } ruft „Lüge“!
    }
liars_dice-told-showed =
    { $me ->
        [yes] Du deckst { $dice } auf.
       *[no] { $seat } deckt { $dice } auf.
    }
liars_dice-told-counted = Geboten waren { $count } × { $face }, und es sind { $found }.
liars_dice-told-lost_die =
    { $me ->
        [yes] Du verlierst einen Würfel und hast noch { $left }.
       *[no] { $seat } verliert einen Würfel und hat noch { $left }.
    }
liars_dice-told-out =
    { $me ->
        [yes] Du verlierst deinen letzten Würfel und bist aus dem Spiel.
       *[no] { $seat } verliert den letzten Würfel und ist aus dem Spiel.
    }
liars_dice-told-won =
    { $me ->
        [yes] Du gewinnst.
       *[no] { $seat } gewinnt.
    }

## Options of the table

liars_dice-option-dice = Wie viele Würfel hat jeder?
liars_dice-option-faces = Wie viele Seiten hat ein Würfel?
liars_dice-option-wild = Ist eine Augenzahl wild?
liars_dice-option-wild-highest = Die höchste
liars_dice-option-wild-none = Keine
liars_dice-option-length = Wie lange dauert ein Spiel?
liars_dice-option-length-last_one = Bis einer übrig ist
liars_dice-option-length-one_round = Eine Runde
