/** The page for an address. A page about one match, game, player or event receives its id as `id`. */
export type Route =
  | {
      readonly page:
        | 'lobby'
        | 'sign-in'
        | 'replay-file'
        | 'decks'
        | 'tournaments'
        | 'new-event'
        | 'operator'
        | 'friends'
        | 'not-found';
      readonly id?: undefined;
    }
  | {
      readonly page:
        | 'table'
        | 'rules'
        | 'leaderboard'
        | 'invitation'
        | 'replay'
        | 'player'
        | 'tournament'
        | 'organizer'
        | 'judge';
      readonly id: string;
    };

/** Returns the route of an address. The server serves exactly these routes: see src/api/rest/web-pages.ts. */
export function routeOf(pathname: string, query: URLSearchParams): Route {
  const [first = '', id, last, ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'not-found' };
  if (last !== undefined) return id ? partOf(`${first}/${last}`, id) : NONE;
  if (id !== undefined) return withId(first, id, query);
  if (first === '') return { page: 'lobby' };
  if (
    first === 'sign-in' ||
    first === 'decks' ||
    first === 'tournaments' ||
    first === 'operator' ||
    first === 'friends'
  )
    return { page: first };
  return first === 'replay' ? { page: 'replay-file' } : NONE;
}

const NONE: Route = { page: 'not-found' };

/** Returns a page below one match, game or event, by the last segment. */
function partOf(name: string, id: string): Route {
  if (name === 'matches/replay') return { page: 'replay', id };
  if (name === 'games/rules') return { page: 'rules', id };
  if (name === 'games/leaderboard') return { page: 'leaderboard', id };
  if (name === 'tournaments/desk') return { page: 'organizer', id };
  return name === 'tournaments/judge' ? { page: 'judge', id } : NONE;
}

function withId(first: string, id: string, query: URLSearchParams): Route {
  if (first === 'players') return { page: 'player', id };
  if (first === 'tournaments') return id === 'new' ? { page: 'new-event' } : { page: 'tournament', id };
  if (first !== 'matches') return NONE;
  return { page: query.has('invitation') ? 'invitation' : 'table', id };
}

// A malformed escape in an address should not break the page.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
