import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, Refusal } from '../load/graphql-call.ts';
import { anyAnswer, readStanding, type Standing, send } from '../load/matches.ts';
import { chance } from '../load/random.ts';
import type { Person } from './api.ts';

/**
 * How accounts play. A client picks random choices. After `answers` answers it stays silent; depending on the set-up,
 * the server's STEADY bot takes over the seat once the clock has run out.
 */
export interface Manner {
  /** The number of answers of a seat in a match; null if the seat plays to the end. */
  answers: number | null;
  /** The percentage of matches in which one player resigns early. */
  resigns: number;
}

/** A match to play. */
export interface Played {
  id: string;
  /** The players whose seats we play, by id. */
  people: ReadonlyMap<string, Person>;
  manner: Manner;
  /** Stops all play when aborted. */
  halt: AbortSignal;
}

/** The error codes of moves that were refused because the match has moved on or was paused. */
const MOVED_ON = ['STALE_VERSION', 'NOT_ASKED', 'MATCH_OVER', 'PAUSED', 'FORBIDDEN'];
/** The wait in milliseconds before reading a match again while other seats have a decision. */
const LOOK_AGAIN = 150;
/** The number of moves after which a player resigns early. */
const EARLY = 2;

const SEATS = 'query ($id: ID!) { match(id: $id) { seats { seat player { id } } } }';

async function sitters({ id, people }: Played): Promise<Person[]> {
  const [any] = people.values();
  if (!any) return [];
  const { match } = await call<{ match: { seats: { player: { id: string } | null }[] } | null }>(any, SEATS, { id });
  return (match?.seats ?? []).flatMap(({ player }) => people.get(player?.id ?? '') ?? []);
}

/** Plays all of our seats in a match to its end. Returns the number of moves. */
export async function playMatch(played: Played): Promise<number> {
  const seats = await sitters(played);
  const { id, manner, halt } = played;
  const givesUp = chance() * 100 < manner.resigns ? Math.floor(chance() * seats.length) : -1;
  const said = seats.map(() => 0);
  let moves = 0;
  const [first] = seats;
  if (!first) return 0;
  for (let now = await readStanding(first, id); now.status === 'RUNNING' && !halt.aborted; ) {
    const seat = now.waitingFor.find((one) => seats[one] && (said[one] ?? 0) < (manner.answers ?? Infinity));
    const person = seats[seat ?? -1];
    if (seat === undefined || !person) {
      await sleep(LOOK_AGAIN);
      now = await readStanding(first, id);
      continue;
    }
    if (seat === givesUp && moves >= EARLY) await given(person, id);
    const next = await answered(person, id);
    if (next.moved) {
      moves++;
      said[seat] = (said[seat] ?? 0) + 1;
    } else await sleep(LOOK_AGAIN / 3);
    now = next.now;
  }
  return moves;
}

async function answered(person: Person, id: string): Promise<{ now: Standing; moved: boolean }> {
  const now = await readStanding(person, id);
  if (!now.decision) return { now, moved: false };
  try {
    const key = randomUUID();
    const { entry, match } = await send(person, anyAnswer(id, now.decision, key));
    person.notes?.acknowledged.push({ id, key, version: entry.version, came: Date.now() });
    return { now: match, moved: true };
  } catch (error) {
    if (error instanceof Refusal && MOVED_ON.includes(error.code))
      return { now: await readStanding(person, id), moved: false };
    throw error;
  }
}

async function given(person: Person, id: string): Promise<void> {
  await call(person, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error; // a refusal means that the match is over or was already resigned
  });
}
