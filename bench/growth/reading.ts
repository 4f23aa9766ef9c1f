import type { Pool } from 'undici';
import { call } from '../../test/load/graphql-call.ts';
import { quantile } from '../../test/load/quantile.ts';

const LIST = `query($filter: MatchFilter, $last: Int, $first: Int) { matches(filter: $filter, last: $last, first: $first) {
  nodes { id status seats { name } result { why } finishedAt replay { status } } pageInfo { endCursor } } }`;
const TIMES = 100;

/** The median duration of a hundred requests, in milliseconds. */
export interface Reading {
  newest: number;
  oldest: number;
  /** The time to list the finished matches of one player. */
  player: number;
  /** The time to download a whole replay document. */
  replay: number;
}

/** Lists finished matches with their verdicts, page by page, and fetches replays, one request after another. */
export async function readAll(pool: Pool, some: readonly string[], player: string): Promise<Reading> {
  const list = (variables: object) => middle(() => call({ pool, token: null }, LIST, variables));
  const filter = { status: 'FINISHED' };
  return {
    newest: await list({ filter, first: 20 }),
    oldest: await list({ filter, last: 20 }),
    player: await list({ filter: { ...filter, player }, first: 20 }),
    replay: await middle((i) => fetchReplay(pool, some[i % some.length])),
  };
}

async function middle(ask: (i: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now();
    await ask(i);
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

async function fetchReplay(pool: Pool, id: string | undefined): Promise<void> {
  const { statusCode, body } = await pool.request({ path: `/v1/matches/${id}/replay`, method: 'GET' });
  const text = await body.text();
  if (statusCode !== 200 || !text.includes('"entries"')) throw new Error(`no replay of ${id}: ${statusCode}`);
}
