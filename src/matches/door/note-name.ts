import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/transaction.ts';

/** Notes how the player at a seat is called now: the record goes on saying so, until the account is deleted. */
export async function noteName(tx: Transaction, matchId: string, seat: number): Promise<void> {
  const salt = randomBytes(16).toString('base64url');
  await tx.execute(sql`
    update seats s set name = p.name, name_salt = ${salt} from players p
    where p.id = s.player_id and s.match_id = ${matchId} and s.seat = ${seat}`);
}
