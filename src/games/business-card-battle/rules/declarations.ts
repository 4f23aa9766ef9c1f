import { type Ask, type At, isPass, PASS, type Seat, type Who } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import type { Absorb, Declare } from '../moves.ts';
import { named } from '../shown/labels.ts';
import { ASK, SAY, strikeText } from '../shown/prompts.ts';
import { duel, isWeak, land, strikeAt } from './battle.ts';
import type { Fighter } from './field.ts';

const strikerSeat = (at: At<BusinessCardBattle>): readonly Seat[] => seatOf(duel(at)?.striker, at);
const targetSeat = (at: At<BusinessCardBattle>): readonly Seat[] => seatOf(duel(at)?.target, at);
function seatOf(one: Fighter | undefined, at: At<BusinessCardBattle>): readonly Seat[] {
  return one && !at.state.outcome ? [one.seat] : [];
}

function strikeSeenBy(at: At<BusinessCardBattle>, asked: Seat, who: Who): string {
  const now = duel(at);
  if (!now) return '';
  const { striker, target, battle } = now;
  const isFar = battle.longDistance;
  return strikeText({ striker, target, isFar, isWeak: isWeak(striker, target, isFar) }, asked, who);
}

/** Instant Death is declared before the strike. */
export const declare: Ask<BusinessCardBattle, 'declare'> = {
  asks: strikerSeat,
  prompt: (at, _, seat, who) => ASK.declare(strikeSeenBy(at, seat, who)),
  choices: () => [
    { label: SAY.strike, move: { strike: true } satisfies Declare },
    { label: SAY.instantDeath, move: { instantDeath: true } },
  ],
  take: (table, _, __, move) => {
    const now = duel(table.at);
    if (!now) return;
    if (!('instantDeath' in move)) {
      table.emit({ fact: 'plainStrikeDeclared', striker: named(now.striker) });
      return strikeAt(table, now.target);
    }
    table.emit({ fact: 'instantDeathDeclared', striker: named(now.striker) });
    table.next({ step: 'roll', instantDeath: true });
  },
  absent: () => ({ strike: true }),
};

/** The target's owner declares Absorb Attacking Power before the die of the strike is rolled. */
export const absorb: Ask<BusinessCardBattle, 'absorb'> = {
  asks: targetSeat,
  prompt: (at, { hp }, seat, who) => ASK.absorb(strikeSeenBy(at, seat, who), hp),
  choices: () => [
    { label: SAY.absorb, move: { absorb: true } satisfies Absorb },
    { label: SAY.absorbAlways, move: { absorbAlways: true } },
    { label: SAY.take, move: PASS },
  ],
  take: (table, { hp }, _, move) => {
    const now = duel(table.at);
    if (!now) return;
    const declared = !isPass(move);
    if ('absorbAlways' in move) table.emit({ fact: 'absorbsAlways', target: named(now.target) });
    if (declared) table.emit({ fact: 'absorbDeclared', target: named(now.target) });
    // Rules 1.0 asked after the roll, so a match under these rules continues with the rolled strike.
    if (hp !== undefined) return land(table, hp, declared);
    table.next({ step: 'roll', instantDeath: false, absorb: declared });
  },
  absent: () => ({ absorb: true }),
};
