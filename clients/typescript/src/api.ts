import type { ServerRefusal, Unreachable } from './failures.ts';

/** The address of a server, the session, and the transport. */
export interface Api {
  /** Without a path: `https://cards.example`. */
  readonly server: string;
  /** A session's token or an API key. Without one, requests are anonymous. */
  readonly token?: string | null;
  /** Opens WebSockets where there is no built-in one, as in Node before version 22: pass that of the package `ws`. */
  readonly WebSocket?: SocketMaker;
  /** An optional WebSocket shared by all operations: see `overSocket`. */
  readonly line?: Operations;
  /** Sends requests instead of the built-in `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The receiver of an operation's results. */
export interface Call {
  heard(message: Readonly<Record<string, unknown>>): void;
  /** Called at most once. Nothing is called afterwards. */
  ended(error: ServerRefusal | Unreachable): void;
}

/** Sends operations over one WebSocket. */
export interface Operations {
  /** Sends an operation as soon as possible. @returns a function that cancels it */
  begin(payload: object, call: Call): () => void;
  /** Closes the connection. Pending operations receive nothing more. */
  close(): void;
}

/** The part of a WebSocket that is used, of a browser's or of the package `ws`. */
export interface Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export type SocketMaker = new (url: string, protocol: string) => Socket;

/** A GraphQL document with the types of its result and variables: plain text at run time. */
export type Document<Result, Variables> = string & { readonly __apiType?: (variables: Variables) => Result };

/** A custom document with its types. */
export function document<Result, Variables>(text: string): Document<Result, Variables> {
  return text as Document<Result, Variables>; // the added type exists only for the compiler
}
