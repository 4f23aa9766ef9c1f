import type { Caller } from '../../accounts/index.ts';
import {
  type Counter,
  isCounted,
  isVoid,
  type Offer,
  type OfferKind,
  type Outcome,
  openOffer,
  outcomeOf,
  questionAt,
  type ScoreRow,
  see,
  type TableView,
  tableView,
} from '../../engine/index.ts';
import { runRules } from '../append/run-rules.ts';
import type { MatchContext } from '../context.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import type { Match } from '../match/match.ts';
import { namesOf } from '../match/seat-names.ts';
import { type DecisionView, decisionFor } from './decision-view.ts';
import { endedEarly } from './ending.ts';
import { EntryView } from './entry-view.ts';
import { MatchSummary } from './match-summary.ts';
import { possibleOffers } from './possible-offers.ts';
import { possibleUndo } from './possible-undo.ts';
import { type Shown, shown } from './safe-json.ts';
import { type Around, entriesOf, type Span } from './stored-entries.ts';
import { accessFor, type ViewerAccess } from './viewer-access.ts';

/** A value computed by the rules. If the rules fail, the match ends, and the value is a promise that rejects. */
type Ruled<T> = T | Promise<never>;

const NO_TABLE: TableView = { zones: [], board: null, counters: [], seats: [] };

/** A match at one version, as one caller may see it. The view never exposes the table itself. */
export class MatchView extends MatchSummary {
  readonly #match: Match;
  readonly #access: ViewerAccess;
  readonly #context: MatchContext;

  constructor(context: MatchContext, access: ViewerAccess) {
    super(context, access);
    this.#match = access.match;
    this.#access = access;
    this.#context = context;
  }

  decision(): Ruled<DecisionView | null> {
    return this.#byRules(() => decisionFor(this.#match, this.#access.playerId), null);
  }

  /** Returns the name of the question that the match is waiting for; null if it is not waiting for any seat. */
  question(): Ruled<string | null> {
    const { game, at, waitingFor } = this.#match;
    return this.#byRules(() => (at && waitingFor.length > 0 ? (questionAt(game, at)?.step.step ?? null) : null), null);
  }

  /** Returns the table in the game's own terms; null before the match begins. */
  view(): Ruled<Shown | null> {
    const { game, at } = this.#match;
    return this.#byRules(() => at && shown(game.view(at, see(at, this.#access.viewer))), null);
  }

  /** Returns the table in a form that needs no knowledge of the game; empty before the match begins. */
  table(): Ruled<TableView> {
    const { game, at } = this.#match;
    return this.#byRules(() => (at ? tableView(game, at, this.#access.viewer) : NO_TABLE), NO_TABLE);
  }

  /** In order of importance. Empty before the end, or if no score decided the ranking. */
  scores(): Ruled<readonly Counter[]> {
    return this.#ofOutcome(({ table }) => countersIn(table.filter(isCounted)));
  }

  /** Returns the score table, and which row decided the first place. Empty before the end. */
  scoreTable(): Ruled<readonly (ScoreRow & { decisive: boolean })[]> {
    return this.#ofOutcome(({ table, decidedBy }) => table.map((row) => ({ ...row, decisive: row === decidedBy })));
  }

  /** Says in one sentence what decided the match. Empty before the end. */
  decided(): Ruled<string> {
    return this.#ofOutcome(({ reason }) => reason);
  }

  /** Returns a page of the match's entries, up to the version of this view. */
  async entries(span: Span): Promise<Around & { entries: EntryView[] }> {
    const { entries, ...around } = await entriesOf(this.#context, this.#match, span);
    return { entries: viewsOfEntries(this.#access, entries), ...around };
  }

  /** Returns the open offer; null if there is none. */
  offer(): Offer | null {
    const { at, status } = this.#match;
    return at && status === 'RUNNING' ? openOffer(at) : null;
  }

  possibleOffers(): Promise<OfferKind[]> {
    return possibleOffers(this.#context, this.#match, this.#access.playerId);
  }

  /** Returns the version to which the viewer can return by undoing the last answer; null if it cannot be undone. */
  async undoTo(): Promise<number | null> {
    const undo = await possibleUndo(this.#context, this.#match, this.#access.playerId);
    return typeof undo === 'string' ? null : undo.to;
  }

  #ofOutcome<T>(value: (outcome: Outcome) => T): Ruled<T> {
    const { game, at, result, seats } = this.#match;
    const ended = result && endedEarly(this.#match, result);
    const nothing = value({ table: [], decidedBy: null, reason: ended?.reason ?? result?.why ?? '' });
    if (!at || !result || isVoid(result)) return nothing;
    return this.#byRules(() => value(outcomeOf(game, at, namesOf(seats), ended)), nothing);
  }

  #byRules<T>(read: () => T, nothing: T): Ruled<T> {
    return runRules(this.#context, this.#match, read, nothing);
  }
}

function countersIn(rows: Outcome['table']): Counter[] {
  return rows.flatMap(({ label, values }) => values.map(({ seat, value }) => ({ label, seat, value, max: null })));
}

/** @throws Refused NOT_FOUND */
export async function viewOfMatch(context: MatchContext, caller: Caller | null, match: Match): Promise<MatchView> {
  return new MatchView(context, await accessFor(context, caller, match));
}

export function viewsOfEntries(access: ViewerAccess, entries: readonly LogEntry[]): EntryView[] {
  return entries.map((entry) => new EntryView(access, entry));
}
