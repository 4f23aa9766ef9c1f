import type { AnyGame, HousePlays, ReplayDocument, Seat, Viewer, Who } from '../../../../../src/engine/index.ts';
import { leftBehind } from '../../../data/left-behind.ts';
import { Frames } from './frames.ts';
import { decisionsOf } from './jumps.ts';
import { readRecord } from './read.ts';
import { type Mark, Survey, type Turn } from './survey.ts';
import { houseIn, toldOf, whoIn } from './told.ts';

/** A record that can be viewed. */
export class Opened {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly document: ReplayDocument;
  readonly game: AnyGame;
  readonly frames: Frames;
  readonly who: Who;
  readonly #house: HousePlays;
  /** The versions that no longer count because of a rewind. */
  readonly gone: ReadonlySet<number>;
  readonly #survey: Survey;
  #told: { eyes: string; texts: string[] } = { eyes: '', texts: [] };

  constructor(bytes: Uint8Array<ArrayBuffer>, document: ReplayDocument, game: AnyGame) {
    this.bytes = bytes;
    this.document = document;
    this.game = game;
    const survey = new Survey(game);
    this.frames = new Frames(game, document.entries, (at, entry) => survey.look(at, entry));
    this.who = whoIn(document);
    this.#house = houseIn(document);
    this.gone = leftBehind(document.entries.map(branching));
    this.#survey = survey;
  }

  /** Scans `count` more entries for turns and marks. Returns true if there are more. */
  survey(count: number): boolean {
    for (let done = 0; done < count; done++) if (!this.frames.next()) return false;
    return true;
  }

  get turns(): readonly Turn[] {
    return this.#survey.turns;
  }

  get marks(): readonly Mark[] {
    return this.#survey.marks;
  }

  decisions(seat: Seat): number[] {
    return decisionsOf(this.document.entries, seat);
  }

  /** Returns an entry's text for a viewer. */
  text(version: number, viewer: Viewer): string {
    const eyes = String(viewer);
    if (this.#told.eyes !== eyes) this.#told = { eyes, texts: [] };
    const known = this.#told.texts[version];
    if (known !== undefined) return known;
    const entry = this.document.entries[version];
    const at = this.frames.furthest;
    const text = entry && at ? toldOf(this.game, at, entry, viewer, { who: this.who, house: this.#house }) : '';
    if (this.frames.whole) this.#told.texts[version] = text;
    return text;
  }

  /**
   * Returns the texts of all entries that can be shown. Scans them first, because a text may depend on earlier entries.
   */
  texts(viewer: Viewer): string[] {
    this.survey(Number.POSITIVE_INFINITY);
    return Array.from({ length: this.frames.last + 1 }, (_, version) => this.text(version, viewer));
  }
}

// Records may come from anywhere: an invalid number is not a rewind, and verification will report it.
function branching({ kind, move }: ReplayDocument['entries'][number], version: number) {
  const to = kind === 'REWOUND' && move && 'to' in move ? move.to : null;
  const ruling = kind === 'RULED' && move && 'ruling' in move ? move.ruling : null;
  return {
    ...{ version, kind, rewoundTo: typeof to === 'number' ? to : null },
    ruling: typeof ruling === 'string' ? ruling : null,
  };
}

/** A record with its rules, or why it cannot be shown. */
export type Opening = { opened: Opened } | { unreadable: string } | { noRules: ReplayDocument };

/** @param rules returns the rules of a game by id, or null if they are not available */
export async function open(
  bytes: Uint8Array<ArrayBuffer>,
  rules: (game: string) => Promise<AnyGame | null>,
): Promise<Opening> {
  const read = readRecord(bytes);
  if ('unreadable' in read) return read;
  const game = await rules(read.document.game);
  return game ? { opened: new Opened(bytes, read.document, game) } : { noRules: read.document };
}
