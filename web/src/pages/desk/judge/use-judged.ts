import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { askPatiently, type Come, type Followed, followed, NOTHING_YET, watchMatchWith } from '../../../data/client.ts';
import {
  EARLIER_JUDGED,
  JUDGED_UPDATES,
  type JudgedEntry,
  type JudgedMatch,
  OPEN_JUDGED,
  type OpenJudgedResult,
} from '../../../data/desk/operations.generated.ts';
import { live } from '../../../data/live.ts';
import { api } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { whileOnline } from '../../../data/while-online.ts';

export type Readings = NonNullable<OpenJudgedResult['match']>['judgeReadings'];

interface Known {
  readonly known: Followed<JudgedMatch, JudgedEntry>;
  /** The time at which the known match was read, by this device's clock. */
  readonly readAt: number;
}

/** The public view of a match, live. */
export interface Judged extends Known {
  readonly connection: 'there' | 'lost';
  readonly error: unknown;
  readonly isMissing: boolean;
  readonly readings: Readings;
  readonly setReadings: (readings: Readings) => void;
  /** Applies the answer to a request. */
  readonly take: (match: JudgedMatch) => void;
  readonly readEarlier: () => Promise<void>;
}

/** The version up to which the match is known. */
type Last = Pick<JudgedMatch, 'epoch' | 'version'>;

const UNREAD: Last = { epoch: 0, version: -1 };

const NOTHING: Known = { known: NOTHING_YET, readAt: 0 };

/** Follows the public view of a match. Starts again if `id` changes to another match. */
export function useJudged(id: string): Judged {
  const [state, tell] = useReducer(after, NOTHING);
  const [connection, setConnection] = useState<'there' | 'lost'>('there');
  const [error, setError] = useState<unknown>(null);
  const [isMissing, setMissing] = useState(false);
  const [readings, setReadings] = useState<Readings>([]);
  const last = useRef<Last>(UNREAD);
  last.current = state.known.match ?? UNREAD;
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const { match } = await askPatiently(api(), OPEN_JUDGED, { id }, stop.signal);
      if (!match) return setMissing(true);
      const { entries, judgeReadings, ...judged } = match;
      setReadings(judgeReadings);
      tell({ match: judged, entries: entries.nodes });
      await follow(id, last, tell, setConnection, stop.signal);
    };
    run().catch((reason: unknown) => !stop.signal.aborted && setError(noted(reason)));
    return () => stop.abort();
  }, [id]);
  const take = useCallback((match: JudgedMatch) => tell({ match }), []);
  const { match, entries } = state.known;
  const first = entries[0]?.version ?? 0;
  const readEarlier = useCallback(async () => {
    if (!match) return;
    const earlier = await askPatiently(api(), EARLIER_JUDGED, { id, before: String(first) });
    tell({ match, entries: earlier.match?.entries.nodes ?? [] });
  }, [id, first, match]);
  return { ...state, connection, error, isMissing, readings, setReadings, take, readEarlier };
}

function after(state: Known, come: Come<JudgedMatch, JudgedEntry>): Known {
  const known = followed(state.known, come);
  return { known, readAt: known.match === come.match ? Date.now() : state.readAt };
}

async function follow(
  id: string,
  last: { readonly current: Last },
  tell: (come: Come<JudgedMatch, JudgedEntry>) => void,
  say: (connection: 'there' | 'lost') => void,
  signal: AbortSignal,
): Promise<void> {
  await whileOnline(signal, {
    lost: () => say('lost'),
    run: async (round) => {
      const connection = (is: 'lost' | 'back') => say(is === 'back' ? 'there' : 'lost');
      const { version, epoch } = last.current;
      const watch = { id, after: version, epoch, signal: round, connection };
      for await (const { match, entries, restarted } of watchMatchWith(live(), JUDGED_UPDATES, watch)) {
        say('there');
        tell({ match, entries, restarted });
      }
    },
  });
}
