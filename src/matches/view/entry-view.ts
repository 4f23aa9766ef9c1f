import {
  type EntryKind,
  type FeedEntry,
  feedEntry,
  houseLines,
  isJudging,
  isVoid,
  isVoidEntry,
  JUDGING,
  type LineEffect,
  type Milestone,
  NOTHING_SHOWN,
  type Ruling,
  rewoundTo,
  type Seat,
  saying,
  type Viewer,
  voidFeedEntry,
} from '../../engine/index.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import { MatchBug } from '../match/checks.ts';
import type { Match } from '../match/match.ts';
import { namesOf } from '../match/seat-names.ts';
import { standInLevelOf } from '../match/stand-ins.ts';
import { type Shown, shown } from './safe-json.ts';
import type { ViewerAccess } from './viewer-access.ts';

/** In the hashed log the name is part of the data. */
interface FactView {
  name: string;
  data: object;
}

/** The view is fixed when it is created, and the stored entry cannot be extracted from it. */
export class EntryView {
  readonly version: number;
  readonly kind: EntryKind;
  /** The seat that made the entry; null if the server or a judge made it. */
  readonly seat: Seat | null;
  readonly at: Date;
  readonly #access: ViewerAccess;
  readonly #entry: LogEntry;
  #shown: FeedEntry | null = null;
  // A compiled operation reads a list several times.
  #facts: readonly Shown<FactView>[] | null = null;
  #effects: readonly Shown<LineEffect>[] | null = null;
  #milestones: readonly Shown<Milestone>[] | null = null;

  constructor(access: ViewerAccess, entry: LogEntry) {
    if (entry.version > access.match.version)
      throw new MatchBug(`entry ${entry.version} of match ${access.match.id} may not be shown yet`);
    this.version = entry.version;
    this.kind = entry.kind;
    this.seat = entry.seat;
    this.at = entry.at;
    this.#access = access;
    this.#entry = entry;
  }

  /** The facts of the entry, without any data that is hidden from the viewer. */
  get facts(): readonly Shown<FactView>[] {
    this.#facts ??= this.#feedEntry()
      .facts()
      .map(({ fact, ...data }) => shown({ name: fact, data }));
    return this.#facts;
  }

  get text(): string {
    return this.#feedEntry().text;
  }

  /** The sentences of the text. */
  get lines(): readonly string[] {
    return this.#feedEntry().lines;
  }

  /** The effects that the entry shows on the table, without any data that is hidden from the viewer. */
  get effects(): readonly Shown<LineEffect>[] {
    this.#effects ??= this.#feedEntry().effects().map(shown);
    return this.#effects;
  }

  /** The beginnings and ends of turns and battles. */
  get milestones(): readonly Shown<Milestone>[] {
    this.#milestones ??= this.#feedEntry().milestones().map(shown);
    return this.#milestones;
  }

  /** Null if the entry is not a rewind. */
  get rewoundTo(): number | null {
    const { kind, move } = this.#entry;
    return kind === 'REWOUND' ? rewoundTo(move) : null;
  }

  /** Null if no judge made the entry. */
  get judgeId(): string | null {
    const { kind, seat, move } = this.#entry;
    if (!isJudging(kind) || kind === 'JUDGE_CALLED' || seat !== null) return null;
    return JUDGING[kind].parse(move).by;
  }

  get ruling(): Ruling | null {
    const { kind, move } = this.#entry;
    return kind === 'RULED' ? JUDGING.RULED.parse(move).ruling : null;
  }

  toJSON(): Shown {
    const { version, kind, seat, facts, text, at } = this;
    return shown({ version, kind, seat, facts, text, at });
  }

  // The feed entry is computed on demand, because most clients that send a move do not read the move's entry.
  #feedEntry(): FeedEntry {
    this.#shown ??= shownTo(this.#access.match, this.#entry, this.#access.viewer);
    return this.#shown;
  }
}

// The rules of a void match have failed, and may also fail to describe its entries. The match must still be readable.
function shownTo(match: Match, entry: LogEntry, viewer: Viewer): FeedEntry {
  if (isVoidEntry(entry)) return voidFeedEntry(entry);
  if (!isVoid(match.result)) return describedBy(match, entry, viewer);
  try {
    const feed = describedBy(match, entry, viewer);
    return {
      ...feed,
      facts: () => orNone(() => feed.facts()),
      effects: () => orNone(() => feed.effects()),
      milestones: () => orNone(() => feed.milestones()),
    };
  } catch {
    return { facts: () => [], ...saying(['This entry cannot be shown']), ...NOTHING_SHOWN };
  }
}

function orNone<One>(list: () => One[]): One[] {
  try {
    return list();
  } catch {
    return [];
  }
}

function describedBy(match: Match, entry: LogEntry, viewer: Viewer): FeedEntry {
  if (!match.at) throw new MatchBug(`match ${match.id} has entries but no table`);
  const who = namesOf(match.seats);
  const feed = feedEntry(match.game, match.at, entry, viewer, who);
  const bots = match.seats.map(({ bot }) => bot);
  const lines = houseLines({ bots, standIn: standInLevelOf(match) }, entry, who);
  return lines.length === 0 ? feed : { ...feed, ...saying([...feed.lines, ...lines]) };
}
