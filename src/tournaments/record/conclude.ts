import type { Authorship, OwnRecord } from '../../engine/index.ts';
import { type Fault, type RecordVerdict, told } from './verdict.ts';

/** What can be seen of a tournament's record without asking the log of any server. */
export interface RecordFinding {
  fault: Fault | null;
  /** Why some of its matches cannot be executed here; null: all were. */
  undecided: string | null;
  proven: string[];
  unproven: string[];
  signed: Authorship;
  /** By what it can be compared with a record of one's own; null for what is refuted. */
  claim: { tournament: string; hashes: string[] } | null;
}

/** The verdict: what a record shows by itself, and what our own log says to it. */
export function concludedRecord(finding: RecordFinding, own: OwnRecord): RecordVerdict {
  const { signed, undecided } = finding;
  if (finding.fault) return refuted(finding.fault);
  if ('forged' in signed) return refuted({ entry: signed.forged, what: signed.why });
  if (typeof own === 'object')
    return refuted({ entry: own.differsAt, what: 'it is not the record that this server keeps: here it is another' });
  const [proven, unproven] = [[...finding.proven], [...finding.unproven]];
  if ('by' in signed) proven.push(`Authorship: beginning and end are signed with key ${signed.by.join(' and ')}.`);
  else unproven.push(`Authorship: ${signed.not}.`);
  if (own === 'SAME') proven.push('Log: it is the record that this server keeps.');
  if (undecided !== null) return { verdict: 'UNDECIDED', fault: null, why: undecided, proven, unproven };
  if ('by' in signed || own === 'SAME') return { verdict: 'VERIFIED', fault: null, why: null, proven, unproven };
  const why = `it follows from the rules; who wrote it is not proven: ${signed.not}`;
  return { verdict: 'UNDECIDED', fault: null, why, proven, unproven };
}

function refuted(fault: Fault): RecordVerdict {
  return { verdict: 'REFUTED', fault, why: told(fault), proven: [], unproven: [] };
}
