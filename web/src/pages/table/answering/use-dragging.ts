import { useRef } from 'preact/hooks';
import type { Dragging } from '../../../board/drag/gesture.ts';
import type { MoveInput } from '../../../data/client.ts';
import { moveIn, type Step } from '../answering.ts';
import type { AskedParts } from '../operations.generated.ts';
import { wordOf } from '../playing/play.ts';
import { dropped, isSettled, targetsOf } from './dropping.ts';

/**
 * Returns what dragging does: lifting an item selects it like a click, dropping it onto another selects that as well,
 * and a complete answer is sent. Undefined without a question.
 */
export function useDragging(
  asked: AskedParts | null,
  step: (step: Step) => void,
  submit: (move: MoveInput) => void,
): Dragging | undefined {
  const lifted = useRef('');
  if (!asked) return undefined;
  const word = wordOf(asked);
  return {
    lift: (subject) => {
      if (targetsOf(asked, subject).size === 0) return false;
      lifted.current = word;
      for (const done of [{ do: 'cancel' }, { do: 'touch', subject }] as const) step(done);
      return true;
    },
    drop: (subject, onto) => {
      // A question that appears during the drag needs an answer of its own.
      const next = onto && lifted.current === word ? dropped(asked, subject, onto) : null;
      const move = next && isSettled(asked, next) ? moveIn(asked, next) : null;
      step({ do: 'cancel' });
      if (move) submit(move);
      else if (next) for (const one of [subject, onto]) if (one) step({ do: 'touch', subject: one });
    },
  };
}
