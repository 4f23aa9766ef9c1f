import { IS_GUEST } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import type { PublishedGame, TimeControl } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import type { Match } from '../match/match.ts';
import { maySee } from '../match/visibility.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { freshMatch } from '../view/read-match.ts';
import { type Shown, shown } from '../view/safe-json.ts';

/** `ACCEPTED`: by all challenged players. `DECLINED`: by one of them. `WITHDRAWN`: by its maker. */
type ChallengeStatus = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';

export interface ChallengeView {
  id: string;
  from: { id: string; name: string };
  /** The names of the challenged players, spelled as the maker wrote them. */
  to: string[];
  game: PublishedGame;
  options: Shown;
  seats: number;
  timeControl: TimeControl | null;
  rated: boolean;
  seedHash: string;
  rematchOf: string | null;
  createdAt: Date;
  expiresAt: Date;
  status: ChallengeStatus;
  /** Null while the match is private and the caller has no seat in it. */
  match: MatchView | null;
}

export interface StoredChallenge {
  id: string;
  matchId: string;
  from: { id: string; name: string };
  rematchOf: string | null;
  createdAt: Date;
  expiresAt: Date;
  declinedAt: Date | null;
  kept: { seat: number; player: string; name: string }[];
}

/** Callers append a condition. */
const CHALLENGE = `
select c.id, c.match_id as "matchId", json_build_object('id', f.id, 'name', f.name) as "from", c.rematch_of as "rematchOf",
  c.created_at as "createdAt", c.expires_at as "expiresAt", c.declined_at as "declinedAt",
  coalesce((select json_agg(json_build_object('seat', r.seat, 'player', r.player_id,
      'name', coalesce(r.called, p.name, 'Somebody')) order by r.seat)
    from reservations r left join players p on p.id = r.player_id where r.match_id = c.match_id), '[]') as kept
from challenges c join players f on f.id = c.from_player`;

export async function readChallenges(
  context: MatchContext,
  where: string,
  values: unknown[],
): Promise<StoredChallenge[]> {
  return (await context.db.pool.query<StoredChallenge>(`${CHALLENGE} where ${where}`, values)).rows;
}

/** @throws Refused NOT_FOUND, also for challenges between other players */
export async function ownChallenge(context: MatchContext, caller: Caller, id: string): Promise<StoredChallenge> {
  const [found] = isUuid(id) ? await readChallenges(context, 'c.id = $1', [id]) : [];
  if (found && (found.from.id === caller.id || keptFor(found, caller) !== null)) return found;
  throw noChallenge();
}

export function keptFor({ kept }: StoredChallenge, { id }: Caller): number | null {
  return kept.find(({ player }) => player === id)?.seat ?? null;
}

export async function viewOfChallenge(
  context: MatchContext,
  caller: Caller,
  found: StoredChallenge,
): Promise<ChallengeView> {
  const { matchId, kept, declinedAt, ...own } = found;
  const { match } = await freshMatch(context, matchId);
  return {
    ...own,
    to: kept.map(({ name }) => name),
    game: match.game,
    options: shown(match.options),
    seats: match.seats.length,
    timeControl: match.timeControl,
    rated: match.rated,
    seedHash: match.seedHash,
    status: statusOf(found, match, context.now()),
    match: maySee(match, caller.id, context.now()) ? await viewOfMatch(context, caller, match) : null,
  };
}

/** The condition must agree with {@link statusOf}. @param moment a parameter such as `$2` */
export function isOpenAt(moment: string): string {
  return `(c.expires_at > ${moment} and ${matchOf("m.status = 'WAITING'")})`;
}

export function isOpenOrAcceptedAt(moment: string): string {
  return `(${isOpenAt(moment)} or ${matchOf("m.status in ('RUNNING', 'FINISHED')")})`;
}

/** Returns an SQL condition: the player in this column has not blocked the maker of challenge `c`. */
function isNotBlocked(player: string): string {
  return `not exists (select from blocks b where b.player_id = ${player} and b.blocked_id = c.from_player)`;
}

function matchOf(condition: string): string {
  return `exists (select from matches m where m.id = c.match_id and ${condition})`;
}

export function statusOf(
  { declinedAt: declined, expiresAt: expires }: StoredChallenge,
  { status, finishedAt }: Pick<Match, 'status' | 'finishedAt'>,
  now: number,
): ChallengeStatus {
  if (status === 'RUNNING' || status === 'FINISHED') return 'ACCEPTED';
  if (declined) return 'DECLINED';
  if (status === 'WAITING') return expires.getTime() <= now ? 'EXPIRED' : 'OPEN';
  return finishedAt && finishedAt >= expires ? 'EXPIRED' : 'WITHDRAWN';
}

export function noChallenge(): Refused {
  return new Refused('NOT_FOUND', 'There is no such challenge: `challenges` lists yours.', { field: 'id' });
}

const MOST = 100;

// Challenges by guests come last, so that one person's hundred guests cannot push out a friend's challenge.
const THEIRS = `(c.from_player = $1 or exists (
    select from reservations r where r.match_id = c.match_id and r.player_id = $1
      and ${isNotBlocked('r.player_id')})) and ${isOpenAt('$2')}
  order by (select ${IS_GUEST} from players p where p.id = c.from_player), c.created_at desc limit ${MOST}`;

/** Newest first, omitting challenges by players whom the caller has blocked. */
export async function listChallenges(context: MatchContext, caller: Caller): Promise<ChallengeView[]> {
  const found = await readChallenges(context, THEIRS, [caller.id, new Date(context.now())]);
  found.sort((one, two) => two.createdAt.getTime() - one.createdAt.getTime());
  return Promise.all(found.map((one) => viewOfChallenge(context, caller, one)));
}

/** @throws Refused NOT_FOUND */
export async function readChallenge(context: MatchContext, caller: Caller, id: string): Promise<ChallengeView> {
  return viewOfChallenge(context, caller, await ownChallenge(context, caller, id));
}

interface OpenInvitation {
  challengeId: string;
  matchId: string;
  playerId: string;
  /** The challenger's current name. */
  from: string;
  game: { id: string; title: string };
  at: Date;
  expiresAt: Date;
}

type Row = Omit<OpenInvitation, 'game'> & { game: string };

const INVITATIONS = `
select c.id as "challengeId", c.match_id as "matchId", r.player_id as "playerId", f.name as "from", m.game,
  c.created_at as at, c.expires_at as "expiresAt"
from challenges c
join matches m on m.id = c.match_id
join reservations r on r.match_id = c.match_id
join seats s on s.match_id = r.match_id and s.seat = r.seat
join players f on f.id = c.from_player
where ${isOpenAt('$2')} and s.player_id is null
  and r.player_id <> c.from_player and ${isNotBlocked('r.player_id')} and `;

/** Used by jobs, which have no caller. */
export async function openInvitations(
  { db, games, now }: MatchContext,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<OpenInvitation[]> {
  const [column, ids] = 'matches' in of ? ['c.match_id', of.matches] : ['r.player_id', of.players];
  const { rows } = await db.pool.query<Row>(`${INVITATIONS}${column} = any($1::uuid[])`, [ids, new Date(now())]);
  return rows.flatMap(({ game, ...rest }) => {
    const known = games.find(({ id }) => id === game);
    return known ? [{ ...rest, game: { id: known.id, title: known.title } }] : [];
  });
}
