import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import type { PublishedGame } from '../../engine/index.ts';
import { parseInput } from '../../process/parse-input.ts';
import type { MatchContext } from '../context.ts';
import { WITHOUT_OUTCOME } from '../match/match.ts';
import type { MatchSummary } from '../view/match-summary.ts';
import { newestMatches } from './list-matches.ts';

/** The results of one player against another in one game. */
interface GameScore {
  game: PublishedGame;
  wins: number;
  draws: number;
  losses: number;
}

interface Crosstable {
  games: GameScore[];
  /** The last matches, newest first. */
  matches: MatchSummary[];
}

/** How many matches are counted. */
const COUNTED = 500;
/** How many matches are listed. */
const LISTED = 10;

const pair = z.object({ player: z.guid(), opponent: z.guid() });

/**
 * Counts the last 500 finished matches between two players that the caller may see. Matches on the same side and without
 * an outcome do not count.
 * @throws Refused BAD_INPUT
 */
export async function readCrosstable(
  context: MatchContext,
  caller: Caller | null,
  input: z.input<typeof pair>,
): Promise<Crosstable> {
  const { player, opponent } = parseInput(pair, input);
  const wanted = { player, opponent, status: 'FINISHED' } as const;
  const found = player === opponent ? [] : await newestMatches(context, caller, wanted, COUNTED);
  const scores = new Map<string, GameScore>();
  const played = found.filter((match) => {
    const outcome = outcomeOf(match, player, opponent);
    if (!outcome) return false;
    const score = scores.get(match.game.id) ?? { game: match.game, wins: 0, draws: 0, losses: 0 };
    score[outcome]++;
    scores.set(match.game.id, score);
    return true;
  });
  return { games: [...scores.values()], matches: played.slice(0, LISTED) };
}

/** Null if the players were on one side, or the match has no outcome. */
function outcomeOf(match: MatchSummary, player: string, opponent: string): 'wins' | 'draws' | 'losses' | null {
  if (!match.result || WITHOUT_OUTCOME.includes(match.result.why)) return null;
  const seatOf = (id: string) => match.seats.findIndex((seat) => seat.player?.id === id);
  const [mine, theirs] = [seatOf(player), seatOf(opponent)];
  const [own, other] = [match.result.ranks[mine], match.result.ranks[theirs]];
  if (own === undefined || other === undefined || mine % match.sides === theirs % match.sides) return null;
  if (own === other) return 'draws';
  return own < other ? 'wins' : 'losses';
}
