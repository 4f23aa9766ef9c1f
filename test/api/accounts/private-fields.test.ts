import {
  execute,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getOperationAST,
  graphql,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  subscribe,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { vouchedFor } from '../../../src/accounts/caller.ts';
import { type Caller, SCOPES, type Scope } from '../../../src/accounts/index.ts';
import { executableSchema, publishedContract } from '../../../src/api/graphql/schema.ts';
import { type Permission, PRIVATE_FIELDS, rowOf } from '../../../src/api/permissions/permissions.ts';
import { COMPILED_AFTER, Operation } from '../../../src/api/request/execute.ts';
import { Refused } from '../../../src/errors.ts';
import { filled } from '../required-input.ts';

const schema = executableSchema(publishedContract());
const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (root) => root ?? [],
);
const PLAYER = { id: 'p', name: 'P', guest: false, bot: true, deleted: false, roles: [], createdAt: new Date() };

/** Types that may be reached only through fields with a row in the permission table. */
const PRIVATE_TYPES = [
  ...['Decision', 'GameView', 'TableView', 'EntryConnection', 'Entry', 'TournamentEntry', 'Analysis'],
  ...['Deck', 'OwnedCard', 'OpenSession', 'ApiKey', 'Webhook', 'WebhookDelivery', 'PushSubscription'],
  ...['Friend', 'FriendRequest', 'Presence'],
];
const PRIVATE_NAME = /^(secret|token|url|email|invitation|decks?|seed)$/;
/** Fields that look private but are not, with the reasons. */
const NOT_PRIVATE: Readonly<Record<string, string>> = {
  'EntryConnection.nodes': 'Match.entries leads to it',
  'EntryEdge.node': 'Match.entries leads to it',
  'TournamentEntryPage.entries': 'the log of an event is for all who may see the event; its decks have a row',
  'TournamentUpdate.entries': 'the log of an event is for all who may see the event; its decks have a row',
  'TournamentSetup.decks': 'a rule of the event',
  'BusinessCardBattlePlayer.deck': 'Match.view leads to it',
  'Tournament.seed': 'null until the event is over, then published',
};

function keyWith(...scopes: Scope[]): Caller {
  return vouchedFor(PLAYER, { id: 'k', scopes, budget: 1 });
}

function admits(row: Permission | undefined, scope: Scope): boolean {
  const { keys, also, ownSeat } = row ?? expect.fail('no row');
  const isListed = keys === 'ANY' || (keys !== 'NONE' && keys.includes(scope)) || ownSeat === scope;
  return isListed && (also ?? scope) === scope;
}

function objectTypes(): GraphQLObjectType[] {
  const isRoot = (type: GraphQLNamedType) => ROOTS.some(({ name }) => name === type.name);
  return Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !isRoot(type),
  ) as GraphQLObjectType[];
}

/** Returns every path from a type to a private field, as field names. No type occurs twice on a path. */
function waysFrom(type: GraphQLNamedType, seen: readonly string[] = []): string[][] {
  if (!isObjectType(type) || seen.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const isPrivate = Object.hasOwn(PRIVATE_FIELDS, `${type.name}.${field.name}`);
    const further = isPrivate ? [] : waysFrom(getNamedType(field.type), [...seen, type.name]);
    return isPrivate ? [[`${type.name}.${field.name}`]] : further.map((way) => [`${type.name}.${field.name}`, ...way]);
  });
}

interface Way {
  root: string;
  operation: string;
  what: string;
  text: string;
  variables: Record<string, unknown>;
}

function wayOf(root: GraphQLObjectType, name: string, way: readonly string[]): Way {
  const field = root.getFields()[name] ?? expect.fail(name);
  const what = way.at(-1) ?? '';
  const [typeName = '', last = ''] = what.split('.');
  const type = schema.getType(typeName);
  const asked = (isObjectType(type) && type.getFields()[last]) || expect.fail(what);
  const leaf = isLeafType(getNamedType(asked.type));
  const inner = way.reduceRight((below, step) => `{ ${step.split('.')[1]} ${below} }`, leaf ? '' : '{ __typename }');
  const needed = field.args.filter((arg) => isNonNullType(arg.type));
  const declared = needed.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const operation = root.name.toLowerCase();
  return {
    root: `${root.name}.${name}`,
    operation,
    what,
    text: `${operation} ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${inner} }`,
    variables: Object.fromEntries(needed.map((arg) => [arg.name, filled(arg.type)])),
  };
}

const WAYS = ROOTS.flatMap((root) =>
  Object.values(root.getFields()).flatMap(({ name, type }) =>
    waysFrom(getNamedType(type)).map((way) => wayOf(root, name, way)),
  ),
);

/** Returns the error if the permission table refused the request; null if the request failed later or not at all. */
function refusalOf(errors: readonly { originalError?: unknown; message: string }[] | undefined): string | null {
  const refused = errors?.map(({ originalError }) => originalError).find((error) => error instanceof Refused);
  return refused instanceof Refused && refused.code === 'FORBIDDEN' ? refused.message : null;
}

async function tried({ operation, text, variables }: Way, caller: Caller): Promise<string | null> {
  const document = parse(text);
  const args = { schema, document, contextValue: { caller }, variableValues: variables };
  if (operation === 'subscription') {
    const result = await subscribe(args);
    return 'errors' in result ? refusalOf(result.errors) : null;
  }
  return refusalOf((await execute(args)).errors);
}

describe('a private field', () => {
  it('always has a row in the table', () => {
    const unlisted = objectTypes().flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => PRIVATE_TYPES.includes(getNamedType(field.type).name) || PRIVATE_NAME.test(field.name))
        .map((field) => `${type.name}.${field.name}`)
        .filter((what) => !Object.hasOwn(PRIVATE_FIELDS, what) && !Object.hasOwn(NOT_PRIVATE, what)),
    );
    expect(unlisted).toEqual([]);
    for (const what of [...Object.keys(PRIVATE_FIELDS), ...Object.keys(NOT_PRIVATE)]) {
      const [name = '', field = ''] = what.split('.');
      const type = schema.getType(name);
      expect([what, isObjectType(type) && field in type.getFields()]).toEqual([what, true]);
    }
  });

  it('is refused to keys on every path, before the operation has any effect', async () => {
    let refused = 0;
    const allowed = new Set<string>();
    for (const way of WAYS)
      for (const scope of SCOPES.filter((one) => admits(rowOf(way.root), one))) {
        const may = admits(rowOf(way.what), scope);
        if (may && allowed.has(way.root + scope)) continue; // one attempt is enough, because a failing resolver is slow
        if (may) allowed.add(way.root + scope);
        else refused++;
        if (((await tried(way, keyWith(scope))) === null) !== may) expect.fail(`${scope}: ${way.text}`);
      }
    expect(refused).toBeGreaterThan(500);
  });

  it('is refused in compiled operations and behind fragments', async () => {
    const text = `mutation ($input: TournamentReasonInput!) { pauseTournament(input: $input) { ...Round } }
      fragment Round on Tournament { round { tables { match { ... on Match { hand: decision { prompt } } } } } }`;
    const contextValue = { caller: keyWith('ORGANIZE') };
    const variableValues = { input: { id: 'x' } };
    expect(refusalOf((await graphql({ schema, source: text, contextValue, variableValues })).errors)).toContain('READ');
    const document = parse(text);
    const operation = new Operation(schema, text, document, getOperationAST(document) ?? expect.fail('no operation'));
    const variables = operation.take(variableValues);
    for (let times = 0; times <= COMPILED_AFTER; times++) {
      const { errors } = await operation.execute({}, contextValue, variables);
      expect(refusalOf(errors)).toContain('READ');
    }
  });

  it('excluded by @skip or @include does not get the operation refused', async () => {
    const text = `mutation ($input: TournamentReasonInput!, $all: Boolean!) {
      pauseTournament(input: $input) { round @include(if: $all) { tables { match { decision { prompt } } } } } }`;
    const contextValue = { caller: keyWith('ORGANIZE') };
    for (const all of [true, false]) {
      const variableValues = { input: { id: 'x' }, all };
      const { errors } = await graphql({ schema, source: text, contextValue, variableValues });
      expect(refusalOf(errors) !== null).toBe(all);
    }
  });

  it("is also refused by its resolver, and the scope PLAY reads only the owner's matches", async () => {
    for (const [what, row] of Object.entries(PRIVATE_FIELDS)) {
      const [name = '', key = ''] = what.split('.');
      const type = schema.getType(name);
      const field = (isObjectType(type) && type.getFields()[key]) || expect.fail(what);
      const read = async (caller: Caller, yourSeats: number[]) =>
        field.resolve?.(
          { yourSeats, table: () => {}, decision: () => null, view: () => null },
          {},
          { caller },
          {} as never,
        );
      for (const scope of SCOPES)
        for (const yourSeats of [[], [1]]) {
          const may = admits(row, scope) && (row.ownSeat !== scope || yourSeats.length > 0);
          const refusal = await read(keyWith(scope), yourSeats).then(
            () => null,
            (error: unknown) => (error instanceof Refused ? error.code : null),
          );
          expect([what, scope, yourSeats, refusal]).toEqual([what, scope, yourSeats, may ? null : 'FORBIDDEN']);
        }
    }
  });
});
