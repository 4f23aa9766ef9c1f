import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { type Caller, call, type Player, Refusal } from '../load/graphql-call.ts';

/** A server, or several nodes. */
export interface Site {
  url: string;
  pool: Pool;
  /** The options of clients that try one node after another until one answers. */
  client?: Pick<Caller, 'heard' | 'nodes'>;
  notes?: Notes;
}

/** Records what the server acknowledged to its clients. */
export interface Notes {
  acknowledged: Acknowledged[];
  /** Requests to tournaments wait until this promise resolves. */
  open: Promise<void>;
  /** The number of requests to tournaments that have no response yet. */
  inFlight: number;
}

/** A request to a tournament, or a move, that the server has acknowledged. */
export interface Acknowledged {
  /** The id of a tournament or match. */
  id: string;
  key: string;
  /** The version of the entry, or a later version. */
  version: number;
  came: number;
}

/** A player with an account, or a guest. */
export interface Person extends Player {
  id: string;
  name: string;
  notes?: Notes;
}

/** Prints a line of progress. */
export type Say = (line: string) => void;

const PASSWORD = 'a long and quiet evening';
/** The number of accounts that are created at the same time, because hashing a password takes a while. */
const AT_ONCE = 4;

export function account(site: Site, name: string): Promise<Person> {
  const query = 'mutation ($i: SignUpInput!) { it: signUp(input: $i) { token player { id } } }';
  const signUp = (nth: number): Promise<Person> =>
    signedIn(site, name, query, { i: { name: nth === 1 ? name : `${name} ${nth}`, password: PASSWORD } }).catch(
      (error: unknown) => {
        // Either the account was created and the response was lost, or a player of another event has this name.
        if (!site.client || !(error instanceof Refusal && error.message.includes('name is taken'))) throw error;
        return signUp(nth + 1);
      },
    );
  return signUp(1);
}

export function guest(site: Site, name: string): Promise<Person> {
  const query = 'mutation ($name: String) { it: signInAsGuest(name: $name) { token player { id } } }';
  return signedIn(site, name, query, { name });
}

async function signedIn(
  { pool, client, notes }: Site,
  name: string,
  query: string,
  variables: object,
): Promise<Person> {
  type Made = { it: { token: string; player: { id: string } } };
  const { it } = await call<Made>({ ...client, pool, token: null }, query, variables);
  return { ...client, pool, name, token: it.token, id: it.player.id, ...(notes && { notes }) };
}

/** Creates people with the given function. */
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

/** Calls a function for each number below `count`, a few calls at a time. */
export async function spread(count: number, atOnce: number, one: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The response to every tournament request. */
export interface Answered {
  id: string;
  version: number;
  status: string;
  seedHash: string;
  seed: string | null;
}

/** The maximum number of attempts for a request that other requests keep overtaking. */
const PATIENCE = 60;

/** Repeats a request to a tournament until it succeeds, with the same idempotency key. @throws Refusal, NoAnswer */
export function does(person: Person, mutation: string, type: string, input: object): Promise<Answered> {
  const query = `mutation ($i: ${type}!) { it: ${mutation}(input: $i) { id version status seedHash seed } }`;
  const key = randomUUID();
  const send = async (): Promise<Answered> => {
    for (let tries = 1; ; tries++) {
      try {
        const { it } = await call<{ it: Answered }>(person, query, { i: { key, ...input } });
        person.notes?.acknowledged.push({ id: it.id, key, version: it.version, came: Date.now() });
        return it;
      } catch (error) {
        const isOvertaken = error instanceof Refusal && error.code === 'STALE_VERSION' && person.notes;
        if (!isOvertaken || tries === PATIENCE) throw error;
        await sleep(100);
      }
    }
  };
  return person.notes ? whenOpen(person.notes, send) : send();
}

async function whenOpen<T>(notes: Notes, send: () => Promise<T>): Promise<T> {
  await notes.open;
  notes.inFlight++;
  return send().finally(() => {
    notes.inFlight--;
  });
}

/** Reads the body at a REST address. @throws Error if the server refuses the request */
export async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}
