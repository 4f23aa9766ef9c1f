import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { draftOf, sizeOf } from './deck.ts';
import style from './decks.module.css';
import type { CardLine } from './operations.generated.ts';

interface SavedDeckProps {
  readonly name: string;
  readonly about?: string;
  readonly cards: readonly CardLine[];
  readonly broken?: readonly string[];
  readonly open?: (() => void) | undefined;
  readonly copy?: (() => void) | undefined;
  readonly remove?: (() => void) | undefined;
}

/** Renders a saved deck: its cards on demand, its actions, and the rules it now breaks. */
export function SavedDeck({ name, about, cards, broken = [], open, copy, remove }: SavedDeckProps) {
  return (
    <li class={style.deck}>
      <h3>{isolated(name)}</h3>
      {about && <p>{about}</p>}
      {broken.length > 0 && (
        <ul class={style.broken}>
          {broken.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('decks.cards', { n: sizeOf(draftOf(name, cards)) })}</summary>
        <ul class={style.list}>
          {cards.map(({ card, count }) => (
            <li key={card}>
              <span class={style.count}>{count}×</span> {card}
            </li>
          ))}
        </ul>
      </details>
      <div class={style.actions}>
        {open && (
          <button type="button" onClick={open} aria-label={t('decks.editNamed', { name: isolated(name) })}>
            {t('decks.edit')}
          </button>
        )}
        {copy && (
          <button type="button" onClick={copy} aria-label={t('decks.copyNamed', { name: isolated(name) })}>
            {t('decks.copy')}
          </button>
        )}
        {remove && (
          <button
            type="button"
            class="quiet"
            onClick={remove}
            aria-label={t('decks.deleteNamed', { name: isolated(name) })}
          >
            {t('decks.delete')}
          </button>
        )}
      </div>
    </li>
  );
}
