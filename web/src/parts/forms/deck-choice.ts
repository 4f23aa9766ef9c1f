import type { DeckChoice } from '../../data/client.ts';

/** Converts a deck chosen in a form, `ready:key` or `saved:id`, to the API's input. */
export function deckOf(chosen: string): DeckChoice {
  const [kind, ...rest] = chosen.split(':');
  const name = rest.join(':');
  return kind === 'saved' ? { saved: name } : { ready: name };
}
