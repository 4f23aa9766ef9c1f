import type { Blank, BlankOption, Choice } from '../../engine/index.ts';
import { gameKey } from '../../games/index.ts';
import type { DecisionView } from '../../matches/index.ts';

type Concerns = DecisionView['concerns'];

/**
 * A decision as plain objects without resolvers, with its moves as MoveInput. It is built for every move, so getters compute
 * what most clients do not select: the subjects of choices.
 */
export function decisionView({ game, choices, concerns, ...asked }: DecisionView) {
  const key = gameKey(game);
  const shown = choices.map((choice) => choiceView(key, choice, concerns));
  const { matchId, version, seat, prompt, deadline, reaction, autoPass } = asked;
  return { matchId, version, seat, prompt, deadline, reaction, autoPass, choices: shown };
}

function choiceView(key: string, choice: Choice, concerns: Concerns) {
  const { label, move, blank, second } = choice;
  const first = blank ? blankView(key, blank, concerns) : null;
  const blanks = first ? [first, ...(second ? [blankView(key, second, concerns)] : [])] : [];
  return {
    label,
    move: { [key]: move },
    blank: first,
    blanks,
    get concerns() {
      return concerns.of(choice);
    },
  };
}

function blankView(key: string, blank: Blank, concerns: Concerns) {
  const { label, path, from, min, max, each } = blank;
  return {
    label: label ?? null,
    path: [key, ...path],
    min,
    max,
    each: each ?? null,
    get kind() {
      return concerns.kind(blank);
    },
    get from() {
      return from === null ? null : from.map((option) => new OptionView(option, blank, concerns));
    },
  };
}

class OptionView {
  readonly value: string | number;
  readonly label: string;
  readonly #blank: Blank;
  readonly #concerns: Concerns;

  constructor({ value, label }: BlankOption, blank: Blank, concerns: Concerns) {
    this.value = value;
    this.label = label;
    this.#blank = blank;
    this.#concerns = concerns;
  }

  get concerns() {
    return this.#concerns.option(this.#blank, this.value);
  }
}
