import { type ClosedAccounts, onPlayerChanged } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { authenticate } from '../request/authenticate.ts';
import { CLOSE, type Client } from './client-connection.ts';

/** How often tokens of open connections are looked at again, for news that were lost, in milliseconds. */
const RECHECK = 1000;
/** All of them within so many of these, or as many at once at most: ten thousand connections must not mean a thousand questions a second. */
const [ROUND, AT_ONCE] = [10, 50];

/** What is needed of a connection to close it when its token is revoked. */
type Authenticated = Pick<Client, 'token' | 'caller'> & { socket: Pick<Client['socket'], 'close'> };

/** Closes the connections of players who signed out on any node, as soon as this node hears of it. @returns what ends it */
export function closeRevoked(clients: Iterable<Authenticated>, accounts: ClosedAccounts): () => void {
  const check = (concerns: (client: Authenticated) => boolean): void => {
    for (const client of clients) if (client.token !== null && concerns(client)) void closeUnlessGood(client, accounts);
  };
  const forget = onPlayerChanged(accounts, (playerId) => check(({ caller }) => caller?.id === playerId));
  let due: Authenticated[] = [];
  let portion = 0;
  const recheck = setInterval(() => {
    if (due.length === 0) {
      due = [...clients];
      portion = Math.min(AT_ONCE, Math.ceil(due.length / ROUND));
    }
    const some = new Set(due.splice(0, portion));
    check((client) => some.has(client));
  }, RECHECK).unref();
  return () => {
    clearInterval(recheck);
    forget();
  };
}

async function closeUnlessGood({ socket, token }: Authenticated, accounts: ClosedAccounts): Promise<void> {
  const good = await authenticate(accounts, token).then(
    () => true,
    (error: unknown) => !(error instanceof Refused),
  );
  if (!good) socket.close(CLOSE.unauthorized, 'The session has ended');
}

/**
 * Pings every client, and cuts off one that has not answered the last ping: a vanished client would be counted forever, and a proxy
 * would cut off a quiet one. @param seconds between two pings @returns what ends it
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
