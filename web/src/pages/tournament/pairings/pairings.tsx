import { useState } from 'preact/hooks';
import { type RoundLine, TOURNAMENT_TABLES, useLive } from '../../../data/tournaments/index.ts';
import { Problem } from '../../../parts/problem.tsx';
import { nameIn } from '../../../parts/tournaments/names.ts';
import { RoundClock } from '../../../parts/tournaments/round-clock.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import type { ViewProps } from '../views.ts';
import style from './pairings.module.css';
import { RoundChoice } from './round-choice.tsx';
import { TableRow } from './table-row.tsx';
import { roundAt, roundsOf } from './which-round.ts';

/** The number of tables per page. */
const PAGE = 50;

/** Renders the live pairings and results of a round. */
export function Pairings({ query }: ViewProps) {
  const { tournament } = useEvent();
  const rounds = roundsOf(tournament);
  const at = roundAt(rounds, query);
  const round = rounds[at];
  if (!round) return <p>{e('pairings.none')}</p>;
  return (
    <section class={style.pairings} aria-label={e('event.view.pairings')}>
      <RoundChoice rounds={rounds} at={at} query={query} />
      <Round key={`${round.stage} ${round.round}`} round={round} />
    </section>
  );
}

function Round({ round }: { round: RoundLine }) {
  const { tournament, wanted, news } = useEvent();
  const [after, setAfter] = useState(0);
  const spot = { ...wanted, stage: round.stage, round: round.round, first: PAGE, after };
  const { data, error, again } = useLive(TOURNAMENT_TABLES, spot, news.tables);
  const found = data?.tournament?.round;
  return (
    <>
      <div class="row">
        <span>
          {round.status === 'PROPOSED'
            ? e('pairings.status.PROPOSED')
            : e('pairings.status.PLAYING', { n: round.tableCount })}
        </span>
        {round.overAt !== null && <b>{e('pairings.over')}</b>}
        <RoundClock round={round} paused={tournament.paused} />
      </div>
      {round.supplied && <p class="soft">{e('pairings.supplied')}</p>}
      <Problem error={error} again={again} />
      {!found && error === null && <Waiting />}
      {found && found.tables.length > 0 && (
        <table class={style.tables}>
          <thead>
            <tr>
              <th scope="col">{e('pairings.table')}</th>
              <th scope="col">{e('pairings.who')}</th>
              <th scope="col">{e('pairings.match')}</th>
            </tr>
          </thead>
          <tbody>
            {found.tables.map((table) => (
              <TableRow key={table.table} table={table} round={round} />
            ))}
          </tbody>
        </table>
      )}
      {found && round.tableCount > PAGE && (
        <nav class="row" aria-label={e('pairings.pages')}>
          <button type="button" disabled={after === 0} onClick={() => setAfter(Math.max(0, after - PAGE))}>
            {e('pages.before')}
          </button>
          <button
            type="button"
            disabled={found.tables.length < PAGE}
            onClick={() => setAfter(found.tables.at(-1)?.table ?? after)}
          >
            {e('pages.after')}
          </button>
        </nav>
      )}
      {found && found.byes.length > 0 && <Byes numbers={found.byes.map(({ number }) => number)} />}
    </>
  );
}

function Byes({ numbers }: { numbers: readonly number[] }) {
  const { roster } = useEvent();
  return (
    <section class={style.byes} aria-labelledby="byes">
      <h3 id="byes">{e('pairings.byes', { n: numbers.length })}</h3>
      <p>{numbers.map((number) => nameIn(roster, number)).join(' · ')}</p>
      <p class="soft">{e('pairings.byes.about')}</p>
    </section>
  );
}
