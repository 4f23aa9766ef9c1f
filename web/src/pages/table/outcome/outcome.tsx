import { useState } from 'preact/hooks';
import { Dialog } from '../../../parts/dialog.tsx';
import { ReplayFile } from '../../../parts/matches/replay-file.tsx';
import { ReplayLink } from '../../../parts/matches/replay-link.tsx';
import { changeText, pointsText } from '../../../parts/ratings/points.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import { Rematch } from '../agreements/rematch.tsx';
import type { PlayedParts } from '../operations.generated.ts';
import type { RatingChanges } from '../playing/use-ratings.ts';
import question from '../question.module.css';
import { Settling } from '../settling.tsx';
import style from './outcome.module.css';
import { ScoreTable } from './score-table.tsx';

interface OutcomeProps {
  readonly match: PlayedParts;
  readonly changes: RatingChanges;
  readonly isWall: boolean;
}

/**
 * Renders the result of a match: in a dialog at first, and beside the table once the reader has closed it. Nothing can
 * close a dialog on a projector, which therefore shows none.
 */
export function Outcome({ match, changes, isWall }: OutcomeProps) {
  const [isOpen, setOpen] = useState(!isWall && match.status === 'FINISHED');
  const title = headline(match);
  // At an event, players do not choose their opponents.
  const mayRepeat = match.status === 'FINISHED' && match.yourSeats.length === 1 && match.tournamentId === null;
  if (isOpen)
    return (
      <Dialog title={title} onClose={() => setOpen(false)}>
        <section class={style.whole} aria-label={t('table.over')} data-over>
          <Result match={match} changes={changes} />
          {mayRepeat && <Rematch match={match} />}
          <ScoreTable match={match} />
          <Next match={match} />
        </section>
      </Dialog>
    );
  return (
    <section class={question.question} aria-label={t('table.over')} data-over>
      <h2>{title}</h2>
      <Result match={match} changes={changes} />
      {isWall && <ScoreTable match={match} />}
      {!isWall && match.status === 'FINISHED' && (
        <button type="button" onClick={() => setOpen(true)}>
          {t('outcome.open')}
        </button>
      )}
      {mayRepeat && <Rematch match={match} />}
      <Next match={match} />
    </section>
  );
}

/** Says how the reader did, or only that the match is over. */
function headline({ status, result, yourSeats, seats }: PlayedParts): string {
  if (status === 'CANCELLED') return t('table.cancelled');
  const own = result?.places.find((place) => place.seats.some((seat) => yourSeats.includes(seat)));
  if (!own) return t('table.over');
  if (own.seats.length === seats.length) return t('outcome.draw');
  if (own.place === 1) return t('outcome.won');
  return seats.length === 2 ? t('outcome.lost') : t('outcome.place', { place: own.place });
}

function Result({ match, changes }: Pick<OutcomeProps, 'match' | 'changes'>) {
  const names = (seats: readonly number[]) => seats.map((seat) => isolated(match.seats[seat]?.name ?? '')).join(', ');
  return (
    <>
      {match.result && <p class={style.decided}>{match.result.decided}.</p>}
      <ol class={question.places}>
        {match.result?.places.map(({ place, seats }) => (
          <li key={place} value={place} data-place={place}>
            {names(seats)}
            {changes
              .filter(({ seat }) => seats.includes(seat))
              .map(({ seat, before, after, change, provisional }) => (
                <small key={seat} data-rating={seat}>
                  {t('rating.changed', {
                    name: names([seat]),
                    before,
                    points: pointsText({ points: after, provisional }),
                    change: changeText(change),
                  })}
                </small>
              ))}
          </li>
        ))}
      </ol>
      {match.result?.awards.map(({ card, from, to }) => (
        <p key={card}>{t('outcome.award', { card, from: names([from]), to: names([to]) })}</p>
      ))}
    </>
  );
}

/** Renders what the reader can do next. */
function Next({ match }: Pick<OutcomeProps, 'match'>) {
  const { id, status, seed, game, tournamentId } = match;
  return (
    <Settling>
      <div class={`${question.buttons} ${style.next}`}>
        {status === 'FINISHED' && (
          <ReplayLink match={match} class="button main">
            {t('table.replay')}
          </ReplayLink>
        )}
        {status === 'FINISHED' && seed !== null && (
          <>
            <a class="button" href={`/matches/${id}/replay#analysis`}>
              {t('outcome.analysis')}
            </a>
            <a class="button" href={`/matches/${id}/replay#proof`}>
              {t('outcome.verify')}
            </a>
            <ReplayFile class="button" match={id} game={game.id} />
          </>
        )}
        {tournamentId === null ? (
          <>
            <a class="button" href={`/?new=${encodeURIComponent(game.id)}`}>
              {t('outcome.newGame')}
            </a>
            <a class="button" href="/">
              {t('table.lobby')}
            </a>
          </>
        ) : (
          <a class="button" href={`/tournaments/${tournamentId}`}>
            {t('table.event')}
          </a>
        )}
      </div>
    </Settling>
  );
}
