import type { Api, Call, Operations } from './api.ts';
import { Line } from './line.ts';
import { routedMatch } from './routed-match.ts';

/**
 * One WebSocket for all operations. It opens on first use, and again after the connection is lost. The server answers
 * queries and mutations on it one by one, in the order in which they were sent.
 */
export class SharedLine implements Operations {
  readonly #api: Api;
  readonly #match: string | undefined;
  readonly #calls = new Map<string, Call & { payload: object }>();
  #line: Line | null = null;
  #isWelcome = false;
  #ids = 0;

  /** @param match the main match, if it is known before the first operation */
  constructor(api: Api, match?: string) {
    this.#api = api;
    this.#match = match;
  }

  begin(payload: object, call: Call): () => void {
    const id = String(++this.#ids);
    this.#calls.set(id, { ...call, payload });
    if (!this.#line) this.#connect(this.#match ?? routedMatch(JSON.stringify(payload)));
    else if (this.#isWelcome) this.#ask(id, payload);
    return () => {
      if (this.#calls.delete(id) && this.#isWelcome) this.#line?.say({ id, type: 'complete' });
    };
  }

  close(): void {
    this.#calls.clear();
    this.#line?.hangUp();
    this.#line = null;
    this.#isWelcome = false;
  }

  #connect(match: string | undefined): void {
    const line = new Line(this.#api, match, {
      welcomed: () => {
        this.#isWelcome = true;
        for (const [id, { payload }] of this.#calls) this.#ask(id, payload);
      },
      heard: (message) => this.#hear(message),
      ended: (error) => {
        line.hangUp();
        this.#line = null;
        this.#isWelcome = false;
        const calls = [...this.#calls.values()];
        this.#calls.clear();
        for (const call of calls) call.ended(error);
      },
    });
    this.#line = line;
  }

  #ask(id: string, payload: object): void {
    this.#line?.say({ id, type: 'subscribe', payload });
  }

  #hear(message: Readonly<Record<string, unknown>>): void {
    const id = String(message.id);
    const call = this.#calls.get(id);
    if (message.type === 'complete' || message.type === 'error') this.#calls.delete(id);
    call?.heard(message);
  }
}

/**
 * Returns an `Api` that sends requests and subscriptions over one WebSocket, so that a move needs no additional
 * connection. The open WebSocket keeps a process alive until `line.close()` is called.
 * @param match lets a proxy choose the node (default: the match of the first operation)
 */
export function overSocket<A extends Api>(api: A, match?: string): A & { readonly line: SharedLine } {
  return { ...api, line: new SharedLine(api, match) };
}
