import { useEffect, useRef } from 'preact/hooks';
import { type Roster, type TournamentHead, useRounds } from '../../../data/tournaments/index.ts';
import { Problem } from '../../../parts/problem.tsx';
import { formatOf } from '../../../parts/tournaments/formats.ts';
import { Waiting } from '../../../parts/waiting.tsx';
import { e } from '../../../texts/events.ts';
import { useEvent } from '../event-context.ts';
import { isElimination } from '../views.ts';
import { BoxView } from './box-view.tsx';
import style from './bracket.module.css';
import { filledBracket, spreadBoxes } from './filled.ts';
import { type Column, type Layout, layoutOf, WIDTH } from './layout.ts';

type Stage = TournamentHead['stages'][number];

/** Renders the live brackets of all elimination stages, the last one first. */
export function Bracket() {
  const { stages } = useEvent().tournament;
  const shown = stages.filter(({ plan }) => isElimination(plan)).reverse();
  return (
    <>
      {shown.map((stage) => (
        <StageBracket key={stage.number} stage={stage} />
      ))}
    </>
  );
}

function StageBracket({ stage }: { stage: Stage }) {
  const { tournament, wanted, news, roster } = useEvent();
  const { rounds, error } = useRounds(wanted, stage.rounds, news.tables);
  const title = `bracket-${stage.number}`;
  if (stage.rounds.length === 0) return <p>{e('bracket.none')}</p>;
  if (rounds.length === 0) return error === null ? <Waiting /> : <Problem error={error} />;
  const gone = new Set([...roster.values()].filter((one) => one.gone !== null).map(({ number }) => number));
  const isDouble = stage.plan.format === 'DOUBLE_ELIMINATION';
  const boxes =
    tournament.setup.seats > 2
      ? spreadBoxes(rounds)
      : filledBracket(rounds, isDouble, gone, fieldOf(tournament, stage, roster));
  return (
    <section class={style.stage} aria-labelledby={title}>
      <h2 id={title}>{formatOf(stage.plan)}</h2>
      <Problem error={error} />
      {boxes.length > 0 && <Drawn layout={layoutOf(boxes)} isTree={tournament.setup.seats === 2} />}
    </section>
  );
}

/**
 * Returns the number of entrants in the bracket. Players cannot count the tables, because a broadcast delay hides those
 * of others.
 */
function fieldOf({ setup, yourEntrant }: TournamentHead, { number, plan }: Stage, roster: Roster): number {
  if (setup.broadcastDelay === 0 || yourEntrant === null) return 0;
  const there = [...roster.values()].filter(({ gone, late }) => !late && gone !== 'UNREGISTERED' && gone !== 'ABSENT');
  return number === 1 ? there.length : Math.min(plan.take ?? 0, there.length);
}

function Drawn({ layout, isTree }: { layout: Layout; isTree: boolean }) {
  const { columns, lines, width, height } = layout;
  const own = useEvent().tournament.yourEntrant?.number;
  const frame = useRef<HTMLElement>(null);
  const playing = columns.flatMap(({ boxes }) => boxes).filter(({ box }) => box.table?.over === false);
  const now = playing.find(({ box }) => own !== undefined && box.slots.includes(own)) ?? playing[0] ?? columns.at(-1);
  const x = now?.x ?? 0;
  useEffect(() => {
    // Shows one more column to the left, if there is room, so that the reader sees where entrants come from.
    frame.current?.scrollTo({ left: x + WIDTH * 1.4 > frame.current.clientWidth ? x - 24 : 0 });
  }, [x]);
  const rounds = Math.max(...columns.filter(({ branch }) => branch === 'WINNERS').map(({ round }) => round));
  const isDouble = columns.some(({ branch }) => branch === 'LOSERS' || branch === 'GRAND_FINAL');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse scroll it with the arrow keys
    <section ref={frame} class={style.frame} tabIndex={0} aria-label={e('bracket.scrolls')}>
      <div class={style.canvas} style={{ width: `${width}px`, height: `${height}px` }}>
        <svg class={style.lines} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {lines.map((line) => (
            <path key={line} d={line} />
          ))}
        </svg>
        {columns.map((column) => (
          <Round
            key={`${column.branch} ${column.round}`}
            column={column}
            title={isTree && !isDouble ? plainName(column.round, rounds) : doubleName(column)}
          />
        ))}
      </div>
    </section>
  );
}

function Round({ column: { branch, round, x, y, boxes }, title }: { column: Column; title: string }) {
  const id = `${branch}-${round}`;
  return (
    <>
      <h3 id={id} class={style.name} style={{ left: `${x}px`, top: `${y}px`, width: `${WIDTH}px` }}>
        {title}
      </h3>
      <ol class={style.boxes} aria-labelledby={id}>
        {boxes.map((placed) => (
          <BoxView key={placed.box.position} placed={placed} />
        ))}
      </ol>
    </>
  );
}

function plainName(round: number, rounds: number): string {
  const left = rounds - round;
  if (left > 2) return e('bracket.round', { round });
  return e((['bracket.final', 'bracket.semi', 'bracket.quarter'] as const)[left] ?? 'bracket.final');
}

function doubleName({ branch, round }: Column): string {
  if (branch === 'GRAND_FINAL' || branch === 'RESET') return e(`bracket.${branch}`);
  return e('bracket.of', { part: e(`bracket.${branch}`), round });
}
