import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { chance } from '../chance.ts';
import type { Stall, Stalling } from '../proxy/stall-proxy.ts';
import type { Say } from '../report.ts';
import { lastRound, type Progress } from './progress.ts';
import type { Site } from './site.ts';

/**
 * KILL: a node ends by `kill -9`. KILL_ALL: every node does. KILL_AT: every node does when a statement of the tournament is on
 * its way or has been carried out; one that is on its way arrives when they are back. STALL: connections to PostgreSQL fall
 * silent for a while. HANG: Redis does. FLUSH: Redis forgets everything.
 */
const KINDS = ['KILL', 'KILL_ALL', 'KILL_AT', 'STALL', 'HANG', 'FLUSH'] as const;
const KILLS: readonly TroubleKind[] = ['KILL', 'KILL_AT', 'KILL_ALL', 'KILL_AT'];
export type TroubleKind = (typeof KINDS)[number];

/** What befalls an event, and when: by its progress, and so many milliseconds after that. */
export interface Trouble {
  kind: TroubleKind;
  part: number;
  after: number;
}

/** How many of each. */
export interface TroublePlan {
  kills: number;
  stalls: number;
  hangs: number;
}

/** How long until such a statement comes by, in milliseconds. */
const WAIT = 5000;
/** Statements of an event at which connections to PostgreSQL fall silent. */
const MOMENTS: readonly (RegExp | undefined)[] = [
  /append-tournament/,
  /insert into "tournament_games"/,
  /update "tournaments" set/,
  /"tournament_games"/,
  undefined,
];

/** Half of it comes while rounds end and the next ones are paired and seated, the other half at any time. */
export function plannedTrouble(
  { kills, stalls, hangs }: TroublePlan,
  { allRounds }: Pick<Progress, 'allRounds'>,
): Trouble[] {
  const one = (kind: TroubleKind, index: number): Trouble => {
    const early = index % 5 === 4; // while people register
    const boundary = Math.floor(chance() * allRounds) / allRounds;
    const part = early ? -0.9 + chance() * 0.8 : index % 2 === 0 ? boundary : chance();
    return { kind, part: Math.min(lastRound({ allRounds }), part), after: chance() * 800 };
  };
  const all = [
    ...Array.from({ length: kills }, (_, index) => one(KILLS[index % KILLS.length] ?? 'KILL', index)),
    ...Array.from({ length: stalls }, (_, index) => one('STALL', index)),
    ...Array.from({ length: hangs }, (_, index) => one(index % 2 === 0 ? 'FLUSH' : 'HANG', index)),
  ];
  return all.sort((a, b) => a.part - b.part);
}

/** Makes the trouble that is planned, one after the other, until there is no more or the event is over. How much there was. */
export async function troubled(
  site: Site,
  plan: readonly Trouble[],
  progress: Progress,
  say: Say,
): Promise<Map<TroubleKind, number>> {
  const counts = new Map<TroubleKind, number>();
  progress.pending = plan.length;
  for (const { kind, part, after } of plan) {
    while (progress.part < part && !progress.over) await sleep(20);
    await sleep(after);
    if (progress.over) break;
    await befall(site, kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    progress.pending--;
    say(`${kind} at ${(100 * progress.part).toFixed(1)} %, ${progress.moves} moves so far`);
  }
  return counts;
}

async function befall(site: Site, kind: TroubleKind): Promise<void> {
  switch (kind) {
    case 'KILL':
      return killOne(site, Math.floor(chance() * site.nodes.urls.length));
    case 'KILL_ALL':
      return killAll(site);
    case 'KILL_AT':
      return killAt(site);
    case 'STALL':
      return stall(site);
    case 'HANG':
      await site.redis?.hang();
      await sleep(1000 + chance() * 5000);
      await site.redis?.goOn();
      return;
    case 'FLUSH':
      return flush(site);
  }
}

// A node that is dead already is waited for.
async function killOne({ nodes }: Site, index: number): Promise<void> {
  while (!(await nodes.kill(index))) await sleep(50);
}

async function killAll(site: Site): Promise<void> {
  await Promise.all(site.nodes.urls.map((_, index) => killOne(site, index)));
}

async function killAt(site: Site): Promise<void> {
  const stalling = stallSomewhere(site);
  await Promise.race([stalling.hit, sleep(WAIT)]);
  await killAll(site);
  await sleep(chance() * 4000); // before they are back, or after
  stalling.resume();
}

async function stall(site: Site): Promise<void> {
  const stalling = stallSomewhere(site);
  await Promise.race([stalling.hit, sleep(WAIT)]);
  const all = chance() < 0.5 ? site.postgres.stallAll() : null;
  await sleep(500 + chance() * 6000);
  stalling.resume();
  all?.resume();
}

function stallSomewhere({ postgres }: Site): Stalling {
  const at = MOMENTS[Math.floor(chance() * MOMENTS.length)];
  const lost: Stall['lost'] = chance() < 0.5 ? 'REQUEST' : 'ANSWER';
  return postgres.stall({ lost, ...(at && { at }) });
}

async function flush({ redis }: Site): Promise<void> {
  if (!redis) return;
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
}
