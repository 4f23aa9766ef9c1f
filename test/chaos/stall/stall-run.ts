import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { fastRandom } from '../../../src/engine/index.ts';
import { recordFindings } from '../load/compare.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import { type Load, type LoadTable, playOn } from '../load/load.ts';
import { type StallProxy, stallProxy } from '../proxy/stall-proxy.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { type Readiness, watchReadiness } from './readiness.ts';
import { type Clock, clockFindings, openClocks, readClocks, untilVerified } from './stall-checks.ts';
import { type PlannedStall, plannedStalls, VERBS } from './stall-plan.ts';

export interface StallPlan {
  /** During each verb. */
  stalls: number;
  matches: number;
  /** Matches in which nobody moves, so that only time-outs do. */
  clocks: number;
  seed: number;
  code: ServerSettings['code'];
  folder: string;
}

/** The server's patience with a statement; a third more with an answer. */
const TIMEOUT_SECONDS = 2;
const ANSWER = (TIMEOUT_SECONDS * 4000) / 3;
/** How long every match may take to go on after a stall, and the server to be ready, in milliseconds. */
const PATIENCE = 30_000;
/** How long until a verb comes by at which a connection is to fall silent. */
const WAIT = 30_000;
/** How long an operator waits for a process that is asked to end. */
const GRACE = 20_000;

interface StallRun {
  plan: StallPlan;
  server: ServerProcess;
  proxy: StallProxy;
  load: Load;
  tables: LoadTable[];
  clocks: Clock[];
  readiness: Readiness;
  findings: Findings;
  say: Say;
}

/** Connections to PostgreSQL fall silent under load; what was acknowledged must be there, once, and all must go on. */
export async function stallRun(plan: StallPlan, say: Say): Promise<Outcome> {
  say(`seed ${plan.seed}`);
  const settings = { max_connections: '500' }; // those that fell silent for good are kept
  const postgres = await startEmbeddedPostgres(path.join(plan.folder, 'postgres'), settings, () => {});
  const proxy = await stallProxy(postgres.url);
  const env = { DATABASE_URL: proxy.url, DATABASE_TIMEOUT: String(TIMEOUT_SECONDS), SWEEP_SECONDS: '1' };
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env });
  try {
    await server.start();
    return await stallUnderLoad(plan, server, proxy, say);
  } finally {
    await server.stop();
    await proxy.close();
    await postgres.stop();
  }
}

async function stallUnderLoad(plan: StallPlan, server: ServerProcess, proxy: StallProxy, say: Say): Promise<Outcome> {
  const pool = openPool(server.url, plan.matches + 8);
  try {
    const caller = await asGuest(pool);
    const halt = new AbortController();
    const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt: halt.signal, forgiving: true };
    // Every other table plays short matches, so that there is always one to begin and one to verify.
    const tables = Array.from({ length: plan.matches }, (_, index) => ({ caller, input: tableInput(index), moves: 0 }));
    const clocks = await openClocks(caller, plan.clocks);
    const readiness = watchReadiness(server.url);
    const run = { plan, server, proxy, load, tables, clocks, readiness, findings: [], say };
    const playing = Promise.all(tables.map((table) => playOn(load, table)));
    const stalls = await Promise.race([stallAgainAndAgain(run, caller), playing.then(() => 0)]);
    halt.abort();
    await playing;
    await stopWhileSilent(run);
    return await conclude(run, caller, stalls);
  } finally {
    await pool.close();
  }
}

function tableInput(index: number): object {
  return { game: 'golems', options: { rounds: index % 2 === 0 ? 3 : 30 } };
}

async function stallAgainAndAgain(run: StallRun, caller: Caller): Promise<number> {
  const random = fastRandom(run.plan.seed);
  let done = 0;
  for (const verb of VERBS) {
    const planned = plannedStalls(verb, run.plan.stalls, ANSWER, random);
    for (const [index, stall] of planned.entries()) {
      const began = Date.now();
      const name = `${verb} ${index + 1} of ${planned.length}: ${stall.about}`;
      if (!(await stallOnce(run, stall))) run.findings.push(`${name}: nothing to stall came by`);
      await allGoOn(run, name);
      await readClocks(caller, run.clocks, run.load);
      run.say(`${name}; all go on after ${Date.now() - began} ms`);
      done++;
    }
  }
  return done;
}

/** Whether it came to that. */
async function stallOnce({ proxy, readiness }: StallRun, { stall, extent, lasts }: PlannedStall): Promise<boolean> {
  const stalling = proxy.stall(stall);
  const over = new AbortController();
  const late = sleep(WAIT, false, { signal: over.signal }).catch(() => false);
  const hit = await Promise.race([stalling.hit.then(() => true), late]);
  over.abort();
  const all = extent === 'ALL' ? proxy.stallAll() : null;
  const silence = lasts === null ? Promise.resolve() : sleep(lasts);
  if (all) await readiness.mustNotBeReady();
  await silence;
  if (lasts !== null || !hit) stalling.resume();
  all?.resume();
  await readiness.mustBecomeReady(PATIENCE);
  return hit;
}

async function allGoOn({ tables, findings }: StallRun, name: string): Promise<void> {
  const before = tables.map(({ moves }) => moves);
  const waiting = () => tables.filter((table, index) => table.moves === before[index]).length;
  for (const until = Date.now() + PATIENCE; waiting() > 0; await sleep(20)) {
    if (Date.now() < until) continue;
    findings.push(`${name}: ${waiting()} matches did not go on within ${PATIENCE} ms`);
    return;
  }
}

/** SIGTERM while nothing at all answers behind the server; then it is started again, and remembers nothing. */
async function stopWhileSilent({ server, proxy, load, tables, readiness, findings, say }: StallRun): Promise<void> {
  const silence = proxy.stallAll();
  const [table] = tables;
  const waiting = table && playOn({ ...load, halt: AbortSignal.timeout(1000) }, table).catch(() => {});
  await readiness.mustNotBeReady();
  const began = Date.now();
  const code = await server.stop();
  const took = Date.now() - began;
  if (code !== 0 || took > GRACE) findings.push(`SIGTERM while all is silent: code ${code} after ${took} ms`);
  say(`SIGTERM while all connections are silent: code ${code} after ${took} ms`);
  silence.resume();
  await server.start();
  await waiting;
}

async function conclude(run: StallRun, caller: Caller, stalls: number): Promise<Outcome> {
  const { load, clocks, readiness, say, server } = run;
  say('comparing the record with what was acknowledged');
  const findings = [...load.findings, ...run.findings, ...readiness.findings];
  findings.push(...(await recordFindings(caller, load.ledger)));
  const verified = await untilVerified(caller, [...load.ledger.keys()], PATIENCE, findings);
  const fired = await clockFindings(caller, clocks, PATIENCE, findings);
  const code = await server.stop();
  if (code !== 0) findings.push(`SIGTERM: code ${code}`);
  const moves = [...load.ledger.values()].reduce((sum, said) => sum + said.length, 0);
  const summary = `${stalls} stalls during ${VERBS.join(', ')}; ${load.ledger.size} matches, ${moves} acknowledged moves all there once, ${load.repeated} requests repeated, ${verified} matches verified, ${fired} time-outs fired; /readyz said no ${readiness.notReady} times and yes ${readiness.ready} times; seed ${run.plan.seed}`;
  return { findings, summary };
}
