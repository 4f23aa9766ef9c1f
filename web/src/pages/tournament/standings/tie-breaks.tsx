import { Fragment } from 'preact';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import style from './standings.module.css';

/** Renders an explanation of each tie-break, in order of precedence. */
export function TieBreaks() {
  const { tieBreaks } = useEvent().tournament.setup;
  if (tieBreaks.length === 0) return null;
  return (
    <details class={style.explained}>
      <summary>{e('standings.explain')}</summary>
      <p>{e('standings.explain.order')}</p>
      <dl>
        {tieBreaks.map((tieBreak) => (
          <Fragment key={tieBreak}>
            <dt>
              {e(`tie.${tieBreak}.short`)} · {e(`tie.${tieBreak}`)}
            </dt>
            <dd>{e(`tie.${tieBreak}.about`)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
