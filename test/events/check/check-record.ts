import type { RecordFile } from '../record-file.ts';
import { bracketFindings } from './bracket.ts';
import { chainFindings } from './chain.ts';
import { cutFindings, placeFindings } from './places.ts';
import { type Told, toldBy } from './read-log.ts';
import { idFindings, lengthFindings, resultFindings } from './results.ts';
import { robinFindings, roundFindings } from './rounds.ts';
import { swissFindings } from './swiss.ts';

/**
 * Checks a tournament's record a second time, by the documented promises and without the server's code. No findings
 * mean that it found nothing wrong.
 * @param promised the seed's hash that was published when the tournament was created
 */
export function recordFindings(record: RecordFile, promised: string): { told: Told; findings: string[] } {
  const told = toldBy(record.entries);
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
    ...chainFindings(record, told, promised),
    ...told.findings,
    ...checks.flatMap((check) => check(told)),
    ...resultFindings(record, told),
    ...idFindings(record, told),
  ];
  return { told, findings };
}
