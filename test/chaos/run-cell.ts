import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '../events/api.ts';
import { asGuest } from '../load/graphql-call.ts';
import { chance, oneOf, seedChance } from '../load/random.ts';
import { checkGames, checkNodes, checkStop } from './checks/after.ts';
import { openCluster } from './cluster/cluster.ts';
import { mustBecomeReady } from './cluster/health.ts';
import type { Fault } from './faults/fault.ts';
import { FAULTS, WORKLOADS } from './matrix.ts';
import type { Findings, Outcome } from './report.ts';
import type { Builds, Game, Run } from './run.ts';
import type { Load } from './workloads/workload.ts';

/** One cell of the matrix: a workload under a fault. */
export interface Cell {
  fault: string;
  workload: string;
  /** The duration of the faults, in minutes. */
  minutes: number;
  /** The number of concurrent matches, or half the number of players in an event. */
  tables: number;
  seed: number;
  builds: Builds;
  folder: string;
}

/** The longest pause between two strikes, and the time limit for everything to resume after one, in milliseconds. */
const [PAUSE, PATIENCE] = [4000, 120_000];

/** Runs the workload, injects faults until time is up, lets everything finish, and checks the results. */
export async function runCell(cell: Cell, say: Say): Promise<Outcome> {
  seedChance(cell.seed);
  const [fault, workload] = [FAULTS[cell.fault], WORKLOADS[cell.workload]];
  if (!fault || !workload) throw new RangeError(`there is no ${cell.fault} × ${cell.workload}: see --list`);
  const { NEW, OLD } = cell.builds;
  const files = Array.from({ length: fault.nodes ?? 2 }, (_, node) => (fault.old && node === 0 ? OLD : NEW));
  const cluster = await openCluster(cell.folder, files, fault);
  try {
    const halt = new AbortController();
    const run = await newRun({ cluster, builds: cell.builds, moments: workload.moments, halt: halt.signal, say });
    const load = await workload.begin(run, cell.tables);
    const until = Date.now() + 60_000 * cell.minutes;
    const strikes = await Promise.race([strikeUntil(run, load, fault, until), load.playing.then(() => 0)]);
    say('the fault is over; the workload finishes');
    if (fault.old) await cluster.nodes.replace(0, NEW);
    run.findings.push(...(await mustBecomeReady(cluster.nodes.urls, PATIENCE)));
    halt.abort();
    await untilOver(run, load);
    return await conclude(run, load, strikes);
  } finally {
    await cluster.stop();
  }
}

async function newRun(more: Pick<Run, 'cluster' | 'builds' | 'moments' | 'halt' | 'say'>): Promise<Run> {
  const { cluster } = more;
  const codes = new Map<string, number>();
  const heard = (code: string, took: number): void => {
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (code !== 'NO_ANSWER') run.slowest = Math.max(run.slowest, took);
  };
  const client = { heard, nodes: cluster.pools };
  const run: Run = {
    ...{ ...more, client, codes, slowest: 0, findings: [], games: [], outages: [] },
    spectator: await asGuest(oneOf(cluster.pools), { nodes: cluster.pools }),
    notes: { acknowledged: [], open: Promise.resolve(), inFlight: 0 },
  };
  return run;
}

/** Injects faults until a time. Returns the number of strikes. */
async function strikeUntil(run: Run, load: Load, fault: Fault, until: number): Promise<number> {
  let strikes = 0;
  const left = () => Math.max(0, until - Date.now());
  if (!fault.strike || fault.once) await sleep(Math.min(10_000, left() / 3));
  if (fault.strike) {
    do {
      if (!fault.once) await sleep(Math.min(left(), 500 + chance() * PAUSE));
      run.say(`${++strikes}: ${await strike(run, load, fault)}; ${progressOf(run)}`);
    } while (!fault.once && left() > 0);
  }
  for (; left() > 0; run.say(progressOf(run))) await sleep(Math.min(left(), 15_000));
  return strikes;
}

/** Injects the fault once. Afterwards, every node must be ready again and every match must make progress. */
async function strike(run: Run, load: Load, fault: Fault): Promise<string> {
  const from = Date.now();
  const what = (await fault.strike?.(run)) ?? '';
  if (fault.clocks !== 'RUN') run.outages.push({ from, to: Date.now(), stopped: fault.clocks === 'STOP' });
  run.findings.push(...(await mustBecomeReady(run.cluster.nodes.urls, PATIENCE)));
  const ready = Date.now();
  if (fault.clocks !== 'RUN') run.outages.push({ from, to: ready, stopped: false });
  run.findings.push(...(await allGoOn(run, load)).map((line) => `after ${what}: ${line}`));
  return `${what}; all go on ${Date.now() - ready} ms after the nodes were ready`;
}

async function allGoOn({ games }: Run, load: Load): Promise<Findings> {
  const before = games.filter(isPlayed).map((game) => ({ game, progress: progress(game) }));
  const began = load.progress?.() ?? -1;
  const stopped = () => [
    ...before
      .filter((one) => isPlayed(one.game) && progress(one.game) === one.progress)
      .map(({ game }) => `match ${game.history.match}`),
    ...(load.progress?.() === began ? ['the workload'] : []),
  ];
  for (const until = Date.now() + PATIENCE; stopped().length > 0 && Date.now() < until; ) await sleep(50);
  return stopped().map((what) => `${what} does not go on within ${PATIENCE} ms`);
}

/** Waits until the workload is over. @throws Error if nothing makes progress */
async function untilOver(run: Run, load: Load): Promise<void> {
  const sum = () => (load.progress?.() ?? 0) + run.games.reduce((all, game) => all + progress(game), 0);
  const over = load.playing.then(() => true);
  for (let last = Number.NaN; !(await Promise.race([over, sleep(PATIENCE, false, { ref: false })])); last = sum())
    if (sum() === last) throw new Error('the workload does not continue after the fault');
}

function isPlayed({ playing, history }: Game): boolean {
  return playing && !history.watches.some(({ frames }) => frames.at(-1)?.live === false);
}

function progress({ history }: Game): number {
  return Math.max(history.acknowledged.length, ...history.watches.map(({ frames }) => frames.length));
}

async function conclude(run: Run, load: Load, strikes: number): Promise<Outcome> {
  const checks = [() => checkGames(run), () => load.findings(), () => checkNodes(run), () => checkStop(run)];
  for (const check of checks) run.findings.push(...(await check()));
  const { games, cluster, codes, findings } = run;
  const watchers = games.flatMap((game) => game.watchers);
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const refused = [...codes].map(([code, count]) => `${count} ${code}`).join(', ');
  return {
    done: `${strikes} strikes, ${cluster.nodes.starts()} starts of ${cluster.nodes.urls.length} nodes`,
    acknowledged: `${progressOf(run)}; ${load.summary()}; answers: ${refused}`,
    checked:
      `${sum(games.map(({ log }) => log.length))} entries, ` +
      `${sum(watchers.map(({ watched }) => watched.frames.length))} updates of ${watchers.length} watchers`,
    findings,
  };
}

function progressOf({ games }: Run): string {
  const moves = games.reduce((sum, { history }) => sum + history.acknowledged.length, 0);
  return `${moves} moves in ${games.length} matches`;
}
