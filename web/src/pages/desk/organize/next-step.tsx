import {
  APPROVE_ROUND,
  CALL_TIME,
  PAIR_ROUND,
  PAUSE_TOURNAMENT,
  RESUME_TOURNAMENT,
  UNDO_ROUND,
} from '../../../data/desk/operations.generated.ts';
import { When } from '../../../parts/when.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { Announced, Draft } from './before.tsx';
import { type Desk, roundNow } from './desk.ts';

/** Renders the event's next step, and the organizer's actions for it. */
export function NextStep({ desk }: { desk: Desk }) {
  const { status } = desk.tournament;
  return (
    <section class={`panel ${style.next}`} aria-labelledby="next">
      <h2 id="next">{d('next.title')}</h2>
      {status === 'DRAFT' && <Draft desk={desk} />}
      {status === 'OPEN' && <Announced desk={desk} />}
      {status === 'RUNNING' && <Running desk={desk} />}
      {(status === 'FINISHED' || status === 'CANCELLED') && <p>{d(`next.${status}`)}</p>}
    </section>
  );
}

function Running({ desk }: { desk: Desk }) {
  const { tournament, plays } = desk;
  const round = roundNow(tournament);
  const isProposed = round?.status === 'PROPOSED';
  const isPlayed = round?.status === 'PLAYING' && round.overAt === null;
  const said = round ? { stage: round.stage, round: round.round } : { stage: 1, round: 1 };
  return (
    <>
      <p role="status">
        {!round && d('next.first')}
        {isProposed && d('next.proposed', said)}
        {isPlayed && d(round.timeCalled ? 'next.called' : 'next.playing', said)}
        {round && round.overAt !== null && d(tournament.allPlayed ? 'next.over.last' : 'next.over', said)}
      </p>
      {tournament.paused && <p>{d('next.paused')}</p>}
      {plays && <p class={style.note}>{d('next.plays')}</p>}
      <At tournament={tournament} />
      <div class="row">
        {isProposed && <Proposed desk={desk} />}
        {(isProposed || (isPlayed && !plays)) && <UndoButton desk={desk} />}
        {isPlayed && !round.timeCalled && !plays && <TimeButton desk={desk} />}
        {round && !isProposed && !isPlayed && !tournament.allPlayed && <PairButton desk={desk} />}
        <PauseButton desk={desk} />
      </div>
    </>
  );
}

function At({ tournament: { nextAt, allPlayed } }: Pick<Desk, 'tournament'>) {
  if (nextAt === null) return null;
  return (
    <p class="soft">
      {d(allPlayed ? 'next.at.over' : 'next.at')} <When at={nextAt} />
    </p>
  );
}

// The main button takes the expected step: if the event is paused, it resumes the event.
function weight(isPaused: boolean): 'main' | undefined {
  return isPaused ? undefined : 'main';
}

function Proposed({ desk: { tournament, ask } }: { desk: Desk }) {
  const { id, paused } = tournament;
  const approval = { title: d('approve'), about: d('approve.about'), label: d('approve') };
  return (
    <button
      type="button"
      class={weight(paused)}
      onClick={() => ask({ ...approval, run: () => done(APPROVE_ROUND, { id }) })}
    >
      {d('approve')}
    </button>
  );
}

function UndoButton({ desk: { tournament, ask, busy } }: { desk: Desk }) {
  const question = { title: d('undo'), about: d('undo.about'), label: d('undo') };
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => ask({ ...question, run: () => done(UNDO_ROUND, { id: tournament.id }) })}
    >
      {d('undo')}
    </button>
  );
}

// If rounds are approved manually, the round is proposed first.
function PairButton({ desk: { tournament, ask, run, busy } }: { desk: Desk }) {
  const { id, setup, paused } = tournament;
  const pair = () => done(PAIR_ROUND, { id });
  const question = { title: d('pair'), about: d('pair.about'), label: d('pair'), run: pair };
  return (
    <button
      type="button"
      class={weight(paused)}
      disabled={busy}
      onClick={() => (setup.byHand ? void run(pair) : ask(question))}
    >
      {d('pair')}
    </button>
  );
}

function TimeButton({ desk: { tournament, ask } }: { desk: Desk }) {
  const { id, setup } = tournament;
  const call = { title: d('time'), about: d(`time.${setup.atTime}`), label: d('time') };
  return (
    <button type="button" onClick={() => ask({ ...call, run: () => done(CALL_TIME, { id }) })}>
      {d('time')}
    </button>
  );
}

function PauseButton({ desk: { tournament, ask, run, busy } }: { desk: Desk }) {
  const { id, paused } = tournament;
  if (paused)
    return (
      <button type="button" class="main" disabled={busy} onClick={() => run(() => done(RESUME_TOURNAMENT, { id }))}>
        {d('resume')}
      </button>
    );
  const question = { title: d('pause'), about: d('pause.about'), label: d('pause'), reason: 'may' } as const;
  return (
    <button
      type="button"
      onClick={() =>
        ask({ ...question, run: (reason) => done(PAUSE_TOURNAMENT, { id, ...(reason ? { reason } : {}) }) })
      }
    >
      {d('pause')}
    </button>
  );
}
