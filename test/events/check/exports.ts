import { call } from '../../load/graphql-call.ts';
import { type Site, text } from '../api.ts';
import { bracketPlaces, withoutDisqualified } from './places.ts';
import { equal, readRatio } from './ratio.ts';
import type { ReadTournament, Round, Stage } from './read-log.ts';
import { type Line, slowStandings } from './slow-standings.ts';

interface Shown {
  place: number;
  entrant: number;
  points: string;
  won: number;
  drawn: number;
  lost: number;
  tieBreaks: string[];
}

/**
 * Checks that all exports agree with the log: standings and pairings as JSON, CSV and GraphQL, and the printable pages.
 */
export async function exportFindings(site: Site, tournament: ReadTournament): Promise<string[]> {
  const findings: string[] = [];
  for (const stage of tournament.stages) {
    findings.push(...(await standingFindings(site, tournament, stage)));
    for (const round of stage.rounds) findings.push(...(await pairingFindings(site, tournament, round)));
  }
  return findings;
}

async function standingFindings(site: Site, tournament: ReadTournament, stage: Stage): Promise<string[]> {
  const at = `${site.url}/v1/tournaments/${tournament.id}`;
  const wanted = withoutDisqualified(tournament, slowStandings(tournament.setup, stage));
  const json = await jsonStandings(`${at}/standings.json?stage=${stage.number}`);
  const csv = csvStandings(await text(`${at}/standings.csv?stage=${stage.number}`), tournament.setup.tieBreaks.length);
  const asked = await askedStandings(site, tournament.id, stage.number);
  const places = stage.kind.includes('ELIMINATION') ? withoutDisqualified(tournament, bracketPlaces(stage)) : wanted;
  return [
    ...compared(`stage ${stage.number}, standings.json`, json, wanted, places),
    ...compared(`stage ${stage.number}, standings.csv`, csv, wanted, places),
    ...compared(`stage ${stage.number}, Standing`, asked, wanted, places),
  ];
}

function compared(
  where: string,
  shown: readonly Shown[],
  wanted: readonly Line[],
  places: ReadTournament['places'],
): string[] {
  if (shown.length !== wanted.length) return [`${where}: ${shown.length} lines for ${wanted.length} entrants`];
  // In a bracket, entrants who share a place are listed in seeding order.
  const isBracket = places !== wanted;
  return shown.flatMap((one, index) => {
    const line = isBracket ? wanted.find(({ entrant }) => entrant === one.entrant) : wanted[index];
    const place = places.find(({ entrant }) => entrant === one.entrant)?.place;
    const isSame =
      line?.entrant === one.entrant &&
      place === one.place &&
      equal(line.points, readRatio(one.points)) &&
      line.tieBreaks.every((value, nth) => equal(value, readRatio(one.tieBreaks[nth] ?? '-1'))) &&
      String([line.won, line.drawn, line.lost]) === String([one.won, one.drawn, one.lost]);
    return isSame ? [] : [`${where}: line ${index + 1} is ${JSON.stringify(one)}, not ${tournament(line, place)}`];
  });
}

function tournament(line: Line | undefined, place: number | undefined): string {
  if (!line) return 'a known entrant';
  const { entrant, points, tieBreaks, won, drawn, lost } = line;
  return `${place}: ${entrant} with ${points.join('/')}, ${won}-${drawn}-${lost}, ${tieBreaks.map((one) => one.join('/'))}`;
}

async function jsonStandings(url: string): Promise<Shown[]> {
  const lines: (Omit<Shown, 'tieBreaks'> & { tieBreaks: Record<string, string> })[] = JSON.parse(await text(url));
  return lines.map((one) => ({ ...one, tieBreaks: Object.values(one.tieBreaks) }));
}

function csvStandings(file: string, tieBreaks: number): Shown[] {
  return rowsOf(file).map(([place, entrant, _name, _points, won, drawn, lost, ...more]) => {
    // The exact values are in the last columns.
    const [points = '', ...exact] = more.slice(tieBreaks + 1);
    return {
      ...{ place: Number(place), entrant: Number(entrant), points },
      ...{ won: Number(won), drawn: Number(drawn), lost: Number(lost) },
      tieBreaks: exact,
    };
  });
}

/** Returns the rows of a CSV file whose fields are all quoted, without the header. */
function rowsOf(file: string): string[][] {
  const rows = file.trimEnd().split('\r\n').slice(1);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('","')
      .map((field) => field.replaceAll('""', '"')),
  );
}

/** The size of a page. A larger page would exceed the cost limit of a request. */
const PAGE = 100;
const STANDINGS = `query ($id: ID!, $after: Int!) { tournament(id: $id) { stages { number
  standings(first: ${PAGE}, after: $after) { place rank points won drawn lost tieBreaks entrant { number } } } } }`;

interface AskedStandings {
  tournament: {
    stages: { number: number; standings: (Omit<Shown, 'entrant'> & { rank: number; entrant: { number: number } })[] }[];
  };
}

async function askedStandings({ pool }: Site, id: string, stage: number): Promise<Shown[]> {
  const all: Shown[] = [];
  for (;;) {
    const { tournament } = await call<AskedStandings>({ pool, token: null }, STANDINGS, { id, after: all.length });
    const page = tournament.stages.find(({ number }) => number === stage)?.standings ?? [];
    all.push(...page.map(({ entrant, ...one }) => ({ ...one, entrant: entrant.number })));
    if (page.length < PAGE) return all;
  }
}

interface ShownTable {
  table: number | null;
  entrants: { entrant: number; name: string }[];
  games: (number[] | null)[];
  over: boolean;
  ruled: number[] | null;
}

async function pairingFindings(
  { url }: Site,
  { id }: ReadTournament,
  { stage, round, tables, byes }: Round,
): Promise<string[]> {
  const at = `${url}/v1/tournaments/${id}`;
  const which = `?stage=${stage}&round=${round}`;
  const json: ShownTable[] = JSON.parse(await text(`${at}/pairings.json${which}`));
  const shown = json.map(({ entrants, games, ruled, over }) => [
    entrants.map(({ entrant }) => entrant),
    games,
    ruled,
    over,
  ]);
  const wanted = [
    ...tables.map(({ entrants, games, ruled, over }) => [
      entrants,
      games.map(({ places }) => places),
      ruled?.places ?? null,
      over,
    ]),
    ...byes.map((one) => [[one], [], null, true]),
  ];
  const where = `stage ${stage}, round ${round}`;
  const findings =
    JSON.stringify(shown) === JSON.stringify(wanted) ? [] : [`${where}: pairings.json differs from the log`];
  const csv = rowsOf(await text(`${at}/pairings.csv${which}`)).map((row) => `${row[2]}:${Number(row[4])}`);
  const lines = json.flatMap(({ table, entrants }) => entrants.map(({ entrant }) => `${table ?? ''}:${entrant}`));
  if (String(csv) !== String(lines)) findings.push(`${where}: pairings.csv differs from pairings.json`);
  const names = json.flatMap(({ entrants }) => entrants.map(({ name }) => name.split(' & ')[0] ?? ''));
  for (const page of ['sheet', 'board']) {
    const html = await text(`${at}/${page}${which}`);
    const missing = names.filter((name) => !html.includes(name));
    if (missing.length > 0) findings.push(`${where}: ${missing.length} names are not on the ${page}`);
  }
  return findings;
}
