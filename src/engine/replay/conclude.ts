import type { Finding, VerifyVerdict } from './verdict.ts';

/**
 * The result of comparing a record with our own log. SAME: the record is equal to our log. UNKNOWN: our log does not
 * contain the match. `differsAt` is the first entry that differs.
 */
export type OwnRecord = 'SAME' | 'UNKNOWN' | { differsAt: number };

/**
 * Returns the first entry whose hash differs between two logs, or that one of the logs lacks. Returns undefined if the
 * logs are equal.
 */
export function firstDifference(own: readonly string[], claimed: readonly string[]): number | undefined {
  const longer = own.length > claimed.length ? own : claimed;
  const index = longer.findIndex((_, i) => own[i] !== claimed[i]);
  return index < 0 ? undefined : index;
}

/** Derives the verdict from the findings about the document and from the comparison with our own log. */
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
