import { once } from 'node:events';
import WebSocket from 'ws';
import { asGuest, call, openPool } from '../../test/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../../test/load/matches.ts';
import { processorTime } from './processor-time.ts';

/**
 * Opens many WebSockets to a server and as many to a bare server, in a separate process: `watchers.ts URL PID BARE_URL
 * BARE_PID WATCHERS WHAT`. A player makes a move, or a spectator sends a message (WHAT is `moves` or `messages`), then
 * the bare server sends as many bytes to all its sockets, and so on.
 * Prints the milliseconds until the last socket has received the data, and the server's CPU time.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
/** The number of warm-up moves in each of four matches, so that the server has compiled the document. */
const WARM_UP = 40;
/** Warm-up rounds with all sockets. */
const ALL_WARM_UP = 10;
/** The number of sockets that are opened at the same time. */
const OPENING = 50;
/** Milliseconds to wait after a round, so that the round does not affect the next one. */
const REST = 20;
const UPDATES = `subscription($id: ID!) { matchUpdates(id: $id) { version entries { version seat text }
  match { status waitingFor seats { seat name } table { zones { key label kind count cards { number name } } counters { label value } } } } }`;
const MESSAGES = `subscription($id: ID!) { messageUpdates(matchId: $id, room: SPECTATORS) {
  id room phrase text at player { id name } } }`;
const GREET = 'mutation($id: ID!) { sendMessage(input: { matchId: $id, phrase: HELLO }) { id } }';

export interface Watched {
  /** Milliseconds until the last socket has received the data. */
  took: number;
  /** The server's CPU time in milliseconds. */
  processor: number;
}

const [url = '', pid = '0', bareUrl = '', barePid = '0', count = '5000', what = 'moves'] = process.argv.slice(2);
const heard = { left: 0, bytes: 0, all: () => {} };
const watched = what === 'messages' ? ofMessages : ofMatch;
for (let i = 0; i < 4; i++) await rehearsed(await watched(1));
const ours = await watched(Number(count));
for (let i = 0; i < ALL_WARM_UP; i++) await ours();
const bare = await ofBare();
for (let i = 0; i < ALL_WARM_UP; i++) await bare();
const rounds: { ours: Watched; bare: Watched }[] = [];
let bytes = 0;
for (let i = 0; i < ROUNDS; i++) {
  const match = await metered(Number(pid), ours);
  bytes = heard.bytes;
  rounds.push({ ours: match, bare: await metered(Number(barePid), bare) });
}
console.log(JSON.stringify({ rounds, bytes }));
process.exit();

async function rehearsed(round: () => Promise<number>): Promise<void> {
  for (let i = 0; i < WARM_UP; i++) await round();
}

async function metered(server: number, round: () => Promise<number>): Promise<Watched> {
  const before = processorTime(server);
  const took = await round();
  await new Promise((resolve) => setTimeout(resolve, REST));
  return { took, processor: 1000 * (processorTime(server) - before) };
}

/** Sends data and returns how long it took until all sockets have received it. */
async function untilAllHave(all: number, sending: () => Promise<unknown>): Promise<number> {
  heard.left = all;
  const heardOf = new Promise<void>((resolve) => {
    heard.all = resolve;
  });
  const began = performance.now();
  const sent = sending();
  await heardOf;
  const took = performance.now() - began;
  await sent;
  return took;
}

async function openAll(to: string, all: number, begin: (socket: WebSocket) => Promise<void>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < all; opened += OPENING) {
    const wanted = Math.min(OPENING, all - opened);
    sockets.push(...(await Promise.all(Array.from({ length: wanted }, () => openOne(to, begin)))));
  }
  return sockets;
}

async function openOne(to: string, begin: (socket: WebSocket) => Promise<void>): Promise<WebSocket> {
  const socket = new WebSocket(`${to.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  await begin(socket);
  socket.on('message', (data: Buffer) => {
    heard.bytes = data.length;
    if (--heard.left === 0) heard.all();
  });
  return socket;
}

async function ofBare(): Promise<() => Promise<number>> {
  const all = Number(count);
  const [first] = await openAll(bareUrl, all, async () => {});
  return () => untilAllHave(all, async () => first?.send(String(heard.bytes)));
}

async function ofMatch(watchers: number): Promise<() => Promise<number>> {
  const pool = openPool(url, 2);
  const players = [await asGuest(pool), await asGuest(pool)];
  const { id } = await openMatch(players, { game: 'golems', visibility: 'PUBLIC' });
  await openAll(url, watchers, (socket) => subscribed(socket, UPDATES, id)); // first, the current state of the match
  return async () => {
    for (const player of players) {
      const { decision } = await readStanding(player, id);
      if (decision) return untilAllHave(watchers, () => send(player, anyAnswer(id, decision, crypto.randomUUID())));
    }
    throw new Error('the match ended too early');
  };
}

async function ofMessages(watchers: number): Promise<() => Promise<number>> {
  const pool = openPool(url, 2);
  const { id } = await openMatch([await asGuest(pool), await asGuest(pool)], { game: 'golems', visibility: 'PUBLIC' });
  // Each message has another sender, because a player may send only a few within ten seconds.
  const greet = async () => call(await asGuest(pool), GREET, { id });
  await greet();
  await openAll(url, watchers, (socket) => subscribed(socket, MESSAGES, id)); // first, that message
  return async () => {
    const sender = await asGuest(pool);
    return untilAllHave(watchers, () => call(sender, GREET, { id }));
  };
}

/** Subscribes, and waits for the first event. */
async function subscribed(socket: WebSocket, query: string, id: string): Promise<void> {
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { id } } }));
  await once(socket, 'message');
}
