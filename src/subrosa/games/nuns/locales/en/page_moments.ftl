## Moments on the stage; own: my own novice

nuns-tale-deal = The novices slip out of their cells.
nuns-tale-seen-by = { $novice } is seen on { $place } by the { $guard }.
nuns-tale-seen-mine = The { $guard } sees you on { $place }.
nuns-tale-heard = The { $guard } hears { $novice }.
nuns-tale-unheard-at = { $novice }, { $card }, rolls { $die }: unheard.
nuns-tale-heard-at = { $novice }, { $card }, rolls { $die }: heard on { $place }.
nuns-tale-listens-at = The { $guard } listens, rolls { $die }: hears { $novices }.
nuns-tale-heard-one = { $novice } on { $place }
nuns-tale-caught = The { $guard } catches { $novice } on { $place }.
nuns-tale-caught-own = You are caught on { $place } by the { $guard }. You walk home; the way is next.
nuns-tale-key = You have the key. Now for your wish.
nuns-tale-wish = You have your wish. Now home.
nuns-tale-end =
    { $how ->
        [came_home]
            { $count ->
                [one] { $novices } is home with her wish.
               *[other] { $novices } are home with their wishes.
            }
        [guards_won_by_captures]
            { $captures ->
                [one] The guards have made { $captures } capture.
               *[other] The guards have made { $captures } captures.
            }
       *[guards_won_by_time] Dawn: the guards win.
    }

## Signs on the line of a replay

nuns-moment-seen = A novice is seen
nuns-moment-caught = A novice is caught
nuns-moment-heard = A noise is heard

## Around the match

nuns-watch = You see what the guards see: light, noise, and novices who are caught or in sight. Their secret ways stay dark until the end.
nuns-part-guards = guards
nuns-part-novices = novice
