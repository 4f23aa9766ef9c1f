import type { Finding, VerifyVerdict } from './verdict.ts';

/** Our log equals the record (SAME), does not contain the match (UNKNOWN), or first differs at an entry. */
export type OwnRecord = 'SAME' | 'UNKNOWN' | { differsAt: number };

/** Returns the first entry whose hash differs, or that one log lacks; undefined if the logs are equal. */
export function firstDifference(own: readonly string[], claimed: readonly string[]): number | undefined {
  const longer = own.length > claimed.length ? own : claimed;
  const index = longer.findIndex((_, i) => own[i] !== claimed[i]);
  return index < 0 ? undefined : index;
}

export function concluded({ rules, signed, ...finding }: Finding, own: OwnRecord): VerifyVerdict {
  if (rules.verdict === 'REFUTED') return { ...rules, proven: [], unproven: [] };
  if (typeof own === 'object') {
    const why = `it is not the record that this server keeps: entry ${own.differsAt}, or something before it, differs`;
    return { verdict: 'REFUTED', version: own.differsAt, why, proven: [], unproven: [] };
  }
  const [proven, unproven] = [[...finding.proven], [...finding.unproven]];
  if ('by' in signed) proven.push(`Authorship: beginning and end are signed with key ${signed.by.join(' and ')}.`);
  else unproven.push(`Authorship: ${signed.not}.`);
  if (own === 'SAME') proven.push('Log: it is the record that this server keeps.');
  if (rules.verdict === 'UNDECIDED') return { ...rules, proven, unproven };
  if ('by' in signed || own === 'SAME') return { verdict: 'VERIFIED', proven, unproven };
  return {
    verdict: 'UNDECIDED',
    why: `it follows from the rules; who wrote it is not proven: ${signed.not}`,
    proven,
    unproven,
  };
}
