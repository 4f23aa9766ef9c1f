import {
  JUDGING,
  type ReplayDocument,
  type Ruling,
  rulingsInForce,
  type Signature,
  timesGivenBack,
  type Unanswered,
  unansweredSeats,
} from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import { giveUp } from '../commands/resign.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/match-cache.ts';
import { clocksAt } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { storedDocument } from '../replays/replay-document.ts';
import { type Shown, shown } from '../view/safe-json.ts';

/** A match's players who have not done anything in it yet. */
export interface Attendance {
  matchId: string;
  /** The match's version when it was checked. */
  version: number;
  absent: readonly Unanswered[];
}

/**
 * Lists, for each of these matches that has begun, the players who have not done anything in it.
 * In a running match, time counts up to `until`, in milliseconds since 1970.
 */
export async function attendance(
  context: MatchContext,
  ids: readonly string[],
  until = context.now(),
): Promise<Attendance[]> {
  const there = await context.store.present(ids);
  const found: Attendance[] = [];
  for (const matchId of ids) {
    const cached = await context.cache.fresh(matchId);
    if (!cached || cached.match.version < 0) continue;
    const { match, broken } = cached;
    const all = match.onTimeOut !== 'BOT' && there.get(matchId) === match.seats.length;
    const absent = all || broken ? [] : await absentFrom(context, match, until);
    found.push({ matchId, version: match.version, absent });
  }
  return found;
}

async function absentFrom(context: MatchContext, match: Match, until: number): Promise<Unanswered[]> {
  const log = await context.store.read(match.id, -1, match.version);
  const entries = log.map((entry) => ({ ...entry, at: entry.at.getTime() }));
  const running = match.status === 'RUNNING';
  // A finished match with a clock has recorded the outages; a match without one records none.
  const away = match.timeControl && !running ? timesGivenBack(entries) : context.time.outages;
  const judged = { botsStandIn: match.onTimeOut === 'BOT', away, ...(running && { until }) };
  return unansweredSeats(match.game, entries, judged);
}

/** Runs `work` on a game as it is in the database, exclusively. Does nothing if there is no such match. */
async function atGame(
  context: MatchContext,
  matchId: string,
  work: (cached: CachedMatch) => Promise<unknown>,
): Promise<void> {
  await context.cache.exclusive(matchId, async () => {
    const cached = await context.cache.fresh(matchId);
    if (cached) await work(cached);
  });
}

/** Puts absent players out of a match: their time is up. Does nothing if the match has moved on since `version`. */
export async function putOut(
  context: MatchContext,
  { matchId, version, seats }: { matchId: string; version: number; seats: readonly number[] },
): Promise<void> {
  await atGame(context, matchId, async (cached) => {
    let expected = version;
    for (const seat of seats) {
      const appended = await appendEntry(context, cached, (match) => outOfTime(match, seat, expected));
      if (!appended) return;
      expected = appended.match.version;
    }
  });
}

function outOfTime(match: Match, seat: number, version: number): ProposedEntry | null {
  if (match.status !== 'RUNNING' || match.version !== version || match.at?.paused) return null;
  if (match.standing[seat]?.left) return null;
  return { action: { kind: 'RESIGNED', seat, move: { why: 'OUT_OF_TIME' } }, house: true };
}

/** How to end a running game: by the round's time limit, by an official's ruling, or without a result. */
export type GameEnd =
  | { atTime: 'DRAW' | 'LESS_TIME_LEFT_LOSES' }
  | { ruled: readonly number[] }
  | { nothing: 'UNDONE' | 'CANCELLED' };

/** Ends a game of a tournament. Calling it again changes nothing. */
export async function endGame(
  context: MatchContext,
  { matchId, end }: { matchId: string; end: GameEnd },
): Promise<void> {
  const why = 'nothing' in end ? end.nothing : 'ruled' in end ? 'RULED' : 'TIME_CALLED';
  const ended = (match: Match): ProposedEntry | null => {
    if (match.status !== 'RUNNING') return null;
    return {
      action: { kind: 'ENDED', seat: null, move: { ranks: ranksOf(match, end, context.now()), why } },
      house: true,
    };
  };
  await atGame(context, matchId, (cached) => appendEntry(context, cached, ended));
}

function ranksOf(match: Match, end: GameEnd, now: number): number[] {
  if ('ruled' in end) return [...end.ruled];
  return 'nothing' in end || end.atTime === 'DRAW' ? match.seats.map(() => 1) : byTimeLeft(match, now);
}

// Seats that have left come last. With equal time, or without a clock, earlier seats rank lower, because moving first is an
// advantage.
function byTimeLeft(match: Match, now: number): number[] {
  const clocks = clocksAt(match.timeControl, match.standing, now);
  const left = match.seats.map(({ seat }) => (match.standing[seat]?.left ? -1 : (clocks[seat]?.left ?? 0)));
  const order = match.seats.map(({ seat }) => seat).sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0) || b - a);
  return match.seats.map(({ seat }) => order.indexOf(seat) + 1);
}

/** Removes a player who has left a tournament from a game. Calling it again changes nothing. */
export async function leaveGame(
  context: MatchContext,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<void> {
  await giveUp(context, { id: playerId }, matchId).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // over, or left before
  });
}

/** The reason in the log. */
const REASON = 'No judge of this tournament is left, so the server ends the pause.';

/**
 * Ends a game's pause when no judge is left to do so. The entry names the judge who paused it, like all entries that the server
 * makes for deleted accounts.
 */
export async function resumeGame(context: MatchContext, { matchId }: { matchId: string }): Promise<void> {
  await atGame(context, matchId, async (cached) => {
    if (!cached.match.at?.paused) return;
    const log = await context.store.read(matchId, -1, cached.match.version);
    const { by } = JUDGING.PAUSED.parse(log.findLast(({ kind }) => kind === 'PAUSED')?.move);
    await appendEntry(context, cached, ({ status, at }) => {
      if (status !== 'RUNNING' || !at?.paused) return null;
      return { action: { kind: 'RESUMED', seat: null, move: { by, reason: REASON } }, house: true };
    });
  });
}

/** The result of a tournament's match, from the match's own log. */
interface GameResult {
  matchId: string;
  /** Ranks by seat, 1 is best; empty: its rules have failed. */
  ranks: readonly number[];
  why: string;
  /** The hash of its last entry. */
  hash: string;
  /** Judges' rulings in order, without those that a rewind has undone. */
  rulings: readonly { seat: number; ruling: Ruling }[];
}

/** The results of these matches that are over, or that could not begin because their rules failed. */
export async function gameResults(context: MatchContext, ids: readonly string[]): Promise<GameResult[]> {
  const ended = ids.length === 0 ? [] : await context.store.results(ids);
  return Promise.all(
    ended.map(async ({ id: matchId, version, result }) => {
      if (!result) return { matchId, ranks: [], why: 'CANCELLED', hash: '', rulings: [] };
      const [last] = await context.store.read(matchId, version - 1, version);
      const rulings = rulingsInForce(await context.store.entriesOfKind(matchId, ['RULED', 'REWOUND']));
      const { ranks, why } = result;
      return {
        matchId,
        ranks,
        why,
        hash: last?.hash ?? '',
        rulings: rulings.map(({ seat, ruling }) => ({ seat, ruling })),
      };
    }),
  );
}

/** Whether any of these matches has an entry after the deal. */
export async function anyPlayed(context: MatchContext, ids: readonly string[]): Promise<boolean> {
  return ids.length > 0 && (await context.store.positions(ids)).some(({ version }) => version > 0);
}

/**
 * The replay document of a tournament's match, for the tournament's record. Null: there is no such match, or it is not over.
 */
export async function gameRecord(
  context: MatchContext,
  { matchId, tournamentId }: { matchId: string; tournamentId: string },
): Promise<Shown<ReplayDocument> | null> {
  const match = (await context.cache.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED' || match.tournamentId !== tournamentId) return null;
  return shown(await storedDocument(context, match));
}

/** Signs the first or the last entry of a tournament's log, with the key that signs matches. */
export function signTournament(
  context: MatchContext,
  { id, version, over, hash }: { id: string; version: number; over: boolean; hash: string },
): Promise<Signature> {
  return context.signer.sign({ of: 'TOURNAMENT', match: id, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}
