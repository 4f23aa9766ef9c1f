import { MessageType, parseMessage, type SubscribeMessage } from 'graphql-ws';
import { Refused } from '../../../errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Documents } from '../../request/document.ts';
import { documentOf } from '../../request/document.ts';

import { forbiddenKey, hasForbiddenKey } from '../../request/forbidden-keys.ts';
import { askedInBody } from '../../request/parse.ts';
import type { KnownDocuments } from '../checked-documents.ts';
import type { Client } from '../client-connection.ts';
import { type Answered, answered, type Meant } from './answered.ts';
import { observed } from './observed.ts';
import { Reservation } from './reservation.ts';

/** Queries and mutations of one connection that are not answered yet; what comes on top of them is refused. */
export const WAITING = 32;
/** After so many seconds it may come again: one of those that wait is answered by then. */
const RETRY_AFTER = 1;

/**
 * Queries and mutations over WebSockets. Those of one connection are done and answered one by one, in the order in which they
 * were sent, and each as it would be over HTTP: `next` holds the body that it would have got there, and `error` the errors of
 * what was not executed at all.
 */
export class Operations {
  readonly #dependencies: Dependencies;
  readonly #documents: Documents;
  readonly #known: KnownDocuments;

  constructor(dependencies: Dependencies, documents: Documents, known: KnownDocuments) {
    this.#dependencies = dependencies;
    this.#documents = documents;
    this.#known = known;
  }

  /** Takes a message that asks for one; false for all others, and for what breaks the protocol. */
  take(client: Client, text: string): boolean {
    const { connection } = client;
    if (!connection?.acknowledged) return false;
    const message = subscribeIn(text);
    if (!message || message.id in connection.subscriptions) return false;
    const meant = hasForbiddenKey(text, message) ? { error: forbiddenKey() } : this.#meant(message);
    if (meant && 'document' in meant && this.#isSubscription(meant)) return false;
    if (client.isLeaving) return true; // not begun, so that it may be sent to another node
    const asking = { id: message.id, held: new Reservation(), came: performance.now() };
    connection.subscriptions[asking.id] = asking.held;
    const what = client.operations.length < WAITING ? meant : { error: tooMany() };
    client.operations.add(() => this.#answer(client, asking, what));
    return true;
  }

  #meant({ payload }: SubscribeMessage): Meant {
    try {
      const { variables, operationName, ...named } = askedInBody(payload);
      return { document: documentOf(this.#documents, named), variables, operationName };
    } catch (error) {
      return { error };
    }
  }

  #isSubscription({ document, operationName }: Exclude<Meant, { error: unknown }>): boolean {
    return this.#known.isSubscription(document, operationName);
  }

  async #answer(client: Client, asking: Asking, meant: Meant): Promise<void> {
    if (!isWanted(client, asking)) return;
    const answer = await observed(client, this.#dependencies, asking.came, (log) =>
      answered(client, this.#dependencies, meant, log),
    );
    if (!isWanted(client, asking)) return;
    delete client.connection?.subscriptions[asking.id];
    sendAnswer(client, asking.id, answer);
  }
}

/** Something that waits for its answer. */
interface Asking {
  id: string;
  held: Reservation;
  /** When it came, by `performance.now()`. */
  came: number;
}

// What has been begun is not taken back; only its answer is not sent.
function isWanted({ connection }: Client, { id, held }: Asking): boolean {
  return connection?.subscriptions[id] === held;
}

function sendAnswer(client: Client, id: string, { type, payload, isSecret }: Answered): void {
  const named = `{"id":${JSON.stringify(id)},"type":`;
  const how = { compress: !isSecret };
  if (type === 'error') return client.send(`${named}"error","payload":${payload}}`, how);
  client.send(`${named}"next","payload":${payload}}`, how);
  client.send(`${named}"complete"}`);
}

function subscribeIn(text: string): SubscribeMessage | null {
  try {
    const message = parseMessage(text);
    return message.type === MessageType.Subscribe ? message : null;
  } catch {
    return null;
  }
}

function tooMany(): Refused {
  const message = `At most ${WAITING} queries and mutations wait on one connection: try again in ${RETRY_AFTER} s.`;
  return new Refused('RATE_LIMITED', message, { retryAfter: RETRY_AFTER });
}
