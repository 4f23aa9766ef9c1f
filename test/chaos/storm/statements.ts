import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FAULTS, type Fault } from './plan.ts';
import type { Weather } from './weather.ts';

type Query = (...parts: unknown[]) => unknown;

/** Something befalls a part of all statements whose answer is awaited. */
export function troubleStatements(weather: Weather): void {
  const proto = pg.Client.prototype as unknown as { query: Query };
  const query = proto.query;
  proto.query = function (this: pg.Client, ...parts) {
    const [config] = parts;
    const awaited = typeof parts.at(-1) !== 'function' && !(typeof config === 'object' && config && 'submit' in config);
    if (!awaited || !weather.chance(weather.plan.rate)) return query.apply(this, parts);
    const fault = drawn(weather);
    weather.note(fault);
    return befall(this, fault, weather, () => query.apply(this, parts) as Promise<unknown>); // a promise, as no callback is given
  };
}

/** The same for those that are asked of a pool: it lends them a connection. */
export function troublePools(weather: Weather): void {
  const proto = pg.Pool.prototype as unknown as { query: Query };
  const query = proto.query;
  proto.query = function (this: pg.Pool, ...parts) {
    if (typeof parts.at(-1) === 'function' || !weather.chance(weather.plan.rate)) return query.apply(this, parts);
    const fault = drawn(weather);
    weather.note(fault);
    return lent(this, (client) => befall(client, fault, weather, () => client.query(...(parts as [string]))));
  };
}

async function lent(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<unknown>): Promise<unknown> {
  const client = await pool.connect();
  try {
    const answer = await run(client);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function drawn({ plan, draw }: Weather): Fault {
  const tickets = FAULTS.flatMap((fault) => Array.from({ length: plan.weights[fault] ?? 0 }, () => fault));
  return tickets[draw(Math.max(1, tickets.length))] ?? 'SLOW';
}

async function befall(
  client: pg.Client,
  fault: Fault,
  { plan, draw }: Weather,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (fault === 'SLOW') await sleep(draw(plan.longest));
  if (fault === 'FULL')
    throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  if (fault === 'CUT') client.connection.stream.destroy();
  if (fault === 'DIE') process.kill(process.pid, 'SIGKILL');
  const answer = await run();
  if (fault === 'LATE') await sleep(draw(plan.longest));
  if (fault === 'DIE_AFTER') process.kill(process.pid, 'SIGKILL');
  if (fault !== 'LOST') return answer;
  client.connection.stream.destroy();
  throw new Error('Connection terminated unexpectedly');
}
