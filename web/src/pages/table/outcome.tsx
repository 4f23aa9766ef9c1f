import { useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { ReplayFile } from '../../parts/matches/replay-file.tsx';
import { ReplayLink } from '../../parts/matches/replay-link.tsx';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { type PlayedParts, REMATCH } from './operations.generated.ts';
import style from './question.module.css';
import { Settling } from './settling.tsx';

/** How it ended, and what can be done now. */
export function Outcome({ match }: { match: PlayedParts }) {
  const names = (seats: readonly number[]) => seats.map((seat) => isolated(match.seats[seat]?.name ?? '')).join(', ');
  // Who meets whom at an event is not for them to say.
  const mayRepeat = match.status === 'FINISHED' && match.yourSeats.length === 1 && match.tournamentId === null;
  return (
    <section class={style.question} aria-label={t('table.over')} data-over>
      <h2>{match.status === 'CANCELLED' ? t('table.cancelled') : t('table.over')}</h2>
      {match.result && <p>{match.result.why}</p>}
      <ol class={style.places}>
        {match.result?.places.map(({ place, seats }) => (
          <li key={place} value={place} data-place={place}>
            {names(seats)}
          </li>
        ))}
      </ol>
      <Settling>
        <div class={style.buttons}>
          {match.status === 'FINISHED' && (
            <ReplayLink match={match} class="button main">
              {t('table.replay')}
            </ReplayLink>
          )}
          {match.status === 'FINISHED' && match.seed !== null && (
            <ReplayFile class="button" match={match.id} game={match.game.id} />
          )}
          {mayRepeat && <RematchButton id={match.id} />}
          {match.tournamentId === null ? (
            <a class="button" href="/">
              {t('table.lobby')}
            </a>
          ) : (
            <a class="button" href={`/tournaments/${match.tournamentId}`}>
              {t('table.event')}
            </a>
          )}
        </div>
      </Settling>
    </section>
  );
}

// Against the house alone it begins at once.
function RematchButton({ id }: { id: string }) {
  const { busy, error, run } = useDoing();
  const [isAsked, setAsked] = useState(false);
  const ask = () =>
    run(async () => {
      const { rematch } = await askPatiently(api(), REMATCH, { input: { matchId: id } });
      if (rematch.match?.status === 'RUNNING') navigate(`/matches/${rematch.match.id}`);
      else setAsked(true);
    });
  if (isAsked) return <p role="status">{t('table.rematchAsked')}</p>;
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void ask()}>
        {t('table.rematch')}
      </button>
      <Problem error={error} />
    </>
  );
}
