import { useCallback, useEffect, useState } from 'preact/hooks';
import { overSocket, subscribeAgain } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { MESSAGE_UPDATES, type SaidParts } from './operations.generated.ts';

/** Follows the messages that the reader may see, oldest first. @param isApart whether the spectators' room is hidden */
export function useMessages(matchId: string, isApart: boolean) {
  const [messages, setMessages] = useState<readonly SaidParts[]>([]);
  const take = useCallback((message: SaidParts) => setMessages((known) => including(known, message)), []);
  useEffect(() => {
    const connected = overSocket(api());
    const stop = new AbortController();
    const follow = async (room: SaidParts['room']) => {
      let after: string | null = null;
      const updates = subscribeAgain(connected, MESSAGE_UPDATES, () => ({ matchId, room, after }), {
        signal: stop.signal,
      });
      for await (const { messageUpdates } of updates) {
        after = messageUpdates.at;
        take(messageUpdates);
      }
    };
    for (const room of isApart ? (['PLAYERS'] as const) : (['PLAYERS', 'SPECTATORS'] as const))
      follow(room).catch(noted);
    return () => {
      stop.abort();
      connected.line.close();
    };
  }, [matchId, isApart, take]);
  return { messages, take };
}

function including(known: readonly SaidParts[], message: SaidParts): readonly SaidParts[] {
  if (known.some(({ id }) => id === message.id)) return known; // an answer and its update arrive independently
  return [...known, message].sort((a, b) => (a.at < b.at ? -1 : 1));
}
