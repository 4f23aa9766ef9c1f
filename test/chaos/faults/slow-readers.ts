import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { spread } from '../../events/api.ts';
import { oneOf } from '../../load/chance.ts';
import { metric } from '../cluster/health.ts';
import { type BusyTable, openTables, press, took } from '../load/pressure.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';

/** Unread subscriptions, the matches that they watch, and other matches. */
const [READERS, WATCHED, OTHERS] = [1000, 20, 8];
/** One reader in this many requests large frames, so that the buffers in between fill up soon. */
const HEAVY_EVERY = 20;
/** How many times longer the median move may take, and how much more memory the node may use, in bytes. */
const [RATIO, MEMORY] = [3, 768 * 1024 * 1024];
/** The duration of each measurement, in seconds. */
const MEASURE = 5;

const updates = (times: number): string => {
  const cards = Array.from({ length: times }, (_, index) => `a${index}: game { cards { name text } }`).join(' ');
  return `subscription($id: ID!) { matchUpdates(id: $id) { version entries { text facts { name data } } match { id ${cards} } } }`;
};
const [LIGHT, HEAVY] = [updates(0), updates(50)];

export const slowReaders: Fault = {
  about: 'a thousand subscriptions whose clients do not read; moves of others must not take three times as long',
  nodes: 1,
  once: true,
  clocks: 'LATE',
  async strike(run) {
    const [url = ''] = run.cluster.nodes.urls;
    const [others, watched] = [await openTables(run, OTHERS), await openTables(run, WATCHED)];
    const halt = new AbortController();
    const playing = Promise.all(watched.map((table) => playSlowly(run, table, halt.signal)));
    const first = await press(run, others, MEASURE);
    const before = await metric(url, 'arbiter_process_resident_memory_bytes');
    const sockets = await openReaders(
      url,
      watched.map(({ standing }) => standing.id),
    );
    const during = await press(run, others, MEASURE);
    const more = (await metric(url, 'arbiter_process_resident_memory_bytes')) - before;
    const cut = sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    const last = await press(run, others, MEASURE);
    halt.abort();
    await playing;
    // The machine also does other work, so the slower measurement counts.
    const calm = Math.max(took(first.accepted, 0.5), took(last.accepted, 0.5));
    const slow = took(during.accepted, 0.5);
    if (!(slow <= RATIO * calm))
      run.findings.push(`with slow readers a move takes ${slow.toFixed(1)} ms instead of ${calm.toFixed(1)}`);
    if (more > MEMORY) run.findings.push(`${(more / 2 ** 20).toFixed(0)} MiB more memory with slow readers`);
    return `${READERS} readers, ${cut} of them cut off; a move takes ${slow.toFixed(1)} ms instead of ${calm.toFixed(1)}`;
  },
};

async function playSlowly(run: Run, table: BusyTable, halt: AbortSignal): Promise<void> {
  for (; !halt.aborted; await sleep(500)) await press(run, [table], 0.001); // one move
}

async function openReaders(url: string, matches: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  await spread(READERS, 50, async (index) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    sockets.push(socket);
    await subscribe(socket, oneOf(matches), index % HEAVY_EVERY === 0 ? HEAVY : LIGHT);
    socket.pause(); // nothing more is read
  });
  return sockets;
}

function subscribe(socket: WebSocket, id: string, query: string): Promise<void> {
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on('error', () => {});
    socket.once('close', (code, why) => reject(new Error(`a subscription was closed: ${code} ${why}`)));
    socket.once('open', () => send({ type: 'connection_init' }));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query, variables: { id } } });
      else if (type === 'error') reject(new Error(JSON.stringify(payload)));
      else if (type === 'next') resolve();
    });
  });
}
