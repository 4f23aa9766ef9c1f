import type { ServerRefusal, Unreachable } from './failures.ts';

/** A server's address, the session on that server, and how to send requests to it. */
export interface Api {
  /** The server's address without a path, for example `https://cards.example`. */
  readonly server: string;
  /** A session token or an API key. Requests without a token are anonymous. */
  readonly token?: string | null;
  /**
   * The WebSocket class for platforms without one, such as Node before version 22: pass the one from the package `ws`.
   */
  readonly WebSocket?: SocketMaker;
  /** An optional WebSocket shared by all operations: see `overSocket`. */
  readonly line?: Operations;
  /** A replacement for the built-in `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The receiver of an operation's results. */
export interface Call {
  heard(message: Readonly<Record<string, unknown>>): void;
  /** Called at most once, after all other calls. */
  ended(error: ServerRefusal | Unreachable): void;
}

/** Sends operations over one WebSocket. */
export interface Operations {
  /** Sends an operation as soon as possible. @returns a function that cancels it */
  begin(payload: object, call: Call): () => void;
  /** Closes the connection. Pending operations receive no more results. */
  close(): void;
}

/** The part of a WebSocket that this package uses. Browsers and the package `ws` both provide it. */
export interface Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export type SocketMaker = new (url: string, protocol: string) => Socket;

/** A GraphQL document with the types of its result and its variables. At run time, it is plain text. */
export type Document<Result, Variables> = string & { readonly __apiType?: (variables: Variables) => Result };

/** Adds the types of the result and variables to a custom document. */
export function document<Result, Variables>(text: string): Document<Result, Variables> {
  return text as Document<Result, Variables>; // the added type exists only for the compiler
}
