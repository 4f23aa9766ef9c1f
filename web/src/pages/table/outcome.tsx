import { ReplayFile } from '../../parts/matches/replay-file.tsx';
import { ReplayLink } from '../../parts/matches/replay-link.tsx';
import { changeText } from '../../parts/ratings/points.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Rematch } from './agreements/rematch.tsx';
import type { PlayedParts } from './operations.generated.ts';
import type { RatingChanges } from './playing/use-ratings.ts';
import style from './question.module.css';
import { Settling } from './settling.tsx';

interface OutcomeProps {
  readonly match: PlayedParts;
  readonly changes: RatingChanges;
}

/** Renders the result, the new ratings and the next actions. */
export function Outcome({ match, changes }: OutcomeProps) {
  const names = (seats: readonly number[]) => seats.map((seat) => isolated(match.seats[seat]?.name ?? '')).join(', ');
  // At an event, players do not choose their opponents.
  const mayRepeat = match.status === 'FINISHED' && match.yourSeats.length === 1 && match.tournamentId === null;
  return (
    <section class={style.question} aria-label={t('table.over')} data-over>
      <h2>{match.status === 'CANCELLED' ? t('table.cancelled') : t('table.over')}</h2>
      {match.result && <p>{match.result.why}</p>}
      <ol class={style.places}>
        {match.result?.places.map(({ place, seats }) => (
          <li key={place} value={place} data-place={place}>
            {names(seats)}
            <Scores scores={match.result?.scores ?? []} seats={seats} />
            {changes
              .filter(({ seat }) => seats.includes(seat))
              .map(({ seat, after, change }) => (
                <small key={seat} data-rating={seat}>
                  {t('rating.changed', { name: names([seat]), points: after, change: changeText(change) })}
                </small>
              ))}
          </li>
        ))}
      </ol>
      {mayRepeat && <Rematch match={match} />}
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

interface ScoresProps {
  readonly scores: NonNullable<PlayedParts['result']>['scores'];
  readonly seats: readonly number[];
}

/** Renders the score and the tie-breaks of a place, in order of precedence. Seats of one side share them. */
function Scores({ scores, seats }: ScoresProps) {
  const textOf = (seat: number) =>
    scores
      .filter((score) => score.seat === seat)
      .map(({ label, value }) => `${label} ${value}`)
      .join(' · ');
  const texts = new Set(seats.map(textOf).filter((text) => text !== ''));
  return <small>{[...texts].join(' / ')}</small>;
}
