import type { TournamentView } from '../../../tournaments/index.ts';
import { escapedHtml, page } from '../html-page.ts';
import { type PlaceLine, resultAt, type StandingLine, type TableLine } from './export-rows.ts';

/** A content security policy without scripts and external resources, because players choose their own names. */
export const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const STYLE = `<style>
main { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif; color: #111 }
table { width: 100%; border-collapse: collapse; margin-bottom: 1.5rem }
caption { text-align: left; font-weight: bold; padding: .4rem 0 }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #999; vertical-align: top }
td.number, th.number { text-align: right; width: 4rem }
@media print { main { max-width: none; margin: 0; font-size: 12pt } tr { break-inside: avoid } thead { display: table-header-group } }
</style>`;

/** Returns a printable page of the pairings by name and by table. */
export function pairingSheet(tournament: TournamentView, tables: readonly TableLine[]): string {
  const byName = tables
    .flatMap(({ table, entrants, state }) =>
      entrants.map(({ name }, seat) => ({ name, table, seat: seat + 1, alone: state.toLowerCase() })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
  return printed(tournament, titleOf(tables), [
    tableOf(
      'By name',
      ['Name', '#Table', '#Seat'],
      byName.map(({ name, table, seat, alone }) => [name, table ?? alone, table === null ? '' : seat]),
    ),
    tableOf(
      'By table',
      ['#Table', 'Seats in order', 'Result'],
      tables.map((one) => [tableIn(one), seatsOf(one), one.over ? resultOf(one) : '']),
    ),
  ]);
}

interface Results {
  tables: readonly TableLine[];
  standings: readonly StandingLine[];
  places: readonly PlaceLine[];
}

/** Returns a page with the results of a round so far, the standings and the final places. */
export function resultsBoard(tournament: TournamentView, { tables, standings, places }: Results): string {
  const breaks = tournament.setup.tieBreaks.map((one) => one.toLowerCase().replaceAll('_', ' '));
  const rows = standings.map((one) => [
    one.place,
    nameWith(one),
    one.pointsDecimal,
    `${one.won}-${one.drawn}-${one.lost}`,
    ...Object.values(one.tieBreaksDecimal),
  ]);
  const final = places.map((one) => [one.place, nameWith(one)]);
  return printed(tournament, titleOf(tables), [
    ...(final.length > 0 ? [tableOf('Final places', ['#Place', 'Name'], final)] : []),
    tableOf(
      'Results',
      ['#Table', 'Seats in order', 'Score'],
      tables.map((one) => [tableIn(one), seatsOf(one), resultOf(one)]),
    ),
    tableOf('Standings', ['#Place', 'Name', '#Points', 'Won-drawn-lost', ...breaks], rows),
  ]);
}

function titleOf([first]: readonly TableLine[]): string {
  return first ? `Stage ${first.stage}, round ${first.round}` : 'No round yet';
}

function printed({ setup, status }: TournamentView, title: string, tables: readonly string[]): string {
  const name = escapedHtml(setup.name);
  const body = `<main><h1>${name}</h1><p>${escapedHtml(title)}. ${status.toLowerCase()}</p>${tables.join('')}</main>`;
  return page({ title: name, head: STYLE, body });
}

// A heading that starts with # marks a column of numbers.
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

function nameWith({ name, gone }: { name: string; gone: string | null }): string {
  return gone === null ? name : `${name} (${gone.toLowerCase()})`;
}

function tableIn({ table, state }: TableLine): string | number {
  return table ?? state.toLowerCase();
}

/** Returns the games won if there are two entrants, with a draw as a half; otherwise the places in each game. */
export function resultOf(line: TableLine): string {
  const { state, entrants, games, places, allLost, gameWins } = line;
  if (state === 'BYE' || state === 'MISSED') return state.toLowerCase();
  if (state === 'PROPOSED') return '';
  const played = entrants.length === 2 ? scoreOf(games) : games.map((one) => one?.join(' – ') ?? 'all lost').join(', ');
  if (state === 'AWAITS_RULING') return `${played} awaits a ruling`.trim();
  if (state === 'PLAYING') return `${played} …`.trim();
  if (state === 'PLAYED') return played;
  const words = entrants.map((_, seat) => resultAt(line, seat));
  const ruled = allLost ? ['all lost'] : entrants.length > 2 ? (places ?? []) : (gameWins ?? words);
  return `${ruled.join(' – ')} (${state === 'NO_SHOW' ? 'no-show' : 'ruling'})`;
}

/** Returns a score such as `2 – 0` or `1½ – ½`, or an empty text if no game is over. */
function scoreOf(games: TableLine['games']): string {
  if (games.length === 0) return '';
  const halves = [0, 1].map((seat) => games.reduce((sum, places) => sum + halvesOf(places, seat), 0));
  return halves.map((sum) => `${sum === 1 ? '' : Math.floor(sum / 2)}${sum % 2 === 1 ? '½' : ''}`).join(' – ');
}

function halvesOf(places: readonly number[] | null, seat: number): number {
  if (places?.[seat] !== 1) return 0;
  return places.every((place) => place === 1) ? 1 : 2;
}
