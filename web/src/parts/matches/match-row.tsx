import type { ComponentChildren } from 'preact';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { GamePicture } from '../cards/game-picture.tsx';
import { withPoints } from '../ratings/points.ts';
import { When } from '../when.tsx';
import { clockName } from './clock-name.ts';
import style from './matches.module.css';
import type { MatchLine, SeatLine } from './operations.generated.ts';

interface MatchRowProps {
  readonly match: MatchLine;
  /** The reader's pending question in the match, which is then marked as their turn. */
  readonly prompt?: string | undefined;
  readonly children?: ComponentChildren;
}

/** Renders one match in a list: its game, players, status and actions. */
export function MatchRow({ match, prompt, children }: MatchRowProps) {
  const { id, game, seats, status } = match;
  const clock = clockName(match);
  return (
    <li class={`${style.row} ${prompt === undefined ? '' : style.asked}`}>
      <div class={style.picture}>
        <GamePicture game={game.id} />
      </div>
      <div class={style.words}>
        <p class={style.title}>
          <a href={`/matches/${id}`}>{game.title}</a>{' '}
          {prompt !== undefined && <b class={style.turn}>{t('match.yourTurn')}</b>}
        </p>
        <p class={style.seats}>{seats.map(seatName).join(' · ')}</p>
        <p class={style.facts}>
          {prompt ?? t(`match.status.${status}`)}
          {clock && ` · ${clock}`}
          {match.rated && ` · ${t('rating.rated')}`} · <When at={match.finishedAt ?? match.createdAt} />
        </p>
      </div>
      <div class={style.actions}>
        {children ?? (
          <a class="button" href={`/matches/${id}`}>
            {t('match.open')}
          </a>
        )}
      </div>
    </li>
  );
}

function seatName({ name, taken, reserved, rating }: SeatLine): string {
  return taken ? withPoints(isolated(name), rating) : t(reserved ? 'match.seat.reserved' : 'match.seat.free');
}
