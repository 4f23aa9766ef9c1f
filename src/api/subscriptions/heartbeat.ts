import type { Client } from './client-connection.ts';

/** Without pings, a vanished client would seem connected forever, and a proxy would disconnect a quiet client. */
export function heartbeat(clients: Iterable<Client>, seconds: number): () => void {
  const awaitingPong = new WeakSet<Client>();
  const beat = (): void => {
    for (const client of clients) {
      const { socket } = client;
      if (awaitingPong.has(client)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        awaitingPong.add(client);
        socket.once('pong', () => awaitingPong.delete(client));
        socket.ping();
      }
    }
  };
  const timer = setInterval(beat, seconds * 1000).unref();
  return () => clearInterval(timer);
}
