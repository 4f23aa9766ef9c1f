import type { Caller } from '../../accounts/index.ts';
import { see, type TableView, tableView, type Viewer } from '../../engine/index.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { type Match, viewerOf } from '../match/match.ts';
import type { Room } from '../room.ts';
import { decisionFor, type SeenDecision } from './seen-decision.ts';
import { SeenEntry } from './seen-entry.ts';
import { SeenHead } from './seen-head.ts';
import { type Shown, shown } from './shown.ts';
import { type Around, entriesOf, type Span } from './stored-entries.ts';
import { underRules } from './under-rules.ts';

/** What the rules say of a match; a promise, which fails, where they have failed and the match is therefore ended. */
type Ruled<T> = T | Promise<never>;

const NO_TABLE: TableView = { zones: [], board: null, counters: [], seats: [] };

/** A match at one version, as one caller may see it, fixed when it is made: the table itself cannot be got out of it. */
export class SeenMatch extends SeenHead {
  readonly #match: Match;
  readonly #caller: Caller | null;
  readonly #room: Room;
  readonly #viewer: Viewer;

  /** @param viewer whose eyes are used; left out: the caller's own. More than those nobody has but a judge, whose reading is noted. */
  constructor(room: Room, caller: Caller | null, match: Match, viewer: Viewer = viewerOf(match, caller?.id)) {
    super(room, caller, match);
    this.#match = match;
    this.#caller = caller;
    this.#room = room;
    this.#viewer = viewer;
  }

  /** What the first of the caller's seats that is waited for is asked now; null when none is. */
  decision(): Ruled<SeenDecision | null> {
    return underRules(this.#room, this.#match, () => decisionFor(this.#match, this.#caller?.id), null);
  }

  /** The table in the game's own terms; null before the match begins. */
  view(): Ruled<Shown | null> {
    const { game, at } = this.#match;
    return underRules(this.#room, this.#match, () => at && shown(game.view(at, see(at, this.#viewer))), null);
  }

  /** The table for whoever knows no game; empty before the match begins. */
  table(): Ruled<TableView> {
    const { game, at } = this.#match;
    return underRules(this.#room, this.#match, () => (at ? tableView(game, at, this.#viewer) : NO_TABLE), NO_TABLE);
  }

  /** A page of the record, up to this version. */
  async entries(span: Span): Promise<Around & { entries: SeenEntry[] }> {
    const { entries, ...around } = await entriesOf(this.#room, this.#match, span);
    return { entries: seenEntries(this.#match, entries, this.#viewer), ...around };
  }
}

/** Stored entries as somebody may see them. The match must be at least as far as they are. */
export function seenEntries(match: Match, entries: readonly LogEntry[], viewer: Viewer): SeenEntry[] {
  return entries.map((entry) => new SeenEntry(match, entry, viewer));
}
