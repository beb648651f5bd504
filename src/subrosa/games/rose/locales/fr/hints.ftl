## Pourquoi un bon joueur ferait cela

rose-hint-own = Votre moine aurait { $count } indices après cette nuit au lieu de { $instead }.
rose-hint-own_suspicion = Les soupçons contre votre moine seraient à { $count } au lieu de { $instead }.
rose-hint-hurts = Moine { $monk } : { $count } indices après cette nuit au lieu de { $instead }.
rose-hint-hurts_of = Moine { $monk } : { $count } indices après cette nuit au lieu de { $instead }, et c’est sans doute { $seat } ({ $share } %).
rose-hint-suspects = Moine { $monk } : les soupçons seraient à { $count } au lieu de { $instead }.
rose-hint-suspects_of = Moine { $monk } : les soupçons seraient à { $count } au lieu de { $instead }, et c’est sans doute { $seat } ({ $share } %).
rose-hint-night = La journée continue. Qui y met fin prend la carte Événement, qui compte pour { $points } indices.
rose-hint-tiles = Il vous reste plus de tuiles Temps : { $count } au lieu de { $instead }.
rose-hint-told = Qui lit votre jeu verrait en vous le moine { $monk } à { $count } % au lieu de { $instead } %.
rose-hint-marker = Le moine { $monk } reçoit { $points } indices, et il est plus dangereux pour vous que l’autre.
rose-hint-marker_of = Le moine { $monk } reçoit { $points } indices, et c’est sans doute { $seat } ({ $share } %).
rose-hint-fits = { $seat } : { $monk } à { $count } %, { $other } à { $instead } %.
rose-hint-kept = { $monk } convient mieux à { $seat } : { $share } %.
