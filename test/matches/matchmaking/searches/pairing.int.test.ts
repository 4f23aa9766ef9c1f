import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../src/accounts/index.ts';
import {
  deleteOldSearches,
  readSearch,
  resign,
  startSearch,
  stopSearch,
  watchSearch,
} from '../../../../src/matches/index.ts';
import { searchersOf } from '../../../../src/matches/matchmaking/searches/watch-search.ts';
import { callerWith } from '../../../caller.ts';
import { closeAfterAll } from '../../../close-after-all.ts';
import { type Node, openSetting, wholeMatch } from '../../setting.ts';

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const BLITZ = { fischer: { bank: 300, increment: 5 } };

/** The open subscriptions of a test. If they stayed open, their nodes would go on pairing with clocks of their own. */
const open: ReturnType<typeof watchSearch>[] = [];
afterEach(() => Promise.all(open.splice(0).map((updates) => updates.return?.())));

function watched({ matches }: Node, caller: Caller): ReturnType<typeof watchSearch> {
  const updates = watchSearch(matches, caller);
  open.push(updates);
  return updates;
}

type Wanted = Partial<Parameters<typeof startSearch>[2]>;

/** Starts a search, and subscribes to it on a node. */
async function searching(node: Node, caller: Caller, wanted: Wanted) {
  await startSearch(node.matches, caller, { game: 'duel', timeControl: BLITZ, ...wanted });
  const updates = watched(node, caller);
  return { updates, first: (await updates.next()).value };
}

/** Passes time on all nodes, in steps in which they renew the leases of their players. */
async function wait(seconds: number, ...nodes: Node[]): Promise<void> {
  for (let left = seconds; left > 0; left -= 10) {
    for (const node of nodes) node.pass(Math.min(10, left) * 1000);
    for (const { context } of nodes) await searchersOf(context).look();
  }
}

async function foundBy({ matches }: Node, caller: Caller): Promise<string | null | undefined> {
  return (await readSearch(matches, caller))?.matchId;
}

async function rated(name: string, points: number): Promise<Caller> {
  const caller = await setting.account(name);
  await setting.query(
    `insert into ratings (player_id, game, speed, mu, sigma, matches, last_at) values ($1, 'duel', 'LIVE', $2, 3, 9, now())`,
    [caller.id, 25 + (points - 1500) / 29.48],
  );
  return caller;
}

let clocks = 10;
/** Each test has its own clock, so that its searches stay apart. */
const clockOf = () => ({ timeControl: { perDecision: clocks++ } });

describe('two players who search for the same match', () => {
  it('are seated at a public match that has begun, and learn its id on different nodes', async () => {
    const [here, there] = [await setting.node(), await setting.node()];
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    const hers = await searching(here, ada, { ...wanted, rated: true });
    expect(hers.first).toMatchObject({ matchId: null, range: 100, others: 0, rated: true, botAt: null });
    const his = await searching(there, bob, { ...wanted, rated: true });
    const id = his.first?.matchId ?? expect.fail('no match was found');
    await searchersOf(here.context).look(); // the message between the nodes is lost
    expect((await hers.updates.next()).value).toMatchObject({ matchId: id });
    expect((await hers.updates.next()).done).toBe(true);
    const match = await wholeMatch(here.matches, id);
    expect(match).toMatchObject({ status: 'RUNNING', visibility: 'PUBLIC', rated: true, onTimeOut: 'FORFEIT' });
    expect(match.seats.map(({ player }) => player?.id).sort()).toEqual([ada.id, bob.id].sort());
  });

  it('meet once the range of both is wide enough', async () => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await rated('Ada', 1500), await rated('Bob', 1790), clockOf()];
    const hers = await searching(node, ada, wanted);
    await searching(node, bob, wanted);
    await wait(19, node);
    expect(await foundBy(node, ada)).toBeNull();
    expect((await hers.updates.next()).value).toMatchObject({ range: 200, others: 1 });
    await wait(1, node);
    expect(await foundBy(node, ada)).toEqual(expect.any(String));
  });

  it.each(['first', 'second'])('never meet if the %s has blocked the other', async (blocker) => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    const [one, other] = blocker === 'first' ? [ada, bob] : [bob, ada];
    await setting.query('insert into blocks (player_id, blocked_id, at) values ($1, $2, now())', [one.id, other.id]);
    for (const caller of [ada, bob]) await searching(node, caller, wanted);
    await wait(180, node);
    expect(await foundBy(node, ada)).toBeNull();
    const eve = await setting.account('Eve');
    await searching(node, eve, wanted);
    await wait(120, node);
    expect(await foundBy(node, ada)).toBe(await foundBy(node, eve));
  });

  it('do not meet again while another player waits', async () => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    for (const caller of [ada, bob]) await searching(node, caller, wanted);
    const before = await foundBy(node, ada);
    const eve = await rated('Eve', 1650);
    node.pass(15_000);
    for (const caller of [eve, ada, bob]) await searching(node, caller, wanted);
    expect(await foundBy(node, ada)).toBeNull();
    await wait(10, node);
    const eves = await foundBy(node, eve);
    expect(eves).toEqual(expect.any(String));
    expect(eves).not.toBe(before);
    expect([await foundBy(node, ada), await foundBy(node, bob)]).toContain(eves);
  });
});

describe('a search', () => {
  it('pairs no one before its subscription opens or after it closes, and goes on with the next one', async () => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    await startSearch(node.matches, ada, { game: 'duel', ...wanted });
    const his = await searching(node, bob, wanted);
    expect(his.first?.matchId).toBeNull();
    await his.updates.return?.();
    await expect.poll(() => leaseOf(bob)).toBe(0);
    const hers = watched(node, ada);
    expect((await hers.next()).value?.matchId).toBeNull();
    const again = watched(node, bob);
    expect((await again.next()).value).toMatchObject({ matchId: expect.any(String), since: his.first?.since });
  });

  /** Returns how many searches of a player have a lease that lasts beyond the beginning of the search. */
  async function leaseOf({ id }: Caller): Promise<number | undefined> {
    const text = 'select count(*)::int as open from searches where player_id = $1 and leased_until > since';
    return (await setting.query<{ open: number }>(text, [id]))[0]?.open;
  }

  it('survives its node by 15 seconds, and is forgotten after another minute', async () => {
    const [dying, node] = [await setting.node(), await setting.node()];
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    await searching(dying, ada, wanted); // this node's clock has stopped, so it renews no lease
    node.pass(15_000);
    expect((await searching(node, bob, wanted)).first?.matchId).toBeNull();
    expect(await foundBy(node, ada)).toBeNull();
    node.pass(60_000);
    expect(await readSearch(node.matches, ada)).toBeNull();
    await expect(watchSearch(node.matches, ada).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    node.pass(3_600_000);
    await deleteOldSearches(node.matches);
    expect(await setting.query('select from searches where player_id = $1', [ada.id])).toEqual([]);
  });

  it('that has just found a match is not replaced, unless the match is over', async () => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    const hers = await searching(node, ada, wanted);
    await searching(node, bob, wanted);
    const id = (await foundBy(node, ada)) ?? expect.fail('no match was found');
    const start = (): ReturnType<typeof startSearch> =>
      startSearch(node.matches, ada, { game: 'duel', ...clockOf(), botAllowed: true });
    expect(await start()).toMatchObject({ ...wanted, matchId: id });
    expect((await hers.updates.next()).value).toMatchObject({ matchId: id });
    await resign(node.matches, bob, { matchId: id });
    expect(await start()).toMatchObject({ matchId: null });
  });

  it('is not replaced while a node pairs it', async () => {
    const node = await setting.node();
    const [ada, matchId] = [await setting.account('Ada'), randomUUID()];
    await searching(node, ada, clockOf());
    const pairing = new pg.Client({ connectionString: setting.db.url });
    await pairing.connect();
    await pairing.query('begin');
    await pairing.query('update searches set match_id = $1 where player_id = $2', [matchId, ada.id]);
    const started = startSearch(node.matches, ada, { game: 'duel', ...clockOf() });
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "searches"%'`;
    await expect.poll(() => setting.query(isWaiting)).toHaveLength(1);
    await pairing.query('commit');
    await pairing.end();
    expect(await started).toMatchObject({ matchId });
  });

  it('of a player who has been banned finds no match', async () => {
    const node = await setting.node();
    const [ada, bob, wanted] = [await setting.account('Ada'), await setting.account('Bob'), clockOf()];
    await searching(node, ada, wanted);
    await setting.query("update players set ban_reason = 'rude' where id = $1", [ada.id]);
    expect((await searching(node, bob, wanted)).first?.matchId).toBeNull();
  });

  it('that this release cannot read does not stop the others', async () => {
    const node = await setting.node();
    const [ada, bob, eve, wanted] = [
      await setting.account('A'),
      await setting.account('B'),
      await setting.account('E'),
      clockOf(),
    ];
    await searching(node, eve, wanted);
    await setting.query(`update searches set time_control = '{"sundial": 1}', points = 1501 where player_id = $1`, [
      eve.id,
    ]);
    expect(await readSearch(node.matches, eve)).toBeNull();
    await searching(node, ada, wanted);
    await searching(node, bob, wanted);
    await searchersOf(node.context).look();
    expect(await foundBy(node, ada)).toEqual(expect.any(String));
  });

  it('ends when it is stopped, and after half an hour', async () => {
    const node = await setting.node();
    const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];
    const hers = await searching(node, ada, clockOf());
    expect(await stopSearch(node.matches, ada)).toBeNull();
    await searchersOf(node.context).look();
    expect((await hers.updates.next()).done).toBe(true);
    await searching(node, bob, clockOf());
    await wait(1790, node);
    expect(await foundBy(node, bob)).toBeNull();
    await wait(10, node);
    expect(await readSearch(node.matches, bob)).toBeNull();
  });

  it('gets a bot after a minute, in a match that is not rated', async () => {
    const node = await setting.node();
    const ada = await rated('Ada', 1700);
    const { first } = await searching(node, ada, { ...clockOf(), rated: true, botAllowed: true });
    expect(first?.botAt?.getTime()).toBe((first?.since.getTime() ?? 0) + 60_000);
    await wait(50, node);
    expect(await foundBy(node, ada)).toBeNull();
    await wait(10, node);
    const id = (await foundBy(node, ada)) ?? expect.fail('no bot has joined');
    const match = await wholeMatch(node.matches, id);
    expect(match).toMatchObject({ status: 'RUNNING', rated: false });
    expect(match.seats.map(({ player, bot }) => player?.id ?? bot).sort()).toEqual([ada.id, 'STRONG'].sort());
  });

  it('is refused to guests and programs if the match is to be rated, and for unknown games', async () => {
    const { matches } = await setting.node();
    const guest = callerWith((await setting.player('Guest')).id, true);
    const wanted = { game: 'duel', timeControl: BLITZ };
    const start = (caller: Caller, input: Wanted) => startSearch(matches, caller, { ...wanted, ...input });
    await expect(start(guest, { rated: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(start(guest, { game: 'chess' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(guest, {})).resolves.toMatchObject({ rated: false });
  });
});
