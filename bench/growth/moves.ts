import { randomUUID } from 'node:crypto';
import { asGuest, openPool } from '../../test/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../../test/load/matches.ts';
import { quantile } from '../../test/load/quantile.ts';
import type { Speed } from './started.ts';

/**
 * Plays random moves in many matches of Golems at the same time, in a separate process: `moves.ts URL MATCHES SECONDS`.
 * Prints the speed as JSON.
 */
/** Seconds of warm-up. A server is slow at any operation that it has not executed a few thousand times. */
const WARM_UP = 3;

const [url = '', matches = '16', seconds = '10'] = process.argv.slice(2);
const pool = openPool(url, Number(matches));
const player = await asGuest(pool);
const begins = performance.now() + 1000 * WARM_UP;
const ends = begins + 1000 * Number(seconds);
const times: number[] = [];
await Promise.all(Array.from({ length: Number(matches) }, play));
const speed: Speed = {
  perSecond: times.length / Number(seconds),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
};
console.log(JSON.stringify(speed));
process.exit();

async function play(): Promise<void> {
  while (performance.now() < ends) {
    let now = await openMatch([player, player], { game: 'golems' });
    while (now.status === 'RUNNING' && performance.now() < ends) {
      if (!now.decision) now = await readStanding(player, now.id);
      if (!now.decision) continue;
      const began = performance.now();
      const { match } = await send(player, anyAnswer(now.id, now.decision, randomUUID()));
      if (began >= begins) times.push(performance.now() - began);
      now = match;
    }
  }
}
