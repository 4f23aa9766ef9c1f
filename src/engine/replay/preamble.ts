import { z } from 'zod';
import { BOT_LEVELS } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import { dealSeed } from './deal-seed.ts';
import { timeControlSchema } from './time-control.ts';

/**
 * The effects of a time-out. ABSENT: the default move is made. FORFEIT: the default move is made, and after several
 * time-outs the seat leaves the match. BOT: a bot takes over the seat.
 */
export const TIME_OUT_POLICIES = ['ABSENT', 'FORFEIT', 'BOT'] as const;
export type TimeOutPolicy = (typeof TIME_OUT_POLICIES)[number];

const seat = z.strictObject({
  seat: z.int(),
  /** The player in the seat at the deal. `named` is a hash of the name. Old records contain the name itself. */
  player: z
    .union([
      z.strictObject({ id: z.string(), named: z.string() }),
      z.strictObject({ id: z.string(), name: z.string() }),
    ])
    .nullable(),
  bot: z.enum(BOT_LEVELS).nullable(),
  /** The SHA-256 of the player's deck, or null if the game has no decks. */
  deck: z.string().nullable(),
  /** The entropy that the player adds to the shuffle. */
  entropy: z.string().nullable().default(null),
});

/** The settings of a match that are fixed before the first card is dealt, such as players, decks and time control. */
export const preambleSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** All seats, in the order of their numbers. */
  seats: z.array(seat),
  timeControl: timeControlSchema.nullable(),
  onTimeOut: z.enum(TIME_OUT_POLICIES),
  forfeitAfter: z.int(),
  /** The level of the bot that takes over seats, if it is not STEADY. */
  standIn: z.enum(BOT_LEVELS).exactOptional(),
  seedHash: z.string(),
  createdAt: z.iso.datetime(),
});

/** The preamble of a log. The preamble is the `move` of entry 0, so the hashes of all entries cover it. */
export type Preamble = z.infer<typeof preambleSchema>;

/** Returns the preamble of a log, NONE for an old log without a preamble, or UNREADABLE for an invalid preamble. */
export function preambleIn(first: { move: object | null } | undefined): Preamble | 'NONE' | 'UNREADABLE' {
  if (!first || first.move === null) return 'NONE';
  return preambleSchema.safeParse(first.move).data ?? 'UNREADABLE';
}

/** Returns the seed of all cards in a log, which combines the server's seed with the players' entropy. */
export function dealOf(seed: string, first: { move: object | null } | undefined): string {
  const preamble = preambleIn(first);
  return typeof preamble === 'string' ? seed : dealSeed(seed, valuesOf(preamble));
}

export function valuesOf({ seats }: Preamble): (string | null)[] {
  return seats.map(({ entropy }) => entropy);
}

/** Returns the SHA-256 of a deck's canonical text, hexadecimal, or null if there is no deck. */
export function deckHash(deck: unknown): string | null {
  return deck === null ? null : sha256(canonical(deck));
}
