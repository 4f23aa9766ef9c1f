import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Seat,
  someOf,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import type { Fire } from '../moves.ts';
import { doer, mayTake, turnPlayer } from '../seats.ts';
import { asking, cardOptions, named, standing } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { DISCARD_PILE, zoneOf } from '../zones.ts';
import { resistanceOf, sustained } from './damage.ts';
import type { Hex } from './hex.ts';

/** The number of salvaged ships that pay for 1 damage. */
export const PRICE = 2;

function yardOf(at: At<SparkOfWar>, seat: Seat): readonly CardId[] {
  return zoneOf(at, 'salvage', seat).cards;
}

function fire(table: Table<SparkOfWar>, seat: Seat, hex: Hex, ships: readonly CardId[]): void {
  table.move([...ships], DISCARD_PILE);
  table.emit({ fact: 'salvoFired', ...doer(table.at, seat), ...named(table.at, hex) });
  table.next({ step: 'salvo' });
}

// Returns each card as an option of a blank, such as "Star in 0,0 (7 of 9)".
function targets(at: At<SparkOfWar>, who: Who): { value: Hex; label: string }[] {
  return Object.entries(at.state.things).map(([hex, thing]) => ({
    value: hex,
    label: isRead(who) ? standing(at, hex, thing) : '',
  }));
}

/** Rules, Damage: two salvaged ships deal 1 more damage to any one card, until the player declines. */
export const salvo: Ask<SparkOfWar, 'salvo'> = {
  asks: (at) => turnPlayer(at).filter((seat) => yardOf(at, seat).length >= PRICE),
  prompt: (at, _, seat) => asking(at, seat, ASK.salvo(yardOf(at, seat).length)),
  choices: (at, _, __, who): Choice<Fire | typeof PASS>[] => [
    { label: SAY.noSalvo, move: PASS },
    oneOf(SAY.salvo, { fire: { at: [] } }, ['fire', 'at'], targets(at, who)),
  ],
  take: (table, _, seat, move) => {
    const [hex] = isPass(move) ? [] : move.fire.at;
    const yard = yardOf(table.at, seat);
    if (hex === undefined) return table.emit({ fact: 'declined', ...doer(table.at, seat), what: 'SALVO' });
    if (yard.length === PRICE) return fire(table, seat, hex, yard);
    table.emit({ fact: 'picked', ...doer(table.at, seat), why: 'SALVO', ...named(table.at, hex) });
    table.next({ step: 'spend', hex });
  },
  absent: absentSalvo,
};

// Returns the default move: it fires only if this conquers a planet or star, at the card that needs the least damage.
function absentSalvo(at: At<SparkOfWar>, _: object, seat: Seat): Fire | typeof PASS {
  const most = Math.floor(yardOf(at, seat).length / PRICE);
  let best: { hex: Hex; missing: number } | null = null;
  for (const hex in at.state.things) {
    const thing = at.state.things[hex];
    if (thing?.kind !== 'planet' || !mayTake(at, seat, thing)) continue;
    const missing = resistanceOf(thing) - sustained(at.state, hex);
    if (missing > 0 && missing <= most && (!best || missing < best.missing)) best = { hex, missing };
  }
  return best ? { fire: { at: [best.hex] } } : PASS;
}

/** The player chooses the two ships that pay for the extra damage. */
export const spend: Ask<SparkOfWar, 'spend'> = {
  asks: turnPlayer,
  prompt: (at, { hex }, seat) => {
    const thing = at.state.things[hex];
    const target = thing ? standing(at, hex, thing) : hex;
    return asking(at, seat, ASK.spend(target));
  },
  choices: (at, _, seat) => [
    someOf(SAY.spend, { spend: { cards: [] } }, ['spend', 'cards'], cardOptions(at, yardOf(at, seat)), PRICE),
  ],
  take: (table, { hex }, seat, { spend: { cards } }) => fire(table, seat, hex, cards),
  absent: (at, _, seat) => ({ spend: { cards: yardOf(at, seat).slice(0, PRICE) } }),
};
