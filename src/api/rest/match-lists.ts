import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findPlayer } from '../../accounts/index.ts';
import { replaySchema } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { listMatches, type MatchPage, type MatchSummary } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { callerOf } from '../request/authenticate.ts';
import { answers, ndjson, type RestApp, WITH_TOKEN } from './responses.ts';

/** How many matches are read at a time. Each read is charged as one request. */
const PAGE = 100;
/** The maximum number of matches in one response. */
const MOST = 1000;

const STATUSES = ['WAITING', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
const filter = z.strictObject({
  game: z.string().optional().describe('Only matches of this game.'),
  status: z.enum(STATUSES).optional().describe('Only matches with this status.'),
  first: z.coerce.number().int().min(1).max(MOST).default(PAGE).describe('The maximum number of matches.'),
  after: z.string().optional().describe('The `cursor` of the last line that you have. The list continues after it.'),
});
const anyMatches = filter.extend({
  player: z.guid().optional().describe('Only matches in which this player has a seat.'),
  mine: z
    .enum(['true', 'false'])
    .optional()
    .describe('If true, only matches in which the caller has a seat, including private ones.'),
});
const params = z.object({ id: z.guid().describe('The player’s id.') });

const matchLine = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  visibility: z.enum(['PUBLIC', 'PRIVATE']),
  broadcastDelay: z.int().describe('The broadcast delay in seconds.'),
  version: z.int().describe('The number of the last entry, or -1 if there is no entry yet.'),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      name: z.string(),
      player: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
      bot: z.string().nullable().describe('The level of the bot that plays the seat.'),
      left: z.boolean(),
    }),
  ),
  options: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  result: replaySchema.shape.result.nullable(),
  seedHash: z.string(),
  cursor: z.string().describe('Send it as `after` to continue after this line.'),
});

const about =
  'The matches that the caller is allowed to see, newest first, one JSON object per line. To continue, or to resume an interrupted response, send the last line’s `cursor` as `after`, until the response is empty. Costs one request per hundred requested matches.';

/** Serves lists of matches as NDJSON, for clients that want many matches. */
export async function matchLists(app: RestApp, dependencies: Dependencies): Promise<void> {
  const all = documented('listMatches', 'List matches as NDJSON');
  app.get('/v1/matches', { schema: { ...all, querystring: anyMatches } }, async (request, reply) => {
    const { mine, ...wanted } = request.query;
    return reply.send(await lineStream(dependencies, request, reply, { ...wanted, mine: mine === 'true' }));
  });
  const ofPlayer = documented('listMatchesOfPlayer', 'List a player’s matches as NDJSON');
  app.get(
    '/v1/players/:id/matches',
    { schema: { ...ofPlayer, params, querystring: filter } },
    async (request, reply) => {
      const { id: player } = request.params;
      if (!(await findPlayer(dependencies.accounts, player)))
        throw new Refused('NOT_FOUND', 'There is no such player: check the id.');
      return reply.send(await lineStream(dependencies, request, reply, { ...request.query, player, mine: false }));
    },
  );
}

function documented(operationId: string, summary: string) {
  const response = answers(ndjson('The matches.', matchLine), 400, 401, 404, 429);
  return { operationId, tags: ['records'], summary, description: about, security: WITH_TOKEN, response };
}

type Wanted = Omit<z.infer<typeof anyMatches>, 'mine'> & { mine: boolean };

/** @throws Refused UNAUTHENTICATED, BAD_INPUT, RATE_LIMITED before the first line is sent */
async function lineStream(
  { matches, accounts }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { first, after, ...wanted }: Wanted,
): Promise<Readable> {
  const caller = await callerOf(accounts, request, reply);
  await request.server.charge(request.payer, Math.ceil(first / PAGE) - 1);
  const read = (most: number, behind: string | null) =>
    listMatches(matches, caller, { filter: wanted, first: Math.min(most, PAGE), after: behind });
  const firstPage = await read(first, after ?? null); // refuse the request before the first line is sent
  reply.type('application/x-ndjson; charset=utf-8');
  return Readable.from(lines(firstPage, first, read));
}

async function* lines(
  firstPage: MatchPage,
  first: number,
  read: (most: number, behind: string | null) => Promise<MatchPage>,
): AsyncGenerator<string> {
  let left = first;
  for (let page = firstPage; ; page = await read(left, page.pageInfo.endCursor)) {
    for (const { node, cursor } of page.edges) yield `${JSON.stringify(lineOf(node, cursor))}\n`;
    left -= page.edges.length;
    if (left <= 0 || !page.pageInfo.hasNextPage) return;
  }
}

function lineOf(match: MatchSummary, cursor: string) {
  const { id, status, visibility, broadcastDelay, version, options, createdAt, startedAt, finishedAt } = match;
  const { result, seedHash } = match;
  const seats = match.seats.map(({ seat, name, player, bot, left }) => ({ seat, name, player, bot, left }));
  const head = { id, game: match.game.id, status, visibility, broadcastDelay, version, seats, options };
  return { ...head, createdAt, startedAt, finishedAt, result, seedHash, cursor };
}
