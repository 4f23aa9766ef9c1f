import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Followed, Roster, TournamentHead, Wanted } from '../../data/tournaments/index.ts';

/** What every part of the page is drawn from. */
export interface ShownEvent extends Pick<Followed, 'news' | 'take'> {
  readonly tournament: TournamentHead;
  readonly wanted: Wanted;
  readonly roster: Roster;
  /** The reader's id; undefined for a stranger. */
  readonly me: string | undefined;
}

export const EventContext = createContext<ShownEvent | null>(null);

/** @throws Error outside of the page of an event */
export function useEvent(): ShownEvent {
  const shown = useContext(EventContext);
  if (!shown) throw new Error('this is part of no event');
  return shown;
}
