import type { Api, Call, Document } from './api.ts';
import { isRecord, refusalIn, refusalOf } from './failures.ts';
import { Inbox } from './inbox.ts';
import { Line } from './line.ts';
import { routedMatch } from './routed-match.ts';

export interface Subscribing {
  signal?: AbortSignal | undefined;
  /** Receives the WebSocket once it is open, for tests that cut the connection. */
  opened?: ((socket: unknown) => void) | undefined;
}

/**
 * Subscribes without reconnecting, over the WebSocket of the `Api` if there is one, otherwise over a new WebSocket.
 * Ends when the server completes the subscription, or when the signal is aborted.
 * @throws ServerRefusal; Unreachable if the connection fails
 */
export async function* subscribe<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: Variables,
  { signal, opened }: Subscribing = {},
): AsyncGenerator<Result> {
  if (signal?.aborted) return;
  const inbox = new Inbox<Result>();
  const stop = () => inbox.close();
  signal?.addEventListener('abort', stop);
  const hangUp = begun(api, { query, variables }, opened, inbox);
  try {
    yield* inbox;
  } finally {
    signal?.removeEventListener('abort', stop);
    hangUp();
  }
}

/** Starts a subscription. @returns a function that ends the subscription */
function begun<Result>(api: Api, payload: object, opened: Subscribing['opened'], inbox: Inbox<Result>): () => void {
  const call: Call = {
    heard: (message) => take(message, inbox),
    ended: (error) => inbox.close(error),
  };
  if (api.line) return api.line.begin(payload, call);
  const line = new Line(api, routedMatch(JSON.stringify(payload)), {
    ...call,
    opened,
    welcomed: (open) => open.say({ id: '1', type: 'subscribe', payload }),
  });
  return () => line.hangUp();
}

function take<Result>({ type, payload }: Readonly<Record<string, unknown>>, inbox: Inbox<Result>): void {
  if (type === 'complete') inbox.close();
  if (type === 'error') inbox.close(refusalOf(Array.isArray(payload) ? payload : []));
  if (type !== 'next' || !isRecord(payload)) return;
  const refusal = refusalIn(payload);
  if (refusal) inbox.close(refusal);
  else inbox.put(payload.data as Result); // the type was generated from the document, which the server has checked
}
