import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { formatsOf } from '../../parts/tournaments/formats.ts';
import { Moment } from '../../parts/tournaments/moment.tsx';
import { e } from '../../texts/events.ts';
import { isolated } from '../../texts/isolated.ts';
import { useEvent } from './event-context.ts';
import style from './tournament.module.css';

/** Renders the event's name and status. */
export function EventHead() {
  const { tournament, me } = useEvent();
  const { id, setup, status, paused, entrantCount, organizer, officials } = tournament;
  const hasDesk = organizer.id === me || officials.some(({ player, role }) => player.id === me && role === 'JUDGE');
  return (
    <header class={style.head}>
      <div class={style.picture}>
        <GamePicture game={setup.game.id} />
      </div>
      <div class={style.title}>
        <h1>{isolated(setup.name)}</h1>
        <p>
          {setup.game.title} · {formatsOf(setup.stages)}
        </p>
        <p class="row">
          <b class={style.status} data-status={status}>
            {e(paused ? 'status.paused' : `status.${status}`)}
          </b>
          <span class="soft">{e('list.entrants', { n: entrantCount })}</span>
          <Time />
        </p>
      </div>
      {hasDesk && (
        <a class="button" href={`/tournaments/${id}/desk`}>
          {e('event.desk')}
        </a>
      )}
    </header>
  );
}

function Time() {
  const { status, setup, begunAt, endedAt } = useEvent().tournament;
  const [text, at] =
    endedAt !== null
      ? (['list.ended', endedAt] as const)
      : begunAt !== null
        ? (['list.begun', begunAt] as const)
        : (['list.begins', setup.startsAt] as const);
  if (at === null || (status === 'CANCELLED' && endedAt === null)) return null;
  return (
    <span>
      {e(text)} <Moment at={at} />
    </span>
  );
}
