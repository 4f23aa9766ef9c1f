import { useEffect, useRef } from 'preact/hooks';
import { followLinks, usePlace } from '../browser/location.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { LazyPage } from './lazy-page.tsx';
import { Maintenance } from './maintenance.tsx';
import { type Route, routeOf } from './routes.ts';
import { usePush } from './use-push.ts';

/** The pages, each loaded when first shown. */
const PAGES = {
  lobby: () => import('../pages/lobby/index.tsx'),
  'sign-in': () => import('../pages/sign-in/index.tsx'),
  table: () => import('../pages/table/index.tsx'),
  invitation: () => import('../pages/invitation/index.tsx'),
  replay: () => import('../pages/replay/index.tsx'),
  'replay-file': () => import('../pages/replay/index.tsx'),
  decks: () => import('../pages/decks/index.tsx'),
  rules: () => import('../pages/rules/index.tsx'),
  leaderboard: () => import('../pages/leaderboard/index.tsx'),
  player: () => import('../pages/player/index.tsx'),
  tournaments: () => import('../pages/tournaments/index.tsx'),
  tournament: () => import('../pages/tournament/index.tsx'),
  'new-event': () => import('../pages/desk/setup/index.tsx'),
  organizer: () => import('../pages/desk/organize/index.tsx'),
  judge: () => import('../pages/desk/judge/index.tsx'),
  friends: () => import('../pages/friends/index.tsx'),
  operator: () => import('../pages/operator/index.tsx'),
  'not-found': () => import('../pages/not-found.tsx'),
} as const satisfies Record<Route['page'], unknown>;

/** Renders the header and the page for the address. The projector view has no header. */
export function App() {
  const { pathname, query } = usePlace();
  useEffect(followLinks, []);
  const { page, id = '' } = routeOf(pathname, query);
  useArrival(pathname);
  usePush();
  const isWall = query.get('view') === 'wall';
  return (
    <>
      {!isWall && <Header page={page} />}
      {!isWall && <Maintenance />}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname} place={`${pathname}?${query}`}>
          <LazyPage load={PAGES[page]} id={id} query={query} />
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Moves the focus to the beginning of each new page, for screen readers and the keyboard. */
function useArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
