import {
  atSeat,
  type Battle,
  changed,
  type EffectsOf,
  effect,
  inZone,
  onCell,
  onPiece,
  type Place,
  type Seat,
} from '../../../engine/index.ts';
import type { Valhalla } from '../valhalla.ts';
import { zoneName } from '../zones.ts';
import { avatarKey } from './picture.ts';

const avatar = (seat: Seat): Place => onPiece(avatarKey(seat));

/** The effects of facts on the table. Numbers appear at the seat, because an avatar can be off the map. */
export const effects: EffectsOf<Valhalla> = {
  terrainLaid: ({ seat, cell }) => [effect('GAIN', { seat, to: onCell(cell) })],
  activityAnnounced: ({ seat, card, cell }) => [
    effect('REVEAL', { seat, to: cell ? onCell(cell) : atSeat(seat), cards: card ? [card] : [] }),
  ],
  acted: ({ seat, card }) => [effect('REVEAL', { seat, to: atSeat(seat), cards: [card] })],
  terrainSwapped: ({ seat, from, to }) => [effect('MOVE', { seat, from: onCell(from), to: onCell(to), amount: 2 })],
  moved: ({ seat, from, to }) => [
    effect('MOVE', { seat, from: from === 0 ? atSeat(seat) : onCell(from), to: onCell(to), amount: 1 }),
  ],
  cardPlayed: ({ seat, card }) => [effect('REVEAL', { seat, to: atSeat(seat), cards: [card] })],
  numberDrawn: ({ seat, r }) => [effect('ROLL', { seat, to: atSeat(seat), dice: [r] })],
  attackAnnounced: ({ seat, target, name }) => [
    effect('STRIKE', { seat, from: avatar(seat), to: avatar(target) }),
    effect('REVEAL', { seat, to: avatar(target), what: name }),
  ],
  attackDecided: ({ seat, target, hit }) => [
    effect('STRIKE', { seat, from: avatar(seat), to: avatar(target), ...(hit ? { what: 'hit' } : { amount: 0 }) }),
  ],
  allyHurt: ({ seat, name, n }) => [
    effect('LOSE', { seat, to: inZone(zoneName('allies', seat)), amount: n, what: name }),
  ],
  armourTook: ({ seat, name, n }) => [effect('LOSE', { seat, to: atSeat(seat), amount: n, what: name })],
  lifeChanged: ({ seat, by }) => [changed(atSeat(seat), by, 'life', seat)],
  boosted: ({ seat, what, by }) => [changed(atSeat(seat), by, what, seat)],
  extraAttackGiven: ({ seat }) => [changed(atSeat(seat), 1, 'attack', seat)],
  fell: ({ seat }) => [effect('LOSE', { seat, to: atSeat(seat) })],
};

/** The facts between which the log shows a battle. */
export const battleFacts: Battle<Valhalla> = {
  begins: 'attackAnnounced',
  ends: (fact) => fact.fact === 'attackEnded' || (fact.fact === 'attackDecided' && !fact.hit),
};
