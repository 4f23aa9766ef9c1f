import type { Beat } from './beats.ts';

/** Steps that are played over the table as it was, and the table that is shown after them. */
export interface Scene<View> {
  readonly view: View;
  readonly beats: readonly TimedBeat[];
}

export interface TimedBeat extends Beat {
  /** How long the step is shown, in milliseconds. */
  readonly lasts: number;
}

/** The table on the page, which is always one that the server sent, and the scenes that are still to be played. */
export interface Queue<View> {
  readonly view: View;
  readonly scenes: readonly Scene<View>[];
  /** When the current step began, in milliseconds on any clock. */
  readonly since: number;
}

/** The maximum delay of the page behind the match, in milliseconds. */
export const MOST_BEHIND = 30_000;

export function emptyQueue<View>(view: View): Queue<View> {
  return { view, scenes: [], since: 0 };
}

/** Adds a scene. If all steps would take longer than `most` milliseconds, the oldest steps are left out. */
export function withScene<View>(
  queue: Queue<View>,
  scene: Scene<View>,
  now: number,
  most: number = MOST_BEHIND,
): Queue<View> {
  const isIdle = queue.scenes.length === 0;
  let next: Queue<View> = { ...queue, scenes: [...queue.scenes, scene], since: isIdle ? now : queue.since };
  while (lengthOf(next) > most) next = { ...withoutStep(next), since: now };
  return advanced(next, now);
}

/** Returns the queue at a later time, without the steps that are over. */
export function advanced<View>(queue: Queue<View>, now: number): Queue<View> {
  let next = queue;
  for (;;) {
    const [scene] = next.scenes;
    if (!scene) return next;
    const end = endOf(next);
    if (end !== null && end > now) return next;
    next = { ...withoutStep(next), since: end ?? next.since };
  }
}

/** Shows the newest table immediately. */
export function skipped<View>(queue: Queue<View>): Queue<View> {
  return emptyQueue(queue.scenes.at(-1)?.view ?? queue.view);
}

/** Returns the current step; null if there is none. */
export function beatIn<View>({ scenes }: Queue<View>): TimedBeat | null {
  return scenes[0]?.beats[0] ?? null;
}

/** Returns when the current step ends; null if there is none. */
export function endOf<View>(queue: Queue<View>): number | null {
  const beat = beatIn(queue);
  return beat && queue.since + beat.lasts;
}

/** Returns how long the steps take, in milliseconds. */
function lengthOf<View>({ scenes }: Queue<View>): number {
  return scenes.reduce((sum, { beats }) => sum + beats.reduce((all, { lasts }) => all + lasts, 0), 0);
}

// Removes the first step. After the last step of a scene, its table is shown.
function withoutStep<View>({ view, scenes, since }: Queue<View>): Queue<View> {
  const [scene, ...others] = scenes;
  if (!scene) return { view, scenes, since };
  const beats = scene.beats.slice(1);
  return beats.length > 0
    ? { view, scenes: [{ ...scene, beats }, ...others], since }
    : { view: scene.view, scenes: others, since };
}
