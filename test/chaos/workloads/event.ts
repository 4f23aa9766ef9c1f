import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../../database.ts';
import { does, type Site } from '../../events/api.ts';
import {
  anOldResultIsCorrected,
  type Incident,
  somebodyCheats,
  somebodyLate,
  somebodyLeaves,
} from '../../events/incidents.ts';
import { proven } from '../../events/one-event.ts';
import type { EventPlan } from '../../events/plans.ts';
import { type PlayedEvent, playEvent } from '../../events/play-event.ts';
import { Refusal } from '../../load/graphql-call.ts';
import { below } from '../../load/random.ts';
import { acknowledgedFindings } from '../checks/acknowledged.ts';
import type { Findings } from '../report.ts';
import { type Run, siteOf } from '../run.ts';
import type { Load, Workload } from './workload.ts';

const organizerPauses: Incident = async ({ organizer, id }) => {
  await sleep(below(10_000));
  await does(organizer, 'pauseTournament', 'TournamentReasonInput', { id, reason: 'lunch' });
  await does(organizer, 'resumeTournament', 'TournamentInput', { id });
};

/** Ignores refusals, because a fault may delay an action until the entrant has left or the event is over. */
const ifAllowed =
  (incident: Incident): Incident =>
  (scene) =>
    incident(scene).catch((error: unknown) => {
      if (!(error instanceof Refusal && /FORBIDDEN|TOURNAMENT_OVER/.test(error.code))) throw error;
    });

const INCIDENTS = [somebodyLate, somebodyLeaves, somebodyCheats, anOldResultIsCorrected, organizerPauses].map(
  ifAllowed,
);

const planOf = (name: string, entrants: number): EventPlan => ({
  name,
  entrants,
  setup: {
    ...{ game: 'golems', options: { rounds: 2 }, lateRounds: 2, timeControl: { perDecision: 60 } },
    stages: [{ swiss: { rounds: 4 } }, { singleElimination: { take: 4 } }],
  },
  manner: { answers: null, resigns: 30 },
  guests: true,
  checkIn: true,
  incidents: INCIDENTS,
});

/** Plays whole tournaments, one after another. */
export const event: Workload = {
  about:
    'tournaments: a Swiss and a cut; players are absent, come late, drop or are disqualified; the organizer pauses and corrects a result',
  moments: [/append-tournament/, /write-match/, /from tournament_games/, /"kind":"MOVE"/],
  async begin(run: Run, tables: number): Promise<Load> {
    const site = siteOf(run);
    const events: PlayedEvent[] = [];
    const playAll = async (): Promise<void> => {
      do events.push(await playEvent(site, planOf(`chaos-${events.length + 1}`, Math.max(8, 2 * tables)), run.say));
      while (!run.halt.aborted);
    };
    return {
      playing: playAll(),
      progress: () => run.notes.acknowledged.length,
      findings: () => eventsFindings(run, site, events),
      summary: () => `${run.notes.acknowledged.length} requests to and moves in ${events.length} tournaments`,
    };
  },
};

/** Checks the record of each tournament against everything that was acknowledged. No other match exists. */
async function eventsFindings(run: Run, site: Site, events: readonly PlayedEvent[]): Promise<Findings> {
  const { notes, cluster } = run;
  const ids = new Set<string>();
  const findings: Findings = [];
  for (const played of events) {
    const { record, findings: found } = await proven(site, played, cluster.folder);
    const logs = [{ match: played.id, entries: record.entries }, ...record.replays];
    const log = logs.flatMap(({ match, entries }) =>
      entries.map(({ version, kind, key }) => ({
        id: match,
        version,
        kind,
        key: typeof key === 'string' ? key : null,
      })),
    );
    for (const { match } of record.replays) ids.add(match);
    found.push(...acknowledgedFindings(notes.acknowledged, log));
    findings.push(...found.map((line) => `tournament ${played.id}: ${line}`));
  }
  const rows = await rowsOf<{ id: string }>(cluster.postgres.url, 'select id from matches');
  return [...findings, ...rows.filter(({ id }) => !ids.has(id)).map(({ id }) => `match ${id} belongs to no table`)];
}
