import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Api, askPatiently, type Document, type MoveInput, watchMatchWith } from '../../../data/client.ts';
import { live } from '../../../data/live.ts';
import { api } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { whileOnline } from '../../../data/while-online.ts';
import { EARLIER_ENTRIES, OPEN_TABLE, type PlayedParts, TABLE_UPDATES } from '../operations.generated.ts';
import { heard, NOTHING_READ, type Play, type Tell } from './play.ts';
import { sendPending, submitted } from './submitting.ts';

export interface Playing {
  readonly play: Play;
  /** The reason why the match cannot be shown. */
  readonly error: unknown;
  /** Whether the match does not exist, or the caller may not see it. */
  readonly isMissing: boolean;
  readonly submit: (move: MoveInput) => void;
  /** Runs any other mutation that returns the match. */
  readonly act: <Result, Variables>(
    query: Document<Result, Variables>,
    variables: Variables,
    matchIn: (result: Result) => PlayedParts | null,
  ) => Promise<void>;
  /** Applies the match in the answer to another request. */
  readonly take: (match: PlayedParts) => void;
  readonly readEarlier: () => void;
}

/** The version up to which the match is known. */
type Last = Pick<PlayedParts, 'epoch' | 'version'>;

const UNREAD: Last = { epoch: 0, version: -1 };

/**
 * Follows and plays a match across lost connections. It starts again for another match or viewer, because no seat may
 * see another seat's information.
 * @param asNobody whether to follow as a spectator without an account, because a projector must not show any hand
 */
export function usePlay(id: string, asNobody: boolean): Playing {
  const [play, tell] = useReducer(heard, NOTHING_READ);
  const [error, setError] = useState<unknown>(null);
  const [isMissing, setMissing] = useState(false);
  const last = useRef<Last>(UNREAD);
  last.current = play.known.match ?? UNREAD;
  useEffect(() => {
    const stop = new AbortController();
    const fail = (reason: unknown) => !stop.signal.aborted && setError(noted(reason));
    const eyes = eyesOf(asNobody);
    opened(eyes, id, tell, stop.signal).then((found) => {
      if (stop.signal.aborted) return;
      setMissing(!found);
      if (!found) return;
      if (!asNobody) void sendPending(found, tell);
      follow(eyes, id, tell, last, stop.signal).catch(fail);
    }, fail);
    return () => stop.abort();
  }, [id, asNobody]);
  const act: Playing['act'] = useCallback(async (query, variables, matchIn) => {
    try {
      const match = matchIn(await askPatiently(api(), query, variables));
      if (match) tell({ is: 'came', come: { match }, at: Date.now() });
      tell({ is: 'heard' });
    } catch (reason) {
      tell({ is: 'refused', error: noted(reason) });
    }
  }, []);
  const take = useCallback((match: PlayedParts) => tell({ is: 'came', come: { match }, at: Date.now() }), []);
  const answered = useRef('');
  const submit = useCallback((move: MoveInput) => void submitted(id, move, play, answered, tell), [id, play]);
  const first = play.known.entries[0]?.version ?? 0;
  const readEarlier = useCallback(() => void earlier(eyesOf(asNobody), id, first, tell), [id, first, asNobody]);
  return { play, error, isMissing, submit, act, take, readEarlier };
}

async function opened(eyes: Api, id: string, tell: Tell, signal: AbortSignal): Promise<PlayedParts | null> {
  const { match } = await askPatiently(eyes, OPEN_TABLE, { id }, signal);
  if (!match) return null;
  const { entries, ...played } = match;
  tell({ is: 'came', come: { match: played, entries: entries.nodes }, at: Date.now() });
  return played;
}

function follow(eyes: Api, id: string, tell: Tell, last: { current: Last }, signal: AbortSignal): Promise<void> {
  return whileOnline(signal, {
    lost: () => tell({ is: 'connection', state: 'lost' }),
    run: (round) => watched(eyes, id, tell, last.current, round),
  });
}

async function watched(eyes: Api, id: string, tell: Tell, last: Last, signal: AbortSignal): Promise<void> {
  const connection = (state: 'lost' | 'back') => tell({ is: 'connection', state: state === 'back' ? 'there' : 'lost' });
  const watch = { id, after: last.version, epoch: last.epoch, signal, connection };
  for await (const { match, entries, restarted } of watchMatchWith(live(eyes), TABLE_UPDATES, watch)) {
    tell({ is: 'connection', state: 'there' });
    tell({ is: 'came', come: { match, entries, restarted }, at: Date.now() });
  }
}

function eyesOf(asNobody: boolean): Api {
  return asNobody ? { ...api(), token: null } : api();
}

async function earlier(eyes: Api, id: string, before: number, tell: Tell): Promise<void> {
  try {
    const { match } = await askPatiently(eyes, EARLIER_ENTRIES, { id, before: String(before) });
    if (match) tell({ is: 'earlier', entries: match.entries.nodes });
  } catch (error) {
    tell({ is: 'refused', error: noted(error) });
  }
}
