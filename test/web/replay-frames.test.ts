import { describe, expect, it } from 'vitest';
import { type AnyAt, fold, tableView, type Viewer } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { tableOf } from '../../web/src/pages/replay/record/frame.ts';
import { Frames } from '../../web/src/pages/replay/record/frames.ts';
import { signedRecord } from './signed-record.ts';

const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => [seat]),
  [],
  Array.from({ length: seats - 1 }, (_, seat) => seat),
  'everything',
];

describe.each(GAMES.map((game) => [game.id, game] as const))('the frames of %s', (_, game) => {
  const { document } = signedRecord(game, { entries: 45 });

  it('match the states of the match for every viewer, in any order of viewing', () => {
    const frames = new Frames(game, document.entries);
    const seen: string[][] = [];
    let at: AnyAt | null = null;
    for (const entry of document.entries) {
      const now = fold(game, at, entry);
      at = now;
      seen.push(viewersOf(now.seats).map((viewer) => JSON.stringify(tableView(game, now, viewer))));
    }
    const order = document.entries.map(({ version }) => (version * 37) % document.entries.length);
    for (const version of order) {
      const tables = viewersOf(document.seats.length).map((viewer) => frames.table(version, viewer));
      expect(tables.map((table) => JSON.stringify(table))).toEqual(seen[version]);
    }
    expect(new Set(seen.flat()).size).toBeGreaterThan(document.entries.length / 2);
  });

  it('use the same enum values as the API', () => {
    const at = new Frames(game, document.entries).at(0) ?? expect.fail('no table');
    for (const { kind } of tableOf(game, at, []).zones) expect(['PILE', 'HAND', 'ROW']).toContain(kind);
  });

  it('end at the first entry that cannot be folded', () => {
    const torn = structuredClone(document.entries);
    const middle = torn.length >> 1;
    const broken = torn[middle] ?? expect.fail('too short');
    broken.facts.push({ fact: 'cardsMoved', from: 'nowhere', to: 'nowhere', cards: [1], seen: [] } as never);
    const frames = new Frames(game, torn);
    expect(frames.at(torn.length - 1)).toBeNull();
    expect([frames.last, frames.torn?.version, frames.whole]).toEqual([middle - 1, middle, true]);
    const last = new Frames(game, document.entries).table(middle - 1, 'everything');
    expect(frames.table(middle - 1, 'everything')).toEqual(last);
  });
});
