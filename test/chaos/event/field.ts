import { chance } from '../chance.ts';
import { ask, does, type EventLoad, type Somebody } from './event-load.ts';
import { inLanes } from './lanes.ts';

/** An event that is about to be played. */
export interface Field {
  id: string;
  organizer: Somebody;
  players: Somebody[];
  /** All who may sit at a table, by id. */
  everybody: ReadonlyMap<string, Somebody>;
  /** Who registers when it has begun. */
  late: Somebody[];
  /** Somebody who has an office. */
  judge: Somebody;
}

export interface FieldPlan {
  entrants: number;
  /** Rounds of the Swiss. */
  rounds: number;
  /** How many go on to a bracket then; 0: there is none. */
  cut: number;
}

/** Requests at the same time. */
const LANES = 12;
/** One in so many does not check in, one in so many takes the registration back first, and one in so many comes late. */
const [ABSENT, HESITANT, LATE] = [24, 8, 16];

/** Seconds; longer than any run, so that its organizer begins it. */
const CHECK_IN = 7 * 3600;

const CREATE = 'mutation($input: CreateTournamentInput!) { createTournament(input: $input) { id } }';
const SIGN_UP = 'mutation($input: SignUpInput!) { signUp(input: $input) { token player { id } } }';

/** Accounts, and a tournament that nobody knows of yet: in fair weather. */
export async function newField(load: EventLoad, plan: FieldPlan): Promise<Field> {
  const count = plan.entrants;
  const all: Somebody[] = [];
  const names = ['Organizer', 'Judge', ...Array.from({ length: count }, (_, index) => `Fencer ${index + 1}`)];
  await inLanes([...names.entries()], LANES, async ([index, name]) => {
    all[index] = await somebody(load, name);
  });
  const [organizer, judge, ...players] = all;
  if (!organizer || !judge) throw new Error('nobody organizes');
  const everybody = new Map(players.map((one) => [one.id, one]));
  const late = players.splice(count - Math.floor(count / LATE));
  const input = { setup: { grace: 0, ...setupOf(plan) }, key: 'the event' };
  const { createTournament } = await ask<{ createTournament: { id: string } }>(load, organizer, CREATE, { input });
  return { id: createTournament.id, organizer, judge, players, everybody, late };
}

function setupOf({ entrants, rounds, cut }: FieldPlan): object {
  return {
    name: 'An event in a storm',
    game: 'golems',
    options: { rounds: 2 },
    capacity: Math.max(2, entrants),
    startsAt: new Date(Date.now() + 1000 * CHECK_IN).toISOString(),
    checkIn: 2 * CHECK_IN,
    lateRounds: rounds,
    timeControl: { perDecision: 60 },
    stages: [{ swiss: { rounds } }, ...(cut > 0 ? [{ singleElimination: { take: cut } }] : [])],
  };
}

async function somebody(load: EventLoad, name: string): Promise<Somebody> {
  const input = { name, password: 'wind and rain for days' };
  type SignedUp = { signUp: { token: string; player: { id: string } } };
  const { signUp } = await ask<SignedUp>(load, { token: '' }, SIGN_UP, { input });
  return { id: signUp.player.id, token: signUp.token };
}

/** All register and say that they are there, whatever befalls the server meanwhile; then it begins. */
export async function entered(load: EventLoad, { id, organizer, judge, players }: Field): Promise<void> {
  await does(load, organizer, 'openRegistration', { id });
  await does(load, organizer, 'appointOfficial', { id, player: judge.id, role: 'JUDGE' });
  await inLanes([...players.entries()], LANES, async ([index, one]) => {
    await does(load, one, 'registerForTournament', { id });
    if (index % HESITANT === 3) {
      await does(load, one, 'unregisterFromTournament', { id });
      await does(load, one, 'registerForTournament', { id });
    }
    if (index % ABSENT !== ABSENT - 1) await does(load, one, 'checkIn', { id });
  });
  await does(load, organizer, 'beginTournament', { id });
}

/** What people do besides playing: they come late, leave, are sent away; the organizer pauses, and corrects results. */
export async function meddle(load: EventLoad, field: Field, moment: number): Promise<void> {
  const { id, organizer, judge, players, late } = field;
  const over = ['TOURNAMENT_OVER', 'FORBIDDEN'];
  const one = players.splice(Math.floor(chance() * players.length), 1)[0];
  const newcomer = late.pop();
  if (newcomer) await does(load, newcomer, 'registerForTournament', { id }, over);
  switch (moment % 4) {
    case 0:
      if (one) await does(load, one, 'dropFromTournament', { id, reason: 'a train to catch' }, over);
      return;
    case 1:
      if (await does(load, organizer, 'pauseTournament', { id, reason: 'lunch' }, over))
        await does(load, organizer, 'resumeTournament', { id }, over);
      return;
    case 2:
      await does(load, judge, 'ruleTable', { id, ...SPOT, places: null, reason: 'both were late' }, over);
      return;
    case 3:
      if (one)
        await does(
          load,
          organizer,
          'disqualifyEntrant',
          { id, entrant: await numberOf(load, id, one), reason: 'no' },
          over,
        );
  }
}

const SPOT = { stage: 1, round: 1, table: 1 };

async function numberOf(load: EventLoad, id: string, who: Somebody): Promise<number> {
  const query = 'query($id: ID!) { tournament(id: $id) { yourEntrant { number } } }';
  type Own = { tournament: { yourEntrant: { number: number } | null } };
  return (await ask<Own>(load, who, query, { id })).tournament.yourEntrant?.number ?? 0;
}
