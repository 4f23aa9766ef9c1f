import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bugsIn, newMaterial, sendMalformed } from '../../api/fuzz/malformed.ts';
import { openPool } from '../../load/graphql-call.ts';
import { newGuest } from '../run.ts';
import type { Fault } from './fault.ts';

/** The number of requests in one strike, and how many run at the same time. */
const [REQUESTS, AT_ONCE] = [1000, 24];
/** The number of findings after which a strike stops, because more findings show nothing new. */
const ENOUGH = 50;

export const malformed: Fault = {
  about: 'requests that no client would send; no response is INTERNAL, and the log has no errors',
  nodes: 1,
  env: { OPEN_MATCHES: '40' },
  clocks: 'RUN',
  async strike(run) {
    const { findings, cluster } = run;
    const [url = ''] = cluster.nodes.urls;
    const pool = openPool(url, 2 * AT_ONCE);
    const material = await newMaterial(url, await newGuest(run));
    let sent = 0;
    const send = async (): Promise<void> => {
      while (sent++ < REQUESTS && findings.length < ENOUGH) {
        const wrong = await sendMalformed(material, url, pool);
        if (wrong) findings.push(wrong);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    await pool.close();
    findings.push(...bugsIn(readFileSync(path.join(cluster.folder, 'server.log'), 'utf8')));
    return `${REQUESTS} requests`;
  },
};
