import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { Log } from './log.ts';
import { Match, type Sent } from './match.ts';

/**
 * The minimum cost of a durable move: JSON over WebSockets, the rules, a hash chain, a log on disk, and two frames. It
 * answers only the clients of `../arbiter/pair.ts`, and exits at the first unexpected message. Prints its address:
 * `server.js POSTGRES_URL`.
 */
interface Message {
  id: string;
  type: string;
  payload: { token: string; query: string; variables: { id: string; input: Sent & { matchId: string } } };
}
interface Posted {
  query: string;
  variables: { input: { invitation: string; options: { rounds: number } } };
}

const log = await Log.open(process.argv[2] ?? '');
const matches = new Map<string, Match>();
const server = createServer((request, response) => void answer(request, response));
const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'graphql-transport-ws' });
server.on('upgrade', (request, socket: Socket, head) => {
  sockets.handleUpgrade(request, socket, head, (client) => hear(client, socket));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // listens on a port
  console.log(`http://127.0.0.1:${port}`);
});
process.once('SIGTERM', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { query, variables }: Posted = JSON.parse(await text(request));
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  response.end(JSON.stringify({ data: answerTo(query, variables, token) }));
}

function answerTo(query: string, { input }: Posted['variables'], token: string): object {
  if (query.includes('signInAsGuest')) return { signInAsGuest: { token: randomUUID() } };
  const match = query.includes('createMatch') ? new Match(log, input.options.rounds) : found(input.invitation);
  matches.set(match.id, match);
  match.seats.push(token);
  return { createMatch: { id: match.id, invitation: match.id }, joinMatch: { id: match.id } };
}

function found(id: string): Match {
  const match = matches.get(id);
  if (!match) throw new Error(`there is no match ${id}`);
  return match;
}

function hear(client: WebSocket, socket: Socket): void {
  let token = '';
  const send = (frame: string) => {
    if (socket.writableCorked === 0) {
      socket.cork(); // all frames of a batch in one write
      process.nextTick(() => socket.uncork());
    }
    client.send(frame);
  };
  client.on('message', (data) => {
    const { id, type, payload }: Message = JSON.parse(String(data));
    if (type === 'connection_init') {
      token = payload.token;
      return send('{"type":"connection_ack"}');
    }
    if (type === 'complete') return;
    const next = (data: string) => send(`{"id":"${id}","type":"next","payload":{"data":${data}}}`);
    const { query, variables } = payload;
    if (query.startsWith('subscription')) return found(variables.id).listen(token, next);
    const match = found(variables.input.matchId);
    match.play(token, variables.input, (version) => {
      next(`{"submitMove":{"entry":{"version":${version}}}}`);
      send(`{"id":"${id}","type":"complete"}`);
      if (match.isOver) matches.delete(match.id);
    });
  });
}
