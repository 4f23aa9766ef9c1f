import type { TournamentHead } from '../../data/tournaments/index.ts';

const VIEWS = ['about', 'entrants', 'pairings', 'standings', 'bracket'] as const;
export type View = (typeof VIEWS)[number];

/** Returns the sections of an event in its current state. */
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

/** Returns the requested section, or the most useful one in the current state. */
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

/** Returns the address of a section. Parameters stay, except those of a section. */
export function addressOf(id: string, query: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams();
  const invitation = query.get('invitation');
  if (invitation !== null) next.set('invitation', invitation);
  for (const [name, value] of Object.entries(change)) if (value !== null) next.set(name, value);
  const said = next.toString();
  return `/tournaments/${encodeURIComponent(id)}${said ? `?${said}` : ''}`;
}

/** The properties of every section. */
export interface ViewProps {
  readonly query: URLSearchParams;
}
