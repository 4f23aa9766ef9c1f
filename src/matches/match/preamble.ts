import { type DeckList, deckHash, nameHash, type Preamble } from '../../engine/index.ts';
import type { MatchHead } from './match.ts';

/** @param decks that were brought, by seat */
export function preambleOf(match: MatchHead, decks: readonly (DeckList | null)[]): Preamble {
  const { id, game, rulesVersion, options, timeControl, onTimeOut, standInLevel, forfeitAfter, seedHash, createdAt } =
    match;
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
    // Named where it is not the usual one: such a record earlier verifiers could not read.
    ...(onTimeOut === 'BOT' && standInLevel !== 'STEADY' && { standIn: standInLevel }),
    seedHash,
    createdAt: createdAt.toISOString(),
  };
}
