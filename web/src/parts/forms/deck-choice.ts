import type { DeckChoice } from '../../data/client.ts';

/** What is sent for a deck that was chosen in a form: `ready:key` or `saved:id`. */
export function deckOf(chosen: string): DeckChoice {
  const [kind, ...rest] = chosen.split(':');
  const name = rest.join(':');
  return kind === 'saved' ? { saved: name } : { ready: name };
}
