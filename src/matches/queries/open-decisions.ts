import type { Caller } from '../../accounts/index.ts';
import { type Watch, watching } from '../../ledger/follow/watch-iterator.ts';
import { pageSize } from '../../process/pagination.ts';
import { runRules } from '../append/run-rules.ts';
import type { MatchContext } from '../context.ts';
import { isSeated, type Match } from '../match/match.ts';
import { askedSeats } from '../match/open-questions.ts';
import { type DecisionView, decisionAt } from '../view/decision-view.ts';

export const DECISION_PAGE = { usual: 20, largest: 50 };

/** Earliest deadline first, then longest waiting. @throws Refused BAD_INPUT (first) */
export async function listDecisions(
  context: MatchContext,
  caller: Caller,
  input: { first?: number | null },
): Promise<DecisionView[]> {
  const first = pageSize(DECISION_PAGE, input.first);
  const asked: DecisionView[] = [];
  for (const id of await context.store.askedOf(caller.id, first))
    asked.push(...(await decisionsOf(context, caller, id)));
  return asked.sort(byDeadline).slice(0, first);
}

async function decisionsOf(context: MatchContext, caller: Caller, id: string): Promise<DecisionView[]> {
  const match = (await context.cache.current(id))?.match;
  if (match?.status !== 'RUNNING') return []; // the match has ended in the meantime
  const seats = askedSeats(match, caller.id);
  return runRules(context, match, () => seats.flatMap((seat) => decisionAt(match, seat) ?? []), []);
}

// The sort is stable: equal deadlines keep the database's order.
function byDeadline({ deadline: a }: DecisionView, { deadline: b }: DecisionView): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return a.getTime() - b.getTime();
}

/** A safety net, in milliseconds: `log/lobby-listeners.ts` finds lost updates for all watchers together. */
const POLL_INTERVAL = 600_000;
/** The announced version of a match that no message has mentioned yet. */
const UNKNOWN = -1;

interface Watched {
  context: MatchContext;
  caller: Caller;
  watch: Watch;
  /** The player's running matches, and briefly any match that may be one of them. */
  mine: Map<string, Mine>;
  /** Matches that have changed since the last read, with the newest announced version of each. */
  changed: Map<string, number>;
}

interface Mine {
  /** By seat, the version at which the last delivered question was opened. */
  delivered: Map<number, number>;
  /** The database's epoch to which these versions belong. */
  epoch: number;
  leave(): void;
}

/** First yields all open questions, then each new question once. The iterator never ends by itself. */
export function watchDecisions(context: MatchContext, caller: Caller): AsyncIterableIterator<DecisionView> {
  return watching(POLL_INTERVAL, async (watch) => {
    const watched: Watched = { context, caller, watch, mine: new Map(), changed: new Map() };
    const { mine, changed } = watched;
    watch.leaving.push(() => {
      for (const { leave } of mine.values()) leave();
    });
    watch.leaving.push(context.beginnings.of(caller.id, (id) => !mine.has(id) && hear(watched, id, UNKNOWN)));
    for (const { id } of await context.store.playedBy([caller.id])) changed.set(id, UNKNOWN);
    return () => newQuestions(watched);
  });
}

function hear({ watch, changed }: Watched, id: string, version: number): void {
  changed.set(id, Math.max(version, changed.get(id) ?? UNKNOWN));
  watch.ring();
}

async function* newQuestions(watched: Watched): AsyncGenerator<DecisionView> {
  const { context, watch, changed } = watched;
  const heard = [...changed];
  changed.clear();
  for (const [id, version] of heard) {
    for (const { match, seat } of await openAt(watched, id, version)) {
      if (watch.ended) return;
      const isNew = isNewAt(watched.mine.get(id), match, seat);
      const decision = isNew ? await runRules(context, match, () => decisionAt(match, seat), null) : null;
      if (decision) yield decision;
    }
  }
}

async function openAt(watched: Watched, id: string, version: number): Promise<{ match: Match; seat: number }[]> {
  const { context, caller, mine } = watched;
  // Subscribe first, then read, so that no question in between is missed.
  if (!mine.has(id))
    mine.set(id, {
      delivered: new Map(),
      epoch: 0,
      leave: context.updates.of(id, (announced) => hear(watched, id, announced)),
    });
  await context.updates.reached(id);
  const match = (await (version > 0 ? context.cache.upTo(id, version) : context.cache.current(id)))?.match;
  if (match?.status !== 'RUNNING' || !isSeated(match, caller.id)) {
    mine.get(id)?.leave();
    mine.delete(id);
    return [];
  }
  return askedSeats(match, caller.id).map((seat) => ({ match, seat }));
}

function isNewAt(mine: Mine | undefined, match: Match, seat: number): boolean {
  if (mine && match.epoch > mine.epoch) Object.assign(mine, { delivered: new Map(), epoch: match.epoch }); // the old questions may be lost
  const since = match.standing[seat]?.since ?? match.version;
  if ((mine?.delivered.get(seat) ?? -1) >= since) return false;
  mine?.delivered.set(seat, since);
  return true;
}
