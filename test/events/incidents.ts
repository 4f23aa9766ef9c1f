import { setTimeout as sleep } from 'node:timers/promises';
import { call, Refusal } from '../load/graphql-call.ts';
import { account, does, type Person, type Site } from './api.ts';
import type { Following } from './follow.ts';

/** A running tournament. */
export interface Scene {
  site: Site;
  id: string;
  organizer: Person;
  judge: Person;
  /** The first player of each entrant, by the entrant's number, counting from 1. */
  entrants: Person[];
  following: Following;
  /** Adds a player to those who play. */
  joins(person: Person): void;
}

/** An incident in a tournament. The promise resolves once it has happened, and rejects if it was impossible. */
export type Incident = (scene: Scene) => Promise<void>;

interface Seen {
  table: number;
  matchId: string | null;
  over: boolean;
  entrants: { number: number }[];
  games: { places: number[] | null }[];
}

const ROUND = `query ($id: ID!, $stage: Int, $round: Int) { tournament(id: $id) { round(stage: $stage, number: $round) {
  tables(first: 100) { table matchId over entrants { number } games { places } } } } }`;

async function tablesOf({ organizer, id }: Scene, stage: number, round: number): Promise<Seen[]> {
  const variables = { id, stage, round };
  const asked = await call<{ tournament: { round: { tables: Seen[] } | null } }>(organizer, ROUND, variables);
  return asked.tournament.round?.tables ?? [];
}

/** Resolves when a round has been paired. */
function roundIs({ following }: Scene, round: number): Promise<unknown> {
  const isIt = (facts: unknown) =>
    typeof facts === 'object' && facts !== null && 'round' in facts && facts.round === round;
  return following.until(({ kind, facts }) => kind === 'PAIRED' && isIt(facts));
}

export const somebodyLate: Incident = async (scene) => {
  await roundIs(scene, 1);
  const person = await account(scene.site, 'Late Comer');
  scene.joins(person);
  await does(person, 'registerForTournament', 'RegisterInput', { id: scene.id });
};

export const somebodyLeaves: Incident = async (scene) => {
  await roundIs(scene, 2);
  const [third] = scene.entrants.slice(2);
  if (third) await does(third, 'dropFromTournament', 'EntrantInput', { id: scene.id, reason: 'ill' });
};

export const somebodyCheats: Incident = async (scene) => {
  await roundIs(scene, 3);
  const input = { id: scene.id, entrant: 5, reason: 'marked cards' };
  await does(scene.judge, 'disqualifyEntrant', 'DisqualifyInput', input);
};

export const anOldResultIsCorrected: Incident = async (scene) => {
  await roundIs(scene, 4);
  const [table] = await tablesOf(scene, 1, 1);
  if (!table) throw new Error('the first round has no table');
  const places = table.games.at(-1)?.places?.toReversed() ?? [1, 2];
  const input = { id: scene.id, stage: 1, round: 1, table: table.table, places, reason: 'the slip was read wrongly' };
  await does(scene.organizer, 'ruleTable', 'RuleTableInput', input);
};

interface Standing {
  version: number;
  status: string;
}

const judged = (person: Person, mutation: string, type: string, input: object) =>
  call<{ it: Standing }>(person, `mutation ($i: ${type}!) { it: ${mutation}(input: $i) { version status } }`, {
    i: input,
  });

/** The version at which a player calls a judge, and the version to which the judge goes back. */
const [CALLED, TAKEN_BACK] = [5, 2];

// A player calls a judge, who pauses the match, looks at it, warns, rewinds and resumes.
const aJudgeIsCalled: Incident = async (scene) => {
  const match = await someMatch(scene);
  const caller = await callerAt(scene, match);
  const about = 'I clicked the wrong card';
  await call(caller, 'mutation ($id: ID!, $about: String!) { callJudge(matchId: $id, about: $about) { id } }', {
    id: match,
    about,
  });
  const { judge } = scene;
  const pause = await judged(judge, 'pauseMatch', 'JudgeInput', { matchId: match, reason: 'a call' });
  const calls = `query ($id: ID!) { judgeCalls(tournament: $id) { version match { id } } }`;
  const open = await call<{ judgeCalls: { version: number; match: { id: string } }[] }>(judge, calls, { id: scene.id });
  const own = open.judgeCalls.find((one) => one.match.id === match);
  if (!own) throw new Error('the call is not in the queue');
  const take = 'mutation ($id: ID!, $v: Int!) { takeJudgeCall(matchId: $id, version: $v) { status } }';
  await call(judge, take, { id: match, v: own.version });
  await call(judge, 'query ($id: ID!) { matchAsJudge(id: $id) { version } }', { id: match });
  const ruling = { matchId: match, seat: 0, ruling: 'WARNING', reason: 'slowly, please', version: pause.it.version };
  await judged(judge, 'rule', 'RuleInput', ruling);
  await judged(judge, 'rewindMatch', 'RewindMatchInput', { matchId: match, to: TAKEN_BACK, reason: 'a wrong click' });
  await judged(judge, 'resumeMatch', 'JudgeInput', { matchId: match, reason: 'play on' });
  const close = 'mutation ($id: ID!, $v: Int!) { closeJudgeCall(matchId: $id, version: $v) { status } }';
  await call(judge, close, { id: match, v: own.version });
};

/** Pauses a match of the first round before it ends. */
async function someMatch(scene: Scene): Promise<string> {
  await roundIs(scene, 1);
  const { judge } = scene;
  for (let tries = 0; tries < 400; tries++, await sleep(10)) {
    for (const { matchId } of await tablesOf(scene, 1, 1)) {
      const asked = await call<{ match: Standing | null }>(
        judge,
        'query ($id: ID!) { match(id: $id) { version status } }',
        { id: matchId },
      );
      if (asked.match?.status !== 'RUNNING' || asked.match.version < CALLED || !matchId) continue;
      // If the match has just ended, the loop tries another one.
      const stopped = await judged(judge, 'pauseMatch', 'JudgeInput', { matchId, reason: 'a look' }).catch(
        (error: unknown) => {
          if (error instanceof Refusal) return null;
          throw error;
        },
      );
      if (stopped) return matchId;
    }
  }
  throw new Error('every match ended before the judge could pause it');
}

async function callerAt({ entrants }: Scene, match: string): Promise<Person> {
  const [any] = entrants;
  const query = 'query ($id: ID!) { match(id: $id) { seats { player { id } } } }';
  if (!any) throw new Error('there are no entrants');
  const asked = await call<{ match: { seats: { player: { id: string } | null }[] } }>(any, query, { id: match });
  const found = entrants.find(({ id }) => asked.match.seats.some(({ player }) => player?.id === id));
  if (!found) throw new Error(`none of our players is in ${match}`);
  return found;
}

export const incidents: readonly Incident[] = [
  somebodyLate,
  somebodyLeaves,
  somebodyCheats,
  anOldResultIsCorrected,
  aJudgeIsCalled,
];
