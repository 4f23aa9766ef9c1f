import { describe, expect, it } from 'vitest';
import {
  advance,
  begin,
  copyMatch,
  decision,
  fastRandom,
  filledAtRandom,
  redeal,
  waitingFor,
} from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { setupOf } from '../script.ts';

const MOVES = 150;

// Copies share most of a match, so no code may modify one in place. In this test, modifying one throws.
describe.each(GAMES.map((game) => [game.title, game] as const))('a match of %s', (_, game) => {
  it.each([...new Set([game.seats.min, game.seats.max])])(
    'does not change while its copies are played further: %d seats',
    (seats) => {
      const script = {
        seats,
        options: {},
        policy: 'uniform',
        seed: '',
        picks: [],
        onwards: null,
        interrupted: false,
      } as const;
      const random = fastRandom(seats);
      let { at } = begin(game, setupOf(game, script), random);
      let made = 0;
      for (; made < MOVES && !at.result; made++) {
        freeze(at);
        const seat = waitingFor(game, at)[0] ?? 0;
        const choices = decision(game, at, seat)?.choices ?? [];
        const choice = choices[random(choices.length)];
        if (!choice) throw new Error('no seat is asked, but there is no result');
        freeze(redeal(game, at, [seat], random));
        const next = copyMatch(at);
        advance(game, next, random, { kind: 'MOVE', seat, move: filledAtRandom(choice, random) });
        at = next;
      }
      expect(made).toBeGreaterThan(3);
    },
  );
});

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
