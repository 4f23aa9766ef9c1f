import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { readMatch, setAutoPass } from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { duel } from './duel.ts';
import { begun, openSetting, playOne } from './setting.ts';

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

const MODES = ['UNTIL_MY_TURN', 'NONE'] as const;
const refused = { code: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } };

describe('auto-pass', () => {
  test('each seat can change it twice between two other entries', async () => {
    const { matches } = await setting.node();
    const { id: matchId } = await begun(matches, [ada, bob]);
    const change = (who: Caller, i: number) => setAutoPass(matches, who, { matchId, mode: MODES[i % 2] ?? 'NONE' });
    for (let i = 0; i < 2; i++) await change(ada, i);
    await expect(change(ada, 0)).rejects.toMatchObject(refused);
    for (let i = 0; i < 2; i++) await change(bob, i);
    await expect(change(ada, 0)).rejects.toMatchObject(refused);
    expect((await change(ada, 1)).version).toBe(4); // the mode does not change, so there is no new entry
    await playOne(matches, { id: matchId });
    expect((await change(ada, 0)).version).toBe(6);
  });

  test('rapid clicking adds no more entries than a match may have, so the log can still be verified', async () => {
    const { matches } = await setting.node({ games: [{ ...duel, maxMoves: 12 }] });
    const { id: matchId } = await begun(matches, [ada, bob], { options: { rounds: 30 } });
    let version = 0;
    for (let i = 0; i < 20; i++) {
      for (const who of [ada, bob])
        await setAutoPass(matches, who, { matchId, mode: MODES[i % 2] ?? 'NONE' }).catch(({ code }) =>
          expect(code).toBe('RATE_LIMITED'),
        );
      version = (await playOne(matches, { id: matchId })).version;
    }
    const before = version;
    await expect(setAutoPass(matches, ada, { matchId, mode: 'UNTIL_MY_TURN' })).rejects.toMatchObject(refused);
    expect((await readMatch(matches, ada, matchId)).version).toBe(before);
  });
});
