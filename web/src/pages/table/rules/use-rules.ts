import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { read } from '../../../browser/window-events.ts';
import { useAsked } from '../../../data/use-asked.ts';
import type { Linking } from '../../../parts/rules/linked.tsx';
import { GAME_RULES, type RulesParts } from '../../../parts/rules/operations.generated.ts';

/** An item on the table that the reader has looked at. */
export interface Looked {
  readonly title: string;
  readonly about: string;
  readonly text: string;
}

/** The rules at a table, and whether they are open. */
export interface RulesAtTable {
  /** Null until loaded. */
  readonly rules: RulesParts | null;
  /** Why the rules could not be loaded, or null. */
  readonly error: unknown;
  /** Loads the rules again. */
  again(): void;
  readonly linking: Linking;
  /** The id of the section or term at which the rules are open: empty for the beginning, null if they are closed. */
  readonly at: string | null;
  /** The item that the reader looked at last. */
  readonly looked: Looked | null;
  /** Opens the rules, by default at the section about the current question. */
  open(id?: string): void;
  close(): void;
  /** Notes the item in close-up; null if there is none. */
  look(item: Looked | null): void;
}

/** Loads the rules of the game. The key ? opens them: at the item in close-up, or at the current question. */
export function useRules(game: string, question: string | null, isWall: boolean): RulesAtTable {
  const { data, error, again } = useAsked(GAME_RULES, isWall ? null : { id: game });
  const rules = data?.game?.rules ?? null;
  const [at, setAt] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const inCloseUp = useRef<Looked | null>(null);
  const last = useRef<Looked | null>(null);
  const section = rules?.sections.find(({ questions }) => question !== null && questions.includes(question))?.key;
  const look = useCallback((item: Looked | null) => {
    inCloseUp.current = item?.text ? item : null;
    last.current = inCloseUp.current ?? last.current;
  }, []);
  const close = useCallback(() => setAt(null), []);
  const open = useCallback(
    (id = section ?? '') => {
      setLooked(last.current);
      setAt(id);
    },
    [section],
  );
  const linking = useMemo(() => ({ game, glossary: rules?.glossary ?? [], go: open }), [game, rules, open]);
  useEffect(() => {
    if (isWall) return;
    return read(
      ['keydown'],
      (event) => event instanceof KeyboardEvent && isAsking(event) && open(inCloseUp.current ? '' : undefined),
    );
  }, [open, isWall]);
  return { rules, error, again, linking, at, looked, open, close, look };
}

function isAsking({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, select, textarea, dialog'));
}
