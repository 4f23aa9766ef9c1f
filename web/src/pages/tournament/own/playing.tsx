import { DROP_FROM_TOURNAMENT, type Own, type OwnTable, useOwnTable } from '../../../data/tournaments/index.ts';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { outcomeOf } from '../../../parts/tournaments/result.ts';
import { RoundClock } from '../../../parts/tournaments/round-clock.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { useAct } from '../use-act.ts';
import { isElimination } from '../views.ts';
import { OwnDeck } from './deck-changing.tsx';
import style from './own.module.css';
import { SureButton } from './sure-button.tsx';

/** Renders the current table of a reader who plays, with a link. */
export function Playing() {
  const { tournament, wanted, news } = useEvent();
  const { busy, error, act } = useAct();
  const round = tournament.stages.at(-1)?.rounds.at(-1) ?? null;
  const number = tournament.yourEntrant?.number ?? null;
  const own = useOwnTable(wanted, number, round, news.tables);
  return (
    <div class={style.sides}>
      <div aria-live="polite" class={style.side}>
        <Where own={own} />
        {round && own.table && !own.table.over && <RoundClock round={round} paused={tournament.paused} />}
      </div>
      <div class={style.side}>
        <OwnDeck />
        <SureButton
          label={e('leave.do')}
          question={e('leave.sure')}
          yes={e('leave.yes')}
          busy={busy}
          error={error}
          onYes={() => act(DROP_FROM_TOURNAMENT, {})}
        />
      </div>
    </div>
  );
}

function Where({ own: { table, hasBye, isLoading } }: { own: Own }) {
  const { tournament } = useEvent();
  const stage = tournament.stages.at(-1);
  const round = stage?.rounds.at(-1);
  const isCounted = stage !== undefined && !isElimination(stage.plan);
  if (isLoading) return <Waiting />;
  if (!stage || !round) return <Told title={e('table.none')} text={e('table.none.waiting')} />;
  if (table) return <Seat table={table} round={round.round} isProposed={round.status === 'PROPOSED'} />;
  if (!hasBye) return <Told title={e('table.none')} />;
  const title = e('table.title.bye', { round: round.round });
  return <Told title={title} text={e(isCounted ? 'table.bye' : 'table.bye.bracket')} />;
}

function Told({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </>
  );
}

interface SeatProps {
  readonly table: OwnTable;
  readonly round: number;
  readonly isProposed: boolean;
}

function Seat({ table, round, isProposed }: SeatProps) {
  const { tournament, roster } = useEvent();
  const own = tournament.yourEntrant?.number;
  const others = table.entrants.filter(({ number }) => number !== own);
  const names = others.map(({ number }) => nameIn(roster, number)).join(', ');
  return (
    <>
      <h2>{e('table.title', { round, table: table.table })}</h2>
      <p>{e(others.length === 1 ? 'table.against' : 'table.with', { names })}</p>
      {isProposed ? <p>{e('table.proposed', { round })}</p> : <Way table={table} own={own} />}
    </>
  );
}

function Way({ table, own }: { table: OwnTable; own: number | undefined }) {
  if (table.over) {
    const outcome = outcomeOf(
      table,
      table.entrants.findIndex(({ number }) => number === own),
    );
    const place = outcome.is === 'PLACE' ? outcome.place : 0;
    return <p>{e('table.over', { result: e(`table.result.${outcome.is}`, { place }) })}</p>;
  }
  if (!table.match) return <p>{e('table.soon')}</p>;
  const { id, yourSeats, waitingFor } = table.match;
  const isAsked = yourSeats.some((seat) => waitingFor.includes(seat));
  return (
    <p class="row">
      <a class="button main" href={`/matches/${id}`}>
        {e(yourSeats.length > 0 ? 'table.go' : 'table.watch')}
      </a>
      {isAsked && <b class={style.turn}>{e('table.turn')}</b>}
    </p>
  );
}
