import type { Pool } from 'undici';
import { type Caller, call } from '../chaos/load/graphql-call.ts';

/** Where a server is asked. */
export interface Site {
  url: string;
  pool: Pool;
}

/** Somebody with an account. */
export interface Person extends Caller {
  id: string;
  name: string;
  token: string;
}

const PASSWORD = 'a long and quiet evening';
/** Accounts made at the same time: a password takes the processor a while. */
const AT_ONCE = 4;

export async function account({ pool }: Site, name: string): Promise<Person> {
  const query = 'mutation ($i: SignUpInput!) { signUp(input: $i) { token player { id } } }';
  const variables = { i: { name, password: PASSWORD } };
  const made = await call<{ signUp: { token: string; player: { id: string } } }>(
    { pool, token: null },
    query,
    variables,
  );
  return { pool, name, token: made.signUp.token, id: made.signUp.player.id };
}

/** Somebody without an account. */
export async function guest({ pool }: Site, name: string): Promise<Person> {
  const query = 'mutation ($name: String) { it: signInAsGuest(name: $name) { token player { id } } }';
  const made = await call<{ it: { token: string; player: { id: string } } }>({ pool, token: null }, query, { name });
  return { pool, name, token: made.it.token, id: made.it.player.id };
}

/** So many people, each made in this way. */
export async function people(
  site: Site,
  prefix: string,
  count: number,
  made: (site: Site, name: string) => Promise<Person>,
): Promise<Person[]> {
  const all: Person[] = [];
  await spread(count, AT_ONCE, async (index) => {
    all[index] = await made(site, `${prefix} ${index + 1}`);
  });
  return all;
}

/** Does something for each number below `count`, a few at the same time. */
export async function spread(count: number, atOnce: number, one: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** What every request to a tournament answers. */
export interface Answered {
  id: string;
  version: number;
  status: string;
  seedHash: string;
  seed: string | null;
}

/** Does something to a tournament. @throws Refusal, NoAnswer */
export async function does(person: Caller, mutation: string, type: string, input: object): Promise<Answered> {
  const query = `mutation ($i: ${type}!) { it: ${mutation}(input: $i) { id version status seedHash seed } }`;
  return (await call<{ it: Answered }>(person, query, { i: input })).it;
}

/** What stands at an address of REST. @throws Error where it is refused */
export async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}
