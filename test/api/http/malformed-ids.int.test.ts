import { buildSchema, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import { textOf } from '../../architecture/sources.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { account, codeOf } from '../client.ts';
import { requestFor } from '../required-input.ts';
import { startServer } from '../server.ts';

const schema = buildSchema(textOf('schema.graphql'));
const takesId = (field: GraphQLField<unknown, unknown>) =>
  JSON.stringify(requestFor('', field, 'MALFORMED').variables).includes('MALFORMED');
const FIELDS = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {})
    .filter(takesId)
    .map((field) => [`${root}.${field.name}`, field] as const),
);

const server = await closeAfterAll(startServer({ RATE_LIMIT: '0' }));
let token = await account(server.address, 'Owner');

it.each(FIELDS)('%s answers a malformed id, never with INTERNAL', async (what, field) => {
  const [root = ''] = what.split('.');
  for (const id of ['', 'x', '🞣', '\0', '-1', '00000000-0000-0000-0000-00000000000g', 'x'.repeat(5000)]) {
    const { query, variables } = requestFor(root, field, id);
    let code = await codeOf(server.address, query, variables, token);
    // An earlier field may have ended the session or deleted the account.
    if (code === 'UNAUTHENTICATED') {
      token = await account(server.address, `Owner ${Math.random().toString().slice(2, 12)}`);
      code = await codeOf(server.address, query, variables, token);
    }
    expect([id.slice(0, 40), code]).not.toEqual([id.slice(0, 40), 'INTERNAL']);
  }
});
