import type { FastifyRequest } from 'fastify';
import type { Context, WebSocket as GraphqlWs } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Caller } from '../../accounts/index.ts';
import { type MaybePromise, unlessFailed } from '../../promises.ts';
import { addressOf } from '../client-addresses.ts';
import { outageOf } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { RequestLog } from '../request/request-log.ts';
import { SerialQueue } from './serial-queue.ts';
import { type Backlogs, type Corks, LITTLE } from './slow-readers.ts';

/** The close codes that this server sends. graphql-ws also sends 4400, 4401, 4406, 4408, 4409 and 4429 on its own. */
export const CLOSE = {
  /** The server is shutting down, and clients should reconnect. */
  goingAway: 1001,
  /** The client reads too slowly. The client can reconnect and send the last version that it received as `after`. */
  tooSlow: 4410,
  /** The token is invalid, expired or revoked. graphql-ws clients do not retry after 4401, but would after 4403. */
  unauthorized: 4401,
  /** The server cannot check the token at the moment, and clients should reconnect later. */
  tryAgain: 1013,
  tooManyMessages: 4429,
  tooManyConnections: 4429,
  badRequest: 4400,
  internal: 4500,
} as const;

/** The maximum number of messages that a client can send in ten seconds, apart from those charged to its budget. */
const MESSAGES = 300;

/** A graphql-ws connection and its client. */
export type Connection = Context<Record<string, unknown>, { client: Client }>;

/** The interface through which graphql-ws reads and writes. */
interface Wire extends GraphqlWs {
  onMessage(take: (received: string) => MaybePromise<void>): void;
}

/** The output buffers of all connections to this node. */
interface Writing {
  backlogs: Backlogs;
  corks: Corks;
}

/** One WebSocket connection. */
export class Client {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly log: RequestLog;
  /** The registered route, which is stored because Fastify rebuilds the object at each access. */
  readonly route: FastifyRequest['routeOptions'];
  readonly address: string;
  readonly wire: Wire;
  caller: Caller | null = null;
  token: string | null = null;
  /** The graphql-ws connection, set during the handshake. */
  connection: Connection | null = null;
  /** The queries and mutations that are running or waiting. */
  readonly operations = new SerialQueue();
  operationCount = 0;
  /** Whether the server is shutting down and no longer starts operations. */
  isLeaving = false;
  subscriptions = (): number => 0;
  readonly #writing: Writing;
  readonly rate = new MessageRate();

  constructor(socket: WebSocket, request: FastifyRequest, meters: Dependencies['meters'], writing: Writing) {
    this.socket = socket;
    this.request = request;
    this.log = new RequestLog(request, meters);
    this.route = request.routeOptions;
    this.address = addressOf(request);
    this.#writing = writing;
    this.wire = wireOf(this);
    socket.on('close', () => writing.backlogs.forget(socket));
    // ws closes the connection on an invalid frame. Without a listener, the error would crash the process.
    socket.on('error', (error) => this.log.debug({ err: error }, 'socket error'));
  }

  /** Disconnects a client that reads too slowly. The frame is compressed only if the client supports compression. */
  send(data: string | Buffer, { compress } = { compress: true }): void {
    const { socket, request } = this;
    const { backlogs, corks } = this.#writing;
    if (socket.readyState !== socket.OPEN) return;
    // Flush corked frames first, because they count as buffered bytes even if the client reads quickly.
    if (socket.bufferedAmount >= LITTLE) corks.release(request.raw.socket);
    if (backlogs.isTooSlow(socket)) return socket.close(CLOSE.tooSlow, 'Too slow: resume by version');
    corks.hold(request.raw.socket);
    socket.send(data, compress ? TEXT : UNCOMPRESSED);
  }
}

const TEXT = { binary: false } as const;
const UNCOMPRESSED = { binary: false, compress: false } as const;

function wireOf(client: Client): Wire {
  const { socket, rate } = client;
  return {
    protocol: socket.protocol,
    send: (data) => client.send(data),
    close: (code, reason) => socket.close(code, closeReason(reason)),
    onMessage: (take) => {
      socket.on('message', (data: Buffer) => {
        if (rate.isTooHigh()) return socket.close(CLOSE.tooManyMessages, 'Too many messages');
        unlessFailed(
          () => take(data.toString()),
          (error) => closeAfter(error, client),
        );
      });
    },
  };
}

function closeAfter(error: unknown, { socket, log }: Client): void {
  // graphql-ws throws if a client sends a message that only servers send: `next`, `error` or `connection_ack`.
  if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
    return socket.close(CLOSE.badRequest, 'Only the server may send this message');
  if (outageOf(error) !== null) {
    log.outage(error);
    return socket.close(CLOSE.tryAgain, 'Try again later');
  }
  log.error({ err: error }, 'unexpected error in a subscription');
  socket.close(CLOSE.internal, 'Something went wrong on our side');
}

/** The advice appended to close reasons from graphql-ws. */
const NEXT_STEPS: ReadonlyMap<string, string> = new Map([
  ['Subprotocol not acceptable', 'connect with the subprotocol graphql-transport-ws'],
  ['Connection initialisation timeout', 'send connection_init first'],
  ['Too many initialisation requests', 'send connection_init once'],
  ['Unauthorized', 'send connection_init first, and wait for connection_ack'],
]);
/** The maximum length of a close reason, in bytes. */
const LONGEST_REASON = 123;

/** Returns a close reason that has only printable ASCII characters and fits in a close frame. */
export function closeReason(reason = ''): string {
  const next = NEXT_STEPS.get(reason);
  return `${reason}${next ? `: ${next}` : ''}`.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_REASON);
}

/** Counts the messages that a client sends within ten seconds. */
class MessageRate {
  #since = Date.now();
  #count = 0;

  isTooHigh(): boolean {
    if (Date.now() - this.#since > 10_000) {
      this.#since = Date.now();
      this.#count = 0;
    }
    this.#count++;
    return this.#count > MESSAGES;
  }

  /** Stops counting a message that has been charged to the client's budget. */
  forgive(): void {
    this.#count--;
  }
}
