## The match page: bar and now bar

match-bar = Partie
match-menu = Nabídka
match-sound = Zvuk
match-sound-on = Zvuk je zapnutý
match-sound-off = Zvuk je vypnutý
match-asks-on = Před každým tahem se zeptám
match-asks-off = Ptát se před každým tahem
match-sure = Opravdu takhle?
match-sure-yes = Ano, udělat
match-sure-no = Ještě ne
match-over-short = Hra skončila
match-all-choose = Volí všichni
match-step = Krok { $at } z { $of }
match-why = Proč?
match-clock = Zbývající čas
match-clock-reserve = Zbývající rezerva
match-clock-days = { $days } d { $hours } h
match-clock-last-call = Zbývá { $seconds } sekund.
match-withdraw = Volit znovu
match-see-end = Na konec hry
match-covered = Zakryto

## A wish in words

match-wish = Co chceš udělat?
match-wish-how = Napiš to slovy a zeptej se, zda to jde. Nikdo se o tvém dotazu nedozví.
match-wish-line = Mé přání
match-wish-can = Ano, to teď jde.
match-wish-take = Udělat
match-help = Nápověda k tomuto kroku
match-help-aim = Oč jde
match-help-choices = Co můžeš udělat
match-help-wish = Říct to slovy
match-help-range = { $first } až { $last }
match-ready = Tvá odpověď čeká a odejde, až budeš na řadě. Dalším stiskem ji vezmeš zpět.
match-alone = Tady je jen jedna možnost, takže se stane sama.
match-masked = Ptáme se vždycky, aby zůstalo tajné, co máš.

## Players and tabs

match-chosen = má zvoleno
match-not-here = teď tu není
match-host = hostitel
match-notebook = Zápisník
match-sheets = Listy
match-chat-empty = Zatím nikdo nic neřekl.
match-mute-whom = Čí řádky čtu
match-mute = Ztlumit: { $seat }
match-unmute = Znovu číst: { $seat }
match-rules-find = Hledat v pravidlech
match-rules-all = Všechna pravidla

## The notebook

match-notes-how = Tvé vlastní značky: ? snad, ! jistě, × ne. Zůstávají v tomto zařízení.
match-deeds = Činy
match-notes-free = Tvá vlastní slova
match-mark = { $row }, { $column }: { $mark }
match-mark-none = bez značky
match-mark-perhaps = snad
match-mark-sure = jistě
match-mark-no = ne
match-cell-here = jisté
match-cell-not = nemožné
match-notes-filled = Co je jisté, zapíše se samo. Ukaž na políčko a řekne proč.
match-notes-filled-tap = Co je jisté, zapíše se samo. Klepni na políčko a řekne proč.
match-notes-shares = Jak pravděpodobné
match-notes-counted = počítáním
match-notes-believed = podle hry

## What can be done at a table

match-agreed = Souhlasí: { $seats }.
match-still-asked = Ještě odpoví: { $seats }.
match-take-proposal-back = Raději ne
match-ask-back = Vzít zpět?
match-ask-back-how = Ostatní tvé poslední rozhodnutí viděli, proto budou dotázáni, zda je smíš vzít zpět.
match-ask-back-yes = Zeptat se
match-ask-back-no = Nechat být
match-back-anyway = Vzít zpět
match-pause = Přestávka
match-propose-pause = Navrhnout přestávku
match-bot-for = Bot za hráče { $seat }
match-pass-to = Předej: { $seat }
match-copy-link = Kopírovat odkaz
match-copied = Zkopírováno.
match-share = Sdílet
match-export = Uložit jako text
match-notify-on = Upozornění jsou zapnutá
match-notify-off = Upozornit mě, až budu na tahu
match-resign = Vzdát se místa
match-resign-sure = Na tvém místě bude dál hrát bot a vrátit se nepůjde. Vzdát se ho?
match-resign-yes = Vzdát se
match-resign-no = Zůstat
match-leave = Zatím odejít

## Before play begins

match-waiting-room = { $title }: kdo hraje?
match-free-chairs =
    { $chairs ->
        [0] Všichni jsou tu.
        [one] Jedno místo je ještě volné. Hra začne, až bude obsazeno.
        [few] { $chairs } místa jsou ještě volná. Hra začne, až budou všechna obsazena.
       *[other] { $chairs } míst je ještě volných. Hra začne, až budou všechna obsazena.
    }
match-invite = Pozvat
match-link-once = Kdo odkaz otevře první, zaujme místo. Platí jednou.
match-qr = Odkaz jako QR kód
match-copy-table = Kopírovat odkaz na tento stůl
match-close-table = Zavřít stůl
match-get-up = Vstát

## The end

match-won = vítězí
match-rated = Tato partie se počítá do tvého hodnocení.
match-unrated-wish = Do hodnocení se nepočítá: stůl byl tak otevřen.
match-unrated-hint = Do hodnocení se nepočítá: padla rada.
match-unrated-back = Do hodnocení se nepočítá: něco se vzalo zpět.
match-unrated-begun = Do hodnocení se nepočítá: navazuje na jinou partii.
match-unrated-elsewhere = Do hodnocení se nepočítá: začala na jiném serveru.
match-unrated-several = Do hodnocení se nepočítá: jeden člověk má několik míst.
match-unrated-alone = Do hodnocení se nepočítá: nikdo další nehraje.
match-unrated-level = Do hodnocení se nepočítá: nikdo se neumístil před nikým.
match-tale = Jak to skončilo
match-story = Příběh partie
match-again = Hrát znovu
match-to-rematch = K novému stolu
match-see-board = Ukázat hrací plán

## The curtain

match-curtain = Opona skrývá všechna tajemství, dokud ji neotevře { $seat }.
match-curtain-after = { $seat } má hotovo. Opona skrývá všechna tajemství, dokud ji neotevře { $other }.
match-since = Co se mezitím stalo ({ $seat }):
match-curtain-open = Jsem { $seat }: podrž a otevři
match-curtain-how = Podrž jednu sekundu, nebo dvakrát stiskni mezerník.
match-curtain-once-more = Stiskni mezerník ještě jednou.

## Keys

match-key-undo = vzít zpět
match-key-board = hrací plán
match-key-notebook = zápisník
match-key-rules = pravidla
match-key-wish = přání slovy
match-key-why = nápověda k tomuto kroku; u věci, kterou nelze zvolit, proč ne
match-key-skip = odkrýt vše
match-key-curtain = dvakrát: otevřít oponu
match-key-space = mezerník

## How long

match-lasted = Jak dlouho hra trvala
match-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }

## Velké chvíle a tahy

match-go-on = Dál
match-once-more = Ještě jednou
match-from-to = z { $before } na { $now }
match-next = Potom: { $question }
match-your-turn-after = Jsi na tahu. { $told }
match-since-mine = Od tvého tahu
match-show-again = Ukázat znovu
match-key-go-on = ukončit, co se ukazuje, dál
match-key-once-more = ještě jednou
match-pace = Tempo proti botům
match-pace-slow = Pomalu
match-pace-normal = Běžně
match-pace-fast = Rychle
match-pace-step = Krok za krokem
match-moments = Velké chvíle
match-moments-yes = Na hracím plánu
match-moments-no = Jen v záznamu
