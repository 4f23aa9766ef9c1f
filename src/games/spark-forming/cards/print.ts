import type { CardName, CardSpec } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';

export const STATS = ['MIGHT', 'SPEED', 'ENERGY', 'WILL'] as const;
export const TYPES = ['EMBER', 'TIDE', 'GALE', 'TERRA'] as const;
export const SPECIES = ['DRAKE', 'AUTOMATON', 'SPRITE', 'BEAST'] as const;
export const MODES = ['BLOCK', 'DODGE', 'COUNTER'] as const;
export const FRAGMENTS = ['BLAST', 'BURST', 'BOOST'] as const;
/** The uses of an Action Card. Each use has separate effects. */
export const USES = ['ATTACK', ...MODES, 'CHARGE'] as const;
export type Stat = (typeof STATS)[number];
export type Kin = (typeof TYPES)[number];
export type Species = (typeof SPECIES)[number];
export type Mode = (typeof MODES)[number];
export type FragmentType = (typeof FRAGMENTS)[number];
export type Use = (typeof USES)[number];

/** The values of a form, or the multipliers on another card. */
export type Stats = Readonly<Partial<Record<Stat, number>>>;
/** The lower and the upper limit of a range. */
export type Range = readonly [number, number];
export type Ranges = Readonly<Partial<Record<Mode, Range>>>;

/** The effects of cards. `effects.ts` has a handler for each value of `do`. */
export type Effect =
  /** The opponent cannot meet the next attack in this mode. */
  | { do: 'ban'; mode: Mode }
  | { do: 'draw'; n: number }
  /** The opponent moves random cards to Quarantine. */
  | { do: 'strip'; n: number }
  | { do: 'heal'; n: number }
  /** Adds to a stat for the next attack. */
  | { do: 'add'; stat: Stat; n: number }
  | { do: 'multiply'; stat: Stat; n: number }
  /** Adds Resilience until the seat's next attack. */
  | { do: 'harden'; n: number }
  /** Reduces the cost of the next Action Card. */
  | { do: 'cheapen'; n: number }
  | { do: 'look' }
  | { do: 'takeBack' }
  /** Lets more of the cards that charged this action go to the fragment. */
  | { do: 'chargeMore'; n: number }
  /** Allows the player to raise both limits of the next defence's range by up to `n`. */
  | { do: 'widen'; n: number };
export type Effects = Readonly<Partial<Record<Use, readonly Effect[]>>>;

/** The forms that can use an Exclusive card: all versions of a form, or all forms of a species. */
export type Only = { form: string } | { species: Species };
/** The attack ends on a defence in this mode, or with a card of this Character Type or a neutral card. */
export type Until = { mode: Mode } | { type: Kin | 'NEUTRAL' };
/** An additional condition of a fragment. */
export type Need = { hpAtMost: number } | { handAtLeast: number } | { membersAtLeast: number } | { behind: true };

export interface FormCard extends CardSpec {
  kind: 'form';
  /** The name that all versions of the form share. */
  form: string;
  species: Species;
  type: Kin;
  stats: Stats;
  resilience: number;
}
export interface ActionCard extends CardSpec {
  kind: 'action';
  /** The Character Type of the card, or null for a neutral card. */
  type: Kin | null;
  only: Only | null;
  cost: number;
  stats: Stats;
  ranges: Ranges;
  effects: Effects;
  sustained: Until | null;
}
export interface FragmentCard extends CardSpec {
  kind: 'fragment' | 'tag fragment';
  fragment: FragmentType;
  only: Only | null;
  cost: number;
  stats: Stats;
  ranges: Ranges;
  /** For a Boost, the possible shift of both limits of a defence's range. */
  widen: number;
  effects: Effects;
  need: Need | null;
}
export interface UpgradeCard extends CardSpec {
  kind: 'upgrade';
  type: Kin | null;
  only: Only | null;
  /** The values that are added to the form's values. A stat that the form lacks becomes a new stat of the form. */
  stats: Stats;
  resilience: number;
  widen: number;
}
export type SparkCard = FormCard | ActionCard | FragmentCard | UpgradeCard;

export function statsOf(stats: Stats): [Stat, number][] {
  return STATS.flatMap((stat): [Stat, number][] => {
    const value = stats[stat];
    return value === undefined ? [] : [[stat, value]];
  });
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'ban':
      return `Your opponent cannot ${effect.mode.toLowerCase()} your next attack`;
    case 'draw':
      return `Draw ${cards(effect.n)}`;
    case 'strip':
      return `Your opponent quarantines ${cards(effect.n)} at random`;
    case 'heal':
      return `Recover ${effect.n} Health Points`;
    case 'add':
      return `Your next attack has ${printed(effect.stat)} +${effect.n}`;
    case 'multiply':
      return `Your next attack has ${printed(effect.stat)} ×${effect.n}`;
    case 'harden':
      return `Resilience +${effect.n} until your next attack`;
    case 'cheapen':
      return `Your next Action Cost is ${effect.n} less`;
    case 'look':
      return "Look at your opponent's hand";
    case 'takeBack':
      return 'Take a card back from your Quarantine';
    case 'chargeMore':
      return `You may put ${effect.n} more charge ${effect.n === 1 ? 'card' : 'cards'} aside for your Data Fragment`;
    case 'widen':
      return `Both limits of your next defence range may be ${effect.n} higher`;
  }
}

function statsText(stats: Stats, sign: string, between = ', '): string {
  return statsOf(stats)
    .map(([stat, value]) => `${printed(stat)} ${sign}${value}`)
    .join(between);
}

/** Returns a printed part with its heading, such as "Attack: Might ×2 + Energy ×3", or no text for an empty part. */
const headed = (heading: string, text: string): string => (text === '' ? '' : `${heading}${text}`);
const multipliers = (stats: Stats): string => headed('Attack: ', statsText(stats, '×', ' + '));

/** Returns the printed ranges of a card, such as "Block 20-60, Dodge 10-40". */
export function rangesText(ranges: Ranges): string {
  return MODES.flatMap((mode) => {
    const range = ranges[mode];
    return range ? [`${printed(mode)} ${range[0]}-${range[1]}`] : [];
  }).join(', ');
}

function effectsText(effects: Effects): string[] {
  return USES.flatMap((use) => {
    const list = effects[use] ?? [];
    const name = use === 'CHARGE' ? 'Data Charge' : printed(use);
    return list.length > 0 ? [`${name} Effect: ${list.map(effectText).join('; ')}`] : [];
  });
}

export function onlyText(only: Only): string {
  return 'form' in only ? only.form : `${printed(only.species)}s`;
}

/** Returns the printed condition that ends a sustained attack. */
export function untilText(until: Until): string {
  return 'mode' in until ? `a ${until.mode.toLowerCase()}` : `a defence with a ${printed(until.type)} card`;
}

function needText(need: Need): string {
  if ('hpAtMost' in need) return `only with ${need.hpAtMost} Health Points or fewer`;
  if ('handAtLeast' in need) return `only with ${need.handAtLeast} or more cards in hand`;
  if ('membersAtLeast' in need) return `only while ${need.membersAtLeast} or more of the team are left`;
  return 'only with fewer Health Points than your opponent';
}

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map((part) => `${part}.`)
    .join(' ');
const kinText = (type: Kin | null): string => (type ? printed(type) : 'Neutral');
const onlyFor = (only: Only | null): string => (only ? `Exclusive: ${onlyText(only)} only` : '');

export function form(
  version: string,
  type: Kin,
  species: Species,
  resilience: number,
  stats: Stats,
  name = version,
): [CardName, FormCard] {
  const text = sentences([`${printed(species)}, ${printed(type)}`, statsText(stats, ''), `Resilience ${resilience}`]);
  return [version, { kind: 'form', text, back: 'Spark Form', form: name, species, type, stats, resilience }];
}

export interface Extra extends Effects {
  only?: Only;
  until?: Until;
}

export function action(
  name: CardName,
  type: Kin | null,
  cost: number,
  stats: Stats,
  ranges: Ranges,
  { only, until, ...effects }: Extra = {},
): [CardName, ActionCard] {
  const text = sentences([
    `${kinText(type)}, Action Cost ${cost}`,
    onlyFor(only ?? null),
    multipliers(stats),
    headed('Defence: ', rangesText(ranges)),
    until ? `Sustained: goes on until your opponent defends with ${untilText(until)}` : '',
    ...effectsText(effects),
  ]);
  const rest = { type, only: only ?? null, cost, stats, ranges, effects, sustained: until ?? null };
  return [name, { kind: 'action', text, back: 'Action Card', ...rest }];
}

function boostText(stats: Stats): string {
  const added = statsText(stats, '×', ' + ');
  return added === '' ? '' : `Adds ${added} to your attack or counter`;
}

/** The fields of a Data Fragment other than its name, type and cost. */
export interface Does {
  stats?: Stats;
  ranges?: Ranges;
  widen?: number;
  effects?: Effects;
  need?: Need;
  only?: Only;
  team?: true;
}

export function fragment(name: CardName, type: FragmentType, cost: number, does: Does): [CardName, FragmentCard] {
  const { stats = {}, ranges = {}, widen = 0, effects = {}, need = null, only = null, team } = does;
  const text = sentences([
    `${team ? 'Tag Team ' : ''}${printed(type)}, Data Cost ${cost}`,
    onlyFor(only),
    type === 'BOOST' ? boostText(stats) : multipliers(stats),
    headed('Defence: ', rangesText(ranges)),
    widen > 0 ? `Both limits of your defence range may be ${widen} higher` : '',
    need ? `Play it ${needText(need)}` : '',
    ...effectsText(effects),
  ]);
  const back = `${team ? 'Tag Team ' : ''}${printed(type)}`;
  const rest = { fragment: type, only, cost, stats, ranges, widen, effects, need };
  return [name, { kind: team ? 'tag fragment' : 'fragment', text, back, ...rest }];
}

/** The fields of an Upgrade Card other than its name. */
export interface Gives {
  type?: Kin;
  only?: Only;
  stats?: Stats;
  resilience?: number;
  widen?: number;
}

export function upgrade(name: CardName, gives: Gives): [CardName, UpgradeCard] {
  const { type = null, only = null, stats = {}, resilience = 0, widen = 0 } = gives;
  const text = sentences([
    only ? onlyFor(only) : kinText(type),
    statsText(stats, '+'),
    resilience > 0 ? `Resilience +${resilience}` : '',
    widen > 0 ? `Both limits of your defence ranges may be ${widen} higher` : '',
  ]);
  return [name, { kind: 'upgrade', text, back: 'Upgrade', type, only, stats, resilience, widen }];
}
