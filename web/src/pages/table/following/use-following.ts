import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { SeatTime } from '../../../board/clock.ts';
import type { Showing } from '../../../board/effects/effects-layer.tsx';
import { read } from '../../../browser/window-events.ts';
import type { LoggedEntry, PlayedParts } from '../operations.generated.ts';
import type { Play } from '../playing/play.ts';
import { isBehind, logUpTo, missedIn, replaying } from './following.ts';
import { beatIn, skipped, type TimedBeat } from './queue.ts';
import { chosenSpeed, keepSpeed, type Speed } from './speed.ts';
import { useProgress } from './use-progress.ts';

/** The match as it is played to the reader. */
export interface FollowedMatch {
  /** The match whose table is shown: an earlier state while moves are played. */
  readonly shown: PlayedParts;
  /** The current step; null if nothing is played. */
  readonly beat: TimedBeat | null;
  /** The current step, for the board. */
  readonly showing: Showing | null;
  /** The log up to the current step. */
  readonly entries: readonly LoggedEntry[];
  /** Whether the newest table is not shown yet. */
  readonly isBehind: boolean;
  readonly skip: () => void;
  /** The moves that the reader has missed; null if there are none. */
  readonly away: { readonly missed: number; readonly replay: () => void; readonly close: () => void } | null;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** Plays the moves of others step by step, and shows the newest table at the end or when the reader skips. */
export function useFollowing(play: Play, match: PlayedParts, times: readonly SeatTime[]): FollowedMatch {
  const [speed, setSpeed] = useState(chosenSpeed);
  const { entries } = play.known;
  const [{ queue, absence }, change] = useProgress(play, { match, entries, times, speed });
  const beat = beatIn(queue);
  const skip = useCallback(() => change((now) => ({ ...now, queue: skipped(now.queue) })), [change]);
  useSkipping(beat !== null, skip);
  const missed = useMemo(() => (absence ? missedIn(absence, entries, match) : []), [absence, entries, match]);
  const replay = () => change((now) => ({ ...now, queue: replaying(now.queue, missed, speed, performance.now()) }));
  const close = () => change((now) => ({ ...now, queue: skipped(now.queue), absence: null }));
  return {
    shown: queue.view,
    beat,
    showing: useMemo(() => beat && { key: `${beat.version}/${queue.since}`, ...beat }, [beat, queue.since]),
    entries: useMemo(() => logUpTo(queue, entries), [queue, entries]),
    isBehind: isBehind(queue),
    skip,
    away: missed.length > 0 ? { missed: new Set(missed.map(({ version }) => version)).size, replay, close } : null,
    speed,
    setSpeed: (wanted) => {
      keepSpeed(wanted);
      setSpeed(wanted);
      if (wanted === 'off') skip();
    },
  };
}

/** Skips on a click on the board, the space bar or Escape. */
function useSkipping(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    return read(['click', 'keydown'], (event) => {
      if (!isSkipping(event)) return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      skip();
    });
  }, [isPlaying, skip]);
}

/** Where Escape keeps its meaning. */
const ESCAPE_IS_TAKEN = 'dialog, input, select, textarea, [contenteditable]';
/** Where the space bar keeps its meaning: it also presses buttons, and scrolls lists that have the focus. */
const SPACE_IS_TAKEN = `${ESCAPE_IS_TAKEN}, button, a, summary, [role="button"], [tabindex="0"]`;

function isSkipping(event: Event): boolean {
  const isIn = (places: string): boolean => event.target instanceof Element && event.target.closest(places) !== null;
  if (!(event instanceof KeyboardEvent)) return isIn('[data-field]');
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  return event.key === ' ' ? !isIn(SPACE_IS_TAKEN) : event.key === 'Escape' && !isIn(ESCAPE_IS_TAKEN);
}
