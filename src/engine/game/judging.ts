import { z } from 'zod';
import type { Told } from '../cards/told.ts';
import type { Audience, CardId, Seat, Zone, ZoneId } from '../cards/zones.ts';

/**
 * What a judge says of a seat. NOTE and WARNING change nothing at the table. By a GAME_LOSS, a MATCH_LOSS or a
 * DISQUALIFICATION the seat is out of the match, as the rules have it for who gives up; by how much more than this one
 * match is lost, the tournament says.
 */
export const RULINGS = ['NOTE', 'WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'] as const;
export type Ruling = (typeof RULINGS)[number];

/** Whether a ruling puts its seat out of the match. */
export function isLoss(ruling: Ruling): boolean {
  return ruling !== 'NOTE' && ruling !== 'WARNING';
}

/** The most time that is given at once, in seconds: a week. */
const MOST_SECONDS = 604_800;

/** What somebody says in the open, 1 to 500 characters in one line: it stands in a log that people read. */
const line = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,500}$/u, 'must be 1 to 500 characters in one line')
  .refine((text) => text.trim() !== '', 'must say something');

/** By whom, a player's id, and why. Everybody at the match reads it. */
const word = { by: z.uuid(), reason: line };
const seat = z.int().min(0);

/** What a judge sends with each kind of entry, and a player who calls one: forms that nothing else fits. */
export const JUDGING = {
  PAUSED: z.strictObject(word),
  RESUMED: z.strictObject(word),
  TIME_GIVEN: z.strictObject({ seat, seconds: z.int().min(1).max(MOST_SECONDS), ...word }),
  REWOUND: z.strictObject({ to: z.int().min(0), ...word }),
  RULED: z.strictObject({ seat, ruling: z.enum(RULINGS), ...word }),
  JUDGE_CALLED: z.strictObject({ about: line }),
} as const;
export type JudgingKind = keyof typeof JUDGING;
export type Judged<K extends JudgingKind> = z.infer<(typeof JUDGING)[K]>;

/**
 * The rulings that are in force after these entries of a match, in order. By a rewind those fall that were not yet made at the
 * table that is laid again; a rewind to a table at which one stood brings it back.
 * @param entries all rulings and rewinds of the match at least, in order; what others say is not looked at
 */
export function rulingsInForce(
  entries: readonly { version: number; kind: string; move: unknown }[],
): { version: number; seat: Seat; ruling: Ruling }[] {
  const after: { version: number; rulings: { version: number; seat: Seat; ruling: Ruling }[] }[] = [];
  for (const { version, kind, move } of entries) {
    const rulings = after.at(-1)?.rulings ?? [];
    if (kind === 'RULED') {
      const { seat, ruling } = JUDGING.RULED.parse(move);
      after.push({ version, rulings: [...rulings, { version, seat, ruling }] });
    }
    if (kind !== 'REWOUND') continue;
    const { to } = JUDGING.REWOUND.parse(move);
    after.push({ version, rulings: after.findLast((then) => then.version <= to)?.rulings ?? [] });
  }
  return after.at(-1)?.rulings ?? [];
}

/** Whether a kind of entry is a judge's, or calls one. */
export function isJudging(kind: string): kind is JudgingKind {
  return Object.hasOwn(JUDGING, kind);
}

/**
 * A table as a rewind lays it again: everything but what is to be done, which the entry says, what seats want of windows,
 * whether the match is paused, and sealed answers, for which all are asked anew.
 */
export interface Restored {
  state: object;
  zones: Record<ZoneId, Zone>;
  known: Record<CardId, Audience>;
  told: readonly Told[];
  answered: number;
  left: Seat[];
}
