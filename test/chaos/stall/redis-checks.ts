import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';

/** Of all requests so many may be attempts to get in. */
const SHARE_OF_SIGNING = 1 / 20;

const PARTS = 3;

/** How many of a node's connections to Redis are given up at the moment. */
async function openBreakers(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = [...text.matchAll(/^arbiter_redis_breaker_open\{[^}]*\} (\d)$/gm)].map(([, value]) => Number(value));
  if (values.length !== PARTS) throw new Error(`${values.length} breakers in the metrics`);
  return values.reduce((sum, value) => sum + value, 0);
}

/** Waits until so many breakers are open, and that /readyz says it too. */
export async function untilBreakers(url: string, wanted: 'CLOSED' | 'OPEN', patience: number): Promise<Findings> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(50)) {
    const open = await openBreakers(url);
    if (open !== (wanted === 'OPEN' ? PARTS : 0)) continue;
    const response = await fetch(`${url}/readyz`);
    const text = await response.text();
    const state = wanted === 'OPEN' ? 'down' : 'up';
    if (response.status === 200 && text.includes(`"redis":"${state}"`)) return [];
    if ((await openBreakers(url)) === open)
      return [`/readyz said ${response.status} ${text} when the breakers were ${wanted}`];
  }
  return [`the breakers were not ${wanted} within ${patience} ms: ${await openBreakers(url)} open`];
}

/**
 * Signs in from one address more often than anybody may.
 * @param rateLimit what the server was started with
 */
export async function limitHolds(url: string, address: string, rateLimit: number): Promise<Findings> {
  const most = rateLimit * SHARE_OF_SIGNING;
  let allowed = 0;
  let refused = 0;
  const body = JSON.stringify({ query: 'mutation { signInAsGuest { token } }' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const signIn = async (): Promise<void> => {
    const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
    if (text.includes('RATE_LIMITED')) refused += 1;
    else allowed += 1;
  };
  const several = async (): Promise<void> => {
    while (allowed + refused < most + 50 && refused < 20) await signIn();
  };
  await Promise.all(Array.from({ length: 8 }, several));
  // Those that were counted twice, once in Redis without an answer and once here, count against the client.
  if (allowed > most) return [`${allowed} sign-ins in a minute, ${most} are allowed`];
  return refused > 0 ? [] : ['nobody was refused'];
}
