import { useTitle } from '../../../browser/use-title.ts';
import { useSession } from '../../../data/session.ts';
import { type TournamentHead, useTournament } from '../../../data/tournaments/index.ts';
import { NotYet } from '../../../parts/not-yet.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import type { PageProps } from '../../page.ts';
import { AccountNeeded } from '../account-needed.tsx';
import style from '../desk.module.css';
import { NoDesk } from '../no-desk.tsx';
import { readerPlays } from '../plays.ts';
import { Calls } from './calls.tsx';
import { FindTable } from './find-table.tsx';
import { MatchDesk } from './match-desk.tsx';

/** Renders the judge's desk: the calls and, with `?match=`, the open match. */
export default function JudgePage({ id, query }: PageProps) {
  const player = useSession()?.player;
  const { tournament, isMissing, error, news } = useTournament(id);
  useTitle(tournament && d('judge.of', { name: tournament.setup.name }));
  if (!player) return <AccountNeeded isGuest={false} />;
  if (isMissing) return <NoDesk title={d('desk.none')} why={d('desk.none.why')} />;
  if (!tournament) return <NotYet error={error} again={() => location.reload()} />;
  const why = whyNot(tournament, player.id);
  if (why) return <NoDesk title={d('judge.title')} why={why} event={id} />;
  const match = query.get('match');
  return (
    <div class={`page ${style.desk}`}>
      <header class={style.head}>
        <div>
          <p class="soft">{d('judge.title')}</p>
          <h1>{isolated(tournament.setup.name)}</h1>
        </div>
        <a class="button" href={`/tournaments/${id}`}>
          {d('toEvent')}
        </a>
      </header>
      <div class={style.columns}>
        <Calls tournament={id} open={match} />
        <FindTable tournament={tournament} news={news.tables} />
      </div>
      {match && <MatchDesk key={match} id={match} tournament={tournament} />}
    </div>
  );
}

/** Returns why the reader cannot judge here now; null if they can. */
function whyNot(tournament: TournamentHead, player: string): string | null {
  const { organizer, officials, status } = tournament;
  const isJudge = organizer.id === player || officials.some((one) => one.role === 'JUDGE' && one.player.id === player);
  if (!isJudge) return d('judge.notYou');
  if (readerPlays(tournament)) return d('judge.plays');
  return status === 'RUNNING' ? null : d(`judge.${status}`);
}
