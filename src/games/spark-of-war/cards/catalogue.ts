import { type CardSpec, type Counter, catalogue, EngineBug } from '../../../engine/index.ts';
import { SIDES } from '../rules/hex.ts';

/** A power is used once when the ship is deployed, except `pierce`, which lasts as long as the ship. */
export type Power = 'destroy' | 'pierce' | 'rotatePlanet' | 'rotateShip' | 'stow';

const POWER_TEXT: Readonly<Record<Power, string>> = {
  destroy: 'You may destroy a spaceship of your choice.',
  pierce: 'Damage dealt by this spaceship ignores forcefields.',
  rotatePlanet: 'You may rotate a planet into desired position.',
  rotateShip: 'You may rotate a spaceship into desired position.',
  stow: 'You may place a spaceship card from your hand into your salvage yard.',
};

/** Six numbers, one for each side, clockwise from the top. */
type PerSide = readonly [number, number, number, number, number, number];

export interface ShipCard extends CardSpec {
  kind: 'spaceship';
  resistance: number;
  damage: PerSide;
  power: Power | null;
}

export const PLANET_KINDS = ['DWARF', 'RING', 'HABITABLE', 'GASEOUS', 'LUNAR'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];
export type Kind = PlanetKind | 'STAR';
export const KINDS: readonly Kind[] = [...PLANET_KINDS, 'STAR'];

/** The damage that conquers a planet of each kind. */
export const RESISTANCE: Readonly<Record<Kind, number>> = {
  DWARF: 4,
  RING: 5,
  HABITABLE: 6,
  GASEOUS: 7,
  LUNAR: 8,
  STAR: 9,
};

export interface PlanetCard extends CardSpec {
  kind: 'planet' | 'star';
  planet: Kind;
  resistance: number;
  /** The printed sides that have a forcefield. */
  forcefields: readonly number[];
}

export interface QuestCard extends CardSpec {
  kind: 'quest';
  quest: number;
}

export interface StationCard extends CardSpec {
  kind: 'station';
  resistance: number;
}

const printed = (label: string, value: number): Counter => ({ label, seat: null, value, max: null });

/** Returns the numbers of a ship or planet at its sides: damage that is not 0, and forcefields. */
export function sideStats(damage: readonly number[], forcefields: readonly number[]): Counter[] {
  return SIDES.flatMap((name, side) => {
    if (forcefields.includes(side)) return [{ ...printed(`Forcefield ${name}`, 1), side }];
    const dealt = damage[side] ?? 0;
    return dealt > 0 ? [{ ...printed(`Damage ${name}`, dealt), side }] : [];
  });
}

function ship(resistance: number, damage: PerSide, power: Power | null = null): ShipCard {
  const sides = damage.flatMap((n, side) => (n > 0 ? [`${SIDES[side]} ${n}`] : []));
  const says = power ? ` ${POWER_TEXT[power]}` : '';
  return {
    kind: 'spaceship',
    text: `Resistance ${resistance}. Damage: ${sides.join(', ')}.${says}`,
    back: 'Spaceship',
    numbers: [printed('Resistance', resistance), ...sideStats(damage, [])],
    resistance,
    damage,
    power,
  };
}

function planet(kind: Kind, forcefields: readonly number[]): PlanetCard {
  const fields = forcefields.map((side) => SIDES[side]).join(', ');
  const worth = kind === 'STAR' ? 'Star, 2 points.' : 'Planet, 1 point.';
  return {
    kind: kind === 'STAR' ? 'star' : 'planet',
    text: `${worth} Resistance ${RESISTANCE[kind]}. ${fields ? `Forcefields: ${fields}.` : 'No forcefield.'}`,
    back: 'Planet',
    numbers: [printed('Resistance', RESISTANCE[kind]), ...sideStats([], forcefields)],
    planet: kind,
    resistance: RESISTANCE[kind],
    forcefields,
  };
}

const quest = (number: number, text: string): QuestCard => ({ kind: 'quest', text, back: 'Quest', quest: number });

/** The 20 ship designs. There are three ships of each design. Ships with a power deal or withstand less damage. */
export const SHIPS = catalogue<ShipCard>({
  Lancer: ship(2, [3, 3, 0, 0, 0, 3]),
  Corvette: ship(3, [3, 2, 0, 0, 0, 3]),
  Broadside: ship(3, [0, 3, 2, 0, 2, 3]),
  Cutter: ship(4, [3, 0, 2, 3, 0, 0]),
  Frigate: ship(4, [3, 2, 0, 0, 0, 2]),
  Cruiser: ship(5, [3, 1, 0, 0, 0, 2]),
  Battleship: ship(5, [1, 1, 1, 1, 1, 1]),
  Dreadnought: ship(6, [3, 1, 0, 0, 0, 1]),
  Saboteur: ship(2, [3, 0, 0, 1, 0, 0], 'destroy'),
  Executioner: ship(3, [2, 1, 0, 0, 0, 2], 'destroy'),
  Needle: ship(2, [3, 3, 0, 0, 0, 1], 'pierce'),
  'Phase Lance': ship(3, [3, 0, 0, 3, 0, 0], 'pierce'),
  Ghost: ship(4, [2, 2, 0, 0, 0, 2], 'pierce'),
  Tug: ship(3, [3, 2, 0, 0, 0, 1], 'rotatePlanet'),
  Tractor: ship(4, [3, 0, 2, 0, 2, 0], 'rotatePlanet'),
  'Gravity Well': ship(6, [2, 1, 0, 0, 0, 1], 'rotatePlanet'),
  Pilot: ship(3, [3, 2, 0, 1, 0, 2], 'rotateShip'),
  Helmsman: ship(5, [2, 2, 0, 0, 0, 2], 'rotateShip'),
  Salvager: ship(4, [2, 3, 0, 2, 0, 0], 'stow'),
  Freighter: ship(6, [2, 0, 1, 0, 1, 0], 'stow'),
});

/** The planet designs. There are two planets of each design, so that each colour gets one of them in a Face-off. */
export const PLANETS = {
  'Dwarf A': planet('DWARF', []),
  'Dwarf B': planet('DWARF', [0]),
  'Dwarf C': planet('DWARF', [0, 3]),
  'Ring A': planet('RING', [0]),
  'Ring B': planet('RING', [0, 3]),
  'Ring C': planet('RING', [0, 2]),
  'Habitable A': planet('HABITABLE', [0, 1]),
  'Habitable B': planet('HABITABLE', [0, 3]),
  'Gaseous A': planet('GASEOUS', [0]),
  'Gaseous B': planet('GASEOUS', [0, 2, 4]),
  'Lunar A': planet('LUNAR', [0, 1]),
  'Lunar B': planet('LUNAR', [0]),
  Star: planet('STAR', []),
} as const satisfies Record<string, PlanetCard>;
export type PlanetName = keyof typeof PLANETS;
const BY_NAME = catalogue<PlanetCard>(PLANETS);
export const PLANET_NAMES = Object.keys(PLANETS) as PlanetName[]; // `Object.keys` returns plain strings
export const COPIES = { ship: 3, planet: 2 } as const;

export const STATION = 'Supply station';
const STATIONS: Readonly<Record<string, StationCard>> = {
  [STATION]: {
    kind: 'station',
    text: 'Resistance 3. Deals no damage; not a spaceship; nothing holds on to it. Conquered, it goes to your supply.',
    back: 'Supply station',
    resistance: 3,
  },
};

export const QUESTS = catalogue<QuestCard>({
  'Dwarf Survey': quest(1, 'Gain 1 point per Dwarf planet.'),
  'Ring Survey': quest(2, 'Gain 1 point per Ring planet.'),
  'Habitable Survey': quest(3, 'Gain 1 point per Habitable planet.'),
  'Gaseous Survey': quest(4, 'Gain 1 point per Gaseous planet.'),
  'Lunar Survey': quest(5, 'Gain 1 point per Lunar planet.'),
  'Heart of Fire': quest(6, 'Gain 2 points per Star.'),
  'Grand Collection': quest(7, 'Gain 1/2/3/4 points if you own 3/4/5/6 different kinds of planet/star.'),
  'Twin Worlds': quest(8, 'For every set of 2 identical planets, gain 1 point.'),
  'Neither Small nor Vast': quest(
    9,
    'Gain 2 points if you have 0 Dwarf planets. Gain 1 point if you have 0 Gaseous planets.',
  ),
  'Neither Ringed nor Barren': quest(
    10,
    'Gain 2 points if you have 0 Ring planets. Gain 1 point if you have 0 Lunar planets.',
  ),
  'Hidden World': quest(11, 'This quest card is a planet of the type of your choice.'),
  Envy: quest(12, 'This quest card mimics the effect of a quest card of a player adjacent to you.'),
});

export const CARDS = catalogue<ShipCard | PlanetCard | QuestCard | StationCard>({
  ...SHIPS,
  ...PLANETS,
  ...STATIONS,
  ...QUESTS,
});

export const FLEET: readonly string[] = Array.from({ length: COPIES.ship }, () => Object.keys(SHIPS)).flat();

export function shipCard(name: string): ShipCard {
  const card = SHIPS[name];
  if (!card) throw new EngineBug(`no ship ${name}`);
  return card;
}

export function planetCard(name: string): PlanetCard {
  const card = BY_NAME[name];
  if (!card) throw new EngineBug(`no planet ${name}`);
  return card;
}
