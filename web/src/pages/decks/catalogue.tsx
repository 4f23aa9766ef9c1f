import { useMemo, useState } from 'preact/hooks';
import { PrintedCard } from '../../parts/cards/printed-card.tsx';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import type { Linking } from '../../parts/rules/linked.tsx';
import { t } from '../../texts/index.ts';
import { type Draft, found, type Printed } from './deck.ts';
import style from './decks.module.css';

interface CatalogueProps {
  readonly cards: readonly Printed[];
  readonly owned: ReadonlyMap<string, number> | null;
  readonly draft: Draft;
  readonly put: (card: string, by: number) => void;
  readonly about: string;
  readonly linking: Linking;
}

/** Renders every printed card, to browse and add to the deck. */
export function Catalogue({ cards, owned, draft, put, about, linking }: CatalogueProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const [mine, setMine] = useState(owned !== null);
  const kinds = useMemo(() => [...new Set(cards.map((card) => card.kind))], [cards]);
  const shown = found(cards, { text, kind }).filter(({ name }) => !mine || owned === null || owned.has(name));
  return (
    <section class={style.section} aria-labelledby="catalogue">
      <h2 id="catalogue">{t('decks.catalogue')}</h2>
      <p class="soft">{about}</p>
      <div class={style.search}>
        <TextField label={t('decks.search')} value={text} onValue={setText} />
        {kinds.length > 1 && (
          <ChoiceField
            label={t('decks.kind')}
            value={kind}
            options={[{ value: '', text: t('decks.kind.all') }, ...kinds.map((one) => ({ value: one, text: one }))]}
            onValue={setKind}
          />
        )}
        {owned && (
          <label class={style.mine}>
            <input type="checkbox" checked={mine} onChange={({ currentTarget }) => setMine(currentTarget.checked)} />
            {t('decks.mine')}
          </label>
        )}
      </div>
      <p role="status" class="soft">
        {t('decks.found', { n: shown.length })}
      </p>
      <ul class={style.cards}>
        {shown.map((card) => (
          <li key={card.name} class={style.card}>
            <PrintedCard card={card} linking={linking} />
            <CardCount card={card.name} count={draft.counts.get(card.name) ?? 0} owned={owned} put={put} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardCountProps extends Pick<CatalogueProps, 'owned' | 'put'> {
  readonly card: string;
  readonly count: number;
}

function CardCount({ card, count, owned, put }: CardCountProps) {
  return (
    <div class={style.stepper}>
      <button
        type="button"
        class={style.step}
        disabled={count === 0}
        aria-label={t('decks.less', { card })}
        onClick={() => put(card, -1)}
      >
        −
      </button>
      <span>{owned ? t('decks.ofOwned', { count, owned: owned.get(card) ?? 0 }) : count}</span>
      <button type="button" class={style.step} aria-label={t('decks.more', { card })} onClick={() => put(card, 1)}>
        +
      </button>
    </div>
  );
}
