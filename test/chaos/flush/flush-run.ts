import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../../redis/redis-process.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import { type ClockRules, lateTimeOuts } from '../load/lateness.ts';
import { type Load, playOn } from '../load/load.ts';
import { openClocks } from '../load/matches.ts';
import { readRecord } from '../load/record.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { type ServerSettings, serverProcess } from '../server-process.ts';

export interface FlushPlan {
  /** Matches in which nobody moves, so that only time-outs do. */
  clocks: number;
  /** Matches that are played meanwhile. */
  matches: number;
  flushes: number;
  code: ServerSettings['code'];
  folder: string;
}

const SWEEP_SECONDS = 2;
const CLOCK_SECONDS = 1;
/** A lost wake-up is healed by the sweep; the rest is the machine's own pace. */
const SLACK = 1000 * SWEEP_SECONDS + 4000;
/** Time between two flushes and after the last one, in milliseconds: several time-outs of every match. */
const PAUSE = 5000;

/** Empties Redis under load; every later time-out must still fire. */
export async function flushRun(plan: FlushPlan, say: Say): Promise<Outcome> {
  const redis = await startRedis(plan.folder);
  if (!redis) return { findings: ['there is no redis-server on this machine'], summary: 'not run' };
  const env = { REDIS_URL: redis.url, SWEEP_SECONDS: String(SWEEP_SECONDS) };
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env });
  try {
    await server.start();
    return await flushUnderLoad(plan, server.url, redis.url, say);
  } finally {
    await server.stop();
    await redis.stop();
  }
}

async function flushUnderLoad(plan: FlushPlan, url: string, redisUrl: string, say: Say): Promise<Outcome> {
  const pool = openPool(url, plan.matches + 8);
  try {
    const caller = await asGuest(pool);
    const halt = new AbortController();
    const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt: halt.signal };
    const input = { game: 'golems', timeControl: { perDecision: 60 } };
    const tables = Array.from({ length: plan.matches }, () => ({ caller, input, moves: 0 }));
    const clocks = await openClocks(caller, plan.clocks, CLOCK_SECONDS);
    const playing = Promise.all(tables.map((table) => playOn(load, table)));
    const flushed = await Promise.race([flushAgainAndAgain(redisUrl, plan.flushes, say), playing.then(() => [])]);
    halt.abort();
    await playing;
    return await conclude(caller, clocks, flushed, load.findings);
  } finally {
    await pool.close();
  }
}

async function flushAgainAndAgain(redisUrl: string, flushes: number, say: Say): Promise<number[]> {
  const redis = new Redis(redisUrl);
  const times: number[] = [];
  for (let flush = 1; flush <= flushes; flush++) {
    await sleep(PAUSE);
    const keys = await redis.dbsize();
    times.push(Date.now());
    await redis.flushall();
    say(`FLUSHALL ${flush} of ${flushes}: ${keys} keys gone`);
  }
  await sleep(PAUSE + SLACK);
  redis.disconnect();
  return times;
}

async function conclude(
  caller: Caller,
  clocks: readonly string[],
  flushed: readonly number[],
  found: Findings,
): Promise<Outcome> {
  const rules: ClockRules = { time: 1000 * CLOCK_SECONDS, slack: SLACK, outages: [] };
  const findings = [...found];
  let after = 0;
  for (const id of clocks) {
    const { entries } = await readRecord(caller, id);
    findings.push(...lateTimeOuts(entries, rules, Date.now()).map((line) => `match ${id}: ${line}`));
    const later = entries.filter(({ at }) => Date.parse(at) > (flushed.at(-1) ?? 0)).length;
    if (later === 0) findings.push(`match ${id}: no time-out after the last flush`);
    after += later;
  }
  const summary = `${flushed.length} flushes, ${clocks.length} clocks, ${after} time-outs after the last flush, none lost`;
  return { findings, summary };
}
