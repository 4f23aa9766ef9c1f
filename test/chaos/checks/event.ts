import { rowsOf } from '../../database.ts';
import { type Acknowledged, type Site, text } from '../../events/api.ts';
import { recordFindings } from '../../events/check/check-record.ts';
import { tellings } from '../../events/one-event.ts';
import type { PlayedEvent } from '../../events/play-event.ts';
import { readRecordFile } from '../../events/record-file.ts';
import { judgedThere, offline } from '../../events/verdicts.ts';
import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';

/** An entry of a tournament or of one of its matches. */
interface LoggedEntry {
  id: string;
  version: number;
  kind: string;
  key: unknown;
}

/**
 * Checks a finished tournament: verifies its record twice, reads it a second time, and compares it with everything that
 * was acknowledged.
 */
async function eventFindings(
  { notes, cluster }: Run,
  site: Site,
  played: PlayedEvent,
  ids: Set<string>,
): Promise<Findings> {
  const file = await text(`${site.url}/v1/tournaments/${played.id}/record`);
  const record = readRecordFile(file);
  for (const { match } of record.replays) ids.add(match);
  const verdicts = [await judgedThere(site, file), await (await offline(site, cluster.folder)).asReadersDo(file)];
  const log = [
    ...record.entries.map(({ version, kind, key }) => ({ id: played.id, version, kind, key })),
    ...record.replays.flatMap(({ match, entries }) =>
      entries.map(({ version, kind, key }) => ({ id: match, version, kind, key })),
    ),
  ];
  const findings = [
    ...played.findings,
    ...verdicts.flatMap((one) => (!one || one.verdict === 'VERIFIED' ? [] : [`${one.verdict}: ${one.why}`])),
    ...recordFindings(record, played.promised).findings,
    ...(await tellings(site, played, record)),
    ...acknowledgedFindings(notes.acknowledged, log),
  ];
  return findings.map((line) => `tournament ${played.id}: ${line}`);
}

/** Checks all tournaments. The server has no other matches. */
export async function eventsFindings(run: Run, site: Site, events: readonly PlayedEvent[]): Promise<Findings> {
  const ids = new Set<string>();
  const findings: Findings = [];
  for (const one of events) findings.push(...(await eventFindings(run, site, one, ids)));
  const rows = await rowsOf<{ id: string }>(run.cluster.postgres.url, 'select id from matches');
  return [...findings, ...rows.filter(({ id }) => !ids.has(id)).map(({ id }) => `match ${id} belongs to no table`)];
}

/** Each acknowledged request and move is in its log once, and the log has no others. */
export function acknowledgedFindings(said: readonly Acknowledged[], log: readonly LoggedEntry[]): string[] {
  const known = new Set(said.map(({ id, key }) => `${id} ${key}`));
  const logged = new Map<string, LoggedEntry[]>();
  for (const entry of log)
    logged.set(`${entry.id} ${entry.key}`, [...(logged.get(`${entry.id} ${entry.key}`) ?? []), entry]);
  const own = new Set(log.map(({ id }) => id));
  const lost = said
    .filter(({ id, version }) => own.has(id) && version > 0) // a first entry has no key
    .flatMap(({ id, key, version }) => {
      const [entry, ...more] = logged.get(`${id} ${key}`) ?? [];
      if (!entry || more.length > 0)
        return [`${id}: version ${version} was acknowledged, and is there ${entry ? 1 + more.length : 0} times`];
      // The answer to a tournament's request contains its current version, which later entries may have raised.
      const isRight = entry.kind === 'MOVE' ? entry.version === version : entry.version <= version;
      return isRight ? [] : [`${id}: entry ${entry.version} was acknowledged at version ${version}`];
    });
  const unknown = log
    .filter(({ id, key, kind }) => typeof key === 'string' && kind !== 'CREATED' && !known.has(`${id} ${key}`))
    .map(({ id, version, kind }) => `${id}: entry ${version}, ${kind}, was never acknowledged`);
  return [...lost, ...unknown];
}
