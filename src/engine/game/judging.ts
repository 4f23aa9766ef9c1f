import { z } from 'zod';
import type { Told } from '../cards/told.ts';
import type { Audience, CardId, Seat, Zone, ZoneId } from '../cards/zones.ts';

/**
 * The rulings that a judge can make on a seat. NOTE and WARNING have no effect on the match. With GAME_LOSS, MATCH_LOSS
 * or DISQUALIFICATION, the seat leaves the match as if it had resigned. The tournament decides on consequences beyond
 * this match.
 */
export const RULINGS = ['NOTE', 'WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'] as const;
export type Ruling = (typeof RULINGS)[number];

export function isLoss(ruling: Ruling): boolean {
  return ruling !== 'NOTE' && ruling !== 'WARNING';
}

/** The maximum time that a judge can give in one action, in seconds: one week. */
const MOST_SECONDS = 604_800;

/**
 * A public text of 1 to 500 characters. The text must be a single line, because it appears in a log that people read.
 */
const line = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,500}$/u, 'must be 1 to 500 characters on one line')
  .refine((text) => text.trim() !== '', 'must say something');

/** The player id of the judge, and the reason, which everyone at the match can read. */
const word = { by: z.uuid(), reason: line };
const seat = z.int().min(0);

/** The schemas are strict, so that they reject unknown fields. */
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
 * How players decide a rewind. UNDONE: a seat undid its own last answer, which had revealed nothing. AGREED: all players
 * agreed to a seat's wish. AGAINST_BOTS: only bots play against the seat.
 */
const TAKEBACKS = ['UNDONE', 'AGREED', 'AGAINST_BOTS'] as const;
/** The move of a `REWOUND` entry by a seat. */
export const takeback = z.strictObject({ to: z.int().min(0), why: z.enum(TAKEBACKS) });
export type Takeback = z.infer<typeof takeback>;

/** Returns how players decided a rewind. Null for a judge's rewind and for other entries. */
export function takebackOf(entry: { kind: string; seat: Seat | null; move: unknown }): Takeback['why'] | null {
  if (entry.kind !== 'REWOUND' || entry.seat === null) return null;
  return takeback.parse(entry.move).why;
}

const anyRewind = z.looseObject({ to: z.int().min(0) });

/** Returns the version that a `REWOUND` entry restored. */
export function rewoundTo(move: unknown): number {
  return anyRewind.parse(move).to;
}

/** The kinds of offer. DRAW: the match ends as a draw. TAKEBACK: the seat takes back its last answer. */
export const OFFERS = ['DRAW', 'TAKEBACK'] as const;
export type OfferKind = (typeof OFFERS)[number];

const asks = z.array(z.int().min(0)).min(1);
const version = z.int().min(0);
const answer = z.strictObject({ offer: version });

/**
 * The moves with which seats make and answer offers. `asks` lists the seats that must agree. `to` is the version to
 * restore. In an answer, `offer` is the version of the offer.
 */
export const OFFERING = {
  OFFERED: z.union([
    z.strictObject({ offer: z.literal('DRAW'), asks }),
    z.strictObject({ offer: z.literal('TAKEBACK'), to: version, asks }),
  ]),
  ACCEPTED: answer,
  DECLINED: answer,
} as const;
export type OfferingKind = keyof typeof OFFERING;
export type Offering<K extends OfferingKind> = z.infer<(typeof OFFERING)[K]>;

export function isOffering(kind: string): kind is OfferingKind {
  return Object.hasOwn(OFFERING, kind);
}

/** An offer that a seat has made since its last answer. */
export interface Offer {
  offer: OfferKind;
  seat: Seat;
  /** The version to restore; null for a draw. */
  to: number | null;
  /** The version of the entry that made the offer. */
  version: number;
  /** The seats that have still to agree. Empty once the offer is no longer open. */
  awaits: Seat[];
}

/**
 * Returns the rulings in force after these entries, in order. A rewind removes the rulings made after the restored
 * version. A rewind also restores a removed ruling that was in force at the restored version.
 * @param entries in order, including at least all rulings and rewinds of the match; other kinds of entry are ignored
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
    const to = rewoundTo(move);
    after.push({ version, rulings: after.findLast((then) => then.version <= to)?.rulings ?? [] });
  }
  return after.at(-1)?.rulings ?? [];
}

export function isJudging(kind: string): kind is JudgingKind {
  return Object.hasOwn(JUDGING, kind);
}

/** The part of a table that a rewind restores along with the agenda. Auto-pass modes and pauses are not restored. */
export interface Restored {
  state: object;
  zones: Record<ZoneId, Zone>;
  known: Record<CardId, Audience>;
  told: readonly Told[];
  answered: number;
  left: Seat[];
  /** Only an undo restores sealed answers; absent if there are none. */
  sealed?: { seat: Seat; move: object }[];
}
