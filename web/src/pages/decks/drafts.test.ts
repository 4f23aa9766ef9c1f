import { expect, it } from 'vitest';
import { type Shelf, shelf } from '../../browser/storage.ts';
import { cardsOf, changed, draftOf } from './deck.ts';
import { dropDraft, keepDraft, keptDrafts } from './drafts.ts';

function emptyShelf(): Shelf {
  return shelf(() => {
    throw new Error('no storage here');
  });
}

const OWNER = { game: 'valhalla', player: 'ann' };
const draft = draftOf('Mine', [{ card: 'Take Aim', count: 2 }]);

it('the last change of a draft is kept for its game and its player', () => {
  const shelf = emptyShelf();
  keepDraft(shelf, OWNER, draft);
  keepDraft(shelf, OWNER, changed(draft, 'Iron Sword', 1));
  expect(keptDrafts(shelf, OWNER).map(cardsOf)).toEqual([
    [
      { card: 'Take Aim', count: 2 },
      { card: 'Iron Sword', count: 1 },
    ],
  ]);
  expect(keptDrafts(shelf, { ...OWNER, player: 'bob' })).toEqual([]);
  expect(keptDrafts(shelf, { ...OWNER, game: 'golems' })).toEqual([]);
});

it('a dropped draft does not affect other drafts', () => {
  const shelf = emptyShelf();
  const other = draftOf('Other', [], 'saved-1');
  keepDraft(shelf, OWNER, draft);
  keepDraft(shelf, OWNER, other);
  dropDraft(shelf, draft);
  expect(keptDrafts(shelf, OWNER)).toEqual([other]);
});

it('an unreadable draft is ignored', () => {
  const shelf = emptyShelf();
  shelf.keep('arbiter.drafts', '[{"game":"valhalla","player":"ann"}, 3]');
  expect(keptDrafts(shelf, OWNER)).toEqual([]);
  shelf.keep('arbiter.drafts', '{');
  expect(keptDrafts(shelf, OWNER)).toEqual([]);
});
