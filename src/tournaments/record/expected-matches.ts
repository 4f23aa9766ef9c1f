import { type DeckList, same } from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';
import type { GameOver } from '../event/entry-kinds.ts';
import { type Event, tableIn } from '../event/event.ts';
import { type GameToPlay, gamesToPlay, gameToPlay } from '../event/games-to-play.ts';
import { sittersAt } from '../event/seating.ts';
import type { Setup } from '../event/setup.ts';
import { JudgeTerms } from './judge-terms.ts';
import { type Fault, type Spot, spotAt, spotText } from './verdict.ts';

/** A match that must exist according to the tournament's log, with the contents that the match's record must have. */
export interface ExpectedMatch {
  matchId: string;
  spot: Required<Spot>;
  /** Each seat's player and the decks that the player named. The first deck was valid when the match could begin. */
  seats: readonly { player: string; decks: readonly NamedDeck[] }[];
  setup: Setup;
  result: Pick<GameOver, 'ranks' | 'why' | 'hash' | 'rulings' | 'unanswered'>;
  /** Determines which players may judge in the match, and when. */
  judges: Pick<JudgeTerms, 'couldJudge'>;
  entry: number;
  /** Whether the result counts, because no earlier ruling on the table overrides it. */
  counts: boolean;
  timeCalled: boolean;
}

/** A game, with the version of the entry that made it playable. */
type Due = GameToPlay & { since: number };
/** Null for a deck that the game lends. `at` is in milliseconds since 1970. */
type NamedDeck = { version: number; at: number; deck: DeckList | null };

type Results = Extract<EventEntry, { kind: 'RESULTS' }>;

/** Follows a tournament's log to learn which matches its record must contain. */
export class ExpectedMatches {
  readonly expected = new Map<string, ExpectedMatch>();
  readonly #due = new Map<string, Due>();
  readonly #decks = new Map<string, NamedDeck[]>();
  readonly #judges = new JudgeTerms();

  /** Games that began, but have no result in the log. Each place is listed once. */
  get unfinished(): Spot[] {
    const games = [...this.#due.values()].filter(({ matchId }) => !this.expected.has(matchId)).map(spotAt);
    return [...new Map(games.map((spot) => [spotText(spot), spot])).values()];
  }

  /** Processes an entry. Returns a fault in the entry's results, or null. */
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

  #beginNext(after: Event, game: GameOver, entry: EventEntry): void {
    const found = tableIn(after, game);
    const next = found && gameToPlay(after, found.round, found.table);
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
    if (!due || !same(spotAt(due), spotAt(game))) return 'the tournament never called for this game';
    if (hash === '') return null; // the game never began, so there is nothing to check
    const known = this.expected.get(matchId);
    if (known) return same(known.result, result) ? null : 'an earlier entry records a different result for it';
    const counts = entry.facts.taken.some((one) => same(spotAt(one), spotAt(game)));
    const { timeCalled = false } = before.stages[due.stage - 1]?.rounds[due.round - 1] ?? {};
    this.expected.set(matchId, {
      ...{ matchId, spot: spotAt(due), seats: this.#seats(before, due), setup: before.setup },
      ...{ result, judges: this.#judges, entry: entry.version, counts, timeCalled },
    });
    return null;
  }

  // A deck may change while a match is being created. So the deck that was valid when the match could begin is allowed,
  // and so are all later decks.
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
