import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance, seedChance } from '../load/chance.ts';
import { checkGames, checkNodes, checkStop } from './checks/after.ts';
import { watchersAfterLoss } from './checks/lost.ts';
import { type Cluster, openCluster } from './cluster/cluster.ts';
import { mustBecomeReady } from './cluster/health.ts';
import type { Fault } from './faults/fault.ts';
import type { InsidePlan } from './inside/plan.ts';
import { Lock } from './lock.ts';
import { FAULTS, WORKLOADS } from './matrix.ts';
import { countsOf, type Findings, type Outcome, type Say } from './report.ts';
import type { Builds, Game, Run } from './run.ts';
import type { Load } from './workloads/workload.ts';

/** One cell of the matrix: a workload under a fault. */
export interface Cell {
  fault: string;
  workload: string;
  /** How long the fault strikes. */
  minutes: number;
  /** Matches at the same time, or half the number of players of an event. */
  tables: number;
  seed: number;
  builds: Builds;
  folder: string;
}

/** The longest pause between two strikes, and how long everything may take to go on after one, in milliseconds. */
const [PAUSE, PATIENCE] = [4000, 120_000];

/** Runs the workload, strikes until the time is over, lets everything come to an end, and checks. */
export async function runCell(cell: Cell, say: Say): Promise<Outcome> {
  seedChance(cell.seed);
  const [fault, workload] = [FAULTS[cell.fault], WORKLOADS[cell.workload]];
  if (!fault || !workload) throw new RangeError(`there is no ${cell.fault} × ${cell.workload}: see --list`);
  const cluster = await openCluster({
    code: Array.from({ length: fault.nodes ?? 2 }, (_, node) => ({
      file: fault.old && node === 0 ? cell.builds.OLD : cell.builds.NEW,
    })),
    folder: cell.folder,
    env: fault.env ?? {},
    inside: (node) => insidePlan(fault, cell, node),
    disk: fault.disk ?? null,
  });
  try {
    const halt = new AbortController();
    const run = newRun(cluster, cell, halt.signal, { moments: workload.moments, say });
    const load = await workload.begin(run, cell.tables);
    const until = Date.now() + 60_000 * cell.minutes;
    const strikes = await Promise.race([strikeUntil(run, load, fault, until), load.playing.then(() => [])]);
    say('the fault is over; the workload comes to its end');
    await heal(run, fault);
    halt.abort();
    await untilOver(run, load);
    return await conclude(run, load, strikes);
  } finally {
    await cluster.stop();
  }
}

function newRun(cluster: Cluster, { builds }: Cell, halt: AbortSignal, more: Pick<Run, 'moments' | 'say'>): Run {
  const codes = new Map<string, number>();
  const heard = (code: string, took: number): void => {
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (code !== 'NO_ANSWER') run.slowest = Math.max(run.slowest, took);
  };
  const run: Run = {
    ...{ cluster, builds, firstNode: 'OLD', halt, codes, slowest: 0, ...more },
    ...{ findings: [], games: [], spectator: null, lost: [], lossAt: null, outages: [] },
    client: { heard, nodes: cluster.pools },
    notes: { acknowledged: [], commands: new Lock() },
  };
  return run;
}

function insidePlan({ inside }: Fault, { seed, folder }: Cell, node: number): InsidePlan | null {
  if (!inside) return null;
  const ahead = inside.ahead[node % inside.ahead.length] ?? 0;
  return { ...inside, ahead, seed: seed + node, report: path.join(folder, `inside-${node}.log`) };
}

async function strikeUntil(run: Run, load: Load, fault: Fault, until: number): Promise<string[]> {
  const strikes: string[] = [];
  const left = () => Math.max(0, until - Date.now());
  if (!fault.strike || fault.once) await sleep(Math.min(10_000, left() / 3));
  if (fault.strike) {
    do {
      if (!fault.once) await sleep(Math.min(left(), 500 + chance() * PAUSE));
      strikes.push(await strike(run, load, fault));
      run.say(`${strikes.length}: ${strikes.at(-1)}; ${progressOf(run)}`);
    } while (!fault.once && left() > 0);
  }
  for (; left() > 0; run.say(progressOf(run))) await sleep(Math.min(left(), 15_000));
  return strikes;
}

/** After a strike every node is ready, and every match goes on. */
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
  const began = load.progress?.();
  const still = () => before.filter((one) => isPlayed(one.game) && progress(one.game) === one.progress);
  const stands = () => began !== undefined && load.progress?.() === began;
  for (const until = Date.now() + PATIENCE; still().length > 0 || stands(); await sleep(50))
    if (Date.now() > until)
      return [
        ...still().map(({ game }) => `match ${game.history.match} does not go on within ${PATIENCE} ms`),
        ...(stands() ? [`the workload does not go on within ${PATIENCE} ms`] : []),
      ];
  return [];
}

/** @throws Error if nothing makes progress any more */
async function untilOver(run: Run, load: Load): Promise<void> {
  const sum = () => (load.progress?.() ?? 0) + run.games.reduce((all, game) => all + progress(game), 0);
  const over = load.playing.then(() => true);
  for (let last = Number.NaN; !(await Promise.race([over, sleep(PATIENCE, false, { ref: false })])); last = sum())
    if (sum() === last) throw new Error('the workload does not go on after the fault');
}

function isPlayed({ playing, history }: Game): boolean {
  return playing && !history.watches.some(({ frames }) => frames.at(-1)?.live === false);
}

function progress({ history }: Game): number {
  return Math.max(history.acknowledged.length, ...history.watches.map(({ frames }) => frames.length));
}

/** Ends the faults inside the nodes, and gives all nodes the new code. */
async function heal({ cluster: { nodes }, builds, findings }: Run, { inside, old }: Fault): Promise<void> {
  for (const node of nodes.urls.keys()) {
    if (!inside && !(old && node === 0)) continue;
    nodes.change(node, { inside: null, code: { file: builds.NEW } });
    await nodes.terminate(node);
  }
  findings.push(...(await mustBecomeReady(nodes.urls, PATIENCE)));
}

async function conclude(run: Run, load: Load, strikes: readonly string[]): Promise<Outcome> {
  const checks = [() => checkGames(run), () => load.findings(), async () => watchersAfterLoss(run)];
  for (const check of [...checks, () => checkNodes(run), () => checkStop(run)]) run.findings.push(...(await check()));
  const { games, cluster, codes, findings } = run;
  const watchers = games.flatMap((game) => game.watchers);
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const inside = cluster.nodes.urls.flatMap((_, node) => linesOf(path.join(cluster.folder, `inside-${node}.log`)));
  const refused = [...codes].map(([code, count]) => `${count} ${code}`).join(', ');
  return {
    done:
      `${strikes.length} strikes: ${countsOf(strikes.map((one) => one.split(/;|,| \(/)[0] ?? ''))}; ` +
      `${cluster.nodes.starts()} starts of ${cluster.nodes.urls.length} nodes; inside them ${countsOf(inside)}`,
    acknowledged: `${progressOf(run)}; ${load.summary()}; answers: ${refused}`,
    checked:
      `${sum(games.map(({ log }) => log.length))} entries, ${sum(watchers.map(({ watched }) => watched.frames.length))} frames of ` +
      `${watchers.length} watchers over ${sum(watchers.map(({ cuts }) => cuts))} cut connections`,
    findings,
  };
}

function progressOf({ games }: Run): string {
  const moves = games.reduce((sum, { history }) => sum + history.acknowledged.length, 0);
  return `${moves} moves in ${games.length} matches`;
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
