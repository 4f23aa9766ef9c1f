import { canonical, hashAfter, type RecordFile, sha256 } from '../record-file.ts';
import type { ReadTournament } from './read-log.ts';

/** Checks that the revealed seed matches the published hash, and that no entry was changed after it was hashed. */
export function chainFindings({ head, entries }: RecordFile, tournament: ReadTournament, promised: string): string[] {
  const seeds = [head.seedHash, tournament.seedHash, promised].filter((one) => one !== sha256(head.seed));
  const findings = seeds.map((one) => `the seed has the hash ${sha256(head.seed)}, and ${one} was published`);
  if (tournament.seed !== head.seed) findings.push('the last entry reveals another seed than the head');
  let previous = head.seedHash;
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== index) findings.push(`entry ${entry.version} is at position ${index}`);
    if (entry.hash !== hashAfter(previous, entry))
      findings.push(`entry ${index}, ${entry.kind}, does not match its hash`);
    previous = entry.hash;
  }
  return findings;
}

/** Checks that a log received in another way equals the log in the record. */
export function logFindings(
  way: string,
  { entries }: RecordFile,
  heard: readonly { version: number; kind: string; at: string; by: string | null; input: unknown; facts: unknown }[],
): string[] {
  const core = ({ version, kind, at, by, input, facts }: (typeof heard)[number]) =>
    canonical({ version, kind, at: Date.parse(at), by, input, facts });
  if (heard.length !== entries.length) return [`${way}: ${heard.length} entries of ${entries.length}`];
  return entries.flatMap((entry, index) => {
    const one = heard[index];
    return one && core(one) === core(entry) ? [] : [`${way}: entry ${index}, ${entry.kind}, differs from the record`];
  });
}
