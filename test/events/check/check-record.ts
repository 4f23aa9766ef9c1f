import type { RecordFile } from '../record-file.ts';
import { bracketFindings } from './bracket.ts';
import { chainFindings } from './chain.ts';
import { cutFindings, placeFindings } from './places.ts';
import { type ReadTournament, readLog } from './read-log.ts';
import { idFindings, lengthFindings, resultFindings } from './results.ts';
import { robinFindings, roundFindings } from './rounds.ts';
import { swissFindings } from './swiss.ts';

/**
 * Checks a tournament's record a second time, against the documented promises and without the server's code. Returns no
 * findings if nothing is wrong.
 * @param promised the seed's hash that was published when the tournament was created
 */
export function recordFindings(
  record: RecordFile,
  promised: string,
): { tournament: ReadTournament; findings: string[] } {
  const tournament = readLog(record.entries);
  const checks = [
    roundFindings,
    swissFindings,
    robinFindings,
    bracketFindings,
    lengthFindings,
    cutFindings,
    placeFindings,
  ];
  const findings = [
    ...chainFindings(record, tournament, promised),
    ...tournament.findings,
    ...checks.flatMap((check) => check(tournament)),
    ...resultFindings(record, tournament),
    ...idFindings(record, tournament),
  ];
  return { tournament, findings };
}
