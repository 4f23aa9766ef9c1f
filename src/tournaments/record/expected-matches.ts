import { type DeckList, same } from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import { type GameToPlay, gamesToPlay, gameToPlay, sittersAt } from '../event/games.ts';
import type { GameOver } from '../event/kinds.ts';
import type { Setup } from '../event/setup.ts';
import { JudgesTerms } from './judges.ts';
import { type Fault, type Spot, spotAt, spotText } from './verdict.ts';

/** What the log of a tournament says of a match: so it must have been played. */
export interface ExpectedMatch {
  matchId: string;
  spot: Required<Spot>;
  /** In the order of seats: the player's id, and the decks that they have named, the first as it could begin. */
  seats: readonly { player: string; decks: readonly NamedDeck[] }[];
  setup: Setup;
  /** As the tournament has taken it. */
  result: Pick<GameOver, 'ranks' | 'why' | 'hash' | 'rulings' | 'unanswered'>;
  /** Who may judge in it, and when. */
  judges: Pick<JudgesTerms, 'couldJudge'>;
  /** The entry that says so. */
  entry: number;
  /** Whether the result counts; it does not where somebody has ruled before. */
  counts: boolean;
  /** Whether the round's time had been called. */
  timeCalled: boolean;
}

/** Since when a game could be played: the version of the entry that began it. */
type Due = GameToPlay & { since: number };
/** A deck that a member of an entrant named, when, in milliseconds since 1970, and by which entry; null: one that the game lends. */
export type NamedDeck = { version: number; at: number; deck: DeckList | null };

type Results = Extract<EventEntry, { kind: 'RESULTS' }>;

/** Follows a tournament's log, and learns from it which matches there must be. */
export class ExpectedMatches {
  readonly expected = new Map<string, ExpectedMatch>();
  readonly #due = new Map<string, Due>();
  readonly #decks = new Map<string, NamedDeck[]>();
  readonly #judges = new JudgesTerms();

  /** Where games were begun of which no result was ever taken; once, also where that happened to several. */
  get unfinished(): Spot[] {
    const games = [...this.#due.values()].filter(({ matchId }) => !this.expected.has(matchId)).map(spotAt);
    return [...new Map(games.map((spot) => [spotText(spot), spot])).values()];
  }

  /** Takes in an entry and what it has made of the tournament. Null, or what is wrong with the results in it. */
  follow(before: Event | null, entry: EventEntry, after: Event): Fault | null {
    this.#judges.follow(entry, after);
    if (entry.kind === 'REGISTERED') this.#nameDecks(after, entry.facts.entrant, entry);
    if (entry.kind === 'CONSENTED' || entry.kind === 'DECK_CHANGED') this.#nameDecks(after, entry.input.entrant, entry);
    if (entry.kind === 'PAIRED' || entry.kind === 'APPROVED')
      for (const game of gamesToPlay(after)) this.#begin(game, entry);
    if (entry.kind !== 'RESULTS' || !before) return null;
    const fault = this.#takeResults(before, entry);
    for (const spot of entry.input.games) this.#beginNext(after, spot, entry);
    return fault;
  }

  #nameDecks({ entrants }: Event, number: number, { version, at }: EventEntry): void {
    for (const [member, deck] of (entrants[number - 1]?.decks ?? []).entries()) {
      const name = deckKey(number, member);
      this.#decks.set(name, [...(this.#decks.get(name) ?? []), { version, at, deck }]);
    }
  }

  #begin(game: GameToPlay, { version: since }: EventEntry): void {
    if (!this.#due.has(game.matchId)) this.#due.set(game.matchId, { ...game, since });
  }

  #beginNext(after: Event, { stage, round, table }: GameOver, entry: EventEntry): void {
    const found = after.stages[stage - 1]?.rounds[round - 1];
    const at = found?.tables[table - 1];
    const next = found && at && gameToPlay(after, found, at);
    if (next) this.#begin(next, entry);
  }

  #takeResults(before: Event, entry: Results): Fault | null {
    for (const game of entry.input.games) {
      const what = this.#take(before, entry, game);
      if (what) return { entry: entry.version, spot: spotAt(game), match: game.matchId, what };
    }
    return null;
  }

  #take(before: Event, entry: Results, game: GameOver): string | null {
    const { matchId, ranks, why, hash, rulings, unanswered } = game;
    const result = { ranks, why, hash, rulings, ...(unanswered && { unanswered }) };
    const due = this.#due.get(matchId);
    if (!due || !same(spotAt(due), spotAt(game))) return 'no such game was ever to be played';
    if (hash === '') return null; // it never began: there is nothing to look at
    const known = this.expected.get(matchId);
    if (known) return same(known.result, result) ? null : 'it had another result before';
    const counts = entry.facts.taken.some((one) => same(spotAt(one), spotAt(game)));
    const { timeCalled = false } = before.stages[due.stage - 1]?.rounds[due.round - 1] ?? {};
    this.expected.set(matchId, {
      ...{ matchId, spot: spotAt(due), seats: this.#seats(before, due), setup: before.setup },
      ...{ result, judges: this.#judges, entry: entry.version, counts, timeCalled },
    });
    return null;
  }

  // A deck may be changed while a match is being made: the one that held when it could begin, and all later ones.
  #seats(event: Event, due: Due): ExpectedMatch['seats'] {
    return sittersAt(event, due).map(({ entrant: { number, members }, member }) => {
      const named = this.#decks.get(deckKey(number, member)) ?? [];
      const first = named.findLastIndex(({ version }) => version <= due.since);
      return { player: members[member] ?? '', decks: named.slice(Math.max(0, first)) };
    });
  }
}

function deckKey(entrant: number, member: number): string {
  return `${entrant}/${member}`;
}
