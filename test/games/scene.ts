import {
  type Action,
  type AnyAt,
  type AutoPass,
  absentMove,
  advance,
  type BotPolicy,
  copy,
  copyMatch,
  fastRandom,
  type Game,
  type GameTypes,
  type Keys,
  type MoveOf,
  play,
  type Random,
  randomPolicy,
  type Seat,
} from '../../src/engine/index.ts';
import { described, type Fill, filledWith, labelled } from './answers.ts';
import { chanceOf, expectDice, type Luck } from './chance.ts';
import { begun, type Given } from './given.ts';
import { type Layout, lay, type Rest } from './lay.ts';
import { Moment } from './moment.ts';

/** More answers than any test needs. A scene that exceeds this will never reach the awaited moment. */
const ANSWERS_LIMIT = 10_000;

/** Returns a match at the moment when a rule test begins. The engine plays it like any other. */
export function scene<G extends GameTypes>(game: Game<G>, given: Given<G> = {}): Scene<G> {
  const { at } = begun(game, given);
  const made = new Scene(game, at, given);
  if (given.zones) made.lay(given.zones, given.rest);
  if (given.state) Object.assign(made.state, copy(given.state));
  given.arrange?.(made.at);
  if (given.agenda) made.goesOnWith(...given.agenda);
  made.entries.length = 0;
  return made;
}

/** A match that a test continues move by move. Every action returns the scene, so that calls can be chained. */
export class Scene<G extends GameTypes> extends Moment<G> {
  #luck: Luck;
  #foreseen: number[] = [];

  constructor(game: Game<G>, at: AnyAt, luck: Luck) {
    super(game, at);
    this.#luck = luck;
  }

  /** Places cards again, as described in {@link Given}. */
  lay(layout: Layout, rest?: Rest): this {
    lay(this.match, this.rules.cards, layout, rest);
    return this;
  }

  /** Replaces the agenda with these steps, the next one last, and runs those that ask no seat. */
  goesOnWith(...agenda: Given<G>['agenda'] & object): this {
    if (agenda.length === 0) throw new Error('agenda: name at least one step, or the match has nothing left to do');
    this.at.agenda = [...agenda];
    return this.wants(0, this.match.autoPass[0] ?? 'NONE'); // changes nothing, but runs the steps that ask no seat
  }

  /** Returns a copy of this moment, for another attempt. */
  again(): Scene<G> {
    return new Scene(this.game, copyMatch(this.match), this.#luck);
  }

  /** Sets the values of the dice in the next move, starting at 1. */
  rolls(...dice: number[]): this {
    this.#foreseen.push(...dice);
    return this;
  }

  /** Replaces the randomness, except for specified dice. */
  chanceIs(chance: Random): this {
    this.#luck = { ...this.#luck, chance };
    return this;
  }

  /** Lets a seat make a move. The dice show these values. */
  does(seat: Seat, move: MoveOf<G> & object, ...dice: number[]): this {
    return this.rolls(...dice).#act({ kind: 'MOVE', seat, move });
  }

  /** Lets the only seat that has a decision make a move. The dice show these values. */
  answers(move: MoveOf<G> & object, ...dice: number[]): this {
    return this.does(this.asked, move, ...dice);
  }

  /**
   * Picks the choice whose label begins with `label` and fills its blanks. `seat` defaults to the one with a decision.
   */
  chooses(label: string, fill?: Fill, seat: Seat = this.asked): this {
    return this.#act({ kind: 'MOVE', seat, move: filledWith(labelled(this.choices(seat), label), fill) });
  }

  /** Lets seats pass, in this order. */
  passes(...seats: readonly [Seat, ...Seat[]]): this {
    if (seats.length === 0) throw new Error(`passes: name the seats that pass; ${this.standing()}`);
    for (const seat of seats) this.#act({ kind: 'MOVE', seat, move: { pass: true } });
    return this;
  }

  /** Sets the seat's auto-pass mode. */
  wants(seat: Seat, mode: AutoPass): this {
    return this.#act({ kind: 'AUTO_PASS', seat, move: { mode } });
  }

  resigns(seat: Seat): this {
    return this.#act({ kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } });
  }

  /** Lets a seat's time run out, so that the rules act for the seat. */
  timesOut(seat: Seat = this.asked): this {
    const move = absentMove(this.rules, this.match, seat);
    if (!move) throw new Error(`seat ${seat} is not asked: ${this.standing()}`);
    return this.#act({ kind: 'TIMED_OUT', seat, move });
  }

  /** Lets seats with a decision time out until `until` is true, the step `until` asks a seat, or the match is over. */
  until(moment: Keys<G['steps']> | (() => boolean)): this {
    const isThere = typeof moment === 'string' ? () => this.step === moment : moment;
    for (let answers = 0; !isThere() && !this.at.result; answers++) {
      if (answers > ANSWERS_LIMIT) throw new Error(`the moment does not come: ${this.standing()}`);
      this.timesOut(this.waiting[0]);
    }
    return this;
  }

  /**
   * Lets bots play to the end. They are assigned by seat, starting over if there are fewer bots. `look` is called
   * before each answer.
   */
  playedBy(bots: readonly BotPolicy[], look: (set: this) => void = () => {}): this {
    const random = this.#luck.chance ?? fastRandom(1);
    while (!this.match.result) {
      look(this);
      const [seat = 0] = this.waiting;
      const move = (bots[seat % bots.length] ?? randomPolicy)(this.rules, this.match, seat, random);
      this.entries.push(advance(this.rules, this.match, random, { kind: 'MOVE', seat, move }));
    }
    return this;
  }

  #chance(): Random {
    return chanceOf(this.#luck, this.match.version + 1, this.#foreseen);
  }

  #act(action: Action): this {
    const played = play(this.rules, this.match, this.#chance(), action);
    if ('refused' in played) {
      const may = action.seat === null ? '' : described(this.choices(action.seat));
      throw new Error(
        `${played.refused}: ${JSON.stringify(action)}; ${this.standing()}${may && `, and it may do\n${may}`}`,
      );
    }
    this.match = played.at;
    this.entries.push(played.entry);
    expectDice(this.#luck, this.#foreseen.splice(0), played.entry);
    return this;
  }
}
