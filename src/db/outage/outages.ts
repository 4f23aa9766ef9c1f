import type pg from 'pg';
import { ANSWER_TIMEOUT } from './heartbeat.ts';

/** A period in which no node could write, in milliseconds since 1970, by the database's clock. */
export interface Outage {
  from: number;
  to: number;
}

/** How far back a starting node reads outages, in milliseconds. No clock runs for longer than a year. */
export const REMEMBERED = 400 * 86_400_000;

const OUTAGES = `
select extract(epoch from began)::float8 * 1000 as "from", extract(epoch from ended)::float8 * 1000 as "to"
from outages where ended > to_timestamp($1::float8 / 1000) order by ended`;

export async function outagesAfter(pool: Pick<pg.Pool, 'query'>, moment: number): Promise<Outage[]> {
  const query = { text: OUTAGES, values: [moment + 1], query_timeout: ANSWER_TIMEOUT };
  const { rows } = await pool.query<Outage>(query);
  return rows.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }));
}
