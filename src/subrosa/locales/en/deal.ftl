## The deal under seal

deal-sealed = The deal is sealed
deal-sealed-how = Whatever chance brings was settled and sealed before play, so that nobody can change it. After the game you can check it.
deal-seal = Seal { $seal }
deal-check = Check the deal
deal-kept =
    { $draws ->
        [one] The deal was kept: the one draw is what was sealed before play.
       *[other] The deal was kept: all { $draws } draws are what was sealed before play.
    }
deal-broken = This is not the deal that was sealed.
deal-unsealed = Nothing was under seal here.
deal-wrong-no-record = This is not the record of a match.
deal-wrong-no-deal = This record holds no sealed deal. Matches from before there were seals have none.
deal-wrong-damaged = The record is damaged.
deal-wrong-secret = The secret that was opened does not fit the seal.
deal-wrong-count = Some draws, or what they were drawn from, are missing.
deal-wrong-draws = Some draws differ from what was sealed. They are marked below.
deal-wrong-noted = When you came to the table, your browser noted another seal.
deal-wrong-mine = The pinch of chance that your browser added is not in it.
deal-wrong-signature = The signature is bad: the record was changed after the server signed it.
deal-noted = It is the seal that your browser noted when you came to the table.
deal-not-noted = This browser noted no seal of this match. Compare it with the one you wrote down.
deal-mine = The pinch of chance that your browser added is in it.
deal-added = A pinch of chance came from: { $seats }.
deal-nobody-added = No player added a pinch of chance: the server alone made the deal.
deal-back =
    { $times ->
        [one] Once everybody agreed to take back. Chance went on from there; no draw was made twice, and none is left out.
       *[other] { $times } times everybody agreed to take back. Chance went on from there; no draw was made twice, and none is left out.
    }
deal-signature-good = Signed, and not a byte was changed since.
deal-signature-missing = Nobody has signed it.
deal-signature-unknown = This browser cannot check the signature here; the command “subrosa verify” can.
deal-signer-here = The signature is this server’s.
deal-signer = The signature is of the key { $key }.
deal-draws = Every draw
deal-weights = from: { $odds }
deal-due = sealed: { $line }
deal-file = Check a record from a file
deal-record = Save the record
deal-sent = What you were sent, and when
deal-how = What this shows
deal-how-text = Before you sat down the server showed the seal of its secret. Then each browser added a pinch of chance. From both follows every draw, and this page has just worked them all out again, without asking the server. So neither the server nor a player could choose what was drawn. It does not show that the host never looked at hidden cards: whoever runs a server can.
deal-how-alone = Before play the server showed the seal of its secret. Every draw follows from it, and this page has just worked them all out again, without asking the server: nothing was changed afterwards. But no player added a pinch of chance. So it does not show that the server took the first secret that came and not one that it liked, nor that the host never looked at hidden cards.

terminal-deal-sealed = { deal-sealed }: { $seal }. When the game is over, it can be checked.
terminal-verify = To check that chance kept its seal:
