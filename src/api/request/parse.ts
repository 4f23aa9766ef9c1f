import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { fitted } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';

const map = z.record(z.string(), z.unknown()).nullish();

/** What a GraphQL request over HTTP is. One operation: no batches. */
const parameters = z.object({
  query: z.string().nullish(),
  /** The document's name, in place of it. */
  documentId: z.string().nullish(),
  variables: map,
  operationName: z.string().nullish(),
  extensions: map,
});

export type Asked = z.infer<typeof parameters>;

/** @throws Refused BAD_INPUT */
export function askedInBody(body: unknown): Asked {
  if (isUsual(body)) return body;
  return checked(body, 'The body must be one JSON object');
}

/** What most clients send needs no closer look: a text, with variables or without. */
function isUsual(body: unknown): body is Asked {
  if (!isMap(body)) return false;
  for (const name in body) if (!USUAL.includes(name)) return false;
  const { query, variables, operationName } = body;
  return typeof query === 'string' && isMap(variables ?? NONE) && typeof (operationName ?? '') === 'string';
}

const USUAL = ['query', 'variables', 'operationName'];
const NONE = {};

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of a GET: maps are JSON within the address. @throws Refused BAD_INPUT */
export function askedInAddress(query: unknown): Asked {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(query);
  const read = { ...given, variables: opened(given, 'variables'), extensions: opened(given, 'extensions') };
  return checked(read, 'The address must have one parameter');
}

function checked(sent: unknown, wanted: string): Asked {
  const read = fitted(parameters, sent);
  const asked = 'data' in read ? read.data : null;
  if (asked && (hasText(asked.query) || hasText(asked.documentId) || asked.extensions?.persistedQuery)) return asked;
  const field = 'data' in read ? 'query' : read.misfit.field;
  if (!('data' in read) && field) throw new Refused('BAD_INPUT', read.misfit.message, { field });
  throw new Refused('BAD_INPUT', `${wanted}, with the document as text in "query".`, { field: field || 'body' });
}

function hasText(given: string | null | undefined): boolean {
  return given !== null && given !== undefined;
}

function opened(given: Readonly<Record<string, unknown>>, field: string): unknown {
  const text = given[field];
  if (typeof text !== 'string') return text;
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new Refused('BAD_INPUT', `The parameter "${field}" is not JSON: send an object, percent-encoded.`, { field });
  }
}

/** Parameters of an address as their schema makes them, or what is wrong with one of them in words for its sender. */
export const fittingInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = fitted(schema, data);
    if ('data' in read) return { value: read.data };
    const { field, message } = read.misfit;
    return { error: new Refused('BAD_INPUT', message, { field: field || 'request' }) };
  };
