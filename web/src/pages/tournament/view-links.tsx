import { e } from '../../texts/events.ts';
import { useEvent } from './event-context.ts';
import style from './tournament.module.css';
import { addressOf, type View, viewsOf } from './views.ts';

/** Renders links to the sections of the page. */
export function ViewLinks({ shown, query }: { shown: View; query: URLSearchParams }) {
  const { tournament } = useEvent();
  return (
    <nav class={style.views} aria-label={e('event.views')}>
      {viewsOf(tournament).map((view) => (
        <a
          key={view}
          href={addressOf(tournament.id, query, { show: view })}
          aria-current={view === shown ? 'page' : undefined}
        >
          {e(`event.view.${view}`)}
        </a>
      ))}
    </nav>
  );
}
