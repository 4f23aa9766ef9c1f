import {
  type Ask,
  type Choice,
  isPass,
  oneOf,
  PASS,
  type Pass,
  type Seat,
  type StepOf,
} from '../../../engine/index.ts';
import type { Power } from '../cards/catalogue.ts';
import type { Destroy, Rotate, Stow } from '../moves.ts';
import { doer, turnPlayer } from '../seats.ts';
import { asking, cardOptions, named } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { thingOptions } from '../shown/shots.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Thing } from '../state.ts';
import { DISCARD_PILE, zoneName, zoneOf } from '../zones.ts';
import { canTurn } from './orientation.ts';
import { refill } from './supply.ts';

type Step = StepOf<SparkOfWar>;

/** The steps of each special power. `pierce` has no steps, because it applies as long as the ship is in the galaxy. */
const ASKED: Readonly<Record<Power, readonly Step[]>> = {
  destroy: [{ step: 'destroy' }],
  pierce: [],
  rotatePlanet: [{ step: 'rotate', what: 'planet' }],
  rotateShip: [{ step: 'rotate', what: 'ship' }],
  stow: [{ step: 'stow' }],
};

export function powerSteps(power: Power | null): readonly Step[] {
  return power ? ASKED[power].map((step) => ({ ...step })) : [];
}

const isShip = (thing: Thing): boolean => thing.kind === 'ship';
const turnable =
  (what: 'planet' | 'ship') =>
  (thing: Thing): boolean =>
    thing.kind === what && canTurn(thing);

// Returns no seats if a power has no target, so that the power is skipped.
const onlyIf = (any: boolean, seats: readonly Seat[]): readonly Seat[] => (any ? seats : []);

/** The power to destroy a spaceship, which goes to the discard pile. */
export const destroy: Ask<SparkOfWar, 'destroy'> = {
  asks: (at) => onlyIf(Object.values(at.state.things).some(isShip), turnPlayer(at)),
  prompt: (at, _, seat) => asking(at, seat, ASK.destroy),
  choices: (at, _, __, who): Choice<Pass | Destroy>[] => [
    { label: SAY.destroyNothing, move: PASS },
    oneOf(SAY.destroy, { destroy: { at: [] } }, ['destroy', 'at'], thingOptions(at, isShip, who)),
  ],
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', ...doer(table.at, seat), what: 'POWER' });
    const gone = named(table.at, move.destroy.at[0]);
    table.emit({ fact: 'shipDestroyed', ...doer(table.at, seat), ...gone });
    table.move([gone.card], DISCARD_PILE);
  },
  absent: () => PASS,
};

/** The powers to rotate a planet or a spaceship. Cards that look the same in every rotation are not offered. */
export const rotate: Ask<SparkOfWar, 'rotate'> = {
  asks: (at, { what }) => onlyIf(Object.values(at.state.things).some(turnable(what)), turnPlayer(at)),
  prompt: (at, { what }, seat) => asking(at, seat, ASK.rotate[what]),
  choices: (at, { what }, _, who): Choice<Pass | Rotate>[] => [
    { label: SAY.rotateNothing, move: PASS },
    oneOf(SAY.rotate, { rotate: { at: [] } }, ['rotate', 'at'], thingOptions(at, turnable(what), who)),
  ],
  take: (table, _, seat, move) => {
    const [hex] = isPass(move) ? [] : move.rotate.at;
    if (hex === undefined) return table.emit({ fact: 'declined', ...doer(table.at, seat), what: 'POWER' });
    table.emit({ fact: 'picked', ...doer(table.at, seat), why: 'ROTATE', ...named(table.at, hex) });
    table.next({ step: 'orient', hex, power: true });
  },
  absent: () => PASS,
};

/** The power to move a spaceship from the hand to the player's salvage yard. */
export const stow: Ask<SparkOfWar, 'stow'> = {
  asks: (at) => turnPlayer(at).filter((seat) => zoneOf(at, 'hand', seat).cards.length > 0),
  prompt: (at, _, seat) => asking(at, seat, ASK.stow),
  choices: (at, _, seat): Choice<Pass | Stow>[] => {
    const from = cardOptions(
      at,
      [...zoneOf(at, 'hand', seat).cards].sort((a, b) => a - b),
    );
    return [{ label: SAY.stowNothing, move: PASS }, oneOf(SAY.stow, { stow: { card: [] } }, ['stow', 'card'], from)];
  },
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', ...doer(table.at, seat), what: 'POWER' });
    table.move(move.stow.card, zoneName('salvage', seat));
    refill(table, seat);
  },
  absent: () => PASS,
};
