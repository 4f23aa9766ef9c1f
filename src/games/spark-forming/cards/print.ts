import type { CardName, CardSpec } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';

export const STATS = ['MIGHT', 'SPEED', 'ENERGY', 'WILL'] as const;
export const TYPES = ['EMBER', 'TIDE', 'GALE', 'TERRA'] as const;
export const SPECIES = ['DRAKE', 'AUTOMATON', 'SPRITE', 'BEAST'] as const;
export const MODES = ['BLOCK', 'DODGE', 'COUNTER'] as const;
export const FRAGMENTS = ['BLAST', 'BURST', 'BOOST'] as const;
/** The uses of an Action Card, each with its own effects. */
export const USES = ['ATTACK', ...MODES, 'CHARGE'] as const;
export type Stat = (typeof STATS)[number];
/** A Character Type. */
export type Kin = (typeof TYPES)[number];
export type Species = (typeof SPECIES)[number];
export type Mode = (typeof MODES)[number];
export type FragmentType = (typeof FRAGMENTS)[number];
export type Use = (typeof USES)[number];

/** A form's values, or the multipliers on any other card. */
export type Stats = Readonly<Partial<Record<Stat, number>>>;
/** Lower and upper limit. */
export type Range = readonly [number, number];
export type Ranges = Readonly<Partial<Record<Mode, Range>>>;

/** The effects of cards. Each word has its handler in effects.ts. */
export type Effect =
  /** The opponent cannot answer the next attack in this mode. */
  | { do: 'ban'; mode: Mode }
  | { do: 'draw'; n: number }
  /** The opponent quarantines cards at random. */
  | { do: 'strip'; n: number }
  | { do: 'heal'; n: number }
  /** The next attack gets more of a stat. */
  | { do: 'add'; stat: Stat; n: number }
  | { do: 'multiply'; stat: Stat; n: number }
  /** More Resilience until the seat's next attack. */
  | { do: 'harden'; n: number }
  /** The next Action Card costs less. */
  | { do: 'cheapen'; n: number }
  | { do: 'look' }
  | { do: 'takeBack' }
  /** More of the cards that charged this action may go to the fragment. */
  | { do: 'chargeMore'; n: number }
  /** Allows both limits of the next defence's range to be raised by up to `n`. */
  | { do: 'widen'; n: number };
export type Effects = Readonly<Partial<Record<Use, readonly Effect[]>>>;

/** The forms that may use an Exclusive card: all versions of a form, or a species. */
export type Only = { form: string } | { species: Species };
/** The end of a sustained attack: a defence in this mode, or with a card of this Character Type or a neutral one. */
export type Until = { mode: Mode } | { type: Kin | 'NEUTRAL' };
/** An extra condition of a fragment. */
export type Need = { hpAtMost: number } | { handAtLeast: number } | { membersAtLeast: number } | { behind: true };

export interface FormCard extends CardSpec {
  kind: 'form';
  /** The name shared by all versions. */
  form: string;
  species: Species;
  type: Kin;
  stats: Stats;
  resilience: number;
}
export interface ActionCard extends CardSpec {
  kind: 'action';
  /** Null for a neutral card. */
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
  /** The Data Cost. */
  cost: number;
  stats: Stats;
  ranges: Ranges;
  /** For a Boost: the possible shift of both limits of a defence's range. */
  widen: number;
  effects: Effects;
  need: Need | null;
}
export interface UpgradeCard extends CardSpec {
  kind: 'upgrade';
  type: Kin | null;
  only: Only | null;
  /** Added to the form's values; a stat that the form lacks becomes new. */
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

/** The printed text of an effect. */
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
      return `Charge ${effect.n} more to your Data Fragment`;
    case 'widen':
      return `Both limits of your next defence range may be ${effect.n} higher`;
  }
}

function statsText(stats: Stats, sign: string): string {
  return statsOf(stats)
    .map(([stat, value]) => `${printed(stat)} ${sign}${value}`)
    .join(', ');
}

/** "Block 20-60, Dodge 10-40". */
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

/** The printed end of a sustained attack. */
export function untilText(until: Until): string {
  return 'mode' in until ? `a ${until.mode.toLowerCase()}` : `a defence with a ${printed(until.type)} card`;
}

/** A fragment's printed condition. */
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

/** The optional fields of an Action Card. */
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
    `${kinText(type)}, cost ${cost}`,
    onlyFor(only ?? null),
    statsText(stats, '×'),
    rangesText(ranges),
    until ? `Sustained: goes on until your opponent defends with ${untilText(until)}` : '',
    ...effectsText(effects),
  ]);
  const rest = { type, only: only ?? null, cost, stats, ranges, effects, sustained: until ?? null };
  return [name, { kind: 'action', text, back: 'Action Card', ...rest }];
}

/** A fragment's effects, without type and cost. */
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
    statsText(stats, type === 'BOOST' ? '+×' : '×'),
    rangesText(ranges),
    widen > 0 ? `Both limits of your defence range may be ${widen} higher` : '',
    need ? `Play it ${needText(need)}` : '',
    ...effectsText(effects),
  ]);
  const back = `${team ? 'Tag Team ' : ''}${printed(type)}`;
  const rest = { fragment: type, only, cost, stats, ranges, widen, effects, need };
  return [name, { kind: team ? 'tag fragment' : 'fragment', text, back, ...rest }];
}

/** An Upgrade's form and bonus. */
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
