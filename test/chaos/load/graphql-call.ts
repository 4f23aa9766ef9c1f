import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';

/** A lean GraphQL client for load: keep-alive connections, one request each at a time. */
export interface Caller {
  pool: Pool;
  token: string | null;
  /** The match that a header is to name. */
  match?: string;
  /** Gets the code of each refusal, OK, or NO_ANSWER. */
  heard?: (query: string, code: string) => void;
}

/** The server said no. */
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

/** No answer came; whether the request was carried out is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export function openPool(url: string, connections: number): Pool {
  return new Pool(url, { connections, pipelining: 1 });
}

/** What an answer is trusted to be: the load must not cost more than what it measures. */
interface Answer<T> {
  data: T | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * One request. The answer's shape is trusted: it is what the document selects.
 * @throws Refusal, NoAnswer
 */
export async function call<T>(caller: Caller, query: string, variables: object): Promise<T> {
  const asked = answer<T>(caller, JSON.stringify({ query, variables }));
  const { data, errors } = await asked.catch((lost: unknown) => {
    caller.heard?.(query, 'NO_ANSWER');
    throw lost;
  });
  const [error] = errors ?? [];
  caller.heard?.(query, error ? (error.extensions?.code ?? 'UNKNOWN') : 'OK');
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

// Without a stream for each answer, which costs a third of a request.
function exchange(pool: Pool, request: Dispatcher.DispatchOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pool.dispatch(request, {
      onRequestStart: () => {}, // tells undici which handlers these are
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve((chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString()),
      onResponseError: (_, error) => reject(error),
    });
  });
}

const guest = z.object({ signInAsGuest: z.object({ token: z.string() }) });

/** A new guest on the same connections. */
export async function asGuest(pool: Pool): Promise<Caller & { token: string }> {
  const made = guest.parse(await call({ pool, token: null }, 'mutation { signInAsGuest { token } }', {}));
  return { pool, token: made.signInAsGuest.token };
}
