import { r } from '../../../texts/replay.ts';
import type { Moment } from '../record/moment.ts';
import type { Opened } from '../record/opened.ts';
import type { Mark } from '../record/survey.ts';
import type { Playing } from '../use-playing.ts';
import style from '../viewer.module.css';
import { Bar } from './bar.tsx';
import { Transport } from './transport.tsx';

interface ControlBarProps {
  readonly record: Opened;
  readonly version: number;
  readonly viewer: Moment['viewer'];
  readonly marks: readonly Mark[];
  /** The first entry of each turn; empty until the turns are known. */
  readonly turns: readonly number[];
  readonly playing: Playing;
  readonly go: (version: number) => void;
  readonly turn: (way: 1 | -1) => void;
}

/** Renders the position in a record, in words and on a timeline, and the playback buttons. */
export function ControlBar({ record, version, viewer, marks, turns, playing, go, turn }: ControlBarProps) {
  const { last } = record.frames;
  const text = record.text(version, viewer);
  return (
    <fieldset class={style.controls} aria-label={r('move.controls')}>
      <p class={style.now} aria-live={playing.playing ? 'off' : 'polite'}>
        <strong>{r('move.at', { version, last })}</strong> {text || r('log.hidden')}
      </p>
      <div class={style.bar}>
        <Bar version={version} last={last} marks={marks} turns={turns} go={go} text={text} />
      </div>
      <Transport version={version} last={last} playing={playing} turn={turns.length > 0 ? turn : null} go={go} />
    </fieldset>
  );
}
