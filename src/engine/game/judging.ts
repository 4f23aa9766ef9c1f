import { z } from 'zod';
import type { Told } from '../cards/told.ts';
import type { Audience, CardId, Seat, Zone, ZoneId } from '../cards/zones.ts';

/**
 * A judge's ruling on a seat. NOTE and WARNING have no effect on the match. With GAME_LOSS, MATCH_LOSS or
 * DISQUALIFICATION, the seat is out of the match as if it had resigned; the tournament decides what is lost
 * beyond this match.
 */
export const RULINGS = ['NOTE', 'WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'] as const;
export type Ruling = (typeof RULINGS)[number];

/** Whether a ruling takes its seat out of the match. */
export function isLoss(ruling: Ruling): boolean {
  return ruling !== 'NOTE' && ruling !== 'WARNING';
}

/** The most time that a judge can give in one action, in seconds: a week. */
const MOST_SECONDS = 604_800;

/** Public free text, 1 to 500 characters in one line, because it appears in a log that people read. */
const line = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,500}$/u, 'must be 1 to 500 characters in one line')
  .refine((text) => text.trim() !== '', 'must say something');

/** The judge's player id and the reason. Everyone at the match can read the reason. */
const word = { by: z.uuid(), reason: line };
const seat = z.int().min(0);

/** The payload of each judging entry, including a player's call. Strict, so that unknown fields are rejected. */
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
 * The rulings in force after these entries, in order. A rewind removes the rulings made after the restored version; a
 * rewind to a version at which a ruling stood restores it.
 * @param entries at least all rulings and rewinds of the match, in order; others are ignored
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

/** Whether an entry is a judge's action or a call for one. */
export function isJudging(kind: string): kind is JudgingKind {
  return Object.hasOwn(JUDGING, kind);
}

/**
 * The part of a table that a rewind restores. It leaves out the agenda, which the entry holds, the auto-pass modes, the
 * pause, and the sealed answers, which are collected again.
 */
export interface Restored {
  state: object;
  zones: Record<ZoneId, Zone>;
  known: Record<CardId, Audience>;
  told: readonly Told[];
  answered: number;
  left: Seat[];
}
