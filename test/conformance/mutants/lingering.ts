import { tollRoad } from '../tiny/index.ts';
import { type Mutant, type Tiny, withSteps } from './mutant.ts';

const { steps } = tollRoad;

/** Who gambles may go on and on. */
const AGAIN: Tiny = withSteps({
  turn: {
    ...steps.turn,
    take: (table, step, seat, move) => {
      if ('gamble' in move) table.next(step);
      steps.turn.take(table, step, seat, move);
    },
  },
});

/** Mistakes that hurt only with a player who wants the match endless: whoever plays at random passes at last. */
export const LINGERING: Mutant[] = [
  {
    mistake: 'a player can go on for ever, and no limit is said',
    caughtBy: 'noTurnIsEndless',
    game: withoutLimit(AGAIN),
  },
  {
    mistake: 'a player can begin the same turn again for ever',
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
    mistake: 'a player can go on for ever, and the ruling lets it',
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
