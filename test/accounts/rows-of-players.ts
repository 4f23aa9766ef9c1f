/** How the trigger `account_lives` treats a row for an account that is already deleted. */
type Late = 'REFUSE' | 'UNNAME' | 'DEPART';
export interface Row {
  late: Late;
  /**
   * Inserts a row for player $1. $2 is another player's id, and also serves as the id of a match, a tournament and a
   * target.
   */
  insert: string;
  /** Set if the row is kept because other players' records need it. */
  stays?: true;
}

/** By table and column. */
export const ROWS: Readonly<Record<string, Row>> = {
  'sessions.player_id': {
    late: 'REFUSE',
    insert: `insert into sessions (token_hash, player_id, expires_at) select $1::text, $1::uuid, now() + interval '1 h' where $2::uuid is not null`,
  },
  'api_keys.player_id': {
    late: 'REFUSE',
    insert: `insert into api_keys (key_hash, id, player_id, name, scopes, budget, created_at, expires_at)
      select $1::text, $1::uuid, $1::uuid, 'Script', '{READ}', 60, now(), now() where $2::uuid is not null`,
  },
  'blocks.player_id': {
    late: 'REFUSE',
    insert: `insert into blocks (player_id, blocked_id, at) select $1::uuid, $2::uuid, now()`,
  },
  'blocks.blocked_id': {
    late: 'REFUSE',
    insert: `insert into blocks (player_id, blocked_id, at) select $2::uuid, $1::uuid, now()`,
  },
  'friends.player_id': {
    late: 'REFUSE',
    insert: `insert into friends (player_id, friend_id, at) select $1::uuid, $2::uuid, now()`,
  },
  'friends.friend_id': {
    late: 'REFUSE',
    insert: `insert into friends (player_id, friend_id, at) select $2::uuid, $1::uuid, now()`,
  },
  'presences.player_id': {
    late: 'REFUSE',
    insert: `insert into presences (player_id, seen_at) select $1::uuid, now() where $2::uuid is not null
      on conflict (player_id) do update set seen_at = excluded.seen_at`,
  },
  'player_reports.reporter_id': {
    late: 'REFUSE',
    insert: `insert into player_reports (id, at, reporter_id, player_id, reason) select gen_random_uuid(), now(), $1::uuid, $2::uuid, 'x'`,
  },
  'player_reports.player_id': {
    late: 'REFUSE',
    insert: `insert into player_reports (id, at, reporter_id, player_id, reason) select gen_random_uuid(), now(), $2::uuid, $1::uuid, 'x'`,
  },
  'decks.player_id': {
    late: 'REFUSE',
    insert: `insert into decks (id, player_id, game, name, cards) select $1::uuid, $1::uuid, 'duel', 'Mine', '[]' where $2::uuid is not null`,
  },
  'emails.player_id': {
    late: 'REFUSE',
    insert: `insert into emails (player_id, address, confirmed_at) select $1::uuid, 'late@example.org', now() where $2::uuid is not null`,
  },
  'mailed_tokens.player_id': {
    late: 'REFUSE',
    insert: `insert into mailed_tokens (token_hash, player_id, purpose, address, expires_at)
      select $1::text, $1::uuid, 'RESET', 'late@example.org', now() where $2::uuid is not null`,
  },
  'notification_targets.player_id': {
    late: 'REFUSE',
    insert: `insert into notification_targets (id, player_id, kind, address, address_hash, secret, events, quiet, created_at)
      select $1::uuid, $1::uuid, 'WEBHOOK', 'https://example.org/', '', 's', '{YOUR_TURN}', true, now() where $2::uuid is not null`,
  },
  'request_keys.player_id': {
    late: 'REFUSE',
    insert: `insert into request_keys (player_id, verb, key, digest, match_id, at) select $1::uuid, 'createMatch', 'k', '', $2::uuid, now()`,
  },
  'chat_messages.player_id': {
    late: 'REFUSE',
    insert: `insert into chat_messages (id, match_id, room, player_id, text, at) select $1::uuid, $2::uuid, 'PLAYERS', $1::uuid, 'Lea Vanished', now()`,
  },
  'searches.player_id': {
    late: 'REFUSE',
    insert: `insert into searches (player_id, id, game, time_control, rated, bot_allowed, points, since, leased_until)
      select $1::uuid, $2::uuid, 'duel', '{"days":1}', false, false, 1500, now(), now()`,
  },
  'matches.created_by': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into matches (id, game, rules_version, visibility, invitation, created_by, options, on_time_out,
        forfeit_after, seed, seed_hash, open_seats, standing, created_at)
      select gen_random_uuid(), 'duel', '1', 'PUBLIC', $1::text, $1::uuid, '{}', 'ABSENT', 3, '', '', 1, '[]', now() where $2::uuid is not null`,
  },
  'challenges.from_player': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into challenges (id, match_id, from_player, created_at, expires_at) select $1::uuid, $2::uuid, $1::uuid, now(), now()`,
  },
  'tournaments.organizer': {
    late: 'REFUSE',
    stays: true,
    insert: `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
      select $1::uuid, 'duel', 'Cup', 'OPEN', 'PUBLIC', $1::uuid, $1::text, '', '', now() where $2::uuid is not null`,
  },
  'reservations.player_id': {
    late: 'UNNAME',
    stays: true,
    insert: `insert into reservations (match_id, seat, player_id, called) select $2::uuid, 1, $1::uuid, 'Lea Vanished'`,
  },
  'seats.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into seats (match_id, seat, player_id, name, name_salt)
      select $2::uuid, 1, $1::uuid, (select name from players where id = $1::uuid and deleted_at is null for key share), 'salt'`,
  },
  'tournament_members.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into tournament_members (tournament_id, player_id, entrant) select $2::uuid, $1::uuid, 1`,
  },
  'tournament_officials.player_id': {
    late: 'DEPART',
    stays: true,
    insert: `insert into tournament_officials (tournament_id, player_id, role, since) select $2::uuid, $1::uuid, 'JUDGE', now()`,
  },
};

/** Columns that refer to players and need no trigger, with the reason. Most of them hold only the account's id. */
export const WITHOUT_TRIGGER: Readonly<Record<string, string>> = {
  'taken_names.player_id': 'written with the row itself, or while it is held; see taken-names.int.test.ts',
  ...{ 'players.id': 'the row itself', 'departures.player_id': 'written by the deletion' },
  'collectors.player_id': 'cards are never lost: the audit adds up all of them',
  'collections.player_id': 'cards are never lost: the audit adds up all of them',
  'collection_changes.player_id': 'a record: cards are never lost',
  ...{ 'listeners.player_id': 'an open connection; gone within a minute', 'analyses.asked_by': 'only counted' },
  ...{ 'ratings.player_id': 'follows from seats', 'rating_changes.player_id': 'follows from seats' },
  'searches.last_opponent': 'only an id, which is forgotten an hour after the search',
  'match_readings.player_id': 'a record: which judge has read',
  ...{ 'judge_calls.taken_by': 'a record: which judge came', 'judge_calls.closed_by': 'a record: which judge came' },
  'tournament_log.by_player': 'a record: who has asked for an entry',
  ...{ 'player_reports.taken_by': 'a record of an admin', 'player_reports.resolved_by': 'a record of an admin' },
  ...{ 'operator_log.actor_id': 'a record of an act', 'operator_log.player_id': 'a record of an act' },
};
/** Columns with ids of other things. */
export const OF_NO_PLAYER =
  /^(id|match_id|tournament_id|target_id|report_id|message_id|act_id|key_id|rematch_of|node)$/;
