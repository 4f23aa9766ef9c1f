import {
  type At,
  type CardId,
  type Choice,
  EngineBug,
  isRead,
  oneOf,
  type Seat,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { type Effect, HANDS, type HandKind, isMaterial, isSize, TRAITS, type Trait } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { Played, Target } from '../moves.ts';
import { inTurn, isAlive } from '../seats.ts';
import { named, spaceOptionAt, stackLabel, stackOptions, withForce, withNumbers } from '../shown/labels.ts';
import { SAY } from '../shown/prompts.ts';
import { hardnessOf, hitsOf, isGolem, nameOf, type State, type Unit, unitById, unitsIn } from '../state.ts';
import { DECK_ZONE, zoneName, zoneOf } from '../zones.ts';
import { DIE, destroyIfSpent, hits } from './battle.ts';
import { SPACES, type Space } from './board.ts';
import { changeMana } from './power.ts';
import { clash, occupancy } from './stacking.ts';
import { armorAt } from './tower.ts';

/** A choice of a card's target. The move is null if the card has no target. */
export type Aim = Choice<Target | null>;

interface Word<E> {
  /** Returns the ways in which a seat can aim the card, or none if the card cannot be played. */
  aims(at: At<Golems>, seat: Seat, effect: E, who: Who): readonly Aim[];
  /** Applies the effect once it can no longer be negated. */
  happen(table: Table<Golems>, played: Played, effect: E): void;
}

type Words = { [K in Effect['do']]: Word<Extract<Effect, { do: K }>> };

function aimAtStack(state: State, fits: (unit: Unit) => boolean, who: Who): Aim[] {
  const from = stackOptions(state, fits, who);
  if (from.length === 0) return [];
  return [oneOf(SAY.onStack, { stack: [] }, ['stack'], from)];
}

function stackOf({ target: aimed }: Played): Space {
  const space = aimed && 'stack' in aimed ? aimed.stack[0] : undefined;
  if (space === undefined) throw new EngineBug('a spell without its stack');
  return space;
}

// Returns the golems in a spell's target stack. The stack can be empty, because its player can leave before the spell
// takes effect.
function golemsIn(state: State, space: Space): Unit[] {
  return unitsIn(state, space).filter(isGolem);
}

/** The handler of each effect. An effect without a handler does not compile. */
const WORDS: Words = {
  extraAttack: {
    aims: (at, seat, { of }) => {
      const able = unitsInBattle(at.state).filter(
        (unit) => unit.seat === seat && (fits(of, unit.shape) || fits(of, unit.size)),
      );
      if (able.length === 0) return [];
      const from = able.map((unit) => ({ value: unit.id, label: withForce(unit) }));
      return [oneOf(SAY.extraAttack, { unit: [] }, ['unit'], from)];
    },
    happen: (table, { target: aimed }) => {
      const unit = aimed && 'unit' in aimed ? unitById(table.at.state, aimed.unit[0] ?? 0) : null;
      if (!unit) throw new EngineBug('an extra attack without a unit');
      table.emit({ fact: 'extraAttackGiven', unit: named(unit) });
    },
  },
  armor: {
    aims: ({ state }, _, { by, of }, who) => {
      const attacked = attackedUnit(state);
      if (!attacked || !fits(of, attacked.size)) return [];
      return [{ label: SAY.armor(by, who(attacked.seat), nameOf(attacked)), move: null }];
    },
    happen: (table, _, { by }) => table.emit({ fact: 'attackChanged', force: 0, armor: by }),
  },
  force: {
    aims: ({ state }, _, { by, against }, who) => {
      const attacked = attackedUnit(state);
      if (!attacked || hardnessOf(attacked) !== against) return [];
      return [{ label: SAY.force(by, who(attacked.seat), nameOf(attacked)), move: null }];
    },
    happen: (table, _, { by }) => table.emit({ fact: 'attackChanged', force: by, armor: 0 }),
  },
  moveAgain: {
    aims: ({ state }, _, __, who) => aimAtStack(state, mayBeHasted, who),
    happen: (table, played) => {
      const golems = golemsIn(table.at.state, stackOf(played)).filter(mayBeHasted);
      table.emit({ fact: 'movesGranted', units: golems.map(named) });
    },
  },
  gainMana: {
    aims: (_, __, { mana }) => [{ label: SAY.gainMana(mana), move: null }],
    happen: (table, { seat }, { mana }) => changeMana(table, seat, mana),
  },
  storm: {
    aims: ({ state }, _, __, who) => aimAtStack(state, isGolem, who),
    happen: (table, played, { force }) => {
      for (const unit of golemsIn(table.at.state, stackOf(played))) stormOn(table, played.seat, unit.id, force);
    },
  },
  boost: {
    aims: ({ state }, _, __, who) => aimAtStack(state, isGolem, who),
    happen: (table, played, { what, by, turns }) => {
      const units = golemsIn(table.at.state, stackOf(played)).map(named);
      table.emit({ fact: 'boosted', units, what, by, turns });
    },
  },
  portal: {
    aims: ({ state }, seat, _, who) => portals(state, seat, who),
    happen: (table, { target: aimed }) => {
      const [from, to] = aimed && 'portal' in aimed ? [aimed.portal.from, aimed.portal.to[0]] : [];
      if (from === undefined || to === undefined) throw new EngineBug('a Portal to nowhere');
      const golems = golemsIn(table.at.state, from);
      if (golems.length > 0) table.emit({ fact: 'golemsMoved', golems: golems.map(named), from, to, by: 'PORTAL' });
    },
  },
  divine: {
    aims: (_, __, { deep }) => [{ label: SAY.divine(deep), move: null }],
    happen: (table, { seat }, { deep }) => {
      const hands = opponents(table.at, seat).flatMap((other) =>
        HANDS.flatMap((kind) => zoneOf(table.at, kind, other).cards),
      );
      const decks = HANDS.flatMap((kind) => table.at.zones[DECK_ZONE[kind]]?.cards.slice(-deep).reverse() ?? []);
      table.peek([...hands, ...decks], [seat]);
    },
  },
  negate: {
    aims: ({ state }, _, __, who) => {
      const answered = state.spells.at(-1);
      return answered ? [{ label: SAY.negate(who(answered.seat), answered.card), move: null }] : [];
    },
    // A Dispell is removed from the list before it takes effect, so the last spell is the spell that the Dispell
    // answered.
    happen: (table) => {
      const answered = table.at.state.spells.at(-1);
      if (answered) table.emit({ fact: 'spellNegated', card: answered.card });
    },
  },
  repair: {
    aims: ({ state }, _, __, who) => aimAtStack(state, () => true, who),
    happen: (table, played) => {
      table.emit({ fact: 'repaired', units: unitsIn(table.at.state, stackOf(played)).map(named) });
    },
  },
  steal: {
    aims: (at, seat, _, who) => thefts(at, seat, who),
    happen: (table, { seat, target: aimed }) => {
      const held = aimed ? cardsToSteal(table.at, aimed) : [];
      const stolen = held.length > 0 ? held[table.chance(held.length)] : undefined;
      if (stolen) table.move([stolen.card], zoneName(stolen.hand, seat));
    },
  },
  transform: {
    aims: ({ state }, _, __, who) => state.units.filter(isGolem).map((golem) => transformations(state, golem, who)),
    happen: (table, { target: aimed }) => {
      if (!aimed || !('golem' in aimed)) throw new EngineBug('a Transformation of nothing');
      const golem = unitById(table.at.state, aimed.golem.golem);
      const [into] = aimed.golem.into;
      if (golem && into) transform(table, golem, into);
    },
  },
};

export function wordFor(effect: Effect): Word<Effect> {
  return WORDS[effect.do] as Word<Effect>; // the record stores each handler under its effect's `do`
}

const fits = (list: readonly string[], one: string): boolean => list.includes(one);

function opponents(at: At<Golems>, seat: Seat): Seat[] {
  return inTurn(at, seat).filter((other) => other !== seat && isAlive(at, other));
}

function attackedUnit(state: State): Unit | null {
  const attack = state.battle?.attack;
  return attack ? unitById(state, attack.target) : null;
}

function unitsInBattle(state: State): Unit[] {
  const spaces = state.battle?.sides.map((side) => side.space) ?? [];
  return state.units.filter((unit) => spaces.includes(unit.space));
}

/** The number of moves of a golem under Haste. Ruling: a second Haste adds nothing. */
const MOVES_IN_HASTE = 2;
const mayBeHasted = (unit: Unit): boolean => isGolem(unit) && unit.moves < MOVES_IN_HASTE;

function stormOn(table: Table<Golems>, seat: Seat, id: number, force: number): void {
  const { state } = table.at;
  const unit = unitById(state, id);
  if (!unit) return;
  const armor = armorAt(state, unit);
  const hit = hits(table.roll(DIE, seat), force, table.roll(DIE, unit.seat), armor);
  table.emit({ fact: 'stormStruck', target: named(unit), force, armor, hit });
  destroyIfSpent(table, unit);
}

function portals(state: State, seat: Seat, who: Who): Aim[] {
  const held = occupancy(state);
  const own = held
    .filter((stack) => stack !== undefined)
    .filter((stack) => stack.some((unit) => unit.seat === seat && isGolem(unit)));
  if (own.length === 0) return [];
  const open = [...SPACES.keys()].filter((index) => !held[index] && state.terrain[index] !== 'WATER');
  if (open.length === 0) return [];
  const to = open.map((index) => spaceOptionAt(state, index, who));
  return own.map((stack) => {
    const from = stack[0]?.space ?? '';
    const label = isRead(who) ? SAY.portal(stackLabel(state, from, stack.filter(isGolem), who)) : '';
    return oneOf(label, { portal: { from, to: [] } }, ['portal', 'to'], to);
  });
}

function thefts(at: At<Golems>, seat: Seat, who: Who): Aim[] {
  return opponents(at, seat).flatMap((other) => {
    const hands = HANDS.map((hand) => [zoneOf(at, hand, other).cards.length, hand] as const);
    if (hands.every(([count]) => count === 0)) return [];
    return [{ label: SAY.steal(who(other), hands), move: { opponent: other } }];
  });
}

// Lists the cards that a Theft can take. A Theft that was announced under earlier rules names a hand.
function cardsToSteal(at: At<Golems>, from: Target): { card: CardId; hand: HandKind }[] {
  if (!('opponent' in from || 'hand' in from)) throw new EngineBug('a Theft from nobody');
  const [seat, hands] = 'opponent' in from ? [from.opponent, HANDS] : [from.hand.seat, [from.hand.hand]];
  return hands.flatMap((hand) => zoneOf(at, hand, seat).cards.map((card) => ({ card, hand })));
}

const TRAIT_OPTIONS = TRAITS.map((trait) => ({ value: trait, label: printed(trait) }));

function transformations(state: State, golem: Unit, who: Who): Aim {
  const { material, size, shape } = golem;
  const from = TRAIT_OPTIONS.filter(({ value }) => value !== material && value !== size && value !== shape);
  const label = isRead(who) ? SAY.transform(who(golem.seat), withNumbers(state, golem), golem.space) : '';
  return oneOf(label, { golem: { golem: golem.id, into: [] } }, ['golem', 'into'], from);
}

export function withTrait<T extends Pick<Unit, 'material' | 'size' | 'shape'>>(golem: T, trait: Trait): T {
  if (isMaterial(trait)) return { ...golem, material: trait };
  return isSize(trait) ? { ...golem, size: trait } : { ...golem, shape: trait };
}

// Transforms a golem. Damage remains, so the golem may have no hits left in its new size. A golem that survives this is
// destroyed together with all golems that it now clashes with.
function transform(table: Table<Golems>, golem: Unit, into: Trait): void {
  table.emit({ fact: 'golemTransformed', golem: named(golem), into });
  const changed = unitById(table.at.state, golem.id);
  if (!changed || !isGolem(changed)) return;
  if (hitsOf(changed) <= 0) return table.emit({ fact: 'unitDestroyed', unit: named(changed), why: 'HITS' });
  const alike = unitsIn(table.at.state, changed.space).filter(
    (one) => one.id !== changed.id && isGolem(one) && clash(one, changed),
  );
  if (alike.length === 0) return;
  for (const one of [...alike, changed]) table.emit({ fact: 'unitDestroyed', unit: named(one), why: 'CLASH' });
}
