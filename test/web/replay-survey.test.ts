import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';
import { GAMES } from '../../src/games/index.ts';
import { open } from '../../web/src/pages/replay/record/opened.ts';
import { signedRecord } from './signed-record.ts';

const bytesOf = (document: object) => new TextEncoder().encode(JSON.stringify(document));

/** The registered games, and an example with short matches that reveals all cards at the end. */
const ALL = [...GAMES, ...EXAMPLE_GAMES];

describe.each(ALL.map((game) => [game.id, game] as const))('the landmarks of a match of %s', async (_, game) => {
  const { document } = signedRecord(game, { entries: 160 });
  const opening = await open(bytesOf(document), async (id) => ALL.find((one) => one.id === id) ?? null);
  const record = 'opened' in opening ? opening.opened : expect.fail('the record cannot be opened');
  while (record.survey(50));

  it('include the turns in order', () => {
    const versions = record.turns.map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it("include at most one mark per entry, and the end by the judge's ruling", () => {
    const versions = record.marks.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(record.marks.at(-1)?.version).toBe(document.entries.length - 1);
  });

  it('are all found by a search before the survey is complete', async () => {
    const again = await open(bytesOf(document), async () => game);
    const fresh = 'opened' in again ? again.opened : expect.fail('the record cannot be opened');
    fresh.frames.at(3);
    expect(fresh.texts('everything')).toEqual(record.texts('everything'));
  });

  it('end at the first entry that cannot be folded', async () => {
    const torn = structuredClone(document);
    const middle = document.entries.length >> 1;
    torn.entries[middle]?.facts.push({
      fact: 'cardsMoved',
      ...{ from: 'nowhere', to: 'nowhere', cards: [1], seen: [] },
    });
    const opened = await open(bytesOf(torn), async () => game);
    const fresh = 'opened' in opened ? opened.opened : expect.fail('the record cannot be opened');
    fresh.frames.at(3);
    expect(fresh.texts('everything')).toHaveLength(middle);
  });

  it('have the same texts as the feed for every viewer, with names', () => {
    const texts = record.texts('everything');
    expect(texts).toHaveLength(document.entries.length);
    expect(texts.join(' ')).toContain('Ada');
    expect(record.texts([])).toHaveLength(document.entries.length);
  });
});

describe('a file that cannot be opened', () => {
  const none = async () => null;

  it('gives the reason: not a record, or unknown rules', async () => {
    expect(await open(new TextEncoder().encode('{}'), none)).toHaveProperty('unreadable');
    expect(await open(new Uint8Array([0xff, 0xfe]), none)).toHaveProperty('unreadable');
    const [game] = GAMES;
    const { document } = signedRecord(game ?? expect.fail('no game'), { entries: 5 });
    expect(await open(bytesOf({ ...document, game: 'gone' }), none)).toMatchObject({ noRules: { game: 'gone' } });
  });
});
