import type { TournamentHead } from '../../data/tournaments/index.ts';

/** Whether the reader is or was a player in the event: if so, they cannot judge it, whatever their role. */
export function readerPlays({ yourEntrant }: Pick<TournamentHead, 'yourEntrant'>): boolean {
  return yourEntrant !== null && yourEntrant.gone !== 'UNREGISTERED' && yourEntrant.gone !== 'ABSENT';
}
