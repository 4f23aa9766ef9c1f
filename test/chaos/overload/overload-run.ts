import { recordFindings } from '../load/compare.ts';
import { asGuest, openPool } from '../load/graphql-call.ts';
import type { Outcome, Say } from '../report.ts';
import { serverProcess } from '../server-process.ts';
import { HEAP, type OverloadPlan, type Run } from './part.ts';
import { twiceTooMuch } from './too-much.ts';
import { slowReaders } from './unread.ts';

/** More than are ever under way at the same moment. */
const MOST_CONNECTIONS = 10_000;

/** Twice what a node can do is asked of it; then a thousand watchers do not read. */
export async function overloadRun(plan: OverloadPlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({
    code: plan.code,
    folder: plan.folder,
    nodeArgs: [`--max-old-space-size=${HEAP}`],
  });
  await server.start();
  const pool = openPool(server.url, MOST_CONNECTIONS);
  try {
    const caller = await asGuest(pool);
    const run: Run = { plan, server, caller, pressure: { ledger: new Map(), findings: [] }, say };
    const flooded = await twiceTooMuch(run);
    const read = await slowReaders(run);
    say('comparing the record with what was acknowledged');
    const { ledger, findings } = run.pressure;
    findings.push(...(await recordFindings(caller, ledger)));
    const moves = [...ledger.values()].reduce((sum, said) => sum + said.length, 0);
    return { findings, summary: `${flooded}; ${read}; ${moves} acknowledged moves all there once` };
  } finally {
    await pool.close();
    await server.stop();
  }
}
