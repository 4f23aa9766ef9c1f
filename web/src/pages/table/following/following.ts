import type { SeatTime } from '../../../board/clock.ts';
import { leftBehind } from '../../../data/left-behind.ts';
import type { LoggedEntry, PlayedParts } from '../operations.generated.ts';
import { type Beat, beatsOf, isSmall, newsIn } from './beats.ts';
import { beatIn, emptyQueue, MOST_BEHIND, type Queue, type TimedBeat, withScene } from './queue.ts';
import { type Speed, STEP } from './speed.ts';

/** The data of a match that decides how to follow it. */
type Followable = Pick<PlayedParts, 'version' | 'epoch' | 'status' | 'yourSeats'> & {
  readonly decision: Pick<NonNullable<PlayedParts['decision']>, 'seat' | 'reaction'> | null;
};
type Entry = Pick<LoggedEntry, 'version' | 'kind' | 'seat' | 'lines' | 'effects'>;

/** A newer state of the match, and the circumstances. */
export interface Arrival<Match> {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly times: readonly SeatTime[];
  readonly speed: Speed;
  /** Whether the reader could not follow: the tab is hidden, or the connection was lost until now. */
  readonly isAway: boolean;
  readonly now: number;
}

/** The time in milliseconds that a player must still have when a question appears. Otherwise it does not wait. */
const ENOUGH = 20_000;
/** The same for a reaction. */
const ENOUGH_TO_REACT = 45_000;
/** The maximum share of a player's time that a question waits. */
const MOST_OF_CLOCK = 0.05;
/** How long a player's own move is shown, if it has no news. */
const FLASH = 400;

/** Returns the queue after an arrival. Entries that the reader has missed are not played: the newest table is shown. */
export function arrived<Match extends Followable>(queue: Queue<Match>, arrival: Arrival<Match>): Queue<Match> {
  const { match, entries, speed, isAway } = arrival;
  const last = newestIn(queue);
  const fresh = entries.filter(({ version }) => version > last.version && version <= match.version);
  const isJump =
    match.epoch !== last.epoch || last.status === 'WAITING' || fresh.some(({ kind }) => kind === 'REWOUND');
  if (isAway || isJump || speed === 'off') return emptyQueue(match);
  // A newer version ends a replay, because its question must not wait for old moves.
  const isReplaced = match.version > last.version && !isBehind(queue);
  return playing(isReplaced ? emptyQueue(queue.view) : queue, fresh, arrival);
}

function playing<Match extends Followable>(
  queue: Queue<Match>,
  fresh: readonly Entry[],
  arrival: Arrival<Match>,
): Queue<Match> {
  const { match, speed, now } = arrival;
  const most = longestWait(arrival);
  const beats = fresh.flatMap((entry) => (isOwn(entry, match) ? newsIn(beatsOf(entry)) : beatsOf(entry)));
  if (beats.length > 0)
    return withScene(queue, { view: match, beats: beats.map((beat) => timed(beat, speed)) }, now, most);
  const flash = queue.scenes.length === 0 ? fresh.flatMap(beatsOf).slice(-1) : [];
  const scene = { view: match, beats: flash.map((beat) => ({ ...beat, lasts: FLASH })) };
  return withScene(flash.length > 0 ? { ...queue, view: match } : queue, scene, now, most);
}

/** Whether an older table is still shown, so that a question has to wait. */
export function isBehind<Match extends Followable>(queue: Queue<Match>): boolean {
  return queue.view.version < newestIn(queue).version;
}

function newestIn<Match>({ view, scenes }: Queue<Match>): Match {
  return scenes.at(-1)?.view ?? view;
}

function isOwn({ kind, seat }: Entry, { yourSeats }: Pick<PlayedParts, 'yourSeats'>): boolean {
  return kind === 'MOVE' && seat != null && yourSeats.includes(seat);
}

/** Returns how long the steps may take, in milliseconds, because the player's clock runs meanwhile. */
function longestWait<Match extends Followable>({ match: { decision }, times }: Arrival<Match>): number {
  const time = times.find(({ seat, running }) => running && seat === decision?.seat);
  if (!time) return MOST_BEHIND;
  const spare = time.left - (decision?.reaction ? ENOUGH_TO_REACT : ENOUGH);
  return Math.max(0, Math.min(MOST_BEHIND, spare, time.left * MOST_OF_CLOCK));
}

/** Returns the log up to the current step, so that it does not tell more than the board. */
export function logUpTo<One extends Entry & Pick<LoggedEntry, 'milestones'>>(
  queue: Queue<Followable>,
  entries: readonly One[],
): readonly One[] {
  const beat = beatIn(queue);
  if (!isBehind(queue) || !beat) return entries;
  return entries
    .filter(({ version }) => version <= beat.version)
    .map((entry) =>
      entry.version === beat.version ? { ...entry, lines: entry.lines.slice(0, beat.upTo + 1) } : entry,
    );
}

/** The entries that arrived while the reader was away. */
export interface Absence {
  readonly after: number;
  readonly upTo: number;
}

/** Returns the steps of the missed entries, except for the reader's own and those that were taken back. */
export function missedIn(
  { after, upTo }: Absence,
  entries: readonly (Entry & Pick<LoggedEntry, 'rewoundTo' | 'ruling'>)[],
  match: Pick<PlayedParts, 'yourSeats'>,
): Beat[] {
  const gone = leftBehind(entries);
  return entries
    .filter(({ version }) => version > after && version <= upTo && !gone.has(version))
    .filter((entry) => !isOwn(entry, match))
    .flatMap(beatsOf);
}

/** Returns a queue that plays these steps over the current table. */
export function replaying<View>({ view }: Queue<View>, beats: readonly Beat[], speed: Speed, now: number): Queue<View> {
  const timedBeats = beats.map((beat) => timed(beat, speed === 'off' ? 'normal' : speed));
  return { view, scenes: [{ view, beats: timedBeats }], since: now };
}

function timed(beat: Beat, speed: Speed): TimedBeat {
  return { ...beat, lasts: beat.effects.every(isSmall) ? STEP[speed] / 2 : STEP[speed] };
}
