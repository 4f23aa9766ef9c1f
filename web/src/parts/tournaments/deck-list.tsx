import { e } from '../../texts/events.ts';
import style from './deck-list.module.css';

/** Renders the number of cards in a deck, with the list of cards on demand. */
export function DeckList({ deck }: { deck: unknown }) {
  const cards = cardsIn(deck);
  const n = cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <details class={style.deck}>
      <summary>{e('deck.cards', { n })}</summary>
      <ul>
        {cards.map(({ card, count }) => (
          <li key={card}>
            {count} × {card}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A list of `{ card, count }` as in the contract; other items are ignored. */
function cardsIn(deck: unknown): { card: string; count: number }[] {
  if (!Array.isArray(deck)) return [];
  return deck.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('card' in one) || !('count' in one)) return [];
    const { card, count } = one;
    return typeof card === 'string' && typeof count === 'number' ? [{ card, count }] : [];
  });
}
