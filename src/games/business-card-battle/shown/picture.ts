import type { At, BoardView, Cell, Counter, Piece, Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { word } from '../cards/print.ts';
import { QUIET_TURNS, standing } from '../rules/end.ts';
import { type Fighter, fighters } from '../rules/field.ts';
import { columnOf, lineOf, SPOTS, spotName } from '../rules/spots.ts';
import { SEATS, turnOf } from '../seats.ts';
import { zoneOf } from '../zones.ts';

/** After more turns than this in a row without a battle, the table counts them. */
const LONG_QUIET = 10;

/** The rows from the top: the rear and the front line of seat 1, then the front and the rear line of seat 0. */
const ROWS = [
  { FRONT: 2, REAR: 3 },
  { FRONT: 1, REAR: 0 },
] as const;

/** Returns both fields as one board, with the front lines facing each other. */
export function board(at: At<BusinessCardBattle>): BoardView {
  const cells = SEATS.flatMap((seat) => {
    const all = fighters(at, seat);
    return SPOTS.map((spot, place): Cell => {
      const line = lineOf(place);
      const pieces = all.filter((one) => one.place === place).map((one) => piece(at, one));
      const y = ROWS[seat === 0 ? 0 : 1][line];
      return {
        key: cellKey(seat, spot),
        x: columnOf(place),
        y,
        kind: line.toLowerCase(),
        label: spotName(spot),
        seat,
        pieces,
      };
    });
  });
  return { shape: 'SQUARE', cells };
}

/** Returns the key of a cell. The key includes the seat, because both fields have the same spot names. */
export function cellKey(seat: Seat, spot: string): string {
  return `${seat}-${spot}`;
}

function piece(at: At<BusinessCardBattle>, { card, name, seat, hp, printed }: Fighter): Piece {
  const stats: Counter[] = [
    { label: 'HP', seat: null, value: hp, max: null },
    { label: 'AP', seat: null, value: printed.ap, max: null },
  ];
  const label = [name, word(printed.attribute), ...printed.skills.map(word)].join(', ');
  const sideways = at.state.battle?.sideways.includes(card) ?? false;
  return { key: String(card), kind: 'character', label, seat, card, rotation: sideways ? 1 : null, stats };
}

export function status(at: At<BusinessCardBattle>, seat: Seat): string[] {
  if (at.state.gone.includes(seat)) return ['out'];
  if (at.result) return [];
  if (at.state.outcome) return at.state.picker === seat ? ['picks the prize'] : [];
  return turnOf(at) === seat ? ['has the turn'] : [];
}

export function counters(at: At<BusinessCardBattle>): Counter[] {
  const { turn, quiet } = at.state;
  return [
    ...(turn > 0 ? [{ label: 'Turn (draw at the last)', seat: null, value: turn, max: at.options.turns }] : []),
    ...(quiet > LONG_QUIET
      ? [{ label: 'Turns without a battle (draw at the last)', seat: null, value: quiet, max: QUIET_TURNS }]
      : []),
    ...SEATS.flatMap((seat) => {
      const { left, hp } = standing(at, seat);
      const waiting = zoneOf(at, 'deck', seat).cards.length;
      const characters = { label: 'Characters', seat, value: left + waiting, max: at.options.size };
      // Shows the HP only after the fields are revealed, because the total HP reveals something about a secret deck.
      return waiting > 0 ? [characters] : [characters, { label: 'HP', seat, value: hp, max: null }];
    }),
  ];
}
