import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../../src/errors.ts';
import { readReplay, replayDocument, sweep, verifyReplay } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { duel } from '../duel.ts';
import { begun, openSetting, playOut } from '../setting.ts';
import { verdictOf } from './verdicts.ts';

const setting = await closeAfterAll(openSetting());
const matches = (await setting.node({ alone: true })).matches;
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

/** Changes the log of a match past its trigger. */
async function tamper(statement: string, matchId: string): Promise<void> {
  await setting.query('alter table match_log disable trigger user');
  await setting.query(statement, [matchId]);
  await setting.query('alter table match_log enable trigger user');
}

describe('replays', () => {
  test('a finished match is verified, and anyone can verify its document', async () => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    await verifyReplay(matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'VERIFIED', version: null });
    const document = await replayDocument(matches, null, match.id);
    expect(await verdictOf(matches, document)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('a running or unknown match gets no verdict', async () => {
    const match = await begun(matches, [ada, bob]);
    for (const matchId of [match.id, randomUUID()]) await verifyReplay(matches, { matchId });
    expect(await readReplay(matches, match)).toBeNull();
  });

  test.each([
    ['repeated', `regexp_replace(facts::text, '^\\[\\{', '[{"fact":"x",')::json`],
    ['in another order', 'facts::jsonb::json'],
  ])('an ambiguous row, with keys %s, is verified as the server reads it', async (_, facts) => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    const agenda = `replace(agenda::text, '[0', '[ 0')::json`;
    await tamper(
      `update match_log set agenda = ${agenda}, facts = ${facts} where match_id = $1 and version = 1`,
      match.id,
    );
    await verifyReplay(matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('a running match has no replay', async () => {
    const match = await begun(matches, [ada, bob]);
    await expect(replayDocument(matches, ada, match.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await verifyReplay(matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toBeNull();
  });

  test('a changed document is refuted at the changed entry', async () => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    const document = await replayDocument(matches, ada, match.id);
    const changed = (change: (copy: typeof document) => void) => {
      const copy = structuredClone(document);
      change(copy);
      return verdictOf(matches, copy);
    };
    const entry = (copy: typeof document, at: number) => copy.entries[at] ?? expect.fail();
    expect(await changed((copy) => Object.assign(entry(copy, 2), { seat: 0 }))).toMatchObject({ version: 2 });
    const now = new Date().toISOString();
    expect(await changed((copy) => Object.assign(entry(copy, 1), { at: now }))).toMatchObject({ version: 1 });
    expect(await changed((copy) => void copy.entries.splice(3, 1))).toMatchObject({ verdict: 'REFUTED', version: 3 });
    expect(await changed((copy) => Object.assign(copy, { seed: '00' }))).toMatchObject({ verdict: 'REFUTED' });
    const ranked = (copy: typeof document) => Object.assign(copy.result, { ranks: [...copy.result.ranks, 9] });
    expect(await changed(ranked)).toMatchObject({ verdict: 'REFUTED' });
    expect(await changed((copy) => void copy.entries.pop())).toMatchObject({ verdict: 'REFUTED' });
    await expect(verdictOf(matches, { format: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('rules that changed since it began leave a match undecided, but a forged record of it is refuted', async () => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    const later = (await setting.node({ games: [{ ...duel, rulesVersion: '2' }] })).matches;
    await verifyReplay(later, { matchId: match.id });
    const why = 'it began under rules 1; this server has rules 2';
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'UNDECIDED', version: null, why });
    const document = await replayDocument(later, ada, match.id);
    const altered = (change: object) => verdictOf(later, { ...document, ...change });
    expect(await altered({})).toMatchObject({ verdict: 'UNDECIDED', why });
    expect(await altered({ seed: '00' })).toMatchObject({ verdict: 'REFUTED' });
    expect(await altered({ entries: document.entries.slice(0, -1) })).toMatchObject({ verdict: 'REFUTED' });
    expect(await altered({ result: { ranks: [2, 1], why: 'because' } })).toMatchObject({ verdict: 'REFUTED' });
    const [first, second, ...rest] = document.entries;
    const forged = { ...document, entries: [first, { ...second, facts: [] }, ...rest] };
    expect(await verdictOf(later, forged)).toMatchObject({ verdict: 'REFUTED', version: 1 });
  });

  test('a match that takes too long to execute stays undecided and is not retried by every sweep', async () => {
    const slow = async () => {
      throw new Refused('TOO_COSTLY', 'It takes more than 300 s.', { cost: 300, limit: 300 });
    };
    const node = await setting.node({ verifier: { examine: slow, close: async () => {} } });
    const match = await playOut(node.matches, await begun(node.matches, [ada, bob]));
    await verifyReplay(node.matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'UNDECIDED', why: 'It takes more than 300 s.' });
    node.wakeUps.length = 0;
    node.pass(60_000);
    await sweep(node.matches);
    expect(node.wakeUps).not.toContainEqual(expect.objectContaining({ payload: { matchId: match.id } }));
  });

  test.each([
    ['facts', 2, `set facts = replace(facts::text, '"points":', '"points":1')::json where version = 2`],
    ['hash', 2, 'set hash = reverse(hash) where version = 2'],
    ['time', 2, `set at = at + interval '1 second' where version = 2`],
    [
      'signature',
      0,
      'set signature = (select signature from match_log l where l.match_id = $1 and l.signature is not null order by version desc limit 1) where version = 0',
    ],
  ])('a row whose %s was changed past the trigger is found', async (_, version, change) => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    await tamper(`update match_log ${change} and match_id = $1`, match.id);
    await verifyReplay(matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'REFUTED', version });
  });

  test('a row that was deleted past the trigger is found', async () => {
    const match = await playOut(matches, await begun(matches, [ada, bob]));
    await tamper('delete from match_log where match_id = $1 and version = 3', match.id);
    await verifyReplay(matches, { matchId: match.id });
    expect(await readReplay(matches, match)).toMatchObject({ verdict: 'REFUTED', version: 3 });
  });
});
