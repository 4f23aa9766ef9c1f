import {
  type Action,
  type AnyGame,
  actionOf,
  advance,
  begin,
  canonical,
  type Entry,
  entryRandom,
  entrySchema,
  foldAll,
  same,
  verify,
} from '../../../src/engine/index.ts';
import { foldedFrom, openedSnapshot, storedSnapshot } from '../../../src/matches/log/snapshots/snapshot.ts';
import { expectThat, type Script, spread, type Walked, walk } from '../script.ts';
import { parting } from '../secrets/viewers.ts';

/** The fields that the server adds to an entry. */
const WRITTEN = { at: '2030-01-01T00:00:00.000Z', key: null, hash: 'ab'.repeat(32) };

/**
 * Checks that the stored log determines the match: folding it restores the state, and the seed produces the same facts
 * again.
 */
export function theRecordIsTheMatch(game: AnyGame, script: Script): void {
  const walked = walk(game, script);
  const texts = walked.entries.map((entry) => JSON.stringify(entry));
  const stored: Entry[] = texts.map((text) => JSON.parse(text));
  expectThat(same(stored, walked.entries), () => 'an entry does not survive JSON');
  for (const entry of stored) {
    const { error } = entrySchema.safeParse({ ...entry, ...WRITTEN });
    expectThat(!error, () => `entry ${entry.version} does not fit a replay document: ${error?.message}`);
  }
  expectThat(same(JSON.parse(JSON.stringify(walked.end)), walked.end), () => 'the state does not survive JSON');
  const [played, folded] = [canonical(walked.end), canonical(foldAll(game, stored))];
  expectThat(folded === played, () => `folding gives a different state: ${parting(played, folded)}`);
  const verdict = verify(game, stored, script.seed);
  expectThat(verdict.verdict === 'VERIFIED', () => `the seed gives a different match: ${JSON.stringify(verdict)}`);
  tablesAreStoredWhole(game, walked, stored);
}

const KEEPING = { foldedBy: 'code', secret: 'seed', box: null };

// A table can be stored at any version. Reopened and continued, it equals the fold of the whole log.
function tablesAreStoredWhole(game: AnyGame, { moments, end }: Walked, stored: readonly Entry[]): void {
  const chained = stored.map((entry) => ({ ...entry, hash: `${entry.version}` }));
  for (const at of spread(moments, 8)) {
    const hash = `${at.version}`;
    const kept = openedSnapshot(storedSnapshot({ at, hash }, KEEPING), KEEPING);
    const opened = kept && foldedFrom(game, kept, chained.slice(at.version), end.version);
    const [is, was] = [canonical(opened), canonical(end)];
    expectThat(is === was, () => `stored at ${hash} it becomes a different table: ${parting(was, is)}`);
  }
}

/**
 * Checks that the same seed and actions produce the same entries, and that no later event changes an entry. The replay
 * changes the match in place, as bots and verification do: this is cheap, so it is checked in every match.
 */
export function theSameEntriesAgain(game: AnyGame, script: Script): void {
  const { setup, entries } = walk(game, script);
  const copied = entries.map((one) => JSON.stringify(one));
  const { at, entry } = begin(game, setup, entryRandom(script.seed, 0));
  const made = [entry];
  const texts = [JSON.stringify(entry)];
  for (const action of entries.map(actionOf).filter((one): one is Action => one !== null)) {
    const next = advance(game, at, entryRandom(script.seed, at.version + 1), action, made);
    made.push(next);
    texts.push(JSON.stringify(next));
  }
  made.forEach((one, i) => {
    const [was, is] = [texts[i] ?? '', JSON.stringify(one)];
    expectThat(was === is, () => `entry ${i} was changed after it was made: ${parting(was, is)}`);
    const other = copied[i] ?? '';
    expectThat(other === is, () => `entry ${i} differs when played in place: ${parting(other, is)}`);
  });
}
