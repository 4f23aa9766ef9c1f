import type { Preamble } from './preamble.ts';
import type { ReplayDocument } from './replay-form.ts';

/**
 * The verdicts on a record. UNDECIDED: the rules of the match are not available here, execution takes too long, or no
 * known key has signed the record.
 */
export const REPLAY_VERDICTS = ['VERIFIED', 'REFUTED', 'UNDECIDED'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/**
 * The result of executing a document again. `version` is the number of the first entry that does not follow from the
 * rules. UNDECIDED: the match cannot be executed here, and no check that is possible without execution found a fault.
 */
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

/** A summary of a document. */
export interface Claim {
  match: string;
  /** A digest of the document without its entries and signatures. */
  head: string;
  /** The hashes of the document's entries, in order. The hashes form an intact chain. */
  hashes: string[];
  /** The preamble in the first entry, or null in old records. */
  preamble: Preamble | null;
  /** The result of the match, which the chain confirms. */
  result: ReplayDocument['result'];
}
