import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  isRead,
  oneOf,
  oneOfLater,
  PASS,
  type Pass,
  type Seat,
  type Who,
} from '../../../engine/index.ts';
import { SHAPE } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { MoveGolem } from '../moves.ts';
import { turnPlayer } from '../seats.ts';
import { named, spaceOptions, withHits } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { isGolem, type State, type Unit, unitById } from '../state.ts';
import { indexOf, neighbours, WITHIN } from './board.ts';
import { mayEnd, type Occupancy, occupancy } from './stacking.ts';

const END: Choice<Pass> = { label: SAY.endMoves, move: PASS };
const MOVE_TO = ['move', 'to'] as const;

function destinations(state: State, held: Occupancy, golem: Unit): number[] {
  if (!isGolem(golem)) return [];
  const from = indexOf(golem.space);
  const steps = SHAPE[golem.shape].move;
  const reached = golem.shape === 'FLYER' ? (WITHIN[steps]?.[from] ?? []) : walked(state, held, from, steps);
  const found: number[] = [];
  for (const index of reached) if (index !== from && mayEnd(state, held, index, golem)) found.push(index);
  return found;
}

// Returns the spaces that a golem can reach on foot, including its own space. A golem on foot cannot enter Water, and
// cannot move through a space with a unit.
function walked(state: State, held: Occupancy, from: number, steps: number): number[] {
  const reached = [from];
  let edge = 0;
  for (let step = 0; step < steps; step++) {
    const end = reached.length;
    for (; edge < end; edge++) {
      const index = reached[edge] as number; // `edge` is a valid index
      if (index !== from && held[index]) continue;
      for (const to of neighbours(index)) {
        if (state.terrain[to] !== 'WATER' && !reached.includes(to)) reached.push(to);
      }
    }
  }
  return reached;
}

function canMove(state: State, held: Occupancy, golem: Unit): boolean {
  if (!isGolem(golem)) return false;
  for (const index of neighbours(indexOf(golem.space))) if (mayEnd(state, held, index, golem)) return true;
  return destinations(state, held, golem).length > 0;
}

function mayMove(unit: Unit, seat: Seat): boolean {
  return unit.seat === seat && unit.moves > 0 && isGolem(unit);
}

function moveChoices({ state }: At<Golems>, seat: Seat, who: Who): Choice<Pass | MoveGolem>[] {
  const choices: Choice<Pass | MoveGolem>[] = [END];
  const held = occupancy(state);
  for (const golem of state.units) {
    if (!mayMove(golem, seat) || !canMove(state, held, golem)) continue;
    const spaces = () => spaceOptions(state, destinations(state, held, golem), who);
    const move = { move: { golem: golem.id, to: [] } };
    // The list of spaces is built on first read, because bots look at the spaces of few golems.
    choices.push(
      isRead(who)
        ? oneOf(SAY.move(withHits(golem), golem.space), move, MOVE_TO, spaces())
        : oneOfLater('', move, MOVE_TO, spaces),
    );
  }
  return choices;
}

/** The Move Phase: each golem can move once, or twice under Haste. */
export const movement: Ask<Golems, 'movement'> = {
  asks: (at) => turnPlayer(at).filter((seat) => at.state.units.some((unit) => mayMove(unit, seat))),
  prompt: () => ASK.move,
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
  open: true,
};
