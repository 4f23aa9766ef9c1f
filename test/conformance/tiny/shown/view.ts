import type { At, BoardView, Counter, Names, ScoreRow, Seat, Sight } from '../../../../src/engine/index.ts';
import { hasPassed, scoreRow, zoneAt } from '../../../../src/engine/index.ts';
import { coinsOf, type TollRoad, type View } from '../toll-road.ts';

export function view(at: At<TollRoad>, sight: Sight): View {
  const { round, turn, pot, pending } = at.state;
  const players = Array.from({ length: at.seats }, (_, seat) => playerView(at, seat, sight));
  return { round, turn, pot, players, pending: pending && { ...pending } };
}

function playerView(at: At<TollRoad>, seat: Seat, sight: Sight): View['players'][number] {
  const { cards } = zoneAt(at, `hand-${seat}`);
  const gate = zoneAt(at, 'gate');
  const guard = gate.cards[gate.places.indexOf(seat)];
  return {
    seat,
    coins: coinsOf(at, seat),
    out: at.state.out[seat] ?? false,
    handCount: cards.length,
    hand: cards
      .filter((card) => sight.reads(card))
      .sort((a, b) => a - b)
      .map((number) => ({ number, name: sight.face(number)?.name ?? '' })),
    guard: guard === undefined ? null : (sight.face(guard)?.name ?? null),
  };
}

export function board(at: At<TollRoad>): BoardView {
  const cells = Array.from({ length: at.seats }, (_, seat) => ({
    key: `stall-${seat}`,
    x: seat,
    y: 0,
    kind: 'stall',
    label: `Stall ${seat}`,
    seat,
    pieces: [
      { key: `purse-${seat}`, kind: 'purse', label: 'Purse', seat, rotation: null, stats: purse(coinsOf(at, seat)) },
    ],
  }));
  return { shape: 'SQUARE', cells };
}

/** The kind of thing that each word of a move names. */
export const names: Names = { bid: 'NUMBER', target: 'SEAT', name: 'OTHER', order: 'OTHER' };

function purse(value: number): Counter[] {
  return [{ label: 'Coins', seat: null, value, max: null }];
}

export function status(at: At<TollRoad>, seat: Seat): string[] {
  if (at.state.out[seat]) return ['out'];
  return [...(at.state.turn === seat ? ['has the turn'] : []), ...(hasPassed(at, seat) ? ['passed'] : [])];
}

/** Returns the coins, which rank the seats that are not out. */
export function scoreTable(at: At<TollRoad>): ScoreRow[] {
  const ranked = at.state.out.flatMap((out, seat) => (out ? [] : [seat]));
  return [scoreRow('SCORE', 'Coins', ranked, (seat) => coinsOf(at, seat))];
}

export function counters(at: At<TollRoad>): Counter[] {
  const coins = at.state.coins.map((value, seat) => ({ label: 'Coins', seat, value, max: null }));
  return [{ label: 'Round', seat: null, value: at.state.round, max: at.options.rounds }, ...coins];
}
