import { aboutPiece, keyOf, type Mark, type Marks } from '../../board/subjects.ts';
import { type BlankValue, type MoveInput, mostOf, moveOf, type Subject } from '../../data/client.ts';
import type { AskedParts } from './operations.generated.ts';
import { isTurning } from './playing/previews.ts';

/** The part of a question that answering needs. */
export type Question = Pick<AskedParts, 'choices'>;
type Asked = AskedParts['choices'][number];
type Blank = Asked['blanks'][number];

/** An answer in progress. */
export interface Answering {
  /** The items selected on the table before a choice is chosen: only choices about all of them are offered. */
  readonly touched: readonly Subject[];
  /** The index of the chosen choice; null if none is chosen yet. */
  readonly chosen: number | null;
  /** The values of the chosen choice's blanks, in order. */
  readonly values: readonly BlankValue[];
}

export const NOTHING_CHOSEN: Answering = { touched: [], chosen: null, values: [] };

export type Step =
  | { readonly do: 'touch'; readonly subject: Subject }
  | { readonly do: 'choose'; readonly choice: number }
  /** Adds an option to a blank, or removes it. */
  | { readonly do: 'pick'; readonly blank: number; readonly option: number }
  | { readonly do: 'earlier'; readonly blank: number; readonly place: number }
  | { readonly do: 'number'; readonly blank: number; readonly value: number }
  /** Goes to the next or the previous choice, each of which shows the piece in another position. */
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'cancel' };

/** Returns an answer after one more step. This is the reducer. */
export function answering(question: Question, now: Answering, step: Step): Answering {
  switch (step.do) {
    case 'touch':
      return isTurning(question) ? tapped(question, now, step.subject) : touched(question, now, step.subject);
    case 'choose':
      return chosen(question, step.choice, optionIn(question.choices[step.choice], now.touched));
    case 'turn':
      return turned(question, now, step.by);
    case 'cancel':
      return NOTHING_CHOSEN;
    default:
      return filled(question, now, step);
  }
}

/** Returns the answer before the first step. If there is nothing to choose from, the only choice is chosen. */
export function begun(question: Question): Answering {
  const [only, ...others] = question.choices;
  return only && others.length === 0 && only.blanks.length > 0 ? chosen(question, 0, []) : NOTHING_CHOSEN;
}

/** Returns the chosen choice; null if no choice is chosen. */
export function choiceIn({ choices }: Question, { chosen: index }: Answering): Asked | null {
  return index === null ? null : (choices[index] ?? null);
}

/**
 * Returns the indices of the offered choices, which are about everything selected. The choices that play a selected card
 * come before those in which it is only an option, such as a card that pays.
 */
export function offered({ choices }: Question, { touched: about }: Answering): number[] {
  const left = choices.flatMap((choice, i) => (about.every((one) => speaksOf(choice, one)) ? [i] : []));
  const words = about.map(keyOf);
  const isDirect = (index: number) => choices[index]?.concerns.some((one) => words.includes(keyOf(one))) ?? false;
  return [...left.filter(isDirect), ...left.filter((index) => !isDirect(index))];
}

// A tap on the piece turns it. The other pieces of a preview only show their new numbers.
function tapped(question: Question, now: Answering, subject: Subject): Answering {
  const [shown] = choiceIn(question, now)?.preview ?? [];
  return shown && keyOf(aboutPiece(shown)) === keyOf(subject) ? turned(question, now, 1) : now;
}

function turned(question: Question, { chosen: index }: Answering, by: 1 | -1): Answering {
  const count = question.choices.length;
  return chosen(question, ((index ?? 0) + by + count) % count, []);
}

function touched(question: Question, now: Answering, subject: Subject): Answering {
  const choice = choiceIn(question, now);
  const at = choice ? takenBy(choice, now.values, subject) : null;
  if (at) return filled(question, now, { do: 'pick', ...at });
  if (choice && takesMore(choice, now.values)) return now;
  const word = keyOf(subject);
  const isOn = now.touched.some((one) => keyOf(one) === word);
  const more = isOn ? now.touched.filter((one) => keyOf(one) !== word) : [...now.touched, subject];
  return narrowed(question, choice ? [subject] : more, subject);
}

// A single remaining choice is chosen; if none remains, the selection starts again with the last item.
function narrowed(question: Question, about: readonly Subject[], last: Subject): Answering {
  const left = offered(question, { ...NOTHING_CHOSEN, touched: about });
  const [only] = left;
  if (only === undefined) return about.length > 1 ? narrowed(question, [last], last) : NOTHING_CHOSEN;
  if (left.length > 1 || about.length === 0) return { ...NOTHING_CHOSEN, touched: about };
  return chosen(question, only, about);
}

/** @param about the items already selected. Matching options of the choice's blanks are picked as well */
function chosen(question: Question, index: number, about: readonly Subject[]): Answering {
  const choice = question.choices[index];
  if (!choice) return NOTHING_CHOSEN;
  const start: Answering = { touched: [], chosen: index, values: choice.blanks.map(emptyValue) };
  return about.reduce((now, subject) => {
    const at = takenBy(choice, now.values, subject);
    return at ? filled(question, now, { do: 'pick', ...at }) : now;
  }, start);
}

// The form starts with the selected option. If several are selected, the reader may have meant any of them.
function optionIn(choice: Asked | undefined, about: readonly Subject[]): readonly Subject[] {
  const options = about.filter((one) => choice && isOption(choice, one));
  return options.length === 1 ? options : [];
}

// Blanks with only one possible value are filled in immediately.
function emptyValue(blank: Blank): BlankValue {
  const { from, min } = blank;
  if (!from) return min;
  return isFixed(blank) ? from.map(({ value }) => value) : [];
}

/** Whether a blank has only one possible value. */
export function isFixed({ from, min, max }: Blank): boolean {
  return from ? from.length === 1 && min === 1 : min === max;
}

function filled(question: Question, now: Answering, step: Change): Answering {
  const blank = choiceIn(question, now)?.blanks[step.blank];
  const value = now.values[step.blank];
  if (!blank || value === undefined) return now;
  const values = [...now.values];
  values[step.blank] = changed(blank, value, step);
  return { ...now, values };
}

type Change = Exclude<Step, { do: 'touch' | 'choose' | 'turn' | 'cancel' }>;

function changed(blank: Blank, value: BlankValue, step: Change): BlankValue {
  if (step.do === 'number') return clamped(step.value, blank);
  if (typeof value === 'number') return value;
  if (step.do === 'earlier') return earlier(value, step.place);
  const option = blank.from?.[step.option]?.value;
  if (option === undefined) return value;
  if (value.includes(option)) return isFixed(blank) ? value : value.filter((one) => one !== option);
  if (value.length < mostOf(blank)) return [...value, option];
  return mostOf(blank) === 1 ? [option] : value;
}

function clamped(value: number, { min, max }: Blank): number {
  return Math.min(max, Math.max(min, Math.round(Number.isFinite(value) ? value : min)));
}

function earlier(value: readonly unknown[], place: number): readonly unknown[] {
  if (place < 1 || place >= value.length) return value;
  const other = [...value];
  other.splice(place - 1, 2, value[place], value[place - 1]);
  return other;
}

/** Returns the blank and the option for a subject. Blanks that are not full come first. */
function takenBy(
  { blanks }: Asked,
  values: readonly BlankValue[],
  subject: Subject,
): { blank: number; option: number } | null {
  const word = keyOf(subject);
  const found = blanks.flatMap(({ from }, blank) => {
    const option = from?.findIndex(({ concerns }) => concerns != null && keyOf(concerns) === word) ?? -1;
    return option < 0 ? [] : [{ blank, option }];
  });
  const open = found.find(({ blank }) => blanks[blank] && lacks(blanks[blank], values[blank]) > 0);
  return open ?? found[0] ?? null;
}

function takesMore(choice: Asked, values: readonly BlankValue[]): boolean {
  return choice.blanks.some(({ from, max }, i) => from != null && max > 1 && lengthOf(values[i]) > 0);
}

function speaksOf(choice: Asked, subject: Subject): boolean {
  const word = keyOf(subject);
  return choice.concerns.some((one) => keyOf(one) === word) || isOption(choice, subject);
}

function isOption({ blanks }: Asked, subject: Subject): boolean {
  const word = keyOf(subject);
  return blanks.some(({ from }) => from?.some(({ concerns }) => concerns != null && keyOf(concerns) === word));
}

function lengthOf(value: BlankValue | undefined): number {
  return typeof value === 'object' ? value.length : 0;
}

/** Returns the number of values that a blank still needs. */
export function lacks({ from, min }: Blank, value: BlankValue | undefined): number {
  return from ? Math.max(0, min - lengthOf(value)) : 0;
}

/** Returns the number of values that an answer still needs; null while nothing is chosen. */
export function missing(question: Question, now: Answering): number | null {
  const choice = choiceIn(question, now);
  return choice?.blanks.reduce((sum, blank, i) => sum + lacks(blank, now.values[i]), 0) ?? null;
}

/** Returns the move, once nothing is missing. */
export function moveIn(question: Question, now: Answering): MoveInput | null {
  const choice = choiceIn(question, now);
  return choice && missing(question, now) === 0 ? moveOf(choice, now.values) : null;
}

/** Returns the highlights on the table: items to select, selected items, and subjects of the chosen choice. */
export function litBy(question: Question, now: Answering): Marks {
  const marks = new Map<string, Mark>();
  const choice = choiceIn(question, now);
  if (choice) {
    for (const one of choice.concerns) marks.set(keyOf(one), { state: 'about' });
    for (const [i, blank] of choice.blanks.entries()) markOptions(marks, blank, now.values[i]);
    for (const [i, piece] of choice.preview.entries())
      marks.set(keyOf(aboutPiece(piece)), { state: 'about', turns: i === 0 && isTurning(question) });
    return marks;
  }
  for (const index of offered(question, now)) markChoice(marks, question.choices[index], now.touched);
  for (const one of now.touched) marks.set(keyOf(one), { state: 'about' });
  return marks;
}

// Options of blanks are highlighted only after everything else about the choice is selected, to limit the number of
// highlights.
function markChoice(marks: Map<string, Mark>, choice: Asked | undefined, about: readonly Subject[]): void {
  if (!choice) return;
  const words = new Set(about.map(keyOf));
  for (const one of choice.concerns) marks.set(keyOf(one), { state: 'open' });
  if (!choice.concerns.every((one) => words.has(keyOf(one)))) return;
  for (const { from } of choice.blanks) {
    for (const { concerns } of from ?? []) if (concerns) marks.set(keyOf(concerns), { state: 'open' });
  }
}

function markOf(blank: Blank, place: number): Mark {
  if (mostOf(blank) === 1) return { state: 'picked' };
  const picks = blank.each ? { picks: nameIn(blank.each[place] ?? '') } : {};
  return { state: 'picked', order: place + 1, ...picks };
}

/** Shortens "Kira Feather (Air, HP 66)" to the name if there is no room for more. */
export function nameIn(label: string): string {
  return label.split(' (')[0] ?? label;
}

function markOptions(marks: Map<string, Mark>, blank: Blank, value: BlankValue | undefined): void {
  const picked = typeof value === 'object' ? value : [];
  const isFull = picked.length >= mostOf(blank) && mostOf(blank) > 1;
  for (const { concerns, value: option } of blank.from ?? []) {
    if (!concerns) continue;
    const place = picked.indexOf(option);
    if (place >= 0) marks.set(keyOf(concerns), markOf(blank, place));
    else if (!isFull) marks.set(keyOf(concerns), { state: 'open' });
  }
}
