import type { JointAct } from '../../accounts/for-transactions.ts';
import {
  type Action,
  begin,
  dealSeed,
  type Entry,
  entryRandom,
  type Preamble,
  perform,
  type Signature,
  seedHash,
  valuesOf,
} from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { commit as append, retryOnConflict } from '../../ledger/commit.ts';
import { waitForOutageCheck } from '../../ledger/outage-check.ts';
import type { MatchContext } from '../context.ts';
import type { EntryToAppend } from '../log/append-statement.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { type ChainedEntry, chain, type LogEntry } from '../log/chained-entry.ts';
import type { Keyed } from '../log/match-store.ts';
import { byRules, RulesBroken } from '../log/rules-broken.ts';
import { matchOver, notBegun } from '../match/checks.ts';
import { earliestDeadline } from '../match/clocks.ts';
import { isOver, type Match } from '../match/match.ts';
import { matchAfter } from '../match/seats-after-entry.ts';
import { mustBeAllowed } from './refused-action.ts';
import { measureLateness, overdueAction } from './time-outs.ts';
import { cancelUnbegun, isPerhapsAhead, reportVoid, voidedMatch } from './void-match.ts';
import { wakeFor } from './wake-ups.ts';

export interface ProposedEntry extends Keyed {
  action: Action;
  /** The server's own action, such as a bot's answer or a time-out. If the rules refuse it, the rules are at fault. */
  house?: true;
}

export interface AppendedEntry {
  match: Match;
  entry: LogEntry;
}

/**
 * Appends an entry; no entry is made in any other way. Call this function inside `context.cache.exclusive`. Overdue
 * time-outs are appended first, even if their wake-up was lost. `decide` returns null for no action, and is called
 * again if another node was first or the rules failed, which ends the match as void.
 * @param arrived when the request arrived, in milliseconds since 1970
 * @throws Refused by `decide` or by the rules, after checking that the match has not moved on
 */
export function appendEntry(
  context: MatchContext,
  cached: CachedMatch,
  decide: (match: Match) => ProposedEntry | null,
  arrived = context.now(),
): Promise<AppendedEntry | null> {
  return retryOnConflict(() => attempt(context, cached, decide, arrived), {
    what: 'match',
    version: () => cached.match.version,
    conflict: (then) => context.meters.conflict(then),
  });
}

async function attempt(
  context: MatchContext,
  cached: CachedMatch,
  decide: (match: Match) => ProposedEntry | null,
  arrived: number,
): Promise<AppendedEntry | null | 'conflict' | 'again'> {
  try {
    const deadline = cached.match.status === 'RUNNING' ? earliestDeadline(cached.match.standing) : null;
    const unknown = waitForOutageCheck(context, deadline, arrived);
    if (unknown) await unknown;
    const { match } = cached;
    if (cached.broken && match.status === 'RUNNING') throw cached.broken;
    const first = overdueAction(context, match, arrived);
    if (first) {
      const made = await commit(context, cached, playOn(context, cached, { action: first, house: true }, {}), {});
      if (made === 'conflict') return made;
      measureLateness(context, match, first);
      return 'again';
    }
    const wanted = decide(match);
    if (!wanted) return null;
    // Only rewinds and offers of one need all entries so far, so these are read from the store instead of cached.
    const { kind, move } = wanted.action;
    const isRewind = kind === 'REWOUND' || (kind === 'OFFERED' && move.offer === 'TAKEBACK');
    const past = isRewind ? await context.store.read(match.id, -1, match.version) : NO_PAST;
    // A reader may have brought entries of another node into the cache in the meantime.
    if (cached.match !== match) return 'conflict';
    return await commit(context, cached, playOn(context, cached, wanted, { arrived, past }), wanted);
  } catch (error) {
    if (error instanceof RulesBroken) return endAsVoid(context, cached, error);
    if (error instanceof Refused && (await context.cache.wasWrong(cached))) return 'conflict';
    throw error;
  }
}

// After the rules have failed, the match can only end as void. The next decision finds the match over.
async function endAsVoid(context: MatchContext, cached: CachedMatch, broken: RulesBroken): Promise<'conflict'> {
  if (await context.cache.wasWrong(cached)) return 'conflict';
  if (isPerhapsAhead(broken, cached, context.now())) throw broken;
  const { match } = cached;
  const appended = await commit(context, cached, voidedMatch(cached, context.now()), {});
  if (appended !== 'conflict') reportVoid(context, match, broken);
  return 'conflict';
}

/** Ends a match as void, as an admin has decided. @throws Refused NOT_ASKED (the match has not begun), MATCH_OVER */
export function appendVoid(context: MatchContext, cached: CachedMatch, voidedBy: JointAct): Promise<AppendedEntry> {
  const attempt = async (): Promise<AppendedEntry | 'conflict'> => {
    const { match } = cached;
    if (match.status === 'RUNNING')
      return commit(context, cached, { ...voidedMatch(cached, context.now()), voidedBy }, {});
    if (await context.cache.wasWrong(cached)) return 'conflict';
    throw isOver(match) ? matchOver() : notBegun();
  };
  return retryOnConflict(attempt, { what: 'match', version: () => cached.match.version });
}

const NO_PAST: readonly Entry[] = [];

interface Prepared extends Pick<EntryToAppend, 'deal' | 'voidedBy'> {
  chained: ChainedEntry;
  next: Match;
}

function playOn(
  context: MatchContext,
  { match, secret, serverSeed, tail }: CachedMatch,
  wanted: ProposedEntry,
  { arrived = context.now(), past }: { arrived?: number; past?: readonly Entry[] },
): Prepared {
  const { game, at: table } = match;
  if (!table) throw notBegun();
  const { action, key = null } = wanted;
  mustBeAllowed(match, table, wanted, past);
  // The move is one of the choices, so from here on an error is a bug in the rules, not in the client's input.
  return byRules(() => {
    const { at, entry } = perform(game, table, entryRandom(secret, match.version + 1), action, past);
    const { last } = tail;
    const now = new Date(Math.max(context.now(), last?.at.getTime() ?? 0));
    return {
      chained: chain(last?.hash ?? match.seedHash, entry, now, key),
      next: matchAfter(match, at, entry, { arrived, now: now.getTime() }, serverSeed),
    };
  });
}

// No client sees an entry before it is durable. Only then is `cached.match` replaced and the update sent.
async function commit(
  context: MatchContext,
  cached: CachedMatch,
  { chained, next, deal = null, voidedBy }: Prepared,
  keyed: Keyed,
): Promise<AppendedEntry | 'conflict'> {
  const { entry } = chained;
  const previousAt = cached.match.movedAt;
  const signing = signed(context, next, chained);
  const signature = signing && (await signing);
  const { keySeats = [] } = keyed;
  const { box } = cached;
  const line: EntryToAppend = {
    id: next.id,
    chained,
    previousAt,
    keySeats,
    signature,
    deal,
    box,
    voidedBy,
    after: next,
  };
  const committed = await append(context, cached, { line, entry, next }, keyed);
  if (!committed) return 'conflict';
  if (!committed.isNew) return { match: cached.match, entry: committed.entry };
  context.meters.entry(next.game.id, entry.kind);
  context.traces.note({ version: entry.version, entry: entry.kind });
  context.bus.publish(next.id, entry.version, () =>
    context.cache.messages.forOtherNodes(cached, chained, previousAt, next),
  );
  wakeFor(context, cached);
  return { match: next, entry };
}

// Only the first and the last entry are signed. The last hash covers all earlier entries, and the first entry's
// signature is available from the start.
function signed(
  context: MatchContext,
  { id: match, status }: Match,
  { entry }: ChainedEntry,
): Promise<Signature> | null {
  const over = status === 'FINISHED';
  const { version, hash } = entry;
  if (version > 0 && !over) return null;
  return context.signer.sign({ match, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}

/** Returns null if another node was first, the entry was too late, or the rules failed. */
export async function appendFirstEntry(
  context: MatchContext,
  cached: CachedMatch,
  setup: Parameters<typeof begin>[1],
  preamble: Preamble,
): Promise<CachedMatch | null> {
  try {
    const secret = dealSeed(cached.serverSeed, valuesOf(preamble));
    const dealt = { ...cached, secret, waiting: null };
    const appended = await commit(context, dealt, begun(dealt, setup, preamble, new Date(context.now())), {});
    return appended === 'conflict' ? null : dealt;
  } catch (error) {
    if (!(error instanceof RulesBroken)) throw error;
    await cancelUnbegun(context, cached.match, error);
    return null;
  }
}

function begun(
  { match, secret, serverSeed }: CachedMatch,
  setup: Parameters<typeof begin>[1],
  preamble: Preamble,
  now: Date,
): Prepared {
  return byRules(() => {
    const { at, entry: bare } = begin(match.game, setup, entryRandom(secret, 0));
    const entry = { ...bare, move: preamble };
    const shuffledTogether = secret !== serverSeed;
    const made = { arrived: now.getTime(), now: now.getTime() };
    const next = { ...matchAfter(match, at, entry, made, serverSeed), shuffledTogether };
    const hash = seedHash(secret);
    return { chained: chain(hash, entry, now, null), next, deal: shuffledTogether ? { seed: secret, hash } : null };
  });
}
