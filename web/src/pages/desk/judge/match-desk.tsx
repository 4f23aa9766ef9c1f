import { useState } from 'preact/hooks';
import { Board } from '../../../board/index.tsx';
import { useSkin } from '../../../board/skins/use-skin.ts';
import { askPatiently } from '../../../data/client.ts';
import { type JudgedMatch, READ_AS_JUDGE, type ReadAsJudgeResult } from '../../../data/desk/operations.generated.ts';
import { api } from '../../../data/session.ts';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { NotYet } from '../../../parts/not-yet.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';
import { useQuestion } from '../question.tsx';
import { Feed } from './feed.tsx';
import judge from './judge.module.css';
import { Powers } from './powers.tsx';
import { ReadBy } from './read-by.tsx';
import { rewindQuestion } from './rewind.tsx';
import { type Judged, useJudged } from './use-judged.ts';

/** A table with all cards revealed, at a version. */
type Opened = ReadAsJudgeResult['matchAsJudge'];

interface MatchDeskProps {
  readonly id: string;
  readonly tournament: TournamentHead;
}

/** Renders a match for a judge: its table, its log, and the judge's actions. */
export function MatchDesk({ id, tournament }: MatchDeskProps) {
  const judged = useJudged(id);
  const { match } = judged.known;
  if (judged.isMissing || (match && match.tournamentId !== tournament.id)) return <p>{d('judge.noMatch')}</p>;
  if (!match) return <NotYet error={judged.error} again={() => location.reload()} />;
  return <Shown judged={judged} match={match} tournament={tournament} />;
}

function Shown({ judged, match, tournament }: { judged: Judged; match: JudgedMatch; tournament: TournamentHead }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { busy, error, run } = useDoing();
  const { ask, dialog } = useQuestion();
  const open = () =>
    run(async () => {
      const { matchAsJudge } = await askPatiently(api(), READ_AS_JUDGE, { id: match.id });
      judged.setReadings(matchAsJudge.judgeReadings);
      setOpened(matchAsJudge);
    });
  const isRunning = match.status === 'RUNNING';
  return (
    <section class={judge.desk} aria-labelledby="match">
      <div class={style.partHead}>
        <h2 id="match">{match.seats.map(({ name }) => isolated(name)).join(' – ')}</h2>
        <a class="button" href={`/matches/${match.id}`}>
          {d('match.page')}
        </a>
      </div>
      {judged.connection === 'lost' && (
        <p class={style.lost} role="status">
          {d('lost')}
        </p>
      )}
      <Problem error={error ?? judged.error} />
      <State match={match} />
      <Openness opened={opened} match={match} busy={busy} open={open} close={() => setOpened(null)} />
      <div class={judge.columns}>
        <div class={judge.board}>
          <Table judged={judged} match={match} opened={opened} />
        </div>
        <div class={judge.aside}>
          {isRunning && <Powers match={match} judged={judged} ask={ask} />}
          <Feed judged={judged} onRewind={isRunning ? (to) => ask(rewindQuestion(judged, match, to)) : null} />
          <ReadBy readings={judged.readings} tournament={tournament} />
        </div>
      </div>
      {dialog}
    </section>
  );
}

function State({ match }: { match: JudgedMatch }) {
  const waited = match.waitingFor.map((seat) => isolated(match.seats[seat]?.name ?? '')).join(', ');
  return (
    <p role="status" class={match.paused ? style.note : undefined} data-paused={match.paused}>
      {match.status !== 'RUNNING' && (match.result ? d('match.over', { why: match.result.why }) : d('match.notNow'))}
      {match.paused && d('match.paused')}
      {waited && d('match.waitingFor', { names: waited, version: match.version })}
    </p>
  );
}

interface OpennessProps {
  readonly opened: Opened | null;
  readonly match: JudgedMatch;
  readonly busy: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether hidden cards are shown, and the consequences of revealing them. */
function Openness({ opened, match, busy, open, close }: OpennessProps) {
  const isOld = opened !== null && opened.version < match.version;
  return (
    <div class={judge.openness} data-open={opened !== null}>
      <p>
        {opened === null
          ? d('all.closed')
          : d(isOld ? 'all.old' : 'all.open', { version: opened.version, now: match.version })}
      </p>
      <div class="row">
        {(opened === null || isOld) && (
          <button type="button" class={isOld ? 'main' : undefined} disabled={busy} onClick={open}>
            {d(isOld ? 'all.again' : 'all.do')}
          </button>
        )}
        {opened !== null && (
          <button type="button" onClick={close}>
            {d('all.hide')}
          </button>
        )}
      </div>
    </div>
  );
}

function Table({ judged, match, opened }: { judged: Judged; match: JudgedMatch; opened: Opened | null }) {
  const skin = useSkin(match.game.id);
  if (!skin) return <Waiting />;
  const times = (match.clock?.seats ?? []).flatMap(({ seat, left, deadline }) =>
    left === null ? [] : [{ seat, left, running: deadline !== null, readAt: judged.readAt }],
  );
  return (
    <Board
      table={opened?.table ?? match.table}
      seats={match.seats}
      asked={match.status === 'RUNNING' ? match.waitingFor : []}
      times={times}
      skin={skin}
      stacked={opened !== null}
    />
  );
}
