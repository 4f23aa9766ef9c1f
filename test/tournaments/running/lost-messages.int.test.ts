import { expect, test } from 'vitest';
import {
  createTournament,
  openRegistration,
  openTournaments,
  watchTournament,
} from '../../../src/tournaments/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting } from '../../matches/setting.ts';

const setting = await closeAfterAll(openSetting());

/** Tournaments on a node whose messages reach no other node. */
async function alone() {
  const node = await setting.node();
  return openTournaments({ ...node.context, matches: node.matches });
}

test('a watcher gets an entry even if its message was lost', async () => {
  const [here, there] = [await alone(), await alone()];
  const olga = await setting.account('Olga');
  const stages = [{ kind: 'SWISS' as const, rounds: 1, take: null }];
  const { id } = await createTournament(there, olga, { game: 'duel', name: 'Lost', stages });
  const watch = watchTournament(here, olga, { id });
  expect((await watch.next()).value).toMatchObject({ version: 0, entries: [] });
  const news = awaitedLater(watch.next());
  await openRegistration(there, olga, { id });
  expect((await news).value).toMatchObject({ version: 1, entries: [{ kind: 'OPENED' }] });
  await watch.return?.();
  await Promise.all([here.close(), there.close()]);
});
