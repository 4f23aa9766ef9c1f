import { useCallback, useEffect, useState } from 'preact/hooks';
import { subscribeAgain } from '../../../data/client.ts';
import { live } from '../../../data/live.ts';
import { noted } from '../../../data/use-asked.ts';
import { whileOnline } from '../../../data/while-online.ts';
import { MESSAGE_UPDATES, type SaidParts } from './operations.generated.ts';

/** Follows the messages that the reader may see, oldest first. @param isApart whether the spectators' room is hidden */
export function useMessages(matchId: string, isApart: boolean) {
  const [messages, setMessages] = useState<readonly SaidParts[]>([]);
  const take = useCallback((message: SaidParts) => setMessages((known) => including(known, message)), []);
  useEffect(() => {
    const stop = new AbortController();
    for (const room of isApart ? (['PLAYERS'] as const) : (['PLAYERS', 'SPECTATORS'] as const))
      follow(matchId, room, take, stop.signal).catch(noted);
    return () => stop.abort();
  }, [matchId, isApart, take]);
  return { messages, take };
}

function follow(
  matchId: string,
  room: SaidParts['room'],
  take: (message: SaidParts) => void,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null;
  return whileOnline(signal, {
    lost: () => {},
    async run(round) {
      const updates = subscribeAgain(live(), MESSAGE_UPDATES, () => ({ matchId, room, after }), { signal: round });
      for await (const { messageUpdates } of updates) {
        if (messageUpdates.deletedAt === null) after = messageUpdates.at;
        take(messageUpdates);
      }
    },
  });
}

function including(known: readonly SaidParts[], message: SaidParts): readonly SaidParts[] {
  const others = known.filter(({ id }) => id !== message.id); // an answer and its update arrive independently
  if (message.deletedAt !== null) return others;
  return [...others, message].sort((a, b) => (a.at < b.at ? -1 : 1));
}
