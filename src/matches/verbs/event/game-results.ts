import { type ReplayDocument, type Ruling, rulingsInForce, type Signature } from '../../../engine/index.ts';
import { type Shown, shown } from '../../door/shown.ts';
import { storedDocument } from '../../proof/replay-document.ts';
import type { Room } from '../../room.ts';

/** How a match of a tournament came out, as its own log says. */
export interface GameResult {
  matchId: string;
  /** By seat, 1 is best; empty: its rules have failed. */
  ranks: readonly number[];
  why: string;
  /** Of its last entry. */
  hash: string;
  /** What judges have ruled in it, in order: what no rewind has undone. */
  rulings: readonly { seat: number; ruling: Ruling }[];
}

/** The results of those of these matches that are over, or that could not begin: their rules have failed on them, too. */
export async function gameResults(room: Room, ids: readonly string[]): Promise<GameResult[]> {
  const ended = ids.length === 0 ? [] : await room.store.results(ids);
  return Promise.all(
    ended.map(async ({ id: matchId, version, result }) => {
      if (!result) return { matchId, ranks: [], why: 'CANCELLED', hash: '', rulings: [] };
      const [last] = await room.store.read(matchId, version - 1, version);
      const rulings = rulingsInForce(await room.store.entriesOfKind(matchId, ['RULED', 'REWOUND']));
      const { ranks, why } = result;
      return {
        matchId,
        ranks,
        why,
        hash: last?.hash ?? '',
        rulings: rulings.map(({ seat, ruling }) => ({ seat, ruling })),
      };
    }),
  );
}

/** Whether anything has been done at one of these matches since the cards were dealt. */
export async function anyPlayed(room: Room, ids: readonly string[]): Promise<boolean> {
  return ids.length > 0 && (await room.store.positions(ids)).some(({ version }) => version > 0);
}

/**
 * The replay document of a match of a tournament, for the tournament's own record: whoever may have that sees it. Null: there
 * is no such match, or it is not over.
 */
export async function gameRecord(
  room: Room,
  { matchId, tournamentId }: { matchId: string; tournamentId: string },
): Promise<Shown<ReplayDocument> | null> {
  const match = (await room.hot.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED' || match.tournamentId !== tournamentId) return null;
  return shown(await storedDocument(room, match));
}

/** Signs the first or the last entry of a tournament's log, with the key that signs the matches' own. */
export function signTournament(
  room: Room,
  { id, version, over, hash }: { id: string; version: number; over: boolean; hash: string },
): Promise<Signature> {
  return room.signer.sign({ of: 'TOURNAMENT', match: id, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}
