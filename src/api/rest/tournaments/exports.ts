import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TournamentView } from '../../../tournaments/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendTagged } from '../../http-caching.ts';
import { answers, type RestApp, WITH_TOKEN, written } from '../responses.ts';
import { calendar } from './calendar.ts';
import { pairingsCsv, placesCsv, standingsCsv } from './csv.ts';
import { placeLine, placeLines, standingLine, standingLines, tableLine, tableLines } from './export-rows.ts';
import { CSP, pairingSheet, resultsBoard } from './printable-pages.ts';
import { params, type TournamentQuery, tournamentFor, tournamentQuery } from './tournament-query.ts';

interface Export {
  name: string;
  operationId: string;
  summary: string;
  type: string;
  /** The schema of one line of a JSON export. */
  line?: z.ZodType;
  /** The export's query parameters; by default, a stage and a round. */
  takes?: readonly ('stage' | 'round')[];
  made: (tournament: TournamentView, wanted: TournamentQuery) => string;
}

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const HTML_TYPE = 'text/html';

const EXPORTS: readonly Export[] = [
  {
    ...{ name: 'standings.csv', operationId: 'exportStandings', type: CSV_TYPE, takes: ['stage'] },
    summary: 'Get the standings of a stage as CSV, best first',
    made: (tournament, wanted) => standingsCsv(standingLines(tournament, wanted), tournament.setup.tieBreaks),
  },
  {
    ...{ name: 'standings.json', operationId: 'readStandings', type: JSON_TYPE, line: standingLine, takes: ['stage'] },
    summary: 'Get the standings of a stage, best first',
    made: (tournament, wanted) => JSON.stringify(standingLines(tournament, wanted)),
  },
  {
    ...{ name: 'places.csv', operationId: 'exportPlaces', type: CSV_TYPE, takes: [] },
    summary: 'Get the final places of a finished tournament as CSV, best first',
    made: (tournament) => placesCsv(placeLines(tournament)),
  },
  {
    ...{ name: 'places.json', operationId: 'readPlaces', type: JSON_TYPE, line: placeLine, takes: [] },
    summary: 'Get the final places of a finished tournament, best first',
    made: (tournament) => JSON.stringify(placeLines(tournament)),
  },
  {
    ...{ name: 'pairings.csv', operationId: 'exportPairings', type: CSV_TYPE },
    summary: 'Get the tables of a round with their results as CSV, one line per seat',
    made: (tournament, wanted) => pairingsCsv(tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'pairings.json', operationId: 'readPairings', type: JSON_TYPE, line: tableLine },
    summary: 'Get the tables of a round with their results so far',
    made: (tournament, wanted) => JSON.stringify(tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'sheet', operationId: 'printPairings', type: HTML_TYPE },
    summary: 'Get the pairings of a round as a printable page, by name and by table',
    made: (tournament, wanted) => pairingSheet(tournament, tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'board', operationId: 'printResults', type: HTML_TYPE },
    summary: 'Get the results of a round and the standings as a page for print or a screen',
    made: (tournament, wanted) =>
      resultsBoard(tournament, {
        tables: tableLines(tournament, wanted),
        standings: standingLines(tournament, wanted),
        places: placeLines(tournament),
      }),
  },
  {
    ...{ name: 'calendar.ics', operationId: 'readCalendar', type: 'text/calendar', takes: [] },
    summary: 'Get past and expected rounds as a calendar',
    made: (tournament) => calendar(tournament),
  },
];

/** Serves exports of a tournament as the caller may see it: lists, printable pages and a calendar. */
export async function tournamentExports(app: RestApp, dependencies: Dependencies): Promise<void> {
  for (const one of EXPORTS) {
    const schema = { ...documented(one), params, querystring: queryOf(one) };
    app.get(`/v1/tournaments/:id/${one.name}`, { schema }, async (request, reply) =>
      send(one, request, reply, await tournamentFor(dependencies, request, reply), request.query),
    );
  }
}

// Refuse unused parameters. Otherwise, a caller could mistake current standings for the standings of an earlier round.
function queryOf({ takes = ['stage', 'round'] }: Export): typeof tournamentQuery {
  const { stage, round, ...rest } = tournamentQuery.shape;
  const taken = { ...(takes.includes('stage') && { stage }), ...(takes.includes('round') && { round }) };
  return z.strictObject({ ...rest, ...taken }) as typeof tournamentQuery; // only optional parameters are left out
}

function documented({ operationId, summary, type, line }: Export) {
  const answer = line ? written(type, 'The lines.', z.array(line)) : written(type, 'The file.');
  const response = answers(answer, 400, 401, 404, 429);
  return { operationId, summary, tags: ['tournaments'], security: WITH_TOKEN, response };
}

function send(
  { made, type, name }: Export,
  request: FastifyRequest,
  reply: FastifyReply,
  tournament: TournamentView,
  wanted: TournamentQuery,
): FastifyReply {
  reply.type(`${type}; charset=utf-8`);
  if (type === HTML_TYPE) reply.header('content-security-policy', CSP);
  if (type === CSV_TYPE) reply.header('content-disposition', `attachment; filename="${name}"`);
  return sendTagged(request, reply, made(tournament, wanted), 'private, no-cache');
}
