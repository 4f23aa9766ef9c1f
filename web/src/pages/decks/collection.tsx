import { PrintedCard } from '../../parts/cards/printed-card.tsx';
import type { Linking } from '../../parts/rules/linked.tsx';
import { t } from '../../texts/index.ts';
import type { Printed } from './deck.ts';
import style from './decks.module.css';

interface CollectionProps {
  readonly cards: readonly Printed[];
  readonly linking: Linking;
  readonly owned: readonly { readonly card: string; readonly count: number; readonly staked: number }[];
}

/** Renders the reader's cards of a game. */
export function Collection({ cards, owned, linking }: CollectionProps) {
  const printed = new Map(cards.map((card) => [card.name, card]));
  return (
    <section class={style.section} aria-labelledby="collection">
      <h2 id="collection">{t('decks.collection')}</h2>
      <ul class={style.cards}>
        {owned.map(({ card, count, staked }) => {
          const face = printed.get(card);
          return (
            <li key={card} class={style.card}>
              {face && <PrintedCard card={face} linking={linking} />}
              <p class="soft">
                {t('decks.copies', { n: count })}
                {staked > 0 && ` · ${t('decks.staked', { n: staked })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
