"""Everything that has to last, in one database: matches as entries under seal, and people.

with Store() as store:                              # the folder of the person who plays; see `address`
    store.create(id, [entry], listing).result()     # on disk when the future is done
    store.entries(id)
"""

from .address import home
from .errors import Conflict, Damaged, NoMatch, StoreUnavailable
from .listing import ChairRow, Listing, new_id
from .store import Store

__all__ = ["ChairRow", "Conflict", "Damaged", "Listing", "NoMatch", "Store", "StoreUnavailable", "home", "new_id"]
