import type { Preamble } from './preamble.ts';
import type { ReplayDocument } from './replay-form.ts';

/** UNDECIDED: it began by other rules than there are here, takes too long, or nobody known vouches for it. */
export const REPLAY_VERDICTS = ['VERIFIED', 'REFUTED', 'UNDECIDED'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/**
 * What re-executing a document has shown. `version`: the first entry that does not follow from the rules. UNDECIDED: the
 * rules by which the match began are not here, and whatever could be checked without them is in order.
 */
export type RulesVerdict =
  | { verdict: 'VERIFIED' }
  | { verdict: 'REFUTED'; version: number; why: string }
  | { verdict: 'UNDECIDED'; why: string };

/**
 * The verdict on a document. VERIFIED: it follows from the rules, and it is the server's own record or signed by a key that
 * was given. UNDECIDED: nothing is wrong with it, and one of the two cannot be said. `proven` and `unproven`: what exactly,
 * a sentence each; of what is refuted nothing.
 */
export type VerifyVerdict = RulesVerdict & { proven: string[]; unproven: string[] };

/** What can be seen of a document without asking the log of any server. */
export interface Finding {
  rules: RulesVerdict;
  proven: string[];
  unproven: string[];
  /** The keys that have signed its beginning and its end, or why nobody known has. */
  signed: { by: string[] } | { not: string };
  /** By what it can be compared with a record of one's own; null for what is refuted. */
  claim: Claim | null;
}

/** A document in short. */
export interface Claim {
  match: string;
  /** A digest of everything but entries and signatures. */
  head: string;
  /** Of its entries, in order; its chain of hashes holds. */
  hashes: string[];
  /** What its chain begins with; null in records of former times. */
  preamble: Preamble | null;
  /** How it came out, as its chain says, too. */
  result: ReplayDocument['result'];
}
