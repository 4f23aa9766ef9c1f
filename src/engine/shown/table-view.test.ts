import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES } from '../../../test/bare-table.ts';
import { held, seedWhere, TOLL_ROAD, tollRoadMatch } from '../../../test/toll-road.ts';
import { catalogue } from '../cards/catalogue.ts';
import { SPECTATOR, type Viewer } from '../cards/sight.ts';
import type { AnyAt } from '../game/at.ts';
import { registered } from '../game/game.ts';
import { tableView } from './table-view.ts';

const status = (at: AnyAt, game = TOLL_ROAD) => tableView(game, at, SPECTATOR).seats.map((one) => one.status);

describe("a seat's status", () => {
  const match = tollRoadMatch(
    3,
    seedWhere(3, ({ at }) => held(at, 0, 'mule').length > 0),
  );
  match.toTheFirstTurn();

  it('is part of every seat in a spectator’s table', () => {
    expect(tableView(TOLL_ROAD, match.at, SPECTATOR).seats[0]).toEqual({ seat: 0, status: ['has the turn'] });
    expect(status(match.at)).toEqual([['has the turn'], [], []]);
  });

  it('shows the seats that have passed while the window is open', () => {
    match.move(0, { play: { card: held(match.at, 0, 'mule')[0], target: 1 } });
    match.move(1, { pass: true });
    expect(status(match.at)).toEqual([['has the turn'], ['passed'], []]);
    match.move(2, { pass: true });
    expect(status(match.at).flat()).not.toContain('passed');
  });

  it('is empty in a game that defines no status', () => {
    const { status: _, ...rest } = TOLL_ROAD;
    expect(status(match.at, registered(rest))).toEqual([[], [], []]);
  });
});

it('the numbers printed on a card are visible only to its readers', () => {
  const numbers = [{ label: 'Force', seat: null, value: 3, max: null, side: 0 }];
  const { cards } = NO_RULES;
  const game = {
    ...NO_RULES,
    cards: catalogue(Object.entries(cards).map(([name, card]) => [name, { ...card, numbers }] as const)),
  };
  const { at, table } = bareTable(game);
  table.move(table.make('hand-0', ['ace']), 'row', { places: [2] });
  const inRow = (viewer: Viewer) => tableView(game, at, viewer).zones.find(({ key }) => key === 'row')?.cards;
  expect(inRow([0])).toMatchObject([{ name: 'ace', stats: numbers }]);
  expect(inRow([1])).toMatchObject([{ name: null, stats: [] }]);
});
