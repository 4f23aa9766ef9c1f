import { useState } from 'preact/hooks';
import { ask, askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { TextField } from '../../parts/forms/field.tsx';
import { Problem } from '../../parts/problem.tsx';
import type { Linking } from '../../parts/rules/linked.tsx';
import { t } from '../../texts/index.ts';
import { Catalogue } from './catalogue.tsx';
import { cardsOf, changed, type Draft, linkingOf, type Printed, sizeOf } from './deck.ts';
import style from './decks.module.css';
import { SAVE_DECK } from './operations.generated.ts';
import { useBrokenRules } from './use-broken-rules.ts';

interface BuilderProps {
  readonly game: {
    readonly id: string;
    readonly cards: readonly Printed[];
    readonly deckFormat: { about: string } | null;
    readonly rules: { readonly glossary: Linking['glossary'] };
  };
  /** The number of owned copies by card name; null if players do not own cards. */
  readonly owned: ReadonlyMap<string, number> | null;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Called when the server has saved the deck. */
  readonly onSaved: () => void;
  /** Called when the reader leaves. The changes are kept as a draft. */
  readonly onLeft: () => void;
}

/** Renders the catalogue beside the deck that the reader builds, with all broken rules in view. */
export function Builder({ game, owned, draft, change, onSaved, onLeft }: BuilderProps) {
  const { broken, error } = useBrokenRules(game.id, draft);
  const { busy, error: refused, run } = useDoing();
  const save = () =>
    run(async () => {
      const input = { id: draft.id, game: game.id, name: draft.name, cards: cardsOf(draft) };
      await (draft.id === null ? ask : askPatiently)(api(), SAVE_DECK, { input });
      onSaved();
    });
  const put = (card: string, by: number) => change(changed(draft, card, by));
  return (
    <div class={style.builder}>
      <section class={`panel ${style.draft}`} aria-labelledby="draft">
        <h2 id="draft">{t('decks.building')}</h2>
        <TextField
          label={t('decks.name')}
          value={draft.name}
          onValue={(name) => change({ ...draft, name })}
          maxLength={60}
          required
        />
        <Verdict broken={broken} size={sizeOf(draft)} />
        <Problem error={refused ?? error} />
        <div class="row">
          <button
            type="button"
            class="main"
            disabled={busy || broken === null || broken.length > 0 || draft.name.trim() === ''}
            onClick={() => void save()}
          >
            {t('decks.save')}
          </button>
          <button type="button" onClick={onLeft}>
            {t('decks.cancel')}
          </button>
        </div>
        <details open={matchMedia('(min-width: 52rem)').matches}>
          <summary>{t('decks.inIt')}</summary>
          <DraftList draft={draft} put={put} />
        </details>
      </section>
      <Catalogue
        cards={game.cards}
        owned={owned}
        draft={draft}
        put={put}
        about={game.deckFormat?.about ?? ''}
        linking={linkingOf(game)}
      />
    </div>
  );
}

function Verdict({ broken, size }: { broken: readonly string[] | null; size: number }) {
  const [last, setLast] = useState<readonly string[]>([]);
  if (broken !== null && broken !== last) setLast(broken);
  const shown = broken ?? last;
  return (
    <div aria-live="polite" aria-busy={broken === null}>
      <p class={style.size}>{t('decks.cards', { n: size })}</p>
      {shown.length > 0 ? (
        <ul class={style.broken}>
          {shown.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : (
        <p class={style.fine}>{broken === null ? t('waiting') : t('decks.fine')}</p>
      )}
    </div>
  );
}

function DraftList({ draft, put }: { draft: Draft; put: (card: string, by: number) => void }) {
  return (
    <ul class={style.list}>
      {[...draft.counts].map(([card, count]) => (
        <li key={card} class={style.line}>
          <span class={style.count}>{count}×</span>
          <span>{card}</span>
          <button type="button" class={style.step} aria-label={t('decks.less', { card })} onClick={() => put(card, -1)}>
            −
          </button>
          <button type="button" class={style.step} aria-label={t('decks.more', { card })} onClick={() => put(card, 1)}>
            +
          </button>
        </li>
      ))}
    </ul>
  );
}
