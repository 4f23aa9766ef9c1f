import { z } from 'zod';
import type { Caller } from '../../../accounts/index.ts';
import { FIRST_UUID } from '../../../db/uuid.ts';
import { type PublishedGame, type TimeControl, timeControlInput } from '../../../engine/index.ts';
import { badInput } from '../../../errors.ts';
import { parseInput } from '../../../process/parse-input.ts';
import { mayHaveOneMore } from '../../commands/match-limits.ts';
import { mustBeRatable } from '../../commands/may-be-rated.ts';
import { gameOf, type MatchContext } from '../../context.ts';
import { speedOf } from '../../match/speed.ts';
import { readRating } from '../../ratings/read-ratings.ts';
import { NEW_SKILL, pointsOf } from '../../ratings/skill.ts';
import { FOUND } from './pair-players.ts';
import { botAt, rangeAt } from './pairs.ts';
import { deleteSearch, putSearch, readSearches, type StoredSearch } from './search-store.ts';

const settings = z.object({
  timeControl: timeControlInput,
  rated: z.boolean().nullish(),
  botAllowed: z.boolean().nullish(),
});

interface StartSearch extends z.input<typeof settings> {
  game: string;
}

/** How many players meet in a match that is found by searching. */
const PLAYERS = 2;

export interface SearchView {
  game: PublishedGame;
  timeControl: TimeControl;
  rated: boolean;
  since: Date;
  /** How far from the player's points an opponent's points may be now; null if points no longer matter. */
  range: number | null;
  botAt: Date | null;
  /** How many other players are searching, for any match. */
  others: number;
  matchId: string | null;
}

/**
 * Replaces the caller's search, if there is one, or returns it if it has just found a match that is not over. The player
 * is paired only while `watchSearch` runs.
 * @throws Refused NOT_FOUND (game), BAD_INPUT, FORBIDDEN (rated: a guest or a program's account; too many open matches)
 */
export async function startSearch(context: MatchContext, caller: Caller, wanted: StartSearch): Promise<SearchView> {
  const { timeControl, ...rest } = parseInput(settings, wanted);
  const [rated, botAllowed] = [rest.rated ?? false, rest.botAllowed ?? false];
  const game = gameOf(context, wanted.game);
  if (game.seats.min > PLAYERS) throw badInput('game', `${game.title} needs more than two players: create a match.`);
  if (rated) mustBeRatable(caller, { ...FOUND, timeControl }, false);
  await mayHaveOneMore(context, caller, FIRST_UUID);
  const rating = await readRating(context, { playerId: caller.id, game: game.id, speed: speedOf(timeControl) });
  const points = rating?.points ?? pointsOf(NEW_SKILL.mu);
  await putSearch(context, { playerId: caller.id, game: game.id, timeControl, rated, botAllowed, points });
  const search = await readSearch(context, caller);
  if (!search) throw new Error('a search was written but cannot be read');
  return search;
}

/** Returns the search only if it has found a match, for example just before it was stopped. */
export async function stopSearch(context: MatchContext, caller: Caller): Promise<SearchView | null> {
  await deleteSearch(context, caller.id);
  return readSearch(context, caller);
}

/** Returns the caller's search, or null if there is none. A search that has found a match is kept for an hour. */
export async function readSearch(context: MatchContext, caller: Caller): Promise<SearchView | null> {
  const [search = null] = await readEachSearch(context, [caller.id]);
  return search;
}

/** Like {@link readSearch}, for several players. */
export async function readEachSearch(
  context: MatchContext,
  players: readonly string[],
): Promise<(SearchView | null)[]> {
  const found = new Map((await readSearches(context, players)).map((one) => [one.playerId, one]));
  return players.map((id) => viewOfSearch(context, found.get(id)));
}

function viewOfSearch(context: MatchContext, found: StoredSearch | undefined): SearchView | null {
  const game = context.games.find(({ id }) => id === found?.game);
  if (!found || !game) return null;
  const { timeControl, rated, since, others, matchId } = found;
  const range = rangeAt(found, context.now());
  return { game, timeControl, rated, since, range, botAt: botAt(found), others, matchId };
}
