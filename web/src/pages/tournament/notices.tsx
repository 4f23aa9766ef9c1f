import { lasting } from '../../parts/tournaments/lasting.ts';
import { Moment } from '../../parts/tournaments/moment.tsx';
import { e } from '../../texts/events.ts';
import { type ShownEvent, useEvent } from './event-context.ts';
import style from './tournament.module.css';

/** Renders notices about the whole page: broadcast delay, pause, lost connection. */
export function Notices({ isLost }: { isLost: boolean }) {
  const event = useEvent();
  const { status, paused, nextAt, allPlayed, stages } = event.tournament;
  const isBetween = status === 'RUNNING' && stages.at(-1)?.rounds.at(-1)?.overAt != null;
  const delay = delayText(event);
  return (
    <div class={style.notices} role="status">
      {isLost && <p class={style.warning}>{e('event.lost')}</p>}
      {delay !== null && <p class={style.notice}>{delay}</p>}
      {isBetween && !paused && nextAt !== null && (
        <p class={style.notice}>
          {e(allPlayed ? 'event.ends' : 'event.next')} <Moment at={nextAt} />
        </p>
      )}
      {paused && <p class={style.warning}>{e('event.paused')}</p>}
      {status === 'CANCELLED' && <p class={style.warning}>{e('event.cancelled')}</p>}
    </div>
  );
}

/** Describes the page's broadcast delay. Organizers and judges see the event live unless they play. */
function delayText({ tournament, me }: ShownEvent): string | null {
  const { setup, status, yourEntrant: own, organizer, officials } = tournament;
  if (setup.broadcastDelay === 0 || status !== 'RUNNING') return null;
  const time = lasting(setup.broadcastDelay);
  const isOfficial = organizer.id === me || officials.some(({ player, role }) => player.id === me && role === 'JUDGE');
  if (isOfficial && own === null) return e('event.delayed.official', { time });
  return e(own === null ? 'event.delayed' : 'event.delayed.own', { time });
}
