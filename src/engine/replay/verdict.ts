import type { Preamble } from './preamble.ts';
import type { ReplayDocument } from './replay-form.ts';

/** UNDECIDED: the rules are not available here, execution takes too long, or no known key has signed. */
export const REPLAY_VERDICTS = ['VERIFIED', 'REFUTED', 'UNDECIDED'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/** `version` numbers the first entry that does not follow. UNDECIDED: not executable here, and no fault was found. */
export type RulesVerdict =
  | { verdict: 'VERIFIED' }
  | { verdict: 'REFUTED'; version: number; why: string }
  | { verdict: 'UNDECIDED'; why: string };

/**
 * The verdict on a document. VERIFIED: the document follows from the rules, and it is the server's own record or signed
 * with one of the given keys. UNDECIDED: no fault was found, but one of these two conditions could not be confirmed.
 * `proven` and `unproven` list the details, one sentence each, and are empty if the document is refuted.
 */
export type VerifyVerdict = RulesVerdict & { proven: string[]; unproven: string[] };

/** The findings about a document without access to a server's log. */
export interface Finding {
  rules: RulesVerdict;
  proven: string[];
  unproven: string[];
  /** The keys that signed the beginning and the end of the document, or the reason why no known key counts. */
  signed: { by: string[] } | { not: string };
  /** The data that a server compares with its own log, or null if the document is refuted. */
  claim: Claim | null;
}

export interface Claim {
  match: string;
  /** A digest of the document without its entries and signatures. */
  head: string;
  /** The hashes of the document's entries, in order. The hashes form an intact chain. */
  hashes: string[];
  /** The preamble in the first entry, or null in old records. */
  preamble: Preamble | null;
  result: ReplayDocument['result'];
}
