import fc from 'fast-check';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { rateMatch, recountRatings } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../setting.ts';
import { finishedMatch } from './finished-match.ts';

const setting = await closeAfterAll(openSetting());
const nodes = [await setting.node(), await setting.node()] as const;
const names = ['Ann', 'Bob', 'Cid', 'Dan'];
const players = await Promise.all(names.map(async (name) => (await setting.account(name)).id));

const HOUR = 3_600_000;
const BEGINNING = new Date(`${new Date(Date.now() - 120 * HOUR).toISOString().slice(0, 10)}T00:00:00Z`).getTime();

const some = fc.record({
  /** Often the same two players, so that their tenth match of a day comes. */
  seats: fc.oneof(
    { weight: 5, arbitrary: fc.shuffledSubarray([0, 1], { minLength: 2 }) },
    { weight: 1, arbitrary: fc.shuffledSubarray([...players.keys()], { minLength: 2 }) },
  ),
  /** Whether a bot has the first seat. */
  bot: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  ranks: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
  at: fc.integer({ min: 0, max: 30 }).map((hour) => new Date(BEGINNING + hour * HOUR)),
  broadcastDelay: fc.constantFrom(0, 0, 0, 7200),
  timeControl: fc.integer({ min: 0, max: 5 }).map((n) => (n === 0 ? { days: 1 } : { perDecision: 60 })),
});

const CHANGES = `select match_id, seat, player_id, speed, at, mu_before, mu, sigma, matches from rating_changes
  order by match_id, seat`;
const STATES = 'select id, rating from matches order by id';

it('matches that are rated in any order by two nodes have the same ratings as after a recount', async () => {
  let [late, overLimit] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 30, maxLength: 50 }), async (all) => {
      await setting.query('delete from rating_changes; delete from ratings; delete from seats; delete from matches');
      const ids: { id: string; at: number }[] = [];
      for (const { seats, bot, ranks, ...rest } of all) {
        const sitters = seats.map((index, seat) => (bot && seat === 0 ? null : (players[index] ?? null)));
        const id = await finishedMatch(setting, { ...rest, players: sitters, ranks: ranks.slice(0, seats.length) });
        ids.push({ id, at: rest.at.getTime() });
      }
      // In the order of creation, which is not the order of the ends.
      for (const [index, { id, at }] of ids.entries()) {
        if (ids.slice(0, index).some((earlier) => earlier.at > at)) late++;
        await Promise.all(nodes.map(({ matches }) => rateMatch(matches, { matchId: id })));
      }
      const [changes, states] = [await setting.query(CHANGES), await setting.query<{ rating: string }>(STATES)];
      overLimit += states.filter(({ rating }) => rating === 'UNCOUNTED').length - all.filter(({ bot }) => bot).length;
      for (const speed of ['LIVE', 'DAILY'] as const)
        expect(await recountRatings(nodes[0].matches, { game: 'duel', speed })).toMatchObject({ changed: 0 });
      expect(await setting.query(CHANGES)).toEqual(changes);
      expect(await setting.query(STATES)).toEqual(states);
    }),
    { numRuns: 3, endOnFailure: true },
  );
  expect(late).toBeGreaterThan(20);
  expect(overLimit).toBeGreaterThan(0);
});

it('a recount skips and names matches that it cannot read, and reads in the order of an index', async () => {
  await setting.query('delete from rating_changes; delete from ratings; delete from seats; delete from matches');
  const match = { players: players.slice(0, 2), ranks: [1, 2] };
  const at = (hour: number) => new Date(BEGINNING + hour * HOUR);
  for (const hour of [0, 2]) await finishedMatch(setting, { ...match, at: at(hour) });
  const broken = await finishedMatch(setting, { ...match, at: at(1), timeControl: { sundial: 1 } });
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function noted(this: pg.Client, ...given) {
    const [text, values] = given as unknown[];
    if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values });
    return Reflect.apply(query, this, given);
  });
  const recount = await recountRatings(nodes[0].matches, { game: 'duel', speed: 'LIVE' });
  spy.mockRestore();
  expect(recount).toMatchObject({ players: 2, changed: 2, skipped: [broken] });
  expect(await setting.query('select count(*)::int as n from rating_changes')).toEqual([{ n: 4 }]);

  const { text, values } = sent.find((one) => one.text.includes('m.finished_at')) ?? { text: '', values: [] };
  const client = new pg.Client({ connectionString: setting.db.url });
  await client.connect();
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, values);
  await client.end();
  const inOrder = { 'Node Type': 'Index Scan', 'Index Name': 'matches_rated_in_order' };
  expect(rows[0]?.['QUERY PLAN']).toMatchObject([{ Plan: { 'Node Type': 'Limit', Plans: [inOrder] } }]);
});

it('a late match is rated even if a match of its day cannot be read', async () => {
  await setting.query('delete from rating_changes; delete from ratings; delete from seats; delete from matches');
  const match = { players: players.slice(0, 2), ranks: [1, 2] };
  const at = (hour: number) => new Date(BEGINNING + hour * HOUR);
  const [early, later] = [
    await finishedMatch(setting, { ...match, at: at(1) }),
    await finishedMatch(setting, { ...match, at: at(3) }),
  ];
  await finishedMatch(setting, { ...match, at: at(2), timeControl: { sundial: 1 } });
  for (const matchId of [later, early]) await rateMatch(nodes[0].matches, { matchId });
  expect(await setting.query('select match_id as id, matches from rating_changes where seat = 0 order by at')).toEqual([
    { id: early, matches: 1 },
    { id: later, matches: 2 },
  ]);
});
