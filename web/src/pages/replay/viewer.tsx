import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/index.tsx';
import { useSkin } from '../../board/skins/use-skin.ts';
import { r } from '../../texts/replay.ts';
import { AnalysisPanel } from './analysis/analysis-panel.tsx';
import { ControlBar } from './controls/control-bar.tsx';
import { Eyes } from './controls/eyes.tsx';
import { Jumps } from './controls/jumps.tsx';
import { Log } from './log.tsx';
import { ProofPanel } from './prove/proof-panel.tsx';
import { frameOf } from './record/frame.ts';
import { nextOf } from './record/jumps.ts';
import type { Opened } from './record/opened.ts';
import { Sayings } from './sayings.tsx';
import { useKeys } from './use-keys.ts';
import { useMoment } from './use-moment.ts';
import { usePlaying } from './use-playing.ts';
import { useSurvey } from './use-survey.ts';
import style from './viewer.module.css';

interface ViewerProps {
  readonly record: Opened;
  readonly query: URLSearchParams;
  readonly match: string | null;
}

/** Renders a record: its table after any entry from any perspective, with controls. */
export function Viewer({ record, query, match }: ViewerProps) {
  const surveyed = useSurvey(record);
  const { version, viewer, see, turns, playing, turn, jump } = useWay(record, query, surveyed);
  const slides = useIsNext(version) && (!playing.playing || playing.speed <= 2);
  const skin = useSkin(record.game.id);
  const frame = useMemo(() => frameOf(record, version, viewer), [record, version, viewer]);
  const marks = useMemo(() => (surveyed ? record.marks : []), [record, surveyed]);
  useEffect(showTarget, []);
  return (
    <section class={style.viewer} aria-label={r('title')}>
      <Sayings record={record} match={match} torn={record.frames.torn} />
      <div class={style.table}>
        <h2 class="heard">{r('shown.table', { version })}</h2>
        {frame && skin && <Board {...frame} skin={skin} animated={slides} />}
      </div>
      <ControlBar {...{ record, version, viewer, marks, turns, playing, turn }} go={jump} />
      <aside class={style.beside}>
        <Eyes record={record} viewer={viewer} see={see} />
        <Log record={record} version={version} viewer={viewer} go={jump} />
        <Jumps record={record} surveyed={surveyed} version={version} viewer={viewer} go={jump} />
        <ProofPanel bytes={record.bytes} onShow={jump} />
        {match !== null && <AnalysisPanel record={record} match={match} version={version} go={jump} />}
      </aside>
    </section>
  );
}

/** Shows the panel that the address names. The browser could not find it before the record was loaded. */
function showTarget(): void {
  const panel = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}

/** Returns the position in a record, and its navigation by keys and buttons. */
function useWay(record: Opened, query: URLSearchParams, surveyed: boolean) {
  const { last } = record.frames;
  const { moment, go, see } = useMoment(query, last, record.document.seats.length);
  const version = Math.min(moment.version, last);
  const playing = usePlaying(version, last, go);
  const turns = useMemo(() => (surveyed ? record.turns.map((one) => one.version) : []), [record, surveyed]);
  const turn = (way: 1 | -1): void => go(nextOf(turns, version, way) ?? (way > 0 ? last : 0));
  const { stop } = playing;
  const jump = useCallback(
    (to: number): void => {
      stop();
      go(to);
    },
    [stop, go],
  );
  useKeys({
    back: () => jump(version - 1),
    on: () => jump(version + 1),
    first: () => jump(0),
    last: () => jump(last),
    turn,
    play: playing.toggle,
  });
  return { version, viewer: moment.viewer, see, turns, playing, turn, jump };
}

/** Whether the last step was to the next entry: only then do cards slide. */
function useIsNext(version: number): boolean {
  const seen = useRef({ before: version, now: version });
  if (seen.current.now !== version) seen.current = { before: seen.current.now, now: version };
  return Math.abs(seen.current.now - seen.current.before) <= 1;
}
