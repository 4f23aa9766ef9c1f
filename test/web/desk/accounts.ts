import { z } from 'zod';
import { account, get, resign } from '../../api/client.ts';
import type { Entered } from '../../tournaments/running/tournament-requests.ts';

/** Creates an account. */
export async function person(address: string, name: string): Promise<Entered> {
  const token = await account(address, name);
  const { me } = await get(z.object({ me: z.object({ id: z.string() }) }), address, '{ me { id } }', {}, token);
  return { id: me.id, token };
}

const asked = z.object({ myDecisions: z.array(z.object({ matchId: z.string() })) });

/**
 * Resigns the next match in which one of these players has a decision, to finish rounds quickly. Returns false if no
 * player has one.
 */
export async function giveUp(address: string, field: readonly Entered[]): Promise<boolean> {
  for (const { token } of field) {
    const { myDecisions } = await get(asked, address, '{ myDecisions(first: 1) { matchId } }', {}, token);
    const [one] = myDecisions;
    if (!one) continue;
    await resign(address, token, one.matchId);
    return true;
  }
  return false;
}
