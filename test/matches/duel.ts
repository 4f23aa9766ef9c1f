import { z } from 'zod';
import {
  type Ask,
  type Counter,
  catalogue,
  type Game,
  registered,
  type Seat,
  type Table,
} from '../../src/engine/index.ts';

/**
 * A small game for tests of the log. Each round, all seats bid in secret, then each seat in turn draws a card or
 * passes. The highest sum of bids wins.
 */
interface Duel {
  options: { rounds: number };
  state: { round: number; scores: number[] };
  steps: { round: object; bid: object; turn: { seat: Seat } };
  moves: { bid: { bid: number }; turn: { draw: true } | { pass: true } };
  facts: { roundBegan: { round: number }; scored: { seat: Seat; points: number } };
  disclosures: object;
  view: { round: number };
}

const CARDS = 200;

const bid: Ask<Duel, 'bid'> = {
  asks: (at) => at.state.scores.flatMap((score, seat) => (score < 0 ? [] : [seat])),
  prompt: () => 'Bid',
  choices: () => [{ label: 'Bid', move: { bid: 1 }, blank: { path: ['bid'], from: null, min: 1, max: 9 } }],
  take: (table, _, seat, move) => table.emit({ fact: 'scored', seat, points: move.bid }),
  absent: () => ({ bid: 1 }),
};

const turn: Ask<Duel, 'turn'> = {
  asks: (at, { seat }) => ((at.state.scores[seat] ?? -1) < 0 ? [] : [seat]),
  prompt: () => 'Draw or pass',
  choices: () => [
    { label: 'Draw', move: { draw: true } },
    { label: 'Pass', move: { pass: true } },
  ],
  take: (table, { seat }, _, move) => {
    if ('draw' in move) table.draw('deck', `hand-${seat}`);
  },
  absent: () => ({ pass: true }),
};

function round(table: Table<Duel>): void {
  const { at } = table;
  if (at.state.round === at.options.rounds) {
    const best = Math.max(...at.state.scores);
    table.finish({ ranks: at.state.scores.map((score) => (score === best ? 1 : 2)), why: 'All rounds are played' });
    return;
  }
  table.emit({ fact: 'roundBegan', round: at.state.round + 1 });
  const turns = at.state.scores.map((_, seat) => ({ step: 'turn' as const, seat }));
  table.next({ step: 'bid' }, ...turns, { step: 'round' });
}

const game: Game<Duel> = {
  id: 'duel',
  title: 'Duel',
  about: 'Bids in secret.',
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
  maxMoves: 10_000,
  options: z.strictObject({ rounds: z.int().min(1).max(1000).default(3) }),
  misfit: (seats, { rounds }) => (seats === 3 && rounds === 1 ? 'Three seats need two rounds.' : null),
  cards: catalogue({ sun: { kind: 'card', text: '', back: 'blue' }, moon: { kind: 'card', text: '', back: 'blue' } }),
  initial: ({ seats }) => ({ round: 0, scores: Array.from({ length: seats }, () => 0) }),
  setup: (table, { seats }) => {
    table.open({ id: 'deck', label: 'deck', kind: 'pile', seat: null, readers: [] });
    for (let seat = 0; seat < seats; seat++)
      table.open({ id: `hand-${seat}`, label: 'hand', kind: 'hand', seat, readers: [seat] });
    table.make(
      'deck',
      Array.from({ length: CARDS }, (_, index) => (index % 2 ? 'sun' : 'moon')),
    );
    table.shuffle('deck');
    table.next({ step: 'round' });
  },
  steps: { round: { run: round }, bid, turn },
  facts: {
    roundBegan: (state, fact) => {
      state.round = fact.round;
    },
    scored: (state, { seat, points }) => {
      state.scores[seat] = points < 0 ? -1 : (state.scores[seat] ?? 0) + points;
    },
  },
  leave: (table, seat) => {
    table.emit({ fact: 'scored', seat, points: -1 });
    const left = table.at.state.scores.flatMap((score, one) => (score < 0 ? [] : [one]));
    if (left.length <= 1)
      table.finish({
        ranks: table.at.state.scores.map((_, one) => (left.includes(one) ? 1 : 2)),
        why: 'All but one left',
      });
  },
  view: (at) => ({ round: at.state.round }),
  counters: (at): Counter[] => at.state.scores.map((value, seat) => ({ label: 'score', seat, value, max: null })),
  tell: (fact, who) =>
    fact.fact === 'scored' ? `${who(fact.seat)} scores ${fact.points}` : `Round ${fact.round} begins`,
  worth: (at, seat) => at.state.scores[seat] ?? 0,
};

export const duel = registered(game);
