import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES } from '../../../test/bare-table.ts';
import { SPECTATOR, type Viewer } from '../cards/sight.ts';
import type { AnyAt } from '../game/at.ts';
import type { Fact } from '../game/facts.ts';
import { type AnyGame, registered } from '../game/game.ts';
import { changed, inZone, onPiece } from '../game/picture.ts';
import { seatNumber } from '../game/who.ts';
import { feedEntry } from './feed.ts';

function feedOf(at: AnyAt, facts: Fact[], viewer: Viewer, game: AnyGame = NO_RULES) {
  return feedEntry(game, at, { version: 1, kind: 'MOVE', seat: 0, move: {}, facts, agenda: [0] }, viewer, seatNumber);
}

describe('the effects of an entry', () => {
  it('name the cards of a move only to viewers who saw them', () => {
    const { at, table } = bareTable();
    table.make('deck', ['queen']);
    table.draw('deck', 'hand-0');
    const { facts } = table.close();
    const move = { kind: 'MOVE', line: 0, seat: 0, from: inZone('deck'), to: inZone('hand-0'), amount: 1 };
    expect(feedOf(at, facts, [0]).effects()).toMatchObject([{ ...move, cards: ['queen'] }]);
    expect(feedOf(at, facts, SPECTATOR).effects()).toMatchObject([{ ...move, cards: [] }]);
  });

  it('show every die with its number of sides', () => {
    const { at, table } = bareTable();
    const value = table.roll(6, 1);
    const effects = feedOf(at, table.close().facts, SPECTATOR).effects();
    expect(effects).toMatchObject([{ kind: 'ROLL', seat: 1, sides: 6, dice: [value] }]);
  });

  it('belong to the next line if their own fact has no text, and to the last line if none follows', () => {
    const game = registered({
      ...NO_RULES,
      tell: ({ fact }) => (fact === 'said' ? 'Something is said' : null),
      effects: { silent: () => [changed(onPiece('tower'), -2, 'hits')] },
    });
    const facts = ['silent', 'said', 'said', 'silent', 'constructor'].map((fact) => ({ fact }));
    const { lines, text, effects } = feedOf(bareTable().at, facts, SPECTATOR, game);
    expect(lines).toEqual(['Something is said', 'Something is said']);
    expect(text).toBe('Something is said. Something is said');
    expect(effects().map(({ kind, line, amount }) => [kind, line, amount])).toEqual([
      ['LOSE', 0, 2],
      ['LOSE', 1, 2],
    ]);
  });
});

it('milestones are the lines that begin a turn, or begin or end a battle', () => {
  const game = registered({
    ...NO_RULES,
    tell: ({ fact }) => fact,
    turnLimit: { begins: 'turnBegan', answers: 9, ruling: () => {} },
    battle: { begins: 'battleBegan', ends: ({ fact }) => fact === 'battleWon' },
  });
  const facts = ['hit', 'turnBegan', 'battleBegan', 'hit', 'battleWon'].map((fact) => ({ fact }));
  expect(feedOf(bareTable().at, facts, SPECTATOR, game).milestones()).toEqual([
    { kind: 'TURN_BEGAN', line: 1 },
    { kind: 'BATTLE_BEGAN', line: 2 },
    { kind: 'BATTLE_ENDED', line: 4 },
  ]);
});
