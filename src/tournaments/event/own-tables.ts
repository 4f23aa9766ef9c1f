import type { EntrantNumber } from '../standings/round-results.ts';
import { type Event, type EventRound, type EventStage, type EventTable, isPaired } from './event.ts';

/** Returns a past tournament with one entrant's current state and tables, and the current set-up and notices. */
export function withOwnTables(past: Event, now: Event, own: EntrantNumber): Event {
  return {
    ...past,
    status: past.begunAt === null ? 'RUNNING' : past.status,
    begunAt: now.begunAt,
    pausedAt: now.pausedAt,
    setup: now.setup,
    notices: now.notices,
    // A late entrant may already be an opponent, and must therefore be included.
    entrants: now.entrants.map((one) => (one.number === own ? one : (past.entrants[one.number - 1] ?? one))),
    stages: [
      ...now.stages.flatMap((stage) => ownStage(past.stages[stage.number - 1], stage, own) ?? []),
      // These stages have since been taken back, so their players no longer have a table there.
      ...past.stages.slice(now.stages.length).filter(({ players }) => !players.includes(own)),
    ],
  };
}

function ownStage(was: EventStage | undefined, stage: EventStage, own: EntrantNumber): EventStage | null {
  const known = was?.rounds.length ?? 0;
  const last = 1 + stage.rounds.findLastIndex((round) => isPaired(round, own));
  if (!was && last === 0) return null;
  const rounds = stage.rounds.slice(0, Math.max(known, last));
  return {
    ...(was ?? { ...stage, players: [own], lot: [own] }),
    rounds: rounds.map((round, index) => ownRound(was?.rounds[index], round, own)),
  };
}

function ownRound(was: EventRound | undefined, round: EventRound, own: EntrantNumber): EventRound {
  const before = was && isSameDraw(was, round) ? was : null; // an undone round no longer counts
  const shown = round.tables.flatMap((table, index): { table: EventTable; index: number }[] => {
    const seen = table.entrants.includes(own) ? table : before?.tables[index];
    return seen ? [{ table: seen, index }] : [];
  });
  const { unplayed: _, ...rest } = round;
  return {
    ...rest,
    ...(before?.unplayed && { unplayed: before.unplayed }),
    tables: shown.map(({ table }) => table),
    byes: before?.byes ?? round.byes.filter((entrant) => entrant === own),
    nodes: round.nodes && shown.flatMap(({ index }) => round.nodes?.[index] ?? []),
    overAt: before?.overAt ?? null,
  };
}

function isSameDraw(a: EventRound, b: EventRound): boolean {
  const drawn = ({ tables, byes }: EventRound) => JSON.stringify([tables.map(({ entrants }) => entrants), byes]);
  return drawn(a) === drawn(b);
}
