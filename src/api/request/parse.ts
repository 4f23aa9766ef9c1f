import type { FastifySchemaCompiler } from 'fastify';
import { type Message, MessageType, validateMessage } from 'graphql-ws';
import { z } from 'zod';
import { fitted } from '../../engine/index.ts';
import { badInput, type Refused } from '../../errors.ts';

const map = z.record(z.string(), z.unknown()).nullish();

/** The parameters of a GraphQL request over HTTP or in a socket's `subscribe` message. Batches are not supported. */
const parameters = z.object({
  query: z.string().nullish(),
  /** The hash of the document, sent instead of the document. */
  documentId: z.string().nullish(),
  variables: map,
  operationName: z.string().nullish(),
  extensions: map,
});

export type GraphqlRequest = z.infer<typeof parameters>;

/** Reads the body of a POST or the payload of a `subscribe` message. @throws Refused BAD_INPUT */
export function parseBody(body: unknown): GraphqlRequest {
  if (isUsual(body)) return body;
  return checked(body, 'The body must be one JSON object');
}

/** Most bodies have only the usual fields, and pass this fast check instead of zod's slower check. */
function isUsual(body: unknown): body is GraphqlRequest {
  if (!isMap(body)) return false;
  for (const name in body) if (!USUAL.includes(name)) return false;
  const { query, variables, operationName } = body;
  return typeof query === 'string' && isMap(variables ?? NONE) && typeof (operationName ?? '') === 'string';
}

const USUAL = ['query', 'variables', 'operationName'];
const NONE = {};

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the query parameters of a GET request. Clients send objects as JSON. @throws Refused BAD_INPUT */
export function parseAddress(query: unknown): GraphqlRequest {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(query);
  const read = { ...given, variables: opened(given, 'variables'), extensions: opened(given, 'extensions') };
  return checked(read, 'The address must have one parameter');
}

function checked(sent: unknown, wanted: string): GraphqlRequest {
  const read = fitted(parameters, sent);
  const request = 'data' in read ? read.data : null;
  if (request && (request.query != null || request.documentId != null || request.extensions?.persistedQuery))
    return request;
  const field = 'data' in read ? 'query' : read.misfit.field;
  if (!('data' in read) && field) throw badInput(field, read.misfit.message);
  throw badInput(field || 'body', `${wanted}, with the document as text in "query".`);
}

function opened(given: Readonly<Record<string, unknown>>, field: string): unknown {
  const text = given[field];
  if (typeof text !== 'string') return text;
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw badInput(field, `The parameter "${field}" is not JSON: send an object, percent-encoded.`);
  }
}

export interface SocketMessage {
  message: Message;
  /** The message as graphql-ws expects it. */
  text: string;
  isForbidden: boolean;
}

/** Reads a socket message. @returns the reason to close the socket if the message breaks the protocol */
export function parseMessage(text: string): SocketMessage | { fault: string } {
  try {
    const parsed: unknown = JSON.parse(text);
    const filled = withQuery(parsed);
    const message = validateMessage(filled);
    return { message, text: filled === parsed ? text : JSON.stringify(filled), isForbidden: hasForbiddenKey(parsed) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

// graphql-ws refuses a `subscribe` without `query`, even if it names its document by hash.
function withQuery(message: unknown): unknown {
  if (!isMap(message) || message.type !== MessageType.Subscribe || !isMap(message.payload)) return message;
  const { query = null, documentId, extensions } = message.payload;
  const isNamed = documentId !== undefined || (isMap(extensions) && extensions.persistedQuery !== undefined);
  return query === null && isNamed ? { ...message, payload: { ...message.payload, query: '' } } : message;
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (error instanceof SyntaxError) return 'Not JSON: send messages of graphql-transport-ws';
  const [, old] = /"(start|stop|connection_terminate)"/.exec(error.message) ?? [];
  return old
    ? `"${old}" belongs to an older protocol: send "subscribe" and "complete" (graphql-transport-ws)`
    : error.message;
}

/**
 * Whether a key could change an object's prototype. Fastify refuses the same keys in the body of a request. The search
 * keeps a list, because recursion would overflow the stack on deeply nested input.
 */
export function hasForbiddenKey(parsed: unknown): boolean {
  const waiting = [parsed];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (isForbidden(one)) return true;
    for (const value of Object.values(one)) waiting.push(value);
  }
  return false;
}

function isForbidden(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true;
  const made = Object.hasOwn(value, 'constructor') ? value.constructor : null;
  return isMap(made) && Object.hasOwn(made, 'prototype');
}

/** Returns the refusal for a forbidden key, with the same message as over HTTP. */
export function forbiddenKey(): Refused {
  return badInput('body', 'The body is not JSON: send an object such as {"query": "…"}.');
}

/** Parses a URL's parameters with their schema, or returns a readable error for the client. */
export const fittingInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = fitted(schema, data);
    if ('data' in read) return { value: read.data };
    const { field, message } = read.misfit;
    return { error: badInput(field || 'request', message) };
  };
