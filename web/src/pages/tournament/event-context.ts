import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Followed, Roster, TournamentHead, Wanted } from '../../data/tournaments/index.ts';

/** The context of all parts of the page. */
export interface ShownEvent extends Pick<Followed, 'news' | 'take'> {
  readonly tournament: TournamentHead;
  readonly wanted: Wanted;
  readonly roster: Roster;
  /** The reader's id; undefined if not signed in. */
  readonly me: string | undefined;
}

export const EventContext = createContext<ShownEvent | null>(null);

/** Returns the event of the page. @throws Error outside of an event page */
export function useEvent(): ShownEvent {
  const shown = useContext(EventContext);
  if (!shown) throw new Error('useEvent needs an event page around it');
  return shown;
}
