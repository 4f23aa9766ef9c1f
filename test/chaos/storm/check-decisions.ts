import type { FinalEntry, History, RefusedMove } from './history.ts';

/** What is said to a legal move where a node takes the match for an older one than it is, or for a newer one. */
const BEHIND: readonly string[] = ['NOT_ASKED', 'ILLEGAL_MOVE', 'STALE_VERSION', 'BAD_INPUT', 'MATCH_OVER'];

/** Moves that were refused though their seat was asked, and moves that answered a question of former times. */
export function decisionFindings({ acknowledged, asked, refused }: History, log: readonly FinalEntry[]): string[] {
  const sent = new Map(acknowledged.map((move) => [move.version, move.sent]));
  const wrongly = refused.flatMap((move) =>
    wasStillAsked(move, log, sent)
      ? [`seat ${move.seat} was refused with ${move.code} what it was asked at ${move.version}`]
      : [],
  );
  const late = log.flatMap((entry) => {
    const version = entry.key === null ? undefined : asked.get(entry.key);
    return version !== undefined && hasAnswered(entry, version, log)
      ? [
          `entry ${entry.version} answers what seat ${entry.seat} was asked at ${version}, which it had answered already`,
        ]
      : [];
  });
  return [...wrongly, ...late];
}

// For certain: whatever came next was sent after the refusal had come, or nothing came but the resigning at the end.
function wasStillAsked(
  { version, code, came }: RefusedMove,
  log: readonly FinalEntry[],
  sent: ReadonlyMap<number, number>,
): boolean {
  if (!BEHIND.includes(code) || version >= log.length) return false;
  const next = log[version + 1];
  if (next === undefined || next.kind === 'RESIGNED') return true;
  const began = sent.get(next.version);
  return next.kind === 'MOVE' && began !== undefined && began > came;
}

function hasAnswered({ version, kind, seat }: FinalEntry, asked: number, log: readonly FinalEntry[]): boolean {
  if (kind !== 'MOVE') return false;
  const between = log.slice(asked + 1, version);
  return between.some((entry) => entry.seat === seat && (entry.kind === 'MOVE' || entry.kind === 'TIMED_OUT'));
}
