import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { IssuerUnavailable, isOfDeletedAccount } from '../accounts/index.ts';
import { adviceFor, badInput, type ErrorCode, Refused } from '../errors.ts';
import { isArchiveUnavailable, isRecordDamaged, isUnavailable, isUnstorable } from '../matches/index.ts';
import { subjectOf } from '../telemetry/error-subject.ts';
import { pause } from './limits/concurrency-limit.ts';
import type { RequestLog } from './request/request-log.ts';

/** An error as clients receive it over GraphQL, WebSocket and REST. */
export interface ClientError {
  code: ErrorCode;
  message: string;
  details: Readonly<Record<string, unknown>>;
}

/** The errors that prevent a request from being executed. */
export class Faults extends Error {
  override name = 'Faults';
  readonly errors: readonly unknown[];

  constructor(errors: readonly unknown[]) {
    super('the request is invalid');
    this.errors = errors;
  }
}

export type ErrorLog = Pick<RequestLog, 'refused' | 'outage' | 'bug'>;

/**
 * Also logs the error. Any error except a refusal or an outage is logged with an id, which the client receives.
 * @param mayHaveWritten whether a mutation was being executed; no other request writes anything
 */
export function clientError(error: unknown, log: ErrorLog, mayHaveWritten = false): ClientError {
  if (error instanceof Refused) {
    log.refused(error.code, subjectOf(error));
    return { code: error.code, message: error.message, details: error.details };
  }
  if (isOfDeletedAccount(error))
    return clientError(new Refused('UNAUTHENTICATED', 'The account is deleted: sign in with another account.'), log);
  if (isUnstorable(error))
    return clientError(
      badInput('variables', 'A text contains a NUL character, which cannot be stored: remove it.'),
      log,
    );
  const outage = outageOf(error, mayHaveWritten);
  if (outage !== null) {
    log.outage(error);
    return { code: 'UNAVAILABLE', message: outage, details: { retryAfter: pause() } };
  }
  const id = randomUUID();
  log.bug(error, id);
  const message = isRecordDamaged(error)
    ? 'The archived record of this match is missing or damaged: the operator must restore it.'
    : 'Something went wrong on our side.';
  return { code: 'INTERNAL', message, details: { id } };
}

/** Returns null if the error is not an outage of the database, of an issuer or of the archive. */
export function outageOf(error: unknown, mayHaveWritten = false): string | null {
  if (error instanceof IssuerUnavailable)
    return 'The issuer of this token is not responding. Nothing was done: send the request again.';
  if (isArchiveUnavailable(error))
    return 'The archive of old matches is not responding. Nothing was done: send the request again.';
  if (!isUnavailable(error)) return null;
  return mayHaveWritten
    ? 'The database is not responding, so it is unknown whether this was done. Send the same request again, with the same `key` if it has one.'
    : 'The database is not responding. Nothing was done: send the request again.';
}

/**
 * Formats an error from graphql-js or a resolver as the GraphQL specification requires.
 * @param mayHaveWritten as for `clientError`
 */
export function graphqlError(error: unknown, log: ErrorLog, mayHaveWritten = false): GraphQLError {
  const { code, message, details } = clientErrorOf(error, log, mayHaveWritten);
  const located = error instanceof GraphQLError ? error : null;
  const { nodes, source, positions, path, locations } = located ?? {};
  const extensions = { ...details, code, advice: adviceFor(code, 'GRAPHQL') };
  const shown = new GraphQLError(message, { nodes: nodes ?? null, source, positions, path, extensions });
  // The errors of a compiled document have locations, but no nodes.
  return locations && !shown.locations ? Object.assign(shown, { locations }) : shown;
}

function clientErrorOf(error: unknown, log: ErrorLog, mayHaveWritten: boolean): ClientError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof Refused) return clientError(original, log);
  if (!(error instanceof GraphQLError) || !isClientFault(error)) return clientError(original, log, mayHaveWritten);
  const fault = graphqlFault(error); // an error that graphql-js reports
  log.refused(fault.code);
  return fault;
}

// An error without a path comes from parsing, validation or coercion. An error with a path comes from a resolver,
// unless it is about an argument.
function isClientFault(error: GraphQLError): boolean {
  return !error.path || (error.originalError instanceof GraphQLError && error.message.startsWith('Argument "'));
}

function graphqlFault(error: GraphQLError): ClientError {
  const limit = Number(/contains more that (\d+) tokens/.exec(error.message)?.[1] ?? 0);
  if (limit > 0) return { code: 'TOO_COSTLY', message: error.message, details: { cost: limit + 1, limit } };
  return { code: 'BAD_INPUT', message: withNextStep(error.message), details: { field: fieldOf(error) } };
}

const NEXT_STEPS: readonly (readonly [RegExp, string])[] = [
  [
    /Field "(\w+)" is not defined by type "MoveInput"\..*$/s,
    '"$1" is not the key of a game: send the whole `move` of a choice, as the decision lists it, such as {"golems": {"pass": true}}.',
  ],
  [
    /Expected (?:type|value of type) "DeckCardInput!?"(?: to be an object\.|, found .+\.)$/s,
    'A card of a deck is an object such as { card: "Axe", count: 1 }.',
  ],
  [/^Syntax Error: Unexpected <EOF>\.$/, 'The document in `query` is empty: send one such as { me { id } }.'],
];

/** Says what to send instead where graphql-js does not, and shortens messages that repeat a long input. */
export function withNextStep(message: string): string {
  return NEXT_STEPS.reduce((text, [found, instead]) => text.replace(found, instead), message).slice(0, 500);
}

/** Returns the subject of an error: a path into a variable, an argument, a field or the document. */
function fieldOf(error: GraphQLError): string {
  const inVariable = /at "([^"]+)"/.exec(error.message) ?? /[Vv]ariable "\$(\w+)"/.exec(error.message);
  if (inVariable?.[1]) return inVariable[1];
  const node = error.nodes?.[0];
  if (node && 'name' in node && node.name && 'value' in node.name) return node.name.value;
  return 'query';
}
