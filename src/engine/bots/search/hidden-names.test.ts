import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../../cards/catalogue.ts';
import { type CardId, NOBODY } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import { type Game, registered } from '../../game/game.ts';
import { PASS, type Pass } from '../../game/window.ts';
import { begin, copyMatch } from '../../play/play.ts';
import { fastRandom, shuffled } from '../../random.ts';
import { SEARCHED } from '../policies.ts';
import { searchPolicy } from './policy.ts';

/** A game of picking three of ten face-down cards in order, in which many moves look alike. */
interface Chests {
  options: object;
  state: { found: number };
  steps: { pick: object; idle: object };
  moves: { pick: { pick: { cards: CardId[] } }; idle: Pass };
  facts: { found: { by: number } };
  disclosures: object;
  view: object;
}

const cardsOf = (at: Pick<AnyAt, 'zones'>): readonly CardId[] => at.zones.chests?.cards ?? [];
const printed = () => ({ kind: 'chest', text: '', back: 'Chest' });

const chests: Game<Chests> = {
  id: 'chests',
  title: 'Chests',
  about: 'Chests to pick from.',
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  maxMoves: 50,
  options: z.object({}),
  cards: catalogue({ Full: printed(), Bare: printed() }),
  initial: () => ({ found: 0 }),
  setup: (table) => {
    table.open({ id: 'chests', label: 'Chests', kind: 'pile', seat: null, readers: NOBODY });
    table.make('chests', ['Full', 'Full', 'Full', 'Full', 'Full', 'Bare', 'Bare', 'Bare', 'Bare', 'Bare']);
    table.next({ step: 'pick' }, { step: 'idle' });
  },
  steps: {
    pick: {
      asks: () => [0],
      prompt: () => 'Which?',
      choices: (at) => {
        const from = cardsOf(at).map((value) => ({ value, label: `${value}` }));
        const blank = { path: ['pick', 'cards'], label: 'cards', from, min: 3, max: 3 };
        return [{ label: 'Pick', move: { pick: { cards: [] } }, blank }];
      },
      take: (table, _, _seat, { pick }) => {
        const by = pick.cards.reduce((sum, card, place) => sum + (place + 1) * ((card * 7) % 10), 0);
        table.emit({ fact: 'found', by });
      },
      absent: (at) => ({ pick: { cards: cardsOf(at).slice(0, 3) } }),
    },
    idle: {
      asks: () => [1],
      prompt: () => 'Anything else?',
      choices: () => [{ label: 'No', move: PASS }],
      take: (table) => table.next({ step: 'idle' }),
      absent: () => PASS,
    },
  },
  facts: {
    found: (state, { by }) => {
      state.found += by;
    },
  },
  leave: () => {},
  view: () => ({}),
  counters: () => [],
  tell: () => null,
  worth: ({ state }, seat) => (seat === 0 ? state.found : -state.found),
};

it('the names of hidden cards do not decide which of very many moves are tried', () => {
  const game = registered(chests);
  const { at } = begin(game, { seats: 2, options: {}, decks: [null, null], firstCard: 1 }, fastRandom(1));
  const cards = cardsOf(at);
  const names = cards.map((card) => at.faces[card]?.name ?? '');
  const worlds = [1, 2, 3, 4, 5].map((seed) => {
    const others = shuffled(names, fastRandom(seed));
    const faces = Object.fromEntries(cards.map((card, index) => [card, { name: others[index] ?? '', back: 'Chest' }]));
    return { ...copyMatch(at), faces };
  });
  for (const searching of Object.values(SEARCHED)) {
    const policy = searchPolicy({ ...searching, iterations: 24 });
    for (let seed = 1; seed <= 8; seed++) {
      const answers = [at, ...worlds].map((world) => JSON.stringify(policy(game, world, 0, fastRandom(seed))));
      expect(new Set(answers).size, `${searching.level}, seed ${seed}`).toBe(1);
    }
  }
});
