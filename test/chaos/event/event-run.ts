import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, Say } from '../report.ts';
import { type Concluded, conclude } from './conclude.ts';
import { type EventLoad, newLoad } from './event-load.ts';
import { entered, type Field, type FieldPlan, meddle, newField } from './field.ts';
import { playOut } from './play-out.ts';
import { newProgress, type Progress } from './progress.ts';
import { openSite, type Site, type SitePlan } from './site.ts';
import { plannedTrouble, type TroubleKind, type TroublePlan, troubled } from './trouble.ts';

export interface EventPlan extends FieldPlan, TroublePlan, Omit<SitePlan, 'redis'> {
  /** How often somebody comes late, leaves, is sent away, or the organizer steps in. */
  meddling: number;
  /** After so many seconds in which nothing happens it stands still. */
  patience: number;
}

interface EventRun {
  plan: EventPlan;
  site: Site;
  load: EventLoad;
  progress: Progress;
  say: Say;
}

/** A whole event while servers are killed, PostgreSQL stalls and Redis forgets; then its public record is held to account. */
export async function eventRun(plan: EventPlan, say: Say): Promise<Outcome> {
  const site = await openSite({ ...plan, redis: plan.hangs > 0 });
  try {
    const load = newLoad(site.ways);
    const run = { plan, site, load, progress: newProgress(plan), say };
    const field = await newField(load, plan);
    say(`${plan.entrants} accounts, ${site.nodes.urls.length} nodes`);
    const began = Date.now();
    const counts = await played(run, field);
    const took = (Date.now() - began) / 1000;
    say('it is over: its record is held against what was acknowledged');
    const done = await conclude(load, field, plan.folder);
    return { findings: [...done.findings, ...tooQuick(plan, counts)], summary: told(run, done, counts, took) };
  } finally {
    await site.stop();
  }
}

async function played(run: EventRun, field: Field): Promise<Map<TroubleKind, number>> {
  const { plan, site, load, progress, say } = run;
  const trouble = troubled(site, plannedTrouble(plan, progress), progress, say);
  const entering = entered(load, field);
  const asked = 2 * plan.entrants;
  while (!(await Promise.race([entering.then(() => true), sleep(20, false)])))
    progress.part = Math.min(-0.01, load.verbs.length / asked - 1);
  progress.part = 0;
  say(`it begins: ${load.verbs.length} requests acknowledged`);
  const meddling = meddled(run, field);
  try {
    await playOut(load, field, progress, plan.patience);
  } finally {
    progress.over = true;
  }
  await meddling;
  return trouble;
}

async function meddled({ plan, load, progress }: EventRun, field: Field): Promise<void> {
  for (let moment = 0; moment < plan.meddling; moment++) {
    const part = ((moment + 0.5) / plan.meddling) * (progress.rounds / progress.allRounds);
    while (progress.part < part && !progress.over) await sleep(20);
    if (!progress.over) await meddle(load, field, moment);
  }
}

function tooQuick({ kills }: EventPlan, counts: ReadonlyMap<TroubleKind, number>): string[] {
  const killed = killsIn(counts);
  return killed < kills ? [`it was over after ${killed} of ${kills} kills`] : [];
}

function killsIn(counts: ReadonlyMap<TroubleKind, number>): number {
  return [...counts].reduce((sum, [kind, count]) => (kind.startsWith('KILL') ? sum + count : sum), 0);
}

function told(
  { plan, site, load, progress }: EventRun,
  { entries, matches, verdict }: Concluded,
  counts: ReadonlyMap<TroubleKind, number>,
  seconds: number,
): string {
  const moves = [...load.ledger.values()].reduce((sum, said) => sum + said.length, 0);
  const trouble = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return `${plan.entrants} entrants, ${progress.allRounds} rounds, ${matches} matches in ${seconds.toFixed(0)} s; ${trouble}; ${site.nodes.starts()} starts of ${site.nodes.urls.length} nodes; ${load.verbs.length} requests to the tournament and ${moves} moves acknowledged, all there once, ${load.repeated} repeated; ${entries} entries; ${verdict}`;
}
