import { describe, it } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { expectEnds, seatsOf } from './endless-match.ts';

const corners = GAMES.flatMap((game) => seatsOf(game).map((seats) => ({ title: game.title, game, seats })));

describe('a match with players who try to play forever', () => {
  it.each(corners)('and its turns end by the rules if all $seats seats of $title do', (corner) => {
    expectEnds(corner.game, corner.seats, null);
  });

  it.each(corners)('and its turns end by the rules if one of $seats seats of $title does', (corner) => {
    expectEnds(corner.game, corner.seats, corner.seats - 1);
  });
});
