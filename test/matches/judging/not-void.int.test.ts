import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { type MatchView, readMatch, resign, submitMove } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { counting } from '../broken-rules.ts';
import { bothHaveBid, openSetting } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const [ada, bob] = await Promise.all([setting.player('Ada'), setting.player('Bob')]);

const asker = (match: MatchView): Caller => (match.waitingFor[0] === 0 ? ada : bob);

describe('a match goes on', () => {
  const NOT_EVEN_MOVES: unknown[] = [
    {},
    null,
    'pass',
    7,
    [],
    [{ pass: true }],
    { pass: [true] },
    { __proto__: { pass: true } },
  ];
  const strange = ['constructor', '__proto__', 'toString', ''].map((key) =>
    JSON.parse(`{${JSON.stringify(key)}:{"a":1}}`),
  );

  it('after any move that a player sends', async () => {
    const { log, errors } = counting();
    const { matches } = await setting.node({ log });
    const match = await bothHaveBid(matches, [ada, bob]);
    for (const move of [...NOT_EVEN_MOVES, ...strange]) {
      const sent = submitMove(matches, asker(match), {
        matchId: match.id,
        version: match.version,
        move: move as object,
      });
      await expect(sent).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
    }
    expect(await readMatch(matches, null, match.id)).toMatchObject({ status: 'RUNNING', version: match.version });
    expect(errors).toEqual([]);
    await resign(matches, ada, { matchId: match.id });
  });

  it('after database errors, however many', async () => {
    const { log, errors } = counting();
    const { matches } = await setting.node({ log });
    const match = await bothHaveBid(matches, [ada, bob]);
    const move = { matchId: match.id, version: match.version, move: { pass: true } };
    await readMatch(matches, null, match.id);
    await setting.query(
      'create function fail() returns trigger language plpgsql as $$ begin raise exception $q$no$q$; end $$',
    );
    await setting.query('create trigger fail before insert on match_log for each row execute function fail()');
    await expect(submitMove(matches, asker(match), move)).rejects.toThrow('The log was not written');
    await setting.query('drop trigger fail on match_log');
    expect((await submitMove(matches, asker(match), move)).match).toMatchObject({ status: 'RUNNING' });
    expect({ errors, voids: matches.voidMatches }).toEqual({ errors: [], voids: 0 });
    await resign(matches, ada, { matchId: match.id });
  });
});
