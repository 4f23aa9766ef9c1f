import type { TournamentHead } from '../../../data/tournaments/index.ts';

/** The reader's part in an event, with their possible actions. */
export type Part =
  | { readonly is: 'NONE' | 'ASKED' | 'REGISTERED' | 'PLAYING' | 'GONE' }
  | { readonly is: 'FREE'; readonly late: boolean }
  | { readonly is: 'CLOSED'; readonly why: 'DRAFT' | 'FULL' | 'ORGANIZER' | 'BEGUN' | 'OFFICE' };

type Looked = Pick<TournamentHead, 'status' | 'setup' | 'stages' | 'officials' | 'organizer' | 'yourEntrant'>;

/** Returns the reader's part in the event. @param there the known number of entrants */
export function partOf(tournament: Looked, me: string | undefined, there: number): Part {
  const { status, setup, yourEntrant: own, officials, organizer } = tournament;
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  if (own && own.gone === null) return { is: ownPart(tournament, me) };
  const late = status === 'RUNNING' && takesLate(tournament);
  if (own && !(own.gone === 'ABSENT' && late)) return { is: 'GONE' };
  if (isOver) return { is: 'NONE' };
  if (officials.some(({ player }) => player.id === me)) return { is: 'CLOSED', why: 'OFFICE' };
  if (status === 'DRAFT') return organizer.id === me ? { is: 'NONE' } : { is: 'CLOSED', why: 'DRAFT' };
  if (status === 'RUNNING' && !late) return organizer.id === me ? { is: 'NONE' } : { is: 'CLOSED', why: 'BEGUN' };
  if (setup.registration === 'ORGANIZER' && organizer.id !== me) return { is: 'CLOSED', why: 'ORGANIZER' };
  if (there >= setup.capacity) return { is: 'CLOSED', why: 'FULL' };
  return { is: 'FREE', late };
}

function ownPart(
  { status, yourEntrant: own }: Looked,
  me: string | undefined,
): 'ASKED' | 'REGISTERED' | 'PLAYING' | 'GONE' {
  if (status === 'OPEN' || status === 'DRAFT') {
    return own?.members.some(({ player, agreed }) => player.id === me && !agreed) ? 'ASKED' : 'REGISTERED';
  }
  return status === 'RUNNING' ? 'PLAYING' : 'GONE';
}

// Teams cannot enter late, as on the server.
function takesLate({ setup, stages }: Looked): boolean {
  const [first] = stages;
  if (stages.length !== 1 || first?.plan.format !== 'SWISS' || setup.teamSize > 1) return false;
  return first.rounds.length < setup.lateRounds;
}
