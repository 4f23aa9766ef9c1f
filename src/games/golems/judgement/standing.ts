import { type At, faceOf, type Seat } from '../../../engine/index.ts';
import { CARDS, HARDNESS, isMaterial, isSize, MATERIAL, SIZE, type Trait } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { incomeOf } from '../rules/power.ts';
import { isAlive } from '../seats.ts';
import { zoneOf } from '../zones.ts';
import { strength, sum } from './strength.ts';
import type { Weights } from './weights.ts';

function traitWorth(trait: Trait): number {
  if (isMaterial(trait)) return 0.15 * HARDNESS[MATERIAL[trait].hardness].force + 0.2;
  return isSize(trait) ? 0.2 * SIZE[trait].hits + 0.1 : 0.4;
}

// Evaluates the cards in hand. A golem card counts by its contribution to a golem. The second card of a kind counts
// half, because a golem needs only one card of each kind.
function handWorth(at: At<Golems>, seat: Seat, { eventCard }: Weights): number {
  const kinds = new Map<string, number>();
  let total = eventCard * zoneOf(at, 'EVENT', seat).cards.length;
  for (const card of zoneOf(at, 'GOLEM', seat).cards) {
    const spec = CARDS[faceOf(at, card).name];
    if (!spec || !('trait' in spec)) continue;
    const before = kinds.get(spec.kind) ?? 0;
    kinds.set(spec.kind, before + 1);
    total += traitWorth(spec.trait) / (1 + before);
  }
  return total;
}

/** Evaluates a seat's possessions: units, mana, income and cards. */
export function standing(at: At<Golems>, seat: Seat, weights: Weights): number {
  if (!isAlive(at, seat)) return 0;
  const { state } = at;
  const units = sum(state.units, (unit) => (unit.seat === seat ? strength(unit, weights) : 0));
  const { mana, income } = weights;
  return units + mana * (state.mana[seat] ?? 0) + income * incomeOf(state, seat) + handWorth(at, seat, weights);
}
