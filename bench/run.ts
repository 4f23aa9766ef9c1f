import { botsBench } from './bots/bots.bench.ts';
import { engineBench } from './engine.bench.ts';
import { growthBench } from './growth/growth.bench.ts';
import { listenersBench, movesBench } from './live/live.bench.ts';
import { watchersBench } from './live/watchers.bench.ts';
import { memoryBench } from './memory.bench.ts';
import { coldBench } from './nodes/cold.bench.ts';
import { nodesBench } from './nodes/nodes.bench.ts';
import { peersBench } from './peers/peers.bench.ts';
import { printRows, type Row } from './rows.ts';
import { socketsBench } from './sockets.bench.ts';
import { tournamentsBench } from './tournaments.bench.ts';
import { webBench } from './web.bench.ts';
import { startBench, wireBench } from './wire.bench.ts';

/** All benches. They print figures and assert nothing. `npm run bench` runs them all, or only those that you name. */
const BENCHES: Record<string, { title: string; run(): Promise<Row[]> }> = {
  engine: { title: 'Engine: every game played in place; Golems stored, folded and verified', run: engineBench },
  moves: { title: 'Durable moves, 64 matches at the same time, embedded PostgreSQL', run: movesBench },
  bots: { title: 'Moves of people while STRONG bots think', run: botsBench },
  memory: { title: 'Memory of a live match in the cache', run: memoryBench },
  listeners: { title: 'Matches with and without both players listening', run: listenersBench },
  watchers: { title: 'Until the last of many watchers has received a move', run: watchersBench },
  sockets: { title: 'The cost of compression for a WebSocket, by window', run: socketsBench },
  tournaments: { title: 'Pairing and standings of a Swiss', run: tournamentsBench },
  cold: { title: 'Opening a match that is not in memory', run: coldBench },
  nodes: { title: 'Three nodes behind a proxy that hashes by match, against one node', run: nodesBench },
  start: { title: 'The bytes that a phone sends and receives until it shows a running match', run: startBench },
  web: { title: 'A record of 2,000 entries in a browser: Golems, four seats', run: webBench },
  growth: { title: 'More live matches, and a longer log', run: growthBench },
  peers: {
    title: 'The same small game on boardgame.io, Colyseus and Arbiter, both players listening',
    run: peersBench,
  },
  wire: { title: 'The bytes that a client receives for one match', run: wireBench },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown) {
  console.error(`There is no bench ${unknown}. The benches are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, { title, run }] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) printRows(name, title, await run());
}
process.exit();
