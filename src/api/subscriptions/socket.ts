import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ConnectedClients } from '../limits/connected-clients.ts';
import type { Graphql } from '../request/document.ts';
import type { AnswerGet } from '../request/graphql-over-http.ts';
import { CLOSE, Client } from './client-connection.ts';
import { heartbeat } from './heartbeat.ts';
import { type Protocol, protocol } from './protocol.ts';
import { closeRevoked } from './revoked-sessions.ts';
import { Backlogs, Corks } from './slow-readers.ts';
import { takeMessage } from './socket-operations.ts';

/** The maximum size of a client's message, in bytes. */
const LONGEST_MESSAGE = 64 * 1024;

const PROTOCOL = 'graphql-transport-ws';

/** permessage-deflate saves the most when it remembers earlier, similar messages. bench/README.md shows its cost. */
const DEFLATE = {
  /** The window size for the server's messages, as a power of two. */
  serverMaxWindowBits: 13,
  /** Client messages are short, so remembering earlier messages would save little. */
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3, memLevel: 5 },
  /** The maximum number of messages that are compressed at the same time. */
  concurrencyLimit: 4,
};

/** Serves all operations over WebSocket at `/graphql`. @param answerGet handles a GET without an upgrade */
export async function subscriptions(app: FastifyInstance, graphql: Graphql, answerGet: AnswerGet): Promise<void> {
  const { config, accounts, meters } = graphql.dependencies;
  const clients = new ConnectedClients(config.sockets);
  const writing = { backlogs: new Backlogs(), corks: new Corks() };
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: DEFLATE,
      // Accept any offered protocol, because a client can read a close reason only on an open connection.
      handleProtocols: (offered: Set<string>) => (offered.has(PROTOCOL) ? PROTOCOL : ([...offered][0] ?? false)),
    },
    preClose: async () => sayGoodbye(clients),
    errorHandler: cutOff,
  });
  const server = protocol(graphql, clients);
  app.route({
    method: 'GET',
    url: '/graphql',
    schema: { hide: true },
    handler: answerGet,
    wsHandler: (socket, request) => welcome(graphql, new Client(socket, request, meters, writing), clients, server),
  });
  const stopChecking = closeRevoked(clients, accounts);
  const stopBeating = heartbeat(clients, config.heartbeatSeconds);
  app.addHook('onClose', async () => {
    stopChecking();
    stopBeating();
  });
}

// An error with a code comes from ws or the network, not from the server, so it is not logged.
function cutOff(error: Error, socket: WebSocket, request: FastifyRequest): void {
  if (!('code' in error)) request.log.error({ err: error }, 'unexpected error on a connection');
  socket.terminate();
}

function welcome(graphql: Graphql, client: Client, clients: ConnectedClients, server: Protocol): void {
  const { socket, log, wire } = client;
  if (!clients.enter(client)) return socket.close(CLOSE.tooManyConnections, 'Too many connections');
  const onMessage: typeof wire.onMessage = (take) =>
    wire.onMessage((received) => takeMessage(graphql, client, received, take));
  const closed = server.opened({ ...wire, onMessage }, { client });
  socket.on('close', (code, reason) => {
    clients.leave(client);
    closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'socket clean-up failed'));
  });
}

/** Closes each connection when its operations have been answered, then waits briefly for the client's close frame. */
async function sayGoodbye(clients: ConnectedClients): Promise<void> {
  await Promise.all(
    [...clients].map(async (client) => {
      client.isLeaving = true;
      await client.operations.idle();
      await goodbye(client);
    }),
  );
}

function goodbye({ socket }: Client): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) return resolve();
    const force = setTimeout(() => socket.terminate(), 2_000);
    socket.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    socket.close(CLOSE.goingAway, 'The server is shutting down: connect again');
  });
}
