import { setTimeout as sleep } from 'node:timers/promises';
import { below, chance, once, oneOf } from '../../load/chance.ts';
import { mustNotBeReady } from '../cluster/health.ts';
import type { LineFault } from '../proxy/line-faults.ts';
import type { Stall, Stalling } from '../proxy/stall-proxy.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';

/** How long to wait for a statement to stall at, and the duration of the longest stall, in milliseconds. */
const [WAIT, LONGEST] = [10_000, 10_000];
/** How long an operator waits for a node to stop, in milliseconds. */
const GRACE = 60_000;
const OTHERS: readonly LineFault[] = ['MUTE', 'DEAF', 'GONE', 'TRICKLE', 'RESET'];

export const stall: Fault = {
  about:
    'at a statement of the workload, a connection to PostgreSQL (or all) falls silent, loses one half, trickles or is reset; now and then a node is stopped meanwhile',
  clocks: 'LATE',
  async strike(run) {
    const { database } = run.cluster;
    const [where, at] = anyMoment(run);
    const all = once(4);
    const lasts = 300 + chance() * LONGEST;
    const kind = !all && once(2) ? oneOf(OTHERS) : undefined;
    const stalling = database.stall({ ...at, ...(kind && { fault: { kind, lasts } }) });
    const hit = await Promise.race([stalling.hit.then(() => true), sleep(WAIT, false)]);
    const silence = all ? database.stallAll() : null;
    const healed = sleep(lasts);
    if (silence) run.findings.push(...(await mustNotBeReady(run.cluster.nodes.urls)));
    const stop = once(5) ? await stopNode(run) : '';
    await healed;
    const forever = !silence && hit && once(3);
    if (!forever) stalling.resume();
    silence?.resume();
    const who = silence ? 'all connections' : 'a connection';
    return `${who} ${kind ?? 'SILENT'} ${where}${hit ? '' : ' (which never came)'}${forever ? ' forever' : ''}${stop}`;
  },
};

/**
 * Picks a statement of the workload, its commit or begin, or any statement; before it arrives, or before its answer
 * does.
 */
function anyMoment({ moments }: Run): [string, Stall] {
  const lost: Stall['lost'] = once(2) ? 'REQUEST' : 'ANSWER';
  const at = oneOf(moments);
  return oneOf<[string, Stall]>([
    [`at ${at.source}`, { at, lost }],
    [`at ${at.source}`, { at, lost }],
    [`at the commit after ${at.source}`, { at: /\bcommit\b/, after: at, lost }],
    ['at a begin', { at: /\bbegin\b/, lost }],
    ['anywhere', { lost }],
  ]);
}

/** Stalls the next statement of the workload until it is resumed. */
export function stallSomewhere(run: Run): Stalling {
  return run.cluster.database.stall(anyMoment(run)[1]);
}

/** Sends SIGTERM to a node in the middle of a fault. The node must end by itself; then it is started again. */
export async function stopNode({ cluster: { nodes }, findings }: Run): Promise<string> {
  const began = Date.now();
  const code = await nodes.terminate(below(nodes.urls.length));
  const took = Date.now() - began;
  // Null: the node was not running.
  if ((code !== 0 && code !== null) || took > GRACE)
    findings.push(`SIGTERM during a fault: exit code ${code} after ${took} ms`);
  return ', a node stopped meanwhile';
}
