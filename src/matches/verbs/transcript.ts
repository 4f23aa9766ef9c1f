import type { Caller } from '../../accounts/index.ts';
import { lookFor } from '../door/read-match.ts';
import { type MatchHead, seatName } from '../match/match.ts';
import type { Room } from '../room.ts';
import { logLines } from './log-lines.ts';

/** The match as readable text, as the caller may see it. @throws Refused NOT_FOUND */
export async function transcript(room: Room, caller: Caller | null, matchId: string): Promise<string> {
  const { match } = await lookFor(room, caller, matchId);
  const lines = [title(match), ''];
  for await (const { version, at, text } of logLines(room, caller, matchId)) {
    if (text) lines.push(`${String(version).padStart(5)}  ${at.toISOString().slice(0, 19).replace('T', ' ')}  ${text}`);
  }
  return `${lines.join('\n')}\n`;
}

function title(match: MatchHead): string {
  const names = match.seats.map(({ seat }) => seatName(match, seat)).join(', ');
  return `${match.game.title} ${match.rulesVersion}: ${names}\nmatch ${match.id}\nseed hash ${match.seedHash}`;
}
