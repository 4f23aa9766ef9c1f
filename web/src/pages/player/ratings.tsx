import { useState } from 'preact/hooks';
import { useAsked } from '../../data/use-asked.ts';
import { leaderboardAddress } from '../../parts/ratings/leaderboard-address.ts';
import { pointsText } from '../../parts/ratings/points.ts';
import { t } from '../../texts/index.ts';
import { Graph } from './graph.tsx';
import { PLAYER_RATINGS, type PlayerRatingsResult, RATING_HISTORY } from './operations.generated.ts';
import style from './player.module.css';

type Rating = NonNullable<PlayerRatingsResult['player']>['ratings'][number];

/** Renders a player's ratings and the history of one of them. Renders nothing without a rating. */
export function Ratings({ player }: { player: string }) {
  const { data } = useAsked(PLAYER_RATINGS, { id: player });
  const [chosen, setChosen] = useState<string | null>(null);
  const ratings = data?.player?.ratings ?? [];
  const shown = ratings.find((one) => keyOf(one) === chosen) ?? mostPlayed(ratings);
  if (!shown) return null;
  return (
    <section class={style.ratings} aria-labelledby="ratings">
      <h2 id="ratings">{t('rating.title')}</h2>
      <ul class={style.pools}>
        {ratings.map((rating) => (
          <li key={keyOf(rating)}>
            <button type="button" aria-pressed={rating === shown} onClick={() => setChosen(keyOf(rating))}>
              <span>
                {rating.game.title} · {t(`rating.speed.${rating.speed}`)}
              </span>
              <b>{pointsText(rating)}</b>
              <small>{t('player.count', { n: rating.matches })}</small>
            </button>
          </li>
        ))}
      </ul>
      <History key={keyOf(shown)} player={player} rating={shown} />
    </section>
  );
}

function History({ player, rating }: { player: string; rating: Rating }) {
  const { game, speed, provisional, deviation } = rating;
  const { data } = useAsked(RATING_HISTORY, { id: player, game: game.id, speed });
  const history = data?.player?.ratingHistory ?? [];
  return (
    <div class={style.history}>
      {history.length > 0 && <Graph history={history} />}
      <p class="soft">
        {provisional ? t('rating.provisional', { deviation }) : t('rating.settled', { deviation })}{' '}
        <a href={leaderboardAddress(game.id, speed)}>{t('rating.leaderboard')}</a>
      </p>
    </div>
  );
}

function keyOf({ game, speed }: Rating): string {
  return `${game.id} ${speed}`;
}

function mostPlayed(ratings: readonly Rating[]): Rating | undefined {
  return [...ratings].sort((a, b) => b.matches - a.matches)[0];
}
