import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey } from '../../ledger/idempotency.ts';
import { appendEntry, decided, type ProposedCommand } from '../append/append-entry.ts';
import { wakeNow } from '../append/wake-ups.ts';
import type { TournamentContext } from '../context.ts';
import type { Command, Proposal } from '../event/entry.ts';
import type { Input, Kind } from '../event/entry-kinds.ts';
import type { Event } from '../event/event.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';
import { cachedFor, viewFor } from '../view/read-tournament.ts';
import type { TournamentView } from '../view/tournament-view.ts';
import { accessFor } from '../view/viewer-access.ts';
import { mayWrite } from './write-quota.ts';

export interface Request {
  id: string;
  /** The client's key for the request, 1 to 200 characters. A player who repeats the key gets the same answer. */
  key?: string | null;
}

export type WithReason = Request & { reason?: string | null };

export const reasonOf = ({ reason }: WithReason) => ({ reason: reason ?? '' });

/**
 * @param inputOf builds the entry's input from the request and the tournament's state
 * @param must see `execute`
 */
export function command<K extends Kind, R extends Request>(
  kind: K,
  inputOf: (request: R, event: Event, caller: Caller) => Input<K>,
  must?: (event: Event, request: R, context: TournamentContext) => unknown,
) {
  return (context: TournamentContext, caller: Caller, request: R): Promise<TournamentView> => {
    const propose = (event: Event) => ({ kind, input: inputOf(request, event, caller) }) as Proposal; // kind and input match
    return execute(context, caller, request, propose, (event) => must?.(event, request, context));
  };
}

/**
 * Decides a player's command, appends the entry, and returns the resulting tournament. A null proposal changes nothing.
 * @param must checks that apply to requests but not to records; skipped for a repeated request
 * @throws Refused
 */
export async function execute(
  context: TournamentContext,
  caller: Caller,
  { id, key = null, invitation = null }: Request & { invitation?: string | null | undefined },
  propose: (event: Event) => Proposal | null,
  must?: (event: Event) => unknown,
): Promise<TournamentView> {
  checkKey(key);
  const want = (event: Event): ProposedCommand | null => {
    const proposal = propose(event);
    return proposal && { ...proposal, by: caller.id };
  };
  const after = await context.cache.exclusive(id, async () => {
    const cached = await cachedFor(context, caller, id, invitation);
    const may = async (wanted: ProposedCommand) => {
      must?.(cached.event);
      await mayWrite(context, cached.event, wanted);
    };
    const entry = await appendEntry(context, cached, want, { key, may }).catch(async (error: unknown) => {
      throw error instanceof Refused ? await shownRefusal(context, caller, cached, error, want) : error;
    });
    if (entry) wakeNow(context, id, entry.version);
    return { event: cached.event, epoch: cached.epoch, invitation: cached.invitation };
  });
  return viewFor(context, caller, after);
}

// A refusal must not reveal anything that the caller cannot see yet. So the command is decided again on the past state
// that the caller sees.
async function shownRefusal(
  context: TournamentContext,
  { id }: Caller,
  { event, epoch, seed }: CachedTournament,
  refused: Refused,
  want: (event: Event) => ProposedCommand | null,
): Promise<Refused> {
  if (refused.details.version === undefined) return refused; // the refusal is not about the tournament's state
  const { atVersion } = await accessFor(context, id, { event, epoch });
  const wanted = atVersion.version === event.version ? null : want(atVersion);
  if (!wanted) return refused;
  try {
    decided(atVersion, { ...wanted, at: Math.max(atVersion.changedAt, context.now()) } as Command, seed); // the kind and its input stay together
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  // The command was refused because of something that the caller cannot see yet.
  return new Refused('FORBIDDEN', 'This cannot be done now.', { version: atVersion.version });
}
