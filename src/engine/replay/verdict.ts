import type { Preamble } from './preamble.ts';
import type { ReplayDocument } from './replay-form.ts';

/** UNDECIDED: the match's rules are not available here, execution takes too long, or no known key has signed the record. */
export const REPLAY_VERDICTS = ['VERIFIED', 'REFUTED', 'UNDECIDED'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/**
 * The result of executing a document again. `version`: the first entry that does not follow from the rules. UNDECIDED: the
 * rules of the match are not available, and everything that can be checked without them is correct.
 */
export type RulesVerdict =
  | { verdict: 'VERIFIED' }
  | { verdict: 'REFUTED'; version: number; why: string }
  | { verdict: 'UNDECIDED'; why: string };

/**
 * The verdict on a document. VERIFIED: it follows from the rules, and it is the server's own record or signed by a given
 * key. UNDECIDED: no fault was found, but one of these two conditions is open. `proven` and `unproven`: the details, one
 * sentence each; empty if refuted.
 */
export type VerifyVerdict = RulesVerdict & { proven: string[]; unproven: string[] };

/** The findings about a document without access to a server's log. */
export interface Finding {
  rules: RulesVerdict;
  proven: string[];
  unproven: string[];
  /** The keys that signed its beginning and its end, or why no known key did. */
  signed: { by: string[] } | { not: string };
  /** The data to compare with one's own log; null if refuted. */
  claim: Claim | null;
}

/** A document in short. */
export interface Claim {
  match: string;
  /** A digest of everything but entries and signatures. */
  head: string;
  /** The hashes of its entries, in order; its chain is intact. */
  hashes: string[];
  /** The beginning of its chain; null in old records. */
  preamble: Preamble | null;
  /** The result, which its chain confirms. */
  result: ReplayDocument['result'];
}
