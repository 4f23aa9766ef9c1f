import fc from 'fast-check';
import { expect, it } from 'vitest';
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
