import type { AnyGame, Game } from '../../src/engine/index.ts';
import type { Log } from '../../src/matches/context.ts';

const bug = (): never => {
  throw new TypeError('a bug in the rules');
};

/** Returns a game that throws as soon as this function of this step is called. */
export function failingIn(game: AnyGame, step: string, ...parts: ('asks' | 'choices' | 'take' | 'absent')[]): AnyGame {
  const whole: object = game.steps[step] ?? {};
  const failing = { ...whole, ...Object.fromEntries(parts.map((part) => [part, bug])) };
  return { ...game, steps: { ...game.steps, [step]: failing } as AnyGame['steps'] };
}

/** Returns a game with one function that throws. */
export function failingWholly(
  game: AnyGame,
  part: keyof Pick<Game<never>, 'worth' | 'view' | 'leave' | 'setup'>,
): AnyGame {
  return { ...game, [part]: bug };
}

/** Returns a game that throws when it folds one of its facts. */
export function failingToFold(game: AnyGame, fact: string): AnyGame {
  return { ...game, facts: { ...game.facts, [fact]: bug } };
}

/** Returns a game that throws when it shows one of its facts on the table. */
export function failingToShow(game: AnyGame, fact: string): AnyGame {
  return { ...game, effects: { [fact]: bug } };
}

/** Returns a copy of the rules without one of the facts, as in the release before that fact was added. */
export function olderThan(game: AnyGame, fact: string): AnyGame {
  return { ...game, facts: Object.fromEntries(Object.entries(game.facts).filter(([name]) => name !== fact)) };
}

/** Returns a log that collects the errors that an operator would see. */
export function counting(): { log: Log; errors: { details: object; message: string }[] } {
  const errors: { details: object; message: string }[] = [];
  return {
    errors,
    log: {
      error: (details, message) => errors.push({ details, message }),
      warn: (details, message) => errors.push({ details, message }),
      debug: () => {},
    },
  };
}
