import { useCallback, useEffect, useReducer } from 'preact/hooks';
import { read } from '../../browser/window-events.ts';
import type { MoveInput, Subject } from '../../data/client.ts';
import { type Answering, answering, moveIn, NOTHING_CHOSEN, type Step } from './answering.ts';
import type { AskedParts } from './operations.generated.ts';
import { wordOf } from './playing/play.ts';

/** An answer in progress with its actions. */
export interface AnswerInHand {
  readonly now: Answering;
  readonly step: (step: Step) => void;
  readonly touch: (subject: Subject) => void;
  /** Sends the answer; does nothing while values are missing. */
  readonly confirm: () => void;
  /** Selects a choice, and sends the answer if the choice has no blanks. */
  readonly choose: (choice: number) => void;
}

/** Returns an answer in progress, which starts again whenever the question changes. */
export function useAnswering(asked: AskedParts | null, submit: (move: MoveInput) => void): AnswerInHand {
  const question = asked ?? NO_QUESTION;
  const [state, dispatch] = useReducer(reduced, { word: '', now: NOTHING_CHOSEN });
  const word = wordOf(asked);
  const now = state.word === word ? state.now : NOTHING_CHOSEN;
  const step = useCallback((done: Step) => dispatch({ word, question, done }), [word, question]);
  useEffect(
    () => read(['keydown'], (event) => event instanceof KeyboardEvent && isCancel(event) && step({ do: 'cancel' })),
    [step],
  );
  return {
    now,
    step,
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

// In a dialog, Escape closes the dialog only.
function isCancel({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && !(target instanceof Element && target.closest('dialog'));
}

const NO_QUESTION: Pick<AskedParts, 'choices'> = { choices: [] };

interface State {
  /** The key of the question that it answers: see `wordOf`. */
  readonly word: string;
  readonly now: Answering;
}

function reduced(
  state: State,
  { word, question, done }: { word: string; question: Pick<AskedParts, 'choices'>; done: Step },
): State {
  const now = state.word === word ? state.now : NOTHING_CHOSEN;
  return { word, now: answering(question, now, done) };
}
