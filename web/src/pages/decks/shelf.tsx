import { useState } from 'preact/hooks';
import { lasting } from '../../browser/storage.ts';
import { askPatiently } from '../../data/client.ts';
import { api, session } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';
import { Builder } from './builder.tsx';
import { Collection } from './collection.tsx';
import { cardsOf, type Draft, draftOf, linkingOf } from './deck.ts';
import style from './decks.module.css';
import { dropDraft, keepDraft, keptDrafts } from './drafts.ts';
import { DECK_SHELF, DELETE_DECK, type DeckShelfResult } from './operations.generated.ts';
import { SavedDeck } from './saved-deck.tsx';

/** Renders the reader's decks for a game, its ready-made decks, and the reader's cards; or the deck being built. */
export function Shelf({ game }: { game: string }) {
  const { data, error, again } = useAsked(DECK_SHELF, { game });
  const [draft, setDraft] = useState<Draft | null>(null);
  if (!data?.game) return <NotYet error={error} again={again} />;
  const { me } = data;
  if (!draft || !me) return <Stock game={data.game} me={me} build={setDraft} again={again} />;
  const change = (next: Draft) => {
    keepDraft(lasting, { game, player: me.id }, next);
    setDraft(next);
  };
  const leave = () => {
    setDraft(null);
    again();
  };
  return (
    <Builder
      game={data.game}
      // Guests also play with the starter set. If a game has no owned cards, players may use all cards.
      owned={data.game.starterSet ? new Map(me.collection.map(({ card, count }) => [card, count])) : null}
      draft={draft}
      change={change}
      onSaved={() => {
        dropDraft(lasting, draft);
        leave();
      }}
      onLeft={leave}
    />
  );
}

interface StockProps {
  readonly game: NonNullable<DeckShelfResult['game']>;
  readonly me: DeckShelfResult['me'];
  readonly build: (draft: Draft) => void;
  readonly again: () => void;
}

function Stock({ game, me, build, again }: StockProps) {
  const { busy, error, run } = useDoing();
  const remove = (id: string) =>
    run(async () => {
      await askPatiently(api(), DELETE_DECK, { id });
      again();
    });
  const mayBuild = session() !== null;
  const drafts = me ? keptDrafts(lasting, { game: game.id, player: me.id }) : [];
  return (
    <>
      <p class="soft">{game.deckFormat?.about}</p>
      {mayBuild && (
        <section class={style.section} aria-labelledby="own">
          <h2 id="own">{t('decks.own')}</h2>
          <Problem error={error} />
          {me && me.decks.length + drafts.length === 0 && <p class="soft">{t('decks.none')}</p>}
          <ul class={style.decks}>
            {drafts.map((draft) => (
              <SavedDeck
                key={draft.key}
                name={t('decks.draft', { name: draft.name })}
                about={t('decks.draft.about')}
                cards={cardsOf(draft)}
                open={() => build(draft)}
                remove={() => {
                  dropDraft(lasting, draft);
                  again();
                }}
              />
            ))}
            {me?.decks.map((deck) => (
              <SavedDeck
                key={deck.id}
                name={deck.name}
                cards={deck.cards}
                broken={deck.broken}
                open={() => build(drafts.find(({ id }) => id === deck.id) ?? draftOf(deck.name, deck.cards, deck.id))}
                remove={busy ? undefined : () => void remove(deck.id)}
              />
            ))}
          </ul>
          <div>
            <button type="button" class="main" onClick={() => build(draftOf(t('decks.newName'), []))}>
              {t('decks.new')}
            </button>
          </div>
        </section>
      )}
      <section class={style.section} aria-labelledby="ready">
        <h2 id="ready">{t('decks.ready')}</h2>
        <ul class={style.decks}>
          {game.deckFormat?.ready.map(({ key, title, about, cards }) => (
            <SavedDeck
              key={key}
              name={title}
              about={about}
              cards={cards}
              copy={mayBuild ? () => build(draftOf(title, cards)) : undefined}
            />
          ))}
        </ul>
      </section>
      {game.starterSet && me && <Collection cards={game.cards} owned={me.collection} linking={linkingOf(game)} />}
    </>
  );
}
