import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { JUDGING } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { pageSize } from '../../process/pagination.ts';
import type { MatchContext } from '../context.ts';
import { HEAD, parseRow } from '../log/match-row.ts';
import { judgesIt } from '../log/officials.ts';
import { MatchSummary } from '../view/match-summary.ts';
import { accessForEach } from '../view/viewer-access.ts';
import { mustJudgeAt } from './must-judge.ts';

/** `OPEN`: no judge has taken the call. `TAKEN`: a judge is handling it. `CLOSED`: the call is done. */
type CallStatus = 'OPEN' | 'TAKEN' | 'CLOSED';

export interface JudgeCallView {
  match: MatchSummary;
  /** The version of the call's entry, which identifies the call together with the match. */
  version: number;
  seat: number;
  about: string;
  at: Date;
  status: CallStatus;
  takenBy: { id: string; name: string } | null;
  takenAt: Date | null;
  closedBy: { id: string; name: string } | null;
  closedAt: Date | null;
}

interface ListCalls {
  tournament: string;
  /** Default: open or taken. */
  status?: CallStatus | null;
  /** The number of calls to list, 1 to 50. Default: 20. */
  first?: number | null;
}

interface Row extends Omit<JudgeCallView, 'match' | 'about' | 'status'> {
  matchId: string;
}

const person = (alias: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;

const CALLS = `
select c.match_id as "matchId", c.version, c.seat, c.at, c.taken_at as "takenAt", c.closed_at as "closedAt",
  ${person('t')} as "takenBy", ${person('k')} as "closedBy"
from judge_calls c left join players t on t.id = c.taken_by left join players k on k.id = c.closed_by
where `;

const CONDITIONS: Record<CallStatus, string> = {
  OPEN: 'c.closed_at is null and c.taken_at is null',
  TAKEN: 'c.closed_at is null and c.taken_at is not null',
  CLOSED: 'c.closed_at is not null',
};

export const CALL_PAGE = { usual: 20, largest: 50 };

/**
 * Lists the calls of a tournament. Open and taken calls are sorted oldest first, closed calls newest first.
 * @throws Refused NOT_FOUND (also if the caller does not judge the tournament), BAD_INPUT (first)
 */
export async function listCalls(context: MatchContext, caller: Caller, input: ListCalls): Promise<JudgeCallView[]> {
  const first = pageSize(CALL_PAGE, input.first);
  const { tournament, status = null } = input;
  if (!isUuid(tournament)) throw new Refused('NOT_FOUND', 'There is no such tournament: check the id.');
  await mustJudgeAt(context, tournament, caller);
  const condition = status ? CONDITIONS[status] : 'c.closed_at is null';
  const order = status === 'CLOSED' ? 'desc' : 'asc';
  const text = `${CALLS}c.tournament_id = $1 and ${condition} order by c.at ${order}, c.match_id limit $2`;
  const { rows } = await context.db.pool.query<Row>(text, [tournament, first]);
  return viewsOfCalls(context, caller, rows);
}

/** The code that calls this must first check that the caller is a judge of the match. */
export async function readCall(context: MatchContext, caller: Caller, call: CallName): Promise<JudgeCallView> {
  const text = `${CALLS}c.match_id = $1 and c.version = $2`;
  const { rows } = await context.db.pool.query<Row>(text, [call.matchId, call.version]);
  const [seen] = await viewsOfCalls(context, caller, rows);
  if (!seen) throw noCall();
  return seen;
}

/** Identifies a call: the match, and the version of the call's entry. */
export interface CallName {
  matchId: string;
  version: number;
}

export function noCall(): Refused {
  return new Refused('NOT_FOUND', 'There is no such call: `judgeCalls` lists the calls.');
}

async function viewsOfCalls(context: MatchContext, caller: Caller, rows: readonly Row[]): Promise<JudgeCallView[]> {
  const ids = [...new Set(rows.map(({ matchId }) => matchId))];
  const heads = await context.db.pool.query(`${HEAD} where m.id = any($1::uuid[])`, [ids]);
  const parsedHeads = heads.rows.map((row) => parseRow(context.games, row, context.db.atRest).head);
  const accesses = await accessForEach(context, caller, parsedHeads);
  const abouts = await textsOf(context, rows);
  return rows.flatMap(({ matchId, ...row }) => {
    const access = accesses.find(({ match }) => match.id === matchId);
    const about = abouts({ matchId, version: row.version });
    return access ? [{ match: new MatchSummary(context, access), about, status: statusOf(row), ...row }] : [];
  });
}

async function textsOf({ store }: MatchContext, calls: readonly CallName[]): Promise<(call: CallName) => string> {
  const read = await store.readSome(calls);
  const abouts = new Map(
    read.map(({ matchId, entry }) => [`${matchId} ${entry.version}`, JUDGING.JUDGE_CALLED.parse(entry.move).about]),
  );
  return ({ matchId, version }) => {
    const about = abouts.get(`${matchId} ${version}`);
    if (about === undefined) throw new Error(`a call for a judge is not in the log of match ${matchId}`);
    return about;
  };
}

function statusOf({ takenAt, closedAt }: Pick<Row, 'takenAt' | 'closedAt'>): CallStatus {
  return closedAt ? 'CLOSED' : takenAt ? 'TAKEN' : 'OPEN';
}

interface OpenCall {
  matchId: string;
  version: number;
  tournamentId: string;
  /** The judge, who may be offline. */
  playerId: string;
  seat: number;
  /** The current name of the player who called. */
  from: string;
  about: string;
  game: { id: string; title: string };
  at: Date;
}

type OpenRow = Omit<OpenCall, 'game' | 'about'> & { game: string };

const OPEN_CALLS = `
select c.match_id as "matchId", c.version, c.tournament_id as "tournamentId", j.player_id as "playerId", c.seat,
  p.name as "from", m.game, c.at
from judge_calls c
join matches m on m.id = c.match_id
join seats s on s.match_id = c.match_id and s.seat = c.seat
join players p on p.id = s.player_id
join tournaments t on t.id = c.tournament_id
cross join lateral (select t.organizer as player_id
  union select o.player_id from tournament_officials o where o.tournament_id = t.id and o.role = 'JUDGE') j
where c.closed_at is null and c.taken_at is null and c.at > $2 and ${judgesIt('j.player_id')} and `;

/** Returns each call once per judge. Used by jobs, which have no caller. */
export async function openCalls(
  context: MatchContext,
  of: ({ matches: readonly string[] } | { players: readonly string[] }) & { since: Date },
): Promise<OpenCall[]> {
  const [column, ids] = 'matches' in of ? ['c.match_id', of.matches] : ['j.player_id', of.players];
  const { rows } = await context.db.pool.query<OpenRow>(`${OPEN_CALLS}${column} = any($1::uuid[])`, [ids, of.since]);
  const abouts = await textsOf(context, rows);
  return rows.flatMap(({ game, ...rest }) => {
    const known = context.games.find(({ id }) => id === game);
    const about = abouts(rest);
    return known ? [{ ...rest, about, game: { id: known.id, title: known.title } }] : [];
  });
}
