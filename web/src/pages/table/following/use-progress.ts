import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { read } from '../../../browser/window-events.ts';
import type { PlayedParts } from '../operations.generated.ts';
import type { Play } from '../playing/play.ts';
import { type Absence, type Arrival, arrived, isBehind } from './following.ts';
import { advanced, beatIn, emptyQueue, endOf, type Queue, skipped } from './queue.ts';
import { keepSeen, lastSeen } from './seen.ts';

/** How far a match has been played to the reader. */
export interface Progress {
  readonly match: PlayedParts;
  readonly queue: Queue<PlayedParts>;
  /** Whether the connection was lost since the last arrival. */
  readonly wasLost: boolean;
  /** The entries that the reader has missed; null if the reader has not been away. */
  readonly absence: Absence | null;
}

type Newest = Pick<Arrival<PlayedParts>, 'match' | 'entries' | 'times' | 'speed'>;
export type Change = (change: (now: Progress) => Progress) => void;

/** Returns the progress at this moment, and renders again when the current step is over. */
export function useProgress(play: Play, newest: Newest): readonly [Progress, Change] {
  const { id, version } = newest.match;
  const [opened] = useState(() => openedAt(newest.match));
  const [tick, setTick] = useState(0);
  const wake = useCallback(() => setTick((tick) => tick + 1), []);
  const progress = useRef(opened);
  progress.current = progressed(progress.current, play, newest, performance.now());
  const { queue, absence } = progress.current;
  const end = endOf(queue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick before the end must set the timer again
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(wake, Math.max(0, Math.ceil(end - performance.now()) + 1)); // browsers can fire 1 ms early
    return () => clearTimeout(timer);
  }, [end, tick, wake]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader who closes the strip has seen everything
  useEffect(() => {
    if (!document.hidden) keepSeen(id, version);
  }, [id, version, absence]);
  const change: Change = useCallback(
    (changed) => {
      progress.current = changed(progress.current);
      wake();
    },
    [wake],
  );
  useEffect(() => read(['visibilitychange'], () => document.hidden && change(asleep)), [change]);
  return [progress.current, change];
}

function openedAt(match: PlayedParts): Progress {
  const seen = lastSeen(match.id);
  const absence = seen === null || seen >= match.version ? null : { after: seen, upTo: match.version };
  return { match, queue: emptyQueue(match), wasLost: false, absence };
}

function progressed(before: Progress, { connection }: Play, newest: Newest, now: number): Progress {
  const wasLost = before.wasLost || connection === 'lost';
  const { match } = newest;
  if (before.match === match) return { ...before, wasLost, queue: advanced(before.queue, now) };
  const isAway = document.hidden || wasLost;
  const queue = arrived(before.queue, { ...newest, isAway, now });
  if (!isAway) return { ...before, match, wasLost: false, queue };
  const absence = { after: before.absence?.after ?? before.match.version, upTo: match.version };
  return { match, queue, wasLost: false, absence };
}

// When the tab is hidden, the rest counts as missed.
function asleep({ queue, absence, ...now }: Progress): Progress {
  const beat = isBehind(queue) ? beatIn(queue) : null;
  const missed = beat && { after: absence?.after ?? beat.version - 1, upTo: now.match.version };
  return { ...now, queue: skipped(queue), absence: missed ?? absence };
}
