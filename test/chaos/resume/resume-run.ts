import { setTimeout as sleep } from 'node:timers/promises';
import { asGuest, openPool } from '../load/graphql-call.ts';
import { type Load, playOn } from '../load/load.ts';
import type { Outcome, Say } from '../report.ts';
import { type ServerSettings, serverProcess } from '../server-process.ts';
import { newWatch, type Watch, watchWithCuts } from './watch.ts';

export interface ResumePlan {
  /** Entries to be seen by all watchers together. */
  entries: number;
  matches: number;
  code: ServerSettings['code'];
  folder: string;
}

/** How long the last entries may take to reach their watchers, in milliseconds. */
const PATIENCE = 30_000;

/** Watchers whose WebSockets are cut at random must see every entry once, in order. */
export async function resumeRun(plan: ResumePlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({ code: plan.code, folder: plan.folder });
  await server.start();
  const pool = openPool(server.url, plan.matches + 8);
  try {
    const caller = await asGuest(pool);
    const halt = new AbortController();
    const load: Load = { ledger: new Map(), findings: [], repeated: 0, halt: halt.signal };
    const tables = Array.from({ length: plan.matches }, () => ({ caller, input: { game: 'golems' }, moves: 0 }));
    const watches = new Map<string, Watch>();
    const api = { server: server.url, token: caller.token };
    const playing = Promise.all(tables.map((table) => playOn(load, table)));
    await Promise.race([playing, watchUntil(plan.entries, { load, watches, api, say })]);
    halt.abort();
    await playing;
    await catchUp(load, watches);
    return conclude(load, watches);
  } finally {
    await pool.close();
    await server.stop();
  }
}

interface Watching {
  load: Load;
  watches: Map<string, Watch>;
  api: { server: string; token: string };
  say: Say;
}

// Every match that is played gets a watcher.
async function watchUntil(entries: number, { load, watches, api, say }: Watching): Promise<void> {
  for (let said = 0; ; await sleep(50)) {
    for (const id of load.ledger.keys()) {
      if (watches.has(id)) continue;
      const watch = newWatch(id);
      watches.set(id, watch);
      watch.done = watchWithCuts(api, watch);
    }
    const seen = seenBy(watches);
    if (seen - said >= 1000) {
      say(`${seen} of ${entries} entries seen, ${cutsOf(watches)} connections cut`);
      said = seen;
    }
    if (seen >= entries) return;
  }
}

// Entry 0, the acknowledged moves, and nothing else: nobody's time runs out here.
async function catchUp(load: Load, watches: ReadonlyMap<string, Watch>): Promise<void> {
  const due = [...watches.values()].map((watch) => ({ watch, last: load.ledger.get(watch.id)?.at(-1)?.version ?? 0 }));
  const behind = () => due.filter(({ watch, last }) => watch.seen <= last);
  for (const until = Date.now() + PATIENCE; behind().length > 0 && Date.now() < until; ) await sleep(50);
  for (const { watch, last } of behind())
    watch.findings.push(`match ${watch.id}: ${watch.seen} entries seen, the last is ${last}`);
  for (const { watch } of due) watch.stop.abort();
  await Promise.all(due.map(({ watch }) => watch.done));
}

function conclude(load: Load, watches: ReadonlyMap<string, Watch>): Outcome {
  const findings = [...load.findings, ...[...watches.values()].flatMap((watch) => watch.findings)];
  if (cutsOf(watches) === 0) findings.push('no connection was cut: nothing is proved');
  const summary = `${seenBy(watches)} entries of ${watches.size} matches, each once and in order, over ${cutsOf(watches)} cut connections`;
  return { findings, summary };
}

function seenBy(watches: ReadonlyMap<string, Watch>): number {
  return [...watches.values()].reduce((sum, { seen }) => sum + seen, 0);
}

function cutsOf(watches: ReadonlyMap<string, Watch>): number {
  return [...watches.values()].reduce((sum, { cuts }) => sum + cuts, 0);
}
