import { z } from 'zod';
import { decisionFindings } from './check-decisions.ts';
import type { FinalEntry, History, SeenFrame, Watched } from './history.ts';

/** Two clocks of one machine differ by at most this many milliseconds. */
const EARLY = 250;

/** Finds differences between the clients' history and the final log of a match. */
export function historyFindings(history: History, log: readonly FinalEntry[]): string[] {
  const findings = [
    ...logFindings(log),
    ...moveFindings(history, log),
    ...decisionFindings(history, log),
    ...history.watches.flatMap((watch) => [...orderFindings(watch), ...sightFindings(watch, log)]),
    ...earlyTimeOuts(history, log),
  ];
  return findings.map((line) => `match ${history.match}: ${line}`);
}

function logFindings(log: readonly FinalEntry[]): string[] {
  const gaps = log.flatMap(({ version }, index) =>
    version === index ? [] : [`entry ${version} is where ${index} belongs`],
  );
  const keys = log.flatMap(({ key, seat }) => (key === null ? [] : [`${seat} ${key}`]));
  return [...gaps, ...(new Set(keys).size === keys.length ? [] : ['a key is in the log twice'])];
}

// Each acknowledged move is in the log once, at its version, and the log has no other move of a player.
function moveFindings({ acknowledged, doubtful, bots }: History, log: readonly FinalEntry[]): string[] {
  const told = new Map(acknowledged.map((move) => [move.version, move]));
  const lost = acknowledged.flatMap(({ version, seat, key }) => {
    const entry = log[version];
    const isThere = entry?.kind === 'MOVE' && entry.seat === seat && entry.key === key;
    return isThere ? [] : [`the acknowledged move ${version} of seat ${seat} is not in the log`];
  });
  const untold = log.flatMap(({ kind, version, key, seat }) =>
    kind === 'MOVE' && !bots.has(seat ?? -1) && !told.has(version) && !(key !== null && doubtful.has(key))
      ? [`entry ${version} is a move that was never acknowledged`]
      : [],
  );
  const doubled = told.size === acknowledged.length ? [] : ['two moves were acknowledged at one version'];
  return [...lost, ...untold, ...doubled];
}

function orderFindings({ frames, seat }: Watched): string[] {
  return frames.flatMap(({ version }, index) =>
    version === index ? [] : [`a watcher at ${seat ?? 'no seat'} got entry ${version} where ${index} was due`],
  );
}

const cardsIn = z.looseObject({
  cards: z.array(z.unknown()),
  seen: z.union([z.literal('everyone'), z.array(z.number())]),
});
const cardsShown = z.looseObject({ count: z.number(), cards: z.array(z.looseObject({})) });

// A watcher sees all entries of the log and, while the match runs, exactly the cards that its seat may see.
function sightFindings({ frames, seat }: Watched, log: readonly FinalEntry[]): string[] {
  return frames.flatMap((frame) => {
    const entry = log[frame.version];
    if (!entry) return [`a watcher saw entry ${frame.version}, which is not in the log`];
    if (frame.kind !== entry.kind || frame.seat !== entry.seat || frame.facts.length !== entry.facts.length)
      return [`a watcher saw another entry ${frame.version} than the log has`];
    return frame.live ? cardFindings(frame, entry, seat) : [];
  });
}

function cardFindings(frame: SeenFrame, entry: FinalEntry, seat: number | null): string[] {
  return entry.facts.flatMap((fact, index) => {
    const [whole, shown] = [cardsIn.safeParse(fact), cardsShown.safeParse(frame.facts[index]?.data)];
    if (!whole.success || !shown.success) return [];
    const { seen, cards } = whole.data;
    const may = seen === 'everyone' || (seat !== null && seen.includes(seat)) ? cards.length : 0;
    const where = `${fact.fact} in entry ${entry.version}, watched from ${seat ?? 'no seat'}`;
    return shown.data.cards.length === may && shown.data.count === cards.length
      ? []
      : [`${where}: ${shown.data.cards.length} of ${cards.length} cards shown, ${may} may be seen`];
  });
}

// A seat that times out must have had all of its time. Its question arrived after the previous move was sent, so time
// is counted from there if that move is known to have made the server ask.
function earlyTimeOuts({ acknowledged, watches, time }: History, log: readonly FinalEntry[]): string[] {
  const sent = new Map(acknowledged.map((move) => [move.version, move.sent]));
  const frames = watches.flatMap((watch) => watch.frames);
  return log.flatMap(({ kind, version, seat }) => {
    const asked = sent.get(version - 1);
    const came = frames.filter((frame) => frame.version === version).map((frame) => frame.came);
    if (kind !== 'TIMED_OUT' || asked === undefined || came.length === 0) return [];
    if (log[version - 1]?.seat !== seat && !wasIdle(frames, version - 2, seat)) return [];
    const had = Math.min(...came) - asked;
    return had >= time - EARLY ? [] : [`seat ${seat} was timed out at ${version} after ${had} of ${time} ms at most`];
  });
}

/** Whether a watcher saw that the seat was not asked after that entry. */
function wasIdle(frames: readonly SeenFrame[], version: number, seat: number | null): boolean {
  return frames.some(
    (frame) => frame.version === version && seat !== null && frame.waitingFor?.includes(seat) === false,
  );
}
