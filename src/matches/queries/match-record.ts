import type { Caller } from '../../accounts/index.ts';
import { concluded, type KeySet, type VerifyVerdict } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { type MatchHead, seatName } from '../match/match.ts';
import { compareWithLog } from '../replays/compare-with-log.ts';
import type { EntryView } from '../view/entry-view.ts';
import { viewsOfEntries } from '../view/match-view.ts';
import { accessById } from '../view/read-match.ts';
import { entriesOf } from '../view/stored-entries.ts';

/** The whole log so far, as the caller may see it, read a few hundred entries at a time. @throws Refused NOT_FOUND */
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
    after = entries.at(-1)?.version ?? match.version; // ends even if the log has lost its last entries
  }
}

/** The match as readable text, as the caller may see it. @throws Refused NOT_FOUND */
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

/** All keys that sign this server's records, including past ones. The first call creates the first key. */
export function publicKeys(context: MatchContext): Promise<KeySet> {
  return context.signer.published();
}

/** A document from outside. */
export interface UploadedReplay {
  document: Uint8Array<ArrayBuffer>;
  /** Owners take turns. */
  owner: string;
}

/**
 * Verifies a replay document (JSON in UTF-8), and compares it with our signatures and our own record of the match.
 * @throws Refused BAD_INPUT (no document), TOO_COSTLY (too large or too slow), RATE_LIMITED (too many wait)
 */
export async function verifyUploadedReplay(
  context: MatchContext,
  caller: Caller | null,
  { document, owner }: UploadedReplay,
): Promise<VerifyVerdict> {
  const finding = await context.verifier.examine(document, owner, await context.signer.published());
  return concluded(finding, finding.claim ? await compareWithLog(context, caller, finding.claim) : 'UNKNOWN');
}
