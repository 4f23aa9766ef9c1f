import type { JointAct } from '../../accounts/for-transactions.ts';
import { type Signature, same } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { commit, retryOnConflict } from '../../ledger/commit.ts';
import { entryByKey, keyUsed } from '../../ledger/idempotency.ts';
import { waitForOutageCheck } from '../../ledger/outage-check.ts';
import { signTournament } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import { decide } from '../event/decide.ts';
import { type Command, type EventEntry, eventHash, type Proposal, readEntry } from '../event/entry.ts';
import { type Event, isOver } from '../event/event.ts';
import { fold } from '../event/fold.ts';
import { owed, timeUpAt } from '../event/rules/outage-extension.ts';
import { EventRefusal } from '../event/rules/rule.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';

/** A command without its time, which is set when the command is decided. */
export type ProposedCommand = Proposal & Pick<Command, 'by'>;

interface AppendOptions {
  key?: string | null;
  /** Throws Refused if a player has written too much; skipped for a repeated request. */
  may?: (wanted: ProposedCommand) => Promise<void>;
  closedBy?: JointAct | undefined;
}

/**
 * Appends an entry. All entries except the first are made here. Call this function only inside `cache.exclusive`.
 * @param want returns the command for the current state, or null for none; called again if another node wrote first
 * @throws Refused
 */
export async function appendEntry(
  context: TournamentContext,
  cached: CachedTournament,
  want: (event: Event) => ProposedCommand | null,
  { key = null, may, closedBy }: AppendOptions = {},
): Promise<EventEntry | null> {
  await giveBack(context, cached);
  return retryOnConflict(
    async () => {
      const wanted = want(cached.event);
      if (!wanted) return null;
      const entry = await entryByKey(context, cached, cached.event.id, { by: wanted.by, key });
      if (!entry) await may?.(wanted);
      else if (same(requestOf(entry), requestOf(wanted))) return entry;
      else throw keyUsed('request');
      return attempt(context, cached, wanted, { key, closedBy });
    },
    { what: 'tournament', version: () => cached.event.version },
  );
}

// First gives players back the time that outages took. The check makes sure that recent outages are known.
async function giveBack(context: TournamentContext, cached: CachedTournament): Promise<void> {
  await waitForOutageCheck(context, timeUpAt(cached.event), context.now());
  for (let span = owed(cached.event, context.time.outages); span; span = owed(cached.event, context.time.outages)) {
    const input = { began: span.from, ended: span.to };
    await attempt(context, cached, { kind: 'TIME_GIVEN_BACK', by: null, input }, {});
  }
}

// "Pair the next round" is the same request, even if the round begins a stage.
function requestOf({ kind, input }: Proposal): { kind: string; input: object } {
  return kind === 'ADVANCED' ? { kind: 'PAIRED', input: { tables: null } } : { kind, input };
}

/** The request's key was checked before the request was decided. */
const UNKEYED = { by: null, key: null };

/** Returns 'conflict' if another node wrote first; that node's entries are then in the cache. */
async function attempt(
  context: TournamentContext,
  cached: CachedTournament,
  wanted: ProposedCommand,
  { key = null, closedBy }: Omit<AppendOptions, 'may'>,
): Promise<EventEntry | 'conflict'> {
  const { event } = cached;
  const at = Math.max(context.now(), event.changedAt);
  const happened = decided(event, { ...wanted, at } as Command, cached.seed); // the kind and the input belong together
  const entry: EventEntry = { ...happened, version: event.version + 1, key, hash: '' };
  entry.hash = eventHash(cached.hash, entry);
  const read = readEntry(entry); // an entry that cannot be read back must not be written
  if (typeof read === 'string') throw new Refused('BAD_INPUT', read);
  const next = fold(event, entry);
  const signature = isOver(next) && !isOver(event) ? await signed(context, next, entry) : null;
  const line = { id: next.id, entry, before: event, after: next, signature, box: cached.box, closedBy };
  if (!(await commit(context, cached, { line, entry, next }, UNKEYED))) return 'conflict';
  context.bus.publish(event.id, entry.version);
  return entry;
}

/** Decides a command. @throws Refused with the tournament's version */
export function decided(event: Event, command: Command, seed: string) {
  try {
    return decide(event, command, seed);
  } catch (error) {
    if (!(error instanceof EventRefusal)) throw error;
    const { code, message, field } = error;
    throw new Refused(code, message, { ...(field && { field }), version: event.version });
  }
}

/** Only the first and last entries are signed, because the last hash covers the whole log. */
export function signed(context: TournamentContext, after: Event, { version, hash }: EventEntry): Promise<Signature> {
  return signTournament(context.matches, { id: after.id, version, over: isOver(after), hash });
}
