import { type SQL, sql } from 'drizzle-orm';

/**
 * Parts of a statement that delete whatever must not outlive an account, and take its name out of the records that stay. Migration
 * 0024 keeps anything new from being written for it meanwhile.
 * @param whose a query for the ids of players who have gone
 */
export function clearing(whose: SQL): SQL {
  const theirs = sql`player_id in (${whose})`;
  return sql`
    without_sessions as (delete from sessions where ${theirs}),
    without_name as (delete from taken_names where ${theirs}),
    without_keys as (delete from api_keys where ${theirs}),
    without_blocks as (delete from blocks where ${theirs} or blocked_id in (${whose})),
    without_decks as (delete from decks where ${theirs}),
    without_address as (delete from emails where ${theirs}),
    without_emails as (delete from mailed_tokens where ${theirs}),
    without_targets as (delete from notification_targets where ${theirs}),
    without_requests as (delete from request_keys where ${theirs}),
    nameless as (
      update seats set name = null, name_salt = null where ${theirs} and (name is not null or name_salt is not null)
      returning player_id),
    uncalled as (update reservations set called = null where ${theirs} and called is not null)`;
}
