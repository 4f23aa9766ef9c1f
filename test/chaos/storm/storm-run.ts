import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { fastRandom, type Random } from '../../../src/engine/index.ts';
import { startRedis } from '../../redis-process.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import type { ServerSettings } from '../server-process.ts';
import { historyFindings } from './check-history.ts';
import { type StormClient, stormClient, type Watching, type Ways, watchAnywhere, waysTo } from './clients.ts';
import { finalLog } from './final-log.ts';
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

/** What a player has for each decision, in seconds. */
const PER_DECISION = 6;
/** How long the last entries may take to reach whoever watches, in milliseconds, in fair weather. */
const PATIENCE = 60_000;
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
  const postgres = await startEmbeddedPostgres(
    path.join(plan.folder, 'postgres'),
    { max_connections: '400' },
    () => {},
  );
  const redis = await startRedis(plan.folder);
  const shared = {
    DATABASE_URL: postgres.url,
    DATABASE_TIMEOUT: '4',
    SWEEP_SECONDS: '2',
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const settings = { code: plan.code, folder: plan.folder, env: shared };
  try {
    const seen = await underStorm(plan, settings, draw, say);
    say('the storm is over; one node in fair weather brings all to an end');
    const calm = await startNodes({ ...settings, plans: [null] });
    try {
      return await conclude(plan, seen, calm, say);
    } finally {
      await calm.stop();
    }
  } finally {
    await redis?.stop();
    await postgres.stop();
  }
}

interface Seen {
  storm: Storm;
  ways: Ways;
  clients: Map<string, readonly StormClient[]>;
  watching: Map<string, Watching[]>;
  starts: number;
  kills: number;
}

async function underStorm(
  plan: StormPlan,
  settings: { code: ServerSettings['code']; folder: string; env: Record<string, string> },
  draw: Random,
  say: Say,
): Promise<Seen> {
  const plans = Array.from({ length: plan.nodes }, (_, index) => faultsOf(plan, index));
  const nodes = await startNodes({ ...settings, plans });
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
  const playing = Promise.all(groups.map((clients) => playTable(seen.storm, () => tableOf(clients, draw))));
  await Promise.race([playing, blow(plan, seen, nodes, draw, say)]);
  halt.abort();
  await playing;
  seen.starts = nodes.starts();
  await nodes.stop();
  await Promise.all(ways.pools.map((pool) => pool.close()));
  return seen;
}

function newStorm(ways: Ways, halt: AbortSignal, draw: Random): Seen {
  const refused = new Map<string, number>();
  const storm: Storm = {
    draw,
    halt,
    refused,
    findings: [],
    repeated: 0,
    forgiving: true,
    histories: [],
    watch: () => {},
  };
  return { storm, ways, clients: new Map(), watching: new Map(), starts: 0, kills: 0 };
}

async function groupOf(ways: Ways, draw: Random): Promise<StormClient[]> {
  return Promise.all([stormClient(ways, draw), stormClient(ways, draw)]);
}

function tableOf(clients: readonly StormClient[], draw: Random): Table {
  const chosen = GAMES[draw(GAMES.length)];
  return { clients, input: { ...chosen, visibility: 'PUBLIC', timeControl: { perDecision: PER_DECISION } } };
}

async function blow(plan: StormPlan, seen: Seen, nodes: Nodes, draw: Random, say: Say): Promise<void> {
  const until = Date.now() + 1000 * plan.seconds;
  for (let said = Date.now(); Date.now() < until; ) {
    await sleep(Math.min(draw(KILLS) + 500, Math.max(0, until - Date.now())));
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

async function conclude(plan: StormPlan, seen: Seen, calm: Nodes, say: Say): Promise<Outcome> {
  const { storm } = seen;
  const ways = waysTo(calm.urls, 16);
  Object.assign(seen.ways, ways); // whoever still watches goes on here
  const findings: Findings = [...storm.findings];
  let entries = 0;
  for (const history of storm.histories) {
    const watching = seen.watching.get(history.match) ?? [];
    const log = await finalLog(calm.urls[0] ?? '', history.match, seen.clients.get(history.match) ?? []);
    entries += log.length;
    const behind = () => watching.filter(({ into }) => into.frames.length < log.length);
    for (const until = Date.now() + PATIENCE; behind().length > 0 && Date.now() < until; ) await sleep(50);
    findings.push(
      ...behind().map(
        ({ into }) => `match ${history.match}: a watcher saw ${into.frames.length} of ${log.length} entries`,
      ),
    );
    for (const { stop } of watching) stop.abort();
    findings.push(...historyFindings(history, log, { time: 1000 * PER_DECISION }));
  }
  await Promise.all(ways.pools.map((pool) => pool.close()));
  say('all histories are compared');
  return { findings, summary: summaryOf(plan, seen, entries) };
}

function summaryOf(
  { nodes, folder, seed }: StormPlan,
  { storm, watching, starts, kills }: Seen,
  entries: number,
): string {
  const { histories, repeated } = storm;
  const moves = histories.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const watchers = [...watching.values()].flat();
  const frames = watchers.reduce((sum, { into }) => sum + into.frames.length, 0);
  const cuts = watchers.reduce((sum, one) => sum + one.cuts, 0);
  const lines = Array.from({ length: nodes }, (_, index) =>
    faultLines(path.join(folder, `faults-${index}.log`)),
  ).flat();
  const kinds = tally(lines.map((line) => line.split('\t')[1] ?? ''));
  const sites = new Set(lines.map((line) => line.split('\t')[0])).size;
  const refused = [...storm.refused].map(([code, n]) => `${n} ${code}`).join(', ');
  return (
    `${nodes} nodes, ${histories.length} matches, ${moves} acknowledged moves all there once, ${entries} entries and ${frames} frames of ` +
    `${watchers.length} watchers checked over ${cuts} cut connections, ${starts} starts, ${kills} kills from outside, ` +
    `${repeated} requests repeated, refused: ${refused || 'none'}; ` +
    `faults at ${sites} places: ${kinds}; seed ${seed}`
  );
}

function faultLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return []; // nothing befell this node
  }
}

function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([word, n]) => `${n} ${word}`)
    .join(', ');
}
