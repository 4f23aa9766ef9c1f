import type { DeckChoice } from '../../data/client.ts';

/** The input for a deck chosen in a form: `ready:key` or `saved:id`. */
export function deckOf(chosen: string): DeckChoice {
  const [kind, ...rest] = chosen.split(':');
  const name = rest.join(':');
  return kind === 'saved' ? { saved: name } : { ready: name };
}
