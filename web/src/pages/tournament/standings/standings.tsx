import { useState } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { TOURNAMENT_STANDINGS, useLive } from '../../../data/tournaments/index.ts';
import { Choice } from '../../../parts/forms/choice.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { formatOf } from '../../../parts/tournaments/formats.ts';
import { Waiting } from '../../../parts/waiting.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { addressOf, isElimination, type ViewProps } from '../views.ts';
import { Places } from './places.tsx';
import { StandingRow } from './standing-row.tsx';
import style from './standings.module.css';
import { TieBreaks } from './tie-breaks.tsx';

/** The number of entrants per page. */
const PAGE = 50;

/**
 * Renders the standings of a stage after all finished tables, with tie-breaks; after the event also its final places.
 */
export function Standings({ query }: ViewProps) {
  const { tournament } = useEvent();
  const { stages, status } = tournament;
  const wanted = stages.findIndex(({ number }) => number === Number(query.get('stage')));
  const at = wanted < 0 ? stages.length - 1 : wanted;
  const stage = stages[at];
  if (!stage) return <p>{e('standings.none')}</p>;
  const go = (index: number) => {
    const change = { show: 'standings', stage: String(stages[index]?.number ?? 1) };
    navigate(addressOf(tournament.id, query, change), { replace: true });
  };
  return (
    <section class={style.standings} aria-label={e('event.view.standings')}>
      {status === 'FINISHED' && <Places />}
      {stages.length > 1 && (
        <Choice
          aria-label={e('standings.stage')}
          value={at}
          options={stages.map(({ plan }, value) => ({ value, text: formatOf(plan) }))}
          onValue={go}
        />
      )}
      <Stage key={stage.number} number={stage.number} />
      {!isElimination(stage.plan) && <TieBreaks />}
    </section>
  );
}

function Stage({ number }: { number: number }) {
  const { tournament, wanted, news } = useEvent();
  const [after, setAfter] = useState(0);
  const { data, error, again } = useLive(TOURNAMENT_STANDINGS, { ...wanted, first: PAGE, after }, news.standings);
  const plan = tournament.stages.find((stage) => stage.number === number)?.plan;
  // In an elimination, entrants are ranked by the round in which they went out, not by points.
  const tieBreaks = plan && isElimination(plan) ? [] : tournament.setup.tieBreaks;
  const found = data?.tournament?.stages.find((stage) => stage.number === number)?.standings;
  if (!found) return error === null ? <Waiting /> : <Problem error={error} again={again} />;
  const isMore = found.length === PAGE;
  return (
    <>
      <table class={style.table}>
        <caption>{plan && e('standings.of', { format: formatOf(plan) })}</caption>
        <thead>
          <tr>
            <th scope="col">{e('standings.place')}</th>
            <th scope="col">{e('standings.name')}</th>
            <th scope="col" class={style.number}>
              {e('standings.points')}
            </th>
            <th scope="col" class={style.number}>
              <abbr title={e('standings.record')}>{e('standings.record.short')}</abbr>
            </th>
            {tieBreaks.map((tieBreak) => (
              <th key={tieBreak} scope="col" class={style.tie}>
                <abbr title={e(`tie.${tieBreak}`)}>{e(`tie.${tieBreak}.short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((standing, index) => (
            <StandingRow key={standing.rank} standing={standing} before={found[index - 1]} decides={tieBreaks} />
          ))}
        </tbody>
      </table>
      {(after > 0 || isMore) && (
        <nav class="row" aria-label={e('standings.pages')}>
          <button type="button" disabled={after === 0} onClick={() => setAfter(after - PAGE)}>
            {e('pages.before')}
          </button>
          <button type="button" disabled={!isMore} onClick={() => setAfter(after + PAGE)}>
            {e('pages.after')}
          </button>
        </nav>
      )}
    </>
  );
}
