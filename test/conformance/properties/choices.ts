import {
  type AnyAt,
  type AnyGame,
  absentMove,
  answersOf,
  anyValueFor,
  type Blank,
  type BlankValue,
  blanksOf,
  type Choice,
  canonical,
  chosen,
  type Decision,
  decision,
  entryRandom,
  fastRandom,
  filled,
  filledAtRandom,
  play,
  questionAt,
  type Random,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';

const MOMENTS = 12;

/**
 * Checks that every listed choice is accepted. Any other move is refused and changes nothing. The move made for absent
 * players is one of the choices.
 */
export function choicesAreTheLegalMoves(game: AnyGame, script: Script): void {
  for (const at of spread(walk(game, script).moments, MOMENTS)) {
    const before = canonical(at);
    for (const seat of waitingFor(game, at)) checkSeat(game, at, seat, script);
    for (let seat = 0; seat < at.seats; seat++) {
      if (waitingFor(game, at).includes(seat)) continue;
      refuse(game, at, seat, { pass: true }, at.result ? 'MATCH_OVER' : 'NOT_ASKED');
    }
    expectThat(canonical(at) === before, () => `trying moves changed the match at ${at.version}`);
  }
}

function checkSeat(game: AnyGame, at: AnyAt, seat: Seat, script: Script): void {
  const asked = decision(game, at, seat) ?? { seat, choices: [], prompt: '' };
  const { choices, prompt } = asked;
  expectThat(prompt.length > 0, () => `the prompt for seat ${seat} is empty at ${at.version}`);
  const distinct = new Set(choices.map((choice) => canonical([choice.move, blanksOf(choice).map(({ path }) => path)])));
  expectThat(distinct.size === choices.length, () => `two choices with one move at ${at.version}: ${prompt}`);
  checkNames(game, at, seat, [prompt, ...choices.map(canonical)]);
  checkUnread(game, at, seat, choices);
  const absent = absentMove(game, at, seat);
  expectThat(
    chosen(choices, absent) !== null,
    () => `the move for absent players is not a choice: ${JSON.stringify(absent)}`,
  );
  const random = fastRandom(at.version);
  for (const choice of spread(choices, 8)) {
    checkBlanks(choice);
    accept(game, at, seat, filledAtRandom(choice, random), script.seed);
    for (const wrong of spoiled(choice)) {
      if (chosen(choices, wrong) === null) refuse(game, at, seat, wrong, 'ILLEGAL_MOVE', asked);
    }
    for (const wrong of misfilled(choice, random)) refuse(game, at, seat, wrong, 'ILLEGAL_MOVE', asked);
  }
}

// Questions do not depend on the seats' names, and no text calls a named seat by its number.
function checkNames(game: AnyGame, at: AnyAt, seat: Seat, asked: readonly string[]): void {
  const named = decision(game, at, seat, (one) => `<${one}>`);
  const texts = [named?.prompt ?? '', ...(named?.choices ?? []).map(canonical)];
  const numbered = texts.find((text) => /\bseat \d/i.test(text));
  expectThat(numbered === undefined, () => `a text calls a named seat by its number at ${at.version}: ${numbered}`);
  const same = texts.map((text) => text.replace(/<(\d+)>/g, 'Seat $1')).join() === asked.join();
  expectThat(same, () => `the question to seat ${seat} at ${at.version} depends on the seats' names`);
}

// The choices do not depend on whether labels are read.
function checkUnread(game: AnyGame, at: AnyAt, seat: Seat, choices: readonly Choice[]): void {
  const unread = answersOf(at, questionAt(game, at), seat) ?? [];
  const same = canonical(unread.map(withoutLabels)) === canonical(choices.map(withoutLabels));
  expectThat(same, () => `the choices of seat ${seat} at ${at.version} depend on whether labels are read`);
}

function withoutLabels(choice: Choice): object {
  const blanks = blanksOf(choice).map(({ path, from, min, max }) => {
    return { path, from: from?.map(({ value }) => value), min, max };
  });
  return { move: choice.move, blanks };
}

function checkBlanks(choice: Choice): void {
  const { label, blank, second } = choice;
  expectThat(blank !== undefined || second === undefined, () => `a second blank without a first: ${label}`);
  for (const one of blanksOf(choice)) checkBlank(label, one);
  if (!blank || !second) return;
  const [one, other] = [blank, second].map(({ path }) => `${path.join()},`) as [string, string]; // as many items out as in
  expectThat(!one.startsWith(other) && !other.startsWith(one), () => `two blanks in one place: ${label}`);
}

function checkBlank(label: string, blank: Blank): void {
  const { from, min, max } = blank;
  expectThat(Number.isInteger(min) && Number.isInteger(max) && min <= max, () => `blank of ${label}: ${min} to ${max}`);
  if (!from) return;
  expectThat(min >= 0 && max <= from.length, () => `blank of ${label}: ${min} to ${max} of ${from.length}`);
  expectThat(
    new Set(from.map(({ value }) => value)).size === from.length,
    () => `blank of ${label}: a duplicate value`,
  );
}

function accept(game: AnyGame, at: AnyAt, seat: Seat, move: object, seed: string): void {
  const played = play(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move });
  expectThat(!('refused' in played), () => `a choice is refused at ${at.version}: ${JSON.stringify(move)}`);
}

// `asked` is the pending question; passing it in avoids listing its choices again for each wrong move.
function refuse(game: AnyGame, at: AnyAt, seat: Seat, move: unknown, code: string, asked?: Decision): void {
  const action = { kind: 'MOVE' as const, seat, move: move as object }; // a careless caller could pass anything
  const played = play(game, at, fastRandom(0), action, asked);
  const got = 'refused' in played ? played.refused : 'accepted';
  expectThat(got === code, () => `${JSON.stringify(move)} at ${at.version}: ${got} instead of ${code}`);
}

function spoiled({ move }: Choice): unknown[] {
  const [key, value] = Object.entries(move)[0] ?? ['', null];
  return [{}, null, 'pass', [move], { ...move, extra: true }, { [key]: [value] }, { [`${key}X`]: value }];
}

// Fills each blank in turn with a wrong value or leaves it empty. If there are two blanks, the other keeps a listed
// value.
function misfilled(choice: Choice, random: Random): unknown[] {
  const blanks = blanksOf(choice);
  const right = blanks.map((blank) => anyValueFor(blank, random));
  return blanks.flatMap((blank, i) => {
    const wrong = wrongValues(blank).map((value) => filled(choice, ...right.with(i, value)));
    const [other, value] = [blanks[1 - i], right[1 - i]];
    const half = other && value !== undefined ? [filled({ label: '', move: choice.move, blank: other }, value)] : [];
    return [...wrong, ...half, lacking(filled(choice, ...right), blank)];
  });
}

// Too many values, too few, repeated values, unknown values, and values of another type.
function wrongValues({ from, min, max }: Blank): BlankValue[] {
  if (!from) return [max + 1, min - 1, min + 0.5, [min]];
  const values = from.map(({ value }) => value);
  const wrong: BlankValue[] = [0, [...values.slice(0, max), 'strange']];
  if (min > 0) wrong.push(values.slice(0, min - 1));
  if (max < values.length) wrong.push(values.slice(0, max + 1));
  const [one] = values;
  if (max > 1 && one !== undefined) wrong.push([...values.slice(0, max - 1), one]);
  if (max === 1 && one !== undefined) wrong.push([one, one]);
  return wrong;
}

function lacking(move: object, { path }: Blank): unknown {
  const last = path.at(-1) ?? '';
  return JSON.parse(JSON.stringify(move, (key, value) => (key === last ? undefined : value)));
}
