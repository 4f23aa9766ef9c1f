import { useEffect, useRef, useState } from 'preact/hooks';
import { chime, isSoundOn } from '../../../browser/chime.ts';
import { closeNotifications } from '../../../browser/push.ts';
import { read } from '../../../browser/window-events.ts';
import { reportWaiting } from '../../../data/waiting/waiting.ts';
import type { LoggedEntry, PlayedParts } from '../operations.generated.ts';

interface Turn {
  readonly match: PlayedParts;
  /** The last known entry. It can arrive later than the match. */
  readonly last: Pick<LoggedEntry, 'version' | 'kind' | 'seat'> | undefined;
  readonly isWall: boolean;
  readonly isAsked: boolean;
  /** Whether an answer is being sent. */
  readonly isSending: boolean;
}

/**
 * Reports to the header and by sound whose turn it is. Returns whether to offer notifications: the reader has answered
 * on this page, and the next question may take days.
 */
export function useTurn({ match, last, isWall, isAsked, isSending }: Turn): boolean {
  const { id, version, status, timeControl, yourSeats } = match;
  const sits = !isWall && yourSeats.length > 0;
  const isDue = match.decision !== null; // even while moves are played before the question appears
  const isKnown = last?.version === version;
  // A question that the reader has taken back needs no sound.
  const isUndone = last?.kind === 'REWOUND' && last.seat !== null && yourSeats.includes(last.seat);
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
    if (!isAsked || !isKnown) return;
    // A question that follows the reader's own answer needs no sound.
    if (hasWaited.current && !isUndone && isSoundOn()) chime();
    hasWaited.current = false;
  }, [isAsked, isDue, isSending, isKnown, isUndone]);
  return hasAnswered && !isAsked && !isSending && status === 'RUNNING' && typeof timeControl?.days === 'number';
}
