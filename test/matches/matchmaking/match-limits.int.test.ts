import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { cancelMatch, createMatch, joinMatch, readMatch, resign, sweep } from '../../../src/matches/index.ts';
import { callerWith } from '../../caller.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../setting.ts';

const WEEK = 7 * 86_400_000;

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

describe('a player’s open matches', () => {
  test('have a limit, whether created or joined; a finished match frees a place', async () => {
    const { matches } = await setting.node({ openMatches: 3 });
    await setting.query("update players set password_hash = 'x' where id = $1", [ada.id]);
    const make = (caller: Caller) => createMatch(matches, caller, { game: 'duel', visibility: 'PRIVATE' });
    const refused = { code: 'FORBIDDEN', details: { open: 3, limit: 3 } };
    const [waiting, running] = [await make(ada), await make(ada)];
    await joinMatch(matches, bob, { invitation: running.invitation });
    await joinMatch(matches, ada, { invitation: waiting.invitation }); // a second seat counts as the same match
    const third = await createMatch(matches, ada, { game: 'duel', seats: 3, visibility: 'PRIVATE' });
    await expect(make(ada)).rejects.toMatchObject(refused);
    const others = await createMatch(matches, await setting.player('Eve'), { game: 'duel' });
    await expect(joinMatch(matches, ada, { matchId: others.id })).rejects.toMatchObject(refused);
    await joinMatch(matches, ada, { invitation: third.invitation });
    await resign(matches, ada, { matchId: running.id });
    expect((await joinMatch(matches, ada, { matchId: others.id })).status).toBe('RUNNING');
    await cancelMatch(matches, ada, { matchId: third.id });
    await make(ada);
  });

  test('have a quarter of the limit for a guest', async () => {
    const { matches } = await setting.node({ openMatches: 4 });
    const guest = await setting.player('Guest');
    await createMatch(matches, guest, { game: 'duel' });
    await expect(createMatch(matches, guest, { game: 'duel' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('matches between bots only', () => {
  const bots = [{ level: 'RANDOM' as const }, { level: 'RANDOM' as const }];

  test('have a tenth of the limit of open matches', async () => {
    const { matches } = await setting.node({ openMatches: 80 });
    const guest = await setting.player('Guest');
    const create = (seats: typeof bots) => createMatch(matches, guest, { game: 'duel', seats: 2, bots: seats });
    for (let i = 0; i < 2; i++) await create(bots);
    await expect(create(bots)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { open: 2, limit: 2 } });
    await create(bots.slice(1));
  });

  test('with a bot that searches: one limit for all newcomers of an address, four times that for an IPv6 site', async () => {
    const { matches } = await setting.node({ openMatches: 20 });
    const create = async (level: 'RANDOM' | 'STRONG', address: string | null) => {
      const guest = callerWith((await setting.player('Guest')).id, true);
      return createMatch(matches, guest, { game: 'duel', seats: 2, bots: [{ level }, { level: 'RANDOM' }] }, address);
    };
    for (let i = 0; i < 2; i++) await create('STRONG', '192.0.2.1');
    const refused = { code: 'FORBIDDEN', details: { open: 2, limit: 2 } };
    await expect(create('STRONG', '192.0.2.1')).rejects.toMatchObject(refused);
    for (const one of [create('RANDOM', '192.0.2.1'), create('STRONG', '192.0.2.2'), create('STRONG', null)]) await one;
    for (let i = 0; i < 8; i++) await create('STRONG', `2001:db8:1:${i >> 1}::`);
    await expect(create('STRONG', '2001:db8:1:3::')).rejects.toMatchObject(refused);
    const ofSite = { code: 'FORBIDDEN', details: { open: 8, limit: 8 } };
    await expect(create('STRONG', '2001:db8:1:4::')).rejects.toMatchObject(ofSite);
    await create('STRONG', '2001:db8:2:4::');
  });
});

describe('clean-up by the sweep', () => {
  test('a match without a new player for a week is cancelled', async () => {
    const { matches, pass } = await setting.node();
    const forsaken = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    const joined = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    const status = async (id: string) => (await readMatch(matches, ada, id)).status;
    pass(WEEK - 60_000);
    await joinMatch(matches, bob, { matchId: joined.id });
    await sweep(matches);
    expect([await status(forsaken.id), await status(joined.id)]).toEqual(['WAITING', 'WAITING']);
    pass(60_001);
    await sweep(matches);
    expect([await status(forsaken.id), await status(joined.id)]).toEqual(['CANCELLED', 'WAITING']);
    await expect(joinMatch(matches, bob, { matchId: forsaken.id })).rejects.toMatchObject({ code: 'MATCH_OVER' });
    pass(WEEK);
    await sweep(matches);
    expect(await status(joined.id)).toBe('CANCELLED');
  });

  test('a banned player leaves the matches that have not begun', async () => {
    const { matches, pass } = await setting.node();
    const rude = await setting.player('Rude');
    const waiting = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    const running = await createMatch(matches, ada, { game: 'duel' });
    const own = await createMatch(matches, rude, { game: 'duel' });
    for (const { id: matchId } of [waiting, running]) await joinMatch(matches, rude, { matchId });
    const until = new Date(Date.now() + WEEK / 2);
    await setting.query('update players set ban_reason = $2, banned_until = $3 where id = $1', [
      rude.id,
      'rude',
      until,
    ]);
    const read = async (id: string) => {
      const { status, seats } = await readMatch(matches, ada, id);
      return [status, seats.filter(({ player }) => player?.id === rude.id).length];
    };
    await sweep(matches);
    expect([await read(waiting.id), await read(running.id)]).toEqual([
      ['WAITING', 0],
      ['RUNNING', 1],
    ]);
    expect((await read(own.id))[0]).toBe('CANCELLED');
    pass(WEEK / 2 + 1000);
    await joinMatch(matches, rude, { matchId: waiting.id });
    await sweep(matches);
    expect(await read(waiting.id)).toEqual(['WAITING', 1]);
  });

  test('expired sessions are deleted, others are not', async () => {
    const { jobs } = await setting.node();
    for (const days of [-1, 1])
      await setting.query(
        'insert into sessions (token_hash, player_id, expires_at) values ($1, $2, now() + make_interval(days => $3))',
        [randomUUID(), ada.id, days],
      );
    await jobs.sweep({});
    expect(await setting.query('select expires_at > now() as live from sessions')).toEqual([{ live: true }]);
  });
});
