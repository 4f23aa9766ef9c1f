import {
  type Action,
  type AnyAt,
  begin,
  decision,
  type Entry,
  entryRandom,
  play,
  registered,
  type Seat,
  waitingFor,
} from '../src/engine/index.ts';
import { setupOf } from './conformance/script.ts';
import { tollRoad } from './conformance/tiny/index.ts';

export const TOLL_ROAD = registered(tollRoad);
export const SEED = 'toll';

/** A match of the tiny game that a test drives directly. */
export interface TollRoadMatch {
  readonly at: AnyAt;
  readonly entries: readonly Entry[];
  act(action: Action): Entry;
  move(seat: Seat, move: object): Entry;
  asked(): Seat[];
  labels(seat: Seat): string[];
  /** All players bid nothing, play no guard and rank the stances in the same order, so that the first turn begins. */
  toTheFirstTurn(): void;
}

export function tollRoadMatch(seats: number, seed = SEED): TollRoadMatch {
  const script = { seats, options: {}, policy: 'eager' as const, seed, picks: [], onwards: null, interrupted: false };
  let { at, entry } = begin(TOLL_ROAD, setupOf(TOLL_ROAD, script), entryRandom(seed, 0));
  const entries = [entry];
  const act = (action: Action): Entry => {
    const played = play(TOLL_ROAD, at, entryRandom(seed, at.version + 1), action);
    if ('refused' in played) throw new Error(`${played.refused}: ${JSON.stringify(action)}`);
    ({ at, entry } = played);
    entries.push(entry);
    return entry;
  };
  const move = (seat: Seat, answer: object) => act({ kind: 'MOVE', seat, move: answer });
  return {
    get at() {
      return at;
    },
    entries,
    act,
    move,
    asked: () => waitingFor(TOLL_ROAD, at),
    labels: (seat) => decision(TOLL_ROAD, at, seat)?.choices.map((choice) => choice.label) ?? [],
    toTheFirstTurn() {
      for (const answer of [{ bid: 0 }, { pass: true }, { stance: { order: ['high', 'middle', 'low'] } }]) {
        for (const seat of waitingFor(TOLL_ROAD, at)) move(seat, answer);
      }
    },
  };
}

/** Returns the cards of a name in a seat's hand. */
export function held(at: AnyAt, seat: Seat, name: string): number[] {
  return at.zones[`hand-${seat}`]?.cards.filter((card) => at.faces[card]?.name === name) ?? [];
}

/** Returns the first seed whose match satisfies the condition at its first turn. */
export function seedWhere(seats: number, wanted: (match: TollRoadMatch) => boolean): string {
  for (let n = 0; n < 2000; n++) {
    const match = tollRoadMatch(seats, `seed ${n}`);
    match.toTheFirstTurn();
    if (wanted(match)) return `seed ${n}`;
  }
  throw new Error('no such seed');
}
