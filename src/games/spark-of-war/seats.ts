import type { At, Seat } from '../../engine/index.ts';
import type { SparkOfWar } from './spark-of-war.ts';
import type { Colour, Doer, Thing } from './state.ts';

export function turnOf(at: At<SparkOfWar>): Seat {
  return (at.state.first + at.state.turn) % at.seats;
}

export function hasLeft(at: At<SparkOfWar>, seat: Seat): boolean {
  return at.state.left.includes(seat);
}

/** Returns no seat once this player has left, so that the rest of the turn is skipped. */
export function turnPlayer(at: At<SparkOfWar>): readonly Seat[] {
  const seat = turnOf(at);
  return hasLeft(at, seat) ? [] : [seat];
}

export function seatsOf(at: { seats: number }): Seat[] {
  return Array.from({ length: at.seats }, (_, seat) => seat);
}

/** Returns a seat's colour in a Face-off, or null if all players play alone. */
export function colourOf(at: At<SparkOfWar>, seat: Seat): Colour | null {
  if (at.options.mode !== 'faceOff') return null;
  return seat % 2 === 0 ? 'BLUE' : 'ORANGE';
}

/** Returns the acting player in the form that facts use. */
export function doer(at: At<SparkOfWar>, seat: Seat): Doer {
  const side = colourOf(at, seat);
  return side ? { seat, side } : { seat };
}

/** Whether a seat can take a card. In a Face-off, players cannot take planets or stars of the other colour. */
export function mayTake(at: At<SparkOfWar>, seat: Seat, thing: Thing): boolean {
  return thing.colour === null || thing.colour === colourOf(at, seat);
}
