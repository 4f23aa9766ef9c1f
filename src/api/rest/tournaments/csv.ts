import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV (RFC 4180) with every field quoted. Player names cannot run as spreadsheet formulas. */
export function csv(rows: (string | number | null)[][]): string {
  return stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true });
}
