import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { account, type Decision, decision, get, put, resign, SUBMIT } from '../../api/client.ts';

/** A player with an account, whose moves the test picks. */
export interface Entered {
  id: string;
  token: string;
}

const entrant = z.object({ number: z.number(), gone: z.string().nullable() });
const table = z.object({
  table: z.number(),
  over: z.boolean(),
  entrants: z.array(z.object({ number: z.number() })),
  games: z.array(z.object({ places: z.array(z.number()).nullable(), match: z.object({ id: z.string() }).nullable() })),
  matchId: z.string().nullable(),
});
const round = z.object({
  round: z.number(),
  stage: z.number(),
  status: z.string(),
  byes: z.array(z.object({ number: z.number() })),
  tables: z.array(table),
});
export const tournament = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  entrants: z.array(entrant),
  stages: z.array(z.object({ number: z.number(), rounds: z.array(round) })),
  places: z.array(z.object({ place: z.number(), entrant: z.object({ number: z.number() }) })),
});
export type TournamentView = z.infer<typeof tournament>;

const ROUND = `round stage status byes { number } tables(first: 8) {
  table over matchId entrants { number } games { places match { id } } }`;
export const TOURNAMENT = `id version status entrants { number gone } places { place entrant { number } }
  stages { number rounds { ${ROUND} } }`;

/** Sends a mutation to a tournament, which must succeed. */
export async function does(
  address: string,
  { token }: Pick<Entered, 'token'>,
  mutation: string,
  type: string,
  input: object,
): Promise<{ id: string; version: number }> {
  const query = `mutation ($input: ${type}!) { it: ${mutation}(input: $input) { id version } }`;
  const shape = z.object({ it: z.object({ id: z.string(), version: z.number() }) });
  return (await get(shape, address, query, { input }, token)).it;
}

export async function read(address: string, id: string, token?: string): Promise<TournamentView> {
  const query = `query ($id: ID!) { it: tournament(id: $id) { ${TOURNAMENT} } }`;
  return (await get(z.object({ it: tournament }), address, query, { id }, token)).it;
}

/** Creates accounts. */
export async function players(address: string, count: number, prefix = 'Player'): Promise<Entered[]> {
  const all: Entered[] = [];
  for (let one = 1; one <= count; one++) {
    const token = await account(address, `${prefix} ${one}`);
    const { me } = await get(z.object({ me: z.object({ id: z.string() }) }), address, '{ me { id } }', {}, token);
    all.push({ id: me.id, token });
  }
  return all;
}

/**
 * Creates a tournament and enters all players. It ends with its last result unless `setup` says otherwise.
 *
 * @param brings the input that each player registers with, such as a deck
 */
export async function entered(
  address: string,
  organizer: Entered,
  setup: object,
  field: readonly Entered[],
  brings: object = {},
): Promise<string> {
  const input = { setup: { grace: 0, ...setup } };
  const { id } = await does(address, organizer, 'createTournament', 'CreateTournamentInput', input);
  await does(address, organizer, 'openRegistration', 'TournamentInput', { id });
  for (const one of field) await does(address, one, 'registerForTournament', 'RegisterInput', { id, ...brings });
  return id;
}

const asked = z.object({
  myDecisions: z.array(decision.extend({ matchId: z.string(), version: z.number() })),
});
const ASKED = `{ myDecisions(first: 5) { seat matchId version
  choices { label move blank { path from { value } min max } } } }`;

/** How players play. They resign about one in `resigns` games; 1 means every game. */
export interface Play {
  random: (n: number) => number;
  resigns: number;
}

/** Answers all open questions of these players. Returns the number of questions. */
export async function answerAll(address: string, field: readonly Entered[], play: Play): Promise<number> {
  const answered = await Promise.all(field.map((one) => answerOne(address, one, play)));
  return answered.reduce((sum, count) => sum + count, 0);
}

async function answerOne(address: string, { token }: Entered, { random, resigns }: Play): Promise<number> {
  const { myDecisions } = await get(asked, address, ASKED, {}, token);
  for (const one of myDecisions) {
    if (random(resigns) === 0 && random(4) === 0) {
      await resign(address, token, one.matchId).catch(() => {}); // the match may be over
      continue;
    }
    const input = { matchId: one.matchId, version: one.version, move: anyMove(one, random) };
    await get(z.unknown(), address, SUBMIT, { input }, token).catch(() => {}); // another request was first
  }
  return myDecisions.length;
}

function anyMove({ choices }: Decision, random: (n: number) => number): object {
  const choice = choices[random(choices.length)];
  if (!choice) throw new Error('a decision without choices');
  const { move, blank } = choice;
  if (!blank) return move;
  const list = (blank.from ?? []).map(({ value }) => value);
  const from = random(Math.max(1, list.length - blank.min + 1));
  return put(move, blank.path, blank.from ? list.slice(from, from + blank.min) : blank.min);
}

/** Answers all questions until the tournament is over or `until` returns true. */
export async function playedUntil(
  address: string,
  id: string,
  field: readonly Entered[],
  play: Play,
  until: (seen: TournamentView) => boolean = () => false,
): Promise<TournamentView> {
  let last = await read(address, id);
  for (let turns = 0; ; turns++) {
    if (last.status === 'FINISHED' || last.status === 'CANCELLED' || until(last)) return last;
    if ((await answerAll(address, field, play)) === 0) await sleep(50);
    if (turns % 5 === 0) last = await read(address, id);
  }
}

/** Reads repeatedly until `is` accepts the result. */
export async function eventually<T>(look: () => Promise<T>, is: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (is(seen)) return seen;
    await sleep(50);
  }
}

/** Whether each entrant has at most one table or bye in every round. */
export function noEntrantTwice(seen: TournamentView): boolean {
  return seen.stages.every(({ rounds }) =>
    rounds.every(({ tables, byes }) => {
      const all = [...tables.flatMap(({ entrants }) => entrants), ...byes].map(({ number }) => number);
      return new Set(all).size === all.length;
    }),
  );
}
