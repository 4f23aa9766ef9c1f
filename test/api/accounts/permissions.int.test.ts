import { createHash } from 'node:crypto';
import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAccounts, type Scope } from '../../../src/accounts/index.ts';
import { buildApp } from '../../../src/api/app.ts';
import { PERMISSIONS, type Permission, PRIVATE_FIELDS, rowOf } from '../../../src/api/permissions/permissions.ts';
import { COMPILED_AFTER } from '../../../src/api/request/execute.ts';
import { parseConfig } from '../../../src/config.ts';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { openNotifications } from '../../../src/notifications/index.ts';
import { Meters } from '../../../src/telemetry/metrics.ts';
import { NO_TRACES } from '../../../src/telemetry/traces.ts';
import { openTournaments } from '../../../src/tournaments/index.ts';
import { textOf } from '../../architecture/sources.ts';
import { openSetting } from '../../matches/setting.ts';
import { account, ask, get, guest, live, PASSWORD, post } from '../client.ts';
import { requestFor } from '../required-input.ts';
import { startServer, type TestServer } from '../server.ts';
import { admin } from './appoint.ts';

const schema = buildSchema(textOf('schema.graphql'));
const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
type Field = GraphQLField<unknown, unknown>;
const FIELDS: ReadonlyMap<string, Field> = new Map(
  ROOTS.flatMap((root) => Object.values(root?.getFields() ?? {}).map((field) => [`${root}.${field.name}`, field])),
);
const ROUTES = Object.keys(PERMISSIONS).filter((what) => / \//.test(what));

const KINDS = ['nobody', 'guest', 'account', 'admin', 'READ', 'PLAY', 'ORGANIZE'] as const;
type Kind = (typeof KINDS)[number];

function may(kind: Kind, { who, keys, also }: Permission): boolean {
  if (who === 'ADMIN') return kind === 'admin';
  if (kind === 'nobody') return who === 'ANYBODY';
  if (kind === 'guest') return who !== 'ACCOUNT';
  return (
    kind === 'account' ||
    kind === 'admin' ||
    keys === 'ANY' ||
    (keys !== 'NONE' && keys.includes(kind) && (also ?? kind) === kind)
  );
}

/** Returns one line per group of rows, in the format of the documentation page. */
function listed(rows: Readonly<Record<string, Permission>>, groupOf: (row: Permission) => string): string[] {
  const groups = new Map<string, string[]>();
  for (const [what, row] of Object.entries(rows)) {
    const names = groups.get(groupOf(row)) ?? [];
    groups.set(groupOf(row), [...names, `\`${what}\``]);
  }
  return [...groups].map(([group, names]) => `- **${group}**: ${names.join(', ')}.`);
}

describe('the table of permissions', () => {
  it('has exactly one row for every root field', () => {
    const rows = Object.keys(PERMISSIONS).filter((what) => !ROUTES.includes(what));
    expect(rows.sort()).toEqual([...FIELDS.keys()].sort());
  });

  it('has exactly one row for every route', async () => {
    const setting = await openSetting();
    const { matches, context } = await setting.node();
    const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });
    const redis = { counters: null, breakers: [] };
    const telemetry = { queues: { ages: async () => [] }, traces: NO_TRACES, meters: new Meters() };
    const notifications = openNotifications({
      ...context,
      db: { atRest: new AtRest(), orm: context.db.orm, pool: context.db.pool },
      queues: { wake: async () => {} },
      matches,
      notices: false,
    });
    const tournaments = openTournaments({ ...context, matches });
    const app = await buildApp({
      matches,
      tournaments,
      accounts,
      notifications,
      config: parseConfig({}),
      redis,
      trusted: null,
      leaving: new AbortController().signal,
      ...telemetry,
    });
    await app.ready();
    const gone = ROUTES.filter((what) => !what.endsWith('*')).filter((what) => {
      const [method = '', url = ''] = what.split(' ');
      return !app.hasRoute({ method: method as 'GET', url });
    });
    expect(gone).toEqual([]);
    await app.close();
    await tournaments.close();
    await notifications.close();
    await setting.close();
  });

  it('matches docs/reference/permissions.md', () => {
    const keysOf = ({ keys, also, ownSeat }: Permission): string => {
      if (keys === 'ANY' || keys === 'NONE') return keys === 'ANY' ? 'any key' : 'no key';
      const scopes = [...keys, ...(ownSeat ? [`${ownSeat} at the owner's seat`] : [])].join(' or ');
      return `keys with ${also ? `${scopes} and ${also}` : scopes}`;
    };
    const who = { ANYBODY: 'Anyone', PLAYER: 'Players and guests', ACCOUNT: 'Accounts', ADMIN: 'Admins' };
    const lines = [
      ...listed(PERMISSIONS, (row) => `${who[row.who]}; ${keysOf(row)}`),
      ...listed(PRIVATE_FIELDS, keysOf),
    ];
    const page = textOf('docs/reference/permissions.md').replace(/\s+/g, ' ');
    expect(lines.filter((line) => !page.includes(line))).toEqual([]);
  });
});

const BY_TABLE = /^(Sign in to use|This API key may not|No API key may|A guest may not|Only an admin)/;
const OWNERS = { account: 'Owner', admin: 'Chief' } as const;
type Failure = { message: string; extensions?: { code?: unknown } | undefined } | undefined;

describe('every kind of caller', () => {
  let server: TestServer;
  const tokens = new Map<Kind, string | undefined>();

  beforeAll(async () => {
    server = await startServer();
    const token = await account(server.address, OWNERS.account);
    tokens.set('admin', (await admin(server, OWNERS.admin)).token);
    for (const scope of ['READ', 'PLAY', 'ORGANIZE'] as const) tokens.set(scope, await keyOf(token, [scope]));
  });
  afterAll(() => server.stop());

  async function keyOf(token: string, scopes: Scope[]): Promise<string> {
    const shape = z.object({ createApiKey: z.object({ secret: z.string() }) });
    const query = 'mutation ($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret } }';
    return (await get(shape, server.address, query, { i: { name: scopes.join(), scopes } }, token)).createApiKey.secret;
  }

  async function tokenOf(kind: Kind): Promise<string | undefined> {
    if (kind === 'guest') return guest(server.address, 'A guest');
    const known = tokens.get(kind);
    if ((kind !== 'account' && kind !== 'admin') || (known && (await isSignedIn(known)))) return known;
    tokens.set(kind, await newToken(OWNERS[kind]));
    return tokens.get(kind);
  }

  // Whether the session still exists: one of the tested fields may have ended it.
  async function isSignedIn(token: string): Promise<boolean> {
    return (await ask(server.address, '{ me { id } }', {}, token)).status === 200;
  }

  async function newToken(name: string): Promise<string> {
    const shape = z.object({ signIn: z.object({ token: z.string() }) });
    const query = 'mutation ($i: SignInInput!) { signIn(input: $i) { token } }';
    return (await get(shape, server.address, query, { i: { name, password: PASSWORD } })).signIn.token;
  }

  async function tried(what: string, field: Field, kind: Kind): Promise<Failure> {
    const [root = ''] = what.split('.');
    const { query, variables } = requestFor(root, field);
    const token = await tokenOf(kind);
    if (!what.startsWith('Subscription.')) return (await ask(server.address, query, variables, token)).errors?.[0];
    return subscribed(query, variables, token, may(kind, rowOf(what) ?? expect.fail(`${what} has no row`)));
  }

  /**
   * Subscribes and returns the error, if any.
   * @param isLetThrough a permitted subscription may stay silent, so a later query proves that it was accepted
   */
  async function subscribed(query: string, variables: object, token: string | undefined, isLetThrough: boolean) {
    const client = live(server.address, token);
    const failure = await new Promise<Failure>((resolve) => {
      const sink = {
        next: ({ errors }: { errors?: readonly Failure[] | undefined }) => errors && resolve(errors[0]),
        error: (errors: unknown) => resolve([errors].flat()[0] as Failure),
        complete() {},
      };
      client.subscribe({ query, variables: { ...variables } }, sink);
      if (isLetThrough) client.subscribe({ query: '{ games { id } }' }, { ...sink, next: () => resolve(undefined) });
    });
    await client.dispose();
    return failure;
  }

  it.each([...FIELDS])('can use %s only as its row allows', async (what, field) => {
    const row = rowOf(what) ?? expect.fail(`${what} has no row`);
    for (const kind of KINDS) {
      const failure = await tried(what, field, kind);
      const refused = failure !== undefined && BY_TABLE.test(failure.message);
      expect([what, kind, !refused]).toEqual([what, kind, may(kind, row)]);
      if (!refused) continue;
      const code = failure.extensions?.code;
      expect(code).toBe(kind === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });

  it.each(ROUTES.filter((what) => !what.endsWith('*') && !what.endsWith('graphql')))(
    'can use %s only as its row allows',
    async (what) => {
      const row = rowOf(what) ?? expect.fail(`${what} has no row`);
      const [method = '', url = ''] = what.split(' ');
      const address = server.address + url.replace(':id', '00000000-0000-4000-8000-000000000000');
      for (const kind of KINDS) {
        const token = await tokenOf(kind);
        const headers = {
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        };
        const answer = await fetch(address, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
        const text = await answer.text();
        const refused = BY_TABLE.test(/"message":"([^"]*)/.exec(text)?.[1] ?? '');
        expect([what, kind, !refused]).toEqual([what, kind, may(kind, row)]);
        if (refused) expect(answer.status).toBe(kind === 'nobody' ? 401 : 403);
      }
    },
  );

  it('cannot reach a private field below another root, over HTTP or a socket', async () => {
    const query = `mutation ($id: ID!) { pauseTournament(input: { id: $id }) {
      round { tables { match { decision { prompt } } } } } }`;
    const variables = { id: '00000000-0000-4000-8000-000000000000' };
    const token = tokens.get('ORGANIZE');
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const codes = new Set<unknown>();
    for (let asked = 0; asked < COMPILED_AFTER + 5; asked++)
      codes.add((await ask(server.address, query, variables, token)).errors?.[0]?.extensions.code);
    for (const sent of [
      { query, variables, extensions },
      { variables, extensions },
    ])
      codes.add((await post(server.address, JSON.stringify(sent), token)).errors?.[0]?.extensions.code);
    const client = live(server.address, token);
    for await (const { errors } of client.iterate({ query, variables })) codes.add(errors?.[0]?.extensions?.code);
    await client.dispose();
    expect([...codes]).toEqual(['FORBIDDEN']);
  });

  it('cannot use a field without a row with any key', async () => {
    const { mustBePermitted } = await import('../../../src/api/permissions/permissions.ts');
    const { vouchedFor } = await import('../../../src/accounts/caller.ts');
    const player = { id: 'p', name: 'P', guest: false, bot: true, deleted: false, roles: [], createdAt: new Date() };
    const key = vouchedFor(player, { id: 'k', scopes: ['READ', 'PLAY', 'ORGANIZE'], budget: 1 });
    expect(() => mustBePermitted('Mutation.newest', key)).toThrow('No API key may use Mutation.newest: sign in');
  });
});
