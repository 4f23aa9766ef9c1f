import { hash } from 'node:crypto';
import { z } from 'zod';
import { BOT_LEVELS, canonical, type DeckList } from '../../engine/index.ts';
import { dealSeed } from './deal.ts';
import { type MatchHead, TIME_OUT_POLICIES } from './match.ts';
import { nameHash } from './seat-name.ts';
import { timeControlSchema } from './time-control.ts';

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
  seedHash: z.string(),
  createdAt: z.iso.datetime(),
});

/** It is the `move` of entry 0, what was done from outside to make it: so it lies under the hashes of all entries. */
export type Preamble = z.infer<typeof preambleSchema>;

/** @param decks that were brought, by seat */
export function preambleOf(match: MatchHead, decks: readonly (DeckList | null)[]): Preamble {
  const { id, game, rulesVersion, options, timeControl, onTimeOut, forfeitAfter, seedHash, createdAt } = match;
  return {
    match: id,
    game: game.id,
    rulesVersion,
    options: { ...options },
    seats: match.seats.map(({ seat: number, player, signed, bot, entropy }) => ({
      seat: number,
      player: player && (signed ? { id: player.id, named: nameHash(signed) } : { id: player.id, name: player.name }),
      bot,
      deck: deckHash(decks[number] ?? null),
      entropy,
    })),
    timeControl,
    onTimeOut,
    forfeitAfter,
    seedHash,
    createdAt: createdAt.toISOString(),
  };
}

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
  return deck === null ? null : hash('sha256', canonical(deck));
}
