import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { REPLAY_VERDICTS } from '../../../matches/index.ts';
import { judgeRecord, type RecordVerdict, recordLine, recordLines } from '../../../tournaments/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ownerOf } from '../../limits/payer.ts';
import { authenticate, tokenOf } from '../../request/authenticate.ts';
import { answers, ndjson, WITH_TOKEN } from '../responses.ts';
import { documentBody, serveVerdict } from '../verdicts.ts';
import { asked, params } from './asked.ts';

/** Entries of a tournament's log that are as much as a request; a match of it is as much as one. */
const ENTRIES = 100;

const number = z.int().optional();
const verdict = z.object({
  verdict: z
    .enum(REPLAY_VERDICTS)
    .describe(
      'UNDECIDED: nothing is wrong with it, but some of its matches cannot be executed here, or nobody known has signed it.',
    ),
  why: z.string().nullable().describe('REFUTED: what is wrong, and where. UNDECIDED: what is missing.'),
  entry: number.describe('If REFUTED: the entry of the tournament’s log that is wrong.'),
  stage: number.describe('If REFUTED: in which stage it was caught, as far as that can be said.'),
  round: number.describe('The round within the stage.'),
  table: number.describe('The table within the round.'),
  game: number.describe('The game of the table.'),
  match: z.string().optional().describe('The match that is wrong.'),
  matchEntry: number.describe('The entry of that match’s log.'),
  proven: z.array(z.string()).describe('What exactly is proven, a sentence each; empty if REFUTED.'),
  unproven: z.array(z.string()).describe('What is not proven, a sentence each; empty if REFUTED.'),
});

/** The record of a tournament as one file, and its verification. */
export async function tournamentRecords(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  serveRecord(app, dependencies);
  const { tournaments, accounts } = dependencies;
  serveVerdict(app, '/v1/tournaments/verify', VERIFY, async (document, request, reply) => {
    reply.header('cache-control', 'no-store');
    const brought = { document, owner: ownerOf(request.payer) };
    return flat(await judgeRecord(tournaments, await authenticate(accounts, tokenOf(request)), brought));
  });
}

const VERIFY = {
  operationId: 'verifyTournament',
  tags: ['tournaments'],
  summary: 'Decides a tournament’s log again and executes every match of it',
  description:
    'A record as downloaded, 64 MiB and two minutes at most; a larger one is verified offline, with `npm run verify`. Draws, pairings, byes, results, cuts and places are computed again from the seed and the matches.',
  consumes: ['application/x-ndjson', 'application/json'],
  security: WITH_TOKEN,
  body: documentBody(recordLine, 'A tournament’s record, as downloaded. The schema is that of one line.'),
  response: answers(verdict, 400, 401, 413, 429),
};

function serveRecord(app: FastifyInstance, dependencies: Dependencies): void {
  const schema = {
    operationId: 'readTournamentRecord',
    tags: ['tournaments'],
    summary: 'The record of a tournament that is over: its log, its seed and every match, as lines of JSON',
    description:
      'The first line is the head and says how many lines of each kind follow: entries of the tournament’s log, then the replay document of each match. Counts as a request for each match and for each hundred entries.',
    params,
    querystring: z.strictObject({ invitation: asked.shape.invitation }),
    security: WITH_TOKEN,
    response: answers(
      ndjson('The head, then the entries, then the matches.', recordLine),
      ...[400, 401, 403, 404, 429],
    ),
  };
  const { tournaments, accounts } = dependencies;
  app.withTypeProvider<ZodTypeProvider>().get('/v1/tournaments/:id/record', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { id } = request.params;
    const { invitation = null } = request.query;
    const caller = await authenticate(accounts, tokenOf(request));
    const record = await recordLines(tournaments, caller, { id, invitation });
    await app.charge(request.payer, Math.ceil(record.entries / ENTRIES) + record.matches);
    reply.header('content-disposition', `attachment; filename="tournament-${id}.ndjson"`);
    reply.type('application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(record.lines));
  });
}

function flat({ verdict: said, fault, why, proven, unproven }: RecordVerdict): z.infer<typeof verdict> {
  const { entry, match, matchEntry, spot } = fault ?? {};
  const place = Object.entries({ entry, ...spot, match, matchEntry }).filter(([, value]) => value !== undefined);
  return { verdict: said, why, ...Object.fromEntries(place), proven, unproven };
}
