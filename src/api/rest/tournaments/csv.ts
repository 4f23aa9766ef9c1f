import { stringify } from 'csv-stringify/sync';
import { type PlaceLine, resultAt, type StandingLine, type TableLine } from './export-rows.ts';

/** Quotes and escapes all fields (RFC 4180), so that player names cannot run as spreadsheet formulas. */
export function csv(rows: (string | number | null)[][]): string {
  return stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true });
}

/** Formats the standings as CSV, with decimal values first and exact values in separate columns at the end. */
export function standingsCsv(lines: readonly StandingLine[], tieBreaks: readonly string[]): string {
  const names = tieBreaks.map((one) => one.toLowerCase());
  const exact = ['points', ...names].map((name) => `${name}_exact`);
  const head = ['place', 'entrant', 'name', 'points', 'won', 'drawn', 'lost', ...names, 'gone', ...exact];
  const rows = lines.map((one) => [
    ...[one.place, one.entrant, one.name, one.pointsDecimal, one.won, one.drawn, one.lost],
    ...[...tieBreaks.map((name) => one.tieBreaksDecimal[name] ?? ''), one.gone, one.points],
    ...tieBreaks.map((name) => one.tieBreaks[name] ?? ''),
  ]);
  return csv([head, ...rows]);
}

export function placesCsv(lines: readonly PlaceLine[]): string {
  return csv([
    ['place', 'entrant', 'name', 'gone'],
    ...lines.map((one) => [one.place, one.entrant, one.name, one.gone]),
  ]);
}

/** Formats a round as CSV, with one line per seat. */
export function pairingsCsv(lines: readonly TableLine[]): string {
  const before = ['stage', 'round', 'table', 'seat', 'entrant', 'name', 'places', 'ruled', 'over'];
  const rows = lines.flatMap((line) => {
    const { stage, round, table, entrants, games, ruled, over, state, allLost, gameWins } = line;
    const byRuling = (seat: number) => ruled?.[seat] ?? (allLost && state !== 'PLAYED' ? 'lost' : null);
    return entrants.map(({ entrant, name, gone }, seat) => [
      ...[stage, round, table, seat + 1, entrant, name],
      ...[games.map((places) => places?.[seat] ?? 'lost').join(' '), byRuling(seat), over ? 'yes' : 'no'],
      ...[resultAt(line, seat), state.toLowerCase(), gameWins?.[seat] ?? null, gone],
    ]);
  });
  return csv([[...before, 'result', 'state', 'game_wins', 'gone'], ...rows]);
}
