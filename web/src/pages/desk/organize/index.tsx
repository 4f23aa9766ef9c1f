import { useEffect } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { useTitle } from '../../../browser/use-title.ts';
import { useSession } from '../../../data/session.ts';
import { type Followed, type TournamentHead, useRoster, useTournament } from '../../../data/tournaments/index.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { NotYet } from '../../../parts/not-yet.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { d } from '../../../texts/desk.ts';
import type { PageProps } from '../../page.ts';
import { AccountNeeded } from '../account-needed.tsx';
import style from '../desk.module.css';
import { NoDesk } from '../no-desk.tsx';
import { readerPlays } from '../plays.ts';
import { useQuestion } from '../question.tsx';
import { ChangeAnnounced } from '../setup/change-announced.tsx';
import { ChangeSetup } from '../setup/change-setup.tsx';
import { Announce } from './announce.tsx';
import { isGoingOn } from './desk.ts';
import { Entrants } from './entrants.tsx';
import { DeskHead } from './head.tsx';
import { NextStep } from './next-step.tsx';
import { Officials } from './officials.tsx';
import { Papers } from './papers.tsx';
import { RoundPanel } from './round-panel.tsx';
import { Stopping } from './stopping.tsx';

/** Renders the organizer's desk: all actions on an event from publication to its end. `?setup` opens the settings. */
export default function OrganizerPage({ id, query }: PageProps) {
  const player = useSession()?.player;
  const followed = useTournament(id);
  const { tournament, isMissing, error } = followed;
  useTitle(tournament?.setup.name);
  if (!player) return <AccountNeeded isGuest={false} />;
  if (isMissing) return <NoDesk title={d('desk.none')} why={d('desk.none.why')} />;
  if (!tournament) return <NotYet error={error} again={() => location.reload()} />;
  const isJudge = tournament.officials.some((one) => one.role === 'JUDGE' && one.player.id === player.id);
  if (tournament.organizer.id !== player.id && isJudge) return <ToJudge id={id} />;
  if (tournament.organizer.id !== player.id)
    return <NoDesk title={d('desk.title')} why={d('desk.notYours')} event={id} />;
  if (query.has('setup') && tournament.status === 'DRAFT') return <ChangeSetup tournament={tournament} />;
  if (query.has('setup') && isGoingOn(tournament)) return <ChangeAnnounced tournament={tournament} />;
  return <Shown followed={followed} tournament={tournament} />;
}

// The address does not say which desk the reader may use.
function ToJudge({ id }: { id: string }) {
  useEffect(() => navigate(`/tournaments/${id}/judge`, { replace: true }), [id]);
  return <Waiting />;
}

function Shown({ followed, tournament }: { followed: Followed; tournament: TournamentHead }) {
  const { news, connection, error: lost } = followed;
  const wanted = { id: tournament.id, invitation: null };
  const { roster, error: unread } = useRoster(wanted, tournament.entrantCount, news.entrants);
  const { busy, error, run } = useDoing();
  const { ask, dialog } = useQuestion();
  const desk = { tournament, news, roster, ask, run, busy, plays: readerPlays(tournament) };
  return (
    <div class={`page ${style.desk}`}>
      <DeskHead tournament={tournament} />
      {connection === 'lost' && (
        <p class={style.lost} role="status">
          {d('lost')}
        </p>
      )}
      <Problem error={error ?? lost ?? unread} />
      <NextStep desk={desk} />
      <div class={style.columns}>
        <div class={style.column}>
          {tournament.stages.length > 0 && <RoundPanel desk={desk} />}
          {tournament.status !== 'DRAFT' && <Entrants desk={desk} />}
        </div>
        <div class={style.column}>
          {isGoingOn(tournament) && <Announce tournament={tournament} />}
          <Officials desk={desk} />
          {tournament.status !== 'DRAFT' && <Papers tournament={tournament} />}
          <Stopping desk={desk} />
        </div>
      </div>
      {dialog}
    </div>
  );
}
