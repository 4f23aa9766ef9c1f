import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  acceptChallenge,
  cancelMatch,
  challengePlayer,
  createMatch,
  declineChallenge,
  readInvitation,
  readMatch,
  readReplay,
  rematch,
  replayDocument,
  resign,
  setAutoPass,
  transcript,
  watchMatch,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, type Node, openSetting, playOut } from '../matches/setting.ts';

/** The tables that a deployment would distribute over several machines by the match's id (docs/operate/scale.md). */
const DISTRIBUTED = ['match_log', 'matches', 'replays', 'reservations', 'seats', 'snapshots'];
const TOUCHES = new RegExp(`\\b(from|join|into|update)\\s+"?(${DISTRIBUTED.join('|')})\\b`, 'i');

/** Statements of a match's life that do not name exactly one match, by name and text. The test runs no sweeps or lists. */
const EXCEPTIONS: readonly [statement: RegExp, why: string][] = [
  [/^append /, 'writes entries of several matches, each joined by its own id'],
  [/^read-row-by-invitation /, 'finds the match of an invitation'],
  [/^open-(matches-of|of-bots) /, 'counts a player’s open matches'],
  [/\bfrom challenges c\b/, 'finds a player’s challenges, or one by its own id'],
  [/^(positions-matches|open-matches|running-matches) /, 'finds lost updates of all watched matches'],
];

/** Foreign keys and unique indexes that a deployment would have to drop first. */
const TO_DROP = {
  keys: [
    ...['challenges_match_fkey', 'collection_changes_match_fkey', 'rating_changes_match_fkey'],
    'tournament_games_match_fkey',
  ],
  indexes: ['matches_invitation_unique'],
};

const ADVICE = 'name one match in the statement, or say in EXCEPTIONS and docs/operate/scale.md why it cannot';

const setting = await closeAfterAll(openSetting());
/** All statements of this process so far, each with its name. */
const sent: { statement: string; values: string }[] = [];
const query = pg.Client.prototype.query;
const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function noted(this: pg.Client, ...given) {
  const [statement, values = []]: unknown[] = given;
  const {
    name = '',
    text,
    values: own = values,
  } = typeof statement === 'string' ? { text: statement } : Object(statement);
  sent.push({ statement: `${name} ${text}`, values: JSON.stringify(own) });
  return Reflect.apply(query, this, given);
});
afterAll(() => spy.mockRestore());

/** Plays matches in every way that two players, a bot and the workers can. */
async function playAll(one: Node, two: Node): Promise<void> {
  const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];
  const { matches } = one;
  const first = await createMatch(matches, ada, { game: 'duel', visibility: 'PRIVATE', entropy: 'a'.repeat(32) });
  await readInvitation(matches, first.invitation ?? '');
  await cancelMatch(matches, ada, { matchId: first.id });

  const [match, other] = await Promise.all([begun(matches, [ada, bob]), begun(matches, [bob, ada])]);
  await setAutoPass(matches, ada, { matchId: match.id, mode: 'UNTIL_MY_TURN' });
  const watching = watchMatch(two.matches, bob, { id: match.id, after: -1 });
  await watching.next();
  await watching.return?.();
  await Promise.all([playOut(matches, match), playOut(two.matches, other)]);

  const again = await rematch(matches, ada, { matchId: match.id });
  await acceptChallenge(two.matches, bob, { id: again.id });
  await resign(matches, bob, { matchId: again.match?.id ?? '' });
  const challenge = { opponent: { id: bob.id }, match: { game: 'duel' } };
  await declineChallenge(two.matches, bob, { id: (await challengePlayer(matches, ada, challenge, null)).id });
  await createMatch(matches, ada, { game: 'duel', bots: [{ level: 'RANDOM' }], timeControl: { perDecision: 60 } });

  for (const { name, payload } of [...one.wakeUps]) await Reflect.apply(one.jobs[name], one.jobs, [payload]);
  const seen = await readMatch(two.matches, null, match.id);
  await Promise.all([seen.entries({}), transcript(two.matches, null, match.id)]);
  await replayDocument(two.matches, null, match.id);
  await readReplay(two.matches, seen);
}

describe('matches can be distributed by their id', () => {
  test('because each statement of a match names this match alone', async () => {
    await playAll(await setting.node({ openMatches: 100 }), await setting.node());
    const played = [...sent];
    const matches = (await setting.query<{ id: string }>('select id from matches')).map(({ id }) => id);
    const touching = played.filter(({ statement }) => TOUCHES.test(statement));
    const named = touching.filter(({ values }) => matches.filter((id) => values.includes(id)).length === 1);
    const others = touching.filter((one) => !named.includes(one) && !EXCEPTIONS.some(([is]) => is.test(one.statement)));
    expect([...new Set(others.map(({ statement }) => statement))], ADVICE).toEqual([]);
    expect(new Set(named.map(({ statement }) => statement)).size).toBeGreaterThan(10);
  });

  test('if the known foreign keys and indexes are dropped', async () => {
    const names = async (text: string) =>
      (await setting.query<{ name: string }>(`${text} order by 1`, [DISTRIBUTED])).map(({ name }) => name);
    const isDistributed = (table: string) => `${table}::regclass::text = any($1)`;
    // A distributed table may refer to players, which are on every machine, and to the rows of the same match.
    const keys = await names(`
      select conname as name from pg_constraint c
      where contype = 'f' and conparentid = 0 and confrelid <> 'players'::regclass
        and (${isDistributed('conrelid')} or ${isDistributed('confrelid')})
        and not (${isDistributed('conrelid')} and confrelid = 'matches'::regclass
          and conkey = array(select attnum from pg_attribute where attrelid = conrelid and attname = 'match_id'))`);
    expect(keys, 'refer to a match only from a table of the match, or list the foreign key here').toEqual(TO_DROP.keys);
    const indexes = await names(`
      select indexrelid::regclass::text as name from pg_index x
      where indisunique and ${isDistributed('indrelid')} and not exists (select from pg_attribute a
        where attrelid = indrelid and attnum = any(indkey)
          and attname = case indrelid when 'matches'::regclass then 'id' else 'match_id' end)`);
    expect(indexes, 'add the match’s id to the unique index, or list the index here').toEqual(TO_DROP.indexes);
    const sequences = await names(`
      select attrelid::regclass || '.' || attname as name from pg_attribute
      where ${isDistributed('attrelid')} and attnum > 0 and (attidentity <> '' or atthasdef and exists (
        select from pg_attrdef d where d.adrelid = attrelid and d.adnum = attnum
          and pg_get_expr(d.adbin, d.adrelid) like 'nextval%'))`);
    expect(sequences, 'machines do not share a sequence: use a uuid').toEqual([]);
  });
});
