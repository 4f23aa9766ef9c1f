import { useMemo } from 'preact/hooks';
import { r } from '../../../texts/replay.ts';
import type { Mark } from '../record/survey.ts';
import style from './bar.module.css';

interface BarProps {
  readonly version: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  /** The first entry of each turn. */
  readonly turns: readonly number[];
  readonly go: (version: number) => void;
  /** A description of the entry for screen readers. */
  readonly text: string;
}

/** Renders the timeline of the record: draggable, with marks for key moments. */
export function Bar({ version, last, marks, turns, go, text }: BarProps) {
  const ticks = useMemo(() => <Ticks last={last} marks={marks} turns={turns} />, [last, marks, turns]);
  return (
    <div class={style.bar}>
      {ticks}
      <input
        class={style.range}
        type="range"
        min={0}
        max={Math.max(last, 1)}
        value={version}
        aria-label={r('move.bar')}
        aria-valuetext={`${r('move.at', { version, last })}: ${text}`}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
    </div>
  );
}

/**
 * Renders turns as thin lines if there is room, and marks as bolder lines. The list beside the table names the marks.
 */
function Ticks({ last, marks, turns }: Pick<BarProps, 'last' | 'marks' | 'turns'>) {
  const at = (version: number) => (100 * version) / Math.max(last, 1);
  return (
    <svg class={style.ticks} aria-hidden="true">
      {turns.length <= MOST_TURNS &&
        turns.map((version) => (
          <rect key={version} class={style.turn} x={`${at(version)}%`} y="35%" width="1" height="65%" />
        ))}
      {marks.map(({ version, kind }) => (
        <rect
          key={`${version} ${kind}`}
          class={style.mark}
          data-kind={kind}
          x={`${at(version)}%`}
          width="3"
          height="100%"
          rx="1"
        >
          <title>{r('mark.at', { what: r(`mark.${kind}`), version })}</title>
        </rect>
      ))}
    </svg>
  );
}

/** The maximum number of lines. More lines would merge into a grey band. */
const MOST_TURNS = 150;
