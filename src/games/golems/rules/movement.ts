import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Seat,
  type Who,
} from '../../../engine/index.ts';
import { SHAPE } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { MoveGolem } from '../moves.ts';
import { turnPlayer } from '../seats.ts';
import { named, spaceOptionAt, withHits } from '../shown/labels.ts';
import { isGolem, type State, type Unit, unitById } from '../state.ts';
import { indexOf, neighbours, WITHIN } from './board.ts';
import { mayEnd, type Occupancy, occupancy } from './stacking.ts';

/** By index: where this golem can move to. */
export function destinations(state: State, held: Occupancy, golem: Unit): number[] {
  if (!isGolem(golem)) return [];
  const from = indexOf(golem.space);
  const steps = SHAPE[golem.shape].move;
  const reached = golem.shape === 'FLYER' ? (WITHIN[steps]?.[from] ?? []) : walked(state, held, from, steps);
  return reached.filter((index) => mayEnd(state, held, index, golem));
}

// On foot: never into Water, never through a space that holds any unit; it may be the last space of the way.
function walked(state: State, held: Occupancy, from: number, steps: number): number[] {
  const reached = [from];
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const index of edge) {
      for (const to of neighbours(index)) {
        if (state.terrain[to] === 'WATER' || reached.includes(to)) continue;
        reached.push(to);
        if (!held[to]) next.push(to);
      }
    }
    edge = next;
  }
  return reached.slice(1);
}

function movers(state: State, seat: Seat): Unit[] {
  return state.units.filter((unit) => unit.seat === seat && unit.moves > 0 && isGolem(unit));
}

function moveChoices({ state }: At<Golems>, seat: Seat, who: Who): Choice<Pass | MoveGolem>[] {
  const choices: Choice<Pass | MoveGolem>[] = [{ label: 'End your moves', move: PASS }];
  const held = occupancy(state);
  for (const golem of movers(state, seat)) {
    const to = destinations(state, held, golem);
    if (to.length === 0) continue;
    const label = isRead(who) ? `Move ${withHits(golem)} from ${golem.space} to …` : '';
    const move = { move: { golem: golem.id, to: [] } };
    choices.push(
      oneOf(
        label,
        move,
        ['move', 'to'],
        to.map((index) => spaceOptionAt(state, index, who)),
      ),
    );
  }
  return choices;
}

/** The Move Phase: each golem may move once; a stack under Haste twice. */
export const movement: Ask<Golems, 'movement'> = {
  asks: (at) => turnPlayer(at).filter((seat) => movers(at.state, seat).length > 0),
  prompt: () => 'Move Phase: move a golem?',
  choices: (at, _, seat, who) => moveChoices(at, seat, who),
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'MOVE' });
    const golem = unitById(table.at.state, move.move.golem);
    const [to] = move.move.to;
    if (!golem || to === undefined) throw new EngineBug('a golem that cannot move');
    table.emit({ fact: 'golemsMoved', golems: [named(golem)], from: golem.space, to, by: 'MOVE' });
    table.next(step);
  },
  absent: () => PASS,
};
