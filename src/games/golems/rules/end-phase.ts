import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  oneOf,
  PASS,
  type Pass,
  type Run,
  type Seat,
  UNREAD,
  type Who,
} from '../../../engine/index.ts';
import type { Golems } from '../golems.ts';
import type { Regenerate } from '../moves.ts';
import { inTurn, isAlive, turnOf } from '../seats.ts';
import { spaceOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { type Mould, nameOf, type State } from '../state.ts';
import { indexOf, type Space } from './board.ts';
import { homePlaces, mayEnd, occupancy } from './stacking.ts';

/** The turn's player is asked first, then the others clockwise, even if the turn's player has fallen. */
export const end: Run<Golems, 'end'> = {
  run: (table) => {
    const winners = inTurn(table.at, turnOf(table.at)).filter((seat) => lostBy(table.at, seat).length > 0);
    table.next(...winners.map((seat) => ({ step: 'regenerate' as const, seat })));
  },
};

function lostBy(at: At<Golems>, seat: Seat): State['lost'] {
  return isAlive(at, seat) ? at.state.lost.filter(({ golem }) => golem.seat === seat) : [];
}

// Returns the indices of the spaces where a golem can come back. Ruling: this is the space of the winning stack if
// stacking allows it, otherwise the tower or a space next to it.
function places(state: State, golem: Mould, space: Space): number[] {
  const held = occupancy(state);
  const index = indexOf(space);
  return mayEnd(state, held, index, golem) ? [index] : homePlaces(state, held, golem);
}

function regenerations(at: At<Golems>, seat: Seat, who: Who): Choice<Pass | Regenerate>[] {
  const choices: Choice<Pass | Regenerate>[] = [{ label: SAY.regenerateNone, move: PASS }];
  for (const { golem, space } of lostBy(at, seat)) {
    const from = spaceOptions(at.state, places(at.state, golem, space), who);
    if (from.length === 0) continue;
    const move = { regenerate: { golem: golem.id, at: [] } };
    choices.push(oneOf(SAY.regenerate(nameOf(golem), space), move, ['regenerate', 'at'], from));
  }
  return choices;
}

/** The winner of a battle can put back the Soft golems that he lost in the battle. Ruling: they come back undamaged. */
export const regenerate: Ask<Golems, 'regenerate'> = {
  asks: (at, { seat }) => (regenerations(at, seat, UNREAD).length > 1 ? [seat] : []),
  prompt: () => ASK.regenerate,
  choices: (at, { seat }, _, who) => regenerations(at, seat, who),
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'REGENERATION' });
    const { golem: id, at: to } = move.regenerate;
    const found = lostBy(table.at, seat).find(({ golem }) => golem.id === id);
    const [space] = to;
    if (!found || space === undefined) throw new EngineBug('a golem that cannot be put back');
    table.emit({ fact: 'golemRegenerated', golem: found.golem, name: nameOf(found.golem), space });
    table.next(step);
  },
  absent: () => PASS,
};
