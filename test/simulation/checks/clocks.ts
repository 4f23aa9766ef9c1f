import type { TimeControl } from '../../../src/engine/index.ts';
import type { MatchRow, StoredLine } from '../../store/match-rows.ts';
import type { Cluster } from '../cluster.ts';
import { NEED_SWEEPS } from '../faults.ts';
import type { SweepDone } from '../node.ts';

/** The time limit for an action without faults, in milliseconds. */
const AT_ONCE = 1000;
/** How long until another process takes over a dead process's job, in milliseconds: see docs/explain/promises.md. */
const ANOTHER_HAS_IT = 5000;
/** How long until a node knows that moves were possible at a deadline, in milliseconds. */
const KNOWN = 3000;

/** Checks that no time-out was early or later than promised. */
export function checkClocks(cluster: Cluster, row: MatchRow): void {
  const control = row.fixed.time_control as TimeControl | null;
  row.log.forEach((line, version) => {
    const before = row.log[version - 1];
    if (!control || !before || !isTimeOut(line)) return;
    const deadline = before.standing[line.seat ?? -1]?.deadline ?? Number.POSITIVE_INFINITY;
    const least = leastTime(row, control, line, before);
    if (line.at < deadline || line.at < least)
      cluster.violated(`clock: seat ${line.seat} of ${row.id} is timed out at ${version}, ${least - line.at} ms early`);
    const late = line.at - Math.max(deadline, before.at);
    if (late > latest(cluster, before, line.at))
      cluster.violated(`clock: the time-out at ${version} of ${row.id} is ${late} ms late`);
  });
}

/** Computes, independently of the product, the earliest time at which the seat may time out. */
function leastTime(row: MatchRow, control: TimeControl, { seat }: StoredLine, before: StoredLine): number {
  const asked = row.log[before.standing[seat ?? -1]?.since ?? 0]?.at ?? 0;
  return 'perDecision' in control ? asked + control.perDecision * 1000 : asked;
}

function isTimeOut({ kind, parts }: StoredLine): boolean {
  return kind === 'TIMED_OUT' || (kind === 'RESIGNED' && parts.includes('OUT_OF_TIME'));
}

/** Returns how late a time-out may be in this simulation, depending on the faults that are switched on. */
function latest({ faults, crashes }: Cluster, asked: StoredLine, answered: number): number {
  if (faults.isOn(...NEED_SWEEPS)) return Number.POSITIVE_INFINITY; // `lateAtSweeps` checks this case
  const atOnce = faults.isOn('node-stalls') ? 3 * AT_ONCE : AT_ONCE;
  if (!faults.isOn('node-crash', 'worker-dies')) return atOnce;
  // The node that wrote the entry may have died before it added the job.
  const isLost = crashes.some((at) => at >= asked.at && at < asked.at + AT_ONCE);
  const deaths = crashes.filter((at) => at >= asked.at && at <= answered).length;
  return isLost ? Number.POSITIVE_INFINITY : deaths * ANOTHER_HAS_IT + atOnce;
}

/** Checks that, after every sweep without faults, everything is done that was due when it began. */
export function lateAtSweeps(cluster: Cluster): (sweep: SweepDone) => void {
  return ({ began, clean }) => {
    if (!clean) return;
    for (const { id, status, deadline, version, movedAt } of cluster.matches.rows.values()) {
      if (status !== 'RUNNING' || deadline === null || (movedAt ?? 0) >= began) continue;
      if (deadline < began - KNOWN && !owes(cluster, movedAt ?? 0))
        cluster.violated(`clock: a sweep has left ${id} at ${version}, due for ${began - deadline} ms`);
    }
  };
}

// Whether time lost in an outage must first be given back.
function owes({ heartbeats }: Cluster, since: number): boolean {
  return heartbeats.outages.some(({ to }) => to > since);
}
