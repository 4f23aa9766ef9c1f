import { z } from 'zod';
import { faceOf, type Game, registered, zoneAt } from '../../../src/engine/index.ts';
import { CARDS, handOf, type Ladder, MOST_ROUNDS, RUNGS } from './ladder.ts';
import { leave, setup, turn, turnLimit } from './rules.ts';

/** Ladder, the small game that every side of the bench plays. README.md has the rules. */
export const ladder: Game<Ladder> = {
  id: 'ladder',
  title: 'Ladder',
  about: 'Play a card that is higher than the last one.',
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 2 },
  maxMoves: 2 * RUNGS * MOST_ROUNDS,
  options: z.strictObject({
    rounds: z.int().min(1).max(MOST_ROUNDS).default(1).describe('How many times the players go through the deck.'),
  }),
  cards: CARDS,
  initial: () => ({ turn: 0, points: [0, 0], round: 1, left: null }),
  setup,
  steps: { turn },
  facts: {
    climbed: (state, { seat, points }) => {
      state.points[seat] = (state.points[seat] ?? 0) + points;
      state.turn = 1 - seat;
    },
    roundBegan: (state, { round }) => {
      state.round = round;
    },
    gaveUp: (state, { seat }) => {
      state.left = seat;
    },
  },
  leave,
  turnLimit,
  turn: (at) => at.state.turn,
  view: (at, sight) => ({
    turnSeat: at.state.turn,
    top: topOf(zoneAt(at, 'ladder').cards, (card) => Number(faceOf(at, card).name)),
    deckCount: zoneAt(at, 'deck').cards.length,
    players: at.state.points.map((points, seat) => {
      const cards = handOf(at, seat);
      const seen = cards.flatMap((number) => {
        const face = sight.face(number);
        return face ? [{ number, rung: Number(face.name) }] : [];
      });
      return { points, handCount: cards.length, hand: seen };
    }),
  }),
  counters: (at) => at.state.points.map((value, seat) => ({ label: 'Points', seat, value, max: null })),
  tell: (fact, who) => {
    if (fact.fact === 'roundBegan') return `Round ${fact.round}`;
    if (fact.fact === 'gaveUp') return `${who(fact.seat)} has left`;
    return fact.points > 0 ? `${who(fact.seat)} climbs` : null;
  },
  worth: (at, seat) => (at.state.points[seat] ?? 0) - (at.state.points[1 - seat] ?? 0),
};

function topOf(cards: readonly number[], rung: (card: number) => number): number | null {
  const last = cards.at(-1);
  return last === undefined ? null : rung(last);
}

export const LADDER = registered(ladder);
