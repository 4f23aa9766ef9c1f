import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { BOT_LEVELS } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import { beginIfFull } from '../append/begin-match.ts';
import type { MatchContext } from '../context.ts';
import { matchOver, mustHaveSeat } from '../match/checks.ts';
import { isOver, type Match } from '../match/match.ts';
import { chooseDeck } from '../stakes/chosen-deck.ts';
import { isForKeeps } from '../stakes/stakes.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { accessById, freshMatch } from '../view/read-match.ts';
import { seatToTake } from './join-match.ts';

const added = z.object({ matchId: z.string(), seat: z.int().min(0), level: z.enum(BOT_LEVELS) });

/**
 * Puts a bot with a ready deck into a free seat. The match begins when the last seat is taken. Adding the same bot again
 * changes nothing.
 * @throws Refused NOT_FOUND, BAD_INPUT, FORBIDDEN (not the creator; rated, for keeps or of a tournament; the seat is not
 * free; the match has begun), MATCH_OVER, INVALID_DECK
 */
export async function addBot(context: MatchContext, caller: Caller, input: z.input<typeof added>): Promise<MatchView> {
  const { matchId, seat, level } = parseInput(added, input);
  const { match } = await accessById(context, caller, matchId);
  mayHaveBots(match, caller);
  mustHaveSeat(match, seat);
  const deck = await chooseDeck(context, caller, match.game, match.options, null);
  const row = await context.store.waiting
    .seatHeld(matchId, async (held) => {
      if (held?.head.seats[seat]?.bot === level) return null; // the request is repeated
      if (held && isOver(held.head)) throw matchOver();
      if (held?.head.status !== 'WAITING' || !held.waiting)
        throw new Refused('FORBIDDEN', 'The match has begun: all seats are taken.');
      if (held.waiting.places[seat]?.keptFor)
        throw new Refused('FORBIDDEN', 'This seat is reserved: wait for the challenged player, or cancel the match.');
      const taken = seatToTake(context, caller, { ...held, waiting: held.waiting }, { seat, deck });
      return { ...taken, playerId: null, bot: level };
    })
    .catch((error: unknown) => {
      context.cache.drop(matchId); // the seat may have been committed despite the error
      throw error;
    });
  const begun = await beginIfFull(context, matchId, row && context.cache.unbegun(row));
  context.bus.publish(matchId, match.version);
  return viewOfMatch(context, caller, (begun ?? (await freshMatch(context, matchId))).match);
}

/** @throws Refused FORBIDDEN */
function mayHaveBots(match: Match, { id }: Caller): void {
  if (match.createdBy !== id) throw new Refused('FORBIDDEN', 'Only the creator of the match can add a bot.');
  if (match.rated)
    throw new Refused('FORBIDDEN', 'The match is rated, and bots have no rating: wait for a player, or cancel it.');
  if (isForKeeps(match.game, match.options))
    throw new Refused('FORBIDDEN', 'The match is for keeps, and bots own no cards: wait for a player, or cancel it.');
  if (match.tournamentId !== null) throw new Refused('FORBIDDEN', 'The match belongs to a tournament: it has no bots.');
}
