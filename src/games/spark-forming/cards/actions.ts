import { catalogue } from '../../../engine/index.ts';
import { action, type Range, type Ranges } from './print.ts';

// Builds the printed Block, Dodge and Counter ranges of a card. Null means that the card has no range of this kind.
const r = (block: Range | null, dodge: Range | null, counter: Range | null): Ranges => ({
  ...(block ? { BLOCK: block } : {}),
  ...(dodge ? { DODGE: dodge } : {}),
  ...(counter ? { COUNTER: counter } : {}),
});

const EMBER = [
  action('Spark Jab', 'EMBER', 0, { ENERGY: 3 }, r([60, 80], null, null), { CHARGE: [{ do: 'draw', n: 1 }] }),
  action('Ash Veil', 'EMBER', 0, { MIGHT: 2 }, r(null, [50, 70], null), { DODGE: [{ do: 'draw', n: 1 }] }),
  action('Kindle', 'EMBER', 0, { MIGHT: 1, ENERGY: 1 }, r(null, null, [50, 80]), {
    ATTACK: [{ do: 'multiply', stat: 'ENERGY', n: 2 }],
    CHARGE: [{ do: 'add', stat: 'ENERGY', n: 1 }],
  }),
  action('Flame Claw', 'EMBER', 1, { MIGHT: 4 }, r([40, 60], null, null), {
    BLOCK: [{ do: 'add', stat: 'MIGHT', n: 2 }],
  }),
  action('Searing Parry', 'EMBER', 1, { ENERGY: 3 }, r(null, null, [40, 70]), {
    COUNTER: [{ do: 'ban', mode: 'BLOCK' }],
  }),
  action('Smoke Feint', 'EMBER', 1, { ENERGY: 2, MIGHT: 1 }, r(null, [40, 60], null), {
    ATTACK: [{ do: 'ban', mode: 'DODGE' }],
    CHARGE: [{ do: 'look' }],
  }),
  action('Twin Torches', 'EMBER', 1, { MIGHT: 2, ENERGY: 2 }, r([30, 60], [30, 50], null), {
    CHARGE: [{ do: 'cheapen', n: 1 }],
  }),
  action('Blazing Charge', 'EMBER', 2, { MIGHT: 3, ENERGY: 2 }, r(null, [30, 60], null), {
    ATTACK: [{ do: 'strip', n: 1 }],
  }),
  action('Backdraft', 'EMBER', 2, { ENERGY: 3, MIGHT: 2 }, r(null, null, [30, 60]), {
    ATTACK: [{ do: 'chargeMore', n: 1 }],
    COUNTER: [{ do: 'chargeMore', n: 1 }],
  }),
  action('Wildfire', 'EMBER', 2, { ENERGY: 3 }, r([40, 60], [40, 70], null), { until: { mode: 'BLOCK' } }),
  action('Furnace Heart', 'EMBER', 3, { MIGHT: 3, ENERGY: 3 }, r([20, 60], null, [20, 50]), {
    ATTACK: [{ do: 'heal', n: 5 }],
    BLOCK: [{ do: 'heal', n: 10 }],
  }),
  action('Eruption', 'EMBER', 4, { MIGHT: 4, ENERGY: 4 }, r([10, 60], [10, 70], [10, 60])),
] as const;

const TIDE = [
  action('Foam Dart', 'TIDE', 0, { WILL: 3 }, r(null, [60, 80], null), { CHARGE: [{ do: 'draw', n: 1 }] }),
  action('Mist Step', 'TIDE', 0, { ENERGY: 2 }, r(null, null, [50, 70]), { COUNTER: [{ do: 'widen', n: 10 }] }),
  action('Undertow', 'TIDE', 0, { ENERGY: 1, WILL: 1 }, r([50, 80], null, null), {
    ATTACK: [{ do: 'multiply', stat: 'WILL', n: 2 }],
    CHARGE: [{ do: 'strip', n: 1 }],
  }),
  action('Breaker', 'TIDE', 1, { ENERGY: 4 }, r(null, [40, 60], null), { DODGE: [{ do: 'heal', n: 5 }] }),
  action('Mirror Pool', 'TIDE', 1, { WILL: 3 }, r([40, 70], null, null), {
    BLOCK: [{ do: 'ban', mode: 'COUNTER' }],
  }),
  action('Silver Current', 'TIDE', 1, { WILL: 2, ENERGY: 1 }, r(null, null, [40, 60]), {
    ATTACK: [{ do: 'ban', mode: 'BLOCK' }],
    CHARGE: [{ do: 'takeBack' }],
  }),
  action('Crosscurrents', 'TIDE', 1, { WILL: 2, ENERGY: 2 }, r(null, [30, 60], [30, 50]), {
    CHARGE: [{ do: 'heal', n: 5 }],
  }),
  action('Spring Tide', 'TIDE', 2, { ENERGY: 3, WILL: 2 }, r(null, null, [30, 60]), {
    ATTACK: [{ do: 'draw', n: 2 }],
  }),
  action('Riptide Grasp', 'TIDE', 2, { WILL: 3, ENERGY: 2 }, r([30, 60], null, null), {
    ATTACK: [{ do: 'strip', n: 1 }],
    BLOCK: [{ do: 'strip', n: 1 }],
  }),
  action('Endless Rain', 'TIDE', 2, { WILL: 3 }, r(null, [40, 60], [40, 70]), { until: { mode: 'DODGE' } }),
  action('Abyssal Weight', 'TIDE', 3, { WILL: 3, ENERGY: 3 }, r([20, 50], [20, 60], null), {
    ATTACK: [{ do: 'look' }],
    BLOCK: [{ do: 'harden', n: 4 }],
  }),
  action('Tidal Wave', 'TIDE', 4, { ENERGY: 4, WILL: 4 }, r([10, 60], [10, 60], [10, 70])),
] as const;

const GALE = [
  action('Quick Gust', 'GALE', 0, { SPEED: 3 }, r(null, null, [60, 80]), { CHARGE: [{ do: 'cheapen', n: 1 }] }),
  action('Leaf on the Wind', 'GALE', 0, { WILL: 2 }, r([50, 70], null, null), {
    BLOCK: [{ do: 'cheapen', n: 1 }],
  }),
  action('Rising Air', 'GALE', 0, { SPEED: 1, WILL: 1 }, r(null, [50, 80], null), {
    ATTACK: [{ do: 'multiply', stat: 'SPEED', n: 2 }],
    CHARGE: [{ do: 'draw', n: 1 }],
  }),
  action('Diving Talon', 'GALE', 1, { SPEED: 4 }, r(null, null, [40, 60]), {
    COUNTER: [{ do: 'add', stat: 'SPEED', n: 2 }],
  }),
  action('Turnabout', 'GALE', 1, { WILL: 3 }, r(null, [40, 70], null), {
    DODGE: [{ do: 'ban', mode: 'DODGE' }],
  }),
  action('Whisperwind', 'GALE', 1, { SPEED: 2, WILL: 1 }, r([40, 60], null, null), {
    ATTACK: [{ do: 'ban', mode: 'COUNTER' }],
    CHARGE: [{ do: 'look' }],
  }),
  action('Crosswinds', 'GALE', 1, { SPEED: 2, WILL: 2 }, r([30, 50], null, [30, 60]), {
    CHARGE: [{ do: 'widen', n: 10 }],
  }),
  action('Slicing Squall', 'GALE', 2, { SPEED: 3, WILL: 2 }, r([30, 60], null, null), {
    ATTACK: [{ do: 'draw', n: 2 }],
  }),
  action('Spiral Lift', 'GALE', 2, { WILL: 3, SPEED: 2 }, r(null, [30, 60], null), {
    ATTACK: [{ do: 'takeBack' }],
    DODGE: [{ do: 'takeBack' }],
  }),
  action('Unending Whirl', 'GALE', 2, { SPEED: 3 }, r([40, 70], null, [40, 60]), { until: { mode: 'COUNTER' } }),
  action('Thunderhead', 'GALE', 3, { SPEED: 3, WILL: 3 }, r(null, [20, 50], [20, 60]), {
    ATTACK: [{ do: 'cheapen', n: 2 }],
    COUNTER: [{ do: 'draw', n: 1 }],
  }),
  action('Cyclone', 'GALE', 4, { SPEED: 4, WILL: 4 }, r([10, 70], [10, 60], [10, 60])),
] as const;

const TERRA = [
  action('Pebble Flick', 'TERRA', 0, { MIGHT: 3 }, r(null, [60, 80], null), {
    CHARGE: [{ do: 'harden', n: 2 }],
  }),
  action('Burrow', 'TERRA', 0, { SPEED: 2 }, r([50, 70], null, null), { BLOCK: [{ do: 'harden', n: 3 }] }),
  action('Tremor', 'TERRA', 0, { MIGHT: 1, SPEED: 1 }, r(null, null, [50, 80]), {
    ATTACK: [{ do: 'multiply', stat: 'MIGHT', n: 2 }],
    CHARGE: [{ do: 'add', stat: 'MIGHT', n: 1 }],
  }),
  action('Granite Fist', 'TERRA', 1, { MIGHT: 4 }, r(null, [40, 60], null), {
    DODGE: [{ do: 'harden', n: 3 }],
  }),
  action('Stone Rebuke', 'TERRA', 1, { SPEED: 3 }, r(null, null, [40, 70]), {
    COUNTER: [{ do: 'add', stat: 'MIGHT', n: 2 }],
  }),
  action('Sinkhole', 'TERRA', 1, { MIGHT: 2, SPEED: 1 }, r([40, 60], null, null), {
    ATTACK: [{ do: 'ban', mode: 'DODGE' }],
    CHARGE: [{ do: 'takeBack' }],
  }),
  action('Rolling Boulders', 'TERRA', 1, { SPEED: 2, MIGHT: 2 }, r([30, 50], [30, 60], null), {
    CHARGE: [{ do: 'heal', n: 5 }],
  }),
  action('Landslide', 'TERRA', 2, { MIGHT: 3, SPEED: 2 }, r([30, 60], null, null), {
    ATTACK: [{ do: 'strip', n: 1 }],
  }),
  action('Deep Roots', 'TERRA', 2, { SPEED: 3, MIGHT: 2 }, r(null, null, [30, 60]), {
    ATTACK: [{ do: 'heal', n: 10 }],
    COUNTER: [{ do: 'heal', n: 10 }],
  }),
  action('Quicksand', 'TERRA', 2, { MIGHT: 3 }, r([40, 60], [40, 60], null), { until: { type: 'NEUTRAL' } }),
  action('Fault Line', 'TERRA', 3, { MIGHT: 3, SPEED: 3 }, r(null, [20, 60], [20, 50]), {
    ATTACK: [{ do: 'widen', n: 20 }],
    DODGE: [{ do: 'chargeMore', n: 2 }],
  }),
  action('Earthquake', 'TERRA', 4, { MIGHT: 4, SPEED: 4 }, r([10, 70], [10, 60], [10, 60])),
] as const;

const NEUTRAL = [
  action('Shoulder Check', null, 0, { MIGHT: 2 }, r([50, 80], null, null)),
  action('Sidestep', null, 0, { SPEED: 2 }, r(null, [50, 80], null)),
  action('Static Snap', null, 0, { ENERGY: 2 }, r(null, null, [50, 80])),
  action('Hard Stare', null, 0, { WILL: 2 }, r(null, [40, 70], null), { CHARGE: [{ do: 'look' }] }),
  action('Heavy Swing', null, 1, { MIGHT: 4 }, r([40, 60], null, null)),
  action('Fleet Strike', null, 1, { SPEED: 4 }, r(null, [40, 60], null)),
  action('Arc Bolt', null, 1, { ENERGY: 4 }, r(null, null, [40, 60])),
  action('Iron Resolve', null, 1, { WILL: 4 }, r([40, 60], null, null)),
  action('Brace', null, 1, { MIGHT: 1 }, r([70, 90], null, null), { BLOCK: [{ do: 'harden', n: 3 }] }),
  action('Blur', null, 1, { SPEED: 1 }, r(null, [70, 90], null), { DODGE: [{ do: 'draw', n: 1 }] }),
  action('Feedback', null, 1, { ENERGY: 2 }, r(null, null, [70, 90]), { COUNTER: [{ do: 'strip', n: 1 }] }),
  action('Second Wind', null, 1, { WILL: 1 }, r([50, 60], null, null), {
    BLOCK: [{ do: 'heal', n: 10 }],
    CHARGE: [{ do: 'heal', n: 5 }],
  }),
  action('Scavenge', null, 0, { SPEED: 1 }, r(null, [30, 40], null), {
    ATTACK: [{ do: 'takeBack' }],
    CHARGE: [{ do: 'takeBack' }],
  }),
  action('Battle Plan', null, 0, { WILL: 1 }, r(null, null, [30, 40]), {
    ATTACK: [{ do: 'look' }, { do: 'cheapen', n: 1 }],
    CHARGE: [{ do: 'widen', n: 20 }],
  }),
  action('Power Cell', null, 0, { ENERGY: 1 }, r([30, 40], null, null), {
    CHARGE: [
      { do: 'add', stat: 'ENERGY', n: 2 },
      { do: 'add', stat: 'MIGHT', n: 2 },
    ],
  }),
  action('Guard Up', null, 0, { MIGHT: 1 }, r([40, 50], null, [30, 50]), {
    BLOCK: [{ do: 'widen', n: 10 }],
    CHARGE: [{ do: 'harden', n: 3 }],
  }),
  action('Crushing Blow', null, 3, { MIGHT: 6 }, r([20, 60], [30, 70], null), {
    ATTACK: [{ do: 'ban', mode: 'BLOCK' }],
  }),
  action('Lightning Rush', null, 3, { SPEED: 6 }, r(null, [20, 60], [30, 70]), {
    ATTACK: [{ do: 'ban', mode: 'DODGE' }],
  }),
  action('Core Meltdown', null, 3, { ENERGY: 6 }, r([30, 70], null, [20, 60]), {
    ATTACK: [{ do: 'multiply', stat: 'ENERGY', n: 2 }],
  }),
  action('Mind Hammer', null, 3, { WILL: 6 }, r(null, [30, 70], [20, 60]), { ATTACK: [{ do: 'strip', n: 2 }] }),
] as const;

const EXCLUSIVES = [
  action("Cinderfang's Pyre", 'EMBER', 2, { MIGHT: 3, ENERGY: 3 }, r([40, 70], null, null), {
    only: { form: 'Cinderfang' },
    ATTACK: [{ do: 'multiply', stat: 'MIGHT', n: 2 }],
  }),
  action('Drakefire Breath', null, 2, { ENERGY: 6 }, r(null, [40, 70], null), { only: { species: 'DRAKE' } }),
  action('Scaled Wing Guard', null, 1, { WILL: 3 }, r([60, 80], [50, 70], null), {
    only: { species: 'DRAKE' },
    BLOCK: [{ do: 'heal', n: 5 }],
  }),
  action('Wyrmstorm', 'GALE', 3, { SPEED: 4, WILL: 3 }, r(null, [30, 60], [50, 80]), {
    only: { form: 'Tempest Wyrm' },
    ATTACK: [{ do: 'draw', n: 1 }],
  }),
  action('Overload Protocol', null, 2, { WILL: 6 }, r(null, null, [40, 70]), { only: { species: 'AUTOMATON' } }),
  action('Self-Repair', null, 1, { WILL: 2 }, r([60, 80], null, null), {
    only: { species: 'AUTOMATON' },
    BLOCK: [{ do: 'heal', n: 10 }],
    CHARGE: [{ do: 'heal', n: 5 }],
  }),
  action('Bastion Unyielding', 'TERRA', 2, { MIGHT: 4, SPEED: 2 }, r([50, 80], null, null), {
    only: { form: 'Bastion' },
    BLOCK: [{ do: 'harden', n: 5 }],
  }),
  action('Fey Laughter', null, 1, { WILL: 4 }, r(null, [60, 80], null), {
    only: { species: 'SPRITE' },
    DODGE: [{ do: 'strip', n: 1 }],
  }),
  action('Glimmer Swarm', null, 2, { WILL: 6 }, r(null, [40, 70], null), { only: { species: 'SPRITE' } }),
  action("Undine's Lullaby", 'TIDE', 2, { WILL: 3, ENERGY: 2 }, r(null, null, [40, 70]), {
    only: { form: 'Undine' },
    ATTACK: [
      { do: 'ban', mode: 'COUNTER' },
      { do: 'strip', n: 1 },
    ],
  }),
  action('Pack Instinct', null, 1, { MIGHT: 4 }, r([50, 70], null, [50, 70]), {
    only: { species: 'BEAST' },
    CHARGE: [{ do: 'draw', n: 2 }],
  }),
  action('Feral Frenzy', null, 2, { MIGHT: 6 }, r([40, 70], null, null), {
    only: { species: 'BEAST' },
    ATTACK: [{ do: 'add', stat: 'MIGHT', n: 2 }],
  }),
] as const;

/** The eighty Action Cards: twelve of each Character Type, twenty neutral cards and twelve Exclusives. */
export const ACTIONS = catalogue([...EMBER, ...TIDE, ...GALE, ...TERRA, ...NEUTRAL, ...EXCLUSIVES]);
