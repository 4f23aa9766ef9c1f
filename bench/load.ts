import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { autoMove } from '../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../test/chaos/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../test/chaos/matches.ts';
import { quantile } from '../test/chaos/report.ts';

/** Load in a process of its own: `load.ts trivial|moves URL AT_ONCE SECONDS`. Prints what it measured as JSON. */
export interface LoadFigures {
  perSecond: number;
  /** Milliseconds from request to answer. */
  p50: number;
  p99: number;
  /** Bytes of a typical request's answer are what a client would really ask for: the whole next question. */
  count: number;
}

const WARM_UP = 3000;
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text }
  match { version status waitingFor
    decision { version seat prompt choices { label move blanks { path from { value label } min max } } } }
} }`;
interface Submitted {
  submitMove: { match: { status: string; decision: Asked | null } };
}

interface Meter {
  measuring: boolean;
  times: number[];
  halted: boolean;
}

const [kind, url = '', atOnce = '64', seconds = '10'] = process.argv.slice(2);
const pool = openPool(url, Number(atOnce));
const figures = await load(kind === 'trivial' ? trivial : moves, pool, Number(atOnce), 1000 * Number(seconds));
console.log(JSON.stringify(figures));
process.exit();

type Work = (pool: Pool, atOnce: number, meter: Meter) => Promise<unknown>;

async function load(work: Work, pool: Pool, atOnce: number, span: number): Promise<LoadFigures> {
  const meter: Meter = { measuring: false, times: [], halted: false };
  let began = 0;
  setTimeout(() => {
    meter.measuring = true;
    began = performance.now();
  }, WARM_UP);
  setTimeout(() => {
    meter.halted = true;
  }, WARM_UP + span);
  await work(pool, atOnce, meter);
  const elapsed = (performance.now() - began) / 1000;
  const { times } = meter;
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    count: times.length,
  };
}

async function metered<T>(meter: Meter, request: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await request();
  if (meter.measuring) meter.times.push(performance.now() - began);
  return answer;
}

async function trivial(pool: Pool, atOnce: number, meter: Meter): Promise<void> {
  const query = 'mutation($value: Int!) { echo(value: $value) }';
  const one = async () => {
    for (let value = 0; !meter.halted; value++)
      await metered(meter, () => call({ pool, token: null }, query, { value }));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

// Every match is played by one account on both seats, so that each answer brings the next question.
async function moves(pool: Pool, atOnce: number, meter: Meter): Promise<void> {
  const caller = await asGuest(pool);
  await Promise.all(Array.from({ length: atOnce }, () => playMatches(caller, meter)));
}

async function playMatches(caller: Caller, meter: Meter): Promise<void> {
  while (!meter.halted) {
    const { id, decision } = await openMatch([caller, caller], { game: 'golems' });
    let asked = decision ?? (await readStanding(caller, id)).decision;
    while (asked && !meter.halted) asked = await oneMove(caller, meter, id, asked);
  }
}

async function oneMove(caller: Caller, meter: Meter, matchId: string, asked: Asked): Promise<Asked | null> {
  const move = autoMove('random', asked.choices);
  const input = { matchId, version: asked.version, key: randomUUID(), move };
  const { submitMove } = await metered(meter, () => call<Submitted>(caller, SUBMIT, { input }));
  return submitMove.match.decision;
}
