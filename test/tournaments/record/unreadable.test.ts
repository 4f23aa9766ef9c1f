import { describe, expect, it } from 'vitest';
import { verdictOn } from './judged-lines.ts';
import { linesOf, playEvent } from './small-event.ts';

const lines = linesOf(playEvent(undefined, { players: 2, name: 'unread' }));

describe('what no reader can read', () => {
  it.each([
    ['no head', ['{}']],
    ['a line that is no JSON', [lines[0] ?? '', 'nonsense']],
    ['an entry of no kind', [lines[0] ?? '', (lines[1] ?? '').replace('CREATED', 'MADE')]],
    ['a key twice', [(lines[0] ?? '').replace('"seed":', '"seed":"","seed":')]],
    ['nothing', []],
  ])('is refused: %s', (_, some) => {
    expect(() => verdictOn(some)).toThrow(expect.objectContaining({ name: 'Unreadable' }));
  });
});
