import type { Api, Socket, SocketMaker } from './api.ts';
import { isRecord, ServerRefusal, Unreachable } from './failures.ts';

/** The silence in milliseconds after which the client pings. After a second such silence, it closes the connection. */
const SILENCE = 20_000;
/** The close code for an invalid or expired token. */
const UNAUTHORIZED = 4401;

export interface Listener {
  opened?: ((socket: unknown) => void) | undefined;
  /** Called when the connection is ready for subscriptions. */
  welcomed(line: Line): void;
  heard(message: Readonly<Record<string, unknown>>): void;
  /** Called at most once, after all other calls. */
  ended(error: ServerRefusal | Unreachable): void;
}

/** A WebSocket that speaks graphql-transport-ws and detects a dead connection. */
export class Line {
  readonly #socket: Socket;
  readonly #clock: ReturnType<typeof setInterval>;
  #state: 'connecting' | 'alive' | 'quiet' = 'connecting';

  /** @param match the main match of the connection, which a proxy in front of several nodes uses to route it */
  constructor(api: Api, match: string | undefined, listener: Listener) {
    const address = `${api.server.replace(/^http/, 'ws')}/graphql${match ? `?match=${match}` : ''}`;
    this.#socket = new (makerIn(api))(address, 'graphql-transport-ws');
    this.#clock = setInterval(() => this.#look(() => listener.ended(new Unreachable(api.server))), SILENCE);
    this.#socket.onopen = () => {
      listener.opened?.(this.#socket);
      this.say({ type: 'connection_init', payload: api.token ? { token: api.token } : {} });
    };
    this.#socket.onmessage = ({ data }: { data: unknown }) => this.#hear(JSON.parse(String(data)), listener);
    this.#socket.onerror = () => {}; // a close event follows every error
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
  throw new TypeError('There is no built-in WebSocket: pass one, such as that of the package ws.');
}

function isMaker(found: unknown): found is SocketMaker {
  return typeof found === 'function';
}
