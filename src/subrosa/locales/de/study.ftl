## A match that is over, studied: what it gave away

study-title = Analyse
study-of = { $game }: was verraten wurde
study-facts = { $decisions } Entscheidungen. Was aus den Regeln folgt, ist eine Tatsache; was nur wahrscheinlich ist, ist die Meinung von Modell { $model }.
study-notes = Was zu erzählen ist
study-seats = Die Spieler
study-lines = Was die anderen von jedem glauben konnten
study-lines-why = Der Anteil der Wahrheit, wie ihn jemand glauben konnte, der nur zusieht.
study-moves = Was jeder Zug verriet
study-moves-why = In Bit: Mit jedem Bit war die Wahrheit doppelt so leicht zu erraten.
study-avoidable = Was sich hätte verbergen lassen
study-none-avoidable = Kein anderer Zug, der ebenso viel wert war, hätte deutlich weniger verraten.
study-guesses = Die Vermutungen
study-certain = sicher
study-percent = { $number } %
study-one-in = 1 von { $number }
study-bits = { $number } Bit
study-move = Zug { $number }
study-hard = Tatsache
study-soft = Meinung
study-in-secret = { $seat } entscheidet im Verborgenen.
study-misled = führte sie irre
study-told = verraten
study-misled-short = irregeführt
study-column-told = Verraten
study-column-fact = Tatsache
study-column-opinion = Meinung
study-column-by_others = Durch andere
study-column-by_chance = Durch Zufall
study-column-could_keep = Vermeidbar
study-column-cost = Punkte, zufällig / bestens
study-column-right = Richtig
study-column-luck = Glück
study-column-instead = Ebenso gut und leiser
study-quieter = Ebenso gut und leiser: { $tale }
study-column-less = Bit weniger
study-column-guessed = Geraten
study-column-truth = Wahrheit
study-column-believed = Geglaubt
study-column-likeliest = Am ehesten

## Sentences about a match; what was done stands under them. Each game has its own for secrets that were found out
## (GAME-note-unmasked-KIND) or kept (GAME-note-kept-KIND)

study-note-loudest = Kein Zug verriet mehr: { $bits } Bit über { $seat }.
study-note-misled = Die schönste falsche Fährte, { $bits } Bit, legte { $seat }.
study-note-avoidable = { $seat } hätte mit einem ebenso guten Zug { $bits } Bit für sich behalten.
study-note-by_others = Über { $seat } haben die anderen mehr verraten als { $seat } selbst: { $bits } Bit.
study-note-lucky = { $seat } hatte Glück beim Raten: { $right } von { $guesses } richtig, zu erwarten waren { $expected }.
study-note-unlucky = { $seat } hatte Pech beim Raten: { $right } von { $guesses } richtig, zu erwarten waren { $expected }.

## The page

study-see = In der Wiedergabe zeigen
study-picture = Bild
study-data = Daten
study-as-tables = Die Kurven als Tabellen zeigen
study-as-graphs = Die Kurven zeigen
study-choose = Welcher Zug?
study-whose = Wessen Züge?
study-sort = Welche Geheimnisse?
study-believed-at = Was sie nach Zug { $number } glauben konnten
study-told-bits = { $bits } Bit verraten
study-misled-bits = { $bits } Bit in die Irre geführt
study-told-nothing = Er verriet nichts.
study-less = Ein ebenso guter Zug hätte { $bits } Bit weniger verraten:
study-now = Von hier an endgültig bekannt
study-truth = die Wahrheit
