import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  isPass,
  oneOf,
  PASS,
  type Run,
  type Seat,
  seatNumber,
  type Who,
} from '../../../engine/index.ts';
import type { StartAttack } from '../moves.ts';
import { cellOf, isAlive, opponents, turnPlayer } from '../seats.ts';
import { pieceLabel } from '../shown/labels.ts';
import type { Attack } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn } from '../zones.ts';
import { standing } from './aims.ts';
import { doing } from './doing.ts';
import { distance, OFF } from './map.ts';
import { isEmpty, pieceOf, shoots } from './pieces.ts';
import { changePiece, drawNumber } from './piles.ts';
import { ask, playCard, playsOf } from './replies.ts';
import { raised, sumsOf } from './stats.ts';

const UNARMED = 'bare hands';
/** DMG of an attack without a weapon. */
const FISTS = 1;

interface Arms {
  weapon: CardId | null;
  rng: number;
}

/** How far a weapon reaches: printed, for ranged ones with what raises and lowers RNG; at least 0. */
export function reachOf(at: At<Valhalla>, seat: Seat, weapon: CardId | null): number {
  const arms = weapon === null ? null : printedOn(at, weapon).weapon;
  if (!arms || arms.sort === 'melee') return 0;
  return Math.max(0, arms.rng + raised(at, seat, 'RNG'));
}

export function weaponsOf(at: At<Valhalla>, seat: Seat): CardId[] {
  return cardsOf(at, 'equipment', seat).filter((card) => printedOn(at, card).weapon !== null && !isEmpty(at, card));
}

/** Opponents at most so many steps away; nobody attacks or is attacked off the map. */
function within(at: At<Valhalla>, seat: Seat, rng: number): Seat[] {
  return opponents(at, seat).filter((foe) => distance(cellOf(at, seat), cellOf(at, foe)) <= rng);
}

// Each ready weapon; an extra attack is for any weapon; bare hands when none can be used.
function armsOf(at: At<Valhalla>, seat: Seat): Arms[] {
  const { done, extra } = at.state;
  const more = (extra[seat] ?? 0) > 0;
  const able = weaponsOf(at, seat)
    .filter((weapon) => more || !pieceOf(at, weapon).used)
    .map((weapon) => ({ weapon, rng: reachOf(at, seat, weapon) }))
    .filter(({ rng }) => within(at, seat, rng).length > 0);
  if (able.length > 0) return able;
  return done.attacks === 0 || more ? [{ weapon: null, rng: 0 }] : [];
}

function attacks(at: At<Valhalla>, seat: Seat, who: Who): Choice<StartAttack>[] {
  if (cellOf(at, seat) === OFF) return [];
  return armsOf(at, seat).flatMap(({ weapon, rng }) => {
    const foes = within(at, seat, rng);
    const [only, another] = foes;
    if (only === undefined) return [];
    const arms = weapon === null ? {} : { weapon };
    const name = weapon === null ? UNARMED : pieceLabel(at, weapon);
    if (another === undefined) {
      const label = `Attack ${who(only)} (${standing(at, only)}) with ${name}`;
      return [{ label, move: { attack: { ...arms, target: [only] } } }];
    }
    const from = foes.map((foe) => ({ value: foe, label: `${who(foe)} (${standing(at, foe)})` }));
    const move: StartAttack = { attack: { ...arms, target: [] } };
    return [oneOf(`Attack with ${name} …`, move, ['attack', 'target'], from)];
  });
}

/** The Combat phase: one attack with each ready weapon, or one without any. */
export const combat: Ask<Valhalla, 'combat'> = {
  asks: (at) => turnPlayer(at).filter((seat) => attacks(at, seat, seatNumber).length > 0),
  prompt: () => 'Combat phase: whom do you attack?',
  choices: (at, _, seat, who) => [
    { label: 'End the Combat phase', move: PASS },
    ...attacks(at, seat, who),
    ...playsOf(at, seat, true, who),
  ],
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'COMBAT' });
    table.next(step);
    if ('play' in move || 'use' in move) return playCard(table, seat, move);
    const { weapon = null, target } = move.attack;
    const printed = weapon === null ? null : printedOn(table.at, weapon);
    const extra = weapon === null ? table.at.state.done.attacks > 0 : pieceOf(table.at, weapon).used;
    const rng = reachOf(table.at, seat, weapon);
    if (weapon !== null && printed) {
      const { shots } = pieceOf(table.at, weapon);
      changePiece(table, weapon, { used: true, shots: shoots(printed) ? shots - 1 : 0 });
    }
    const numbers = { rng, dmg: printed?.weapon?.dmg ?? FISTS, atk: printed?.atk ?? 0 };
    const melee = printed === null || !shoots(printed);
    const name = weapon === null ? UNARMED : nameOf(table.at, weapon);
    table.emit({
      fact: 'attackAnnounced',
      seat,
      target: target[0] ?? 0,
      weapon,
      name,
      ...numbers,
      melee,
      extra,
    });
    table.next(ask(table.at, 'ATTACK'), { step: 'numbers' }, ask(table.at, 'ATTACK'), { step: 'decide' });
  },
  absent: () => PASS,
};

// The attack that still stands: whoever is in it may have fallen.
function attackGoingOn(at: At<Valhalla>): Attack | null {
  const { pending } = at.state;
  return pending?.kind === 'ATTACK' && isAlive(at, pending.seat) && isAlive(at, pending.target) ? pending : null;
}

/** Both sides draw their R numbers. */
export const numbers: Run<Valhalla, 'numbers'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const r: [number, number] = [drawNumber(table, attack.seat), drawNumber(table, attack.target)];
    table.emit({ fact: 'stageReached', stage: 'NUMBERS', r });
  },
};

/** Does it hit? The last word counts, else the sums: at least as much ATK as DEF. Who has got out of reach is missed. */
export const decide: Run<Valhalla, 'decide'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const { seat, target, rng } = attack;
    const { atk, def, word } = sumsOf(table.at, attack);
    const far = distance(cellOf(table.at, seat), cellOf(table.at, target)) > rng;
    const hit = !far && (word === null ? atk >= def : word === 'HIT');
    const why = far ? 'out of reach' : word === null ? '' : 'the last word';
    table.emit({ fact: 'attackDecided', seat, target, atk, def, hit, why });
    if (!hit) return;
    table.emit({ fact: 'stageReached', stage: 'DAMAGE', r: null });
    table.next(ask(table.at, 'ATTACK'), { step: 'wound' });
  },
};

/** The damage is dealt, and what the weapon does when it hits. */
export const wound: Run<Valhalla, 'wound'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const { seat, target, weapon } = attack;
    const { dmg } = sumsOf(table.at, attack);
    table.emit({ fact: 'attackEnded', dmg });
    const printed = weapon === null ? null : printedOn(table.at, weapon);
    const more = printed?.onHit.map((effect) => doing(seat, printed.name, effect, { foe: target })) ?? [];
    table.next({ step: 'damage', seat: target, n: dmg }, ...more);
  },
};
