## What the server refuses

web-malformed = This request cannot be read: { $why }
web-bad-request = This cannot be done as it was asked.
web-bad-data = This component file cannot be played with.
web-bad-code = There is no table with this code, or somebody has sat down already.
web-bad-link = This link is not one of ours, or is damaged.
web-bad-recovery = This link is no longer good. Ask for a new one; each works once, for an hour.
web-bad-host = The address of this server is written in a way that cannot be read.
web-bad-name = A name needs at least one letter that can be seen.
web-wrong-name = That is not your name as it stands here.
web-bad-login = This cannot be used as a login.
web-weak-password = This password is too easy to guess. Take a longer one, or a few words that do not belong together.
web-bad-mail = This is not an e-mail address.
web-bad-push = This browser is reached by a service that is not known here.
web-no-such-seat = This table has no such seat.
web-no-such-puzzle = There is no such puzzle.
web-not-met = You have not played with anybody there.
web-no-study = This game has nothing to study yet.
web-sign-in = Say who you are first.
web-wrong-login = Login and password do not fit together.
web-origin = This request comes from a page of another site and is not carried out.
web-not-your-seat = That seat is not yours.
web-not-host = Only the host of this table can do that.
web-not-at-table = You are watching; only those who sit at the table can do that.
web-operator = That is for the operator of this server.
web-nothing-here = There is nothing here.
web-no-such-match = There is no such match, or it is not open to you.
web-no-such-token = You have no such token.
web-no-push = This server does not send notices to browsers.
web-no-recovery = This server sends no mails. Whoever runs it can give you a link to a new password.
web-no-such-way = That cannot be asked in this manner.
web-farewell = Your account is to be deleted. To go on here, keep it first.
web-login-taken = This login is taken.
web-sitting-already = You sit at this table already.
web-others-sit-there = Others sit at this table too; it cannot be deleted by one of you.
web-no-open-chair = No seat is open.
web-too-many-tokens = You have { $most } tokens; take one back first.
web-too-many-browsers = { $most } of your browsers are told already; switch notices off in one of them first.
web-too-large = That is too much at once: no more than { $most } bytes are read.
web-not-json = Send JSON, and say so in the content type.
web-too-fast = That was too often. Try again in { $seconds } s.
web-too-many-sockets = You have { $most } connections open; close one of them first.
web-busy = Many people are signing in just now. Try again in { $seconds } s.
web-broken = Something went wrong on this server. What was kept is kept.
web-not-ready = The server is not ready: its store does not answer.
web-closed = This server is going into maintenance: no new tables are opened for now. Matches that have begun go on.
web-resting = This server is under maintenance. All matches rest, nobody’s clock runs, and everything goes on where it was.

## What is sent to somebody who is not looking

web-your-turn = It is your turn.
web-bot-asked = Others want a bot to play on for you. Come back if you would rather play yourself.
