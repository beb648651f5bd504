### Why a guard sees a place, or does not. Places are numbers; she is a guard.

nuns-why-own = A guard always sees the place she stands on.
nuns-why-seen = From { $from } she sees { $place }: it lies before her, and nothing stands between.
nuns-why-room = { $from } and { $place } are in one room, and at this table a guard sees the whole room she is in.
nuns-why-unmoved = She has not made a step yet: she looks nowhere and sees only her own place.
nuns-why-behind = { $place } lies behind her: she sees a quarter turn to either side of the way she looks.
nuns-why-far = { $place } is too far away: she does not see so far.
nuns-why-wall = A wall stands between { $from } and { $place }.
nuns-why-door = The door between { $a } and { $b } hides { $place } from { $from }; doors hide, locked or not.
nuns-why-gate = A closed gate hides { $place } from { $from }.
nuns-why-corner = The line from { $from } to { $place } passes the corner of a wall so closely that it counts as blocked.
nuns-why-shrine = The shrine is hidden: nobody sees into it, and nobody in it sees out.
nuns-why-elsewhere = { $place } is not in the room of { $from }, and at this table a guard sees only the room she is in.
nuns-label-why = { $guard }: { $reason }
nuns-hint = ? and a place, like ? 65, says whether the guards see it, and why.
