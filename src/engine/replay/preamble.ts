import { z } from 'zod';
import { BOT_LEVELS } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import { dealSeed } from './deal-seed.ts';
import { timeControlSchema } from './time-control.ts';

/** A time-out makes the default move (ABSENT), also ends the match for the seat after several (FORFEIT), or lets a bot take over. */
export const TIME_OUT_POLICIES = ['ABSENT', 'FORFEIT', 'BOT'] as const;
export type TimeOutPolicy = (typeof TIME_OUT_POLICIES)[number];

const seat = z.strictObject({
  seat: z.int(),
  /** The player at the deal; `named`: a hash in place of the name. Old records contain the name itself. */
  player: z
    .union([
      z.strictObject({ id: z.string(), named: z.string() }),
      z.strictObject({ id: z.string(), name: z.string() }),
    ])
    .nullable(),
  bot: z.enum(BOT_LEVELS).nullable(),
  /** SHA-256 of the brought deck; null if the game has none. */
  deck: z.string().nullable(),
  /** The player's contribution to the shuffle. */
  entropy: z.string().nullable().default(null),
});

/** The facts fixed before the first card: players, decks and clock. */
export const preambleSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** All seats, by number. */
  seats: z.array(seat),
  timeControl: timeControlSchema.nullable(),
  onTimeOut: z.enum(TIME_OUT_POLICIES),
  forfeitAfter: z.int(),
  /** With BOT: the level of the bot, if it is not STEADY. */
  standIn: z.enum(BOT_LEVELS).exactOptional(),
  seedHash: z.string(),
  createdAt: z.iso.datetime(),
});

/** The `move` of entry 0, so the hashes of all entries cover it. */
export type Preamble = z.infer<typeof preambleSchema>;

/** The preamble of a log; NONE for old logs, UNREADABLE for forged ones. */
export function preambleIn(first: { move: object | null } | undefined): Preamble | 'NONE' | 'UNREADABLE' {
  if (!first || first.move === null) return 'NONE';
  return preambleSchema.safeParse(first.move).data ?? 'UNREADABLE';
}

/** The seed of every card in a log: the server's seed combined with the players' values. */
export function dealOf(seed: string, first: { move: object | null } | undefined): string {
  const preamble = preambleIn(first);
  return typeof preamble === 'string' ? seed : dealSeed(seed, valuesOf(preamble));
}

export function valuesOf({ seats }: Preamble): (string | null)[] {
  return seats.map(({ entropy }) => entropy);
}

/** SHA-256 of a deck's canonical text, hexadecimal. */
export function deckHash(deck: unknown): string | null {
  return deck === null ? null : sha256(canonical(deck));
}
