import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { GAMES } from '../../../src/games/index.ts';
import { auditCollections, auditVerdict } from '../../../src/matches/keeps/audit-collections.ts';
import { chance } from '../chance.ts';
import { openPool } from '../load/graphql-call.ts';
import type { Load } from '../load/load.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { asAccount, type KeepsAccount, strongCards } from './keeps-accounts.ts';
import { type KeepsTable, openAlone, playForKeeps } from './keeps-table.ts';

export interface KeepsPlan {
  /** Matches for keeps at once. */
  matches: number;
  /** Accounts that play them, each many at once. */
  accounts: number;
  kills: number;
  code: ServerSettings['code'];
  folder: string;
}

interface KeepsRun {
  plan: KeepsPlan;
  server: ServerProcess;
  load: Load;
  tables: KeepsTable[];
  /** Straight to the database, which lives on when the server is killed. */
  database: pg.Pool;
  cards: number;
  counted: number;
  say: Say;
}

/** Kills the server while many play for keeps: no card is ever in two collections or in none, and all follows from the logs. */
export async function keepsRun(plan: KeepsPlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env: { SWEEP_SECONDS: '2' } });
  await server.start();
  const pool = openPool(server.url, 2 * plan.matches + 8);
  const halt = new AbortController();
  const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt: halt.signal };
  const url = await runningPostgres(path.join(plan.folder, 'data'));
  const database = new pg.Pool({ connectionString: url ?? '', max: 2 });
  database.on('error', () => {});
  try {
    const accounts = await Promise.all(Array.from({ length: plan.accounts }, (_, i) => asAccount(pool, i)));
    const tables = await seated(plan, accounts);
    const run: KeepsRun = { plan, server, load, tables, database, cards: await count(database), counted: 0, say };
    for (const table of tables) table.match = await openAlone(load, table);
    await mustAllRun(run);
    const playing = Promise.all(tables.map((table) => playForKeeps(load, table)));
    const watching = watchSum(run, halt.signal);
    await Promise.race([playing, killAgainAndAgain(run)]);
    halt.abort();
    await Promise.all([playing, watching]);
    return await conclude(run);
  } finally {
    halt.abort();
    await database.end();
    await pool.close();
    await server.stop();
  }
}

// Each account meets every other, and sits at as many tables as the next.
async function seated(plan: KeepsPlan, accounts: readonly KeepsAccount[]): Promise<KeepsTable[]> {
  const [first] = accounts;
  if (!first || accounts.length < 2) throw new RangeError('a match for keeps needs two accounts');
  const strong = await strongCards(first);
  return Array.from({ length: plan.matches }, (_, number) => {
    const one = number % accounts.length;
    const round = Math.floor(number / accounts.length) % (accounts.length - 1);
    const players = [accounts[one] ?? first, accounts[(one + 1 + round) % accounts.length] ?? first] as const;
    return { number, players, strong, match: null, finished: 0 };
  });
}

async function mustAllRun({ database, plan, load, say, cards }: KeepsRun): Promise<void> {
  const running = "select count(*)::integer as n from matches where for_keeps and status = 'RUNNING'";
  const { rows } = await database.query<{ n: number }>(running);
  const n = rows[0]?.n ?? 0;
  say(`${n} matches for keeps run at once between ${plan.accounts} accounts with ${cards} cards`);
  if (n !== plan.matches) load.findings.push(`${n} matches run at once, not ${plan.matches}`);
}

async function count(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ n: number }>('select sum(count)::integer as n from collections');
  return rows[0]?.n ?? 0;
}

async function watchSum(run: KeepsRun, halt: AbortSignal): Promise<void> {
  while (!halt.aborted) {
    await expectSum(run);
    await sleep(50);
  }
}

async function expectSum(run: KeepsRun): Promise<void> {
  const cards = await count(run.database);
  run.counted++;
  if (cards !== run.cards) run.load.findings.push(`${cards} cards where there were ${run.cards}`);
}

async function killAgainAndAgain(run: KeepsRun): Promise<void> {
  const { server, plan, say, tables } = run;
  for (let kill = 1; kill <= plan.kills; kill++) {
    await sleep(500 + chance() * 3000);
    const from = Date.now();
    await server.kill();
    await sleep(chance() * 1500);
    await server.start();
    const over = tables.reduce((sum, { finished }) => sum + finished, 0);
    say(`kill ${kill} of ${plan.kills}: back after ${Date.now() - from} ms, ${over} matches over so far`);
  }
}

async function conclude(run: KeepsRun): Promise<Outcome> {
  const { database, load, plan, say } = run;
  say('all matches are over; the audit begins');
  await expectSum(run);
  const audit = await auditCollections({ db: { pool: database }, games: GAMES });
  const findings: Findings = [...load.findings, ...audit.discrepancies, ...(await leftOpen(database))];
  if (audit.prizes === 0) findings.push('no card has changed its owner');
  const summary = `${plan.kills} kills, ${run.cards} cards counted ${run.counted} times, ${load.repeated} requests repeated. ${auditVerdict(audit)}`;
  return { findings, summary };
}

async function leftOpen(database: pg.Pool): Promise<Findings> {
  const { rows } = await database.query<{ id: string; status: string }>(
    "select id, status from matches where for_keeps and status in ('WAITING', 'RUNNING')",
  );
  return rows.map(({ id, status }) => `match ${id} is ${status} at the end`);
}
