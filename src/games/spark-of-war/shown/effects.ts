import { atSeat, type EffectsOf, effect, inZone, onCell } from '../../../engine/index.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { zoneName } from '../zones.ts';

/** The effects of facts on the table. They name hexagons, because a card can come and go within one entry. */
export const effects: EffectsOf<SparkOfWar> = {
  deployed: ({ seat, kind, hex, name }) => {
    const from = inZone(zoneName(kind === 'ship' ? 'hand' : 'supply', seat));
    return [effect('MOVE', { seat, from, to: onCell(hex), cards: [name], amount: 1 })];
  },
  picked: ({ seat, hex, name }) => [effect('REVEAL', { seat, to: onCell(hex), cards: [name] })],
  turned: ({ hex, name }) => [effect('REVEAL', { to: onCell(hex), cards: [name] })],
  shipDestroyed: ({ seat, hex }) => [
    effect('STRIKE', { seat, from: atSeat(seat), to: onCell(hex) }),
    effect('LOSE', { seat, to: onCell(hex) }),
  ],
  salvoFired: ({ seat, hex }) => [effect('STRIKE', { seat, from: atSeat(seat), to: onCell(hex), amount: 1 })],
  conquered: ({ seat, taken }) => taken.map(({ hex }) => effect('LOSE', { seat, to: onCell(hex) })),
  seatLeft: ({ seat }) => [effect('LOSE', { seat, to: atSeat(seat) })],
};
