## What the house says of the game before it is played

rose-title = Der Name der Rose
rose-goal = In der Abtei ist etwas faul, und jeder von euch ist insgeheim einer der sechs Mönche. Sechs Tage lang bewegt ihr sie alle, schürt Verdacht und sammelt Indizien und lasst euch dabei nicht anmerken, welcher Mönch euch am Herzen liegt. Am siebten Tag verdächtigt jeder jeden; wessen Mönch dann die wenigsten Indizien gegen sich hat, gewinnt.
rose-about = Sechs Mönche, einer bist du. Halte den Verdacht von ihm fern und zeige nie, welcher er ist.
rose-titles = Winter in der Abtei, Der siebte Tag, Kerzen und Tinte, Schnee auf dem Kreuzgang, Das stille Scriptorium, Zur Vesper, Sechs Kapuzen, Nach der Komplet
rose-length = 2 bis 5 Personen · etwa 75 Minuten
rose-progress =
    { $number ->
        [7] die Verdachtsrunde
       *[other] Tag { $number } von 6
    }
rose-came =
    { $evidence ->
        [one] 1 Indiz
       *[other] { $evidence } Indizien
    }
rose-mark =
    { $number ->
        [7] Verdachtsrunde
       *[other] Tag { $number }
    }
