import {
  type At,
  type Counter,
  cardsSeen,
  type FactOf,
  handSeen,
  type Names,
  type Seat,
  type Sight,
  type Who,
  zoneAt,
} from '../../src/engine/index.ts';
import { CARDS } from './cards.ts';
import { holdOf, isPlaying, type QuietCargo } from './quiet-cargo.ts';
import type { QuietCargoPlayer, QuietCargoView } from './schema.generated.ts';

export function view(at: At<QuietCargo>, sight: Sight): QuietCargoView {
  return {
    turnSeat: at.state.turn,
    aboard: zoneAt(at, 'ship').cards.length,
    quay: cardsSeen(CARDS, zoneAt(at, 'quay').cards, sight),
    players: at.state.coins.map((_, seat) => player(at, seat, sight)),
  };
}

function player(at: At<QuietCargo>, seat: Seat, sight: Sight): QuietCargoPlayer {
  return {
    seat,
    coins: at.state.coins[seat] ?? 0,
    bid: at.state.bids[seat] ?? 0,
    playing: isPlaying(at, seat),
    protected: at.state.protected.includes(seat),
    holdCount: holdOf(at, seat).length,
    hold: handSeen(CARDS, holdOf(at, seat), sight),
  };
}

export function counters(at: At<QuietCargo>): Counter[] {
  return at.state.coins.map((value, seat) => ({ label: 'Coins', seat, value, max: null }));
}

/** The kind of value under each key of a move. */
export const names: Names = { crate: 'CARD', whom: 'SEAT', cargo: 'OTHER', coins: 'NUMBER' };

export function status(at: At<QuietCargo>, seat: Seat): string[] {
  if (!isPlaying(at, seat)) return ['out'];
  const hasTurn = at.state.turn === seat && !at.result;
  return [...(hasTurn ? ['has the turn'] : []), ...(at.state.protected.includes(seat) ? ['protected'] : [])];
}

const WEIGHED = { HEAVIER: 'heavier than', LIGHTER: 'lighter than', EQUAL: 'as heavy as' };

export function tell(fact: FactOf<QuietCargo>, who: Who): string {
  switch (fact.fact) {
    case 'bidOpened':
      return `${who(fact.seat)} bids ${fact.coins}`;
    case 'warded':
      return `${who(fact.seat)} wards it off`;
    case 'turnBegan':
      return `${who(fact.seat)} is to play`;
    case 'sheltered':
      return `${who(fact.seat)} cannot be chosen before its next turn`;
    case 'holdsChanged':
      return `${who(fact.seat)} and ${who(fact.with)} change holds`;
    case 'paid':
      return paid(fact, who);
    case 'wentOut':
      return `${who(fact.seat)} is out: ${fact.why === 'LEFT' ? 'it has left' : 'it cannot pay'}`;
    case 'counted':
      return `Counted: ${fact.totals.flatMap((total, seat) => (total === null ? [] : `${who(seat)} ${total}`)).join(', ')}`;
    case 'informed':
      return `${who(fact.seat)} says that ${who(fact.whom)} holds ${fact.cargo}: ${fact.answer ? 'so it is' : 'not so'}`;
    case 'weighed':
      return `The hold of ${who(fact.seat)} is ${WEIGHED[fact.answer]} that of ${who(fact.whom)}`;
  }
}

function paid({ from, to }: QuietCargo['facts']['paid'], who: Who): string {
  if (from === null) return `${to === null ? 'No seat' : who(to)} takes a coin`;
  return `${who(from)} pays ${to === null ? 'the crown' : who(to)} a coin`;
}
