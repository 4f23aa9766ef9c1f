/** UNDECIDED: it began by other rules than there are here, or takes too long. */
export const REPLAY_VERDICTS = ['VERIFIED', 'REFUTED', 'UNDECIDED'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/**
 * What re-executing a document has shown. `version`: the first entry that does not follow from the rules. UNDECIDED: the
 * rules by which the match began are not here, and whatever could be checked without them is in order.
 */
export type VerifyVerdict =
  | { verdict: 'VERIFIED' }
  | { verdict: 'REFUTED'; version: number; why: string }
  | { verdict: 'UNDECIDED'; why: string };

/** Whose documents: our own matches', which come first, or what strangers bring. */
export type Lane = 'OURS' | 'STRANGERS';

/** Executes replay documents again. */
export interface Judge {
  /**
   * The verdict on a document, given as JSON text.
   * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it takes too long; RATE_LIMITED when too many wait, or
   * the judge is closed before the verdict
   */
  verdictOn(document: string, lane: Lane): Promise<VerifyVerdict>;
  close(): Promise<void>;
}
