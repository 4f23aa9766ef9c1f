import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';

/** Renders links to pages to print and post, and to files for other programs. */
export function Papers({ tournament: { id, status, setup, invitation } }: { tournament: TournamentHead }) {
  // Browsers send no token with a link, so links to private files carry the invitation code.
  const code = setup.visibility === 'PRIVATE' && invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
  const at = (name: string) => `/v1/tournaments/${id}/${name}${code}`;
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  return (
    <section class={`panel ${style.part}`} aria-labelledby="papers">
      <h2 id="papers">{d('papers.title')}</h2>
      <ul class={style.papers}>
        <li>
          <a href={at('sheet')} target="_blank" rel="noreferrer">
            {d('papers.sheet')}
          </a>
        </li>
        <li>
          <a href={at('board')} target="_blank" rel="noreferrer">
            {d('papers.board')}
          </a>
        </li>
        {(['pairings.csv', 'standings.csv', 'pairings.json', 'standings.json', 'calendar.ics'] as const).map((name) => (
          <li key={name}>
            <a href={at(name)} download={name}>
              {d(`papers.${name}`)}
            </a>
          </li>
        ))}
        {status === 'FINISHED' &&
          (['places.csv', 'places.json'] as const).map((name) => (
            <li key={name}>
              <a href={at(name)} download={name}>
                {d(`papers.${name}`)}
              </a>
            </li>
          ))}
        {isOver && (
          <li>
            <a href={at('record')} download={`${id}.ndjson`}>
              {d('papers.record')}
            </a>
          </li>
        )}
      </ul>
      {setup.broadcastDelay > 0 && <p class="soft">{d('papers.late')}</p>}
      {!isOver && <p class="soft">{d('papers.recordLater')}</p>}
    </section>
  );
}
