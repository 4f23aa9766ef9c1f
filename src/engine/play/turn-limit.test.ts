import { describe, expect, it } from 'vitest';
import { setupOf } from '../../../test/conformance/script.ts';
import { tollRoad } from '../../../test/conformance/tiny/index.ts';
import { EngineBug } from '../bug.ts';
import type { AnyAt } from '../game/at.ts';
import { type AnyGame, registered } from '../game/game.ts';
import { verify } from '../proof/execute-again.ts';
import { entryRandom } from '../random.ts';
import type { Action, Entry } from './entry.ts';
import { foldAll } from './fold.ts';
import { begin, play } from './play.ts';
import { waitingFor } from './question.ts';

const LIMIT = 12;
const SEED = 'toll';
const { turn } = tollRoad.steps;
type Ruling = NonNullable<typeof tollRoad.turnLimit>['ruling'];

/** Returns a tiny game with a low turn limit and this ruling. After gambling, the same seat is asked again. */
function lingering(ruling: Ruling): AnyGame {
  const again: typeof turn = {
    ...turn,
    take: (table, step, seat, move) => {
      if (!('gamble' in move)) return turn.take(table, step, seat, move);
      table.roll(6, seat);
      table.next(step);
    },
  };
  const turnLimit = { begins: 'turnBegan' as const, answers: LIMIT, ruling };
  return registered({ ...tollRoad, steps: { ...tollRoad.steps, turn: again }, turnLimit });
}

class Lingering {
  readonly #game: AnyGame;
  at: AnyAt;
  readonly entries: Entry[];

  constructor(ruling: Ruling) {
    this.#game = lingering(ruling);
    const plain = { options: {}, policy: 'eager' as const, seed: SEED, picks: [], onwards: null, interrupted: false };
    const { at, entry } = begin(this.#game, setupOf(this.#game, { ...plain, seats: 2 }), entryRandom(SEED, 0));
    [this.at, this.entries] = [at, [entry]];
    for (const move of [{ bid: 0 }, { pass: true }, { stance: { order: ['high', 'middle', 'low'] } }]) {
      for (const seat of waitingFor(this.#game, this.at)) this.act({ kind: 'MOVE', seat, move });
    }
  }

  act(action: Action): void {
    const played = play(this.#game, this.at, entryRandom(SEED, this.at.version + 1), action);
    if ('refused' in played) throw new Error(played.refused);
    this.at = played.at;
    this.entries.push(played.entry);
  }

  gamble(times: number): void {
    for (let i = 0; i < times; i++) this.act({ kind: 'MOVE', seat: 0, move: { gamble: true } });
  }

  verdict(): unknown {
    return verify(this.#game, JSON.parse(JSON.stringify(this.entries)), SEED);
  }

  folded(): AnyAt {
    return foldAll(this.#game, JSON.parse(JSON.stringify(this.entries)));
  }
}

const ends: Ruling = (table) => table.finish({ ranks: [1, 1], why: 'A turn has gone on without an end' });

describe('a turn prolonged by a player', () => {
  it('gets the ruling exactly when the answers of the turn are used up', () => {
    const match = new Lingering(ends);
    expect(match.at).toMatchObject({ answered: 0, state: { turn: 0 } });
    match.gamble(LIMIT - 1);
    expect(match.at).toMatchObject({ answered: LIMIT - 1, result: null });
    match.gamble(1);
    expect(match.at.result).toEqual({ ranks: [1, 1], why: 'A turn has gone on without an end' });
  });

  it('replays from its record, including the ruling', () => {
    const match = new Lingering(ends);
    match.gamble(LIMIT);
    expect(match.verdict()).toEqual({ verdict: 'VERIFIED' });
  });

  it('has the same count when the record is folded', () => {
    const match = new Lingering(ends);
    match.gamble(3);
    expect(match.folded()).toEqual(match.at);
  });

  it('can be ended by the ruling, after which the next turn starts a new count', () => {
    const match = new Lingering((table) => {
      table.emit({ fact: 'turnBegan', seat: 1 });
      table.next({ step: 'turn', seat: 1 });
    });
    match.gamble(LIMIT);
    expect(match.at).toMatchObject({ answered: 0, result: null, state: { turn: 1 } });
  });

  it('does not count changes of auto-pass, only answers', () => {
    const match = new Lingering(ends);
    for (let i = 0; i < 2 * LIMIT; i++) match.act({ kind: 'AUTO_PASS', seat: 1, move: { mode: 'NONE' } });
    expect(match.at).toMatchObject({ answered: 0, result: null });
  });

  it('leads to an error if the ruling does not end the turn', () => {
    const match = new Lingering(() => {});
    match.gamble(LIMIT - 1);
    expect(() => match.gamble(1)).toThrow(EngineBug);
  });
});
