/** A line to a table that mends itself: what was asked and not answered is asked again after every break.
 *
 * Each request has a key, and the server carries out a key once; so asking again is safe.
 */
import { Refused, Unreachable } from "./refused";
import type { Advice, AnyCommand, AnyMessage, Done, Drafted, Previews, Turn } from "./types";

export type LineState = "connecting" | "connected" | "lost" | "ended";
/** A command as the page makes it; the line gives it its key. */
export type Wish = AnyCommand extends infer A ? (A extends unknown ? Omit<A, "key"> : never) : never;

export interface LineEvents {
  /** Where to connect, with the last number seen. Asked anew for every attempt. */
  address: () => string;
  message: (message: AnyMessage | Turn) => void;
  state: (state: LineState) => void;
  /** Called when the server would not even open the line: a refusal ends it, anything else tries on. */
  unopened?: () => Promise<Refused | undefined>;
  ended?: (why: Refused) => void;
}

type Answer = Done | Drafted | Previews | Advice;

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** Closed by the server for good: signed out, or the chair is somebody else's. */
const FOR_GOOD: Record<number, string> = { 4401: "web-sign-in", 4403: "web-not-your-seat" };

export class Line {
  #socket: WebSocket | undefined;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(private readonly events: LineEvents) {
    this.#connect();
  }

  /** Ask for something; resolves when it is done, rejects when it is refused. */
  ask(wish: Wish): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ ...wish, key });
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(new Unreachable("the line has ended"));
      this.#pending.set(key, { text, resolve, reject });
      if (this.#socket?.readyState === 1) this.#socket.send(text);
    });
  }

  /** Do not wait for the next attempt. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#again);
    this.#connect();
  }

  /** Hang up. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#again);
    clearTimeout(this.#ping);
    this.#socket?.close();
    this.events.state("ended");
    for (const { reject } of this.#pending.values()) reject(new Unreachable("the line has ended"));
    this.#pending.clear();
  }

  #connect(): void {
    const socket = new WebSocket(this.events.address());
    let opened = false;
    this.#socket = socket;
    this.events.state("connecting");
    socket.onopen = () => {
      opened = true;
      this.#wait = FIRST_WAIT;
      this.events.state("connected");
      for (const { text } of this.#pending.values()) socket.send(text);
      this.#listen(PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#listen(PING_EVERY);
      this.#receive(JSON.parse(String(event.data)) as AnyMessage | Turn);
    };
    socket.onclose = (event) => void this.#closed(socket, opened, event.code);
  }

  async #closed(socket: WebSocket, opened: boolean, code: number): Promise<void> {
    if (this.#socket !== socket || this.#over) return;
    this.#socket = undefined;
    clearTimeout(this.#ping);
    this.events.state("lost");
    const known = FOR_GOOD[code];
    const why = known ? new Refused(known, {}, "") : opened ? undefined : await this.events.unopened?.();
    if (this.#over) return;
    if (why) {
      this.end();
      this.events.ended?.(why);
      return;
    }
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Silence for so long, and we ask whether anybody is there; silence after that, and the line is cut. */
  #listen(silence: number): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: "ping", key: "" }));
      this.#ping = setTimeout(() => this.#cut(), PONG_WITHIN);
    }, silence);
  }

  #cut(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    void this.#closed(socket, true, 1006);
  }

  #receive(message: AnyMessage | Turn): void {
    const key = "key" in message ? message.key : "";
    const pending = key ? this.#pending.get(key) : undefined;
    if (pending) this.#pending.delete(key);
    if (message.type === "done" || message.type === "drafted" || message.type === "previews" || message.type === "advice") pending?.resolve(message);
    else if (message.type === "refusal")
      pending?.reject(new Refused(message.code, message.facts, message.sentence));
    else if (message.type === "trouble") pending?.reject(new Unreachable(message.sentence));
    this.events.message(message);
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
