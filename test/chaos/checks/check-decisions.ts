import type { FinalEntry, History, RefusedMove } from './history.ts';

/** Refusals of a legal move by a node that believes the match to be older or newer than it is. */
const BEHIND: readonly string[] = ['NOT_ASKED', 'ILLEGAL_MOVE', 'STALE_VERSION', 'BAD_INPUT', 'MATCH_OVER'];

/** Moves that were refused although their seat was asked, and moves that were accepted for an old question. */
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

// True only if it is certain: the next entry was sent after the refusal arrived, or is the resignation at the end of
// the run.
function wasStillAsked(
  { version, code, came }: RefusedMove,
  log: readonly FinalEntry[],
  sent: ReadonlyMap<number, number>,
): boolean {
  if (!BEHIND.includes(code) || version >= log.length) return false;
  const next = log[version + 1];
  if (next === undefined) return true;
  if (next.kind === 'RESIGNED') return next.facts.every(({ why }) => why !== 'OUT_OF_TIME');
  const began = sent.get(next.version);
  return next.kind === 'MOVE' && began !== undefined && began > came;
}

function hasAnswered({ version, kind, seat }: FinalEntry, asked: number, log: readonly FinalEntry[]): boolean {
  if (kind !== 'MOVE') return false;
  const between = log.slice(asked + 1, version);
  return between.some((entry) => entry.seat === seat && (entry.kind === 'MOVE' || entry.kind === 'TIMED_OUT'));
}
