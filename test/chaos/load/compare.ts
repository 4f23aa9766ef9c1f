import type { Findings } from '../report.ts';
import type { Caller } from './graphql-call.ts';
import { differences, type Ledger } from './ledger.ts';
import { readRecord } from './record.ts';

/** How the records of all matches differ from what was acknowledged. */
export async function recordFindings(caller: Caller, ledger: Ledger): Promise<Findings> {
  const findings: Findings = [];
  for (const [id, said] of ledger) {
    const record = await readRecord(caller, id).catch(() => null);
    if (!record) findings.push(`match ${id}: acknowledged, and gone`);
    else findings.push(...differences(said, record).map((line) => `match ${id}: ${line}`));
  }
  return findings;
}
