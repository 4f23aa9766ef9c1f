import { useEffect, useRef, useState } from 'preact/hooks';
import { chime, isSoundOn } from '../../../browser/chime.ts';
import { closeNotifications } from '../../../browser/push.ts';
import { read } from '../../../browser/window-events.ts';
import { reportWaiting } from '../../../data/waiting/waiting.ts';
import type { PlayedParts } from '../operations.generated.ts';

interface Turn {
  readonly match: PlayedParts;
  readonly isWall: boolean;
  readonly isAsked: boolean;
  /** Whether an answer is being sent. */
  readonly isSending: boolean;
}

/**
 * Reports to the header and by sound whose turn it is. Returns whether to offer notifications: the reader has answered
 * on this page, and the next question may take days.
 */
export function useTurn({ match, isWall, isAsked, isSending }: Turn): boolean {
  const { id, status, timeControl, yourSeats } = match;
  const sits = !isWall && yourSeats.length > 0;
  const isDue = match.decision !== null; // even while moves are played before the question appears
  const hasWaited = useRef(false);
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!sits) return;
    reportWaiting(id, isAsked);
    const close = () => !document.hidden && closeNotifications(id).catch(() => {}); // the page shows the news
    close();
    return read(['visibilitychange'], close);
  }, [id, sits, isAsked]);
  useEffect(() => {
    if (isSending) setAnswered(true);
    else if (!isDue) hasWaited.current = true;
    // A question that follows the reader's own answer needs no sound.
    if (isAsked && hasWaited.current && isSoundOn()) chime();
    if (isAsked) hasWaited.current = false;
  }, [isAsked, isDue, isSending]);
  return hasAnswered && !isAsked && !isSending && status === 'RUNNING' && typeof timeControl?.days === 'number';
}
