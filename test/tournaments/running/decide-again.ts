import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { same } from '../../../src/engine/index.ts';
import { decide } from '../../../src/tournaments/event/decide.ts';
import { type EventEntry, eventHash } from '../../../src/tournaments/event/entry.ts';
import type { Event } from '../../../src/tournaments/event/event.ts';
import { fold } from '../../../src/tournaments/event/fold.ts';
import { openedEntry, type StoredEntry } from '../../../src/tournaments/log/stored-entry.ts';
import { rowsOf } from '../../database.ts';

/** Re-executes a stored tournament and checks the hash chain and the facts of every entry. */
export async function decideAgain(
  databaseUrl: string,
  id: string,
  atRest = new AtRest(),
): Promise<{ event: Event; entries: EventEntry[] }> {
  const [row] = await rowsOf<{ seed: string; data_key: string | null }>(
    databaseUrl,
    'select seed, data_key from tournaments where id = $1',
    [id],
  );
  if (!row) throw new Error('there is no such tournament');
  const box = atRest.boxOf(id, row.data_key);
  const seed = box ? box.open(row.seed, 'seed') : row.seed;
  const log = 'select * from tournament_log where tournament_id = $1 order by version';
  const entries = (await rowsOf<StoredEntry>(databaseUrl, log, [id])).map((stored) => openedEntry(stored, box));
  let event: Event | null = null;
  let before = '';
  for (const entry of entries) {
    const made = decide(event, entry, seed);
    if (!same(made.facts, entry.facts)) throw new Error(`entry ${entry.version} does not follow: ${entry.kind}`);
    event = fold(event, entry);
    if (entry.hash !== eventHash(before || event.seedHash, entry))
      throw new Error(`entry ${entry.version} is out of place`);
    before = entry.hash;
  }
  if (!event) throw new Error('it has no entries');
  return { event, entries };
}
