import { useState } from 'preact/hooks';
import { type TableLine, TOURNAMENT_TABLES, type TournamentHead, useLive } from '../../../data/tournaments/index.ts';
import { Choice } from '../../../parts/forms/choice.tsx';
import { NotYet } from '../../../parts/not-yet.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { nameOf } from '../names.ts';
import { type Desk, isElimination } from './desk.ts';
import { OwnPairings } from './own-pairings.tsx';
import { RuleTable } from './rule-table.tsx';
import { Swap } from './swap.tsx';

/** The number of tables per page. */
const PAGE = 50;

/** Renders a round: its pairings, changes before it starts, and results of its tables. */
export function RoundPanel({ desk }: { desk: Desk }) {
  const rounds = desk.tournament.stages.flatMap((stage) => stage.rounds);
  const [chosen, setChosen] = useState<number | null>(null);
  const round = (chosen === null ? undefined : rounds[chosen]) ?? rounds.at(-1);
  if (!round) return null;
  const isNow = round === rounds.at(-1);
  return (
    <section class={`panel ${style.part}`} aria-labelledby="round">
      <div class={style.partHead}>
        <h2 id="round">{roundName(desk.tournament, round)}</h2>
        {rounds.length > 1 && (
          <Choice
            aria-label={d('round.choose')}
            value={rounds.indexOf(round)}
            options={rounds.map((one, index) => ({ value: index, text: roundName(desk.tournament, one) }))}
            onValue={(index) => setChosen(index === rounds.length - 1 ? null : index)}
          />
        )}
      </div>
      {round.status === 'PROPOSED' && <p class={style.note}>{d('round.proposed')}</p>}
      {round.supplied && <p class="soft">{d('round.supplied')}</p>}
      <Tables key={`${round.stage} ${round.round}`} desk={desk} stage={round.stage} round={round.round} />
      {isNow && !isElimination(desk.tournament, round.stage) && <OwnPairings desk={desk} round={round} />}
    </section>
  );
}

function roundName({ stages }: TournamentHead, { stage, round }: { stage: number; round: number }): string {
  const format = stages[stage - 1]?.plan.format ?? 'SWISS';
  return stages.length > 1
    ? d('round.ofStage', { n: round, format: d(`format.${format}`) })
    : d('round.n', { n: round });
}

function Tables({ desk, stage, round: number }: { desk: Desk; stage: number; round: number }) {
  const { tournament, news, roster } = desk;
  const [after, setAfter] = useState(0);
  const place = { id: tournament.id, stage, round: number };
  const { data, error, again } = useLive(TOURNAMENT_TABLES, { ...place, first: PAGE, after }, news.tables);
  const [ruled, setRuled] = useState<TableLine | null>(null);
  const round = data?.tournament?.round;
  if (!round) return <NotYet error={error} again={again} />;
  const hasRows = round.tables.length > 0;
  return (
    <>
      {hasRows && (
        <ol class={style.tables}>
          {round.tables.map((table) => (
            <TableRow
              key={table.table}
              desk={desk}
              table={table}
              isProposed={round.status === 'PROPOSED'}
              onRule={() => setRuled(table)}
            />
          ))}
        </ol>
      )}
      {round.byes.length > 0 && (
        <p>
          <strong>{d('byes')}</strong> {round.byes.map((one) => nameOf(roster, one.number)).join(', ')}
        </p>
      )}
      {round.tableCount > PAGE && (
        <div class="row">
          <button type="button" disabled={after === 0} onClick={() => setAfter(Math.max(0, after - PAGE))}>
            {d('page.before')}
          </button>
          <span>{d('page.tables', { from: after + 1, to: after + round.tables.length, n: round.tableCount })}</span>
          <button type="button" disabled={after + PAGE >= round.tableCount} onClick={() => setAfter(after + PAGE)}>
            {d('page.after')}
          </button>
        </div>
      )}
      {round.status === 'PROPOSED' && !isElimination(tournament, stage) && <Swap desk={desk} round={round} />}
      {ruled && <RuleTable desk={desk} place={place} table={ruled} onClose={() => setRuled(null)} />}
    </>
  );
}

interface TableRowProps {
  readonly desk: Desk;
  readonly table: TableLine;
  readonly isProposed: boolean;
  readonly onRule: () => void;
}

function TableRow({ desk: { tournament, roster, plays }, table, isProposed, onRule }: TableRowProps) {
  const { table: number, entrants, over, ruled, matchId } = table;
  const names = entrants.map((one) => nameOf(roster, one.number));
  const state = isProposed ? null : over ? (ruled ? 'ruled' : 'over') : 'playing';
  return (
    <li data-table={number} data-state={state ?? 'proposed'}>
      <span class={style.number}>{number}</span>
      <span class={style.names}>
        {names.join(' – ')}
        {state && (
          <small class="soft">
            {over
              ? `${d(`table.${state}`)} · ${resultOf(table)}`
              : d(table.awaitsRuling ? 'table.awaitsRuling' : 'table.playing')}
          </small>
        )}
      </span>
      {!isProposed && (
        <span class={style.rowButtons}>
          {matchId && (
            <a class="button" href={`/matches/${matchId}`}>
              {d('table.match')}
            </a>
          )}
          {tournament.status === 'RUNNING' && !plays && (
            <button
              type="button"
              aria-label={d(over ? 'table.correctNamed' : 'table.ruleNamed', { n: number })}
              onClick={onRule}
            >
              {d(over ? 'table.correct' : 'table.rule')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** Formats a result: the ruled places or wins; at a table of two, the games won; otherwise the last game's places. */
function resultOf({ ruled, games, entrants }: TableLine): string {
  if (ruled?.gameWins && entrants.length === 2) return ruled.gameWins.join(' : ');
  if (ruled) return ruled.places ? placesText(ruled.places) : d('table.allLost');
  if (games.length > 0 && games.every(({ places }) => places === null)) return d('table.allLost');
  if (entrants.length === 2) {
    const won = (index: number) =>
      games.filter(({ places }) => places?.[index] === 1 && places[1 - index] !== 1).length;
    return `${won(0)} : ${won(1)}`;
  }
  return placesText(games.at(-1)?.places ?? []);
}

function placesText(places: readonly number[]): string {
  return places.length === 2
    ? places[0] === places[1]
      ? '½ : ½'
      : places[0] === 1
        ? '1 : 0'
        : '0 : 1'
    : places.join(' · ');
}
