import { useEffect, useState } from 'preact/hooks';
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
  const [shown, setShown] = useState<string | null>(null);
  const text = hints.find((hint) => hint.question === question)?.text;
  const moment = player !== null && text !== undefined ? `${game}/${question}` : null;
  useEffect(() => {
    setShown(null);
    if (moment === null || player === null) return;
    const { off, seen } = coachingOf(player);
    if (off || seen.includes(moment)) return;
    keepCoaching(player, (now) => ({ ...now, seen: [...now.seen, moment] }));
    setShown(moment);
  }, [moment, player]);
  if (shown === null || shown !== moment || text === undefined || question === null) return null;
  const done = () => setShown(null);
  const off = () => {
    if (player !== null) keepCoaching(player, (now) => ({ ...now, off: true }));
    done();
  };
  return { text, question, done, off };
}
