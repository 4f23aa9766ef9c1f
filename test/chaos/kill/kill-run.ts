import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../chance.ts';
import { recordFindings } from '../load/compare.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import { dueInOutages, lateTimeOuts, type Outage } from '../load/lateness.ts';
import { type Load, type LoadTable, playOn } from '../load/load.ts';
import { openClocks } from '../load/matches.ts';
import { readRecord } from '../load/record.ts';
import type { Outcome, Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';

export interface KillPlan {
  kills: number;
  matches: number;
  /** Matches in which nobody moves, so that only time-outs do. */
  clocks: number;
  code: ServerSettings['code'];
  folder: string;
}

const SWEEP_SECONDS = 2;
const CLOCK_SECONDS = 2;
const CLOCK_SLACK = 1000 * SWEEP_SECONDS + 4000;
/** How long every match may take to go on after a restart, in milliseconds. */
const PATIENCE = 30_000;

interface KillRun {
  server: ServerProcess;
  load: Load;
  tables: LoadTable[];
  outages: Outage[];
  say: Say;
}

/** Kills the server under load again and again; what it has acknowledged must be there, once, and all must go on. */
export async function killRun(plan: KillPlan, say: Say): Promise<Outcome> {
  const env = { SWEEP_SECONDS: String(SWEEP_SECONDS) };
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env });
  await server.start();
  const pool = openPool(server.url, plan.matches + 8);
  try {
    const caller = await asGuest(pool);
    const halt = new AbortController();
    const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt: halt.signal };
    const tables = Array.from({ length: plan.matches }, () => ({ caller, input: { game: 'golems' }, moves: 0 }));
    const run: KillRun = { server, load, tables, outages: [], say };
    const clocks = await openClocks(caller, plan.clocks, CLOCK_SECONDS);
    const playing = Promise.all(tables.map((table) => playOn(load, table)));
    await Promise.race([playing, killAgainAndAgain(run, plan.kills)]);
    halt.abort();
    await playing;
    return await conclude(run, caller, clocks, plan);
  } finally {
    await pool.close();
    await server.stop();
  }
}

async function killAgainAndAgain(run: KillRun, kills: number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(200 + chance() * 1500);
    const from = Date.now();
    await run.server.kill();
    await sleep(chance() * 2500);
    await run.server.start();
    run.outages.push({ from, to: Date.now() });
    await allGoOn(run);
    const moves = run.tables.reduce((sum, table) => sum + table.moves, 0);
    run.say(`kill ${kill} of ${kills}: back after ${Date.now() - from} ms, ${moves} moves acknowledged so far`);
  }
}

async function allGoOn({ tables, load }: KillRun): Promise<void> {
  const before = tables.map(({ moves }) => moves);
  const waiting = () => tables.filter((table, index) => table.moves === before[index]).length;
  for (const until = Date.now() + PATIENCE; waiting() > 0; await sleep(20)) {
    if (Date.now() < until) continue;
    load.findings.push(`${waiting()} matches did not go on within ${PATIENCE} ms of a restart`);
    return;
  }
}

async function conclude(
  run: KillRun,
  caller: Caller,
  clocks: readonly string[],
  { kills }: KillPlan,
): Promise<Outcome> {
  run.say('comparing the record with what was acknowledged');
  const { load, outages } = run;
  const findings = [...load.findings, ...(await recordFindings(caller, load.ledger))];
  const rules = { time: 1000 * CLOCK_SECONDS, slack: CLOCK_SLACK, outages };
  let due = 0;
  for (const id of clocks) {
    const { entries } = await readRecord(caller, id);
    due += dueInOutages(entries, rules);
    findings.push(...lateTimeOuts(entries, rules, Date.now()).map((line) => `match ${id}: ${line}`));
  }
  const moves = [...load.ledger.values()].reduce((sum, said) => sum + said.length, 0);
  const summary = `${kills} kills, ${load.ledger.size} matches, ${moves} acknowledged moves all there once, ${load.repeated} requests repeated, ${due} time-outs due meanwhile fired`;
  return { findings, summary };
}
