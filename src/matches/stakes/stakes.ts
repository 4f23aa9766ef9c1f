import { count, findPlayer, lockHoldings, notFree } from '../../accounts/for-transactions.ts';
import type { Caller, Player } from '../../accounts/index.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import type { AnyGame, DeckList, TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { longestWait } from '../match/clocks.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';

/** Whether cards change owners in a match with these options. */
export function isForKeeps(game: AnyGame, options: object): boolean {
  return game.collection?.forKeeps(options) ?? false;
}

/** The default clock of a match for keeps. */
const CLOCK: TimeControl = { days: 3 };
/** The longest time for one answer, in milliseconds, so that a losing player cannot hold the others' cards hostage. */
const LONGEST_WAIT = 7 * 86_400_000;
/** The most time-outs before a seat forfeits. */
const MOST_TIME_OUTS = 3;

/** The settings of a new match that depend on staking. */
interface Wanted {
  bots?: readonly unknown[] | null | undefined;
  onTimeOut?: TimeOutPolicy | null | undefined;
  timeControl?: TimeControl | null | undefined;
  forfeitAfter?: number | null | undefined;
}

/**
 * The settings of a match for keeps. It is played by accounts, one seat each, to the end: no bots, no guests, and always with a
 * clock, so that a player who stops answering loses. ABSENT counts as FORFEIT.
 * @throws Refused FORBIDDEN, TOO_EARLY, BAD_INPUT
 */
export async function forKeepsInput<W extends Wanted>(context: MatchContext, caller: Caller, input: W): Promise<W> {
  await mayStake(context, await accountOf(context, caller));
  if (input.bots?.length) throw badInput('bots', 'Bots own no cards: leave bots out, or play a friendly match.');
  if (input.onTimeOut === 'BOT') throw badInput('onTimeOut', 'Bots cannot play for keeps: choose onTimeOut: FORFEIT.');
  const timeControl = input.timeControl ?? CLOCK;
  if (longestWait(timeControl) > LONGEST_WAIT)
    throw badInput(
      'timeControl',
      'In a match for keeps a player may think for at most 7 days: choose a shorter timeControl.',
    );
  const forfeitAfter = Math.min(input.forfeitAfter ?? MOST_TIME_OUTS, MOST_TIME_OUTS);
  return { ...input, timeControl, onTimeOut: 'FORFEIT', forfeitAfter };
}

/**
 * Checks a player who joins a match for keeps. True: the caller already has a seat.
 * @throws Refused FORBIDDEN (a guest; a second seat), TOO_EARLY
 */
export async function mayJoinForKeeps(
  context: MatchContext,
  caller: Caller,
  match: MatchHead,
  seat: number | null | undefined,
): Promise<boolean> {
  const account = await accountOf(context, caller);
  const [mine] = seatsOf(match, caller.id);
  if (mine !== undefined && typeof seat === 'number' && seat !== mine)
    throw new Refused(
      'FORBIDDEN',
      'You already have a seat, and a match for keeps allows one per player: play on with that seat.',
    );
  if (mine !== undefined) return true;
  await mayStake(context, account);
  return false;
}

async function accountOf(context: MatchContext, { id }: Caller): Promise<Player> {
  const player = await findPlayer(context, id);
  if (player && !player.guest) return player;
  throw new Refused('FORBIDDEN', 'Guests can only play friendly matches: sign up to play for keeps.');
}

/**
 * Locks the caller's cards until the transaction ends, and checks that they own the deck and have staked it nowhere else.
 * @throws Refused INVALID_DECK
 */
export async function stake(
  context: Pick<MatchContext, 'db' | 'now'>,
  tx: Transaction,
  caller: Caller,
  game: AnyGame,
  deck: DeckList | null,
): Promise<void> {
  const missing = notFree(await lockHoldings({ ...context, tx }, caller.id, game), deck ?? []);
  if (missing.length > 0) throw new Refused('INVALID_DECK', missing.join(' '), { broken: missing });
}

const DAY = 86_400_000;
/** A match with fewer entries does not count as played. */
const PLAYED = 10;

const MATCHES = `
select count(*)::int as played from (
  select from seats s join matches m on m.id = s.match_id
  where s.player_id = $1 and m.status = 'FINISHED' and m.version >= ${PLAYED}
    and exists (select from seats o where o.match_id = m.id and o.player_id <> $1)
    and not exists (select from match_log l where l.match_id = m.id and l.version = m.version and l.kind = 'VOID')
  limit $2) enough`;

/**
 * Checks the server's rule for staking cards.
 * @throws Refused TOO_EARLY with the earliest date and the number of missing matches
 */
async function mayStake({ db, stakeRule, now }: MatchContext, { id, createdAt }: Player): Promise<void> {
  const from = createdAt.getTime() + stakeRule.days * DAY;
  const { rows } =
    stakeRule.matches > 0 ? await db.pool.query<{ played: number }>(MATCHES, [id, stakeRule.matches]) : { rows: [] };
  const missing = stakeRule.matches - (rows[0]?.played ?? 0);
  if (missing <= 0 && from <= now()) return;
  const when = new Date(from).toISOString();
  const age = from > now() ? [`from ${when} on`] : [];
  const played = missing > 0 ? [`after ${missing} more matches against other players, played to their end`] : [];
  throw new Refused('TOO_EARLY', `This account may play for keeps ${[...age, ...played].join(', and ')}.`, {
    from: when,
    matches: Math.max(0, missing),
  });
}

const WEEK = 7 * DAY;

const TOGETHER = `
select count(*)::int as played from seats s join matches m on m.id = s.match_id
where s.player_id = $1 and m.for_keeps and m.started_at > $3
  and exists (select from seats o where o.match_id = m.id and o.player_id = any($2::uuid[]))`;

/** A player of a match for keeps, and the digest of their network; null: unknown. */
export interface Staker {
  id: string;
  network: string | null;
}

/** All players of one network share the limit of this number of players, and all of one IPv6 site. */
const PLAYERS_OF = { network: 2, site: 4 };

/**
 * Limits matches for keeps within a week between two players, and between a player and one network, so that no one can farm the
 * starter sets of their own accounts.
 * @throws Refused FORBIDDEN
 */
export async function mayStakeAgainst(
  { stakeRule: { pair = 0 }, now }: Pick<MatchContext, 'stakeRule' | 'now'>,
  { tx, client }: { tx: Transaction; client: Pick<TransactionClient, 'query'> },
  joiner: Staker,
  others: readonly Staker[],
): Promise<void> {
  if (pair === 0 || others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const { rows } = await client.query<{ played: number }>(TOGETHER, [joiner.id, ids, new Date(now() - WEEK)]);
  if ((rows[0]?.played ?? 0) >= pair) throw tooMany(pair, 'with the same player');
  const meetings = others.flatMap((other) => [...networksMet(joiner, other), ...networksMet(other, joiner)]);
  for (const { key, of } of meetings.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const limit = pair * PLAYERS_OF[of];
    const { used } = await count({ db: { orm: tx }, now }, key, WEEK);
    if (used > limit) throw tooMany(limit, 'between one player and players of the same network');
  }
}

interface NetworkMet {
  key: string;
  of: keyof typeof PLAYERS_OF;
}

function networksMet({ id }: Staker, { network }: Staker): NetworkMet[] {
  if (network === null) return [];
  const [site = '', inside] = network.split('/');
  const all: NetworkMet = { key: `keeps ${id} ${network}`, of: 'network' };
  return inside === undefined ? [all] : [all, { key: `keeps ${id} site ${site}`, of: 'site' }];
}

function tooMany(limit: number, whose: string): Refused {
  const message = `You can begin ${limit} matches for keeps ${whose} within 7 days. Play a friendly match, or another player.`;
  return new Refused('FORBIDDEN', message, { limit });
}
