import { copyMatch, fold, UnknownHere, voidEntry, voidResult } from '../../engine/index.ts';
import { type ChainedEntry, chain } from '../log/chained-entry.ts';
import type { CachedMatch } from '../log/match-cache.ts';
import type { RulesBroken } from '../log/rules-broken.ts';
import { ticked } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';
import { wakeTournament } from './wake.ts';

/** The entry that ends a match as void, and the match after it: no one wins, nothing stays staked. Asks nothing of the rules. */
export function voided({ match, serverSeed, tail }: CachedMatch, now: number): { chained: ChainedEntry; next: Match } {
  const { last } = tail;
  const at = new Date(Math.max(now, last?.at.getTime() ?? 0));
  const entry = voidEntry(match.version + 1);
  const stop = { now: at.getTime(), arrived: at.getTime(), answered: false, same: false, runs: false };
  const next: Match = {
    ...match,
    version: entry.version,
    status: 'FINISHED',
    waitingFor: [],
    standing: match.standing.map((seat) => ({ ...ticked(match.timeControl, seat, stop), since: entry.version })),
    // A fact of the engine's own: no reducer of the game's is asked.
    at: match.at && fold(match.game, copyMatch(match.at), entry),
    result: voidResult(),
    seed: serverSeed,
    movedAt: at,
    finishedAt: at,
  };
  return { chained: chain(last?.hash ?? match.seedHash, entry, at, null), next };
}

/** For the operator: everything that is known of it. Once for each match. */
export function reportVoid(room: Room, match: Match, broken: RulesBroken): void {
  room.voids.count++;
  const details = { matchId: match.id, version: match.version, game: match.game.id, rulesVersion: match.rulesVersion };
  room.log.error({ ...details, err: broken.cause }, 'A match is void: its rules have failed.');
}

/** A match that cannot even begin has no log to end: it is cancelled, which frees what was staked. */
export async function cancelUnbegun(room: Room, match: Match, broken: RulesBroken): Promise<void> {
  if (!(await room.store.waiting.cancel(match.id, new Date(room.now()), { full: true }))) return;
  reportVoid(room, match, broken);
  room.bus.publish(match.id, match.version);
  wakeTournament(room, match);
}

/** How long after an entry another release may still be on its way to every node, in milliseconds. */
const ROLLING = 600_000;

/** Whether a node of a later release may just have written what these rules do not know. Such a match is not ours to end. */
export function isPerhapsAhead({ cause }: RulesBroken, { tail }: CachedMatch, now: number): boolean {
  return cause instanceof UnknownHere && now - (tail.last?.at.getTime() ?? 0) < ROLLING;
}
