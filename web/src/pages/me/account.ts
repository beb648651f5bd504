/** What only this page asks of the server: account, tokens of programs, signing out, notices. */
import { person } from "../../store.svelte";
import { ask, get, post } from "../../wire/http";
import type { Account, Credentials, Me, PushKey, Recovered, TokenAt, Tokens } from "../../wire/types";

const kept = (me: Me): void => void (person.me = me);

export const takeAccount = async (account: Account): Promise<void> => kept(await post<Me>("/account", account));
export const signIn = async (credentials: Credentials): Promise<void> => kept(await post<Me>("/session", credentials));

/** A link for a forgotten password. The answer is the same whether or not there is such an account. */
export const forgotten = (login: string): Promise<unknown> => post("/recovery", { login });
/** Another password, by that link; whose it is. */
export const recover = async (token: string, password: string): Promise<string> => (await post<Recovered>("/recovery/password", { token, password })).login;

export async function signOut(): Promise<void> {
  await ask("DELETE", "/me");
  person.me = undefined;
}

/** Be known here no longer, in a week: by my name, and my password if I have one. */
export const deleteMe = async (name: string, password: string): Promise<void> => kept(await ask<Me>("DELETE", "/account", { name, password }));
/** Think otherwise in time. */
export const keepMe = async (): Promise<void> => kept(await post<Me>("/account/keep"));

export const othersOut = (): Promise<unknown> => post("/me/out-everywhere");

export const tokens = async (): Promise<TokenAt[]> => (await get<Tokens>("/tokens")).tokens;
export const newToken = (label: string): Promise<TokenAt> => post("/tokens", { label });
export const dropToken = (id: string): Promise<unknown> => ask("DELETE", `/tokens/${encodeURIComponent(id)}`);

// Notices to this browser

/** Can this browser be reached while no page is open? */
export const reachable = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function subscribed(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

/** Tell this browser when it is my turn. The permission must have been asked for by a click. */
export async function subscribe(): Promise<void> {
  const { key } = await get<PushKey>("/push/key");
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  await post("/push", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

export async function unsubscribe(): Promise<void> {
  const found = await subscribed();
  if (!found) return;
  await ask("DELETE", "/push", { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** A key in base64url as bytes. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
