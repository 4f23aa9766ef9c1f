import type { At, BoardView, Cell, Counter, MoveOf, Piece, Seat } from '../../../engine/index.ts';
import { sideStats } from '../cards/catalogue.ts';
import { dealtAt, hasForcefield, resistanceOf, sustained } from '../rules/damage.ts';
import { freeHexes } from '../rules/deployment.ts';
import { coordinates, type Hex, neighbours, SIX } from '../rules/hex.ts';
import { pileOf, pilePoints } from '../rules/scoring.ts';
import { roundsOf } from '../rules/turn.ts';
import { colourOf, hasLeft, seatsOf, turnOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { isStar, type Thing } from '../state.ts';
import { zoneOf } from '../zones.ts';
import { COLOUR_WORD, thingLabel } from './labels.ts';

const number = (label: string, value: number, max: number | null = null): Counter => ({
  label,
  seat: null,
  value,
  max,
});

function pieceOf(at: At<SparkOfWar>, hex: Hex, thing: Thing): Piece {
  const damage = SIX.map((side) => dealtAt(thing, side));
  const forcefields = SIX.filter((side) => hasForcefield(thing, side));
  return {
    key: String(thing.card),
    kind: isStar(thing) ? 'star' : thing.kind,
    label: thingLabel(thing),
    seat: null,
    card: thing.card,
    rotation: thing.rotation,
    stats: [
      number('Damage sustained', sustained(at.state, hex), resistanceOf(thing)),
      ...sideStats(damage, forcefields),
    ],
  };
}

/** Returns the galaxy for generic clients: every card, and every empty hexagon next to a card. */
export function board(at: At<SparkOfWar>): BoardView {
  const cell = (key: Hex, kind: string, label: string, pieces: Piece[]): Cell => {
    const { q, r } = coordinates(key);
    return { key, x: q, y: r, kind, label, seat: null, pieces };
  };
  const held = Object.entries(at.state.things).map(([hex, thing]) =>
    cell(hex, isStar(thing) ? 'star' : thing.kind, thingLabel(thing), [pieceOf(at, hex, thing)]),
  );
  const free = freeHexes(at.state).map(({ hex, damage }) =>
    cell(hex, 'space', damage > 0 ? `Empty space, ${damage} damage` : 'Empty space', []),
  );
  return { shape: 'HEX', cells: [...held, ...free] };
}

/** For a choice of rotation: the rotated card, and the cards beside it whose damage the rotation would change. */
export function preview(at: At<SparkOfWar>, move: MoveOf<SparkOfWar>): Piece[] {
  const step = at.agenda.at(-1);
  const thing = step?.step === 'orient' ? at.state.things[step.hex] : undefined;
  if (step?.step !== 'orient' || !thing || !('turn' in move)) return [];
  const { hex } = step;
  const things = { ...at.state.things, [hex]: { ...thing, rotation: move.turn.rotation } };
  const turned: At<SparkOfWar> = { ...at, state: { ...at.state, things } };
  const beside = neighbours(hex).filter((next) => sustained(turned.state, next) !== sustained(at.state, next));
  return [hex, ...beside].flatMap((one) => (things[one] ? [pieceOf(turned, one, things[one])] : []));
}

export function status(at: At<SparkOfWar>, seat: Seat): string[] {
  const colour = colourOf(at, seat);
  const side = colour ? [COLOUR_WORD[colour]] : [];
  if (hasLeft(at, seat)) return [...side, 'out'];
  return !at.result && turnOf(at) === seat ? [...side, 'has the turn'] : side;
}

/** Returns the public numbers. Points include only public cards, because quests are counted at the end of the match. */
export function counters(at: At<SparkOfWar>): Counter[] {
  const { state } = at;
  const perSeat = seatsOf(at).flatMap((seat) => {
    const final = state.scores?.find((score) => score.seat === seat);
    const points = pilePoints(pileOf(at, seat));
    return [
      { label: final ? 'Points with quests' : 'Points before quests', seat, value: final?.total ?? points, max: null },
      { label: 'Ships in hand', seat, value: zoneOf(at, 'hand', seat).cards.length, max: null },
    ];
  });
  return [
    number('Turn', state.turn + 1, roundsOf(at) * at.seats),
    number('Action phase', state.action, 2),
    number('Stars left', Object.values(state.things).filter(isStar).length),
    ...perSeat,
  ];
}
