import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SeenTournament } from '../../../tournaments/index.ts';
import { sendTagged } from '../../caching.ts';
import type { Dependencies } from '../../dependencies.ts';
import { answers, WITH_TOKEN, written } from '../responses.ts';
import { type Asked, asked, params, tournamentFor } from './asked.ts';
import { calendar } from './calendar.ts';
import { pairingsCsv, placesCsv, standingsCsv } from './csv.ts';
import { placeLine, placeLines, standingLine, standingLines, tableLine, tableLines } from './lists.ts';
import { CSP, pairingSheet, resultsBoard } from './printed.ts';

/** One address: what is sent, as which type. */
interface Export {
  name: string;
  operationId: string;
  summary: string;
  type: string;
  /** The schema of one line, if the export is JSON. */
  line?: z.ZodType;
  /** The query parameters that it takes; left out: a stage and a round. */
  takes?: readonly ('stage' | 'round')[];
  made: (tournament: SeenTournament, wanted: Asked) => string;
}

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const HTML_TYPE = 'text/html';

const EXPORTS: readonly Export[] = [
  {
    ...{ name: 'standings.csv', operationId: 'exportStandings', type: CSV_TYPE, takes: ['stage'] },
    summary: 'The standings of a stage, best first, for spreadsheets',
    made: (tournament, wanted) => standingsCsv(standingLines(tournament, wanted), tournament.setup.tieBreaks),
  },
  {
    ...{ name: 'standings.json', operationId: 'readStandings', type: JSON_TYPE, line: standingLine, takes: ['stage'] },
    summary: 'The standings of a stage, best first',
    made: (tournament, wanted) => JSON.stringify(standingLines(tournament, wanted)),
  },
  {
    ...{ name: 'places.csv', operationId: 'exportPlaces', type: CSV_TYPE, takes: [] },
    summary: 'The final places of a tournament that is over, best first, for spreadsheets',
    made: (tournament) => placesCsv(placeLines(tournament)),
  },
  {
    ...{ name: 'places.json', operationId: 'readPlaces', type: JSON_TYPE, line: placeLine, takes: [] },
    summary: 'The final places of a tournament that is over, best first',
    made: (tournament) => JSON.stringify(placeLines(tournament)),
  },
  {
    ...{ name: 'pairings.csv', operationId: 'exportPairings', type: CSV_TYPE },
    summary: 'The tables of a round and how they came out, a line for each seat, for spreadsheets',
    made: (tournament, wanted) => pairingsCsv(tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'pairings.json', operationId: 'readPairings', type: JSON_TYPE, line: tableLine },
    summary: 'The tables of a round, and how they came out so far',
    made: (tournament, wanted) => JSON.stringify(tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'sheet', operationId: 'printPairings', type: HTML_TYPE },
    summary: 'The pairings of a round as a page to print, by name and by table',
    made: (tournament, wanted) => pairingSheet(tournament, tableLines(tournament, wanted)),
  },
  {
    ...{ name: 'board', operationId: 'printResults', type: HTML_TYPE },
    summary: 'The results of a round and the standings as a page, to print or for a screen',
    made: (tournament, wanted) =>
      resultsBoard(tournament, {
        tables: tableLines(tournament, wanted),
        standings: standingLines(tournament, wanted),
        places: placeLines(tournament),
      }),
  },
  {
    ...{ name: 'calendar.ics', operationId: 'readCalendar', type: 'text/calendar', takes: [] },
    summary: 'The rounds as a calendar: those that have begun, and those that are expected',
    made: (tournament) => calendar(tournament),
  },
];

/** A tournament as it is handed round: lists, pages to print, a calendar. All of it as the caller may see it. */
export async function tournamentExports(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const one of EXPORTS) {
    const schema = { ...documented(one), params, querystring: askedOf(one) };
    typed.get(`/v1/tournaments/:id/${one.name}`, { schema }, async (request, reply) =>
      send(one, request, reply, await tournamentFor(dependencies, request, reply), request.query),
    );
  }
}

// A parameter without a meaning is refused: an old round's standings would else be taken for the present ones.
function askedOf({ takes = ['stage', 'round'] }: Export): typeof asked {
  const { stage, round, ...rest } = asked.shape;
  const taken = { ...(takes.includes('stage') && { stage }), ...(takes.includes('round') && { round }) };
  return z.strictObject({ ...rest, ...taken }) as typeof asked; // all that is left out is optional
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
  tournament: SeenTournament,
  wanted: Asked,
): FastifyReply {
  reply.type(`${type}; charset=utf-8`);
  if (type === HTML_TYPE) reply.header('content-security-policy', CSP);
  if (type === CSV_TYPE) reply.header('content-disposition', `attachment; filename="${name}"`);
  return sendTagged(request, reply, made(tournament, wanted), 'private, no-cache');
}
