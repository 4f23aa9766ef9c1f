import { Readable } from 'node:stream';
import { z } from 'zod';
import { REPLAY_VERDICTS } from '../../../matches/index.ts';
import { type RecordVerdict, recordLine, recordLines, verifyUploadedRecord } from '../../../tournaments/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ownerOf } from '../../limits/budget-payer.ts';
import { callerOf } from '../../request/authenticate.ts';
import { answers, ndjson, type RestApp, WITH_TOKEN } from '../responses.ts';
import { documentBody, serveVerification } from '../verify-uploads.ts';
import { params, tournamentQuery } from './tournament-query.ts';

/** How many log entries are charged as one request. Each match is also charged as one request. */
const ENTRIES = 100;

const number = z.int().optional();
const verdict = z.object({
  verdict: z
    .enum(REPLAY_VERDICTS)
    .describe(
      'UNDECIDED: no error was found, but this server cannot execute some of the matches, or no known server has signed the record.',
    ),
  why: z.string().nullable().describe('If REFUTED: what is wrong, and where. If UNDECIDED: what is missing.'),
  entry: number.describe('If REFUTED: the entry of the tournament’s log that is wrong.'),
  stage: number.describe('If REFUTED: the stage in which the error was found, if known.'),
  round: number.describe('The round within the stage.'),
  table: number.describe('The table within the round.'),
  game: number.describe('The game of the table.'),
  match: z.string().optional().describe('The id of the match that contains the error.'),
  matchEntry: number.describe('The entry of that match’s log.'),
  proven: z.array(z.string()).describe('The proven statements, one sentence each; empty if REFUTED.'),
  unproven: z.array(z.string()).describe('The statements that are not proven, one sentence each; empty if REFUTED.'),
});

/** Serves a tournament's record as one file, and verifies uploaded records. */
export async function tournamentRecords(app: RestApp, dependencies: Dependencies): Promise<void> {
  serveRecord(app, dependencies);
  const { tournaments, accounts } = dependencies;
  serveVerification(app, '/v1/tournaments/verify', VERIFY, async (document, request, reply) => {
    const caller = await callerOf(accounts, request, reply);
    return flat(await verifyUploadedRecord(tournaments, caller, { document, owner: ownerOf(request.payer) }));
  });
}

const VERIFY = {
  operationId: 'verifyTournament',
  tags: ['tournaments'],
  summary: 'Verify a tournament’s record: repeat every decision of its log and execute every match',
  description:
    'Send the record as downloaded. It can have at most 64 MiB and take at most two minutes to verify. To verify a larger record, run `npm run verify` offline. The server recomputes draws, pairings, byes, results, cuts and places from the seed and the matches.',
  consumes: ['application/x-ndjson', 'application/json'],
  security: WITH_TOKEN,
  body: documentBody(recordLine, 'A tournament’s record as downloaded. The schema describes one line.'),
  response: answers(verdict, 400, 401, 413, 429),
};

function serveRecord(app: RestApp, dependencies: Dependencies): void {
  const schema = {
    operationId: 'readTournamentRecord',
    tags: ['tournaments'],
    summary: 'Get the record of a finished tournament as NDJSON: its log, its seed and every match',
    description:
      'The first line is the header, with the number of lines of each kind. The entries of the tournament’s log follow, then the replay document of each match. Costs one request per match and per hundred entries.',
    params,
    querystring: z.strictObject({ invitation: tournamentQuery.shape.invitation }),
    security: WITH_TOKEN,
    response: answers(
      ndjson('The head, then the entries, then the matches.', recordLine),
      ...[400, 401, 403, 404, 429],
    ),
  };
  const { tournaments, accounts } = dependencies;
  app.get('/v1/tournaments/:id/record', { schema }, async (request, reply) => {
    const { id } = request.params;
    const { invitation = null } = request.query;
    const caller = await callerOf(accounts, request, reply);
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
