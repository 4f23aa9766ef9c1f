import type { Blank, BlankOption, Choice } from '../../engine/index.ts';
import { gameKey } from '../../games/index.ts';
import type { DecisionView } from '../../matches/index.ts';

type Concerns = DecisionView['concerns'];

/** Converts a decision to plain objects that need no resolvers, with each move as MoveInput. */
export function decisionView({ game, choices, concerns, ...rest }: DecisionView) {
  const key = gameKey(game);
  const shown = choices.map((choice) => new ChoiceView(key, choice, concerns));
  const { matchId, version, seat, prompt, deadline, reaction, autoPass } = rest;
  return { matchId, version, seat, prompt, deadline, reaction, autoPass, choices: shown };
}

// Decisions are sent after every move. The getters of a class are the fastest way to compute rarely selected fields. A
// compiled operation reads a list several times, so lists are not getters.
class ChoiceView {
  readonly label: string;
  readonly move: Readonly<Record<string, unknown>>;
  readonly blank: BlankView | null;
  readonly blanks: readonly BlankView[];
  readonly #choice: Choice;
  readonly #concerns: Concerns;
  #preview: ReturnType<Concerns['preview']> | null = null;

  constructor(key: string, choice: Choice, concerns: Concerns) {
    const { label, move, blank, second } = choice;
    this.label = label;
    this.move = { [key]: move };
    this.blank = blank ? new BlankView(key, blank, concerns) : null;
    this.blanks = this.blank ? [this.blank, ...(second ? [new BlankView(key, second, concerns)] : [])] : [];
    this.#choice = choice;
    this.#concerns = concerns;
  }

  get concerns() {
    return this.#concerns.of(this.#choice);
  }

  get preview() {
    this.#preview ??= this.#concerns.preview(this.#choice);
    return this.#preview;
  }
}

class BlankView {
  readonly label: string | null;
  readonly path: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly each: Blank['each'] | null;
  readonly from: readonly OptionView[] | null;
  readonly #blank: Blank;
  readonly #concerns: Concerns;

  constructor(key: string, blank: Blank, concerns: Concerns) {
    this.label = blank.label ?? null;
    this.path = [key, ...blank.path];
    this.min = blank.min;
    this.max = blank.max;
    this.each = blank.each ?? null;
    this.from = blank.from?.map((option) => new OptionView(option, blank, concerns)) ?? null;
    this.#blank = blank;
    this.#concerns = concerns;
  }

  get kind() {
    return this.#concerns.kind(this.#blank);
  }
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
