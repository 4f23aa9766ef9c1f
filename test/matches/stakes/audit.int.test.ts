import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../../src/games/business-card-battle/index.ts';
import {
  auditCollections,
  auditVerdict,
  createMatch,
  joinMatch,
  type MatchesHandle,
  type MatchView,
  resign,
} from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { openSetting, playOut, type Setting } from '../setting.ts';

let setting: Setting;
let matches: MatchesHandle;
let ada: Caller;
let bob: Caller;

beforeEach(async () => {
  setting = await openSetting();
  ({ matches } = await setting.node({ games: [game] }));
  [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
});
afterEach(() => setting.close());

async function played(stakes: 'friendly' | 'forKeeps'): Promise<MatchView> {
  const { id } = await createMatch(matches, ada, { game: game.id, options: { stakes, turns: 20 } });
  await joinMatch(matches, bob, { matchId: id });
  return playOut(matches, await resign(matches, ada, { matchId: id }));
}

const objections = async (): Promise<string[]> => (await auditCollections(matches)).discrepancies;

/** Locks a table, so that anyone who reads it must wait. */
async function heldBack(table: string) {
  const client = new pg.Client({ connectionString: setting.db.url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table}`);
  const waiting = 'select from pg_locks where relation = $1::regclass and not granted';
  return {
    async waitedFor() {
      await expect.poll(async () => (await setting.query(waiting, [table])).length).toBeGreaterThan(0);
    },
    letGo: () => client.end(),
  };
}

describe('the audit of collections', () => {
  it('verifies finished and running matches', async () => {
    await played('friendly');
    await played('forKeeps');
    await createMatch(matches, ada, { game: game.id, options: { stakes: 'forKeeps' } });
    const { id } = await createMatch(matches, bob, { game: game.id, options: { stakes: 'forKeeps' } });
    await joinMatch(matches, ada, { matchId: id });
    const audit = await auditCollections(matches);
    expect(audit).toEqual({ accounts: 2, cards: 108, matches: 3, prizes: 1, discrepancies: [] });
    expect(auditVerdict(audit)).toBe(
      'Every card is accounted for: 2 accounts, 108 cards, 3 matches for keeps, 1 prizes.',
    );
  });

  it('reports a card without an origin', async () => {
    await played('forKeeps');
    await setting.query("update collections set count = 7 where player_id = $1 and card = 'Petra Loam'", [ada.id]);
    await setting.query("insert into collections values ($1, $2, 'Wanda Root', 1)", [bob.id, game.id]);
    expect(await objections()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`player ${ada.id}: it owns 7 of Petra Loam, but [23] are accounted for`),
        `player ${bob.id}: it owns 1 of Wanda Root, but 0 are accounted for`,
      ]),
    );
  });

  it('reports a recorded prize that no log proves', async () => {
    const { id } = await played('friendly');
    await createMatch(matches, bob, { game: game.id, options: { stakes: 'forKeeps' } });
    await setting.query(
      `insert into collection_changes (player_id, game, card, change, reason, match_id, at)
       values ($1, $2, 'Wanda Root', 1, 'PRIZE', $3, now())`,
      [bob.id, game.id, id],
    );
    expect(await objections()).toEqual([
      `player ${bob.id}: +1 Wanda Root by match ${id} is recorded, but no log proves it`,
      `player ${bob.id}: it owns 1 of Wanda Root, but 0 are accounted for`,
    ]);
  });

  it('reports more than a starter set, and cards without one', async () => {
    await createMatch(matches, ada, { game: game.id, options: { stakes: 'forKeeps' } });
    const forge = `insert into collection_changes (player_id, game, card, change, reason, at)
      values ($1, $2, 'Wanda Root', 2, 'STARTER', now())`;
    await setting.query(forge, [ada.id, game.id]);
    await setting.query(forge, [bob.id, game.id]);
    expect(await objections()).toEqual([
      `player ${ada.id}: its first cards are not a starter set`,
      `player ${ada.id}: it owns 2 of Wanda Root, but 0 are accounted for`,
      `player ${bob.id}: cards, but no starter set`,
    ]);
  });

  it('reports a changed log and ignores all of its prizes', async () => {
    const { id, version } = await played('forKeeps');
    await setting.query('alter table match_log disable trigger user');
    await setting.query(
      `update match_log set facts = replace(facts::text, '"from":0', '"from":1')::json where match_id = $1 and version = $2`,
      [id, version],
    );
    const found = await objections();
    expect(found[0]).toBe(`match ${id}: entry ${version} of its log does not match its hash and the one before`);
    expect(found.filter((line) => line.endsWith('but no log proves it'))).toHaveLength(2);
  });

  it('reports changed seats, results and stakes', async () => {
    const { id, result } = await played('forKeeps');
    const [card] = result?.awards?.map((award) => award.card) ?? [];
    const swap = 'update seats set player_id = $3 where match_id = $1 and seat = $2';
    for (const [seat, player] of [bob, ada].entries()) await setting.query(swap, [id, seat, player.id]);
    expect(await objections()).toContain(
      `player ${ada.id}: -1 ${card} by match ${id} is recorded, but no log proves it`,
    );
    for (const [seat, player] of [ada, bob].entries()) await setting.query(swap, [id, seat, player.id]);
    expect(await objections()).toEqual([]);
    await setting.query("update matches set for_keeps = false, result = result - 'awards' where id = $1", [id]);
    expect(await objections()).toEqual([
      `match ${id}: its log says that it is for keeps, but its row does not`,
      `match ${id}: its result differs from the one at the end of its log`,
    ]);
  });

  it('locks nothing: while it waits for one table, the others can be altered', async () => {
    await played('forKeeps');
    const locked = await heldBack('collectors');
    const audit = awaitedLater(objections());
    await locked.waitedFor();
    await setting.query('alter table matches add column colour text');
    await setting.query('alter table match_log add column colour text');
    await locked.letGo();
    expect(await audit).toEqual([]);
  });

  it('verifies a match that ends during the audit', async () => {
    const { id } = await createMatch(matches, ada, { game: game.id, options: { stakes: 'forKeeps' } });
    let match = await joinMatch(matches, bob, { matchId: id });
    const locked = await heldBack('collectors');
    const audit = awaitedLater(objections());
    await locked.waitedFor();
    match = await playOut(matches, await resign(matches, ada, { matchId: id }));
    expect(match.result?.awards).toHaveLength(1);
    await locked.letGo();
    expect(await audit).toEqual([]);
  });

  it('runs as a job and logs only what it finds', async () => {
    const said: string[] = [];
    const error = (details: object, message: string): void => void said.push(`${JSON.stringify(details)} ${message}`);
    const node = await setting.node({ games: [game], log: { error, warn: error, debug: () => {} } });
    await played('forKeeps');
    await node.jobs.auditCollections({});
    expect(said).toEqual([]);
    await setting.query("update collections set count = 9 where player_id = $1 and card = 'Edda Brook'", [bob.id]);
    await node.jobs.auditCollections({});
    expect(said).toEqual([
      `{"discrepancy":"player ${bob.id}: it owns 9 of Edda Brook, but 3 are accounted for"} collection audit found a discrepancy`,
      expect.stringMatching(/1 discrepancies among 2 accounts/),
    ]);
  });

  it('relies on an append-only record of card changes', async () => {
    await played('forKeeps');
    const forged = setting.query('update collection_changes set player_id = $1', [ada.id]);
    await expect(forged).rejects.toThrow('append-only');
    await expect(setting.query('delete from collection_changes')).rejects.toThrow('append-only');
  });
});
