import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../load/graphql-call.ts';
import { account, does, guest, type Person, people as peopleOf, type Say, type Site, spread } from './api.ts';
import { type Following, follow } from './follow.ts';
import type { Scene } from './incidents.ts';
import type { EventPlan } from './plans.ts';
import { type Manner, playMatch } from './play.ts';

/** A tournament that has been played to its end. */
export interface PlayedEvent {
  id: string;
  /** The seed's hash, published when the tournament was created. */
  promised: string;
  heard: Following['heard'];
  moves: number;
  /**
   * For each round, the time from the entry before its pairings until a client received the pairings, in milliseconds.
   */
  waits: number[];
  /** The event's duration in seconds. */
  seconds: number;
  findings: string[];
}

/** The number of concurrent matches. */
const AT_ONCE = 24;
/** The maximum length of a base name. It leaves room for a number, because names have at most 24 characters. */
const LONGEST = 16;
/** The number of teams that do not check in, if the plan has a check-in. */
const ABSENT = 2;
/** The interval at which the driver checks for new tables, in milliseconds. */
const LOOK = 150;

/** A tournament with all entrants registered. */
interface Entered {
  id: string;
  promised: string;
  organizer: Person;
  judge: Person;
  people: Person[];
  findings: string[];
}

/** Creates accounts, enters them in a tournament and plays it to its end. */
export async function playEvent(site: Site, plan: EventPlan, say: Say): Promise<PlayedEvent> {
  const entered = await enteredBy(site, plan, say);
  const { id, promised, organizer, judge, people, findings } = entered;
  const following = follow(() => site.url, id);
  const scene = { site, id, organizer, judge, entrants: await byNumber(organizer, id, people), following };
  const began = Date.now();
  await does(organizer, 'beginTournament', 'BeginTournamentInput', { id, ...seedingOf(plan) });
  const { moves, broken } = await run(scene, people, plan);
  const seconds = (Date.now() - began) / 1000;
  await following.close();
  const { heard } = following;
  return { id, promised, heard, waits: waitsIn(heard), moves, seconds, findings: [...findings, ...broken] };
}

async function enteredBy(site: Site, plan: EventPlan, say: Say): Promise<Entered> {
  const called = plan.name.slice(0, LONGEST);
  const [organizer, judge] = [await account(site, `${called} Host`), await account(site, `${called} Judge`)];
  const size = plan.setup.teamSize ?? 1;
  const people = await peopleOf(site, called, plan.entrants * size, plan.guests ? guest : account);
  say(`${plan.name}: ${people.length} people`);
  const setup = { grace: 0, ...plan.setup, ...(plan.checkIn && checkedIn()), name: `The ${plan.name}` };
  const { id, seedHash, seed } = await does(organizer, 'createTournament', 'CreateTournamentInput', { setup });
  const findings = seed === null ? [] : ['the seed is shown before registration'];
  await does(organizer, 'appointOfficial', 'OfficialInput', { id, player: judge.id, role: 'JUDGE' });
  await does(organizer, 'openRegistration', 'TournamentInput', { id });
  const teams = Array.from({ length: plan.entrants }, (_, index) => people.slice(index * size, (index + 1) * size));
  await spread(teams.length, plan.seeded ? 1 : 8, (index) => enters(id, teams[index] ?? []));
  if (plan.checkIn) await spread(teams.length - ABSENT, 8, (index) => checksIn(id, teams[index]?.[0]));
  say(`${plan.name}: all entrants are registered`);
  return { id, promised: seedHash, organizer, judge, people, findings };
}

async function checksIn(id: string, person: Person | undefined): Promise<void> {
  if (person) await does(person, 'checkIn', 'EntrantInput', { id });
}

function waitsIn(heard: Following['heard']): number[] {
  return heard.flatMap(({ kind, came }, index) => {
    const before = heard[index - 1];
    return kind === 'PAIRED' && before ? [came - Date.parse(before.at)] : [];
  });
}

/** Returns a start in one hour, with check-in already open. */
function checkedIn(): object {
  return { startsAt: new Date(Date.now() + 3_600_000).toISOString(), checkIn: 7200 };
}

async function enters(id: string, [captain, ...mates]: readonly Person[]): Promise<void> {
  if (!captain) return;
  const members = mates.length > 0 ? { members: [captain, ...mates].map((one) => one.id) } : {};
  await does(captain, 'registerForTournament', 'RegisterInput', { id, ...members });
  for (const mate of mates) await does(mate, 'agreeToTournament', 'TournamentDeckInput', { id });
}

function seedingOf({ seeded, entrants }: EventPlan): object {
  return seeded ? { seeding: Array.from({ length: entrants }, (_, index) => index + 1) } : {};
}

const ENTRANTS = `query ($id: ID!, $after: Int!) { tournament(id: $id) {
  entrants(first: 400, after: $after) { number members { player { id } } } } }`;

interface Entrants {
  tournament: { entrants: { number: number; members: { player: { id: string } }[] }[] };
}

async function byNumber(organizer: Person, id: string, people: readonly Person[]): Promise<Person[]> {
  const byId = new Map(people.map((one) => [one.id, one]));
  const all: Person[] = [];
  for (;;) {
    const { tournament } = await call<Entrants>(organizer, ENTRANTS, { id, after: all.length });
    all.push(...tournament.entrants.flatMap(({ members: [first] }) => byId.get(first?.player.id ?? '') ?? []));
    if (tournament.entrants.length < 400) return all;
  }
}

const TABLES = `query ($id: ID!, $after: Int!) { tournament(id: $id) { status seed round {
  tables(first: 400, after: $after) { table over matchId match { id } } } } }`;

interface Tables {
  tournament: {
    status: string;
    seed: string | null;
    round: { tables: { over: boolean; match: { id: string } | null }[] } | null;
  };
}

/** A tournament in progress. */
interface Hall {
  people: Map<string, Person>;
  manner: Manner;
  /** Matches that have begun and are waiting for a player loop. */
  queue: string[];
  halt: AbortController;
  moves: number;
  broken: string[];
}

/** Plays every match that begins until the tournament is over. */
async function run(scene: Omit<Scene, 'joins'>, people: readonly Person[], plan: EventPlan): Promise<Hall> {
  const halt = new AbortController();
  const byId = new Map(people.map((one) => [one.id, one]));
  const hall: Hall = { people: byId, manner: plan.manner, queue: [], halt, moves: 0, broken: [] };
  const joins = (person: Person) => void byId.set(person.id, person);
  const beside = (plan.incidents ?? []).map((one) =>
    one({ ...scene, joins }).catch((error: unknown) => void hall.broken.push(`${one.name}: ${error}`)),
  );
  const players = Array.from({ length: AT_ONCE }, () => playQueued(hall));
  await queueUntilOver(scene, hall);
  halt.abort();
  await Promise.all([...players, ...beside, scene.following.over]);
  return hall;
}

async function playQueued(hall: Hall): Promise<void> {
  const { people, manner, halt } = hall;
  while (!halt.signal.aborted) {
    const id = hall.queue.shift();
    if (id === undefined) await sleep(LOOK / 3);
    else {
      const moves = await playMatch({ id, people, manner, halt: halt.signal }).catch((error: unknown) => {
        hall.broken.push(`match ${id}: ${error}`);
        return 0;
      });
      hall.moves += moves;
    }
  }
}

async function queueUntilOver({ organizer, id }: Omit<Scene, 'joins'>, hall: Hall): Promise<void> {
  const begun = new Set<string>();
  for (;;) {
    const { status, seed, round } = await nextTables(organizer, id);
    if (status !== 'RUNNING') return;
    if (seed !== null) hall.broken.push('the seed is shown before the end');
    for (const { match, over } of round) {
      if (over || !match || begun.has(match.id)) continue;
      begun.add(match.id);
      hall.queue.push(match.id);
    }
    await sleep(LOOK);
  }
}

async function nextTables(organizer: Person, id: string) {
  const round: { over: boolean; match: { id: string } | null }[] = [];
  for (;;) {
    const { tournament } = await call<Tables>(organizer, TABLES, { id, after: round.length });
    const page = tournament.round?.tables ?? [];
    round.push(...page);
    if (page.length < 400) return { status: tournament.status, seed: tournament.seed, round };
  }
}
