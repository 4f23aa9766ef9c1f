import type { At, Run, Seat, StepOf } from '../../../engine/index.ts';
import { zoneAt } from '../../../engine/index.ts';
import type { Phase } from '../cards/words.ts';
import { cellOf, cornerOf, inTurn, isAlive, opponents, turnOf, turnPlayer } from '../seats.ts';
import type { Moment, Valhalla } from '../valhalla.ts';
import { printedOn } from '../zones.ts';
import { relocate } from './landing.ts';
import { OFF } from './map.ts';
import { foesInReach } from './reach.ts';

/** The first round in which an avatar that is still off the map is put onto its corner. */
export const ENTER_BY = 3;

/** Only the seats in `first` are asked until a seat answers; all other seats count as having passed. */
function windowFor(at: At<Valhalla>, moment: Moment, first: Seat[]): StepOf<Valhalla>[] {
  const order = [...inTurn(at, turnOf(at))];
  return [{ step: 'reply', moment, order, passed: order.filter((seat) => !first.includes(seat)) }];
}

/** Asks all other seats about an announced card, which they can cancel. */
export function askAboutActivity(at: At<Valhalla>): StepOf<Valhalla>[] {
  return windowFor(at, 'ACTIVITY', opponents(at, turnOf(at)));
}

/** Asks both sides of an attack after its numbers are drawn, and all other seats after an answer. */
export function askAboutAttack(at: At<Valhalla>, target: Seat): StepOf<Valhalla>[] {
  return windowFor(at, 'ATTACK', [turnOf(at), target]);
}

/** A step used only in matches that began under rules before 2.2. Later rules record each seat when it passes. */
export const asked: Run<Valhalla, 'asked'> = { run: () => {} };

/** Ruling: no avatar can stay off the map. */
export const enter: Run<Valhalla, 'enter'> = {
  run: (table) => {
    const { at } = table;
    const seat = turnOf(at);
    const round = 1 + Math.floor(at.state.turn / at.seats);
    if (isAlive(at, seat) && cellOf(at, seat) === OFF && round >= ENTER_BY)
      relocate(table, seat, cornerOf(at, seat), `nobody stays behind the map after round ${ENTER_BY - 1}`);
  },
};

/** Whether the turn's player skips this phase. */
export function isSkipped(at: At<Valhalla>, phase: Phase): boolean {
  return at.state.skips.some((skip) => skip.seat === turnOf(at) && skip.phase === phase);
}

/** Asks possible targets that were out of reach when the turn began, or that have not been asked about everything. */
export const meet: Run<Valhalla, 'meet'> = {
  run: (table) => {
    const { at } = table;
    if (isSkipped(at, 'COMBAT')) return;
    const foes = foesInReach(at, turnOf(at)).filter((foe) => !at.state.reach.includes(foe) || hasNews(at, foe));
    if (foes.length > 0) table.next(...windowFor(at, 'PHASE', foes));
  },
};

/** Asks the seats that have not been asked about everything yet, except the seat that plays next. */
export const close: Run<Valhalla, 'close'> = {
  run: (table) => {
    const { at } = table;
    const others = opponents(at, turnOf(at)).slice(eventsAct(at) ? 0 : 1);
    const { ended, happened } = at.state;
    // The turn's player is also asked if something has happened since he last ended a phase himself.
    const own = ended === happened ? [] : turnPlayer(at);
    const first = [...own, ...others.filter((seat) => hasNews(at, seat))];
    if (first.length > 0) table.next(...windowFor(at, 'PHASE', first));
  },
};

/** Whether anything has happened since a seat was last asked. */
export function hasNews(at: At<Valhalla>, seat: Seat): boolean {
  return at.state.asked[seat] !== at.state.happened;
}

// Whether an event acts before the next player's first question of his own turn.
function eventsAct(at: At<Valhalla>): boolean {
  return zoneAt(at, 'events').cards.some((card) => printedOn(at, card).onTurn.length > 0);
}
