import type { Client } from './client-connection.ts';

/**
 * Asks every client for a sign of life, and cuts off who has given none since the last time: a client that has vanished
 * would be counted for ever, and a quiet one be cut off by a proxy that takes it for gone.
 * @param seconds between two signs
 * @returns what ends it
 */
export function heartbeat(clients: Iterable<Client>, seconds: number): () => void {
  const asked = new WeakSet<Client>();
  const beat = (): void => {
    for (const client of clients) {
      const { socket } = client;
      if (asked.has(client)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        asked.add(client);
        socket.once('pong', () => asked.delete(client));
        socket.ping();
      }
    }
  };
  const timer = setInterval(beat, seconds * 1000).unref();
  return () => clearInterval(timer);
}
