import { describe, expect, it } from 'vitest';
import type { CardId, Entry } from '../../../src/engine/index.ts';
import { leftOtherCopies } from './other-copies.ts';

/** Returns an entry in which a card is stolen, unseen, from a hand of three. */
function stolen(card: CardId): Entry {
  const fact = { fact: 'cardsMoved', from: 'hand-2', to: 'hand-1', cards: [card], seen: [1, 2] };
  return { version: 7, kind: 'MOVE', seat: 1, move: {}, facts: [fact], agenda: [0] };
}
const [dispell, copy, club] = [1_000_054, 1_000_055, 1_000_065];
const real = (card: CardId) => (card === club ? 'Club' : 'Dispell');
const renamed = (card: CardId) => (card === dispell ? 'Divination' : real(card));

describe('a card that leaves a hand unseen', () => {
  it("may be a copy of the other history's card: the remaining cards may differ", () => {
    expect(leftOtherCopies(stolen(dispell), stolen(copy), [real, renamed])).toBe(true);
  });

  it('is usually the same in both histories: the comparison goes on', () => {
    expect(leftOtherCopies(stolen(dispell), stolen(dispell), [real, renamed])).toBe(false);
  });

  it('must not be a different card: otherwise a hidden name has decided what left', () => {
    expect(leftOtherCopies(stolen(dispell), stolen(club), [real, renamed])).toBe(false);
  });
});
