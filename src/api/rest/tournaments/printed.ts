import type { SeenTournament } from '../../../tournaments/index.ts';
import { escapedHtml, page } from '../html-page.ts';
import type { PlaceLine, StandingLine, TableLine } from './lists.ts';

/** No script, nothing from elsewhere: names are chosen by strangers. */
export const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const STYLE = `<style>
main { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif; color: #111 }
table { width: 100%; border-collapse: collapse; margin-bottom: 1.5rem }
caption { text-align: left; font-weight: bold; padding: .4rem 0 }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #999; vertical-align: top }
td.number, th.number { text-align: right; width: 4rem }
@media print { main { max-width: none; margin: 0; font-size: 12pt } tr { break-inside: avoid } thead { display: table-header-group } }
</style>`;

/** Who sits at which table, by table and by name: to be printed and put on a wall. */
export function pairingSheet(tournament: SeenTournament, tables: readonly TableLine[]): string {
  const byName = tables
    .flatMap(({ table, entrants }) => entrants.map(({ name }, seat) => ({ name, table, seat: seat + 1 })))
    .sort((a, b) => a.name.localeCompare(b.name));
  const [first] = tables;
  const title = first ? `Stage ${first.stage}, round ${first.round}` : 'No round yet';
  return printed(tournament, title, [
    tableOf(
      'By name',
      ['Name', '#Table', '#Seat'],
      byName.map(({ name, table, seat }) => [name, table ?? 'bye', table === null ? '' : seat]),
    ),
    tableOf(
      'By table',
      ['#Table', 'Seats in order', 'Result'],
      tables.map((one) => [one.table ?? 'bye', seatsOf(one), one.over ? resultOf(one) : '']),
    ),
  ]);
}

/** How a round has come out so far, the standings, and how the tournament has ended. */
export function resultsBoard(
  tournament: SeenTournament,
  {
    tables,
    standings,
    places,
  }: { tables: readonly TableLine[]; standings: readonly StandingLine[]; places: readonly PlaceLine[] },
): string {
  const [first] = tables;
  const breaks = tournament.setup.tieBreaks.map(wordOf);
  const rows = standings.map((one) => [
    one.place,
    nameWith(one),
    one.pointsDecimal,
    `${one.won}-${one.drawn}-${one.lost}`,
    ...Object.values(one.tieBreaksDecimal),
  ]);
  const final = places.map((one) => [one.place, nameWith(one)]);
  return printed(tournament, first ? `Stage ${first.stage}, round ${first.round}` : 'No round yet', [
    ...(final.length > 0 ? [tableOf('Final places', ['#Place', 'Name'], final)] : []),
    tableOf(
      'Results',
      ['#Table', 'Seats in order', 'Places'],
      tables.map((one) => [one.table ?? 'bye', seatsOf(one), resultOf(one)]),
    ),
    tableOf('Standings', ['#Place', 'Name', '#Points', 'Won-drawn-lost', ...breaks], rows),
  ]);
}

function printed({ setup, status }: SeenTournament, title: string, tables: readonly string[]): string {
  const name = escapedHtml(setup.name);
  const body = `<main><h1>${name}</h1><p>${escapedHtml(title)}. ${status.toLowerCase()}</p>${tables.join('')}</main>`;
  return page({ title: name, head: STYLE, body });
}

// A heading that begins with # is of a column of numbers.
function tableOf(caption: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const isNumber = heads.map((head) => head.startsWith('#'));
  const cell = (tag: string, value: string | number, index: number) =>
    `<${tag}${tag === 'th' ? ' scope="col"' : ''}${isNumber[index] ? ' class="number"' : ''}>${escapedHtml(String(value))}</${tag}>`;
  const head = heads.map((text, index) => cell('th', text.replace('#', ''), index)).join('');
  const body = rows.map((row) => `<tr>${row.map((value, index) => cell('td', value, index)).join('')}</tr>`).join('\n');
  return `<table><caption>${escapedHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function seatsOf({ entrants }: TableLine): string {
  return entrants.map(nameWith).join(' – ');
}

// Entrants who have left are marked.
function nameWith({ name, gone }: { name: string; gone: string | null }): string {
  return gone === null ? name : `${name} (${gone.toLowerCase()})`;
}

/** How a table has come out so far, in the order of its seats. */
export function resultOf({ state, games, places, gameWins }: TableLine): string {
  if (state === 'BYE') return 'bye';
  if (state === 'PROPOSED') return '';
  const played = games.map((one) => one?.join(' – ') ?? 'all lost').join(', ');
  if (state === 'AWAITS_RULING') return `${played} awaits a ruling`.trim();
  if (state === 'PLAYING') return `${played} …`.trim();
  if (state === 'PLAYED') return played;
  const counted = gameWins ? `, games ${gameWins.join(' – ')}` : '';
  return `${places?.join(' – ') ?? 'all lost'}${counted} (${state === 'NO_SHOW' ? 'no-show' : 'ruling'})`;
}

function wordOf(tieBreak: string): string {
  return tieBreak.toLowerCase().replaceAll('_', ' ');
}
