import type { Api, Document, Operations } from './api.ts';
import { abortReason, isRecord, refusalIn, refusalOf, ServerRefusal, Unreachable } from './failures.ts';
import { routedMatch } from './routed-match.ts';

/** The time-out of a request, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Sends a GraphQL request once: over the WebSocket of the `Api` if it has one, otherwise over HTTP.
 * @throws ServerRefusal with the server's code; Unreachable if no answer arrived
 */
export async function ask<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  if (api.line) return (await say(api, api.line, { query, variables }, signal)) as Result;
  const body = JSON.stringify({ query, variables });
  const answer = await send(api, '/graphql', { body, match: routedMatch(body), signal });
  // The document's type was generated from the contract, and the server has checked the document against the contract.
  return (isRecord(answer) ? answer.data : null) as Result;
}

/** @throws ServerRefusal, Unreachable; the signal's reason if it is aborted */
function say(api: Api, line: Operations, payload: object, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const end = (settle: () => void): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const takeBack = line.begin(payload, {
      heard: ({ type, payload: told }) => {
        const refusal = type === 'error' ? refusalOf(Array.isArray(told) ? told : []) : refusalIn(told);
        if (refusal) end(() => reject(refusal));
        else if (type === 'next') end(() => resolve(isRecord(told) ? told.data : null));
      },
      ended: (error) => end(() => reject(error)),
    });
    const giveUp = (reason: unknown): void => {
      takeBack();
      end(() => reject(reason));
    };
    const late = setTimeout(() => giveUp(new Unreachable(api.server, 'no answer in time')), PATIENCE);
    function stop(): void {
      giveUp(abortReason(signal));
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** A request and its time-out. A request with a body is a POST of JSON; a request without one is a GET. */
export interface Sent {
  body?: string;
  /** The match that the request is about. */
  match?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The time-out in milliseconds. */
  patience?: number;
}

/** @throws ServerRefusal, Unreachable; the signal's reason if it is aborted */
export async function send(
  api: Api,
  path: string,
  { body, match, signal, patience = PATIENCE }: Sent,
): Promise<unknown> {
  if (signal?.aborted) throw abortReason(signal);
  // React Native has neither AbortSignal.timeout nor AbortSignal.any.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const late = setTimeout(end, patience);
  signal?.addEventListener('abort', end);
  const init: RequestInit = {
    headers: headersOf(api, body, match),
    signal: ending.signal,
    ...(body === undefined ? {} : { method: 'POST', body }),
  };
  try {
    const response = await (api.fetch ?? fetch)(api.server + path, init);
    return await answerIn(api, response);
  } catch (error) {
    if (signal?.aborted) throw abortReason(signal);
    throw error instanceof ServerRefusal ? error : new Unreachable(api.server, error);
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  }
}

function headersOf({ token }: Api, body?: string, match?: string): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(match && { 'arbiter-match': match }),
  };
}

// An answer in another format comes from a proxy, so the server may or may not have executed the request.
async function answerIn({ server }: Api, response: Response): Promise<unknown> {
  const text = await response.text();
  const body = parsed(text);
  const refusal = refusalIn(body);
  if (refusal) throw refusal;
  if (response.ok && body !== undefined) return body;
  if (response.ok || response.status >= 500) throw new Unreachable(server, response.status);
  throw new ServerRefusal(
    response.status === 429 ? 'RATE_LIMITED' : 'INTERNAL',
    `The server answers ${response.status}.`,
    {
      retryAfter: Number(response.headers.get('retry-after')) || 1,
    },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
