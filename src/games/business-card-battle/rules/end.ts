import {
  type Ask,
  type At,
  type CardName,
  faceOf,
  oneOf,
  type Seat,
  type Table,
  type TurnLimit,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import { strength } from '../cards/print.ts';
import type { Prize } from '../moves.ts';
import { other, SEATS } from '../seats.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { Ending } from '../state.ts';
import { zoneOf } from '../zones.ts';
import { countOf, fighters } from './field.ts';

/** The number of turns in a row without a battle after which the match ends (ruling). */
export const QUIET_TURNS = 100;

/** Ends the match if a player has no characters left. Returns whether the match is decided. */
export function eliminated(table: Table<BusinessCardBattle>): boolean {
  const loser = SEATS.find((seat) => countOf(table.at, seat) === 0);
  if (loser === undefined) return false;
  decide(table, other(loser), 'ELIMINATION');
  return true;
}

/** A stalled match is a draw, so that staying out of reach brings no advantage. */
export function stalled(table: Table<BusinessCardBattle>): boolean {
  const { quiet, turn } = table.at.state;
  if (quiet < QUIET_TURNS && turn < table.at.options.turns) return false;
  decide(table, null, quiet < QUIET_TURNS ? 'TURNS' : 'NO_BATTLE');
  return true;
}

/** Ruling: a turn at the limit makes the match a draw. Even battles between absorbers normally end earlier. */
export const turnLimit: TurnLimit<BusinessCardBattle> = {
  begins: 'turnBegan',
  answers: 2000,
  ruling: (table) => decide(table, null, 'LONG_TURN'),
};

export function standing(at: At<BusinessCardBattle>, seat: Seat): { left: number; hp: number } {
  const all = fighters(at, seat);
  return { left: all.length, hp: all.reduce((sum, { hp }) => sum + hp, 0) };
}

/** The other seat wins. A seat that leaves while picking the prize makes the default pick. */
export function leave(table: Table<BusinessCardBattle>, seat: Seat): void {
  table.emit({ fact: 'gone', seat });
  const { outcome, picker } = table.at.state;
  if (outcome) {
    if (picker === seat) takePrize(table, seat, defaultPrize(table.at, seat));
    return;
  }
  decide(table, other(seat), 'LEFT');
}

function decide(table: Table<BusinessCardBattle>, winner: Seat | null, ending: Ending): void {
  table.emit({ fact: 'decided', winner, ending });
  if (winner === null || table.at.options.stakes === 'friendly') return finish(table);
  const hidden = zoneOf(table.at, 'deck', other(winner)).cards;
  if (hidden.length > 0) table.reveal(hidden); // a player has left before the cards were placed
  const left = zoneOf(table.at, 'field', winner).cards.length + zoneOf(table.at, 'deck', winner).cards.length;
  const seat = pickerOf(left, winner, () => table.roll(6, winner));
  table.emit({ fact: 'prizeRightGiven', seat, left });
  if (table.at.state.gone.includes(seat)) takePrize(table, seat, defaultPrize(table.at, seat));
  else table.next({ step: 'prize' });
}

/** Returns the seat that picks the prize, by the number of the winner's remaining characters (Rules, End). */
export function pickerOf(left: number, winner: Seat, roll: () => number): Seat {
  if (left >= 6) return winner;
  if (left >= 3) return roll() >= 5 ? winner : other(winner);
  return other(winner);
}

// Lists all cards that the loser brought, including fallen characters, in descending order of AP + HP.
function prizes(at: At<BusinessCardBattle>): CardName[] {
  const { outcome } = at.state;
  if (!outcome || outcome.winner === null) return [];
  const loser = other(outcome.winner);
  const cards = (['field', 'graveyard', 'deck'] as const).flatMap((zone) => zoneOf(at, zone, loser).cards);
  const names = [...new Set(cards.map((card) => faceOf(at, card).name))];
  return names.sort((a, b) => strength(cardOf(b)) - strength(cardOf(a)) || (a < b ? -1 : 1));
}

// Returns the default pick. Ruling: it is the best pick for the seat by AP + HP.
function defaultPrize(at: At<BusinessCardBattle>, seat: Seat): Prize {
  const names = prizes(at);
  const card = at.state.outcome?.winner === seat ? names[0] : names.at(-1);
  return { prize: { card: card === undefined ? [] : [card] } };
}

/** Asks which card of the loser's deck changes hands. */
export const prize: Ask<BusinessCardBattle, 'prize'> = {
  asks: ({ state }) => (state.picker === null ? [] : [state.picker]),
  prompt: (at, _, seat) => (at.state.outcome?.winner === seat ? ASK.prizeOfWinner : ASK.prizeOfLoser),
  choices: (at) => {
    const from = prizes(at).map((name) => ({ value: name, label: `${name}: ${cardOf(name).text}` }));
    const move: Prize = { prize: { card: [] } };
    return [oneOf(SAY.prize, move, ['prize', 'card'], from)];
  },
  take: (table, _, seat, move) => takePrize(table, seat, move),
  absent: (at, _, seat) => defaultPrize(at, seat),
};

function takePrize(table: Table<BusinessCardBattle>, by: Seat, { prize }: Prize): void {
  const winner = table.at.state.outcome?.winner ?? null;
  const [card] = prize.card;
  if (winner === null || card === undefined) return finish(table);
  const award = { card, from: other(winner), to: winner };
  table.emit({ fact: 'prizeTaken', by, ...award });
  finish(table, award);
}

const WHY: Readonly<Record<Ending, string>> = {
  ELIMINATION: 'One side has no character left',
  LEFT: 'One side has left',
  NO_BATTLE: `${QUIET_TURNS} turns without a battle`,
  TURNS: 'The last turn is over',
  LONG_TURN: 'A turn has gone on without an end',
};

function finish(table: Table<BusinessCardBattle>, award?: { card: CardName; from: Seat; to: Seat }): void {
  const { outcome } = table.at.state;
  if (!outcome) return;
  const ranks = [0, 1].map((seat) => (outcome.winner === null || outcome.winner === seat ? 1 : 2));
  table.finish({ ranks, why: WHY[outcome.ending], ...(award ? { awards: [award] } : {}) });
}
