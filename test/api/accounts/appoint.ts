import pg from 'pg';
import { z } from 'zod';
import { appointAdmin } from '../../../src/accounts/admins/appoint-admin.ts';
import { get, PASSWORD } from '../client.ts';
import type { TestServer } from '../server.ts';

const signedUp = z.object({ signUp: z.object({ token: z.string(), player: z.object({ id: z.string() }) }) });

/** Creates an account and returns its id and token. */
export async function signUp({ address }: TestServer, name: string): Promise<{ id: string; token: string }> {
  const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token player { id } } }';
  const { token, player } = (await get(signedUp, address, query, { input: { name, password: PASSWORD } })).signUp;
  return { id: player.id, token };
}

/** Creates an account and makes it an admin, like the command line does. */
export async function admin(server: TestServer, name: string): Promise<{ id: string; token: string }> {
  const account = await signUp(server, name);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  const reason = 'runs this server';
  await appointAdmin({ pool }, { playerId: account.id, act: 'APPOINT_ADMIN', reason, at: new Date() });
  await pool.end();
  return account;
}
