import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey } from '../../ledger/gateway.ts';
import type { Command, Wish } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import type { Input, Kind } from '../event/kinds.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';
import type { Tournaments } from '../room.ts';
import { decided, enter, type Wanted } from './enter.ts';
import { lookAt } from './look.ts';
import { mayWrite } from './quota.ts';
import { hotFor, seenBy } from './read-tournament.ts';
import type { SeenTournament } from './seen-tournament.ts';
import { wakeNow } from './wake.ts';

/** Every request to a tournament names it, and may name itself. */
export interface Request {
  id: string;
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null;
}

/** The verb of a kind of entry. @param inputOf what the entry says of a request, as the tournament stands */
export function command<K extends Kind, R extends Request>(
  kind: K,
  inputOf: (request: R, event: Event, caller: Caller) => Input<K>,
) {
  return (room: Tournaments, caller: Caller, request: R): Promise<SeenTournament> =>
    execute(room, caller, request, (event) => ({ kind, input: inputOf(request, event, caller) }) as Wish); // of its kind
}

/**
 * Decides a player's command, appends the entry, and returns the tournament after it. A wish of null changes nothing.
 * @param must what requests are refused for, and records not; skipped for a repeated request
 * @throws Refused
 */
export async function execute(
  room: Tournaments,
  caller: Caller,
  { id, key = null, invitation = null }: Request & { invitation?: string | null | undefined },
  wish: (event: Event) => Wish | null,
  must?: (event: Event) => unknown,
): Promise<SeenTournament> {
  checkKey(key);
  const want = (event: Event): Wanted | null => {
    const wished = wish(event);
    return wished && { ...wished, by: caller.id };
  };
  const after = await room.cache.exclusive(id, async () => {
    const cached = await hotFor(room, caller, id, invitation);
    const may = async (wanted: Wanted) => {
      must?.(cached.event);
      await mayWrite(room, cached.event, wanted);
    };
    const entry = await enter(room, cached, want, { key, may }).catch(async (error: unknown) => {
      throw error instanceof Refused ? await shownRefusal(room, caller, cached, error, want) : error;
    });
    if (entry) wakeNow(room, id, entry.version);
    return { event: cached.event, epoch: cached.epoch, invitation: cached.invitation };
  });
  return seenBy(room, caller, after);
}

// A refusal tells nothing that the caller does not see yet: it is the one that there would have been in the past that they see.
async function shownRefusal(
  room: Tournaments,
  { id }: Caller,
  { event, epoch, seed }: CachedTournament,
  refused: Refused,
  want: (event: Event) => Wanted | null,
): Promise<Refused> {
  if (refused.details.version === undefined) return refused; // nothing that the tournament has decided
  const { told } = await lookAt(room, id, { event, epoch });
  const wanted = told.version === event.version ? null : want(told);
  if (!wanted) return refused;
  try {
    decided(told, { ...wanted, at: Math.max(told.changedAt, room.now()) } as Command, seed); // its kind's own input goes with it
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  // The reason lies in what they do not see.
  return new Refused('FORBIDDEN', 'This cannot be done now.', { version: told.version });
}
