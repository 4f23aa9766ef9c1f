import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Operation } from './execute.ts';
import { respond } from './respond.ts';

const SCHEMA = buildSchema('type Query { move: Int } type Mutation { move: Int }');
const LOG = { refused: () => {}, outage: () => {}, bug: () => {} };
const failing = z.array(z.object({ message: z.string(), extensions: z.object({ advice: z.string() }) }));

function outage(): never {
  throw Object.assign(new Error('terminating connection'), { code: '57P01' });
}

/** Returns the message and the advice of a document whose only resolver meets an outage of the database. */
async function toldBy(text: string): Promise<string> {
  const document = parse(text);
  const node = getOperationAST(document) ?? expect.fail('no operation');
  const operation = new Operation(SCHEMA, text, document, node);
  const variables = operation.take({});
  const result = await operation.execute({ move: outage }, {}, variables);
  const response = await respond(LOG, () => ({ admitted: { operation, variables, cost: 1 }, result }));
  return worded(z.object({ errors: failing }).parse(JSON.parse(response.text)).errors);
}

function worded([error]: z.infer<typeof failing>): string {
  return `${error?.message} ${error?.extensions.advice}`;
}

it('during an outage of the database, a mutation may have been executed: it is repeated with the same key', async () => {
  expect(await toldBy('mutation { move }')).toMatch(/unknown whether this was done.* the same `key`/);
});

it('during an outage of the database, a query did nothing', async () => {
  expect(await toldBy('{ move }')).toMatch(/Nothing was done: send the request again/);
  expect(await toldBy('{ move }')).not.toMatch(/\bkey\b|unknown/);
});

it('a request that was not executed did nothing, even if it is a mutation', async () => {
  const response = await respond(LOG, outage);
  expect(response).toMatchObject({ code: 'UNAVAILABLE', retryAfter: expect.any(Number) });
  expect(worded(failing.parse(JSON.parse(response.text)))).toMatch(/Nothing was done/);
});
