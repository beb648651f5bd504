## Hádanky, in the terminal and on the page

puzzle-title = Hádanka na { $date } · { $level }
puzzle-easy = lehká
puzzle-medium = střední
puzzle-hard = těžká
puzzle-facts = Co je třeba dát dohromady
puzzle-keys = Odpověz číslem nebo jménem. ? vyloučí jednu odpověď, q odejde.
puzzle-wrong = Ne, { $answer } to není.
puzzle-not = Není to { $answer }.
puzzle-share = Sub Rosa, hádanka na { $date } · { $game }, { $level } · vyřešeno na { $tries }. pokus, nápovědy: { $hints }

## On the page

puzzle-short = Hádanka
puzzle-of-day = Hádanka dne
puzzle-you = { $game } · hraješ za: { $name }
puzzle-how = Podle pravidel zbývá jediná odpověď. Nespěchej.
puzzle-facts-short = Fakta
puzzle-beside = Fakta, zápisník a ruka
puzzle-choose = Vyber odpověď
puzzle-answer = Odpověď: { $answer }
puzzle-key-answer = Odpovědět tím, co je vybráno
puzzle-key-notebook = Zápisník nebo fakta
puzzle-ruled-out = vyloučeno
puzzle-hint = Nápověda
puzzle-hint-none = Zbývá už jen jedna odpověď.
puzzle-against =
    { $count ->
        [one] Jeden fakt mluví proti:
        [few] { $count } fakta mluví proti:
       *[other] { $count } faktů mluví proti:
    }
puzzle-weight-one = vylučuje: { $answer }
puzzle-weight-some = vylučuje { $count } z { $of }
puzzle-weight-all = vylučuje všechny ostatní
puzzle-weight-together = jen spolu s ostatními
puzzle-given = Co odpověděli jiní
puzzle-found =
    { $count ->
        [one] napoprvé, z jedné odpovědi
       *[other] napoprvé, z { $count } odpovědí
    }
puzzle-nobody-yet = V tento den zatím nikdo jiný neodpověděl.
puzzle-tried =
    { $count ->
        [one] Zkusil to jeden člověk.
        [few] Zkusili to { $count } lidé.
       *[other] Zkusilo to { $count } lidí.
    }
puzzle-tried-later = Co řekli: po tvé odpovědi.
puzzle-streak =
    { $days ->
        [one] jeden den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
puzzle-week = Posledních sedm dní
puzzle-day-solved = { $day }: vyřešeno
puzzle-day-late = { $day }: vyřešeno později
puzzle-day-open = { $day }: nevyřešeno
puzzle-day-now = { $day }: dnešní hádanka
puzzle-share-button = Sdílet bez odpovědi
puzzle-steps = Projít krok za krokem
puzzle-step = Fakt { $number } z { $of }
puzzle-step-gone =
    { $count ->
        [one] Jedna odpověď odpadá.
        [few] { $count } odpovědi odpadají.
       *[other] { $count } odpovědí odpadá.
    }
puzzle-step-none = Tím samotným nic neodpadá.
puzzle-step-left =
    { $count ->
        [one] Jedna zbývá.
        [few] { $count } zbývají.
       *[other] { $count } zbývá.
    }
puzzle-step-back = Zpět
puzzle-step-next = Další fakt
puzzle-step-end = K odpovědi
puzzle-next = Další hádanka za { $hours } h { $minutes } min
puzzle-others = Další hádanky
puzzle-today = Dnešní
puzzle-day-before = Z předchozího dne
puzzle-board-shown = Podívat se na plán
puzzle-board-away = Zpět k otázce
puzzle-lobby = Pozice ze skutečné partie a podle pravidel jediná odpověď. Vidíš ji?
puzzle-lobby-solved = Dnešní hádanku máš vyřešenou. Další přijde zítra.
