import { z } from 'zod';
import { acknowledgedFindings } from './acknowledged.ts';

/** All updates and responses that the clients of a match received, timed by the harness's clock. */
export interface History {
  match: string;
  opened: number;
  /** The time per decision, in milliseconds. */
  time: number;
  acknowledged: AcknowledgedMove[];
  /** `seat key` of each refused move that had another copy with no response, so it may or may not be in the log. */
  doubtful: Set<string>;
  /** The version that each move names, by its key: the version of its question or, deliberately, an older one. */
  asked: Map<string, number>;
  /** Refused moves, except those that deliberately named an old version. */
  refused: RefusedMove[];
  /** The loss of the match's last entries; null if the database has lost nothing. */
  loss: Loss | null;
  watches: Watched[];
}

export interface AcknowledgedMove {
  seat: number;
  key: string;
  version: number;
  /** The time at which the move was first sent. */
  sent: number;
  /** The time at which the move was acknowledged. */
  came: number;
}

/** A loss of the entries after a version. */
export interface Loss {
  /** The last version that survived; -1 if the match is lost. */
  last: number;
  /** The time after which the lost server answered nothing more. */
  until: number;
}

export interface RefusedMove {
  seat: number;
  /** The version of the question that the move answers. */
  version: number;
  code: string;
  /** The time at which the move was first sent. */
  sent: number;
  /** The time when the last copy of the move had its response. */
  came: number;
}

/** The entries that one watcher received, in order of arrival. */
export interface Watched {
  /** The watcher's seat; null for a spectator. */
  seat: number | null;
  frames: SeenFrame[];
}

/** An entry as a watcher received it. */
export interface SeenFrame {
  version: number;
  kind: string;
  seat: number | null;
  came: number;
  /** Whether the match was still running. */
  live: boolean;
  facts: { name: string }[];
}

/** A log entry as read once the match is over, with all its facts. */
export const finalEntry = z.looseObject({
  ...{ version: z.number(), at: z.string(), kind: z.string() },
  ...{ seat: z.number().nullable(), key: z.string().nullable() },
  facts: z.array(z.looseObject({ fact: z.string() })),
});
export type FinalEntry = z.infer<typeof finalEntry>;

/** Refusals of a legal move by a node that believes the match to be older or newer than it is. */
const BEHIND: readonly string[] = ['NOT_ASKED', 'ILLEGAL_MOVE', 'STALE_VERSION', 'BAD_INPUT', 'MATCH_OVER'];

/** Finds differences between the clients' history and the final log of a match. */
export function historyFindings(history: History, log: readonly FinalEntry[]): string[] {
  const findings = [
    ...decisionFindings(history, log),
    ...history.watches.flatMap((watch) => watchFindings(watch, log)),
  ];
  return [...logFindings(history, log), ...findings.map((line) => `match ${history.match}: ${line}`)];
}

function logFindings({ match, acknowledged, doubtful }: History, log: readonly FinalEntry[]): string[] {
  const gaps = log.flatMap(({ version }, index) =>
    version === index ? [] : [`match ${match}: entry ${version} is where ${index} belongs`],
  );
  // Two players may use the same key.
  const said = acknowledged.map(({ seat, key, version }) => ({ id: match, key: `${seat} ${key}`, version }));
  const entries = log.map(({ seat, key, ...entry }) => ({ ...entry, id: match, key: key && `${seat} ${key}` }));
  // Every client sends a key with each move.
  const people = new Set(acknowledged.map(({ seat }) => seat));
  const strays = log.flatMap(({ version, kind, seat, key }) =>
    kind === 'MOVE' && key === null && seat !== null && people.has(seat)
      ? [`match ${match}: entry ${version} is a move of seat ${seat} that no client sent`]
      : [],
  );
  return [...gaps, ...strays, ...acknowledgedFindings(said, entries, doubtful)];
}

/** Moves that were refused although their seat had a decision, and moves that were accepted for an old question. */
function decisionFindings({ acknowledged, asked, refused, loss }: History, log: readonly FinalEntry[]): string[] {
  const sent = new Map(acknowledged.map((move) => [move.version, move.sent]));
  const wrongly = refused.flatMap((move) =>
    !isDueToLoss(move, loss) && wasStillAsked(move, log, sent)
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

// A client that sends the answer to a lost question repeatedly is refused only when a server answers again. The last
// surviving question may have been answered by a lost entry.
function isDueToLoss({ version, sent, came }: RefusedMove, loss: Loss | null): boolean {
  if (!loss || version < loss.last) return false;
  return (version === loss.last ? came : sent) < loss.until;
}

// True only if this is certain, because the next entry was sent after the refusal arrived or the run has ended.
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

function watchFindings({ frames, seat: watcher }: Watched, log: readonly FinalEntry[]): string[] {
  return frames.flatMap(({ version, kind, seat, facts }, index) => {
    const entry = log[version];
    const isSame = kind === entry?.kind && seat === entry.seat && facts.length === entry.facts.length;
    const wrong = isSame ? [] : [`a watcher saw another entry ${version} than the log has`];
    return version === index
      ? wrong
      : [...wrong, `a watcher at ${watcher ?? 'no seat'} got entry ${version} where ${index} was due`];
  });
}
