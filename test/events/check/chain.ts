import { canonical, hashAfter, type RecordFile, sha256 } from '../record-file.ts';
import type { Told } from './told.ts';

/** The seed is the one that was promised, and nothing of the log has been changed since it was hashed. */
export function chainFindings({ head, entries }: RecordFile, told: Told, promised: string): string[] {
  const seeds = [head.seedHash, told.seedHash, promised].filter((one) => one !== sha256(head.seed));
  const findings = seeds.map((one) => `the seed has the hash ${sha256(head.seed)}, and ${one} was published`);
  if (told.seed !== head.seed) findings.push('the last entry reveals another seed than the head');
  let previous = head.seedHash;
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== index) findings.push(`entry ${entry.version} stands where ${index} belongs`);
    if (entry.hash !== hashAfter(previous, entry)) findings.push(`entry ${index}, ${entry.kind}, is not in its place`);
    previous = entry.hash;
  }
  return findings;
}

/** What somebody has been told of the log, over another way, is the log. */
export function toldFindings(
  way: string,
  { entries }: RecordFile,
  heard: readonly { version: number; kind: string; at: string; by: string | null; input: unknown; facts: unknown }[],
): string[] {
  const core = ({ version, kind, at, by, input, facts }: (typeof heard)[number]) =>
    canonical({ version, kind, at: Date.parse(at), by, input, facts });
  if (heard.length !== entries.length) return [`${way}: ${heard.length} entries of ${entries.length}`];
  return entries.flatMap((entry, index) => {
    const one = heard[index];
    return one && core(one) === core(entry) ? [] : [`${way}: entry ${index}, ${entry.kind}, is not that of the record`];
  });
}
