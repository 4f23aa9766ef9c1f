import type { TournamentHead } from '../../data/tournaments/index.ts';
import { Moment } from '../../parts/tournaments/moment.tsx';
import { e, isEventsKey } from '../../texts/events.ts';
import { useEvent } from './event-context.ts';
import style from './tournament.module.css';

/** The number of notices shown at first. The others are collapsed. */
const SHOWN = 2;

/** Renders announcements, and changes since registration opened. Renders nothing if there are none. */
export function EventNews() {
  const { notices } = useEvent().tournament;
  if (notices.length === 0) return null;
  const [latest, earlier] = [notices.slice(0, SHOWN), notices.slice(SHOWN)];
  return (
    <section class="panel" aria-label={e('news.title')}>
      <h2>{e('news.title')}</h2>
      <News notices={latest} />
      {earlier.length > 0 && (
        <details>
          <summary>{e('news.earlier')}</summary>
          <News notices={earlier} />
        </details>
      )}
    </section>
  );
}

type Notices = TournamentHead['notices'];

function News({ notices }: { notices: Notices }) {
  return (
    <ul class={style.news}>
      {notices.map((notice) => (
        <li key={notice.version}>
          <span class="soft">
            <Moment at={notice.at} />
          </span>{' '}
          <span class={style.words}>{notice.text ?? changeText(notice.changed)}</span>
        </li>
      ))}
    </ul>
  );
}

function changeText(changed: Notices[number]['changed']): string {
  const names = changed.map((field) => {
    const key = `news.field.${field}`;
    return isEventsKey(key) ? e(key) : field;
  });
  return e('news.changed', { fields: names.join(', ') });
}
