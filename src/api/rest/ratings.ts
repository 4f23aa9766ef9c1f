import { z } from 'zod';
import { findPlayer } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { LEADER_PAGE, type RatingView, readLeaderboard, readRatings, SPEEDS } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendTagged } from '../http-caching.ts';
import { answers, type RestApp, WITH_TOKEN, written } from './responses.ts';

const speed = z.enum(SPEEDS).describe('The speed of the matches.');
const rating = {
  points: z.int().describe('The rating in points; 1500 for a new player.'),
  deviation: z.int().describe('The standard deviation of the rating in points.'),
  provisional: z.boolean().describe('Whether the rating is still too uncertain for the leaderboard.'),
  matches: z.int().describe('The number of matches that have counted.'),
  lastMatchAt: z.iso.datetime().describe('When the last match counted.'),
};
const ratingLine = z.strictObject({ game: z.string(), speed, ...rating });
const leaderLine = z.strictObject({
  place: z.int(),
  player: z.strictObject({ id: z.string(), name: z.string() }),
  ...rating,
});

/** Serves ratings and leaderboards as JSON that caches can revalidate. */
export async function ratingLists(app: RestApp, { matches, accounts }: Dependencies): Promise<void> {
  const ofPlayer = documented('readRatings', 'Get a player’s ratings', ratingLine);
  const params = z.object({ id: z.guid().describe('The player’s id.') });
  app.get('/v1/players/:id/ratings', { schema: { ...ofPlayer, params } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await findPlayer(accounts, id)))
      throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'id' });
    const lines = (await readRatings(matches, { playerId: id })).map(({ game, ...of }) => ({ game: game.id, ...of }));
    return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(lines));
  });
  const ofGame = documented('readLeaderboard', 'Get the leaderboard of a game, best first', leaderLine);
  const board = z.object({ id: z.string().describe('The game’s id.'), speed });
  const { usual, largest } = LEADER_PAGE;
  const querystring = z.strictObject({
    first: z.coerce.number().int().min(1).max(largest).default(usual).describe('The maximum number of players.'),
  });
  app.get(
    '/v1/games/:id/leaderboards/:speed',
    { schema: { ...ofGame, params: board, querystring } },
    async (request, reply) => {
      const { id: game, speed } = request.params;
      const { leaders } = await readLeaderboard(matches, { game, speed, ...request.query });
      const lines = leaders.map(({ rating, ...leader }) => ({ ...leader, ...numbersOf(rating) }));
      return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(lines));
    },
  );
}

function numbersOf({ points, deviation, provisional, matches, lastMatchAt }: RatingView) {
  return { points, deviation, provisional, matches, lastMatchAt };
}

function documented(operationId: string, summary: string, line: z.ZodType) {
  const response = answers(written('application/json', `${summary}.`, z.array(line)), 400, 401, 404, 429);
  return { operationId, tags: ['records'], summary, security: WITH_TOKEN, response };
}
