import type { Api, Socket, SocketMaker } from './api.ts';
import { isRecord, ServerRefusal, Unreachable } from './failures.ts';

/** After so many milliseconds without a word the server is asked for one; after as many again the connection is given up. */
const SILENCE = 20_000;
/** How a connection is closed whose token is not good (any more). */
const UNAUTHORIZED = 4401;

export interface Listener {
  opened?: ((socket: unknown) => void) | undefined;
  /** One may subscribe now. */
  welcomed(line: Line): void;
  heard(message: Readonly<Record<string, unknown>>): void;
  /** Nothing is heard after it. */
  ended(error: ServerRefusal | Unreachable): void;
}

/** One WebSocket that speaks graphql-transport-ws, and notices when nobody is at the other end any more. */
export class Line {
  readonly #socket: Socket;
  readonly #clock: ReturnType<typeof setInterval>;
  #state: 'connecting' | 'alive' | 'quiet' = 'connecting';

  /** @param match what the connection is mostly about: a proxy in front of several nodes routes by it */
  constructor(api: Api, match: string | undefined, listener: Listener) {
    const address = `${api.server.replace(/^http/, 'ws')}/graphql${match ? `?match=${match}` : ''}`;
    this.#socket = new (makerIn(api))(address, 'graphql-transport-ws');
    this.#clock = setInterval(() => this.#look(() => listener.ended(new Unreachable(api.server))), SILENCE);
    this.#socket.onopen = () => {
      listener.opened?.(this.#socket);
      this.say({ type: 'connection_init', payload: api.token ? { token: api.token } : {} });
    };
    this.#socket.onmessage = ({ data }: { data: unknown }) => this.#hear(JSON.parse(String(data)), listener);
    this.#socket.onerror = () => {}; // a close follows
    this.#socket.onclose = ({ code, reason }: { code: number; reason: string }) => {
      const isFinal = code === UNAUTHORIZED;
      listener.ended(isFinal ? new ServerRefusal('UNAUTHENTICATED', reason) : new Unreachable(api.server, code));
    };
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  hangUp(): void {
    clearInterval(this.#clock);
    Object.assign(this.#socket, { onopen: null, onmessage: null, onclose: null });
    this.#socket.close(1000);
  }

  #hear(message: unknown, listener: Listener): void {
    this.#state = 'alive';
    if (!isRecord(message)) return;
    if (message.type === 'ping') this.say({ type: 'pong' });
    else if (message.type === 'connection_ack') listener.welcomed(this);
    else listener.heard(message);
  }

  #look(giveUp: () => void): void {
    if (this.#state !== 'alive') return giveUp();
    this.#state = 'quiet';
    this.say({ type: 'ping' });
  }
}

function makerIn(api: Api): SocketMaker {
  const found: unknown = api.WebSocket ?? Reflect.get(globalThis, 'WebSocket');
  if (isMaker(found)) return found;
  throw new TypeError('There is no WebSocket here: pass one, such as that of the package ws.');
}

function isMaker(found: unknown): found is SocketMaker {
  return typeof found === 'function';
}
