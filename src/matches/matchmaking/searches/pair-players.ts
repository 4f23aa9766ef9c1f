import { randomInt } from 'node:crypto';
import { timedUuid } from '../../../db/uuid.ts';
import { lentDeck } from '../../../engine/index.ts';
import { beginIfFull } from '../../append/begin-match.ts';
import { optionsOf } from '../../commands/create-match.ts';
import { gameOf, type MatchContext } from '../../context.ts';
import type { NewMatch, NewSeat } from '../../log/waiting/new-match.ts';
import { botAt, levelFor, type OpenSearch, pairsOf } from './pairs.ts';
import { claimSearches, readOpenSearches } from './search-store.ts';

/** The settings of all matches that are found by searching. A player who does not answer is soon out. */
export const FOUND = { visibility: 'PUBLIC', onTimeOut: 'FORFEIT', forfeitAfter: 3 } as const;

/**
 * Pairs everyone in the pools in which these players search, and gives bots to those who have waited long enough for
 * one. All nodes may call this at the same time, because a match and the end of its players' searches are written
 * together.
 */
export async function pairPlayers(context: MatchContext, players: readonly string[]): Promise<void> {
  const now = context.now();
  const open = await readOpenSearches(context, players);
  const pairs = pairsOf(open, now);
  const paired = new Set(pairs.flat());
  const due = open.filter((one) => !paired.has(one) && (botAt(one)?.getTime() ?? Number.POSITIVE_INFINITY) <= now);
  for (const some of [...pairs, ...due.map((one) => [one])]) {
    await seatTogether(context, some).catch((error: unknown) =>
      context.log.error({ err: error, players: some.map(({ playerId }) => playerId) }, 'could not seat paired players'),
    );
  }
}

/** @param searching two players, or one who gets a bot */
async function seatTogether(context: MatchContext, searching: readonly OpenSearch[]): Promise<void> {
  const match = newMatch(context, searching);
  if (!match) return;
  const row = await context.store.waiting.create(match, async ({ client }, write) => {
    if (await claimSearches(client, searching, { matchId: match.id, at: match.createdAt })) await write();
  });
  if (!row) return; // another node was first, or a player has left
  context.bus.publish(match.id, -1);
  await beginIfFull(context, match.id, context.cache.unbegun(row));
}

/** Returns null for a game that this node does not have. */
function newMatch(context: MatchContext, searching: readonly OpenSearch[]): NewMatch | null {
  const [first] = searching;
  if (!first || !context.games.some(({ id }) => id === first.game)) return null;
  const game = gameOf(context, first.game);
  const options = Object.freeze(optionsOf(game, {}));
  const deck = lentDeck(game.deck, options);
  const empty = { playerId: null, bot: null, deck, autoPass: 'NONE', entropy: null } as const;
  const sitters = searching.map(({ playerId }): Omit<NewSeat, 'seat'> => ({ ...empty, playerId }));
  if (sitters.length === 1) sitters.push({ ...empty, bot: levelFor(first.points) });
  if (randomInt(2) === 0) sitters.reverse(); // some games favour the first seat
  return {
    ...FOUND,
    ...{ id: timedUuid(context.now()), game, options, timeControl: first.timeControl },
    seats: sitters.map((sitter, seat) => ({ seat, ...sitter })),
    createdBy: first.playerId,
    createdAt: new Date(context.now()),
    rated: first.rated && searching.length > 1,
    ...{ standInLevel: null, forKeeps: false, newcomersOf: null, tournamentId: null, place: null, broadcastDelay: 0 },
  };
}
