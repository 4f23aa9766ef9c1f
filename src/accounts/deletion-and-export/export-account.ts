import { eq, sql } from 'drizzle-orm';
import {
  apiKeys,
  blocks,
  chatMessages,
  collectionChanges,
  decks,
  emails,
  friends,
  notificationTargets,
  playerReports,
  players,
  presences,
  ratingChanges,
  searches,
  sessions,
} from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { COMMAND_LINE } from '../admins/actor.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';

/** Returns all data stored about the caller except hashes, with the addresses of match and tournament records. */
export async function exportAccount(accounts: AccountContext, { id }: Caller) {
  const data = await dataOf(accounts, id);
  if (data) return data;
  throw new Refused('UNAUTHENTICATED', 'The account is deleted: sign in with another account.');
}

/** Like {@link exportAccount}, for an owner who cannot sign in. Only for the command line. @throws Refused NOT_FOUND */
export async function exportAccountOf(
  accounts: AccountContext,
  _: typeof COMMAND_LINE,
  { playerId }: { playerId: string },
) {
  const data = isUuid(playerId) ? await dataOf(accounts, playerId) : null;
  if (data) return data;
  throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'playerId' });
}

async function dataOf({ db: { orm }, now }: AccountContext, id: string) {
  const [account] = await orm.select().from(players).where(eq(players.id, id));
  if (!account) return null;
  const { passwordHash, ...known } = account;
  const [email = null] = await orm.select().from(emails).where(eq(emails.playerId, id));
  const theirSessions = await orm.select().from(sessions).where(eq(sessions.playerId, id));
  const theirKeys = await orm.select().from(apiKeys).where(eq(apiKeys.playerId, id));
  const matches = await orm.execute(matchesOf(id));
  const tournaments = await orm.execute(tournamentsOf(id));
  const { kind, name, events, createdAt, disabledAt } = notificationTargets;
  const shown = { kind, name, events, createdAt, disabledAt }; // addresses and secrets stay sealed
  const { playerId: player, matchId: match, messageId: message, reason, at: reportedAt } = playerReports;
  const reported = { player, match, message, reason, at: reportedAt };
  const { seenAt, isShown } = presences;
  const [presence = null] = await orm.select({ seenAt, isShown }).from(presences).where(eq(presences.playerId, id));
  const { friendId, at: askedAt } = friends;
  const asked = { player: friendId, at: askedAt }; // not who has asked the player, because a blocked player's request stays hidden
  const { matchId: table, room, phrase, text, at, deletedAt } = chatMessages;
  const { game, timeControl, rated, botAllowed, points, since } = searches;
  const wanted = { game, timeControl, rated, botAllowed, points, since };
  const [search = null] = await orm.select(wanted).from(searches).where(eq(searches.playerId, id));
  const said = { match: table, room, phrase, text, at, deletedAt };
  return {
    format: 'arbiter-account-1',
    at: new Date(now()),
    account: { ...known, hasPassword: passwordHash !== null },
    email,
    sessions: theirSessions.map(({ tokenHash, cameFrom, ...session }) => session),
    apiKeys: theirKeys.map(({ keyHash, ...key }) => key),
    notifications: await orm.select(shown).from(notificationTargets).where(eq(notificationTargets.playerId, id)),
    blocked: await orm.select({ player: blocks.blockedId, at: blocks.at }).from(blocks).where(eq(blocks.playerId, id)),
    friends: await orm.select(asked).from(friends).where(eq(friends.playerId, id)),
    presence,
    reports: await orm.select(reported).from(playerReports).where(eq(playerReports.reporterId, id)),
    messages: await orm.select(said).from(chatMessages).where(eq(chatMessages.playerId, id)),
    decks: await orm.select().from(decks).where(eq(decks.playerId, id)),
    search,
    ratings: await orm.select().from(ratingChanges).where(eq(ratingChanges.playerId, id)),
    collection: await orm.select().from(collectionChanges).where(eq(collectionChanges.playerId, id)),
    matches: matches.rows,
    tournaments: tournaments.rows,
  };
}

// The state of a tournament is excluded, because it is not about this player, who may see it only with a delay.
function tournamentsOf(id: string) {
  return sql`
    select t.id, t.game, t.name, t.organizer = ${id} as "organizedByYou", to_json(t.created_at) as "createdAt",
      (select m.entrant from tournament_members m where m.tournament_id = t.id and m.player_id = ${id}) as entrant,
      coalesce((select json_agg(json_build_object('role', o.role, 'since', o.since) order by o.role)
        from tournament_officials o where o.tournament_id = t.id and o.player_id = ${id}), '[]') as offices,
      (select count(*)::int from tournament_log l where l.tournament_id = t.id and l.by_player = ${id}) as "entriesByYou",
      '/v1/tournaments/' || t.id || '/record' as record
    from tournaments t
    where t.organizer = ${id} or t.id in (select m.tournament_id from tournament_members m where m.player_id = ${id})
      or t.id in (select o.tournament_id from tournament_officials o where o.player_id = ${id})
    order by t.created_at`;
}

// Other players' input and everything that a match hides from this player are excluded.
function matchesOf(id: string) {
  return sql`
    select m.id, m.game, m.status, m.created_by = ${id} as "createdByYou", to_json(m.created_at) as "createdAt",
      to_json(m.started_at) as "startedAt", to_json(m.finished_at) as "finishedAt", m.result,
      coalesce((select json_agg(json_build_object('seat', s.seat, 'name', s.name, 'entropy', s.entropy,
        'autoPass', s.auto_pass) order by s.seat) from seats s where s.match_id = m.id and s.player_id = ${id}), '[]') as seats,
      '/v1/matches/' || m.id || '/log' as record
    from matches m
    where m.created_by = ${id} and m.tournament_id is null or m.id in (select x.match_id from seats x where x.player_id = ${id})
    order by m.created_at`;
}
