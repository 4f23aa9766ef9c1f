import type { Happened } from '../entry.ts';
import type { Facts } from '../entry-kinds.ts';
import { currentRound, currentStage, type Entrant, type Event, type EventTable, type Gone } from '../event.ts';
import { entrantThere, mustBeNeutralOfficial, mustBeOfficial, mustNotPlay } from './checks.ts';
import { lostBy } from './forfeits.ts';
import type { Rule } from './rule.ts';
import { withEntrant, withTable, withTables } from './state-changes.ts';

// Officials who play must not remove other entrants, who could be their opponents.

export const DROPPED: Rule<'DROPPED'> = {
  decide(event, command) {
    const { number, members } = entrantThere(event, command.input.entrant);
    if (!members.includes(command.by ?? '')) mustBeNeutralOfficial(event, command);
    return lostTables(event, number);
  },
  fold: (event, entry) => left(event, entry, 'DROPPED'),
};

export const DISQUALIFIED: Rule<'DISQUALIFIED'> = {
  decide(event, command) {
    mustBeOfficial(event, command);
    const { number, members } = entrantThere(event, command.input.entrant);
    if (!members.includes(command.by ?? '')) mustNotPlay(event, command);
    return lostTables(event, number);
  },
  fold: (event, entry) => outOfLargeTables(left(event, entry, 'DISQUALIFIED'), entry.input.entrant, entry.at),
};

// An entrant who leaves loses all unfinished tables of two.
function lostTables({ stages }: Event, entrant: number): Facts<'DROPPED'> {
  const rounds = stages.flatMap((stage) => stage.rounds);
  const tables = rounds.flatMap(({ stage, round, tables }) =>
    tables
      .filter(({ over, entrants }) => !over && entrants.length === 2 && entrants.includes(entrant))
      .map(({ table }) => ({ stage, round, table })),
  );
  return { tables };
}

function left(event: Event, { at, input, facts }: Happened<'DROPPED'> | Happened<'DISQUALIFIED'>, gone: Gone): Event {
  return facts.tables.reduce<Event>(
    (next, spot) => withTable(next, spot, at, (table) => lostBy(next, table, input.entrant)),
    withLeaver(event, input.entrant, { gone }),
  );
}

/** The entrant also misses a round that awaits approval, because that round may be redrawn. */
export function withLeaver(event: Event, entrant: number, leaves: Partial<Entrant>): Event {
  const round = currentRound(event);
  const next = round?.status === 'PROPOSED' ? round.round : (round?.round ?? 0) + 1;
  return withEntrant(event, entrant, {
    ...leaves,
    missesFrom: { stage: currentStage(event)?.number ?? 1, round: next },
  });
}

// At a larger table a disqualified entrant comes last, regardless of the games.
function outOfLargeTables(event: Event, entrant: number, at: number): Event {
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
