import { setTimeout as sleep } from 'node:timers/promises';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import { chance } from '../chance.ts';
import { recordFindings } from '../load/compare.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import { type Latencies, measureRequests } from '../load/latencies.ts';
import { lateTimeOuts } from '../load/lateness.ts';
import { type Load, type LoadTable, playOn } from '../load/load.ts';
import { openClocks } from '../load/matches.ts';
import { readRecord } from '../load/record.ts';
import { type StallProxy, stallProxy } from '../proxy/stall-proxy.ts';
import { type Findings, type Outcome, quantile, type Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { limitHolds, untilBreakers } from './redis-checks.ts';

export interface RedisStallPlan {
  /** How often Redis hangs, and how often one connection to it does. */
  stalls: number;
  /** Matches that are played meanwhile, each by its own player. */
  matches: number;
  /** Matches in which nobody moves, so that only time-outs do. */
  clocks: number;
  /** The longest time for which Redis hangs, in seconds; every fifth time it is that long. */
  longest: number;
  /** Requests a client may make per minute: more than a player sends. */
  rateLimit: number;
  /** How many times as long as usual everything may take, on a machine that has other work. */
  slack: number;
  code: ServerSettings['code'];
  folder: string;
}

const SWEEP_SECONDS = 2;
const CLOCK_SECONDS = 2;
/** While Redis hangs, and where a job was lost, the sweep sees to time-outs; the rest is the machine's own pace. */
const CLOCK_SLACK = 1000 * SWEEP_SECONDS + 4000;
/** The longest that any request may take: one command's time-out, and a busy machine; in milliseconds. */
const PROMPT = 3000;
/** How soon a node must have noticed that Redis hangs, in milliseconds. */
const NOTICED = 3000;
/** How soon a node must be back on Redis, in milliseconds: a connection may have to be made anew. */
const BACK = 10_000;
/** How long a stop may take while Redis hangs, in milliseconds. */
const STOPPED = 15_000;

/** A player at a table of his own, and what he was told. */
interface Player {
  table: LoadTable;
  load: Load;
}

interface StallRun {
  plan: RedisStallPlan;
  redis: RedisProcess;
  proxy: StallProxy;
  server: ServerProcess;
  players: Player[];
  findings: Findings;
  latencies: Latencies;
  say: Say;
}

/** Lets Redis hang under load, again and again; nobody may notice, and afterwards it is used again. */
export async function redisStallRun(plan: RedisStallPlan, say: Say): Promise<Outcome> {
  const redis = await startRedis(plan.folder);
  if (!redis) return { findings: ['there is no Redis on this machine'], summary: 'not run' };
  const proxy = await stallProxy(redis.url);
  const env = {
    REDIS_URL: proxy.url,
    SWEEP_SECONDS: String(SWEEP_SECONDS),
    RATE_LIMIT: String(plan.rateLimit),
    TRUST_PROXY: 'true',
  };
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env });
  try {
    await server.start();
    return await stallUnderLoad(plan, { redis, proxy, server, say });
  } finally {
    await redis.goOn();
    await server.stop();
    await proxy.close();
    await redis.stop();
  }
}

async function stallUnderLoad(
  plan: RedisStallPlan,
  parts: Pick<StallRun, 'redis' | 'proxy' | 'server' | 'say'>,
): Promise<Outcome> {
  const pool = openPool(parts.server.url, plan.matches + 8);
  const latencies = measureRequests();
  try {
    const caller = await asGuest(pool);
    const halt = new AbortController();
    const guests = await Promise.all(Array.from({ length: plan.matches }, () => asGuest(pool)));
    const players = guests.map((guest) => sitDown(guest, halt.signal));
    const run: StallRun = { ...parts, plan, players, latencies, findings: [] };
    const clocks = await openClocks(caller, plan.clocks, CLOCK_SECONDS);
    const playing = Promise.all(players.map(({ load, table }) => playOn(load, table)));
    await Promise.race([playing, stallAgainAndAgain(run)]);
    const checked = latencies.taken.length;
    const late = await lateClocks(caller, clocks, plan.slack * CLOCK_SLACK);
    await Promise.race([playing, stopWhileHung(run)]);
    halt.abort();
    await playing;
    return await conclude(run, late, latencies.taken.slice(0, checked));
  } finally {
    latencies.stop();
    await pool.close();
  }
}

function sitDown(caller: Caller, halt: AbortSignal): Player {
  const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt };
  return { load, table: { caller, input: { game: 'golems' }, moves: 0 } };
}

async function stallAgainAndAgain(run: StallRun): Promise<void> {
  for (let stall = 1; stall <= run.plan.stalls; stall++) {
    await sleep(300 + chance() * 1000);
    const long = isLong(stall);
    const seconds = long ? run.plan.longest : 0.3 + chance() * Math.min(4, run.plan.longest);
    const kind = long || chance() < 0.6 ? 'SERVER' : 'CONNECTION';
    const worst = worstSince(run.latencies);
    const from = Date.now();
    const hung = kind === 'SERVER' ? hangServer(run, stall, seconds) : hangConnection(run, seconds);
    run.findings.push(...(await hung));
    const over = Date.now();
    run.findings.push(...(await untilBreakers(run.server.url, 'CLOSED', run.plan.slack * BACK)));
    const said = `${kind} for ${over - from} ms, all as before ${Date.now() - over} ms later`;
    run.say(`stall ${stall} of ${run.plan.stalls}: ${said}, slowest answer ${worst().toFixed(0)} ms`);
  }
}

function isLong(stall: number): boolean {
  return stall % 5 === 2;
}

async function hangServer(run: StallRun, stall: number, seconds: number): Promise<Findings> {
  const over = Date.now() + 1000 * seconds;
  const findings: Findings = [];
  await run.redis.hang();
  if (1000 * seconds > NOTICED) {
    findings.push(...(await untilBreakers(run.server.url, 'OPEN', run.plan.slack * NOTICED)));
    const moved = run.players.map(({ table }) => table.moves);
    if (isLong(stall))
      findings.push(...(await limitHolds(run.server.url, `10.0.${stall >> 8}.${stall & 255}`, run.plan.rateLimit)));
    await sleep(Math.max(500, over - Date.now()));
    const standing = run.players.filter(({ table }, index) => table.moves === moved[index]).length;
    if (standing > 0) findings.push(`stall ${stall}: ${standing} matches stood still while Redis hung`);
  } else {
    await sleep(over - Date.now());
  }
  await run.redis.goOn();
  return findings;
}

// Whichever connection sends something next. One that is never resumed has to be given up.
async function hangConnection(run: StallRun, seconds: number): Promise<Findings> {
  const { hit, resume } = run.proxy.stall({ lost: chance() < 0.5 ? 'REQUEST' : 'ANSWER' });
  await hit;
  await sleep(1000 * seconds);
  if (chance() < 0.5) resume();
  return [];
}

async function stopWhileHung({ plan, server, redis, findings, say }: StallRun): Promise<void> {
  await redis.hang();
  await sleep(chance() * 2000);
  const from = Date.now();
  const code = await server.stop();
  const took = Date.now() - from;
  say(`SIGTERM while Redis hangs: exit code ${code} after ${took} ms`);
  if (code !== 0 || took > plan.slack * STOPPED)
    findings.push(`SIGTERM while Redis hangs: exit code ${code} after ${took} ms`);
  await redis.goOn();
  await server.start();
  findings.push(...(await untilBreakers(server.url, 'CLOSED', plan.slack * BACK)));
}

function worstSince({ taken, oldest }: Latencies): () => number {
  const first = taken.length;
  return () => Math.max(oldest(), ...taken.slice(first));
}

async function lateClocks(
  caller: Caller,
  clocks: readonly string[],
  slack: number,
): Promise<{ fired: number; findings: Findings }> {
  const rules = { time: 1000 * CLOCK_SECONDS, slack, outages: [] };
  const late = { fired: 0, findings: [] as Findings };
  for (const id of clocks) {
    const { entries } = await readRecord(caller, id);
    late.fired += entries.length - 1;
    late.findings.push(...lateTimeOuts(entries, rules, Date.now()).map((line) => `match ${id}: ${line}`));
  }
  return late;
}

async function conclude(
  run: StallRun,
  late: { fired: number; findings: Findings },
  taken: readonly number[],
): Promise<Outcome> {
  run.say('comparing the record with what was acknowledged');
  const { players, plan } = run;
  const findings = [...run.findings, ...late.findings];
  let matches = 0;
  let moves = 0;
  for (const { load, table } of players) {
    findings.push(...load.findings, ...(await recordFindings(table.caller, load.ledger)));
    matches += load.ledger.size;
    moves += table.moves;
  }
  const prompt = plan.slack * PROMPT;
  const slow = taken.filter((ms) => ms > prompt).length;
  if (slow > 0) findings.push(`${slow} answers took longer than ${prompt} ms`);
  const played = `${plan.stalls} stalls, ${matches} matches, ${moves} acknowledged moves all there once`;
  return { findings, summary: `${played}, ${late.fired} time-outs fired in time, ${paceOf(taken)}` };
}

function paceOf(taken: readonly number[]): string {
  const [usual, seldom, slowest] = [0.5, 0.99, 1].map((part) => quantile(taken, part).toFixed(0));
  return `${taken.length} answers, p50 ${usual}, p99 ${seldom}, slowest ${slowest} ms`;
}
