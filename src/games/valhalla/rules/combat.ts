import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Run,
  type Seat,
  UNREAD,
  type Who,
} from '../../../engine/index.ts';
import type { StartAttack } from '../moves.ts';
import { cellOf, isAlive, turnPlayer } from '../seats.ts';
import { pieceLabel } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { Attack } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { nameOf, printedOn } from '../zones.ts';
import { standing } from './aiming/aims.ts';
import { doingAll } from './aiming/doing.ts';
import { OFF } from './map.ts';
import { askAboutAttack } from './moments.ts';
import { pieceOf, shoots } from './pieces.ts';
import { changePiece, drawNumber } from './piles.ts';
import { foesInReach, isAnyWithin, isFar, reachOf, weaponsOf, within } from './reach.ts';
import { mayPlay, playCard, playsOf } from './replies.ts';
import { attackOf, defenceOf, type Fight, raised, sumsOf } from './stats.ts';

const UNARMED = 'bare hands';
/** The DMG of an attack without a weapon. */
export const FISTS = 1;

interface Arms {
  weapon: CardId | null;
  rng: number;
}

// Returns the arms that a seat can use for its next attack: each ready weapon, any weapon if the seat has an extra
// attack, or bare hands if there is no usable weapon.
function armsOf(at: At<Valhalla>, seat: Seat): Arms[] {
  const { done, extra } = at.state;
  const more = (extra[seat] ?? 0) > 0;
  const able = weaponsOf(at, seat)
    .filter((weapon) => more || !pieceOf(at, weapon).used)
    .map((weapon) => ({ weapon, rng: reachOf(at, seat, weapon) }))
    .filter(({ rng }) => isAnyWithin(at, seat, rng));
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
    const name = isRead(who) ? armsLabel(at, weapon) : '';
    const told = (foe: Seat, by: string | null): string =>
      isRead(who) ? SAY.attack(`${who(foe)} (${standing(at, foe)})`, by, odds(at, seat, foe, weapon)) : '';
    if (another === undefined) {
      return [{ label: SAY.attackOne(told(only, name)), move: { attack: { ...arms, target: [only] } } }];
    }
    const from = foes.map((foe) => ({ value: foe, label: told(foe, null) }));
    const move: StartAttack = { attack: { ...arms, target: [] } };
    return [oneOf(SAY.attackWith(name), move, ['attack', 'target'], from)];
  });
}

function armsLabel(at: At<Valhalla>, weapon: CardId | null): string {
  return weapon === null ? UNARMED : pieceLabel(at, weapon);
}

// Describes the numbers of both sides in an attack before R is drawn.
function odds(at: At<Valhalla>, seat: Seat, foe: Seat, weapon: CardId | null): string {
  const fight = fightWith(at, weapon);
  const printed = weapon === null ? null : printedOn(at, weapon);
  const atk = attackOf(at, seat, fight) + (printed?.atk ?? 0) + raised(at, seat, 'R');
  const def = defenceOf(at, foe, fight) + raised(at, foe, 'R');
  const dmg = Math.max(0, (printed?.weapon?.dmg ?? FISTS) + raised(at, seat, 'DMG', fight));
  return SAY.odds(atk, def, dmg);
}

function fightWith(at: At<Valhalla>, weapon: CardId | null): Fight {
  return { weapon, melee: weapon === null || !shoots(printedOn(at, weapon)) };
}

// Whether the turn's player is asked in Combat: if he can attack, or if something has happened since he last ended a
// phase and, as far as all players know, he could answer. Rules, Action cards: cards can be played "anytime".
function isAsked(at: At<Valhalla>, seat: Seat): boolean {
  const { happened, ended } = at.state;
  return canAttack(at, seat) || (happened !== ended && mayPlay(at, seat, true));
}

function canAttack(at: At<Valhalla>, seat: Seat): boolean {
  return cellOf(at, seat) !== OFF && armsOf(at, seat).some(({ rng }) => isAnyWithin(at, seat, rng));
}

/** Ruling: the turn's player can attack once with each ready weapon, or once unarmed if he can use none. */
export const combat: Ask<Valhalla, 'combat'> = {
  asks: (at) => turnPlayer(at).filter((seat) => isAsked(at, seat)),
  prompt: (at, _, seat) => {
    if (canAttack(at, seat)) return ASK.combat;
    const isAble = playsOf(at, seat, true, UNREAD).length > 0;
    return foesInReach(at, seat).length > 0 ? ASK.combatSpent(isAble) : ASK.combatOutOfReach(isAble);
  },
  choices: (at, _, seat, who) => [
    { label: SAY.endCombat, move: PASS },
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
      const shot = shoots(printed);
      changePiece(table, weapon, { used: true, by: seat, shots: shot ? shots - 1 : 0 }, shot ? 'SHOT' : undefined);
    }
    const numbers = { rng, dmg: printed?.weapon?.dmg ?? FISTS, atk: printed?.atk ?? 0 };
    const { melee } = fightWith(table.at, weapon);
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
    table.next({ step: 'numbers' }, ...askAboutAttack(table.at, target[0] ?? 0), { step: 'decide' });
  },
  absent: () => PASS,
};

// Returns the current attack, or null if one of its sides has fallen.
function attackGoingOn(at: At<Valhalla>): Attack | null {
  const { pending } = at.state;
  return pending?.kind === 'ATTACK' && isAlive(at, pending.seat) && isAlive(at, pending.target) ? pending : null;
}

/** Draws the R numbers of both sides. */
export const numbers: Run<Valhalla, 'numbers'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const r: [number, number] = [drawNumber(table, attack.seat), drawNumber(table, attack.target)];
    table.emit({ fact: 'stageReached', stage: 'NUMBERS', r });
  },
};

/**
 * Decides whether an attack hits. An attack misses a target that is out of reach. Otherwise, the last card in the chain
 * that says hit or miss decides. Without such a card, the attack hits if ATK is at least DEF.
 */
export const decide: Run<Valhalla, 'decide'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const { seat, target } = attack;
    const { atk, def, word } = sumsOf(table.at, attack);
    const far = isFar(table.at, attack);
    const hit = !far && (word === null ? atk >= def : word === 'HIT');
    const why = far ? 'out of reach' : word === null ? '' : 'the last word';
    table.emit({ fact: 'attackDecided', seat, target, atk, def, hit, why });
    if (!hit) return;
    table.emit({ fact: 'stageReached', stage: 'DAMAGE', r: null });
    table.next({ step: 'wound' });
  },
};

/** Deals the damage of a hit and applies the weapon's effects. */
export const wound: Run<Valhalla, 'wound'> = {
  run: (table) => {
    const attack = attackGoingOn(table.at);
    if (!attack) return;
    const { seat, target, weapon, name } = attack;
    const { dmg } = sumsOf(table.at, attack);
    table.emit({ fact: 'attackEnded', dmg });
    const printed = weapon === null ? null : printedOn(table.at, weapon);
    const more = printed ? doingAll(seat, printed.name, printed.onHit, { foe: target }) : [];
    table.next({ step: 'damage', seat: target, n: dmg, combat: true, by: name }, ...more);
  },
};
