import { useEffect, useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { noted } from '../../data/use-asked.ts';
import { cardsOf, type Draft } from './deck.ts';
import { RULES_BROKEN_BY } from './operations.generated.ts';

/** The wait in milliseconds after the last change before the page asks the server. */
const PAUSE = 250;

interface Judged {
  /** Every rule that the draft breaks; null while loading. */
  readonly broken: readonly string[] | null;
  readonly error: unknown;
}

/** Asks the server to check the current draft, because only the server has the rules. */
export function useBrokenRules(game: string, { counts }: Draft): Judged {
  const [judged, setJudged] = useState<Judged>({ broken: null, error: null });
  useEffect(() => {
    const stop = new AbortController();
    setJudged({ broken: null, error: null });
    const timer = setTimeout(() => {
      const deck = { game, cards: cardsOf({ counts }) };
      askPatiently(api(), RULES_BROKEN_BY, { deck }, stop.signal).then(
        ({ rulesBrokenBy }) => !stop.signal.aborted && setJudged({ broken: rulesBrokenBy, error: null }),
        (error: unknown) => !stop.signal.aborted && setJudged({ broken: null, error: noted(error) }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, counts]);
  return judged;
}
