import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readKeySet, thumbprint } from '../../src/engine/index.ts';
import { publicKeys, replayDocument, resign } from '../../src/matches/index.ts';
import { publicPart, publishedKeys, revokeKey, rotateKey } from '../../src/matches/signing/signing-keys.ts';
import { verdictOf } from './replays/verdicts.ts';
import { begun, type Node, openSetting, type Setting } from './setting.ts';

let setting: Setting;

beforeEach(async () => {
  setting = await openSetting();
});
afterEach(() => setting.close());

const kids = async ({ matches }: Node) => (await publicKeys(matches)).keys.map(({ kid }) => kid);

/** Creates a match that ends as soon as it begins. */
async function quickMatch(node: Node) {
  const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const { id } = await begun(node.matches, [ada, bob]);
  await resign(node.matches, bob, { matchId: id });
  return replayDocument(node.matches, null, id);
}

const signers = (document: Awaited<ReturnType<typeof quickMatch>>) =>
  document.signatures?.map(({ version, signature: { kid } }) => [version, kid]);

describe('the signing key', () => {
  test('is the same on ten nodes that start at the same moment', async () => {
    const nodes = await Promise.all(Array.from({ length: 10 }, () => setting.node()));
    const seen = await Promise.all(nodes.map(kids));
    expect(new Set(seen.flat()).size).toBe(1);
    expect(seen.every((one) => one.length === 1)).toBe(true);
    const kid = seen[0]?.[0];
    for (const node of nodes.slice(0, 3))
      expect(signers(await quickMatch(node))).toEqual([
        [0, kid],
        [1, kid],
      ]);
  });

  test('is the same after a restart', async () => {
    const before = await kids(await setting.node());
    expect(await kids(await setting.node())).toEqual(before);
  });

  test('can be rotated: what the old key signed stays signed', async () => {
    const node = await setting.node();
    const [old] = await kids(node);
    const document = await quickMatch(node);
    const made = await rotateKey(node.context.db, Date.now());
    const fresh = await setting.node();
    expect(signers(await quickMatch(fresh))).toEqual([
      [0, made],
      [1, made],
    ]);
    expect(await publishedKeys(node.context.db.pool)).toMatchObject([
      { kid: made },
      { kid: old, retired: expect.any(String) },
    ]);
    const said = await verdictOf(fresh.matches, document);
    expect(said.proven).toContainEqual(expect.stringContaining(`signed with key ${old}`));
  });

  test('proves nothing once it is revoked; the log still does', async () => {
    const node = await setting.node();
    const [kid = ''] = await kids(node);
    const document = await quickMatch(node);
    expect(await revokeKey(node.context.db.pool, 'nobody', Date.now())).toBe(false);
    expect(await revokeKey(node.context.db.pool, kid, Date.now())).toBe(true);
    const said = await verdictOf(node.matches, document);
    expect(said.verdict).toBe('VERIFIED');
    expect(said.unproven).toContainEqual(expect.stringMatching(/^Authorship: .*which was revoked/));
    const [next, gone] = await kids(await setting.node());
    expect([next, gone]).toEqual([expect.not.stringMatching(kid), kid]);
  });

  test('can be configured; the database then holds no private key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const kid = thumbprint(publicPart(publicKey));
    const [own] = await kids(await setting.node());
    const node = await setting.node({ signingKey: privateKey });
    expect(signers(await quickMatch(node))).toEqual([
      [0, kid],
      [1, kid],
    ]);
    expect(await kids(node)).toEqual([kid, own]);
    const rows = await setting.query<{ kid: string; mine: boolean }>(
      'select kid, private_key is null as mine from signing_keys where retired_at is null',
    );
    expect(rows).toEqual([{ kid, mine: true }]);
    const [later] = await kids(await setting.node());
    expect([kid, own]).not.toContain(later);
  });

  test('is picked up by a running node a minute after its rotation', async () => {
    const node = await setting.node();
    await kids(node);
    const made = await rotateKey(node.context.db, Date.now());
    const clock = performance.now;
    performance.now = () => clock.call(performance) + 61_000;
    try {
      expect(signers(await quickMatch(node))).toEqual([
        [0, made],
        [1, made],
      ]);
    } finally {
      performance.now = clock;
    }
  });
});

describe('a key set', () => {
  const x = publicPart(generateKeyPairSync('ed25519').publicKey);
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x) };

  test('is accepted as Arbiter and others publish it', async () => {
    expect(readKeySet({ keys: [key] }).keys).toEqual([key]);
    const own = await publicKeys((await setting.node()).matches);
    expect(readKeySet(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  test.each([
    ['a key with another name', { keys: [{ ...key, kid: thumbprint('A'.repeat(43)) }] }],
    ['a key of another kind', { keys: [{ ...key, crv: 'P-256' }] }],
    ['a malformed key', { keys: [{ ...key, x: 'AA' }] }],
    ['no list', { keys: key }],
    ['nothing', null],
  ])('%s is refused', (_, set) => {
    expect(() => readKeySet(set)).toThrow(expect.objectContaining({ fault: 'FORM' }));
  });
});

describe('a node of the previous release', () => {
  /** That release's insert statement, except for the parts that have not changed. */
  const ENTRY = `insert into match_log (match_id, version, at, kind, seat, move, facts, agenda, key, hash)
    select match_id, version, at, kind, seat, move, facts, agenda, key, hash from match_log where match_id = $1`;

  test('can write beside this release: its entries and verdicts have no signature and no proof lists', async () => {
    const node = await setting.node();
    const { match } = await quickMatch(node);
    await setting.query('create table copied as select * from match_log');
    await setting.query('alter table match_log disable trigger user');
    await setting.query('delete from match_log');
    await setting.query('alter table match_log enable trigger user');
    await setting.query(ENTRY.replace('from match_log', 'from copied'), [match]);
    await setting.query(
      "insert into replays (match_id, verdict, head, verified_at) values ($1, 'VERIFIED', '{}', now())",
      [match],
    );
    node.context.cache.drop(match);
    const document = await replayDocument(node.matches, null, match);
    expect(document.signatures).toEqual([]);
    expect(await verdictOf(node.matches, document)).toMatchObject({ verdict: 'VERIFIED' });
    expect(await setting.query('select proven, unproven from replays')).toEqual([{ proven: [], unproven: [] }]);
  });
});
