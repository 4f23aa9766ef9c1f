import type { At, Seat } from '../../engine/index.ts';
import { actionCard } from './cards/catalogue.ts';
import { fragmentOf } from './rules/data-fragment.ts';
import { resilienceOf } from './rules/stats.ts';
import { powerOf, suits } from './rules/usable-cards.ts';
import { isStanding, otherSide, sideOf, teamOf } from './seats.ts';
import type { SparkForming } from './spark-forming.ts';
import { HEALTH, type Pending, pendingOf, type Side } from './state.ts';
import { handOf, nameOf, zoneOf } from './zones.ts';

// The weights of the evaluation, in Health Points.
const WON = 10_000;
/** The value of a member who is still in, in addition to the member's Health Points. */
const STANDING = 25;
/** The value of making the next attack. */
const INITIATIVE = 8;
const CARD_IN_HAND = 1;
/** The value of the best attack in hand, as a share of its damage. */
const BEST_ATTACK = 0.15;
const DEFENCE = 0.6;
/** The value of each card that charges the fragment, up to the cost of the fragment. */
const CHARGED = 1.5;

function pendingWorth({ bans, add, times, resilience, cheaper, wider }: Pending): number {
  const more = Object.values(add).reduce((sum, n) => sum + n, 0) + 3 * Object.keys(times).length;
  return 2 * bans.length + more + resilience + cheaper + wider / 10;
}

// Evaluates a hand by its best attack and the number of ways to defend.
function handWorth(at: At<SparkForming>, seat: Seat): number {
  const opponent = at.state.active[otherSide(sideOf(seat))];
  const resilience = resilienceOf(at, opponent);
  const hand = handOf(at, seat);
  let best = 0;
  let defences = 0;
  for (const id of hand) {
    const card = actionCard(nameOf(at, id));
    if (card.cost >= hand.length || !suits(at, seat, card)) continue;
    best = Math.max(best, powerOf(at, seat, card.stats, false) - resilience);
    defences += Object.keys(card.ranges).length / (1 + 0.3 * card.cost);
  }
  return BEST_ATTACK * best + DEFENCE * Math.min(defences, 6) + CARD_IN_HAND * Math.min(hand.length, 6);
}

function seatWorth(at: At<SparkForming>, seat: Seat, own: boolean): number {
  const { state } = at;
  if (!isStanding(state, seat)) return 0;
  const cost = own ? (fragmentOf(at, seat)?.card.cost ?? 0) : HEALTH;
  const charged = Math.min(cost, zoneOf(at, 'fragmentCharge', seat).cards.length);
  const plain = STANDING + (state.hp[seat] ?? 0) + pendingWorth(pendingOf(state, seat)) + CHARGED * charged;
  return own && state.active.includes(seat) ? plain + handWorth(at, seat) : plain;
}

function sideWorth(at: At<SparkForming>, side: Side, own: boolean): number {
  return teamOf(at, side).reduce((sum, seat) => sum + seatWorth(at, seat, own), 0);
}

// Evaluates the initiative. In the bot's lookahead, all seats end their attacks, which only alternates the attacker and
// is therefore not counted.
function initiative(at: At<SparkForming>, side: Side): number {
  const { next, ended } = at.state;
  const mine = (next === side) === (ended % 2 === 0);
  return mine ? INITIATIVE : 0;
}

/** Evaluates the position of a seat's side: Health Points, cards, charge and pending effects. */
export function worth(at: At<SparkForming>, seat: Seat): number {
  if (at.result) return at.result.ranks.every((rank) => rank === 1) ? 0 : at.result.ranks[seat] === 1 ? WON : -WON;
  const side = sideOf(seat);
  return sideWorth(at, side, true) - sideWorth(at, otherSide(side), false) + initiative(at, side);
}
