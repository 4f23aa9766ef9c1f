import { isBannedText } from '../../accounts/for-transactions.ts';
import { Statements } from '../../ledger/postgres-streams.ts';
import type { DueMatches, Overdue, PutOff, Stuck } from './match-store.ts';
import { DUE_PAGE } from './match-store.ts';
import { NO_PLAYER } from './waiting/postgres-waiting.ts';

// Skips matches that another statement is writing, because two statements that change many rows could deadlock.
const PUT_OFF = `
update matches m set wake_at = m.deadline from (
  select id from matches where wake_at <= $1 and (deadline is null or deadline > $1)
  order by wake_at limit ${DUE_PAGE} for update skip locked) due
where m.id = due.id
returning m.id, m.deadline, m.version, m.waiting_for[1] as seat`;

// Times are read as text, because a Date would lose PostgreSQL's microseconds.
const OVERDUE = `
select id, wake_at::text from matches
where wake_at <= $1 and ($2::timestamptz is null or (wake_at, id) > ($2::timestamptz, $3::uuid))
order by wake_at, id limit ${DUE_PAGE}`;

const LOOK_AT = `
update matches set wake_at = coalesce($2::timestamptz, deadline)
where id = $1 and wake_at is distinct from coalesce($2::timestamptz, deadline)`;

const STUCK: Record<Stuck, { those: string; since: string }> = {
  BOT_ASKED: { those: 'bot_asked', since: 'moved_at' },
  FULL: { those: `status = 'WAITING' and open_seats = 0`, since: 'created_at' },
  UNPROVEN: { those: `status = 'FINISHED' and not replayed`, since: 'finished_at' },
};

const CANCEL_FORSAKEN = `
update matches set status = 'CANCELLED', newcomers_of = null, finished_at = $1 where status = 'WAITING' and open_seats > 0 and id in (
  select id from matches
  where status = 'WAITING' and open_seats > 0 and created_at <= $2 and (joined_at is null or joined_at <= $2)
  order by created_at limit ${DUE_PAGE})
  or status = 'WAITING' and open_seats > 0 and id in (
  select c.match_id from challenges c
  join matches m on m.id = c.match_id and m.status = 'WAITING' and m.open_seats > 0
  where c.expires_at <= $1 order by c.expires_at limit ${DUE_PAGE})
  or status = 'WAITING' and open_seats > 0 and tournament_id is null and id in (
  select m.id from players
  join matches m on m.created_by = players.id and m.status = 'WAITING' and m.open_seats > 0
  where ${isBannedText('$1')} limit ${DUE_PAGE})
returning id`;

// The lock on the match keeps other players from taking its last seat at the same time.
const FREE_BANNED = `
with held as (
  select m.id from players
  join seats s on s.player_id = players.id
  join matches m on m.id = s.match_id and m.status = 'WAITING' and m.open_seats > 0 and m.tournament_id is null
  where ${isBannedText('$1')} limit ${DUE_PAGE} for update of m skip locked
), freed as (
  update seats s set ${NO_PLAYER} from held, players
  where s.match_id = held.id and players.id = s.player_id and ${isBannedText('$1')}
  returning s.match_id
)
update matches m set open_seats = m.open_seats + f.seats
from (select match_id, count(*) as seats from freed group by match_id) f where m.id = f.match_id
returning m.id`;

const FORGET_CHALLENGES = `
with over as (
  delete from challenges c using matches m
  where m.id = c.match_id and m.status <> 'WAITING' and c.expires_at <= $1::timestamptz - interval '30 days' returning c.match_id)
delete from reservations where match_id in (select match_id from over)`;

export class PostgresDue extends Statements implements DueMatches {
  putOff(now: Date): Promise<PutOff[]> {
    return this.rows('put-off', PUT_OFF, [now]);
  }

  overdue(now: Date, after?: Overdue): Promise<Overdue[]> {
    return this.rows('overdue', OVERDUE, [now, after?.wake_at ?? null, after?.id ?? null]);
  }

  setNextCheck(id: string, at: Date | null): Promise<void> {
    return this.run('look-at', LOOK_AT, [id, at]);
  }

  stuck(what: Stuck, now: Date, before: Date): Promise<string[]> {
    const { those, since } = STUCK[what];
    const text = `
      update matches set nudged_at = $1 where id in (
        select id from matches
        where ${those} and ${since} <= $2 and (nudged_at is null or nudged_at < ${since}
          or nudged_at + least((nudged_at - ${since}) / 2, interval '10 minutes') <= $1)
        order by greatest(${since}, nudged_at) limit ${DUE_PAGE})
      returning id`;
    return this.ids(`stuck-${what}`, text, [now, before]);
  }

  freeBanned(now: Date): Promise<string[]> {
    return this.ids('free-banned', FREE_BANNED, [now]);
  }

  async cancelForsaken(now: Date, since: Date): Promise<string[]> {
    const cancelled = await this.ids('cancel-forsaken', CANCEL_FORSAKEN, [now, since]);
    await this.run('forget-challenges', FORGET_CHALLENGES, [now]);
    return cancelled;
  }
}
