import { setTimeout as sleep } from 'node:timers/promises';
import { below, chance, once, oneOf } from '../../load/random.ts';
import { mustNotBeReady } from '../cluster/health.ts';
import type { Stall } from '../proxy/stall-proxy.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';

/** The maximum wait for the statement to stall at, and the maximum duration of a stall, in milliseconds. */
const [WAIT, LONGEST] = [10_000, 10_000];
/** The time that an operator gives a node to stop, in milliseconds. */
const GRACE = 60_000;

export const stall: Fault = {
  about:
    'at a statement of the workload, one or all connections to PostgreSQL fall silent; sometimes a node is stopped meanwhile',
  clocks: 'LATE',
  async strike(run) {
    const { database } = run.cluster;
    const moment = anyMoment(run);
    const all = once(4);
    const stalling = database.stall(moment);
    const hit = await Promise.race([stalling.hit.then(() => true), sleep(WAIT, false)]);
    const silence = all ? database.stallAll() : null;
    const over = sleep(300 + chance() * LONGEST);
    if (silence) run.findings.push(...(await mustNotBeReady(run.cluster.nodes.urls)));
    const stop = once(5) ? await stopNode(run) : '';
    await over;
    const forever = !silence && hit && once(3);
    if (!forever) stalling.resume();
    silence?.resume();
    const who = silence ? 'all connections' : 'a connection';
    const where = `${moment.at ?? 'any statement'}${moment.after ? ` after ${moment.after}` : ''}`;
    return `${who} silent at ${where}${hit ? '' : ' (which never came)'}${forever ? ' forever' : ''}${stop}`;
  },
};

/**
 * Picks a statement of the workload, its commit or begin, or any statement. Either the request or the answer is lost.
 */
export function anyMoment({ moments }: Run): Stall {
  const at = oneOf(moments);
  const moment = oneOf([{ at }, { at }, { at: /\bcommit\b/, after: at }, { at: /\bbegin\b/ }, {}]);
  return { ...moment, lost: once(2) ? 'REQUEST' : 'ANSWER' };
}

/** Sends SIGTERM to a node in the middle of a fault. The node must exit on its own; then it is restarted. */
export async function stopNode({ cluster: { nodes }, findings }: Run): Promise<string> {
  const began = Date.now();
  const code = await nodes.terminate(below(nodes.urls.length));
  const took = Date.now() - began;
  // Null if the node was not running.
  if ((code !== 0 && code !== null) || took > GRACE)
    findings.push(`SIGTERM during a fault: exit code ${code} after ${took} ms`);
  return ', a node stopped meanwhile';
}
