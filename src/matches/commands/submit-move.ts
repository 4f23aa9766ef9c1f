import type { Caller } from '../../accounts/index.ts';
import { same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey, entryByKey, keyUsed } from '../../ledger/idempotency.ts';
import { type AppendedEntry, appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import type { Keyed } from '../log/match-store.ts';
import { MatchBug, matchOver, mustSit, notBegun, paused } from '../match/checks.ts';
import { isOver, type Match } from '../match/match.ts';
import { askedSeats } from '../match/open-questions.ts';
import { EntryView } from '../view/entry-view.ts';
import { MatchView } from '../view/match-view.ts';
import { heldMatch } from '../view/read-match.ts';
import { accessFor, accessWithoutWaiting } from '../view/viewer-access.ts';

export interface SubmitMove {
  matchId: string;
  /** The version at which the decision was read. */
  version: number;
  key?: string | null;
  /** The id of the move's game. The move is refused if the match is for another game. */
  game?: string;
  move: object;
}

export interface MoveResult {
  match: MatchView;
  entry: EntryView;
}

/**
 * Makes a move for the caller's seat. A key that was used for a different move is refused with BAD_INPUT.
 * @throws Refused NOT_FOUND, FORBIDDEN, BAD_INPUT, MATCH_OVER, PAUSED, NOT_ASKED, STALE_VERSION, ILLEGAL_MOVE
 */
export async function submitMove(context: MatchContext, caller: Caller, input: SubmitMove): Promise<MoveResult> {
  checkKey(input.key);
  const arrived = context.now();
  const { match, entry } = await context.cache.exclusive(input.matchId, () =>
    submitted(context, caller, input, arrived),
  );
  if (input.key && !same(entry.move, input.move)) throw keyUsed('move', { version: entry.version });
  const access = accessWithoutWaiting(context, caller, match) ?? (await accessFor(context, caller, match));
  return { match: new MatchView(context, access), entry: new EntryView(access, entry) };
}

async function submitted(
  context: MatchContext,
  caller: Caller,
  input: SubmitMove,
  arrived: number,
): Promise<AppendedEntry> {
  const cached = context.cache.peek(input.matchId) ?? (await heldMatch(context, input.matchId));
  const keyed: Keyed = { key: input.key ?? null, keySeats: seatsAt(cached.match, caller, arrived) };
  const said = cached.tail.byKey(keyed);
  if (said) return { match: cached.match, entry: said };
  try {
    const decide = (match: Match) => entryOf(match, caller, { ...input, now: arrived });
    const appended = await appendEntry(context, cached, decide, arrived);
    if (!appended) throw new MatchBug('a move was neither made nor refused');
    return appended;
  } catch (error) {
    const first = error instanceof Refused && (await entryByKey(context, cached, input.matchId, keyed));
    if (first) return { match: cached.match, entry: first };
    throw error;
  }
}

function entryOf(match: Match, caller: Caller, input: SubmitMove & { now: number }): ProposedEntry {
  const { version, key = null, move, game, now } = input;
  const seats = seatsAt(match, caller, now);
  if (isOver(match)) throw matchOver();
  if (game !== undefined && game !== match.game.id)
    throw new Refused('BAD_INPUT', `This is a match of ${match.game.title}.`, { field: 'move', game: match.game.id });
  if (match.status === 'WAITING') throw notBegun();
  if (version > match.version)
    throw new Refused(
      'STALE_VERSION',
      `The match is at version ${match.version}, not yet at ${version}: send the version that you read.`,
      { version: match.version },
    );
  if (match.at?.paused) throw paused(match.version);
  const [seat] = askedSeats(match, caller.id);
  if (seat === undefined)
    throw new Refused('NOT_ASKED', `It is not your turn: the match waits for seat ${match.waitingFor.join(' and ')}.`, {
      waitingFor: match.waitingFor,
      version: match.version,
    });
  if (version < (match.standing[seat]?.since ?? 0))
    throw new Refused(
      'STALE_VERSION',
      `Your decision has changed since version ${version}: read it again, and send it with the version you read.`,
      { version: match.version },
    );
  return { action: { kind: 'MOVE', seat, move }, key, keySeats: seats };
}

function seatsAt(match: Match, caller: Caller, now: number): number[] {
  const message = 'You have no seat in this match: only its players can move. To play, join a match with joinMatch.';
  return mustSit(match, caller, now, message);
}
