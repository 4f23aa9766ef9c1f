import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { useWhoPlays } from '../../parts/who/who-plays.tsx';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import style from './decks.module.css';
import { DECK_GAMES } from './operations.generated.ts';
import { Shelf } from './shelf.tsx';

/** Renders the decks and the collection for one game, such as `?game=valhalla`. */
export default function DecksPage({ query }: PageProps) {
  const player = useSession()?.player;
  const { data, error, again } = useAsked(DECK_GAMES, {});
  const { first, dialog } = useWhoPlays();
  useTitle(t('decks.title'));
  if (!data) return <NotYet error={error} again={again} />;
  const games = data.games.filter(({ deckFormat }) => deckFormat !== null);
  const chosen = games.find(({ id }) => id === query.get('game')) ?? games[0];
  return (
    <div class="page">
      <h1>{t('decks.title')}</h1>
      <nav class={style.games} aria-label={t('decks.games')}>
        {games.map(({ id, title }) => (
          <a
            key={id}
            class="button"
            href={`/decks?game=${encodeURIComponent(id)}`}
            aria-current={id === chosen?.id ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {!player && (
        <section class="panel">
          <p>{t('decks.signIn')}</p>
          <button type="button" class="main" onClick={() => first(() => {})}>
            {t('who.title')}
          </button>
        </section>
      )}
      {dialog}
      {chosen && <Shelf key={`${chosen.id} ${player?.id}`} game={chosen.id} />}
    </div>
  );
}
