import { expect } from 'vitest';
import {
  type AnyGame,
  type DeckList,
  type ReplayDocument,
  type Signable,
  seedHash,
  sha256,
} from '../../../src/engine/index.ts';
import { gameById } from '../../../src/games/index.ts';
import { signatureOf } from '../../../src/matches/signing/signing-keys.ts';
import { decide } from '../../../src/tournaments/event/decide.ts';
import { type Command, type EventEntry, eventHash, uuidOf } from '../../../src/tournaments/event/entry.ts';
import type { GameOver } from '../../../src/tournaments/event/entry-kinds.ts';
import { type Event, isOver } from '../../../src/tournaments/event/event.ts';
import { fold, foldAll } from '../../../src/tournaments/event/fold.ts';
import { gamesToPlay } from '../../../src/tournaments/event/games-to-play.ts';
import { nextDue } from '../../../src/tournaments/event/schedule.ts';
import { sittersAt } from '../../../src/tournaments/event/seating.ts';
import { EDITION, type Setup, setupSchema } from '../../../src/tournaments/event/setup.ts';
import { entryLine, RECORD_FORMAT } from '../../../src/tournaments/record/record-format.ts';
import { type ServerKey, strangersKey } from '../../matches/replays/forging.ts';
import { type Between, playedMatch } from './play-match.ts';

/** A tournament played without a server, by the decider alone, with random matches. */
export interface SmallEvent {
  seed: string;
  entries: EventEntry[];
  replays: ReplayDocument[];
}

/** The server's signing key in these tests. */
export const KEY: ServerKey = strangersKey();

const BEGAN = Date.UTC(2026, 0, 10, 9);
export const ORGANIZER = uuidOf(sha256('organizer'));

export const SETUP: Setup = setupSchema.parse({
  ...{ name: 'Offices of the North', description: '', game: 'business-card-battle', seats: 2, teamSize: 1 },
  ...{ options: { size: 6, stakes: 'friendly', turns: 60 }, timeControl: { perDecision: 60 } },
  ...{ onTimeOut: 'ABSENT', forfeitAfter: 3, bestOf: 1, decks: 'REGISTERED', decksShown: 'NEVER', capacity: 64 },
  ...{ registration: 'OPEN', startsAt: null, checkIn: null, visibility: 'PUBLIC', broadcastDelay: 0 },
  stages: [{ kind: 'SWISS', rounds: 3, take: null }],
  ...{ points: { byPlace: [3, 0], draw: 1, bye: 3 }, tieBreaks: ['BUCHHOLZ'], roundLength: null, atTime: 'JUDGE' },
  ...{ pause: 0, byHand: false, lateRounds: 0 },
});

/** Returns the id of the n-th player, from 1. */
export function player(n: number): string {
  return uuidOf(sha256(`player ${n}`));
}

/** Plays a tournament to its end. @param decks one for each player in order; by default all are lent */
export function playEvent(
  setup: Setup = SETUP,
  { players = 5, name = 'small', decks = [] }: { players?: number; name?: string; decks?: (DeckList | null)[] } = {},
): SmallEvent {
  return begunEvent(setup, { players, name, decks }).toTheEnd();
}

/** Starts a tournament. */
export function begunEvent(
  setup: Setup,
  {
    players,
    name,
    decks = [],
    organizerPlays = false,
  }: { players: number; name: string; decks?: (DeckList | null)[]; organizerPlays?: boolean },
): Playing {
  const id = uuidOf(sha256(`event ${name}`));
  const played = new Playing(sha256(`lots of ${name}`), gameById(setup.game) ?? expect.fail('no such game'));
  played.enter({ kind: 'CREATED', by: ORGANIZER, input: { id, setup, edition: EDITION } });
  played.enter({ kind: 'OPENED', by: ORGANIZER, input: {} });
  for (let n = 1; n <= players; n++)
    played.enter({
      kind: 'REGISTERED',
      by: player(n),
      input: { members: [player(n)], deck: decks[n - 1] ?? null, invited: false },
    });
  if (organizerPlays) {
    const input = { members: [ORGANIZER], deck: null, invited: false };
    played.enter({ kind: 'REGISTERED', by: ORGANIZER, input });
  }
  played.enter({ kind: 'BEGUN', by: ORGANIZER, input: { seeding: null } });
  return played;
}

type Wanted = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** A tournament that a test advances by hand. */
export class Playing implements SmallEvent {
  readonly entries: EventEntry[] = [];
  readonly replays: ReplayDocument[] = [];
  event: Event | null = null;
  /** The decisions of judges in the matches. */
  between: Between | undefined;

  readonly seed: string;
  readonly #game: AnyGame;

  constructor(seed: string, game: AnyGame) {
    this.seed = seed;
    this.#game = game;
  }

  enter(wanted: Wanted): void {
    const at = BEGAN + 1000 * this.entries.length;
    const entry = entryAfter(this.entries, this.event, { ...wanted, at } as Command, this.seed);
    this.entries.push(entry);
    this.event = fold(this.event, entry);
  }

  toTheEnd(): this {
    for (let steps = 0; this.event && !isOver(this.event) && steps < 500; steps++) this.step(this.event);
    return this;
  }

  step(event: Event): void {
    const games = gamesToPlay(event);
    if (games.length > 0) {
      const over = games.map((game) => this.play(event, game));
      return this.enter({ kind: 'RESULTS', by: null, input: { games: over } });
    }
    const due = nextDue(event) ?? expect.fail('nothing is due');
    if (due.kind === 'PAIRED') this.enter({ kind: 'PAIRED', by: null, input: { tables: null } });
    else if (due.kind === 'ADVANCED' || due.kind === 'ENDED') this.enter({ kind: due.kind, by: null, input: {} });
    else expect.fail(`${due.kind} is due`);
  }

  play(event: Event, game: ReturnType<typeof gamesToPlay>[number]): GameOver {
    const sitters = sittersAt(event, game).map(({ entrant, member }) => ({
      id: entrant.members[member] ?? '',
      deck: entrant.decks[member] ?? null,
    }));
    const moment = { at: BEGAN + 1000 * this.entries.length, key: KEY, ...(this.between && { between: this.between }) };
    const replay = playedMatch(this.#game, game.matchId, sitters, event.setup, moment);
    this.replays.push(replay);
    const { stage, round, table, matchId } = game;
    return { stage, round, table, game: game.game, matchId, ...resultOf(replay), rulings: [] };
  }
}

/** Converts a result to the form that a tournament accepts. */
export function resultOf({ result, entries }: ReplayDocument): Pick<GameOver, 'ranks' | 'why' | 'hash'> {
  return { ranks: [...result.ranks], why: result.why, hash: entries.at(-1)?.hash ?? '' };
}

function entryAfter(entries: readonly EventEntry[], event: Event | null, command: Command, seed: string): EventEntry {
  const happened = decide(event, command, seed);
  const entry: EventEntry = { ...structuredClone(happened), version: entries.length, key: null, hash: '' };
  return { ...entry, hash: eventHash(entries.at(-1)?.hash ?? seedHash(seed), entry) };
}

/** Recomputes every entry after a change to its input, as a forger who knows the rules would. */
export function redecided({ seed, entries, replays }: SmallEvent, change: (entry: EventEntry) => void): SmallEvent {
  const made: EventEntry[] = [];
  for (const entry of structuredClone(entries)) {
    change(entry);
    const { kind, by, at, input } = entry;
    const event = made.length > 0 ? foldAll(made) : null;
    made.push(entryAfter(made, event, { kind, by, at, input } as Command, seed));
  }
  return { seed, entries: made, replays };
}

/** Recomputes all hashes after a change, so that the chain is valid. */
export function rehashed({ seed, entries, replays }: SmallEvent, change: (entry: EventEntry) => void): SmallEvent {
  let previous = seedHash(seed);
  const made = structuredClone(entries).map((entry) => {
    change(entry);
    previous = eventHash(previous, entry);
    return { ...entry, hash: previous };
  });
  return { seed, entries: made, replays };
}

/** Writes the lines of the record, signed with this key. */
export function linesOf(
  { seed, entries, replays }: SmallEvent,
  key: ServerKey = KEY,
  { of }: Pick<Signable, 'of'> = { of: 'TOURNAMENT' },
): string[] {
  const [first] = entries;
  const tournament = first?.kind === 'CREATED' ? first.input.id : expect.fail('the first entry is not CREATED');
  const last = entries.length - 1;
  const signatures = [0, last].map((version) => {
    const what = { of, match: tournament, version, hash: entries[version]?.hash ?? '' };
    const status = version === last ? 'FINISHED' : 'RUNNING';
    return { version, signature: signatureOf(key.key, key.published.kid, { ...what, status }) };
  });
  const counts = { entries: entries.length, matches: replays.length };
  const seeds = { seed, seedHash: seedHash(seed) };
  const head = { format: RECORD_FORMAT, tournament, ...seeds, ...counts, signatures, keys: { keys: [key.published] } };
  return [
    JSON.stringify({ ...head, format: RECORD_FORMAT }),
    ...entries.map(entryLine),
    ...replays.map((replay) => JSON.stringify(replay)),
  ];
}
