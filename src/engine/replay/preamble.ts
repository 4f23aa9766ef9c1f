import { z } from 'zod';
import { BOT_LEVELS } from '../bots/policies.ts';
import { sha256 } from '../crypto/sha256.ts';
import { canonical } from '../json.ts';
import { dealSeed } from './deal-seed.ts';
import { timeControlSchema } from './time-control.ts';

/** What happens to a seat that is out of time: its absent move · the same, and out after n of them · a bot goes on. */
export const TIME_OUT_POLICIES = ['ABSENT', 'FORFEIT', 'BOT'] as const;
export type TimeOutPolicy = (typeof TIME_OUT_POLICIES)[number];

const seat = z.strictObject({
  seat: z.int(),
  /** Who sat there when the cards were dealt; `named`: a hash in place of the name. In records of former times the name itself. */
  player: z
    .union([
      z.strictObject({ id: z.string(), named: z.string() }),
      z.strictObject({ id: z.string(), name: z.string() }),
    ])
    .nullable(),
  bot: z.enum(BOT_LEVELS).nullable(),
  /** SHA-256 of the deck that was brought; null where the game has none. */
  deck: z.string().nullable(),
  /** What the player has put into the deal. */
  entropy: z.string().nullable().default(null),
});

/** What stands before the first card: who plays what, with which decks and clock. */
export const preambleSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** By number, all of them. */
  seats: z.array(seat),
  timeControl: timeControlSchema.nullable(),
  onTimeOut: z.enum(TIME_OUT_POLICIES),
  forfeitAfter: z.int(),
  /** With BOT: of which level the bot is, where that is another than STEADY. */
  standIn: z.enum(BOT_LEVELS).exactOptional(),
  seedHash: z.string(),
  createdAt: z.iso.datetime(),
});

/** It is the `move` of entry 0, what was done from outside to make it: so it lies under the hashes of all entries. */
export type Preamble = z.infer<typeof preambleSchema>;

/** What a log begins with; NONE in those of former times, and UNREADABLE is forged. */
export function preambleIn(first: { move: object | null } | undefined): Preamble | 'NONE' | 'UNREADABLE' {
  if (!first || first.move === null) return 'NONE';
  return preambleSchema.safeParse(first.move).data ?? 'UNREADABLE';
}

/** What every card of a log follows from: the server's seed, and what players have put in. */
export function dealOf(seed: string, first: { move: object | null } | undefined): string {
  const preamble = preambleIn(first);
  return typeof preamble === 'string' ? seed : dealSeed(seed, valuesOf(preamble));
}

export function valuesOf({ seats }: Preamble): (string | null)[] {
  return seats.map(({ entropy }) => entropy);
}

/** SHA-256, hexadecimal, of a deck's canonical text. */
export function deckHash(deck: unknown): string | null {
  return deck === null ? null : sha256(canonical(deck));
}
