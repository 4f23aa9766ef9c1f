import { describe, it } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { expectEnds, seatsOf } from './endless-match.ts';

// `npm run test:all` plays the other numbers of seats.
const corners = GAMES.flatMap((game) =>
  seatsOf(game)
    .slice(0, 1)
    .map((seats) => ({ title: game.title, game, seats })),
);

describe('a match that somebody wants endless', () => {
  it.each(corners)('ends by its own rules, its turns too, when all $seats seats want $title endless', (corner) => {
    expectEnds(corner.game, corner.seats, null);
  });

  it.each(corners)('ends by its own rules, its turns too, when one of $seats seats wants $title endless', (corner) => {
    expectEnds(corner.game, corner.seats, corner.seats - 1);
  });
});
