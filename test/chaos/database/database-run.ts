import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '../../../src/engine/index.ts';
import { openClocks } from '../load/matches.ts';
import type { Findings, Outcome } from '../report.ts';
import type { Run } from '../script.ts';
import { type StormClient, stormClient, type Ways, waysTo } from '../storm/clients.ts';
import { CLOCK_SECONDS, clockFindings, forget, held } from './afterwards.ts';
import { allGoOn, type Crowd, openCrowd } from './crowd.ts';
import { openEvent, type SmallEvent } from './event.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Ground, type GroundPlan, openGround } from './ground.ts';
import { type LateComers, lateComers } from './late-comers.ts';
import { type Surviving, surviving } from './lost.ts';
import { newTally, type ReadyLog, type Tally, watchReady } from './observe.ts';

export interface DatabasePlan extends GroundPlan, Run {
  /** By name, one after the other, each with nodes and a database of its own. */
  faults: readonly string[];
  tables: number;
  /** Milliseconds between two moves at a table. */
  pace: number;
  /** Entrants of the event that is played at the same time; 0: no event. */
  entrants: number;
}

/** How long the load goes on before the fault, while what is confirmed will be lost, and afterwards; in milliseconds. */
const [BEFORE, LOSING, AFTER] = [8000, 6000, 12_000];
/** Matches in which no player moves. */
const CLOCKS = 8;
/** Megabytes of the disk that is filled. */
const DISK = 400;

/** Matches are played while a database fails and comes back; no node is started again. */
export async function databaseRun(plan: DatabasePlan): Promise<Outcome> {
  const findings: Findings = [];
  const summaries: string[] = [];
  for (const name of plan.faults) {
    const folder = path.join(plan.folder, name);
    await mkdir(folder);
    await chmod(folder, 0o755);
    const ground = await openGround({ ...plan, folder }, name === 'full' ? DISK : null);
    const one = { ...plan, folder, say: (line: string) => plan.say(`${name}: ${line}`) };
    const outcome = await faultRun(one, name, ground).finally(() => ground.stop());
    findings.push(...outcome.findings.map((line) => `${name}: ${line}`));
    summaries.push(`${name}: ${outcome.summary}`);
    plan.say(summaries.at(-1) ?? '');
  }
  return { findings, summary: summaries.join('\n') };
}

/** The players and watchers on the nodes. */
interface Scene {
  plan: DatabasePlan;
  ways: Ways;
  tally: Tally;
  ready: ReadyLog[];
  /** A player from before the fault: the database keeps this account. */
  player: StormClient;
  clocks: string[];
  event: SmallEvent | null;
  crowd: Crowd;
}

/** The course of a fault. */
interface Suffered {
  /** When the database began to lose what it confirmed, and from when to when it took no writes. */
  parted: number;
  from: number;
  to: number;
  /** Null: the fault has lost nothing. */
  surviving: Surviving | null;
  late: LateComers | null;
}

async function faultRun(plan: DatabasePlan, name: string, ground: Ground): Promise<Outcome> {
  const fault = await FAULTS[name]?.(ground);
  if (!fault) throw new RangeError(`there is no fault ${name}`);
  const scene = await openScene(plan, ground);
  await sleep(BEFORE);
  const suffered = await suffer(scene, fault);
  const findings: Findings = [];
  const [first] = await Promise.all([allGoOn(scene.crowd, findings), suffered.late?.act()]);
  const [soonest, last] = [Math.min(...first), Math.max(...first)];
  plan.say(`the first of ${first.length} matches goes on after ${soonest} ms, the last after ${last} ms`);
  findings.push(...((await suffered.late?.findings()) ?? []));
  await sleep(AFTER);
  // A frozen match cannot be ended: then there is nothing to compare.
  const brokenOff = (error: unknown): Outcome => ({ findings: [String(error)], summary: 'it broke off' });
  const outcome = await concluded(scene, suffered, ground).catch(brokenOff);
  return { findings: [...findings, ...outcome.findings], summary: outcome.summary };
}

async function openScene(plan: DatabasePlan, { nodes }: Ground): Promise<Scene> {
  const ways = waysTo(nodes.urls, 2 * plan.tables + 8);
  const draw = fastRandom(plan.seed);
  const tally = newTally();
  const event = plan.entrants > 0 ? await openEvent(ways, plan.entrants) : null;
  const player = await stormClient(ways, draw);
  const clocks = await openClocks(player.caller(), CLOCKS, CLOCK_SECONDS);
  const crowd = await openCrowd(ways, plan, draw, tally);
  plan.say(`${plan.nodes} nodes, ${plan.tables} tables`);
  return { plan, ways, tally, ready: nodes.urls.map(watchReady), player, clocks, event, crowd };
}

async function suffer({ plan, ways, tally, player, event }: Scene, fault: Fault): Promise<Suffered> {
  const parted = Date.now();
  await fault.part?.();
  const late = fault.part ? await lateComers(ways, player) : null;
  event?.begin();
  if (fault.part) await sleep(LOSING);
  plan.say('the fault begins');
  tally.phase = 'during';
  const from = Date.now();
  await fault.begin();
  await sleep(fault.lasts);
  const left: Surviving[] = [];
  await fault.end(async (url) => {
    const now = await surviving(url);
    plan.say(`the event has lost ${event?.forget(now) ?? 0} moves`);
    left.push(now);
  });
  const to = Date.now();
  tally.phase = 'after';
  plan.say(`the fault is over after ${to - from} ms`);
  return { parted, from, to, surviving: left[0] ?? null, late };
}

async function concluded(
  scene: Scene,
  { parted, from, to, surviving: left }: Suffered,
  ground: Ground,
): Promise<Outcome> {
  const { plan, tally, ready, player, clocks, event, crowd } = scene;
  const { say, folder } = plan;
  const played = await event?.end(folder);
  await crowd.stop();
  const lost = left && forget(crowd, left, parted);
  await Promise.all(ready.map((one) => one.stop()));
  const late = await clockFindings(player.caller(), clocks, { from, to });
  const all = await held(ground, crowd, left?.until ?? null, say);
  for (const line of [...tally.lines(), ...ready.map((one) => readyLine(one, from, to))]) say(line);
  const odd = crowd.left.filter((why) => !/is gone|NOT_FOUND/.test(why)).map((why) => `a table was left: ${why}`);
  const ways = [lost, all, played].flatMap((one) => one?.findings ?? []);
  const findings = [...ways, ...late, ...odd, ...answerFindings(tally, ready, from, to)];
  return { findings, summary: [lost, all, played].flatMap((one) => one?.summary ?? []).join('; ') };
}

function answerFindings(tally: Tally, ready: readonly ReadyLog[], from: number, to: number): Findings {
  const bugs = tally.count('INTERNAL');
  const always = ready.filter(
    ({ changes }) => !changes.some(({ at, status }) => status === 503 && at > from && at < to + 1000),
  );
  return [
    ...(bugs > 0 ? [`${bugs} answers were INTERNAL`] : []),
    ...always.map(() => 'a node said that it is ready all the time'),
  ];
}

function readyLine({ changes }: ReadyLog, from: number, to: number): string {
  const when = (at: number) => (at < to ? `${at - from} ms after the beginning` : `${at - to} ms after the end`);
  return `/readyz: ${changes.map(({ at, status }) => `${status} ${when(at)}`).join(', ')}`;
}
