import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';
import { GAMES } from '../../src/games/index.ts';
import { open } from '../../web/src/pages/replay/record/opened.ts';
import { signedRecord } from './signed-record.ts';

const bytesOf = (document: object) => new TextEncoder().encode(JSON.stringify(document));

/** The registered games, and an example with short matches in which all cards are shown when they are counted. */
const ALL = [...GAMES, ...EXAMPLE_GAMES];

describe.each(ALL.map((game) => [game.id, game] as const))('what is worth a jump in a match of %s', async (_, game) => {
  const { document } = signedRecord(game, { entries: 160 });
  const opening = await open(bytesOf(document), async (id) => ALL.find((one) => one.id === id) ?? null);
  const record = 'opened' in opening ? opening.opened : expect.fail('it cannot be opened');
  while (record.survey(50));

  it('has turns, in order', () => {
    const versions = record.turns.map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it('has marks, one for an entry, and the end as the judge has made it', () => {
    const versions = record.marks.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(record.marks.at(-1)?.version).toBe(document.entries.length - 1);
  });

  it('is all found by a search before anybody has looked it over', async () => {
    const again = await open(bytesOf(document), async () => game);
    const fresh = 'opened' in again ? again.opened : expect.fail('it cannot be opened');
    fresh.frames.at(3);
    expect(fresh.texts('everything')).toEqual(record.texts('everything'));
  });

  it('is found only as far as it can be shown, where facts cannot be folded', async () => {
    const torn = structuredClone(document);
    const middle = document.entries.length >> 1;
    torn.entries[middle]?.facts.push({
      fact: 'cardsMoved',
      ...{ from: 'nowhere', to: 'nowhere', cards: [1], seen: [] },
    });
    const opened = await open(bytesOf(torn), async () => game);
    const fresh = 'opened' in opened ? opened.opened : expect.fail('it cannot be opened');
    fresh.frames.at(3);
    expect(fresh.texts('everything')).toHaveLength(middle);
  });

  it('is told to every viewer as the feed tells it, by name', () => {
    const texts = record.texts('everything');
    expect(texts).toHaveLength(document.entries.length);
    expect(texts.join(' ')).toContain('Ada');
    expect(record.texts([])).toHaveLength(document.entries.length);
  });
});

describe('what cannot be laid out', () => {
  const none = async () => null;

  it('says why: no record, no rules', async () => {
    expect(await open(new TextEncoder().encode('{}'), none)).toHaveProperty('unreadable');
    expect(await open(new Uint8Array([0xff, 0xfe]), none)).toHaveProperty('unreadable');
    const [game] = GAMES;
    const { document } = signedRecord(game ?? expect.fail('no game'), { entries: 5 });
    expect(await open(bytesOf({ ...document, game: 'gone' }), none)).toMatchObject({ noRules: { game: 'gone' } });
  });
});
