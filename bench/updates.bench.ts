import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { document, type MatchUpdatesVariables, watchMatchWith } from '../clients/typescript/src/index.ts';
import { asGuest, type Caller, openPool } from '../test/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../test/load/matches.ts';
import { quantile } from '../test/load/quantile.ts';
import { withRunFolder } from '../test/load/run-folder.ts';
import { serverProcess } from '../test/load/server-process.ts';
import { figure, type Row } from './rows.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const UPDATES = document<
  { matchUpdates: { version: number } },
  MatchUpdatesVariables
>(`subscription($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { version text }
  match { waitingFor decision { version seat prompt choices { label move blanks { path from { value label } min max } } } }
} }`);
type Player = Caller & { token: string };

export async function updatesBench(): Promise<Row[]> {
  return withRunFolder('bench', async (folder) => {
    const server = await serverProcess({ code: 'BUILT', folder });
    await server.start();
    try {
      const alone = await measure(server.url, 1);
      const busy = await measure(server.url, 16);
      return [...rowsOf('one match', alone), ...rowsOf('16 concurrent matches', busy)];
    } finally {
      await server.stop();
    }
  });
}

function rowsOf(what: string, times: readonly number[]): Row[] {
  return [
    { what: `${what}, p50`, value: figure(quantile(times, 0.5), 'ms') },
    { what: `${what}, p99`, value: figure(quantile(times, 0.99), 'ms') },
    { what: `${what}, updates`, value: figure(times.length / SECONDS, 'per s') },
  ];
}

async function measure(url: string, matches: number): Promise<number[]> {
  const pool = openPool(url, matches + 2);
  const players = [await asGuest(pool), await asGuest(pool)];
  const until = performance.now() + 1000 * SECONDS;
  const times = await Promise.all(Array.from({ length: matches }, () => playWatched(url, players, until)));
  await pool.close();
  return times.flat();
}

/** The times at which each entry was sent and reached the waiting player, by version. */
interface Arrivals {
  came: Map<number, (at: number) => void>;
}

async function playWatched(url: string, players: readonly Player[], until: number): Promise<number[]> {
  const { id } = await openMatch(players, { game: 'golems' });
  const stop = new AbortController();
  const arrivals = players.map((player) => watch(url, player, id, stop.signal));
  await sleep(200); // gives both subscriptions time to become active
  const times: number[] = [];
  let turn: number | undefined = 0;
  while (turn !== undefined && performance.now() < until) {
    const player: Player | undefined = players[turn];
    const other = arrivals[1 - turn];
    if (!player || !other) break;
    turn = await oneMove(player, other, id, times);
  }
  stop.abort();
  return times;
}

// Returns the seat that moves next, or undefined if the match is over.
async function oneMove(player: Player, other: Arrivals, id: string, times: number[]): Promise<number | undefined> {
  const now = await readStanding(player, id);
  if (!now.decision) return now.waitingFor[0];
  const sending = anyAnswer(id, now.decision, randomUUID());
  const arrived = new Promise<number>((resolve) => other.came.set(now.version + 1, resolve));
  const sent = performance.now();
  const { match } = await send(player, sending);
  times.push((await arrived) - sent);
  return match.status === 'RUNNING' ? match.waitingFor[0] : undefined;
}

function watch(url: string, { token }: Player, id: string, signal: AbortSignal): Arrivals {
  const arrivals: Arrivals = { came: new Map() };
  const updates = watchMatchWith({ server: url, token, WebSocket }, UPDATES, { id, after: 0, signal });
  void (async () => {
    for await (const { version } of updates) arrive(arrivals, version);
  })();
  return arrivals;
}

function arrive({ came }: Arrivals, version: number): void {
  const at = performance.now();
  for (const [wanted, resolve] of came) {
    if (wanted > version) continue;
    came.delete(wanted);
    resolve(at);
  }
}
