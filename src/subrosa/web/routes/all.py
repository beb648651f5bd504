"""Every route there is, once. From here come the routes of both surfaces and the page that describes them."""

from __future__ import annotations

from subrosa.study import Study
from subrosa.table.messages import AnyCommand, Drafted, HouseAt, Pong, Previews, TableAt, Update
from subrosa.table.messages import Done as CommandDone

from .. import accounts, bodies, replays, sockets
from .. import personal as about
from ..asking import MOST_WITH_DATA, Route
from . import browsers, games, house, leaving, matches, people, personal, play, puzzles, studies

ROUTES: tuple[Route, ...] = (
    Route("GET", "/games", games.games, bodies.Games, person=False),
    Route("GET", "/games/{game}", games.game, bodies.Manifest, person=False),
    Route("GET", "/games/{game}/words/{language}", games.words, bodies.Words, person=False),
    Route("GET", "/games/{game}/rules/{language}", games.rules, bodies.Rulebook, person=False),
    Route("GET", "/puzzles/of-day", puzzles.of_day, bodies.PuzzleAt, query=bodies.OfDay, person=False),
    Route("POST", "/puzzles/{id}/answer", puzzles.answer, bodies.PuzzleJudged, bodies.PuzzleAnswer, person=False),
    Route("POST", "/puzzles/{id}/play-on", puzzles.play_on, TableAt, bodies.PuzzlePlayOn, rate="open", status=201),
    Route("POST", "/puzzles/{id}/hint", puzzles.hint, bodies.PuzzleHint, bodies.PuzzleKnown, person=False),
    Route("GET", "/ratings", personal.bots, about.Ladder, person=False),
    Route("GET", "/house", house.house, HouseAt, person=False),
    Route("POST", "/me", people.new_guest, bodies.Me, bodies.NewGuest, person=False, rate="guest", status=201),
    Route("GET", "/me", people.me, bodies.Me),
    Route("PATCH", "/me", people.change_me, bodies.Me, bodies.ChangeMe, leaving=True),
    Route("DELETE", "/me", people.sign_out, bodies.Done, person=False),
    Route("POST", "/me/out-everywhere", people.out_everywhere, bodies.Done, leaving=True),
    Route("POST", "/account", people.account, bodies.Me, bodies.Account, rate="account"),
    Route("DELETE", "/account", leaving.delete_me, bodies.Me, accounts.Farewell, rate="account", leaving=True),
    Route("POST", "/account/keep", leaving.keep_me, bodies.Me, leaving=True),
    Route("GET", "/me/data", leaving.data, accounts.MyData, rate="export"),
    Route("DELETE", "/matches/{id}", leaving.delete_match, bodies.Done),
    Route("POST", "/session", people.session, bodies.Me, bodies.Credentials, person=False, rate="sign-in"),
    Route("POST", "/recovery", people.forgotten, bodies.Done, accounts.Forgotten, person=False, rate="forgotten"),
    Route(
        "POST",
        "/recovery/password",
        people.recovered,
        accounts.Recovered,
        accounts.NewPassword,
        person=False,
        rate="sign-in",
    ),
    Route("GET", "/tokens", people.tokens, bodies.Tokens),
    Route("POST", "/tokens", people.new_token, bodies.TokenAt, bodies.NewToken, rate="token", status=201),
    Route("DELETE", "/tokens/{id}", people.drop_token, bodies.Done, leaving=True),
    Route("GET", "/push/key", browsers.key, bodies.PushKey),
    Route("POST", "/push", browsers.subscribe, bodies.Done, bodies.Browser),
    Route("DELETE", "/push", browsers.unsubscribe, bodies.Done, bodies.NoBrowser, leaving=True),
    Route("GET", "/me/page", personal.page, about.Profile),
    Route("GET", "/me/notices", personal.inbox, about.Inbox),
    Route("POST", "/me/notices/read", personal.read, about.Inbox),
    Route("GET", "/me/blocks", personal.blocks, about.Blocks),
    Route("POST", "/me/blocks", personal.block, about.Blocks, about.Somebody, rate="report"),
    Route("DELETE", "/me/blocks", personal.unblock, about.Blocks, about.Somebody),
    Route("POST", "/reports", personal.report, bodies.Done, about.NewReport, rate="report", status=201),
    Route("POST", "/quick", personal.quick, bodies.Sitting, about.QuickWish, rate="open"),
    Route("GET", "/tables", matches.open_tables, bodies.Matches, person=False),
    Route("GET", "/matches", matches.mine, bodies.Matches),
    Route(
        "POST",
        "/matches",
        matches.open_table,
        bodies.NewTable,
        bodies.NewMatch,
        rate="open",
        most=MOST_WITH_DATA,
        status=201,
    ),
    Route("POST", "/invitation", matches.invitation, bodies.Invitation, bodies.Invited, person=False),
    Route("POST", "/join", matches.join, bodies.Sitting, bodies.Join),
    Route("GET", "/matches/{id}", matches.table, TableAt, person=False),
    Route("POST", "/matches/{id}/sit", matches.sit, bodies.Sitting, bodies.Sit),
    Route("POST", "/matches/{id}/leave", matches.leave, TableAt, bodies.AtSeat),
    Route("POST", "/matches/{id}/close", matches.close, TableAt),
    Route("POST", "/matches/{id}/chairs/{seat}", matches.change_chair, TableAt, bodies.ChairWish),
    Route("POST", "/matches/{id}/invite", matches.invite, bodies.Link, bodies.AtSeat),
    Route("POST", "/matches/{id}/companion", personal.invite, bodies.Done, about.WithCompanion, rate="invite"),
    Route("GET", "/matches/{id}/seat", play.seat, Update, query=bodies.Since, person=False),
    Route(
        "POST",
        "/matches/{id}/commands",
        play.command,
        CommandDone | Drafted | Previews | Pong,
        AnyCommand,
        query=bodies.BySeat,
    ),
    Route("GET", "/matches/{id}/components", play.components, bodies.Components, person=False),
    Route("GET", "/matches/{id}/replay", play.replay, replays.Replayed, query=replays.Eyes, person=False),
    Route("GET", "/matches/{id}/moves", play.moves, replays.ReelAt, query=replays.EyesAlone, person=False),
    Route("POST", "/matches/{id}/play-on", play.play_on, TableAt, replays.PlayOn, rate="open", status=201),
    Route("GET", "/matches/{id}/study", studies.study, Study, person=False, rate="export"),
    Route("GET", "/matches/{id}/thoughts", studies.thoughts, bodies.Thoughts, person=False, rate="export"),
    Route("GET", "/matches/{id}/study/picture", studies.drawn, str, query=bodies.Picture, person=False, rate="export"),
    Route("GET", "/key", play.key, bodies.ServerKey, person=False),
    Route("GET", "/matches/{id}/audit", play.audit, str, query=replays.EyesAlone, rate="export"),
    Route("GET", "/matches/{id}/export", play.export, str, query=bodies.Export, person=False, rate="export"),
)
SOCKETS = (
    ("/matches/{id}/live", sockets.at_table, bodies.Since),
    ("/live", sockets.notices, bodies.Nothing),
)
