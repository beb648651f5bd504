/** Requests to the server: JSON there, JSON back, and what is refused as a `Refused`. */
import type { Refusal, Trouble } from "./types";
import { Refused, Unreachable } from "./refused";

const API = "/api/v1";

export async function ask<T>(method: string, path: string, body?: unknown, credentials: RequestCredentials = "same-origin"): Promise<T> {
  let response: Response;
  try {
    response = await fetch(API + path, {
      method,
      credentials,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => ({}))) as Partial<Refusal> | Partial<Trouble>;
  if (said.type === "refusal") throw new Refused(said.code ?? "", said.facts ?? {}, said.sentence ?? "", response.status);
  throw new Unreachable(said.sentence ?? response.statusText);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
/** Without saying who asks. */
export const watch = <T>(path: string): Promise<T> => ask<T>("GET", path, undefined, "omit");
