import { type Caller, openPool } from '../load/graphql-call.ts';
import { GIVEN_BACK, lateTimeOuts, type Outage, stood } from '../load/lateness.ts';
import { type RecordedEntry, readRecord } from '../load/record.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { untilVerified } from '../stall/stall-checks.ts';
import { conclude } from '../storm/conclude.ts';
import type { Crowd } from './crowd.ts';
import type { Ground } from './ground.ts';
import { forgetLost, type Surviving } from './lost.ts';
import { counted } from './observe.ts';

/** The time for each decision, in seconds, and how late a time-out may be, in milliseconds. */
export const CLOCK_SECONDS = 3;
const SLACK = 15_000;
const PATIENCE = 60_000;

/** Takes out of the crowd's memory what the database has lost. */
export function forget(crowd: Crowd, surviving: Surviving, parted: number): { findings: Findings; summary: string } {
  const { storm, watching } = crowd.seen;
  const findings: Findings = [];
  let moves = 0;
  const gone = storm.histories.filter((history) => {
    const lost = forgetLost(history, surviving, parted);
    moves += lost.moves;
    findings.push(...lost.findings);
    return !surviving.versions.has(history.match) && history.opened < surviving.until;
  });
  storm.histories = storm.histories.filter((history) => !gone.includes(history));
  for (const { match, opened } of gone) {
    if (opened < parted) findings.push(`match ${match} was opened before, and is lost`);
    for (const one of watching.get(match) ?? []) {
      const code = crowd.ended.get(one) ?? 'nothing';
      if (code !== 'NOT_FOUND') findings.push(`a watcher of the lost match ${match} was told ${code}`);
      crowd.ended.delete(one);
    }
  }
  return { findings, summary: `${moves} moves and ${gone.length} matches lost` };
}

/**
 * Compares what all have seen with the logs, and the logs with the rules. The nodes are those that the fault has met.
 * @param since when the database lost what it had confirmed; null: it did not
 */
export async function held(ground: Ground, crowd: Crowd, since: number | null, say: Say): Promise<Outcome> {
  const { nodes, folder } = ground;
  const place = { folder, nodes: nodes.urls.length, seed: 0 };
  const { findings, summary } = await conclude(place, crowd.seen, nodes, say);
  for (const code of crowd.ended.values()) findings.push(`a watcher was turned away with ${code}`);
  const ids = crowd.seen.storm.histories.map(({ match }) => match);
  const pool = openPool(nodes.urls[0] ?? '', 1);
  const verified = await untilVerified({ pool, token: null }, ids, PATIENCE, findings);
  await pool.close();
  for (const url of nodes.urls) {
    const bugs = await counted(url, /^arbiter_refusals_total\{code="INTERNAL"\} (\d+)$/m);
    if (bugs > 0) findings.push(`${url} counts ${bugs} INTERNAL`);
  }
  restarted(crowd, findings, since);
  const restarts = nodes.starts() - nodes.urls.length;
  if (restarts > 0) findings.push(`${restarts} times a node has ended`);
  return { findings, summary: `${summary}; ${verified} replays VERIFIED` };
}

// A watcher that was never told of the new epoch would keep what is lost.
function restarted({ seen }: Crowd, findings: Findings, since: number | null): void {
  for (const { match, opened } of seen.storm.histories)
    for (const { epoch } of since !== null && opened < since ? (seen.watching.get(match) ?? []) : [])
      if (epoch === 0) findings.push(`a watcher of match ${match} is still in the epoch before the loss`);
}

/** Time-outs of matches in which no player moves: none comes late or early, and the clocks stood still during the fault. */
export async function clockFindings(caller: Caller, clocks: readonly string[], fault: Outage): Promise<Findings> {
  const rules = { time: 1000 * CLOCK_SECONDS, slack: SLACK, outages: [fault] };
  const findings: Findings = [];
  for (const id of clocks) {
    const { entries } = await readRecord(caller, id);
    const wrong = lateTimeOuts(entries, rules, Date.now());
    const [still, lasted] = [stoodStill(entries, fault), fault.to - fault.from];
    if (still < lasted / 2) wrong.push(`its clocks stood still for ${still} of ${lasted} ms`);
    const log = entries.map(({ kind, at }) => `${kind} ${at}`).join(', ');
    findings.push(...wrong.map((line) => `match ${id}: ${line} (${log})`));
  }
  return findings;
}

/** For how long the clocks stood still during an outage, in milliseconds. */
function stoodStill(entries: readonly RecordedEntry[], { from, to }: Outage): number {
  return entries
    .filter(({ kind }) => kind === GIVEN_BACK)
    .map(({ facts }) => stood.parse(facts[0]?.data))
    .reduce((sum, { began, ended }) => sum + Math.max(0, Math.min(ended, to) - Math.max(began, from)), 0);
}
