import { once } from 'node:events';
import WebSocket from 'ws';
import { asGuest, openPool } from '../../test/chaos/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../../test/chaos/matches.ts';
import { quantile } from '../../test/chaos/report.ts';
import { processorTime } from './processor-time.ts';

/**
 * Many WebSockets in a process of its own: `watchers.ts match|bare URL PID WATCHERS BYTES`. Prints, in milliseconds, how long it
 * takes until the last one has heard, and what that costs the server's processor; and the bytes of a message.
 */
const ROUNDS = 30;
const WARM_UP = 110; // so that the document is compiled
/** Sockets that are opened at the same time. */
const OPENING = 50;
const UPDATES = `subscription($id: ID!) { matchUpdates(id: $id) { version entries { version seat text }
  match { status waitingFor seats { seat name } table { zones { key label kind count cards { number name } } counters { label value } } } } }`;

const [kind = 'match', url = '', pid = '0', count = '5000', size = '0'] = process.argv.slice(2);
const heard = { left: 0, bytes: 0, all: () => {} };
const round = kind === 'match' ? await ofMatch() : await ofBare();
const times: number[] = [];
for (let i = 0; i < WARM_UP; i++) await round();
const before = processorTime(Number(pid));
for (let i = 0; i < ROUNDS; i++) times.push(await round());
const processor = (1000 * (processorTime(Number(pid)) - before)) / ROUNDS;
console.log(JSON.stringify({ p50: quantile(times, 0.5), processor, bytes: heard.bytes }));
process.exit();

/** Sends something, and answers how long it took until all had heard of it. */
async function untilAllHave(sending: () => Promise<unknown>): Promise<number> {
  heard.left = Number(count);
  const all = new Promise<void>((resolve) => {
    heard.all = resolve;
  });
  const began = performance.now();
  const sent = sending();
  await all;
  const took = performance.now() - began;
  await sent;
  return took;
}

async function openAll(begin: (socket: WebSocket) => Promise<void>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < Number(count); opened += OPENING) {
    const wanted = Math.min(OPENING, Number(count) - opened);
    sockets.push(...(await Promise.all(Array.from({ length: wanted }, () => openOne(begin)))));
  }
  return sockets;
}

async function openOne(begin: (socket: WebSocket) => Promise<void>): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
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
  const [first] = await openAll(async () => {});
  return () => untilAllHave(async () => first?.send(size));
}

async function ofMatch(): Promise<() => Promise<number>> {
  const player = await asGuest(openPool(url, 2));
  const { id } = await openMatch([player, player], { game: 'golems', visibility: 'PUBLIC' });
  await openAll(async (socket) => {
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: UPDATES, variables: { id } } }));
    await once(socket, 'message'); // the match as it is
  });
  return async () => {
    const { decision } = await readStanding(player, id);
    if (!decision) throw new Error('the match is over too soon');
    return untilAllHave(() => send(player, anyAnswer(id, decision, crypto.randomUUID())));
  };
}
