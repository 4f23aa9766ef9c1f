import { type AccountsHandle, onPlayerChanged } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { authenticate } from '../request/authenticate.ts';
import { CLOSE, type Client } from './client-connection.ts';

/** The interval for rechecking tokens of open connections, in milliseconds, in case a revocation message was lost. */
const RECHECK = 1000;
/** All connections are rechecked in `ROUND` intervals, but at most `AT_ONCE` per interval, to bound the number of lookups. */
const [ROUND, AT_ONCE] = [10, 50];

/** The parts of a connection needed to close it when its token is revoked. */
type Authenticated = Pick<Client, 'token' | 'caller'> & { socket: Pick<Client['socket'], 'close'> };

/** Closes the connections of players who signed out, on whichever node. @returns a function that stops it */
export function closeRevoked(clients: Iterable<Authenticated>, accounts: AccountsHandle): () => void {
  const check = (concerns: (client: Authenticated) => boolean): void => {
    for (const client of clients) if (client.token !== null && concerns(client)) void closeIfRevoked(client, accounts);
  };
  const forget = onPlayerChanged(accounts, (playerId) => check(({ caller }) => caller?.id === playerId));
  let due: Authenticated[] = [];
  let batchSize = 0;
  const recheck = setInterval(() => {
    if (due.length === 0) {
      due = [...clients];
      batchSize = Math.min(AT_ONCE, Math.ceil(due.length / ROUND));
    }
    const batch = new Set(due.splice(0, batchSize));
    check((client) => batch.has(client));
  }, RECHECK).unref();
  return () => {
    clearInterval(recheck);
    forget();
  };
}

async function closeIfRevoked({ socket, token }: Authenticated, accounts: AccountsHandle): Promise<void> {
  const good = await authenticate(accounts, token).then(
    () => true,
    (error: unknown) => !(error instanceof Refused),
  );
  if (!good) socket.close(CLOSE.unauthorized, 'The session has ended');
}
