import { expect, test } from 'vitest';
import { cancelMatch, createMatch, joinMatch, watchOpenMatches } from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

test('a new watcher gets the open matches, the newest first', async () => {
  const { matches } = await setting.node();
  const made: string[] = [];
  for (let i = 0; i < 3; i++) made.unshift((await createMatch(matches, ada, { game: 'duel' })).id);
  const watch = watchOpenMatches(matches, bob, { game: 'duel' });
  const told = [];
  for (const _ of made) told.push((await watch.next()).value.match.id);
  expect(told).toEqual(made);
  await watch.return?.();
  for (const matchId of made) await cancelMatch(matches, ada, { matchId });
});

test('a single poll finds, for all watchers, what lost messages did not report, and reads no match while nothing changes', async () => {
  // No message passes between these nodes.
  const [here, there] = [await setting.node(), await setting.node()];
  const { openings, store, cache } = here.context;
  const watches = [null, 'duel', null].map((game) => watchOpenMatches(here.matches, ada, { game }));
  const first = await createMatch(there.matches, ada, { game: 'duel' });
  const next = () =>
    Promise.all(watches.map(async (watch) => (await watch.next()).value)).then((all) =>
      all.map(({ match, open }) => [match.id, open]),
    );
  const told = (id: string, open: boolean) => watches.map(() => [id, open]);
  expect(await next()).toEqual(told(first.id, true));

  const second = awaitedLater(next());
  const later = await createMatch(there.matches, ada, { game: 'duel' });
  await openings.look(store);
  expect(await second).toEqual(told(later.id, true));

  const third = awaitedLater(next());
  let read = 0;
  const current = cache.current.bind(cache);
  cache.current = (...asked) => {
    read++;
    return current(...asked);
  };
  for (let looks = 0; looks < 3; looks++) await openings.look(store);
  expect(read).toBe(0);
  await joinMatch(there.matches, bob, { matchId: first.id });
  await openings.look(store);
  expect(await third).toEqual(told(first.id, false));
  await Promise.all(watches.map((watch) => watch.return?.()));
});
