import { knowersOf, type Seat } from '../../../engine/index.ts';
import { isTurnedUp } from '../rules/cells.ts';
import { CELLS } from '../rules/map.ts';
import { pieceOf } from '../rules/pieces.ts';
import { attackOf, defenceOf, raised, sumsOf } from '../rules/stats.ts';
import { cardsOf, nameOf } from '../zones.ts';
import type { Scene } from './scene.ts';

export type Numbers = Record<string, number | string>;

const MELEE = { melee: true, weapon: 1 };
const RANGED = { melee: false, weapon: 1 };
const UNARMED = { melee: true, weapon: null };
const PLAIN = ['R', 'RNG', 'HAND', 'DRAW', 'MOVES', 'EQUIPS', 'ALLIES'] as const;

function numbersOf({ at }: Scene, seat: Seat): Numbers {
  const made: Numbers = {};
  for (const [name, fight] of Object.entries({ melee: MELEE, ranged: RANGED, unarmed: UNARMED })) {
    made[`${name} ATK`] = attackOf(at, seat, fight);
    made[`${name} DEF`] = defenceOf(at, seat, fight);
    made[`${name} DMG`] = raised(at, seat, 'DMG', fight);
  }
  for (const what of PLAIN) made[what] = raised(at, seat, what);
  return made;
}

function pieceStates(at: Scene['at'], card: number): [string, number | string][] {
  const { shots, used, hp } = pieceOf(at, card);
  const name = nameOf(at, card);
  return [
    [`${name} shots`, shots],
    [`${name} hp`, hp],
    [`${name} used`, used ? 1 : 0],
  ];
}

function tableOf(set: Scene, seat: Seat): Numbers {
  const { at } = set;
  const known = (card: number): boolean => {
    const who = knowersOf(at, card);
    return who !== null && who !== 'everyone' && who.length > 0;
  };
  const states = [...cardsOf(at, 'equipment', seat), ...cardsOf(at, 'allies', seat)];
  return {
    life: at.state.life[seat] ?? 0,
    cell: at.state.cells[seat] ?? 0,
    hand: cardsOf(at, 'hand', seat).length,
    'seen in hand': cardsOf(at, 'hand', seat).filter(known).length,
    'seen in stack': cardsOf(at, 'draw', seat).filter(known).length,
    ground: (at.zones.ground?.cards ?? []).map((card) => nameOf(at, card)).join(', '),
    equipment: set.cards(`equipment-${seat}`).join(', '),
    ...Object.fromEntries(states.flatMap((card) => pieceStates(at, card))),
    allies: set.cards(`allies-${seat}`).join(', '),
    discarded: set.cards(`discard-${seat}`).join(', '),
    skips: at.state.skips
      .filter((skip) => skip.seat === seat)
      .map((skip) => skip.phase)
      .join(', '),
    extra: at.state.extra[seat] ?? 0,
  };
}

/** Describes a table as named numbers and lists. */
export function pictureOf(set: Scene): Numbers {
  const { at } = set;
  const made: Numbers = {
    'turned up': CELLS.filter((cell) => isTurnedUp(at, cell)).length,
    events: (at.zones.events?.cards ?? []).map((card) => nameOf(at, card)).join(', '),
  };
  const { pending } = at.state;
  if (pending?.kind === 'ATTACK') {
    const { atk, def, dmg, word } = sumsOf(at, pending);
    Object.assign(made, { atk, def, dmg, word: word ?? '-' });
  }
  for (let seat = 0; seat < at.seats; seat++) {
    const own = { ...tableOf(set, seat), ...numbersOf(set, seat) };
    for (const [name, value] of Object.entries(own)) made[`${seat} ${name}`] = value;
  }
  return made;
}

/** Lists the differences between two descriptions of a table. */
export function differences(before: Numbers, after: Numbers): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is || (was ?? 0) === (is ?? 0)) return [];
    if (/shots|hp|used/.test(name) && (was === undefined || is === undefined)) {
      return was === undefined ? [`${name} ${is}`] : [];
    }
    return typeof was === 'number' && typeof is === 'number'
      ? [`${name} ${is < was ? '−' : '+'}${Math.abs(is - was)}`]
      : [`${name}: ${was} → ${is}`];
  });
}
