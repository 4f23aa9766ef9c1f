import { navigate } from '../../browser/location.ts';
import { askPatiently, newKey, type TimeControlInput } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import matches from '../../parts/matches/matches.module.css';
import { RECENT_OPPONENTS, type RecentOpponentsResult } from '../../parts/matches/operations.generated.ts';
import { Result } from '../../parts/matches/result.tsx';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './lobby.module.css';
import { CHALLENGE_PLAYER } from './operations.generated.ts';

type Opponent = RecentOpponentsResult['recentOpponents'][number];

/** Renders the people whom the reader has last played against. Renders nothing if there are none. */
export function RecentOpponents({ me }: { me: string }) {
  const { data } = useAsked(RECENT_OPPONENTS, {});
  const { busy, error, run } = useDoing();
  if (!data || data.recentOpponents.length === 0) return null;
  const challenge = (opponent: Opponent) =>
    run(async () => {
      const { challengePlayer } = await askPatiently(api(), CHALLENGE_PLAYER, { input: inputOf(opponent) });
      if (challengePlayer.match) navigate(`/matches/${challengePlayer.match.id}`);
    });
  return (
    <section class={style.section} aria-labelledby="recent">
      <h2 id="recent">{t('recent.title')}</h2>
      <Problem error={error} />
      <ul class={matches.list}>
        {data.recentOpponents.map((opponent) => (
          <OpponentRow
            key={opponent.player.id}
            opponent={opponent}
            me={me}
            busy={busy}
            challenge={() => void challenge(opponent)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns a challenge to the same game with the same clock. */
function inputOf({ player, match: { game, timeControl, rated } }: Opponent) {
  const match = { game: game.id, rated, ...clockOf(timeControl), key: newKey() };
  return { opponent: { id: player.id }, match };
}

function clockOf(clock: Opponent['match']['timeControl']): { timeControl?: TimeControlInput } {
  if (clock?.fischer) return { timeControl: { fischer: { ...clock.fischer } } };
  if (clock?.days) return { timeControl: { days: clock.days } };
  return clock?.perDecision ? { timeControl: { perDecision: clock.perDecision } } : {};
}

interface OpponentRowProps {
  readonly opponent: Opponent;
  readonly me: string;
  readonly busy: boolean;
  readonly challenge: () => void;
}

function OpponentRow({ opponent: { player, match }, me, busy, challenge }: OpponentRowProps) {
  const name = isolated(player.name);
  const game = match.game.title;
  return (
    <li class={matches.row}>
      <div class={matches.picture}>
        <GamePicture game={match.game.id} />
      </div>
      <div class={matches.words}>
        <p class={matches.title}>{name}</p>
        <p class={matches.facts}>
          <a href={`/matches/${match.id}`}>{game}</a> · <Result match={match} player={me} /> ·{' '}
          <When at={match.finishedAt ?? match.createdAt} />
        </p>
      </div>
      <div class={matches.actions}>
        <button
          type="button"
          disabled={busy}
          onClick={challenge}
          aria-label={t('recent.challengeNamed', { name, game })}
        >
          {t('recent.challenge')}
        </button>
        <a class="button" href={`/players/${player.id}`} aria-label={t('recent.profileNamed', { name })}>
          {t('recent.profile')}
        </a>
      </div>
    </li>
  );
}
