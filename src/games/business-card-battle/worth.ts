import type { At, Seat } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';
import { cardOf } from './cards/catalogue.ts';
import { strength } from './cards/print.ts';
import { isWeak } from './rules/battle.ts';
import { type Fighter, fighters, has, reach } from './rules/field.ts';
import { columnOf, lineOf } from './rules/spots.ts';
import { other, turnOf } from './seats.ts';

const WON = 1000;

/** Evaluates a position in units of about one HP: own characters and possible attacks, minus the opponent's. */
export function worth(at: At<BusinessCardBattle>, seat: Seat): number {
  if (at.result) return result(at, seat);
  const [mine, theirs] = [fighters(at, seat), fighters(at, other(seat))];
  const threats = pressure(at, mine, theirs) - pressure(at, theirs, mine);
  return army(mine) - army(theirs) + threats - impatience(at, mine, theirs);
}

function result(at: At<BusinessCardBattle>, seat: Seat): number {
  const { ranks = [], awards = [] } = at.result ?? {};
  if (ranks[0] === ranks[1]) return 0;
  const prize = awards.reduce((sum, { card, to }) => sum + (to === seat ? 1 : -1) * strength(cardOf(card)), 0);
  return (ranks[seat] === 1 ? WON : -WON) + prize;
}

function army(all: readonly Fighter[]): number {
  return all.reduce((sum, one) => sum + standing(one), 0);
}

// Evaluates a character. HP count more on a character with high AP, so that bots share HP with strong characters.
function standing({ hp, printed: { ap, skills } }: Fighter): number {
  const spent = Math.min(hp, 120);
  return 14 + spent * (0.5 + ap / 60) + 4 * skills.length + (skills.includes('FLYING') ? 12 : 0);
}

// Evaluates the best attack that a seat has now. The attack counts more for the seat whose turn it is.
function pressure(at: At<BusinessCardBattle>, ours: readonly Fighter[], theirs: readonly Fighter[]): number {
  let best = 0;
  for (const one of ours) {
    for (const target of theirs) {
      const how = reach(one, target);
      if (how) best = Math.max(best, gain(one, target, how === 'LONG_DISTANCE'));
    }
  }
  return (ours[0]?.seat === turnOf(at) ? 0.3 : 0.2) * best;
}

// Returns a penalty for waiting. The penalty grows with the distance between the front characters and with the number
// of turns without a battle.
function impatience({ state }: At<BusinessCardBattle>, ours: readonly Fighter[], theirs: readonly Fighter[]): number {
  let apart = 0;
  for (const one of ours) {
    if (lineOf(one.place) === 'REAR') continue;
    let distance = 5;
    for (const target of theirs) distance = Math.min(distance, Math.abs(columnOf(one.place) - columnOf(target.place)));
    apart += distance;
  }
  return apart * (0.5 + state.quiet / 8) + state.quiet;
}

// Estimates the gain of a battle for the character that attacks, from 0 to the value of the target.
function gain(one: Fighter, target: Fighter, longDistance: boolean): number {
  const safe = longDistance && !has(target, 'FLYING');
  if (safe) return standing(target);
  const blow = one.printed.ap * (isWeak(one, target, longDistance) ? 0.6 : 1);
  const answer = target.printed.ap * (isWeak(target, one, longDistance) ? 0.6 : 1);
  const chance = (blow * one.hp) / (blow * one.hp + answer * target.hp + 1);
  return Math.max(0, chance * standing(target) - (1 - chance) * standing(one) * 0.8);
}
