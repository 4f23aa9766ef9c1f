import { z } from 'zod';

/** UNDER_WAY, and gets further · DONE · FAILED: the rules could not bear being searched. */
export const ANALYSIS_STATUSES = ['UNDER_WAY', 'DONE', 'FAILED'] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

const judgedMove = z.object({
  move: z.record(z.string(), z.unknown()),
  label: z.string(),
  /** Of winning after it, 0 to 1, as far as the seat could know; null: it was not looked at. */
  chance: z.number().nullable(),
});
export type JudgedMove = z.infer<typeof judgedMove>;

/** An answer of the seat: what it was asked, what it has played, and what the bot would have. */
const judgedDecision = z.object({
  /** The number of the entry that the answer made. */
  entry: z.int(),
  prompt: z.string(),
  played: judgedMove,
  best: judgedMove,
});
export type JudgedDecision = z.infer<typeof judgedDecision>;

/** What is kept of an answer: where there was but one, that it was looked at. */
export const foundForm = z.union([judgedDecision, z.object({ entry: z.int() })]);
export type Found = z.infer<typeof foundForm>;

/** The answers among which there was a choice. */
export function judgedAmong(found: readonly Found[]): JudgedDecision[] {
  return found.filter((one) => 'best' in one);
}
