import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import {
  type Entry,
  type LoggedReplay,
  type Preamble,
  plainName,
  preambleIn,
  REPLAY_VERDICTS,
  type ReplayDocument,
  type ReplayHead,
  replayFormat,
} from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { MatchContext } from '../context.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import type { Match, MatchSeat } from '../match/match.ts';
import type { MatchSummary } from '../view/match-summary.ts';
import { accessById } from '../view/read-match.ts';
import { type Shown, shown } from '../view/safe-json.ts';

/** @throws Refused NOT_FOUND; FORBIDDEN while the match is not finished, or its tournament withholds the replay */
export async function replayDocument(
  context: MatchContext,
  caller: Caller | null,
  matchId: string,
): Promise<Shown<ReplayDocument>> {
  return shown(await storedDocument(context, (await accessById(context, caller, matchId)).match));
}

/** @throws Refused FORBIDDEN while the match is not finished */
export async function storedDocument(context: MatchContext, match: Match): Promise<ReplayDocument> {
  const { id, version } = match;
  const { entries, signatures } = await context.store.record(id, -1, version);
  return {
    ...replayHead(match, entries[0], entries),
    entries: entries.map(documented),
    signatures,
  };
}

/** Finds the entries that may need a newer format, see `replayFormat`. */
const BY_PLAYERS = /"kind":"(REWOUND|ENDED|OFFERED|ACCEPTED|DECLINED)"/;

/** Builds the document of a match without parsing its entries, for the server's own verification. */
export async function loggedReplay(context: MatchContext, match: Match): Promise<LoggedReplay> {
  const { entries, signatures } = await context.store.hashedTexts(match.id, match.version);
  const [first] = entries;
  const some = entries.flatMap(({ text }) => (BY_PLAYERS.test(text) ? [JSON.parse(text)] : []));
  return { ...replayHead(match, first && JSON.parse(first.text), some), entries, signatures };
}

/**
 * @param first the first entry, which is authoritative for the players
 * @param entries all entries, or at least those that may need a newer format
 */
export function replayHead(
  match: Match,
  first: Pick<LogEntry, 'move'> | undefined,
  entries: readonly Pick<LogEntry, 'kind' | 'seat'>[],
): ReplayHead {
  const preamble = preambleIn(first);
  const sworn = typeof preamble === 'string' ? [] : preamble.seats;
  const format = replayFormat(match.seats, preamble, entries);
  return { ...headWithoutSeats(match), format, seats: match.seats.map((one) => documentedSeat(one, sworn[one.seat])) };
}

function documentedSeat(one: MatchSeat, sworn: Preamble['seats'][number] | undefined): ReplayHead['seats'][number] {
  const { seat, bot, signed } = one;
  const player = sworn?.player ?? null;
  if (player && 'named' in player) return signed ? { seat, bot, ...signed } : { seat, bot, name: null };
  return { seat, bot, name: player ? player.name : plainName(one) };
}

function headWithoutSeats(match: Match): Omit<ReplayHead, 'seats' | 'format'> {
  const { seed, startedAt, finishedAt, result } = match;
  if (match.status !== 'FINISHED' || !seed || !startedAt || !finishedAt || !result)
    throw new Refused(
      'FORBIDDEN',
      'The match or its tournament is not finished yet: the replay becomes available afterwards.',
    );
  return {
    match: match.id,
    game: match.game.id,
    rulesVersion: match.rulesVersion,
    options: Object.fromEntries(Object.entries(match.options)),
    createdAt: match.createdAt.toISOString(),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    seed,
    seedHash: match.seedHash,
    result,
  };
}

function documented({ version, at, kind, seat, move, facts, agenda: left, key, hash }: LogEntry) {
  const [kept, ...steps] = left;
  return {
    version,
    at: at.toISOString(),
    kind,
    seat,
    key,
    hash,
    facts: facts.map((one) => ({ ...one })),
    move: move && Object.fromEntries(Object.entries(move)),
    agenda: [kept, ...steps.map((step) => Object.fromEntries(Object.entries(step)))] satisfies Entry['agenda'],
  };
}

const VERDICT = { verdict: true, version: true, why: true, proven: true, unproven: true, verifiedAt: true } as const;

/**
 * Returns null if there is no verdict yet. `version` is the first wrong entry, and `why` says what is wrong with it, or
 * why no verdict is possible. `proven` and `unproven` list one sentence per item.
 */
export async function readReplay(context: MatchContext, { id }: MatchSummary) {
  const found = await context.db.orm.query.replays.findFirst({
    columns: VERDICT,
    where: ({ matchId }, { eq }) => eq(matchId, id),
  });
  return found ? { ...found, verdict: parseInput(z.enum(REPLAY_VERDICTS), found.verdict) } : null;
}
