import { z } from 'zod';
import {
  type Ask,
  catalogue,
  type Game,
  PASS,
  type Pass,
  registered,
  type Seat,
  wholeNumber,
} from '../src/engine/index.ts';

/** The three situations in which a match can begin. */
const BEGINNINGS = ['door', 'digging', 'sharing'] as const;

interface Treasure {
  options: { begins: (typeof BEGINNINGS)[number] };
  state: { coins: number[] };
  steps: { door: object; stairs: object; digging: object; sharing: object; idle: object };
  moves: {
    door: { left: true } | { right: true };
    stairs: { stay: true } | { climb: true };
    digging: { dig: { metres: number } };
    sharing: { low: true } | { high: true };
    idle: Pass;
  };
  facts: { found: { seat: Seat; coins: number } };
  disclosures: object;
  view: object;
}

type Asking<K extends keyof Treasure['moves']> = Ask<Treasure, K>;

/**
 * Two coins lie behind the left door. Behind the right door are stairs, with nine coins at the top for a player who
 * climbs them.
 */
const door: Asking<'door'> = {
  asks: () => [0],
  prompt: () => 'Which door?',
  choices: () => [
    { label: 'Left', move: { left: true } },
    { label: 'Right', move: { right: true } },
  ],
  take: (table, _, seat, move) => {
    if ('left' in move) table.emit({ fact: 'found', seat, coins: 2 });
    else table.next({ step: 'stairs' });
  },
  absent: () => ({ left: true }),
};

const stairs: Asking<'stairs'> = {
  asks: () => [0],
  prompt: () => 'Up the stairs?',
  choices: () => [
    { label: 'Stay', move: { stay: true } },
    { label: 'Climb', move: { climb: true } },
  ],
  take: (table, _, seat, move) => {
    if ('climb' in move) table.emit({ fact: 'found', seat, coins: 9 });
  },
  absent: () => ({ stay: true }),
};

/** Asks where to dig. A seat gets more coins the closer it digs to 700 metres. */
const digging: Asking<'digging'> = {
  asks: () => [0],
  prompt: () => 'How deep?',
  choices: () => [wholeNumber('Dig', { dig: { metres: 0 } }, ['dig', 'metres'], 0, 1000)],
  take: (table, _, seat, { dig }) => table.emit({ fact: 'found', seat, coins: 10 - Math.abs(dig.metres - 700) / 70 }),
  absent: () => ({ dig: { metres: 0 } }),
};

/** Asks both seats at the same time. High is the better answer, whatever the other seat answers. */
const sharing: Asking<'sharing'> = {
  asks: () => [0, 1],
  prompt: () => 'High or low?',
  choices: () => [
    { label: 'Low', move: { low: true } },
    { label: 'High', move: { high: true } },
  ],
  take: (table, _, seat, move) => table.emit({ fact: 'found', seat, coins: 'high' in move ? 3 : 1 }),
  absent: () => ({ low: true }),
};

/** Asks a last question, after which nothing happens. */
const idle: Asking<'idle'> = {
  asks: () => [1],
  prompt: () => 'Anything else?',
  choices: () => [{ label: 'No', move: PASS }],
  take: (table) => table.next({ step: 'idle' }),
  absent: () => PASS,
};

const treasure: Game<Treasure> = {
  id: 'treasure',
  title: 'Treasure',
  about: 'Coins are found.',
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  maxMoves: 10,
  options: z.object({ begins: z.enum(BEGINNINGS) }),
  cards: catalogue({}),
  initial: () => ({ coins: [0, 0] }),
  setup: (table, { options }) => table.next({ step: options.begins }, { step: 'idle' }),
  steps: {
    door,
    stairs,
    digging,
    sharing,
    idle,
  },
  facts: {
    found: (state, { seat, coins }) => {
      state.coins = state.coins.map((had, one) => (one === seat ? had + coins : had));
    },
  },
  leave: () => {},
  view: () => ({}),
  counters: () => [],
  tell: () => null,
  worth: ({ state }, seat) => (state.coins[seat] ?? 0) - (state.coins[1 - seat] ?? 0),
  lead: 4,
  depth: 12,
};

/** A game with a few decisions, for tests of the search. */
export const TREASURE = registered(treasure);
