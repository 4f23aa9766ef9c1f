import type { Happened } from '../entry.ts';
import type { Input } from '../entry-kinds.ts';
import type { Entrant, Event, EventTable, Gone } from '../event.ts';
import { missesFrom } from '../no-shows.ts';
import { type Folds, forfeited, lostBy, lostByAll, withEntrant, withRound, withStage, withTables } from './folds.ts';
import { withoutLast, withoutLastStage } from './rounds.ts';

export const RESULTS: Folds<'RESULTS'> = (event, { at, input, facts }) => {
  let next = event;
  for (const taken of facts.taken) {
    const { stage, round, table, game, places, over, ruled, allLost, out, waits, disqualified } = taken;
    const { unanswered, noShows = [] } = taken;
    const from = input.games.find(
      (one) => one.stage === stage && one.round === round && one.table === table && one.game === game,
    );
    const played = (one: EventTable): EventTable => {
      const missing = noShows.length > 0 && { noShows: [...(one.noShows ?? []), ...noShows] };
      const now = { ...one, ...(out && { out }), ...(unanswered && { unanswered }), ...missing };
      if (places === null && !over) return { ...now, again: one.again + 1, ...(waits && { waits }) };
      const games = [...one.games, { places, matchId: from?.matchId ?? '' }];
      const missed = allLost && noShows.length > 0;
      const counted = missed ? lostByAll(event, games) : forfeited(event, { ...one, games }, ruled);
      return {
        ...now,
        ...{ games, again: 0, over },
        ...((ruled || allLost) && { ruled: { places: ruled, ...counted } }),
      };
    };
    for (const entrant of disqualified) next = withLeaver(next, entrant, { gone: 'DISQUALIFIED' });
    if (event.setup.noShowDrops)
      for (const entrant of noShows) next = withLeaver(next, entrant, { gone: 'DROPPED', noShow: true });
    next = withRound(next, { stage, round }, (before) =>
      withTables(before, at, (one) => (one.table === table ? played(one) : one)),
    );
  }
  return next;
};

// Redraws, with the same lots, the rounds that were drawn from the old result.
export const RULED: Folds<'RULED'> = (event, { at, input, facts }) => {
  const { recut, redrawn } = facts;
  const before = recut ? withoutLastStage(event) : event;
  return withRuling(redrawn ? withStage(before, input.stage, withoutLast) : before, at, input);
};

/** The tournament with one table ruled. */
export function withRuling(event: Event, at: number, { places, gameWins, ...spot }: Input<'RULED'>): Event {
  const ruling = { places, ...(gameWins && { games: { wins: gameWins, drawn: 0 } }) };
  const ruled = (table: EventTable) => (table.table === spot.table ? { ...table, over: true, ruled: ruling } : table);
  return withRound(event, spot, (round) => withTables(round, at, ruled));
}

export const DROPPED: Folds<'DROPPED'> = (event, entry) => gone(event, entry, 'DROPPED');

export const DISQUALIFIED: Folds<'DISQUALIFIED'> = (event, entry) => gone(event, entry, 'DISQUALIFIED');

// Leaving a table of two loses it; at a larger one a disqualified entrant comes last, whatever was played.
function gone(event: Event, { at, input, facts }: Happened<'DROPPED'> | Happened<'DISQUALIFIED'>, why: Gone): Event {
  const gone = withLeaver(event, input.entrant, { gone: why });
  const without = why === 'DISQUALIFIED' ? withoutChance(gone, input.entrant, at) : gone;
  return facts.tables.reduce(
    (next, spot) =>
      withRound(next, spot, (round) =>
        withTables(round, at, (table) => (table.table === spot.table ? lostBy(next, table, input.entrant) : table)),
      ),
    without,
  );
}

function withLeaver(event: Event, entrant: number, leaves: Partial<Entrant>): Event {
  return withEntrant(event, entrant, { ...leaves, missesFrom: missesFrom(event) });
}

function withoutChance(event: Event, entrant: number, at: number): Event {
  const lost = (table: EventTable): EventTable =>
    table.over || table.entrants.length === 2 || !table.entrants.includes(entrant)
      ? table
      : { ...table, out: [...(table.out ?? []), entrant] };
  const stages = event.stages.map((stage) => ({
    ...stage,
    rounds: stage.rounds.map((round) => withTables(round, at, lost)),
  }));
  return { ...event, stages };
}
