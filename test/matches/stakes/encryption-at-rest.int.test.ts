import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdingsOf } from '../../../src/accounts/for-transactions.ts';
import type { Caller } from '../../../src/accounts/index.ts';
import type { AtRestKey } from '../../../src/config.ts';
import { AtRest, storedDeck } from '../../../src/db/encryption-at-rest.ts';
import { rotateAtRestKeys } from '../../../src/db/rotate-at-rest-keys.ts';
import { GAMES } from '../../../src/games/index.ts';
import { storeRating } from '../../../src/matches/analysis/stored-analysis.ts';
import {
  analyseMatch,
  auditCollections,
  createMatch,
  joinMatch,
  type MatchesHandle,
  readAnalysis,
  readMatch,
  readReplay,
  replayDocument,
  resign,
  submitMove,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { duel } from '../duel.ts';
import { verdictOf } from '../replays/verdicts.ts';
import { begun, openSetting, playOne, playOut, type Setting, wholeMatch } from '../setting.ts';

const key = (id: string): AtRestKey => ({ id, key: randomBytes(32) });
const [OLD, NEW] = [key('2025'), key('2026')];
const sealing = () => new AtRest({ current: OLD, all: [OLD] });
const ALL = [...GAMES, duel];
const CARDS = GAMES.find(({ id }) => id === 'business-card-battle') ?? expect.fail();

let setting: Setting;
let ada: Caller;
let bob: Caller;

beforeEach(async () => {
  setting = await openSetting();
  [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];
});
afterEach(() => setting.close());

/** Everything in the database, as a thief would see it in a stolen backup. */
async function dump(): Promise<string> {
  const tables = await setting.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => setting.query<{ row: string }>(`select t::text as row from ${name} t`)),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

async function withDecks(matches: MatchesHandle, options: object = {}) {
  const { id: matchId } = await createMatch(matches, ada, { game: CARDS.id, options, deck: { ready: 'head-office' } });
  return joinMatch(matches, bob, { matchId, deck: { ready: 'head-office' } });
}

describe('a dump of the database', () => {
  /**
   * Returns everything that the rules hide in running matches: seeds, decks, cards in hands and piles, answers not yet
   * revealed.
   */
  async function secretsOf(
    matches: MatchesHandle,
    seeds: (id: string) => Promise<string | undefined>,
  ): Promise<string[]> {
    const bids = await playOne(matches, await begun(matches, [ada, bob], { entropy: 'a-value-of-Adas-own' }));
    const decks = await withDecks(matches);
    const hidden = (await wholeMatch(matches, bids.id)).at?.sealed.map(({ move }) => JSON.stringify(move)) ?? [];
    expect(hidden).toHaveLength(1);
    const names = CARDS.deck?.ready[0]?.cards.map(({ card }) => `${card}`) ?? [];
    expect(names.length).toBeGreaterThan(3);
    const found = [await seeds(bids.id), await seeds(decks.id)].map((seed) => seed ?? expect.fail());
    return [...found, ...hidden, ...names, '"sun"', '"order"', 'PRIVATE KEY'];
  }
  const plain = (text: string) => text.replaceAll('""', '"').replaceAll('\\"', '"').replaceAll('": ', '":');

  test('shows nothing that the rules hide', async () => {
    const { matches, context } = await setting.node({ atRest: sealing(), games: ALL });
    const secrets = await secretsOf(matches, async (id) => (await context.cache.get(id))?.secret);
    const text = plain(await dump());
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain((await context.cache.get((await begun(matches, [ada, bob])).id))?.serverSeed);
    const rows = await setting.query('select distinct hash, move::text, agenda::text from match_log');
    expect(rows).toEqual([{ hash: '', move: null, agenda: '[0]' }]); // without a hash, guesses cannot be tested
  });

  test('does not reveal a ready deck by its length', () => {
    const { box } = sealing().newBox('match') ?? expect.fail();
    const ready = GAMES.flatMap(({ deck }) => deck?.ready ?? []);
    expect(ready.length).toBeGreaterThan(20);
    expect(new Set(ready.map(({ cards }) => `${storedDeck(cards, 0, box)}`.length)).size).toBe(1);
  });

  test("shows neither a finished match nor a bot's analysis of it", async () => {
    const { matches, context } = await setting.node({ atRest: sealing() });
    const { id } = await begun(matches, [ada, bob]);
    const over = await resign(matches, bob, { matchId: id });
    await verifyReplay(matches, { matchId: id });
    await analyseMatch(matches, ada, { matchId: id, seat: 0 });
    const move = { label: 'Bid 7', move: { bid: 7 }, chance: 0.5 };
    const found = { entry: 1, prompt: 'A prompt of its own', played: move, best: move };
    expect(await storeRating(context, { matchId: id, seat: 0 }, 0, found)).toBe(true);
    const text = await dump();
    expect([over.seed, found.prompt, move.label].filter((secret) => secret === null || text.includes(secret))).toEqual(
      [],
    );
    expect((await readAnalysis(matches, ada, { matchId: id, seat: 0 }))?.decisions).toMatchObject([found]);
  });

  test('shows all of it without a key', async () => {
    const { matches, context } = await setting.node({ games: ALL });
    const secrets = await secretsOf(matches, async (id) => (await context.cache.get(id))?.secret);
    const text = plain(await dump());
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});

describe('a sealed match', () => {
  test('is played on any node, reopened and verified', async () => {
    const [one, two] = [await setting.node({ atRest: sealing() }), await setting.node({ atRest: sealing() })];
    let match = await begun(one.matches, [ada, bob], { entropy: 'a-value-of-Adas-own' });
    for (let i = 0; i < 6; i++) match = await playOne(i % 2 ? one.matches : two.matches, match);
    const three = await setting.node({ atRest: sealing() });
    match = await readMatch(three.matches, ada, match.id);
    expect(await wholeMatch(three.matches, match.id)).toEqual(await fresh(one.matches, match.id));
    const over = await resign(three.matches, bob, { matchId: match.id });
    const document = await replayDocument(one.matches, null, match.id);
    expect(document.signatures).toHaveLength(2);
    expect(document.entries.every(({ hash }) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    const said = await verdictOf(two.matches, document);
    expect(said.verdict).toBe('VERIFIED');
    expect(said.proven.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(['Deal', 'Authorship', 'Log']));
    await verifyReplay(two.matches, { matchId: match.id });
    expect(await readReplay(two.matches, over)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('for keeps stakes its decks, and the audit verifies it', async () => {
    const game = CARDS;
    const node = await setting.node({ atRest: sealing(), games: ALL });
    const match = await withDecks(node.matches, { stakes: 'forKeeps' });
    const staked = async () =>
      [...(await holdingsOf(node.context, ada.id, game)).values()].reduce((sum, one) => sum + one.staked, 0);
    expect(await staked()).toBe(CARDS.deck?.ready[0]?.cards.reduce((sum, { count }) => sum + count, 0));
    expect((await auditCollections(node.matches)).discrepancies).toEqual([]);
    await playOut(node.matches, await resign(node.matches, bob, { matchId: match.id })); // Ada takes her prize
    expect(await staked()).toBe(0);
    const audit = await auditCollections(node.matches);
    expect([audit.discrepancies, audit.matches, audit.prizes]).toEqual([[], 1, 1]);
    await setting.query("update matches set for_keeps = false, result = null, status = 'RUNNING' where id = $1", [
      match.id,
    ]);
    expect((await auditCollections(node.matches)).discrepancies.join()).toContain('its log says that it is for keeps');
  });

  test('answers a repeated key with the same entry on every node', async () => {
    const node = await setting.node({ atRest: sealing() });
    const match = await begun(node.matches, [ada, bob]);
    const input = { matchId: match.id, version: 0, key: 'once', move: { bid: 3 } };
    const first = await submitMove(node.matches, ada, input);
    const later = await setting.node({ atRest: sealing() });
    const again = await submitMove(later.matches, ada, input);
    expect(again.entry.version).toBe(first.entry.version);
  });
});

describe('a change in the tables', () => {
  test('is found by the audit and by the verification', async () => {
    const node = await setting.node({ atRest: sealing(), games: ALL });
    const match = await withDecks(node.matches, { stakes: 'forKeeps' });
    await playOut(node.matches, await resign(node.matches, bob, { matchId: match.id }));
    await setting.query('alter table match_log disable trigger user');
    await setting.query(
      'update match_log set facts = (select facts from match_log where version = 1) where version = 0',
    );
    expect((await auditCollections(node.matches)).discrepancies[0]).toContain(
      `the seal of "${match.id} entry 0" is broken`,
    );
    await verifyReplay(node.matches, { matchId: match.id });
    const said = await readReplay(node.matches, await readMatch(node.matches, ada, match.id));
    expect(said).toMatchObject({ verdict: 'REFUTED', why: expect.stringContaining('is broken') });
  });
});

describe('the operator’s key', () => {
  test('can be added later: unsealed matches continue beside sealed ones', async () => {
    const before = await begun((await setting.node()).matches, [ada, bob]);
    const { matches } = await setting.node({ atRest: sealing() });
    expect((await playOut(matches, await readMatch(matches, ada, before.id))).status).toBe('FINISHED');
    expect((await begun(matches, [ada, bob])).version).toBe(0);
    const keys = await setting.query('select data_key is null as clear from matches order by created_at');
    expect(keys).toEqual([{ clear: true }, { clear: false }]);
  });

  test('can be for reading only at first, so that nodes get it one by one', async () => {
    const reading = await setting.node({ atRest: new AtRest({ current: null, all: [OLD] }) });
    const sealed = await begun((await setting.node({ atRest: sealing() })).matches, [ada, bob]);
    expect((await readMatch(reading.matches, ada, sealed.id)).version).toBe(0);
    await begun(reading.matches, [ada, bob]);
    const keys = await setting.query('select data_key is null as clear from matches order by created_at');
    expect(keys).toEqual([{ clear: false }, { clear: true }]);
  });

  test('can be replaced: everything but the log is sealed again, and the old key is no longer needed', async () => {
    const old = await setting.node({ atRest: sealing() });
    const match = await begun(old.matches, [ada, bob]);
    const log = await setting.query('select * from match_log');
    const both = new AtRest({ current: NEW, all: [NEW, OLD] });
    const wanted = { game: 'duel', key: 'once' };
    const { id } = await createMatch(old.matches, ada, wanted);
    expect(await rotateAtRestKeys(old.context.db.pool, both)).toBe(4);
    expect(await rotateAtRestKeys(old.context.db.pool, both)).toBe(0);
    expect(await setting.query('select * from match_log')).toEqual(log);
    const later = await setting.node({ atRest: new AtRest({ current: NEW, all: [NEW] }) });
    expect((await createMatch(later.matches, ada, wanted)).id).toBe(id);
    const document = await resign(later.matches, bob, { matchId: match.id });
    expect(document.status).toBe('FINISHED');
    const without = await setting.node({ atRest: sealing() });
    await expect(readMatch(without.matches, ada, match.id)).rejects.toThrow('AT_REST_KEY must also list the key 2026');
  });
});

/** Returns the match as the node has it immediately after reading it. */
async function fresh(matches: MatchesHandle, id: string) {
  await readMatch(matches, null, id);
  return wholeMatch(matches, id);
}
