import { useCallback, useEffect, useReducer } from 'preact/hooks';
import { type Api, askPatiently, newest, ServerRefusal, watchTournamentWith } from '../client.ts';
import { live } from '../live.ts';
import { api, useSession } from '../session.ts';
import { noted } from '../use-asked.ts';
import { whileOnline } from '../while-online.ts';
import { type News, NO_NEWS, newsAfter } from './news.ts';
import { OPEN_TOURNAMENT, TOURNAMENT_UPDATES, type TournamentHead } from './operations.generated.ts';
import type { Wanted } from './wanted.ts';

/** A followed tournament, as its reader may see it. */
export interface Known {
  readonly tournament: TournamentHead | null;
  readonly news: News;
  readonly connection: 'there' | 'lost';
  /** Whether the tournament does not exist, or the reader may not see it. */
  readonly isMissing: boolean;
  /** The reason why the tournament cannot be shown, or can no longer be followed. */
  readonly error: unknown;
}

export interface Followed extends Known {
  /** Applies the answer to a mutation, so that the page need not wait for the update. */
  readonly take: (tournament: TournamentHead) => void;
}

type Heard =
  | { readonly is: 'begun' | 'lost' | 'back' | 'missing' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'opened' | 'answered'; readonly tournament: TournamentHead }
  | {
      readonly is: 'news';
      readonly tournament: TournamentHead;
      readonly entries: readonly { readonly kind: string }[];
    };

export const NOTHING_KNOWN: Known = {
  tournament: null,
  news: NO_NEWS,
  connection: 'there',
  isMissing: false,
  error: null,
};

/** The time between two loads in milliseconds for a reader with only an invitation, which allows no subscription. */
const PAUSE = 10_000;

/**
 * Returns a live tournament that survives lost connections. It is loaded again when another player signs in.
 * @param invitation grants access to a private tournament
 */
export function useTournament(id: string, invitation: string | null = null): Followed {
  const token = useSession()?.token ?? null;
  const [known, hear] = useReducer(knownAfter, NOTHING_KNOWN);
  useEffect(() => {
    const stop = new AbortController();
    const say = (heard: Heard) => !stop.signal.aborted && hear(heard);
    say({ is: 'begun' });
    follow({ ...api(), token }, { id, invitation }, say, stop.signal).catch((error: unknown) =>
      say({ is: 'failed', error: noted(error) }),
    );
    return () => stop.abort();
  }, [id, invitation, token]);
  const take = useCallback((tournament: TournamentHead) => hear({ is: 'answered', tournament }), []);
  return { ...known, take };
}

/** Returns the state after an event. Events can arrive in any order. */
export function knownAfter(known: Known, heard: Heard): Known {
  switch (heard.is) {
    case 'begun':
      return { ...known, error: null };
    case 'missing':
      return { ...known, tournament: null, isMissing: true };
    case 'failed':
      return { ...known, error: heard.error };
    case 'lost':
    case 'back':
      return { ...known, connection: heard.is === 'lost' ? 'lost' : 'there' };
    case 'opened': // perhaps opened by another player, who may see less
      return { ...known, isMissing: false, error: null, tournament: heard.tournament };
    case 'answered':
      return { ...known, tournament: newest(known.tournament, heard.tournament) };
    case 'news': {
      const tournament = newest(known.tournament, heard.tournament);
      return { ...known, connection: 'there', tournament, news: newsAfter(known.news, heard.entries) };
    }
  }
}

async function follow(eyes: Api, wanted: Wanted, hear: (heard: Heard) => void, signal: AbortSignal): Promise<void> {
  const tournament = await opened(eyes, wanted, hear, signal);
  if (!tournament) return;
  let { version, epoch } = tournament;
  let isFirst = true;
  try {
    await whileOnline(signal, {
      lost: () => hear({ is: 'lost' }),
      run: async (round) => {
        const connection = (is: 'lost' | 'back') => hear({ is });
        const watch = { id: wanted.id, after: version, epoch, signal: round, connection };
        for await (const update of watchTournamentWith(live(eyes), TOURNAMENT_UPDATES, watch)) {
          const isKnown = isFirst && update.entries.length === 0; // the first update arrives immediately, without news
          isFirst = false;
          ({ version, epoch } = update);
          if (update.restarted) hear({ is: 'opened', tournament: update.tournament });
          if (!isKnown) hear({ is: 'news', tournament: update.tournament, entries: update.entries });
        }
      },
    });
  } catch (error) {
    if (!(error instanceof ServerRefusal) || error.code !== 'NOT_FOUND' || wanted.invitation === null) throw error;
    await polled(eyes, wanted, hear, signal);
  }
}

async function opened(
  eyes: Api,
  wanted: Wanted,
  hear: (heard: Heard) => void,
  signal: AbortSignal,
): Promise<TournamentHead | null> {
  try {
    const { tournament } = await askPatiently(eyes, OPEN_TOURNAMENT, wanted, signal);
    hear(tournament ? { is: 'opened', tournament } : { is: 'missing' });
    return tournament;
  } catch (error) {
    // A malformed id is refused; an unknown id is answered with null.
    if (!(error instanceof ServerRefusal) || error.code !== 'BAD_INPUT') throw error;
    hear({ is: 'missing' });
    return null;
  }
}

async function polled(eyes: Api, wanted: Wanted, hear: (heard: Heard) => void, signal: AbortSignal): Promise<void> {
  let version = -1;
  while (!signal.aborted) {
    const { tournament } = await askPatiently(eyes, OPEN_TOURNAMENT, wanted, signal);
    if (!tournament) return hear({ is: 'missing' });
    if (tournament.version !== version) hear({ is: 'news', tournament, entries: [{ kind: 'ANY' }] });
    version = tournament.version;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
