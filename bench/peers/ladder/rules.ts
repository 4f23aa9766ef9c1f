import {
  type Ask,
  type Choice,
  type Seat,
  type Setup,
  type Table,
  type TurnLimit,
  zoneAt,
} from '../../../src/engine/index.ts';
import { CARDS, HAND, hand, handOf, type Ladder } from './ladder.ts';

type Tbl = Table<Ladder>;

export function setup(table: Tbl, { seats }: Setup<Ladder>): void {
  table.open({ id: 'deck', label: 'deck', kind: 'pile', seat: null, readers: [] });
  table.open({ id: 'ladder', label: 'ladder', kind: 'pile', seat: null, readers: 'everyone' });
  table.make('deck', Object.keys(CARDS));
  table.shuffle('deck');
  for (let seat = 0; seat < seats; seat++) {
    table.open({ id: hand(seat), label: 'hand', kind: 'hand', seat, readers: [seat] });
    table.draw('deck', hand(seat), HAND);
  }
  table.next({ step: 'turn', seat: 0 });
}

/** A seat plays one card and draws another. A seat that does not answer plays its first card. */
export const turn: Ask<Ladder, 'turn'> = {
  asks: (at, { seat }) => (handOf(at, seat).length > 0 ? [seat] : []),
  prompt: () => 'Which card do you play?',
  choices: (at, _, seat): Choice<Ladder['moves']['turn']>[] =>
    handOf(at, seat).map((card) => ({ label: at.faces[card]?.name ?? '', move: { play: { card } } })),
  take: (table, _, seat, { play: { card } }) => {
    const below = table.at.zones.ladder?.cards.at(-1);
    table.move([card], 'ladder');
    const higher = below === undefined || Number(table.name(card)) > Number(table.name(below));
    table.emit({ fact: 'climbed', seat, points: higher ? 1 : 0 });
    table.draw('deck', hand(seat));
    refill(table);
    if (handOf(table.at, 1 - seat).length === 0) finish(table);
    else table.next({ step: 'turn', seat: 1 - seat });
  },
  absent: (at, _, seat) => ({ play: { card: handOf(at, seat)[0] ?? 0 } }),
};

function refill(table: Tbl): void {
  const { state, options } = table.at;
  if (zoneAt(table.at, 'deck').cards.length > 0 || state.round >= options.rounds) return;
  table.gather(['ladder'], 'deck');
  table.shuffle('deck');
  table.emit({ fact: 'roundBegan', round: state.round + 1 });
}

export function leave(table: Tbl, seat: Seat): void {
  table.emit({ fact: 'gaveUp', seat });
  finish(table);
}

/** The turn limit. A turn normally takes a single answer. */
export const turnLimit: TurnLimit<Ladder> = { begins: 'climbed', answers: 4, ruling: finish };

function finish(table: Tbl): void {
  const { points, left } = table.at.state;
  const score = points.map((own, seat) => (seat === left ? -1 : own));
  const ranks = score.map((own) => 1 + score.filter((other) => other > own).length);
  table.finish({ ranks, why: left === null ? 'All cards are played' : 'A seat has left' });
}
