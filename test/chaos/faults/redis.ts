import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { chance, once } from '../../load/random.ts';
import { metric } from '../cluster/health.ts';
import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';
import { stopNode } from './stall.ts';

/**
 * Requests that one client may send in a minute. With a limit, the counters in Redis have a circuit breaker as well.
 */
const RATE_LIMIT = 24_000;
/** A node's connections to Redis, each with a circuit breaker. */
const BREAKERS = 3;
/** How soon a node must notice that Redis hangs or answers again, in milliseconds. */
const NOTICED = 20_000;
/** The slowest answer allowed while Redis hangs, in milliseconds: one command's time-out on a busy machine. */
const PROMPT = 10_000;

export const redisHang: Fault = {
  about: 'Redis hangs (SIGSTOP), or a connection to it does; every request is answered soon',
  env: { RATE_LIMIT: String(RATE_LIMIT) },
  clocks: 'RUN',
  async strike(run) {
    const seconds = once(4) ? 12 : 0.3 + chance() * 4;
    run.slowest = 0;
    const kind = once(3) ? 'a connection' : 'Redis';
    await (kind === 'Redis' ? hang(run, seconds) : hangConnection(run, seconds));
    for (const url of run.cluster.nodes.urls) run.findings.push(...(await untilBreakers(url, 0)));
    // Requests that waited for Redis have been answered by now.
    if (run.slowest > PROMPT) run.findings.push(`an answer took ${run.slowest.toFixed(0)} ms while Redis hung`);
    return `${kind} for ${seconds.toFixed(1)} s, slowest answer ${run.slowest.toFixed(0)} ms`;
  },
};

export const redisFlush: Fault = {
  about: 'Redis forgets everything (FLUSHALL); every later time-out must still fire',
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

async function hang(run: Run, seconds: number): Promise<void> {
  const { redis, nodes } = run.cluster;
  const over = sleep(1000 * seconds);
  await redis?.process.hang();
  if (seconds > 5) for (const url of nodes.urls) run.findings.push(...(await untilBreakers(url, BREAKERS)));
  if (once(5)) await stopNode(run);
  await over;
  await redis?.process.goOn();
}

// Hangs whichever connection sends next. The node must give up on a connection that never resumes.
async function hangConnection({ cluster: { redis } }: Run, seconds: number): Promise<void> {
  const stalling = redis?.proxy.stall({ lost: once(2) ? 'REQUEST' : 'ANSWER' });
  await stalling?.hit;
  await sleep(1000 * seconds);
  if (once(2)) stalling?.resume();
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
