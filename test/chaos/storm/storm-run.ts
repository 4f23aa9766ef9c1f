import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom, type Random } from '../../../src/engine/index.ts';
import { troubleLines } from '../proxy/line-faults.ts';
import type { Outcome, Say } from '../report.ts';
import type { ServerSettings } from '../server-process.ts';
import { type Backends, startBackends } from './backends.ts';
import { type StormClient, stormClient, type Ways, watchAnywhere, waysTo } from './clients.ts';
import { conclude, PER_DECISION, type Seen } from './conclude.ts';
import { type Nodes, startNodes } from './nodes.ts';
import type { FaultPlan } from './plan.ts';
import { playTable, type Storm, type Table } from './tables.ts';

export interface StormPlan {
  /** How long it blows, in seconds. */
  seconds: number;
  nodes: number;
  /** Tables at which matches are played at the same time. */
  tables: number;
  seed: number;
  code: ServerSettings['code'];
  folder: string;
  /** Milliseconds by which each node's clock is ahead, in turn. */
  ahead: readonly number[];
}

/** Something befalls a connection to PostgreSQL or Redis every so many milliseconds at most, and lasts as long at most. */
const [EVERY, LONGEST] = [800, 3000];
/** A process is killed from outside every so many milliseconds at most, besides those that die at a statement. */
const KILLS = 12_000;

const GAMES = [
  { game: 'golems', options: { rounds: 4 } },
  { game: 'spark-forming', options: { turns: 12 } },
  { game: 'business-card-battle', options: { size: 8 } },
  { game: 'valhalla', options: { rounds: 8 } },
  { game: 'spark-of-war', options: { turns: 6 } },
];

/** Mixed games on several nodes while everything goes wrong; then fair weather, and the clients' histories against the logs. */
export async function stormRun(plan: StormPlan, say: Say): Promise<Outcome> {
  say(`seed ${plan.seed}`);
  const draw = fastRandom(plan.seed);
  const backends = await startBackends(plan.folder);
  try {
    const seen = await underStorm(plan, backends, draw, say);
    say('the storm is over; one node in fair weather brings all to an end');
    const { code, folder } = plan;
    const calm = await startNodes({ code, folder, nodes: [{ env: backends.env, faults: null }] });
    try {
      return await conclude(plan, seen, calm, say);
    } finally {
      await calm.stop();
    }
  } finally {
    await backends.stop();
  }
}

async function underStorm(plan: StormPlan, backends: Backends, draw: Random, say: Say): Promise<Seen> {
  const behind = await Promise.all(Array.from({ length: plan.nodes }, () => backends.throughRelays()));
  const each = behind.map(({ env }, index) => ({ env, faults: faultsOf(plan, index) }));
  const nodes = await startNodes({ code: plan.code, folder: plan.folder, nodes: each });
  say(`${plan.nodes} nodes are up after ${nodes.starts()} starts`);
  const ways = waysTo(nodes.urls, 2 * plan.tables + 8);
  const halt = new AbortController();
  const seen = newStorm(ways, halt.signal, draw);
  const spectator = await stormClient(ways, draw);
  const groups = await Promise.all(Array.from({ length: plan.tables }, () => groupOf(ways, draw)));
  seen.storm.watch = (history, clients) => {
    seen.clients.set(history.match, clients);
    const seats = clients.map((client, seat) => watchAnywhere(client, history, seat));
    seen.watching.set(history.match, [...seats, watchAnywhere(spectator, history, null)]);
  };
  const lines = behind.flatMap(({ relays }) => relays);
  const lineWeather = troubleLines(lines, draw, EVERY, LONGEST);
  const playing = Promise.all(groups.map((clients) => playTable(seen.storm, () => tableOf(clients, draw))));
  await Promise.race([playing, blow(plan, seen, nodes, draw, say)]);
  halt.abort();
  await playing;
  await lineWeather.stop();
  seen.lineFaults = lineWeather.counts;
  seen.starts = nodes.starts();
  await nodes.stop();
  await Promise.all(ways.pools.map((pool) => pool.close()));
  return seen;
}

export function newStorm(ways: Ways, halt: AbortSignal, draw: Random): Seen {
  const refused = new Map<string, number>();
  const storm: Storm = {
    draw,
    halt,
    pace: 0,
    refused,
    findings: [],
    repeated: 0,
    forgiving: true,
    histories: [],
    watch: () => {},
  };
  return { storm, ways, clients: new Map(), watching: new Map(), lineFaults: new Map(), starts: 0, kills: 0 };
}

export async function groupOf(ways: Ways, draw: Random): Promise<StormClient[]> {
  return Promise.all([stormClient(ways, draw), stormClient(ways, draw)]);
}

export function tableOf(clients: readonly StormClient[], draw: Random): Table {
  const chosen = GAMES[draw(GAMES.length)];
  const input = { ...chosen, visibility: 'PUBLIC', timeControl: { perDecision: PER_DECISION } };
  return { clients, input, time: 1000 * PER_DECISION };
}

async function blow(plan: StormPlan, seen: Seen, nodes: Nodes, draw: Random, say: Say): Promise<void> {
  const until = Date.now() + 1000 * plan.seconds;
  for (let said = Date.now(); Date.now() < until; ) {
    await sleep(Math.min(draw(Math.min(KILLS, 300 * plan.seconds)) + 500, Math.max(0, until - Date.now())));
    if (Date.now() >= until) return;
    await nodes.kill(draw(plan.nodes));
    seen.kills++;
    if (Date.now() - said < 5000) continue;
    said = Date.now();
    const { histories, repeated } = seen.storm;
    const moves = histories.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    say(`${moves} moves acknowledged in ${histories.length} matches, ${repeated} requests repeated`);
  }
}

function faultsOf({ seed, folder, ahead, nodes }: StormPlan, index: number): FaultPlan {
  return {
    seed: seed * nodes + index,
    rate: 0.01,
    weights: { SLOW: 30, LATE: 30, FULL: 15, CUT: 20, LOST: 20, DIE: 1, DIE_AFTER: 1 },
    longest: 1500,
    redis: 0.01,
    news: 0.05,
    jobs: 3,
    ahead: ahead[index % ahead.length] ?? 0,
    report: path.join(folder, `faults-${index}.log`),
  };
}
