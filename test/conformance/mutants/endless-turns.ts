import { tollRoad } from '../tiny/index.ts';
import { type Mutant, type Tiny, withSteps } from './mutant.ts';

const { steps } = tollRoad;

/** The tiny game with no limit on how often a player may gamble in a turn. */
const AGAIN: Tiny = withSteps({
  turn: {
    ...steps.turn,
    take: (table, step, seat, move) => {
      if ('gamble' in move) table.next(step);
      steps.turn.take(table, step, seat, move);
    },
  },
});

/**
 * Mistakes that matter only if a player tries to play forever, because a player who moves at random passes sooner or
 * later.
 */
export const LINGERING: Mutant[] = [
  {
    mistake: 'a player can go on forever, and the game sets no limit',
    caughtBy: 'noTurnIsEndless',
    game: withoutLimit(AGAIN),
  },
  {
    mistake: 'a player can begin the same turn again forever',
    caughtBy: 'noTurnIsEndless',
    game: withSteps({
      turn: {
        ...steps.turn,
        take: (table, step, seat, move) => {
          if (!('gamble' in move)) return steps.turn.take(table, step, seat, move);
          table.emit({ fact: 'turnBegan', seat });
          table.next(step);
        },
      },
    }),
  },
  {
    mistake: 'a player can go on forever, and the ruling allows it',
    caughtBy: 'noTurnIsEndless',
    game: { ...AGAIN, turnLimit: { begins: 'turnBegan', answers: 50, ruling: () => {} } },
  },
  {
    mistake: 'a turn may take as many answers as a whole match',
    caughtBy: 'noTurnIsEndless',
    game: { ...tollRoad, turnLimit: { begins: 'turnBegan', answers: tollRoad.maxMoves, ruling: () => {} } },
  },
];

function withoutLimit({ turnLimit: _, ...game }: Tiny): Tiny {
  return game;
}
