import {
  type AnyAt,
  type AnyGame,
  blanksOf,
  type Choice,
  decision,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';

/**
 * Checks that no two choices of a question, options of a blank or blanks of a choice have the same label. If two moves
 * differ, a person can tell them apart by their labels alone.
 */
export function labelsTellChoicesApart(game: AnyGame, script: Script): void {
  for (const at of spread(walk(game, script).moments, 40)) {
    for (const seat of waitingFor(game, at)) checkQuestion(game, at, seat);
  }
}

function checkQuestion(game: AnyGame, at: AnyAt, seat: Seat): void {
  const { choices, prompt } = decision(game, at, seat) ?? { choices: [], prompt: '' };
  const where = (): string => `at ${at.version}, asked "${prompt}"`;
  checkApart(choices, (label) => `two choices are "${label}" ${where()}`);
  for (const choice of choices) {
    const blanks = blanksOf(choice);
    for (const { from } of blanks) {
      checkApart(from ?? [], (option) => `two options of "${choice.label}" are "${option}" ${where()}`);
    }
    if (blanks.length > 1) {
      const asked = blanks.map(({ label = '' }) => ({ label }));
      checkApart(asked, (label) => `two blanks of "${choice.label}" ask "${label}" ${where()}`);
    }
  }
}

function checkApart(labelled: readonly Pick<Choice, 'label'>[], message: (label: string) => string): void {
  const seen = new Set<string>();
  for (const { label } of labelled) {
    expectThat(label.trim().length > 0, () => message(label));
    expectThat(!seen.has(label), () => message(label));
    seen.add(label);
  }
}
