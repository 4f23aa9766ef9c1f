import { type At, type CardName, faceOf, type Seat, type Zone, zoneAt } from '../../engine/index.ts';
import {
  type FormCard,
  type Kin,
  type Mode,
  type Range,
  type Ranges,
  STATS,
  type Stats,
  statsOf,
  type Until,
} from './cards/cards.ts';
import { formCard, upgradeCard } from './cards/catalogue.ts';
import type { SparkForming } from './spark-forming.ts';

export interface Options {
  upgrade: boolean;
  speed: boolean;
  tagOrder: 'STRICT' | 'FREE';
  tournament: boolean;
  champion: Seat | null;
  turns: number;
}

/** One of the two sides: its seats are those that leave this remainder when halved. */
export type Side = 0 | 1;
export type Successful = 'ATTACKER' | 'DEFENDER' | 'NOBODY';

/** What waits for a seat's next actions. */
export interface Pending {
  /** Modes in which the next attack cannot be answered. */
  bans: Mode[];
  add: Stats;
  times: Stats;
  /** Resilience until the next attack. */
  resilience: number;
  /** Off the cost of the next Action Card. */
  cheaper: number;
  /** Added to the upper limit of the next defence. */
  wider: number;
}

/** An attack as it was made; its numbers are fixed then. */
export interface Attack {
  /** Who makes it: one seat, or two in a double team. */
  attackers: Seat[];
  card: CardName;
  by: 'CARD' | 'BLAST';
  boost: CardName | null;
  /** By attacker: multipliers times stats, before Resilience. */
  power: number[];
  /** The modes in which it can be met. */
  ranges: Ranges;
  sustained: Until | null;
}

export interface Defence {
  seat: Seat;
  card: CardName;
  by: 'CARD' | 'BURST';
  boost: CardName | null;
  mode: Mode;
  range: Range;
  fit: Fit;
  /** Of a counter: multipliers times stats, before Resilience. */
  power: number;
}

export type Fit = 'WITHIN' | 'EXCEEDS';

export interface State {
  /** By seat. */
  hp: number[];
  pending: Pending[];
  /** By seat: turns of the present spell of waiting, and what has been recovered in it. */
  waited: number[];
  rested: number[];
  /** By side. */
  active: [Seat, Seat];
  lastStand: [boolean, boolean];
  /** In the order in which they fell. */
  fallen: Seat[];
  turn: number;
  /** Whose attack it is, and whose the next one will be. */
  side: Side;
  next: Side;
  attack: Attack | null;
  defence: Defence | null;
  success: Successful;
  /** How often a sustained attack has struck. */
  strikes: number;
  /** A tag has been made this turn. */
  tagged: boolean;
  /** Somebody of this turn has left: what is left of it is skipped. */
  broken: boolean;
  /** Attacks that the attacking side has made in a row. */
  streak: number;
  /** Attacks that were ended in a row. */
  ended: number;
}

export const HEALTH = 100;
export const HAND = 5;

const SEATS = Array.from({ length: 10 }, (_, seat) => seat);
const ids = (name: string): readonly string[] => SEATS.map((seat) => `${name}-${seat}`);
/** The zones that every seat has; what each is for stands in the README. */
export const ZONES = {
  form: ids('form'),
  upgrade: ids('upgrade'),
  fragment: ids('fragment'),
  teamFragment: ids('team-fragment'),
  deck: ids('deck'),
  hand: ids('hand'),
  action: ids('action'),
  dataCharge: ids('data-charge'),
  fragmentCharge: ids('fragment-charge'),
  quarantine: ids('quarantine'),
} as const;
export type ZoneName = keyof typeof ZONES;

export function zoneId(name: ZoneName, seat: Seat): string {
  return ZONES[name][seat] ?? '';
}
export function zoneFor(at: At<SparkForming>, name: ZoneName, seat: Seat): Zone {
  return zoneAt(at, zoneId(name, seat));
}
export function handOf(at: At<SparkForming>, seat: Seat): readonly number[] {
  return zoneFor(at, 'hand', seat).cards;
}
export function nameOf(at: At<SparkForming>, card: number): CardName {
  return faceOf(at, card).name;
}

export const nothingPending = (): Pending => ({ bans: [], add: {}, times: {}, resilience: 0, cheaper: 0, wider: 0 });

export function pendingOf(state: State, seat: Seat): Pending {
  return state.pending[seat] ?? nothingPending();
}

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
/** The seats of a side, in the order in which they tag. */
export function teamOf(at: { seats: number }, side: Side): Seat[] {
  return SEATS.filter((seat) => seat < at.seats && seat % 2 === side);
}
export function isStanding(state: State, seat: Seat): boolean {
  return !state.fallen.includes(seat);
}
export function livingOf(at: At<SparkForming>, side: Side): Seat[] {
  return teamOf(at, side).filter((seat) => isStanding(at.state, seat));
}
export const isTag = (at: { seats: number }): boolean => at.seats > 2;

export const attackerOf = (state: State): Seat => state.active[state.side];
export const defenderOf = (state: State): Seat => state.active[otherSide(state.side)];
/** Who made the attack: the active member, and the partner in a double team. */
export const attackersOf = (state: State): readonly Seat[] => state.attack?.attackers ?? [attackerOf(state)];

/** Those of these seats who can still be asked something in this turn. */
export function asked(at: At<SparkForming>, ...seats: readonly Seat[]): readonly Seat[] {
  if (at.state.broken) return [];
  return seats.filter((seat) => isStanding(at.state, seat));
}

export function formOf(at: At<SparkForming>, seat: Seat): FormCard {
  return formCard(nameOf(at, zoneFor(at, 'form', seat).cards[0] ?? 0));
}
function upgradeOf(at: At<SparkForming>, seat: Seat): ReturnType<typeof upgradeCard> | null {
  const [card] = zoneFor(at, 'upgrade', seat).cards;
  return card === undefined ? null : upgradeCard(nameOf(at, card));
}

/** Two records of stats added up. */
export function plus(a: Stats, b: Stats): Stats {
  const sum: Partial<Record<keyof Stats, number>> = { ...a };
  for (const [stat, value] of statsOf(b)) sum[stat] = (sum[stat] ?? 0) + value;
  return sum;
}

/** The form's stats, the Upgrade counted. */
export function statsFor(at: At<SparkForming>, seat: Seat): Stats {
  const gives = upgradeOf(at, seat);
  return gives ? plus(formOf(at, seat).stats, gives.stats) : formOf(at, seat).stats;
}
/** The form's Resilience, the Upgrade and effects counted. */
export function resilienceOf(at: At<SparkForming>, seat: Seat): number {
  const { resilience } = pendingOf(at.state, seat);
  return formOf(at, seat).resilience + (upgradeOf(at, seat)?.resilience ?? 0) + resilience;
}
/** How much higher a seat's defences reach, by its Upgrade and by effects. */
export function reachOf(at: At<SparkForming>, seat: Seat): number {
  return (upgradeOf(at, seat)?.widen ?? 0) + pendingOf(at.state, seat).wider;
}
export function kinOf(at: At<SparkForming>, seat: Seat): Kin {
  return formOf(at, seat).type;
}

/** Has the form a value for every one of these stats? */
export function corresponds(own: Stats, wanted: Stats): boolean {
  for (const stat of STATS) if (wanted[stat] !== undefined && own[stat] === undefined) return false;
  return true;
}
