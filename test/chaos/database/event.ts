import { conclude } from '../event/conclude.ts';
import { type EventLoad, newLoad } from '../event/event-load.ts';
import { entered, meddle, newField } from '../event/field.ts';
import { playOut } from '../event/play-out.ts';
import { newProgress } from '../event/progress.ts';
import type { Findings } from '../report.ts';
import type { Ways } from '../storm/clients.ts';
import type { Surviving } from './lost.ts';

/** A small event, whose last round is played when the fault is over. */
export interface SmallEvent {
  begin(): void;
  /** Forgets the moves that the database has lost. How many. */
  forget(surviving: Surviving): number;
  /** Plays it to its end, and compares its record with the acknowledged requests. */
  end(folder: string): Promise<{ findings: Findings; summary: string }>;
}

const PLAN = { rounds: 4, cut: 0 };
/** Seconds without a move or an entry after which the event counts as frozen. */
const PATIENCE = 120;

export async function openEvent(ways: Ways, entrants: number): Promise<SmallEvent> {
  const load: EventLoad = { ...newLoad(ways), losing: true };
  const field = await newField(load, { entrants, ...PLAN });
  await entered(load, field);
  const progress = newProgress(PLAN);
  progress.pending = 1;
  let played: Promise<unknown> = Promise.resolve();
  return {
    begin() {
      played = playOut(load, field, progress, PATIENCE).catch((error: unknown) => load.findings.push(String(error)));
    },
    forget({ versions }) {
      let moves = 0;
      for (const [match, said] of load.ledger) {
        const kept = said.filter(({ version }) => version <= (versions.get(match) ?? -1));
        moves += said.length - kept.length;
        said.splice(0, said.length, ...kept);
      }
      return moves;
    },
    async end(folder) {
      await meddle(load, field, 1);
      progress.pending = 0;
      await played;
      progress.over = true;
      const { findings, entries, matches, verdict } = await conclude(load, field, folder);
      return { findings, summary: `event: ${entries} entries, ${matches} matches, ${verdict}` };
    },
  };
}
