import { useCallback, useMemo, useState } from 'preact/hooks';
import { type Marks, NO_MARKS } from '../../../board/subjects.ts';
import { type Answering, litBy } from '../answering.ts';
import type { AskedParts } from '../operations.generated.ts';
import { wordOf } from '../playing/play.ts';
import { type Pointed, withPointed } from './preview.ts';

/** The highlights on the table, also of what the reader points at in the list. */
export interface Pointing {
  readonly marks: Marks;
  /** Notes what the reader points at; null at the end. */
  readonly point: (at: Pointed | null) => void;
}

interface State {
  readonly word: string;
  readonly now: Answering;
  readonly at: Pointed | null;
}

/** Returns the highlights. An answer that disappears from under the pointer sends no event, so each step ends the pointing. */
export function usePointing(asked: AskedParts | null, now: Answering): Pointing {
  const word = wordOf(asked);
  const [state, setState] = useState<State | null>(null);
  const at = state?.word === word && state.now === now ? state.at : null;
  const marks = useMemo(() => (asked ? withPointed(litBy(asked, now), asked, now, at) : NO_MARKS), [asked, now, at]);
  return { marks, point: useCallback((at: Pointed | null) => setState({ word, now, at }), [word, now]) };
}

/** Returns listeners of an answer in the list, which point at what it is about on hover and focus. */
export function pointing({ point }: Pointing, at: Pointed) {
  const start = () => point(at);
  const end = () => point(null);
  return { onMouseEnter: start, onMouseLeave: end, onFocus: start, onBlur: end };
}
