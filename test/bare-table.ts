import { z } from 'zod';
import {
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  catalogue,
  fastRandom,
  registered,
  type ZoneSpec,
} from '../src/engine/index.ts';
import { EngineTable } from '../src/engine/play/engine-table.ts';
import { blank } from '../src/engine/play/reduce.ts';

/** A game without rules: zones, cards and the engine's verbs. */
export const NO_RULES: AnyGame = registered({
  id: 'no-rules',
  title: 'No rules',
  about: 'Zones and cards.',
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  rulesVersion: '1',
  seats: { min: 1, max: 4 },
  maxMoves: 1,
  options: z.object({}),
  cards: catalogue({
    ace: { kind: 'card', text: '', back: 'blue' },
    king: { kind: 'card', text: '', back: 'blue' },
    queen: { kind: 'card', text: '', back: 'blue' },
    jack: { kind: 'card', text: '', back: 'red' },
  }),
  initial: () => ({}),
  setup: () => {},
  steps: {},
  facts: {},
  leave: () => {},
  view: () => ({}),
  counters: () => [],
  tell: () => null,
  worth: () => 0,
});

type Verbs = Pick<
  EngineTable<AnyTypes>,
  | 'open'
  | 'make'
  | 'move'
  | 'gather'
  | 'copies'
  | 'draw'
  | 'shuffle'
  | 'reveal'
  | 'peek'
  | 'disclose'
  | 'roll'
  | 'finish'
  | 'close'
>;

/** A game whose only rules are two questions about hidden cards: is a certain card there, and which cards are there? */
export const QUESTIONS: AnyGame = {
  ...NO_RULES,
  facts: { holds: () => {}, named: () => {} },
  disclosures: {
    holds: (names, asked) => 'name' in asked && names.includes(String(asked.name)),
    named: (names) => [...names].sort().join(' '),
  },
};

/**
 * Returns an empty table for three seats: a pile that no seat can read, one that every seat can read, a row of
 * face-down cards, and hands.
 */
export function bareTable(game: AnyGame = NO_RULES): { at: AnyAt; table: Verbs } {
  const at = blank(game, { seats: 3, options: {}, decks: [null, null, null], firstCard: 1 });
  const table = EngineTable.over<AnyTypes>(game, at, fastRandom(1), 1);
  const zones: ZoneSpec[] = [
    { id: 'deck', label: 'deck', kind: 'pile', seat: null, readers: [] },
    { id: 'discard', label: 'discard', kind: 'pile', seat: null, readers: 'everyone' },
    { id: 'row', label: 'row', kind: 'row', seat: null, readers: [] },
    { id: 'hand-0', label: 'hand', kind: 'hand', seat: 0, readers: [0] },
    { id: 'hand-1', label: 'hand', kind: 'hand', seat: 1, readers: [1] },
  ];
  for (const zone of zones) table.open(zone);
  return { at, table };
}
