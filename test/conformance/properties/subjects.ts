import {
  type AnyAt,
  type AnyGame,
  blanksOf,
  type Choice,
  decision,
  namingAt,
  type Seat,
  type Subject,
  saidIn,
  subjectOf,
  subjectsOf,
  tableView,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';

/**
 * Checks that everything a choice or a blank names is on the table as the deciding seat sees it, and the game says what
 * kind of thing each value names.
 */
export function subjectsAreOnTheTable(game: AnyGame, script: Script): void {
  for (const at of spread(walk(game, script).moments, 20)) {
    for (const seat of waitingFor(game, at)) checkQuestion(game, at, seat);
  }
}

function checkQuestion(game: AnyGame, at: AnyAt, seat: Seat): void {
  const there = thereFor(game, at, seat);
  for (const choice of decision(game, at, seat)?.choices ?? []) {
    const offered = blanksOf(choice).flatMap(({ path, from }) => (from ?? []).map(({ value }) => ({ path, value })));
    for (const { path } of [...saidIn(choice), ...offered]) checkSaid(game, path);
    const inBlanks = offered.map(({ path, value }) => subjectOf(game, seat, path, value));
    for (const subject of [...subjectsOf(game, seat, choice), ...inBlanks]) checkThere(choice, subject, there, at);
  }
}

function checkSaid(game: AnyGame, path: readonly string[]): void {
  expectThat(namingAt(game, path) !== null, () => `${game.id} does not define in names what ${path.join('.')} is`);
}

function checkThere({ label }: Choice, subject: Subject | null, there: ReadonlySet<string>, at: AnyAt): void {
  if (!subject) return;
  const word = wordFor(subject.kind, subject.number ?? subject.key);
  expectThat(there.has(word), () => `"${label}" at ${at.version} is about ${word}, which is not on the seat's table`);
}

function thereFor(game: AnyGame, at: AnyAt, seat: Seat): ReadonlySet<string> {
  const { zones, board, seats } = tableView(game, at, [seat]);
  const cells = board?.cells ?? [];
  const cards = zones.flatMap((zone) => zone.cards.flatMap(({ number }) => number ?? []));
  return new Set([
    ...cards.map((number) => wordFor('CARD', number)),
    ...cells.map(({ key }) => wordFor('CELL', key)),
    ...cells.flatMap(({ pieces }) => pieces.map(({ key }) => wordFor('PIECE', key))),
    ...seats.map((one) => wordFor('SEAT', one.seat)),
  ]);
}

// The number 3 and the text "3" are different values.
function wordFor(kind: Subject['kind'], name: number | string): string {
  return `${kind} ${JSON.stringify(name)}`;
}
