import { copyMatch, fold, UnknownHere, voidEntry, voidResult } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { type ChainedEntry, chain } from '../log/chained-entry.ts';
import type { RulesBroken } from '../log/rules-broken.ts';
import { ticked } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { wakeTournament } from './wake-ups.ts';

/** No seat wins, and stakes are released. Runs no rules. */
export function voidedMatch(
  { match, serverSeed, tail }: CachedMatch,
  now: number,
): { chained: ChainedEntry; next: Match } {
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
    // The fact belongs to the engine, so none of the game's reducers run.
    at: match.at && fold(match.game, copyMatch(match.at), entry),
    result: voidResult(),
    seed: serverSeed,
    movedAt: at,
    finishedAt: at,
  };
  return { chained: chain(last?.hash ?? match.seedHash, entry, at, null), next };
}

/** Logs everything known about a void match for the operator, once per match. */
export function reportVoid(context: MatchContext, match: Match, broken: RulesBroken): void {
  context.voids.count++;
  const details = { matchId: match.id, version: match.version, game: match.game.id, rulesVersion: match.rulesVersion };
  context.log.error({ ...details, err: broken.cause }, 'match is void: its rules failed');
}

/** Cancels a match that cannot begin, because it has no log that could end as void. This releases its stakes. */
export async function cancelUnbegun(context: MatchContext, match: Match, broken: RulesBroken): Promise<void> {
  if (!(await context.store.waiting.cancel(match.id, new Date(context.now()), { full: true }))) return;
  reportVoid(context, match, broken);
  context.bus.publish(match.id, match.version);
  wakeTournament(context, match);
}

/** How long a rolling upgrade of all nodes may still take after an entry, in milliseconds. */
const ROLLING = 600_000;

/** If a node of a later release may have written the unknown fact, this node must not end the match. */
export function isPerhapsAhead({ cause }: RulesBroken, { tail }: CachedMatch, now: number): boolean {
  return cause instanceof UnknownHere && now - (tail.last?.at.getTime() ?? 0) < ROLLING;
}
