import {
  type AnyAt,
  type AnyGame,
  type Entry,
  type FeedEntry,
  feedEntry,
  fold,
  type Place,
  seatNumber,
  tableView,
} from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';
import { expectThat, type Script, walk } from '../script.ts';

/** The number of entries to check in one match, because drawing a table takes longer than playing. */
const MOST = 60;

/** Checks that every effect names places that are on the table before or after its entry, and a line of its text. */
export function effectsAreOnTheTable(game: AnyGame, script: Script): void {
  const { entries, end } = walk(game, script);
  const step = Math.max(1, Math.floor(entries.length / MOST));
  let at: AnyAt | null = null;
  for (const entry of entries) {
    const feed = feedFor(game, end, entry);
    const isChecked = entry.version % step === 0 && feed.effects().length > 0;
    const before: string[] = isChecked && at ? placesOn(game, at) : [];
    at = fold(game, at, entry);
    if (isChecked) check(feed, new Set([...before, ...placesOn(game, at)]), entry);
  }
}

function check(feed: FeedEntry, there: ReadonlySet<string>, { version }: Entry): void {
  for (const { kind, from, to, line } of feed.effects()) {
    for (const place of [from, to]) {
      const word = place ? wordFor(place) : null;
      expectThat(word === null || there.has(word), () => `${kind} at ${version} names ${word}, which is not there`);
    }
    expectThat(feed.lines[line] !== undefined, () => `${kind} at ${version} belongs to no line`);
  }
  const lost = feed.milestones().find(({ line }) => feed.lines[line] === undefined);
  expectThat(!lost, () => `${lost?.kind} at ${version} belongs to no line`);
}

/** Checks that exactly the dice that fell are shown, in order. */
export function everyDieIsShown(game: AnyGame, script: Script): void {
  const { entries, end } = walk(game, script);
  for (const entry of entries) {
    const rolled = entry.facts.flatMap((fact) => (isEngineFact(fact) && fact.fact === 'rolled' ? [fact.value] : []));
    const shown = feedFor(game, end, entry)
      .effects()
      .flatMap(({ sides, dice }) => (sides === null ? [] : dice));
    expectThat(
      rolled.join() === shown.join(),
      () => `entry ${entry.version} shows the dice ${shown.join() || '(none)'} instead of ${rolled.join() || '(none)'}`,
    );
  }
}

function feedFor(game: AnyGame, end: AnyAt, entry: Entry): FeedEntry {
  return feedEntry(game, end, entry, 'everything', seatNumber);
}

function placesOn(game: AnyGame, at: AnyAt): string[] {
  const { zones, board, seats } = tableView(game, at, 'everything');
  const cells = board?.cells ?? [];
  return [
    ...zones.map(({ key }) => wordFor({ kind: 'ZONE', key })),
    ...cells.map(({ key }) => wordFor({ kind: 'CELL', key })),
    ...cells.flatMap(({ pieces }) => pieces.map(({ key }) => wordFor({ kind: 'PIECE', key }))),
    ...seats.map(({ seat }) => wordFor({ kind: 'SEAT', key: String(seat) })),
  ];
}

function wordFor({ kind, key }: Place): string {
  return `${kind} ${key}`;
}
