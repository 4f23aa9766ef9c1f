import type { DeckList } from '../../../engine/index.ts';
import { MOST_OF_ONE } from './decks.ts';
import { each } from './ready-decks.ts';

/**
 * The cards of every new account. The set suffices for the decks Head Office and General Assembly and for every size in
 * between. An account has three copies of each card, so that a loss does not break every deck and several matches for
 * keeps can run at the same time.
 */
export const STARTER: DeckList = each(
  'Aurora Vane',
  'Greta Stone',
  'Ines Field',
  'Petra Loam',
  'Hugo Marl',
  'Karl Basalt',
  'Anton Weir',
  'Henrik Fjord',
  'Edda Brook',
  'Rufus Marsh',
  'Gustav Kiln',
  'Nora Phoenix',
  'Quentin Ash',
  'Dirk Mistral',
  'Kira Feather',
  'Lars Tuft',
  'Noel Wisp',
  'Jule Cinder',
).map((line) => ({ ...line, count: MOST_OF_ONE }));
