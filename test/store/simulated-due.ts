import { DUE_PAGE, type DueMatches, type Overdue, type PutOff, type Stuck } from '../../src/matches/log/match-store.ts';
import { dateOf, type MatchRow } from './match-rows.ts';

/** The longest time before a stuck match is woken again, in milliseconds. */
const SELDOM = 600_000;

const STUCK: Record<Stuck, (row: MatchRow) => number | null> = {
  BOT_ASKED: ({ botAsked, movedAt }) => (botAsked ? movedAt : null),
  FULL: ({ status, openSeats, createdAt }) => (status === 'WAITING' && openSeats === 0 ? createdAt : null),
  UNPROVEN: ({ status, verdict, finishedAt }) => (status === 'FINISHED' && verdict === null ? finishedAt : null),
};

/** The work that sweeps find in simulated matches. */
export class SimulatedDue implements DueMatches {
  readonly #rows: ReadonlyMap<string, MatchRow>;

  constructor(rows: ReadonlyMap<string, MatchRow>) {
    this.#rows = rows;
  }

  async putOff(at: Date): Promise<PutOff[]> {
    const now = at.getTime();
    const due = this.#wakeable(now).filter(({ deadline }) => deadline === null || deadline > now);
    return due.slice(0, DUE_PAGE).map((row) => {
      row.wakeAt = row.deadline;
      row.written++;
      return { id: row.id, deadline: dateOf(row.deadline), version: row.version, seat: row.waitingFor[0] ?? null };
    });
  }

  async overdue(at: Date, after?: Overdue): Promise<Overdue[]> {
    return this.#wakeable(at.getTime())
      .map(({ id, wakeAt }) => ({ id, wake_at: new Date(wakeAt ?? 0).toISOString() }))
      .filter((one) => !after || isBehind(one, after))
      .slice(0, DUE_PAGE);
  }

  async setNextCheck(id: string, at: Date | null): Promise<void> {
    const row = this.#rows.get(id);
    const moment = at?.getTime() ?? row?.deadline ?? null;
    if (!row || row.wakeAt === moment) return;
    row.wakeAt = moment;
    row.written++;
  }

  async stuck(what: Stuck, at: Date, before: Date): Promise<string[]> {
    const now = at.getTime();
    const found = [...this.#rows.values()].flatMap((row) => {
      const since = STUCK[what](row);
      const { nudgedAt } = row;
      if (since === null || since > before.getTime()) return [];
      const isTurn =
        nudgedAt === null || nudgedAt < since || nudgedAt + Math.min((nudgedAt - since) / 2, SELDOM) <= now;
      return isTurn ? [{ row, waits: Math.max(since, nudgedAt ?? since) }] : [];
    });
    found.sort((a, b) => a.waits - b.waits);
    return found.slice(0, DUE_PAGE).map(({ row }) => {
      row.nudgedAt = now;
      row.written++;
      return row.id;
    });
  }

  async freeBanned(): Promise<string[]> {
    return []; // the simulation bans no player
  }

  async cancelForsaken(at: Date, since: Date): Promise<string[]> {
    const forsaken = [...this.#rows.values()].filter(
      ({ status, openSeats, createdAt, joinedAt }) =>
        status === 'WAITING' && openSeats > 0 && Math.max(createdAt, joinedAt ?? 0) <= since.getTime(),
    );
    return forsaken.map((row) => {
      Object.assign(row, {
        status: 'CANCELLED',
        newcomersOf: null,
        finishedAt: at.getTime(),
        written: row.written + 1,
      });
      return row.id;
    });
  }

  #wakeable(now: number): MatchRow[] {
    const due = [...this.#rows.values()].filter(({ wakeAt }) => wakeAt !== null && wakeAt <= now);
    return due.sort((a, b) => (a.wakeAt ?? 0) - (b.wakeAt ?? 0) || (a.id < b.id ? -1 : 1));
  }
}

function isBehind(one: Overdue, other: Overdue): boolean {
  return one.wake_at === other.wake_at ? one.id > other.id : one.wake_at > other.wake_at;
}
