import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { useRoster, useTournament } from '../../data/tournaments/index.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { Problem } from '../../parts/problem.tsx';
import type { PageProps } from '../page.ts';
import { About } from './about/about.tsx';
import { Bracket } from './bracket/bracket.tsx';
import { Entrants } from './entrants/entrants.tsx';
import { EventContext } from './event-context.ts';
import { EventHead } from './event-head.tsx';
import { EventNews } from './event-news.tsx';
import { Missing } from './missing.tsx';
import { Notices } from './notices.tsx';
import { OwnPart } from './own/own-part.tsx';
import { Pairings } from './pairings/pairings.tsx';
import { Standings } from './standings/standings.tsx';
import { ViewLinks } from './view-links.tsx';
import { type View, type ViewProps, viewOf } from './views.ts';

const VIEWS: Readonly<Record<View, ComponentType<ViewProps>>> = {
  about: About,
  entrants: Entrants,
  pairings: Pairings,
  standings: Standings,
  bracket: Bracket,
};

/**
 * Renders one event: its description, the reader's part in it, and its progress, live. The address selects the section.
 */
export default function TournamentPage({ id, query }: PageProps) {
  const invitation = query.get('invitation');
  const me = useSession()?.player.id;
  const wanted = useMemo(() => ({ id, invitation }), [id, invitation]);
  const { tournament, news, connection, isMissing, error, take } = useTournament(id, invitation);
  const { roster } = useRoster(wanted, tournament?.entrantCount ?? null, news.entrants);
  useTitle(tournament?.setup.name);
  if (isMissing) return <Missing />;
  if (!tournament) return <NotYet error={error} again={() => location.reload()} />;
  const view = viewOf(tournament, query.get('show'));
  const Shown = VIEWS[view];
  return (
    <EventContext.Provider value={{ tournament, wanted, news, roster, me, take }}>
      <div class="page">
        <EventHead />
        <Notices isLost={connection === 'lost'} />
        <Problem error={error} again={() => location.reload()} />
        <EventNews />
        <OwnPart />
        <ViewLinks shown={view} query={query} />
        <Shown query={query} />
      </div>
    </EventContext.Provider>
  );
}
