import type { ServerRefusal, Unreachable } from './failures.ts';

/** Where the server is, who one is there, and with what it is reached. */
export interface Api {
  /** Without a path: `https://cards.example`. */
  readonly server: string;
  /** A session's token or an API key. Nobody in particular without one. */
  readonly token?: string | null;
  /** What opens WebSockets where there are none built in, as in Node before version 22: that of the package `ws`. */
  readonly WebSocket?: SocketMaker;
  /** The one WebSocket over which everything goes, where that is wanted: see `overSocket`. */
  readonly line?: Operations;
  /** What sends requests, where that is not to be the built-in `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Who waits for what comes of an operation. */
export interface Call {
  heard(message: Readonly<Record<string, unknown>>): void;
  /** Nothing is heard after it. */
  ended(error: ServerRefusal | Unreachable): void;
}

/** Sends operations over one WebSocket. */
export interface Operations {
  /** Sends an operation as soon as that can be done. @returns what takes it back */
  begin(payload: object, call: Call): () => void;
  /** Whoever still waits for something is not told any more. */
  close(): void;
}

/** What is used of a WebSocket, be it a browser's or that of the package `ws`. */
export interface Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export type SocketMaker = new (url: string, protocol: string) => Socket;

/** A GraphQL document that knows what it answers and which variables it takes: text, and nothing else once it runs. */
export type Document<Result, Variables> = string & { readonly __apiType?: (variables: Variables) => Result };

/** A document of one's own with the types that belong to it. */
export function document<Result, Variables>(text: string): Document<Result, Variables> {
  return text as Document<Result, Variables>; // what is added to a text exists for the compiler alone
}
