import type { Caller } from '../../accounts/index.ts';
import type { KeySet } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { MatchHead } from '../match/match.ts';
import { seatName } from '../match/seat-names.ts';
import type { EntryView } from '../view/entry-view.ts';
import { viewsOfEntries } from '../view/match-view.ts';
import { accessById } from '../view/read-match.ts';
import { entriesOf } from '../view/stored-entries.ts';

/** Reads a few hundred entries at a time. @throws Refused NOT_FOUND */
export async function* logLines(
  context: MatchContext,
  caller: Caller | null,
  matchId: string,
): AsyncGenerator<EntryView> {
  const access = await accessById(context, caller, matchId);
  const { match } = access;
  for (let after = -1; after < match.version; ) {
    const { entries } = await entriesOf(context, match, { after, first: 500 });
    yield* viewsOfEntries(access, entries);
    after = entries.at(-1)?.version ?? match.version; // the loop ends even if the log has lost its last entries
  }
}

/** @throws Refused NOT_FOUND */
export async function transcript(context: MatchContext, caller: Caller | null, matchId: string): Promise<string> {
  const { match } = await accessById(context, caller, matchId);
  const lines = [title(match), ''];
  for await (const { version, at, text } of logLines(context, caller, matchId)) {
    if (text) lines.push(`${String(version).padStart(5)}  ${at.toISOString().slice(0, 19).replace('T', ' ')}  ${text}`);
  }
  return `${lines.join('\n')}\n`;
}

function title(match: MatchHead): string {
  const names = match.seats.map(({ seat }) => seatName(match, seat)).join(', ');
  return `${match.game.title} ${match.rulesVersion}: ${names}\nmatch ${match.id}\nseed hash ${match.seedHash}`;
}

/** Returns all keys that sign this server's records, including past keys. The first call creates the first key. */
export function publicKeys(context: MatchContext): Promise<KeySet> {
  return context.signer.published();
}
