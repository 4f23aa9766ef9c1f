import { IS_GUEST } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { inTransaction, lockName, type TransactionClient } from '../../db/transaction.ts';
import { isVoid, SEARCHED } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { enqueueWakeUp } from '../append/wake-ups.ts';
import type { MatchContext } from '../context.ts';
import { mustHaveSeat } from '../match/checks.ts';
import type { Match } from '../match/match.ts';
import { accessById } from '../view/read-match.ts';
import { type Shown, shown } from '../view/safe-json.ts';
import { isAnswer } from './run-analysis.ts';
import { type MatchSeatId, type RatedMove, ratedAmong, readStored, type StoredAnalysis } from './stored-analysis.ts';
import { swingsOf } from './swings.ts';

/**
 * Returns null if no analysis has been requested.
 * @throws Refused NOT_FOUND; FORBIDDEN (the match is not finished, or its tournament withholds the record); BAD_INPUT
 */
export async function readAnalysis(context: MatchContext, caller: Caller | null, { matchId, seat }: MatchSeatId) {
  const match = await openedFor(context, caller, { matchId, seat });
  const of = { matchId: match.id, seat };
  const kept = await readStored(context, of);
  return kept && viewOfAnalysis(of, kept);
}

const BEGIN = `
insert into analyses (match_id, seat, asked_by, asked_at, status, iterations, total, touched_at)
values ($1, $2, $3, $4, 'UNDER_WAY', $5, $6, $4)
on conflict (match_id, seat) do update set asked_by = $3, asked_at = $4, status = 'UNDER_WAY', decisions = '[]', touched_at = $4
where analyses.status = 'FAILED'`;

/**
 * Requests the analysis of a seat's answers, unless another caller has already requested it.
 * @throws Refused as {@link readAnalysis}; FORBIDDEN (the match is void, or was played with different rules);
 * RATE_LIMITED (the caller has too many analyses running, or has requested too many in a day)
 */
export async function analyseMatch(context: MatchContext, caller: Caller, { matchId, seat }: MatchSeatId) {
  const match = await openedFor(context, caller, { matchId, seat });
  const of = { matchId: match.id, seat };
  const before = await readStored(context, of);
  if (before && before.status !== 'FAILED') return viewOfAnalysis(of, before);
  mustBeOfTheseRules(match);
  const now = context.now();
  await mayAskOneMore(context.db.pool, caller, now); // checked early, before the whole log is read
  const entries = await context.store.read(match.id, -1, match.version);
  const total = entries.filter((entry) => isAnswer(entry, seat)).length;
  await inTransaction(context.db.pool, async (_, client) => {
    await mayAskOneMore(client, caller, now);
    await client.query(BEGIN, [match.id, seat, caller.id, new Date(now), SEARCHED.STRONG.iterations, total]);
  });
  await enqueueWakeUp(context, 'analyse', of, { id: `${match.id}-${seat}-${now}` });
  const kept = await readStored(context, of);
  if (!kept) throw new Error(`the analysis of match ${match.id} is gone`);
  return viewOfAnalysis(of, kept);
}

// An analysis is available only when the replay is, because a seat's questions and choices reveal its hand.
async function openedFor(context: MatchContext, caller: Caller | null, { matchId, seat }: MatchSeatId): Promise<Match> {
  const { match } = await accessById(context, caller, matchId);
  if (match.status !== 'FINISHED' || match.seed === null)
    throw new Refused('FORBIDDEN', 'The match or its tournament is not finished yet: ask again afterwards.');
  mustHaveSeat(match, seat);
  return match;
}

function mustBeOfTheseRules({ game, rulesVersion, result }: Match): void {
  if (isVoid(result))
    throw new Refused('FORBIDDEN', 'The match is void, since its rules failed: it cannot be analysed.');
  if (game.rulesVersion !== rulesVersion)
    throw new Refused(
      'FORBIDDEN',
      `The match was played with rules ${rulesVersion}, but this server has ${game.rulesVersion}: it cannot be analysed here.`,
    );
}

/** How many analyses a player may have running, and may request per day. Guests get a third of each. */
const MOST = { atOnce: 3, aDay: 30 } as const;
const GUESTS_SHARE = 3;
const DAY = 86_400_000;

const COUNT_RECENT = `
select count(*) filter (where a.status = 'UNDER_WAY')::int as "underWay", count(*)::int as lately,
  extract(epoch from min(a.asked_at))::float8 * 1000 as first, (select ${IS_GUEST} from players p where p.id = $1) as guest
from analyses a where a.asked_by = $1 and a.asked_at > $2`;

// The per-player lock makes sure that concurrent requests count too.
async function mayAskOneMore(client: TransactionClient, { id }: Caller, now: number): Promise<void> {
  await lockName(client, `analyses ${id}`);
  const since = now - DAY;
  type Recent = { underWay: number; lately: number; first: number | null; guest: boolean };
  const { rows } = await client.query<Recent>(COUNT_RECENT, [id, new Date(since)]);
  const { underWay = 0, lately = 0, first = null, guest = false } = rows[0] ?? {};
  const share = guest ? GUESTS_SHARE : 1;
  const [atOnce, aDay] = [MOST.atOnce / share, MOST.aDay / share];
  const busy = `At most ${atOnce} of your analyses run at the same time: wait for one to end.`;
  if (underWay >= atOnce) throw new Refused('RATE_LIMITED', busy, { retryAfter: 30 });
  const retryAfter = Math.max(1, Math.ceil(((first ?? now) - since) / 1000));
  const spent = `You can request ${aDay} analyses a day: try again later.`;
  if (lately >= aDay) throw new Refused('RATE_LIMITED', spent, { retryAfter });
}

/** `done` of `total` answers are rated. */
function viewOfAnalysis(of: MatchSeatId, { status, total, iterations, found }: StoredAnalysis) {
  const decisions = ratedAmong(found);
  return {
    ...of,
    ...{ status, total, iterations, done: found.length },
    decisions: decisions.map((one) => ({ ...one, played: viewOfMove(one.played), best: viewOfMove(one.best) })),
    swings: status === 'DONE' ? swingsOf(decisions) : [],
  };
}

function viewOfMove({ move, ...rest }: RatedMove): Omit<RatedMove, 'move'> & { move: Shown } {
  return { ...rest, move: shown(move) };
}
