import { type ReplayDocument, type Ruling, rulingsInForce, type Signature } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { storedDocument } from '../replays/replay-document.ts';
import { type Shown, shown } from '../view/safe-json.ts';

interface GameResult {
  matchId: string;
  /** Ranks by seat; 1 is best. Empty if the match's rules failed. */
  ranks: readonly number[];
  why: string;
  hash: string;
  /** Judges' rulings in order, except those undone by a rewind. */
  rulings: readonly { seat: number; ruling: Ruling }[];
}

/** Returns the results of the matches that are over, or that could not begin because their rules failed. */
export async function gameResults(context: MatchContext, ids: readonly string[]): Promise<GameResult[]> {
  const ended = ids.length === 0 ? [] : await context.store.results(ids);
  return Promise.all(
    ended.map(async ({ id: matchId, version, result }) => {
      if (!result) return { matchId, ranks: [], why: 'CANCELLED', hash: '', rulings: [] };
      const [last] = await context.store.read(matchId, version - 1, version);
      const inForce = rulingsInForce(await context.store.entriesOfKind(matchId, ['RULED', 'REWOUND']));
      const rulings = inForce.map(({ seat, ruling }) => ({ seat, ruling }));
      return { matchId, ranks: result.ranks, why: result.why, hash: last?.hash ?? '', rulings };
    }),
  );
}

/** Whether any of the given matches has an entry after the deal. */
export async function anyPlayed(context: MatchContext, ids: readonly string[]): Promise<boolean> {
  return ids.length > 0 && (await context.store.positions(ids)).some(({ version }) => version > 0);
}

/** Null if there is no such match, or if it is not over. */
export async function gameRecord(
  context: MatchContext,
  { matchId, tournamentId }: { matchId: string; tournamentId: string },
): Promise<Shown<ReplayDocument> | null> {
  const match = (await context.cache.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED' || match.tournamentId !== tournamentId) return null;
  return shown(await storedDocument(context, match));
}

export function signTournament(
  context: MatchContext,
  { id, version, over, hash }: { id: string; version: number; over: boolean; hash: string },
): Promise<Signature> {
  return context.signer.sign({ of: 'TOURNAMENT', match: id, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}
