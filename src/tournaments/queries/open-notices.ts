import type { TournamentContext } from '../context.ts';
import type { Event } from '../event/event.ts';

const OF_TOURNAMENTS = `select id from tournaments where id = any($1::uuid[]) and status in ('OPEN', 'RUNNING')`;
const OF_PLAYERS = `select distinct t.id from tournament_members m join tournaments t on t.id = m.tournament_id
where m.player_id = any($1::uuid[]) and t.status in ('OPEN', 'RUNNING')`;

/** Entrants are notified of changes to these fields even while offline. */
const URGENT = ['startsAt', 'checkIn'] as const;

/** Returns notices for entrants of the given tournaments or given players. Used by jobs, which have no caller. */
export async function openNotices(
  context: TournamentContext,
  of: ({ tournaments: readonly string[] } | { players: readonly string[] }) & { since: Date },
): Promise<ReturnType<typeof noticesIn>> {
  const [text, ids] = 'tournaments' in of ? [OF_TOURNAMENTS, of.tournaments] : [OF_PLAYERS, of.players];
  const { rows } = await context.db.pool.query<{ id: string }>(text, [[...ids]]);
  const found: ReturnType<typeof noticesIn> = [];
  for (const { id } of rows) {
    const event = (await context.cache.fresh(id))?.event;
    if (event) found.push(...noticesIn(event, of.since));
  }
  return 'players' in of ? found.filter(({ playerId }) => of.players.includes(playerId)) : found;
}

function noticesIn({ id: tournamentId, setup, entrants, notices }: Event, since: Date) {
  const urgent = notices.filter(
    ({ at, text, changed }) => at > since.getTime() && (text !== null || URGENT.some((one) => changed.includes(one))),
  );
  const { name } = setup;
  const startsAt = setup.startsAt === null ? null : new Date(setup.startsAt);
  const players = entrants
    .filter(({ gone, noShow }) => gone === null || noShow)
    .flatMap(({ members, asked }) => members.filter((one) => !asked.includes(one)));
  return urgent.flatMap(({ version, text, changed, at }) =>
    players.map((playerId) => ({
      ...{ tournamentId, playerId, name, startsAt, version, text, changed },
      at: new Date(at),
    })),
  );
}
