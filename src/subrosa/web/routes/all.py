"""Every route there is, once. From here come the routes of both faces and the page that describes them."""

from __future__ import annotations

from subrosa.table.messages import AnyAct, Drafted, Pong, Previews, TableAt, Update
from subrosa.table.messages import Done as ActDone

from .. import bodies, sockets
from ..asking import MOST_WITH_DATA, Way
from . import browsers, matches, people, play

WAYS: tuple[Way, ...] = (
    Way("GET", "/games", matches.games, bodies.Games, person=False),
    Way("POST", "/me", people.new_guest, bodies.Me, bodies.NewGuest, person=False, rate="guest", status=201),
    Way("GET", "/me", people.me, bodies.Me),
    Way("PATCH", "/me", people.change_me, bodies.Me, bodies.ChangeMe),
    Way("DELETE", "/me", people.sign_out, bodies.Done, person=False),
    Way("POST", "/me/out-everywhere", people.out_everywhere, bodies.Done),
    Way("POST", "/account", people.account, bodies.Me, bodies.Account, rate="account"),
    Way("POST", "/session", people.session, bodies.Me, bodies.Credentials, person=False, rate="sign-in"),
    Way("GET", "/tokens", people.tokens, bodies.Tokens),
    Way("POST", "/tokens", people.new_token, bodies.TokenAt, bodies.NewToken, rate="token", status=201),
    Way("DELETE", "/tokens/{id}", people.drop_token, bodies.Done),
    Way("GET", "/push/key", browsers.key, bodies.PushKey),
    Way("POST", "/push", browsers.subscribe, bodies.Done, bodies.Browser),
    Way("DELETE", "/push", browsers.unsubscribe, bodies.Done, bodies.NoBrowser),
    Way("GET", "/tables", matches.open_tables, bodies.Matches, person=False),
    Way("GET", "/matches", matches.mine, bodies.Matches),
    Way(
        "POST",
        "/matches",
        matches.open_table,
        bodies.NewTable,
        bodies.NewMatch,
        rate="open",
        most=MOST_WITH_DATA,
        status=201,
    ),
    Way("POST", "/join", matches.join, bodies.Sitting, bodies.Join),
    Way("GET", "/matches/{id}", matches.table, TableAt, person=False),
    Way("POST", "/matches/{id}/sit", matches.sit, bodies.Sitting, bodies.Sit),
    Way("POST", "/matches/{id}/leave", matches.leave, TableAt, bodies.AtSeat),
    Way("POST", "/matches/{id}/close", matches.close, TableAt),
    Way("POST", "/matches/{id}/chairs/{seat}", matches.change_chair, TableAt, bodies.ChairWish),
    Way("POST", "/matches/{id}/invite", matches.invite, bodies.Link, bodies.AtSeat),
    Way("GET", "/matches/{id}/seat", play.seat, Update, query=bodies.Since, person=False),
    Way("POST", "/matches/{id}/acts", play.act, ActDone | Drafted | Previews | Pong, AnyAct, query=bodies.BySeat),
    Way("GET", "/matches/{id}/components", play.components, bodies.Components, person=False),
    Way("GET", "/matches/{id}/replay", play.replay, bodies.Replayed, query=bodies.Eyes, person=False),
    Way("GET", "/matches/{id}/export", play.export, str, query=bodies.Export, person=False, rate="export"),
)
SOCKETS = (
    ("/matches/{id}/live", sockets.at_table, bodies.Since),
    ("/live", sockets.notices, bodies.Nothing),
)
