import type { FastifyRequest } from 'fastify';
import type { Context, WebSocket as Wire } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Caller } from '../../accounts/index.ts';
import { addressOf } from '../addresses.ts';
import { outageOf } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { RequestLog } from '../request/log.ts';
import { type Backlogs, type Corks, LITTLE } from './backlogs.ts';
import { OneByOne } from './one-by-one.ts';

/** Why we close a connection, besides graphql-transport-ws' own 4400, 4401, 4406, 4408, 4409 and 4429. */
export const CLOSE = {
  /** The server stops; come again. */
  goingAway: 1001,
  /** A client reads more slowly than it is told; come again with the last version as `after`. */
  tooSlow: 4410,
  /** The token is not good (any more): clients take this one for final, where they would go on trying after 4403. */
  unauthorized: 4401,
  /** Who it is cannot be looked up now; come again. */
  tryAgain: 1013,
  tooManyMessages: 4429,
  tooManyConnections: 4429,
  badRequest: 4400,
  internal: 4500,
} as const;

/** Messages that a client may send in ten seconds, beside those that its budget pays for. */
const MESSAGES = 300;

/** A connection as graphql-ws knows it. */
export type Connection = Context<Record<string, unknown>, { client: Client }>;

/** The frames that all connections of a node wait to write. */
interface Writing {
  backlogs: Backlogs;
  corks: Corks;
}

/** One connection. */
export class Client {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly log: RequestLog;
  /** As it is registered; Fastify builds it again each time. */
  readonly route: FastifyRequest['routeOptions'];
  /** Under which it is counted. */
  readonly address: string;
  /** The connection as graphql-ws writes to it. */
  readonly wire: Wire;
  caller: Caller | null = null;
  token: string | null = null;
  /** The connection as graphql-ws knows it, from the handshake on. */
  connection: Connection | null = null;
  /** Queries and mutations that wait for their answers. */
  readonly operations = new OneByOne();
  /** How many there have been. */
  asked = 0;
  /** The server goes away: it takes nothing that has not begun. */
  isLeaving = false;
  /** How many are open. */
  subscriptions = (): number => 0;
  readonly #writing: Writing;
  readonly #rate = new MessageRate();

  constructor(socket: WebSocket, request: FastifyRequest, meters: Dependencies['meters'], writing: Writing) {
    this.socket = socket;
    this.request = request;
    this.log = new RequestLog(request, meters);
    this.route = request.routeOptions;
    this.address = addressOf(request);
    this.#writing = writing;
    this.wire = wireOf(this, this.#rate);
    socket.on('close', () => writing.backlogs.forget(socket));
    // What ws finds wrong with a frame; it closes the connection itself. Unheard, the error would end the process.
    socket.on('error', (error) => this.log.debug({ err: error }, 'A socket failed'));
  }

  /** One message more may come: its budget has paid for one. */
  forgive(): void {
    this.#rate.forgive();
  }

  /** Sends a frame, or cuts off a reader that is too slow. Compressed for clients that want it, unless that is forbidden. */
  send(data: string | Buffer, { compress } = { compress: true }): void {
    const { socket, request } = this;
    const { backlogs, corks } = this.#writing;
    if (socket.readyState !== socket.OPEN) return;
    // What waits for us alone says nothing about the reader.
    if (socket.bufferedAmount >= LITTLE) corks.release(request.raw.socket);
    if (backlogs.isTooSlow(socket)) return socket.close(CLOSE.tooSlow, 'Too slow: resume by version');
    corks.hold(request.raw.socket);
    socket.send(data, compress ? TEXT : UNCOMPRESSED);
  }
}

const TEXT = { binary: false } as const;
const UNCOMPRESSED = { binary: false, compress: false } as const;

function wireOf(client: Client, rate: MessageRate): Wire {
  const { socket, log } = client;
  return {
    protocol: socket.protocol,
    send: (data) => client.send(data),
    close: (code, reason) => socket.close(code, closeReason(reason)),
    onMessage: (take) => {
      socket.on('message', (data: Buffer) => {
        if (rate.isTooHigh()) return socket.close(CLOSE.tooManyMessages, 'Too many messages');
        take(data.toString()).catch((error: unknown) => {
          // graphql-ws throws where a client sends what is for servers to send: `next`, `error`, `connection_ack`.
          if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
            return socket.close(CLOSE.badRequest, 'Only a server sends that message');
          if (outageOf(error) !== null) {
            log.outage(error);
            return socket.close(CLOSE.tryAgain, 'Try again later');
          }
          log.error({ err: error }, 'A bug in a subscription');
          socket.close(CLOSE.internal, 'Something went wrong on our side');
        });
      });
    },
  };
}

/** Advice for reasons of graphql-ws that have none. */
const NEXT_STEPS: ReadonlyMap<string, string> = new Map([
  ['Subprotocol not acceptable', 'connect with the subprotocol graphql-transport-ws'],
  ['Connection initialisation timeout', 'send connection_init first'],
  ['Too many initialisation requests', 'send connection_init once'],
  ['Unauthorized', 'send connection_init first, and wait for connection_ack'],
]);
/** Bytes that the frame has room for. */
const LONGEST_REASON = 123;

/** Why a connection is closed, in as many printable characters as the frame takes. */
export function closeReason(reason = ''): string {
  const next = NEXT_STEPS.get(reason);
  return `${reason}${next ? `: ${next}` : ''}`.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_REASON);
}

/** Messages of a client within ten seconds. */
class MessageRate {
  #since = Date.now();
  #count = 0;

  /** Counts a message. */
  isTooHigh(): boolean {
    if (Date.now() - this.#since > 10_000) {
      this.#since = Date.now();
      this.#count = 0;
    }
    this.#count++;
    return this.#count > MESSAGES;
  }

  forgive(): void {
    this.#count--;
  }
}
