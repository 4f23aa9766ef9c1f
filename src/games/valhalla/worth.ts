import type { At, Seat } from '../../engine/index.ts';
import { armourTotal } from './rules/damage.ts';
import { distance, OFF } from './rules/map.ts';
import { isEmpty, pieceOf, shoots } from './rules/pieces.ts';
import { isFar, reachOf, weaponsOf } from './rules/reach.ts';
import { attackOf, defenceOf, raised, sumsOf } from './rules/stats.ts';
import { cellOf, cornerOf, isAlive, lifeOf, opponents, turnOf } from './seats.ts';
import type { Attack } from './state.ts';
import type { Valhalla } from './valhalla.ts';
import { cardsOf, printedOn } from './zones.ts';

/** Returns the probability that R + `ahead` is at least the target's R, if each R is uniform from 1 to 6. */
function chance(ahead: number): number {
  if (ahead >= 5) return 1;
  if (ahead <= -6) return 0;
  const ways = ahead >= 0 ? 36 - ((5 - ahead) * (6 - ahead)) / 2 : ((6 + ahead) * (7 + ahead)) / 2;
  return ways / 36;
}

// Returns the cost of damage to a seat, which allies and armour reduce.
function cost(at: At<Valhalla>, seat: Seat, dmg: number): number {
  const allies = cardsOf(at, 'allies', seat).reduce((sum, card) => sum + pieceOf(at, card).hp, 0);
  const through = dmg - allies - armourTotal(at, seat);
  return through > 0
    ? 0.4 * (dmg - through) + Math.min(through, lifeOf(at, seat)) + 1
    : 0.4 * Math.min(dmg, allies) + 0.2;
}

// Estimates the result of a seat's next Combat phase against an opponent on the current map.
function threat(at: At<Valhalla>, seat: Seat, foe: Seat): number {
  const steps = away(at, seat, foe);
  const moves = 1 + raised(at, seat, 'MOVES');
  const weapons = weaponsOf(at, seat);
  let sum = 0;
  for (const weapon of [...weapons, ...(weapons.length === 0 ? [null] : [])]) {
    const printed = weapon === null ? null : printedOn(at, weapon);
    const fight = { melee: printed === null || !shoots(printed), weapon };
    const ahead = attackOf(at, seat, fight) + (printed?.atk ?? 0) - defenceOf(at, foe, fight);
    const dmg = (printed?.weapon?.dmg ?? 1) + raised(at, seat, 'DMG', fight);
    const missing = Math.max(0, steps - reachOf(at, seat, weapon));
    const near = missing === 0 ? 1 : 0.75 * 0.8 ** (missing / moves);
    sum += near * (0.1 + chance(ahead)) * (0.2 * dmg + cost(at, foe, dmg));
  }
  return sum;
}

// Returns the distance between two seats. A seat off the map counts as one step away from its corner.
function away(at: At<Valhalla>, seat: Seat, foe: Seat): number {
  const [a, b] = [cellOf(at, seat), cellOf(at, foe)];
  const off = (a === OFF ? 1 : 0) + (b === OFF ? 1 : 0);
  return off + distance(a === OFF ? cornerOf(at, seat) : a, b === OFF ? cornerOf(at, foe) : b);
}

// Estimates the losses from the current attack.
function pendingLoss(at: At<Valhalla>, attack: Attack): number {
  const { atk, def, dmg, word } = sumsOf(at, attack);
  if (isFar(at, attack)) return 0;
  const known = attack.r ? (atk >= def ? 1 : 0) : chance(atk - def);
  const hit = attack.stage === 'DAMAGE' || word === 'HIT' ? 1 : word === 'MISS' ? 0 : known;
  return hit * (cost(at, attack.target, dmg) + 0.2);
}

function gear(at: At<Valhalla>, seat: Seat): number {
  let sum = 0;
  for (const card of cardsOf(at, 'equipment', seat)) {
    const { def, weapon, effects, passives, atk } = printedOn(at, card);
    if (isEmpty(at, card)) continue;
    sum += def + 0.8 * effects.length + 0.8 * passives.length;
    if (weapon)
      sum += 0.3 * weapon.dmg + 0.3 * atk + (shoots(printedOn(at, card)) ? 0.2 * pieceOf(at, card).shots : 0.6);
  }
  for (const card of cardsOf(at, 'allies', seat)) {
    const { atk, def, effects } = printedOn(at, card);
    sum += 0.7 * pieceOf(at, card).hp + 0.5 * (atk + def) + 0.5 * effects.length;
  }
  return sum;
}

// Evaluates the cards in a seat's hand. Action cards have the highest value.
function hand(at: At<Valhalla>, seat: Seat): number {
  let sum = 0;
  for (const card of cardsOf(at, 'hand', seat)) sum += printedOn(at, card).kind === 'action' ? 0.9 : 0.5;
  return sum;
}

function standingOf(at: At<Valhalla>, seat: Seat): number {
  if (!isAlive(at, seat)) return 0;
  const turn = turnOf(at) === seat ? 1 : 0;
  const skips = at.state.skips.filter((skip) => skip.seat === seat).length;
  return (
    12 +
    1.5 * lifeOf(at, seat) +
    gear(at, seat) +
    hand(at, seat) -
    1.5 * skips +
    turn * 1.5 * Math.max(0, at.state.extra[seat] ?? 0)
  );
}

/** Evaluates a seat's position: mainly its life, then its equipment, allies, cards and chances to attack. */
export function worth(at: At<Valhalla>, seat: Seat): number {
  if (at.result) return at.result.ranks[seat] === 1 ? 1000 : -1000;
  if (!isAlive(at, seat)) return -500;
  const foes = opponents(at, seat);
  let sum = standingOf(at, seat);
  for (const foe of foes) {
    sum -= standingOf(at, foe) / foes.length;
    sum += (1.2 * threat(at, seat, foe) - 0.7 * threat(at, foe, seat)) / foes.length;
  }
  const { pending } = at.state;
  if (pending?.kind === 'ATTACK') {
    const loss = 1.5 * pendingLoss(at, pending);
    if (pending.target === seat) sum -= loss;
    else if (pending.seat === seat) sum += loss;
    else sum += loss / foes.length;
  }
  return sum;
}
