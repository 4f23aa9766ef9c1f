import type { DeckList } from '../../../engine/index.ts';
import { MOST_OF_ONE } from './decks.ts';
import { each } from './ready-decks.ts';

/**
 * Suffices for the decks Head Office and General Assembly and for every size in between. Three copies of each card let
 * several matches for keeps run at the same time, and a loss does not break every deck.
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
