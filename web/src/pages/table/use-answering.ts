import { useCallback, useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Dragging } from '../../board/drag/gesture.ts';
import { read } from '../../browser/window-events.ts';
import type { MoveInput, Subject, TableView } from '../../data/client.ts';
import { useDragging } from './answering/use-dragging.ts';
import { type Pointing, usePointing } from './answering/use-pointing.ts';
import { type Answering, answering, begun, moveIn, NOTHING_CHOSEN, type Step } from './answering.ts';
import type { AskedParts } from './operations.generated.ts';
import { wordOf } from './playing/play.ts';
import { asItLies, isTurning, previewed } from './playing/previews.ts';

/** An answer in progress with its actions. */
export interface AnswerInHand extends Pointing {
  readonly now: Answering;
  readonly step: (step: Step) => void;
  readonly touch: (subject: Subject) => void;
  /** Turns the piece that the question is about, clockwise or back; null for other questions. */
  readonly turn: ((by: 1 | -1) => void) | null;
  /** The table with what the answer would change on the board. */
  readonly table: TableView;
  /** Sends the answer; does nothing while values are missing. */
  readonly confirm: () => void;
  /** Selects a choice, and sends the answer if the choice has no blanks. */
  readonly choose: (choice: number) => void;
  /** Undefined without a question. */
  readonly dragging: Dragging | undefined;
}

/** Returns an answer in progress, which starts again whenever the question changes. */
export function useAnswering(
  asked: AskedParts | null,
  table: TableView,
  submit: (move: MoveInput) => void,
): AnswerInHand {
  const question = asked ?? NO_QUESTION;
  const [state, dispatch] = useReducer(reduced, { word: '', now: NOTHING_CHOSEN });
  const word = wordOf(asked);
  const isTurn = asked !== null && isTurning(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question starts with the same choice
  const start = useMemo(
    () => (isTurn ? { ...NOTHING_CHOSEN, chosen: asItLies(question, table) } : begun(question)),
    [word, isTurn],
  );
  const now = state.word === word ? state.now : start;
  const step = useCallback((done: Step) => dispatch({ word, question, start, done }), [word, question, start]);
  const turn = useMemo(() => (isTurn ? (by: 1 | -1) => step({ do: 'turn', by }) : null), [isTurn, step]);
  useEffect(
    () =>
      read(['keydown'], (event) => {
        if (!(event instanceof KeyboardEvent)) return;
        if (isCancel(event)) step({ do: 'cancel' });
        else if (isTurnKey(event)) turn?.(event.shiftKey ? -1 : 1);
      }),
    [step, turn],
  );
  return {
    ...usePointing(asked, now),
    dragging: useDragging(asked, step, submit),
    now,
    step,
    turn,
    table: usePreview(table, asked, now),
    touch: useCallback((subject: Subject) => step({ do: 'touch', subject }), [step]),
    confirm: () => {
      const move = moveIn(question, now);
      if (move) submit(move);
    },
    choose: (choice) => {
      const next = answering(question, now, { do: 'choose', choice });
      const move = question.choices[choice]?.blanks.length === 0 ? moveIn(question, next) : null;
      if (move) submit(move);
      else step({ do: 'choose', choice });
    },
  };
}

/** Returns the table with the answer in progress, which stays on the board while the answer is being sent. */
function usePreview(table: TableView, asked: AskedParts | null, now: Answering): TableView {
  const preview = useMemo(() => previewed(table, asked, now), [table, asked, now]);
  const last = useRef({ table, preview });
  if (asked || last.current.table !== table) last.current = { table, preview };
  return last.current.preview;
}

// In a dialog, Escape closes the dialog only.
function isCancel({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && !(target instanceof Element && target.closest('dialog'));
}

function isTurnKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, select, textarea, dialog'));
}

const NO_QUESTION: Pick<AskedParts, 'choices'> = { choices: [] };

interface State {
  /** The key of the question that it answers: see `wordOf`. */
  readonly word: string;
  readonly now: Answering;
}

interface Done {
  readonly word: string;
  readonly question: Pick<AskedParts, 'choices'>;
  /** The answer before the first step. */
  readonly start: Answering;
  readonly done: Step;
}

function reduced(state: State, { word, question, start, done }: Done): State {
  const now = state.word === word ? state.now : start;
  return { word, now: done.do === 'cancel' ? start : answering(question, now, done) };
}
