import { useState } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import type { Speed } from '../../data/client.ts';
import { ServerRefusal } from '../../data/client.ts';
import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { leaderboardAddress } from '../../parts/ratings/leaderboard-address.ts';
import { When } from '../../parts/when.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import type { PageProps } from '../page.ts';
import style from './leaderboard.module.css';
import { LEADERBOARD, type LeaderboardResult } from './operations.generated.ts';

const SPEEDS: readonly Speed[] = ['LIVE', 'DAILY'];

/** Renders the players of a game with the best settled ratings. `?speed=DAILY` shows those of long matches. */
export default function LeaderboardPage({ id, query }: PageProps) {
  const speed = query.get('speed') === 'DAILY' ? 'DAILY' : 'LIVE';
  return <Board key={`${id} ${speed}`} game={id} speed={speed} />;
}

function Board({ game: id, speed }: { game: string; speed: Speed }) {
  const [after, setAfter] = useState<readonly string[]>([]);
  const { data, error, loading, again } = useAsked(LEADERBOARD, { game: id, speed, after: after.at(-1) ?? null });
  const title = data?.game && t('rating.leaderboard.title', { game: data.game.title });
  useTitle(title);
  if (error instanceof ServerRefusal && error.code === 'NOT_FOUND') return <h1 class="page">{t('new.noGame')}</h1>;
  if (!data) return <NotYet error={error} again={again} />;
  const { leaders, pageInfo } = data.leaderboard;
  const next = pageInfo.endCursor;
  return (
    <article class="page narrow">
      <h1>{title}</h1>
      <nav class={`row ${style.speeds}`} aria-label={t('rating.speeds')}>
        {SPEEDS.map((one) => (
          <a
            key={one}
            class="button"
            href={leaderboardAddress(id, one)}
            aria-current={one === speed ? 'page' : undefined}
          >
            {t(`rating.speed.${one}`)}
          </a>
        ))}
      </nav>
      <p class="soft">{t('rating.leaderboard.about')}</p>
      {leaders.length === 0 ? <p>{t('rating.leaderboard.none')}</p> : <Leaders leaders={leaders} />}
      {(after.length > 0 || pageInfo.hasNextPage) && (
        <nav class="row" aria-label={t('rating.pages')}>
          <button type="button" disabled={after.length === 0} onClick={() => setAfter((last) => last.slice(0, -1))}>
            {t('rating.better')}
          </button>
          <button
            type="button"
            disabled={loading || !pageInfo.hasNextPage || next === null}
            onClick={() => next !== null && setAfter((last) => [...last, next])}
          >
            {t('rating.further')}
          </button>
        </nav>
      )}
    </article>
  );
}

function Leaders({ leaders }: { leaders: LeaderboardResult['leaderboard']['leaders'] }) {
  const me = useSession()?.player.id;
  return (
    <table class={style.leaders}>
      <thead>
        <tr>
          <th scope="col">{t('rating.place')}</th>
          <th scope="col">{t('rating.player')}</th>
          <th scope="col">{t('rating.points')}</th>
          <th scope="col">{t('rating.matches')}</th>
          <th scope="col">{t('rating.last')}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ place, player, rating }) => (
          <tr key={player.id} data-mine={player.id === me}>
            <td>{place}</td>
            <th scope="row">
              <a href={`/players/${player.id}`}>{isolated(player.name)}</a>
            </th>
            <td>{rating.points}</td>
            <td>{rating.matches}</td>
            <td>
              <When at={rating.lastMatchAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
