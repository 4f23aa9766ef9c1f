import { expect, it } from 'vitest';
import { recentOpponents, resign } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { begun, openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());

it('lists each person once, latest first, without blocked players, programs and deleted accounts', async () => {
  const { matches } = await setting.node();
  const ada = await setting.account('Ada');
  const names = ['Bob', 'Blocked', 'Program', 'Deleted', 'Eve', 'Bob'];
  const others = new Map(
    await Promise.all([...new Set(names)].map(async (name) => [name, await setting.account(name)] as const)),
  );
  const played: string[] = [];
  for (const name of names) {
    const other = others.get(name) ?? expect.fail();
    const { id } = await begun(matches, [ada, other]);
    await resign(matches, other, { matchId: id });
    played.push(id);
  }
  await begun(matches, [ada, await setting.account('Running')]);
  const idOf = (name: string) => others.get(name)?.id;
  await setting.query('insert into blocks (player_id, blocked_id, at) values ($1, $2, now())', [
    ada.id,
    idOf('Blocked'),
  ]);
  await setting.query('update players set bot = true where id = $1', [idOf('Program')]);
  await setting.query('update players set deleted_at = now() where id = $1', [idOf('Deleted')]);
  const found = await recentOpponents(matches, ada);
  expect(found.map(({ player, match }) => [player.name, match.id])).toEqual([
    ['Bob', played[5]],
    ['Eve', played[4]],
  ]);
});
