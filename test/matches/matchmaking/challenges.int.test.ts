import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { holdingsOf } from '../../../src/accounts/for-transactions.ts';
import { blockPlayer, type Caller, listBlocked, openAccounts, unblockPlayer } from '../../../src/accounts/index.ts';
import { openBus } from '../../../src/bus/bus.ts';
import { BUSINESS_CARD_BATTLE as cards } from '../../../src/games/business-card-battle/index.ts';
import {
  acceptChallenge,
  type CreateMatch,
  cancelMatch,
  challengePlayer,
  createMatch,
  declineChallenge,
  joinMatch,
  listChallenges,
  openInvitations,
  rematch,
  resign,
  sweep,
  watchRematch,
} from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { duel } from '../duel.ts';
import { type Node, openSetting, playOut } from '../setting.ts';

let node: Node;
let other: Node;
let ada: Caller;
let bob: Caller;

const setting = await closeAfterAll(openSetting());
beforeEach(async () => {
  const games = [duel, cards];
  [node, other] = await Promise.all([setting.node({ games }), setting.node({ games })]);
  [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
});

describe('unwanted challenges', () => {
  it('are hidden once the player blocks their sender, who is not told', async () => {
    const accounts = openAccounts({ ...node.context, games: [duel], sessionDays: 1, outside: null });
    const seen = async (caller: Caller) => (await listChallenges(node.matches, caller)).map(({ from }) => from.id);
    const invited = () => openInvitations(node.matches, { players: [bob.id] });
    await challengePlayer(node.matches, ada, { opponent: { id: bob.id }, match: { game: duel.id } }, null);
    expect([await seen(bob), (await invited()).length]).toEqual([[ada.id], 1]);
    await blockPlayer(accounts, bob, ada.id);
    expect([await seen(bob), (await invited()).length, await seen(ada)]).toEqual([[], 0, [ada.id]]);
    const again = challengePlayer(node.matches, ada, { opponent: { id: bob.id }, match: { game: duel.id } }, null);
    await expect(again).rejects.toThrow('You have already challenged this player');
    expect((await listBlocked(accounts, bob)).map(({ id }) => id)).toEqual([ada.id]);
    expect(await listBlocked(accounts, ada)).toEqual([]);
    await unblockPlayer(accounts, bob, ada.id);
    expect(await seen(bob)).toEqual([ada.id]);
    await expect(blockPlayer(accounts, bob, bob.id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('from a hundred guests do not push out that of an account', async () => {
    const { id } = await challengePlayer(
      node.matches,
      ada,
      { opponent: { id: bob.id }, match: { game: duel.id } },
      null,
    );
    const guest = await setting.player('Guest');
    await challengePlayer(node.matches, guest, { opponent: { id: bob.id }, match: { game: duel.id } }, null);
    await setting.query(
      `with many as (select m, gen_random_uuid() as id, n from matches m, generate_series(1, 100) n
          where m.id = (select match_id from challenges where from_player = $1)),
        made as (insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', id, 'invitation', 'GUEST' || n))).*
          from many returning id),
        places as (insert into seats (match_id, seat, player_id, auto_pass) select id, n, case n when 0 then $1::uuid end, 'NONE'
          from made, generate_series(0, 1) n),
        theirs as (insert into challenges select gen_random_uuid(), id, $1::uuid, null, now() + interval '1 minute', now() + interval '1 day', null
          from made returning match_id)
      insert into reservations (match_id, seat, player_id) select match_id, 1, $2::uuid from theirs`,
      [guest.id, bob.id],
    );
    const listed = await listChallenges(node.matches, bob);
    expect(listed.length).toBe(100);
    expect(listed.map((one) => one.id)).toContain(id);
  });
});

describe('a rematch for keeps', () => {
  const deck = { cards: ['Hugo Marl', 'Petra Loam'].map((card) => ({ card, count: 3 })) };
  const theirs = { cards: ['Ines Field', 'Anton Weir'].map((card) => ({ card, count: 3 })) };
  const keeps: CreateMatch = { game: cards.id, options: { size: 6, stakes: 'forKeeps' }, deck };

  /** Plays a match that Bob loses, so that Ada keeps all of her cards. */
  async function won(): Promise<string> {
    const { id } = await createMatch(node.matches, ada, keeps);
    await joinMatch(node.matches, bob, { matchId: id, deck: theirs });
    return (await playOut(node.matches, await resign(node.matches, bob, { matchId: id }))).id;
  }

  it('stakes no card that a match created at the same moment stakes', async () => {
    const matchId = await won();
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled([
        rematch(node.matches, ada, { matchId, deck }).then(({ match }) => match),
        createMatch(other.matches, ada, keeps),
      ]);
      const made = outcomes.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect([made.length, refused]).toEqual([1, ['INVALID_DECK']]);
      expect((await holdingsOf(node.context, ada.id, cards)).get('Hugo Marl')).toEqual({ count: 3, staked: 3 });
      for (const { id } of made) await cancelMatch(node.matches, ada, { matchId: id });
    }
  });
});

describe('a rematch', () => {
  /** Plays a match between these players, in the order of their seats. */
  async function played(first: Caller, ...others: Caller[]): Promise<string> {
    const { id } = await createMatch(node.matches, first, { game: 'duel', seats: others.length + 1 });
    for (const one of others) await joinMatch(node.matches, one, { matchId: id });
    for (const one of others) await resign(node.matches, one, { matchId: id });
    return id;
  }

  /** Starts a node that is connected to the others through PostgreSQL. */
  async function connected(): Promise<Node> {
    const bus = await openBus({ redisUrl: undefined, databaseUrl: setting.db.url });
    onTestFinished(() => bus.close());
    return setting.node({ bus });
  }

  it('begins when both players ask for it at the same moment, for each of twenty pairs', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const pair = await Promise.all([setting.account(`Left ${i}`), setting.account(`Right ${i}`)]);
        return { pair, matchId: await played(...pair) };
      }),
    );
    const outcomes = await Promise.all(
      pairs.map(({ pair: [left, right], matchId }) =>
        Promise.all([rematch(node.matches, left, { matchId }), rematch(other.matches, right, { matchId })]),
      ),
    );
    for (const [index, [one, two]] of outcomes.entries()) {
      expect(one.id).toBe(two.id);
      const { pair, matchId } = pairs[index] ?? expect.fail();
      const later = await rematch(node.matches, pair[0], { matchId });
      expect([later.id, later.status, later.match?.status]).toEqual([one.id, 'ACCEPTED', 'RUNNING']);
    }
  });

  it('begins when all three players ask at the same moment, and waits for the third if only two ask', async () => {
    const eve = await setting.account('Eve');
    const matchId = await played(ada, bob, eve);
    const offers = await Promise.all(
      [ada, ada, bob].map((by, i) => rematch((i % 2 ? other : node).matches, by, { matchId })),
    );
    expect(new Set(offers.map(({ id }) => id)).size).toBe(1);
    const waiting = await rematch(node.matches, bob, { matchId });
    expect([waiting.status, waiting.match?.status, waiting.match?.clock]).toEqual(['OPEN', 'WAITING', null]);
    expect((await rematch(node.matches, eve, { matchId })).status).toBe('ACCEPTED');
    const again = await played(ada, bob, eve);
    await Promise.all([ada, bob, eve].map((by, i) => rematch((i % 2 ? other : node).matches, by, { matchId: again })));
    expect((await rematch(node.matches, eve, { matchId: again })).match?.status).toBe('RUNNING');
  });

  it('is answered the same way with the same key, even after it was declined', async () => {
    const matchId = await played(ada, bob);
    const twice = await Promise.all(
      [node, other].map(({ matches }) => rematch(matches, ada, { matchId, key: 'again' })),
    );
    const [offer = expect.fail()] = twice;
    expect(twice.map(({ id }) => id)).toEqual([offer.id, offer.id]);
    await declineChallenge(node.matches, bob, { id: offer.id });
    const repeated = await rematch(node.matches, ada, { matchId, key: 'again' });
    expect([repeated.id, repeated.status]).toEqual([offer.id, 'DECLINED']);
    await expect(rematch(node.matches, ada, { matchId, hours: 3, key: 'again' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'key' },
    });
    expect((await rematch(node.matches, ada, { matchId, key: 'another' })).id).not.toBe(offer.id);
  });

  it('reaches both players live on another node: offered, declined, offered again, begun', async () => {
    const matchId = await played(ada, bob);
    const stranger = await setting.account('Eve');
    await expect(watchRematch(other.matches, stranger, { matchId }).next()).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const [here, there] = await Promise.all([connected(), connected()]);
    const watches = [ada, bob].map((by) => watchRematch(there.matches, by, { matchId }));
    const next = () => Promise.all(watches.map(async (watch) => (await watch.next()).value));
    const heard = awaitedLater(next());
    const published: string[] = []; // shows that watchers are notified and do not poll
    here.context.bus.subscribe((id) => published.push(id));
    const first = await rematch(here.matches, ada, { matchId });
    expect(published).toContain(matchId);
    for (const told of await heard) expect([told?.id, told?.status, told?.from.id]).toEqual([first.id, 'OPEN', ada.id]);
    await declineChallenge(here.matches, bob, { id: first.id });
    expect(published.at(-1)).toBe(first.match?.id);
    for (const told of await next()) expect([told?.id, told?.status]).toEqual([first.id, 'DECLINED']);
    const second = await rematch(here.matches, bob, { matchId });
    for (const told of await next()) expect([told?.id, told?.status]).toEqual([second.id, 'OPEN']);
    const begun = await rematch(here.matches, ada, { matchId });
    for (const told of await next())
      expect([told?.id, told?.status, told?.match?.id]).toEqual([second.id, 'ACCEPTED', begun.match?.id]);
    expect(await next()).toEqual([undefined, undefined]);
  });
});

describe('a challenge', () => {
  const to = (name: string, key?: string) => ({
    opponent: { name },
    match: { game: 'duel', ...(key !== undefined && { key }) },
  });

  it('can be made once to each player and twenty times in all, also when many are made at the same moment', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `Nobody ${i}`);
    const twice = await Promise.allSettled([1, 2, 3].map(() => challengePlayer(node.matches, ada, to('Nobody 0'))));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const outcomes = await Promise.allSettled(names.map((name) => challengePlayer(node.matches, ada, to(name))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(4).fill('FORBIDDEN'));
  });

  it('is answered the same way with the same key, which works for no other challenge', async () => {
    const first = await challengePlayer(node.matches, ada, to('Nobody', 'again'));
    expect((await challengePlayer(other.matches, ada, to('Nobody', 'again'))).id).toBe(first.id);
    await expect(challengePlayer(node.matches, ada, to('Nobody else', 'again'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'key' },
    });
    const many = [node, other, node].map(({ matches }) => challengePlayer(matches, ada, to('Somebody', 'at once')));
    expect(new Set((await Promise.all(many)).map(({ id }) => id)).size).toBe(1);
  });

  it('is accepted once by repeated requests, which all return the match', async () => {
    const { id, match } = await challengePlayer(node.matches, ada, { ...to('Bob'), opponent: { id: bob.id } });
    const many = [node, other, node].map(({ matches }) => acceptChallenge(matches, bob, { id }));
    for (const seen of await Promise.all(many)) expect(seen.id).toBe(match?.id);
    expect((await acceptChallenge(node.matches, bob, { id })).status).toBe('RUNNING');
  });

  it('is swept up once it expires, however many were accepted since', async () => {
    const { id, match } = await challengePlayer(node.matches, ada, { ...to('Bob'), hours: 1 });
    await setting.query(
      `with more as (
         insert into matches select (jsonb_populate_record(m, jsonb_build_object(
           'id', gen_random_uuid(), 'invitation', gen_random_uuid(), 'status', 'FINISHED', 'replayed', true))).*
         from matches m, generate_series(1, 600) where m.id = $1 returning id)
       insert into challenges select gen_random_uuid(), more.id, c.from_player, null, c.created_at, c.expires_at + interval '1 minute'
       from more, challenges c where c.id = $2`,
      [match?.id, id],
    );
    node.pass(2 * 3_600_000);
    await sweep(node.matches);
    const rows = await setting.query('select status from matches where id = $1', [match?.id]);
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });
});
