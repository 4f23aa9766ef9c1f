import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LineFault } from '../proxy/line-faults.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { historyFindings } from './check-history.ts';
import { type StormClient, type Watching, type Ways, waysTo } from './clients.ts';
import { finalLog } from './final-log.ts';
import type { FinalEntry } from './history.ts';
import type { Nodes } from './nodes.ts';
import type { Storm } from './tables.ts';

/** What a player has for each decision, in seconds. */
export const PER_DECISION = 6;
/** How long the last entries may take to reach whoever watches, in milliseconds, in fair weather. */
const PATIENCE = 60_000;

/** What a storm leaves behind. */
export interface Seen {
  storm: Storm;
  ways: Ways;
  clients: Map<string, readonly StormClient[]>;
  watching: Map<string, Watching[]>;
  lineFaults: ReadonlyMap<LineFault, number>;
  starts: number;
  kills: number;
}

interface Place {
  folder: string;
  nodes: number;
  seed: number;
}

/** In fair weather: every match is ended, every watcher hears of it, and what all have seen is held against the logs. */
export async function conclude(place: Place, seen: Seen, calm: Nodes, say: Say): Promise<Outcome> {
  const { storm } = seen;
  const ways = waysTo(calm.urls, 16);
  Object.assign(seen.ways, ways); // whoever still watches goes on here
  const findings: Findings = [...storm.findings];
  const logs = new Map<string, FinalEntry[]>();
  for (const { match } of storm.histories)
    logs.set(match, await finalLog(calm.urls[0] ?? '', match, seen.clients.get(match) ?? []));
  say(`${logs.size} logs are final`);
  findings.push(...(await untilAllHaveSeen(seen, logs)));
  for (const history of storm.histories)
    findings.push(...historyFindings(history, logs.get(history.match) ?? [], { time: 1000 * PER_DECISION }));
  await Promise.all(ways.pools.map((pool) => pool.close()));
  say('all histories are compared');
  return { findings, summary: summaryOf(place, seen, [...logs.values()].flat()) };
}

async function untilAllHaveSeen({ watching }: Seen, logs: ReadonlyMap<string, FinalEntry[]>): Promise<Findings> {
  const until = Date.now() + PATIENCE;
  const findings: Findings = [];
  for (const [match, log] of logs) {
    const watchers = watching.get(match) ?? [];
    const behind = () => watchers.filter(({ into }) => into.frames.length < log.length);
    while (behind().length > 0 && Date.now() < until) await sleep(50);
    for (const { into } of behind())
      findings.push(`match ${match}: a watcher saw ${into.frames.length} of ${log.length} entries`);
    for (const { stop } of watchers) stop.abort();
  }
  return findings;
}

function summaryOf(
  { nodes, folder, seed }: Place,
  { storm, watching, lineFaults, starts, kills }: Seen,
  log: readonly FinalEntry[],
): string {
  const { histories, repeated } = storm;
  const moves = histories.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const watchers = [...watching.values()].flat();
  const frames = watchers.reduce((sum, { into }) => sum + into.frames.length, 0);
  const cuts = watchers.reduce((sum, one) => sum + one.cuts, 0);
  const lines = Array.from({ length: nodes }, (_, index) =>
    faultLines(path.join(folder, `faults-${index}.log`)),
  ).flat();
  const sites = new Set(lines.map((line) => line.split('\t')[0])).size;
  const kinds = tally(lines.map((line) => line.split('\t')[1] ?? ''));
  const timedOut = log.filter(({ kind }) => kind === 'TIMED_OUT').length;
  return (
    `${nodes} nodes, ${histories.length} matches, ${moves} acknowledged moves all there once, ${timedOut} time-outs, ` +
    `${log.length} entries and ${frames} frames of ${watchers.length} watchers checked over ${cuts} cut connections, ` +
    `${starts} starts, ${kills} kills from outside, ${repeated} requests repeated, refused: ${listed(storm.refused)}; ` +
    `${lines.length} faults at ${sites} places: ${listed(kinds)}; at connections: ${listed(lineFaults)}; seed ${seed}`
  );
}

function faultLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return []; // nothing befell this node
  }
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function listed(counts: ReadonlyMap<string, number>): string {
  const words = [...counts].sort().map(([word, n]) => `${n} ${word}`);
  return words.join(', ') || 'none';
}
