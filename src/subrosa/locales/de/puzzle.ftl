## Rätsel, in the terminal and on the page

puzzle-title = Rätsel vom { $date } · { $level }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-facts = Was zusammenzusetzen ist
puzzle-keys = Antworte mit Zahl oder Namen. ? schließt eine Antwort aus, q geht.
puzzle-wrong = Nicht { $answer }.
puzzle-not = Es ist nicht { $answer }.
puzzle-right = Richtig: { $answer }.
puzzle-share = Sub Rosa, Rätsel vom { $date } · { $game }, { $level } · gelöst beim { $tries }. Versuch, Hinweise: { $hints }
