import { keyOf, type Mark, type Marks } from '../../../board/subjects.ts';
import type { Subject } from '../../../data/client.ts';
import { type Answering, choiceIn, type Question } from '../answering.ts';

/** An answer in the list that the reader points at, or a value for a blank of the chosen answer. */
export type Pointed = { readonly choice: number } | { readonly blank: number; readonly option: number };

/** Adds to the highlights everything on the table that the answer in the list is about. */
export function withPointed(marks: Marks, question: Question, now: Answering, pointed: Pointed | null): Marks {
  const subjects = pointed ? subjectsOf(question, now, pointed) : [];
  if (subjects.length === 0) return marks;
  const all = new Map<string, Mark>(marks);
  for (const key of subjects.map(keyOf)) all.set(key, { ...(marks.get(key) ?? { state: 'about' }), isPointed: true });
  return all;
}

function subjectsOf(question: Question, now: Answering, pointed: Pointed): readonly Subject[] {
  if ('option' in pointed) {
    const option = choiceIn(question, now)?.blanks[pointed.blank]?.from?.[pointed.option];
    return option?.concerns ? [option.concerns] : [];
  }
  const choice = question.choices[pointed.choice];
  const options = choice?.blanks.flatMap(({ from }) => from?.flatMap(({ concerns }) => concerns ?? []) ?? []);
  return [...(choice?.concerns ?? []), ...(options ?? [])];
}
