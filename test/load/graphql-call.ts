import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { oneOf } from './random.ts';

/** A lean GraphQL client for load: keep-alive connections, one request at a time on each. */
export interface Caller {
  pool: Pool;
  token: string | null;
  /** The match to name in the header. */
  match?: string;
  /** Called with OK, NO_ANSWER or the refusal's code, and with the duration in milliseconds. */
  heard?: (code: string, took: number) => void;
  /** The nodes that a patient client tries in turn until one of them answers. */
  nodes?: readonly Pool[];
}

/** The server refused the request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly details: unknown;
  constructor(code: string, message: string, details: unknown) {
    super(`${code}: ${message}`);
    this.code = code;
    this.details = details;
  }
}

/** No answer arrived, so the request may or may not have been executed. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export function openPool(url: string, connections: number): Pool {
  return new Pool(url, { connections, pipelining: 1 });
}

/** The shape of responses is not validated, because the load must not cost more than the work it measures. */
interface Answer<T> {
  data: T | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Sends one request; a patient client repeats it until it is answered. The document determines the shape of the
 * response.
 * @throws Refusal, NoAnswer
 */
export async function call<T>(caller: Caller, query: string, variables: object): Promise<T> {
  for (;;) {
    try {
      return await callOnce(impatient(caller), query, variables);
    } catch (error) {
      if (!caller.nodes || !isUndecided(error)) throw error;
      await sleep(100);
    }
  }
}

/** Returns a copy of this client that sends each request only once, to one of its nodes. */
export function impatient({ nodes, ...caller }: Caller): Caller {
  return nodes ? { ...caller, pool: oneOf(nodes) } : caller;
}

/** Whether the outcome is unknown: no response arrived, or the server had no database or was overloaded. */
function isUndecided(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof Refusal && ['UNAVAILABLE', 'OVERLOADED'].includes(error.code));
}

/** Makes a request. Returns the response, the refusal's code, or null if the outcome is unknown. */
export async function attempt<T>(request: () => Promise<T>): Promise<T | { code: string } | null> {
  try {
    return await request();
  } catch (error) {
    if (isUndecided(error)) return null;
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}

async function callOnce<T>(caller: Caller, query: string, variables: object): Promise<T> {
  const began = performance.now();
  const heard = (code: string) => caller.heard?.(code, performance.now() - began);
  const { data, errors } = await answer<T>(caller, JSON.stringify({ query, variables })).catch((lost: unknown) => {
    heard('NO_ANSWER');
    throw lost;
  });
  const [error] = errors ?? [];
  heard(error ? (error.extensions?.code ?? 'UNKNOWN') : 'OK');
  if (error) throw new Refusal(error.extensions?.code ?? 'UNKNOWN', error.message, error.extensions);
  if (data === null) throw new Refusal('UNKNOWN', 'no data', null);
  return data;
}

async function answer<T>({ pool, token, match }: Caller, body: string): Promise<Answer<T>> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(match ? { 'arbiter-match': match } : {}),
  };
  try {
    return JSON.parse(await exchange(pool, { path: '/graphql', method: 'POST', headers, body })) as Answer<T>;
  } catch (error) {
    throw new NoAnswer(error instanceof Error ? error.message : String(error));
  }
}

// Avoids a stream for each response, which would take a third of a request's time.
function exchange(pool: Pool, request: Dispatcher.DispatchOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pool.dispatch(request, {
      onRequestStart: () => {}, // tells undici which handler interface this is
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve((chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString()),
      onResponseError: (_, error) => reject(error),
    });
  });
}

const guest = z.object({ signInAsGuest: z.object({ token: z.string() }) });

/** Creates a guest who uses the same connections and is as patient as this caller. */
export async function asGuest(pool: Pool, like: Omit<Caller, 'pool' | 'token'> = {}): Promise<Player> {
  const made = guest.parse(await call({ ...like, pool, token: null }, 'mutation { signInAsGuest { token } }', {}));
  return { ...like, pool, token: made.signInAsGuest.token };
}

/** A signed-in client. */
export type Player = Caller & { token: string };
