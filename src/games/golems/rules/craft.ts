import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  EngineBug,
  faceOf,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Seat,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import {
  GOLEM_CARDS,
  isMaterial,
  isSize,
  MATERIAL,
  type Material,
  type Shape,
  SIZE,
  type Size,
  type Trait,
} from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { Craft } from '../moves.ts';
import { turnOf, turnPlayer } from '../seats.ts';
import { inPlan, spaceOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { isGolem, type Mould, nameOf, printedForce, type State, type Unit } from '../state.ts';
import { DISCARD_ZONE, zoneOf } from '../zones.ts';
import { neighbours } from './board.ts';
import { changeMana } from './power.ts';
import { homePlaces, type Occupancy, occupancy } from './stacking.ts';

/** The cost of the cheapest golem, which is Small, is made of a soft material, and has a shape without Force. */
const CHEAPEST = 2;
const NOTHING: Choice<Pass> = { label: SAY.buildNothing, move: PASS };
const CRAFT_AT = ['craft', 'at'] as const;

/** Whether the seat has a golem on the material's space or, if that is empty, next to it. Wizards do not count. */
export function controls(state: State, held: Occupancy, seat: Seat, material: Material): boolean {
  const land = state.terrain.indexOf(MATERIAL[material].land);
  const mine = (unit: Unit): boolean => unit.seat === seat && isGolem(unit);
  const there = held[land] ?? [];
  if (there.length > 0) return there.some(mine);
  return neighbours(land).some((index) => held[index]?.some(mine));
}

/** Returns the cost of a golem: Force + Hits, doubled if the player does not control the space of the material. */
export function costOf(golem: Pick<Mould, 'material' | 'size' | 'shape'>, controlled: boolean): number {
  return (printedForce(golem) + SIZE[golem.size].hits) * (controlled ? 1 : 2);
}

interface Parts {
  materials: [CardId, Material][];
  sizes: [CardId, Size][];
  shapes: [CardId, Shape][];
}

// Lists the materials, sizes and shapes in a hand, with one card for each name, because cards of the same name build
// the same golem.
function partsOf(at: At<Golems>, seat: Seat): Parts {
  const parts: Parts = { materials: [], sizes: [], shapes: [] };
  const names = new Set<string>();
  for (const card of zoneOf(at, 'GOLEM', seat).cards) {
    const { name } = faceOf(at, card);
    const trait = GOLEM_CARDS[name]?.trait;
    if (!trait || names.has(name)) continue;
    names.add(name);
    if (isMaterial(trait)) parts.materials.push([card, trait]);
    else if (isSize(trait)) parts.sizes.push([card, trait]);
    else parts.shapes.push([card, trait]);
  }
  return parts;
}

interface Plan {
  golem: Mould;
  cards: Omit<Craft['craft'], 'at'>;
  cost: number;
  controlled: boolean;
}

// Lists every golem that a seat can build with its hand and this much mana.
function plans(at: At<Golems>, seat: Seat, held: Occupancy, mana = at.state.mana[seat] ?? 0): Plan[] {
  const { state } = at;
  const { materials, sizes, shapes } = partsOf(at, seat);
  const found: Plan[] = [];
  if (sizes.length === 0 || shapes.length === 0) return found;
  for (const [materialCard, material] of materials) {
    const controlled = controls(state, held, seat, material);
    for (const [sizeCard, size] of sizes) {
      for (const [shapeCard, shape] of shapes) {
        const golem = { id: state.nextUnit, seat, material, size, shape };
        const cost = costOf(golem, controlled);
        if (cost > mana) continue;
        found.push({ golem, cards: { material: materialCard, size: sizeCard, shape: shapeCard }, cost, controlled });
      }
    }
  }
  return found;
}

function craftChoices(at: At<Golems>, seat: Seat, who: Who): Choice<Pass | Craft>[] {
  const choices: Choice<Pass | Craft>[] = [NOTHING];
  const held = occupancy(at.state);
  for (const { golem, cards, cost, controlled } of plans(at, seat, held)) {
    const places = homePlaces(at.state, held, golem);
    if (places.length === 0) continue;
    const uncontrolled = controlled ? null : printed(MATERIAL[golem.material].land);
    const label = isRead(who) ? SAY.build(inPlan(golem), cost, uncontrolled) : '';
    const { material, size, shape } = cards;
    const move = { craft: { material, size, shape, at: [] } };
    choices.push(oneOf(label, move, CRAFT_AT, spaceOptions(at.state, places, who)));
  }
  return choices;
}

// Returns the cheapest golem if it is too dear. Null if a golem can be built, or if a kind of card is missing.
function tooDear(at: At<Golems>, seat: Seat): { name: string; cost: number } | null {
  const all = plans(at, seat, occupancy(at.state), Number.POSITIVE_INFINITY);
  const [cheapest] = all.sort((one, other) => one.cost - other.cost);
  if (!cheapest || cheapest.cost <= (at.state.mana[seat] ?? 0)) return null;
  return { name: nameOf(cheapest.golem), cost: cheapest.cost };
}

// Returns the golem made from three cards, or null if the cards are not a material, a size and a shape.
function golemOf(at: At<Golems>, seat: Seat, cards: Plan['cards']): Mould | null {
  const traitOf = (card: CardId): Trait | undefined => GOLEM_CARDS[faceOf(at, card).name]?.trait;
  const [material, size, shape] = [traitOf(cards.material), traitOf(cards.size), traitOf(cards.shape)];
  if (!material || !size || !shape) return null;
  if (!isMaterial(material) || !isSize(size) || isMaterial(shape) || isSize(shape)) return null;
  return { id: at.state.nextUnit, seat, material, size, shape };
}

function build(table: Table<Golems>, seat: Seat, { craft }: Craft): void {
  const { at } = table;
  const golem = golemOf(at, seat, craft);
  const [space] = craft.at;
  if (!golem || space === undefined) throw new EngineBug('a golem that cannot be built');
  const controlled = controls(at.state, occupancy(at.state), seat, golem.material);
  changeMana(table, seat, -costOf(golem, controlled));
  table.move([craft.material, craft.size, craft.shape], DISCARD_ZONE.GOLEM);
  table.emit({ fact: 'golemBuilt', golem, name: nameOf(golem), space });
}

/** A player can build one golem. The phase is skipped only for public reasons: too little mana or too few cards. */
export const craft: Ask<Golems, 'craft'> = {
  asks: (at) =>
    turnPlayer(at).filter(
      (seat) => (at.state.mana[seat] ?? 0) >= CHEAPEST && zoneOf(at, 'GOLEM', seat).cards.length >= 3,
    ),
  prompt: (at, _, seat) => ASK.craft(at.state.mana[turnOf(at)] ?? 0, tooDear(at, seat)),
  choices: (at, _, seat, who) => craftChoices(at, seat, who),
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'CRAFT' });
    build(table, seat, move);
  },
  absent: () => PASS,
};
