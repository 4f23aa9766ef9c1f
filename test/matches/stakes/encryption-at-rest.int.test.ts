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
import { judged } from '../replays/verdicts.ts';
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

/** Everything in the database, as it reads in a stolen backup. */
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

async function withDecks(room: MatchesHandle, options: object = {}) {
  const { id: matchId } = await createMatch(room, ada, { game: CARDS.id, options, deck: { ready: 'head-office' } });
  return joinMatch(room, bob, { matchId, deck: { ready: 'head-office' } });
}

describe('a dump of the database', () => {
  /** Everything that the rules hide in running matches: seeds, decks, cards in hands and piles, answers not yet revealed. */
  async function secretsOf(room: MatchesHandle, seeds: (id: string) => Promise<string | undefined>): Promise<string[]> {
    const bids = await playOne(room, await begun(room, [ada, bob], { entropy: 'a-value-of-Adas-own' }));
    const decks = await withDecks(room);
    const hidden = (await wholeMatch(room, bids.id)).at?.sealed.map(({ move }) => JSON.stringify(move)) ?? [];
    expect(hidden).toHaveLength(1);
    const names = CARDS.deck?.ready[0]?.cards.map(({ card }) => `${card}`) ?? [];
    expect(names.length).toBeGreaterThan(3);
    const found = [await seeds(bids.id), await seeds(decks.id)].map((seed) => seed ?? expect.fail());
    return [...found, ...hidden, ...names, '"sun"', '"order"', 'PRIVATE KEY'];
  }
  const plain = (text: string) => text.replaceAll('""', '"').replaceAll('\\"', '"').replaceAll('": ', '":');

  test('shows nothing that the rules hide', async () => {
    const { room, inside } = await setting.node({ atRest: sealing(), games: ALL });
    const secrets = await secretsOf(room, async (id) => (await inside.cache.get(id))?.secret);
    const text = plain(await dump());
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain((await inside.cache.get((await begun(room, [ada, bob])).id))?.serverSeed);
    const rows = await setting.query('select distinct hash, move::text, agenda::text from match_log');
    expect(rows).toEqual([{ hash: '', move: null, agenda: '[0]' }]); // no hash to test guesses against
  });

  test('does not reveal a ready deck by its length', () => {
    const { box } = sealing().newBox('match') ?? expect.fail();
    const ready = GAMES.flatMap(({ deck }) => deck?.ready ?? []);
    expect(ready.length).toBeGreaterThan(20);
    expect(new Set(ready.map(({ cards }) => `${storedDeck(cards, 0, box)}`.length)).size).toBe(1);
  });

  test("shows neither a finished match nor a bot's analysis of it", async () => {
    const { room, inside } = await setting.node({ atRest: sealing() });
    const { id } = await begun(room, [ada, bob]);
    const over = await resign(room, bob, { matchId: id });
    await verifyReplay(room, { matchId: id });
    await analyseMatch(room, ada, { matchId: id, seat: 0 });
    const move = { label: 'Bid 7', move: { bid: 7 }, chance: 0.5 };
    const found = { entry: 1, prompt: 'A prompt of its own', played: move, best: move };
    expect(await storeRating(inside, { matchId: id, seat: 0 }, 0, found)).toBe(true);
    const text = await dump();
    expect([over.seed, found.prompt, move.label].filter((secret) => secret === null || text.includes(secret))).toEqual(
      [],
    );
    expect((await readAnalysis(room, ada, { matchId: id, seat: 0 }))?.decisions).toMatchObject([found]);
  });

  test('shows all of it without a key', async () => {
    const { room, inside } = await setting.node({ games: ALL });
    const secrets = await secretsOf(room, async (id) => (await inside.cache.get(id))?.secret);
    const text = plain(await dump());
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});

describe('a sealed match', () => {
  test('is played on any node, reopened and verified', async () => {
    const [one, two] = [await setting.node({ atRest: sealing() }), await setting.node({ atRest: sealing() })];
    let match = await begun(one.room, [ada, bob], { entropy: 'a-value-of-Adas-own' });
    for (let i = 0; i < 6; i++) match = await playOne(i % 2 ? one.room : two.room, match);
    const three = await setting.node({ atRest: sealing() });
    match = await readMatch(three.room, ada, match.id);
    expect(await wholeMatch(three.room, match.id)).toEqual(await fresh(one.room, match.id));
    const over = await resign(three.room, bob, { matchId: match.id });
    const document = await replayDocument(one.room, null, match.id);
    expect(document.signatures).toHaveLength(2);
    expect(document.entries.every(({ hash }) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    const said = await judged(two.room, document);
    expect(said.verdict).toBe('VERIFIED');
    expect(said.proven.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(['Deal', 'Authorship', 'Log']));
    await verifyReplay(two.room, { matchId: match.id });
    expect(await readReplay(two.room, over)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('for keeps stakes its decks, and the audit verifies it', async () => {
    const game = CARDS;
    const node = await setting.node({ atRest: sealing(), games: ALL });
    const match = await withDecks(node.room, { stakes: 'forKeeps' });
    const staked = async () =>
      [...(await holdingsOf(node.inside, ada.id, game)).values()].reduce((sum, one) => sum + one.staked, 0);
    expect(await staked()).toBe(CARDS.deck?.ready[0]?.cards.reduce((sum, { count }) => sum + count, 0));
    expect((await auditCollections(node.room)).discrepancies).toEqual([]);
    await playOut(node.room, await resign(node.room, bob, { matchId: match.id })); // Ada takes her prize
    expect(await staked()).toBe(0);
    const audit = await auditCollections(node.room);
    expect([audit.discrepancies, audit.matches, audit.prizes]).toEqual([[], 1, 1]);
    await setting.query("update matches set for_keeps = false, result = null, status = 'RUNNING' where id = $1", [
      match.id,
    ]);
    expect((await auditCollections(node.room)).discrepancies.join()).toContain('its log says that it is for keeps');
  });

  test('answers a repeated key with the same entry on every node', async () => {
    const node = await setting.node({ atRest: sealing() });
    const match = await begun(node.room, [ada, bob]);
    const input = { matchId: match.id, version: 0, key: 'once', move: { bid: 3 } };
    const first = await submitMove(node.room, ada, input);
    const later = await setting.node({ atRest: sealing() });
    const again = await submitMove(later.room, ada, input);
    expect(again.entry.version).toBe(first.entry.version);
  });
});

describe('a change in the tables', () => {
  test('is found by the audit and by the verification', async () => {
    const node = await setting.node({ atRest: sealing(), games: ALL });
    const match = await withDecks(node.room, { stakes: 'forKeeps' });
    await playOut(node.room, await resign(node.room, bob, { matchId: match.id }));
    await setting.query('alter table match_log disable trigger user');
    await setting.query(
      'update match_log set facts = (select facts from match_log where version = 1) where version = 0',
    );
    expect((await auditCollections(node.room)).discrepancies[0]).toContain(
      `the seal of "${match.id} entry 0" is broken`,
    );
    await verifyReplay(node.room, { matchId: match.id });
    const said = await readReplay(node.room, await readMatch(node.room, ada, match.id));
    expect(said).toMatchObject({ verdict: 'REFUTED', why: expect.stringContaining('is broken') });
  });
});

describe('the operator’s key', () => {
  test('can be added later: unsealed matches continue beside sealed ones', async () => {
    const before = await begun((await setting.node()).room, [ada, bob]);
    const { room } = await setting.node({ atRest: sealing() });
    expect((await playOut(room, await readMatch(room, ada, before.id))).status).toBe('FINISHED');
    expect((await begun(room, [ada, bob])).version).toBe(0);
    const keys = await setting.query('select data_key is null as clear from matches order by created_at');
    expect(keys).toEqual([{ clear: true }, { clear: false }]);
  });

  test('can be for reading only at first, so that nodes get it one by one', async () => {
    const reading = await setting.node({ atRest: new AtRest({ current: null, all: [OLD] }) });
    const sealed = await begun((await setting.node({ atRest: sealing() })).room, [ada, bob]);
    expect((await readMatch(reading.room, ada, sealed.id)).version).toBe(0);
    await begun(reading.room, [ada, bob]);
    const keys = await setting.query('select data_key is null as clear from matches order by created_at');
    expect(keys).toEqual([{ clear: false }, { clear: true }]);
  });

  test('can be replaced: everything but the log is sealed again, and the old key is no longer needed', async () => {
    const old = await setting.node({ atRest: sealing() });
    const match = await begun(old.room, [ada, bob]);
    const log = await setting.query('select * from match_log');
    const both = new AtRest({ current: NEW, all: [NEW, OLD] });
    const wanted = { game: 'duel', key: 'once' };
    const { id } = await createMatch(old.room, ada, wanted);
    expect(await rotateAtRestKeys(old.inside.db.pool, both)).toBe(4);
    expect(await rotateAtRestKeys(old.inside.db.pool, both)).toBe(0);
    expect(await setting.query('select * from match_log')).toEqual(log);
    const later = await setting.node({ atRest: new AtRest({ current: NEW, all: [NEW] }) });
    expect((await createMatch(later.room, ada, wanted)).id).toBe(id);
    const document = await resign(later.room, bob, { matchId: match.id });
    expect(document.status).toBe('FINISHED');
    const without = await setting.node({ atRest: sealing() });
    await expect(readMatch(without.room, ada, match.id)).rejects.toThrow('AT_REST_KEY must also name the key 2026');
  });
});

/** The match as the node has it right after reading it. */
async function fresh(room: MatchesHandle, id: string) {
  await readMatch(room, null, id);
  return wholeMatch(room, id);
}
