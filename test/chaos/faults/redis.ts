import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { below, chance, once } from '../../load/chance.ts';
import { metric } from '../cluster/health.ts';
import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';
import { stopNode } from './stall.ts';

/** Requests that one client may send in a minute. Sign-ins are limited to a part of them. */
const RATE_LIMIT = 24_000;
const SIGN_INS = RATE_LIMIT / 20;
/** A node's connections to Redis, each with a circuit breaker. */
const BREAKERS = 3;
/** How long a node may take to notice that Redis hangs or answers again, in milliseconds. */
const NOTICED = 20_000;
/**
 * The slowest allowed answer while Redis hangs, in milliseconds: the time-out of one command, plus time for a busy
 * machine.
 */
const PROMPT = 10_000;

export const redisHang: Fault = {
  about: 'Redis hangs (SIGSTOP), or a connection to it; limits must hold, and every request is answered soon',
  env: { RATE_LIMIT: String(RATE_LIMIT), TRUST_PROXY: 'true' },
  clocks: 'RUN',
  async strike(run) {
    const seconds = once(4) ? 12 : 0.3 + chance() * 4;
    run.slowest = 0;
    const kind = once(3) ? 'a connection' : 'Redis';
    run.findings.push(...(kind === 'Redis' ? await hang(run, seconds) : await hangConnection(run, seconds)));
    if (run.slowest > PROMPT) run.findings.push(`an answer took ${run.slowest.toFixed(0)} ms while Redis hung`);
    for (const url of run.cluster.nodes.urls) run.findings.push(...(await untilBreakers(url, 0)));
    return `${kind} for ${seconds.toFixed(1)} s, slowest answer ${run.slowest.toFixed(0)} ms`;
  },
};

export const redisFlush: Fault = {
  about: 'Redis forgets everything (FLUSHALL); every later time-out must still come',
  clocks: 'RUN',
  async strike({ cluster: { redis } }) {
    if (!redis) throw new Error('There is no Redis on this machine.');
    const client = new Redis(redis.process.url);
    const keys = await client.dbsize();
    await client.flushall();
    client.disconnect();
    return `${keys} keys gone`;
  },
};

async function hang(run: Run, seconds: number): Promise<Findings> {
  const { redis, nodes } = run.cluster;
  const findings: Findings = [];
  const over = sleep(1000 * seconds);
  await redis?.process.hang();
  if (seconds > 5) {
    for (const url of nodes.urls) findings.push(...(await untilBreakers(url, BREAKERS)));
    findings.push(...(await limitHolds(nodes.urls[0] ?? '')));
  }
  if (once(5)) await stopNode(run);
  await over;
  await redis?.process.goOn();
  return findings;
}

// Hangs whichever connection sends next. The node must give up a connection that never resumes.
async function hangConnection({ cluster: { redis } }: Run, seconds: number): Promise<Findings> {
  const stalling = redis?.proxy.stall({ lost: once(2) ? 'REQUEST' : 'ANSWER' });
  await stalling?.hit;
  await sleep(1000 * seconds);
  if (once(2)) stalling?.resume();
  return [];
}

/** Waits until a node has given up this many connections to Redis, and `/readyz` agrees. */
async function untilBreakers(url: string, open: number): Promise<Findings> {
  const state = open === 0 ? '"redis":"up"' : '"redis":"down"';
  let said = '';
  for (const until = Date.now() + NOTICED; Date.now() < until; await sleep(100)) {
    const now = await metric(url, 'arbiter_redis_breaker_open').catch(() => null); // the node may be starting
    if (now !== open) continue;
    said = await fetch(`${url}/readyz`).then(
      (response) => response.text(),
      () => '',
    );
    if (said.includes(state)) return [];
  }
  return [`${url} has not got ${open} open breakers within ${NOTICED} ms: ${said}`];
}

/** Signs in from one address more often than allowed, while the counters in Redis are unreachable. */
async function limitHolds(url: string): Promise<Findings> {
  let [allowed, refused] = [0, 0];
  const body = JSON.stringify({ query: 'mutation { signInAsGuest { token } }' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${below(256)}.${below(256)}` };
  const signIn = async (): Promise<void> => {
    while (allowed + refused < SIGN_INS + 50 && refused < 20) {
      const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
      if (text.includes('RATE_LIMITED')) refused++;
      else allowed++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, signIn));
  if (allowed > SIGN_INS) return [`${allowed} sign-ins in a minute, and ${SIGN_INS} are allowed`];
  return refused > 0 ? [] : ['the limit refused no sign-in while Redis hung'];
}
