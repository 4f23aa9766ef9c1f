import { keyOf } from '../../../board/subjects.ts';
import { mostOf, type Subject } from '../../../data/client.ts';
import { type Answering, answering, choiceIn, missing, NOTHING_CHOSEN, type Question } from '../answering.ts';

type Asked = Question['choices'][number];

/**
 * Returns the keys of the items onto which an item can be dragged: an answer is about both, and they are not values of
 * the same blank.
 */
export function targetsOf({ choices }: Question, item: Subject): ReadonlySet<string> {
  const key = keyOf(item);
  const targets = choices.map(partsOf).flatMap((parts) => {
    const others = parts.filter((part) => !part.includes(key));
    return others.length < parts.length ? others.flat() : [];
  });
  return new Set(targets);
}

/** Returns the answer after one item is dropped onto another; null if no answer is about both. */
export function dropped(question: Question, item: Subject, onto: Subject): Answering | null {
  if (!targetsOf(question, item).has(keyOf(onto))) return null;
  return [item, onto].reduce((now, subject) => answering(question, now, { do: 'touch', subject }), NOTHING_CHOSEN);
}

/** Whether an answer is complete, and could not contain more. */
export function isSettled(question: Question, now: Answering): boolean {
  const choice = choiceIn(question, now);
  if (!choice || missing(question, now) !== 0) return false;
  return choice.blanks.every((blank, i) => {
    const value = now.values[i];
    return typeof value === 'object' ? value.length === mostOf(blank) : blank.min === blank.max;
  });
}

// The parts of an answer: each item that it is about, and each blank with its values.
function partsOf({ concerns, blanks }: Asked): string[][] {
  const values = blanks.map(
    ({ from }) => from?.flatMap((option) => (option.concerns ? keyOf(option.concerns) : [])) ?? [],
  );
  return [...concerns.map((one) => [keyOf(one)]), ...values];
}
