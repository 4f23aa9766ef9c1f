import { type ClosedAccounts, onPlayerChanged } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { callerOf } from '../caller.ts';
import { CLOSE, type Client } from './client-connection.ts';

/** How often the tokens of all open connections are looked at again, for news that were lost, in milliseconds. */
const RECHECK = 10_000;

/**
 * Closes the connections of whoever has signed out, or was signed out, on whichever node: as soon as that is heard.
 * Returns what ends it.
 */
export function closeRevoked(clients: Iterable<Client>, accounts: ClosedAccounts): () => void {
  const check = (concerns: (client: Client) => boolean): void => {
    for (const client of clients) if (client.token !== null && concerns(client)) void closeUnlessGood(client, accounts);
  };
  const forget = onPlayerChanged(accounts, (playerId) => check(({ caller }) => caller?.id === playerId));
  const recheck = setInterval(() => check(() => true), RECHECK).unref();
  return () => {
    clearInterval(recheck);
    forget();
  };
}

async function closeUnlessGood({ socket, token }: Client, accounts: ClosedAccounts): Promise<void> {
  const good = await callerOf(accounts, token).then(
    () => true,
    (error: unknown) => !(error instanceof Refused),
  );
  if (!good) socket.close(CLOSE.forbidden, 'The session has ended');
}
