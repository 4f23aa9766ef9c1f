import type { TournamentHead } from '../../data/tournaments/index.ts';

export const VIEWS = ['about', 'entrants', 'pairings', 'standings', 'bracket'] as const;
export type View = (typeof VIEWS)[number];

/** Which parts an event has as it stands. */
export function viewsOf({ stages, begunAt }: Pick<TournamentHead, 'stages' | 'begunAt'>): readonly View[] {
  const isBegun = begunAt !== null || stages.length > 0;
  const hasBracket = stages.some(({ plan }) => isElimination(plan));
  return VIEWS.filter((view) => {
    if (view === 'bracket') return hasBracket;
    return isBegun || view === 'about' || view === 'entrants';
  });
}

export function isElimination({ format }: { readonly format: string }): boolean {
  return format === 'SINGLE_ELIMINATION' || format === 'DOUBLE_ELIMINATION';
}

/** The part that is asked for, else what one wants to see first as things stand. */
export function viewOf(tournament: Pick<TournamentHead, 'stages' | 'begunAt' | 'status'>, wanted: string | null): View {
  const views = viewsOf(tournament);
  const found = views.find((view) => view === wanted);
  if (found) return found;
  const usual = {
    DRAFT: 'about',
    OPEN: 'about',
    RUNNING: 'pairings',
    FINISHED: 'standings',
    CANCELLED: 'about',
  } as const;
  const first = usual[tournament.status];
  return views.includes(first) ? first : 'about';
}

/** The address of a part of the page; what the address says beside that stays, but for what belongs to a part. */
export function addressOf(id: string, query: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams();
  const invitation = query.get('invitation');
  if (invitation !== null) next.set('invitation', invitation);
  for (const [name, value] of Object.entries(change)) if (value !== null) next.set(name, value);
  const said = next.toString();
  return `/tournaments/${encodeURIComponent(id)}${said ? `?${said}` : ''}`;
}

/** What every part is given. */
export interface ViewProps {
  readonly query: URLSearchParams;
}
