import { and, ne, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { badInput } from '../../errors.ts';
import { countWithin } from '../attempt-limits/stored-counts.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { spellingsOf } from '../names/player-name.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';

/** The maximum number of results, so that no search lists all accounts. */
const MOST = 10;
const LEAST_LETTERS = 2;
/** The maximum number of searches per player and hour. */
const PER_HOUR = 300;
const HOUR = 3_600_000;

/**
 * Finds other accounts whose names start with a text, ignoring case, ordered by name. Guests' names are not unique, so
 * guests are not found.
 * @throws Refused BAD_INPUT (fewer than two characters), RATE_LIMITED
 */
export async function playersNamed(accounts: AccountContext, caller: Caller, start: string): Promise<Player[]> {
  const [typed] = spellingsOf(start.trim());
  if ([...typed].length < LEAST_LETTERS) throw badInput('start', 'Type at least two letters of the name.');
  await countWithin(accounts, PER_HOUR, `searches of ${caller.id}`, HOUR);
  const pattern = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  // Must agree with the index `players_by_name_start`.
  const isAccount = sql`(${players.passwordHash} is not null or ${players.issuer} is not null)`;
  const rows = await accounts.db.orm
    .select()
    .from(players)
    .where(and(sql`lower(${players.name}) like lower(${pattern})`, isAccount, ne(players.id, caller.id)))
    .orderBy(sql`lower(${players.name}) using ~<~`) // the index's own order, so the limit ends the scan
    .limit(MOST);
  return rows.map(toPlayer);
}
