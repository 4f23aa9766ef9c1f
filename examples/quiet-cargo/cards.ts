import { type CardName, type CardSpec, catalogue } from '../../src/engine/index.ts';

/** A crate, with its value on shore and its number of copies. */
export interface Crate extends CardSpec {
  value: number;
  copies: number;
}

const crate = (value: number, copies: number, text: string): Crate => {
  return { kind: 'crate', back: 'crate', value, copies, text };
};

/** Sixteen crates, and two banks of fog if the option is set. */
export const CARDS = catalogue({
  Salt: crate(1, 4, 'Inform on another seat: name a cargo other than Salt. If that seat holds it, it pays you a coin.'),
  Tea: crate(2, 3, "Look at another seat's hold."),
  Silk: crate(3, 3, 'Weigh your hold against that of another seat: the lighter one pays the heavier one a coin.'),
  Rum: crate(
    4,
    2,
    'No seat can choose you before your next turn. Or lay it open when you are chosen: nothing happens to you.',
  ),
  Spice: crate(5, 2, 'Change holds with another seat.'),
  Gold: crate(6, 1, 'Take a coin.'),
  Pearl: crate(8, 1, 'Playing it costs a coin, paid to the crown.'),
  Fog: { ...crate(0, 2, 'All holds and the quay go back aboard; each seat is dealt two crates.'), kind: 'fog' },
});

export function crateOf(name: CardName): Crate {
  const found = CARDS[name];
  if (!found) throw new RangeError(`no crate ${name}`);
  return found;
}

/** Lists the cargo: every copy of each crate, and fog only if the option is set. */
export function cargo({ fog }: { fog: boolean }): CardName[] {
  return kinds({ fog }).flatMap((name) => Array.from({ length: crateOf(name).copies }, () => name));
}

export function kinds({ fog }: { fog: boolean }): CardName[] {
  return Object.keys(CARDS).filter((name) => fog || name !== 'Fog');
}
