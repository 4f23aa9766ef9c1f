import { useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { type PlayedParts, REMATCH } from './operations.generated.ts';
import style from './question.module.css';
import type { Playing } from './use-play.ts';

/** How it ended, and what can be done now. */
export function Outcome({ match }: { playing: Playing; match: PlayedParts }) {
  const names = (seats: readonly number[]) => seats.map((seat) => isolated(match.seats[seat]?.name ?? '')).join(', ');
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
      <div class={style.buttons}>
        {match.status === 'FINISHED' && (
          <a class="button main" href={`/matches/${match.id}/replay`}>
            {t('table.replay')}
          </a>
        )}
        {match.status === 'FINISHED' && match.yourSeats.length === 1 && <RematchButton id={match.id} />}
        <a class="button" href="/">
          {t('table.lobby')}
        </a>
      </div>
    </section>
  );
}

// Against the house alone it begins at once.
function RematchButton({ id }: { id: string }) {
  const [said, setSaid] = useState('');
  const ask = async () => {
    try {
      const { rematch } = await askPatiently(api(), REMATCH, { input: { matchId: id } });
      if (rematch.match?.status === 'RUNNING') navigate(`/matches/${rematch.match.id}`);
      else setSaid(t('table.rematchAsked'));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return said ? (
    <p role="status">{said}</p>
  ) : (
    <button type="button" onClick={ask}>
      {t('table.rematch')}
    </button>
  );
}
