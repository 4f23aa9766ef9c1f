import { useEffect, useMemo, useState } from 'preact/hooks';
import { coachingOf, keepCoaching } from './coach.ts';

export interface Hint {
  readonly text: string;
  readonly question: string;
  /** Hides the hint. */
  readonly done: () => void;
  /** Hides this hint and all later ones. */
  readonly off: () => void;
}

interface Moment {
  /** The asked player's id; null if this reader is not asked. */
  readonly player: string | null;
  readonly game: string;
  readonly question: string | null;
  readonly hints: readonly { readonly question: string; readonly text: string }[];
}

/** Returns the hint for a question that a player gets for the first time, until the next question; otherwise null. */
export function useHint({ player, game, question, hints }: Moment): Hint | null {
  const [closed, setClosed] = useState<string | null>(null);
  const text = hints.find((hint) => hint.question === question)?.text;
  const moment = player !== null && text !== undefined ? `${game}/${question}` : null;
  // Decided while rendering, so that the hint appears together with its question and does not move it afterwards.
  const isFirst = useMemo(() => player !== null && moment !== null && isNewTo(player, moment), [player, moment]);
  useEffect(() => {
    if (!isFirst || player === null || moment === null) return;
    keepCoaching(player, (now) => ({ ...now, seen: [...now.seen, moment] }));
  }, [isFirst, player, moment]);
  if (!isFirst || closed === moment || text === undefined || question === null) return null;
  const done = () => setClosed(moment);
  const off = () => {
    if (player !== null) keepCoaching(player, (now) => ({ ...now, off: true }));
    done();
  };
  return { text, question, done, off };
}

function isNewTo(player: string, moment: string): boolean {
  const { off, seen } = coachingOf(player);
  return !off && !seen.includes(moment);
}
