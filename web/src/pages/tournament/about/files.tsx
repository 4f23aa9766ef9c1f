import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './about.module.css';
import { EventFile } from './event-file.tsx';

/** Renders the event as files: for spreadsheets, programs, print, screens and calendars. */
export function Files() {
  const { stages, status } = useEvent().tournament;
  const isBegun = stages.length > 0;
  const lists = ['pairings', 'standings', ...(status === 'FINISHED' ? (['places'] as const) : [])] as const;
  return (
    <section class={style.part} aria-labelledby="files">
      <h2 id="files">{e('files.title')}</h2>
      <ul class={style.files}>
        {isBegun &&
          lists.flatMap((what) =>
            (['csv', 'json'] as const).map((format) => (
              <li key={`${what}.${format}`}>
                <EventFile
                  name={`${what}.${format}`}
                  label={e('files.as', { what: e(`files.${what}`), format: format.toUpperCase() })}
                />
              </li>
            )),
          )}
        {isBegun && (
          <>
            <li>
              <EventFile name="sheet" label={e('files.sheet')} isPage />
            </li>
            <li>
              <EventFile name="board" label={e('files.board')} isPage />
            </li>
          </>
        )}
        <li>
          <EventFile name="calendar.ics" label={e('files.calendar')} />
        </li>
      </ul>
    </section>
  );
}
