import type { TournamentHead } from '../../data/tournaments/index.ts';

/** Whether the reader plays in it, or has until they left: then they judge nothing there, whatever their office. */
export function readerPlays({ yourEntrant }: Pick<TournamentHead, 'yourEntrant'>): boolean {
  return yourEntrant !== null && yourEntrant.gone !== 'UNREGISTERED' && yourEntrant.gone !== 'ABSENT';
}
