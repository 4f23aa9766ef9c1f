import { type AccountsHandle, onPlayerChanged } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { authenticate } from '../request/authenticate.ts';
import { CLOSE, type Client } from './client-connection.ts';

/** Tokens are rechecked at this interval, in milliseconds, because revocation messages can be lost. */
const RECHECK = 1000;
/** A full check takes `ROUND` intervals, or longer if an interval would need more than `AT_ONCE` lookups. */
const [ROUND, AT_ONCE] = [10, 50];

/** The parts of a connection that are needed to close it when the token is revoked. */
type Authenticated = Pick<Client, 'token' | 'caller'> & { socket: Pick<Client['socket'], 'close'> };

/** Closes a player's connections when the player signs out on any node. @returns a function that stops the checks */
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
  try {
    await authenticate(accounts, token);
  } catch (error) {
    if (error instanceof Refused) socket.close(CLOSE.unauthorized, 'The session has ended');
  }
}
