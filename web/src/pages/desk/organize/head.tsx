import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';
import { readerPlays } from '../plays.ts';

/** Renders the event's name, status and links. */
export function DeskHead({ tournament }: { tournament: TournamentHead }) {
  const { id, setup, status, paused, entrantCount } = tournament;
  return (
    <header class={style.head}>
      <div>
        <p class="soft">{d('desk.title')}</p>
        <h1>{isolated(setup.name)}</h1>
        <p class={style.facts}>
          <span class={style.status} data-status={paused ? 'PAUSED' : status}>
            {d(paused ? 'status.PAUSED' : `status.${status}`)}
          </span>
          <span>{setup.game.title}</span>
          {status !== 'DRAFT' && <span>{d('entrants.n', { n: entrantCount })}</span>}
        </p>
      </div>
      <p class="row">
        <a class="button" href={`/tournaments/${id}`}>
          {d('toEvent')}
        </a>
        {status === 'RUNNING' && !readerPlays(tournament) && (
          <a class="button" href={`/tournaments/${id}/judge`}>
            {d('toJudge')}
          </a>
        )}
      </p>
    </header>
  );
}
