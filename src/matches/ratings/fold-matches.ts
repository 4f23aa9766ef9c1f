import type { RatedMatch, RatingChange } from './rated-match.ts';
import { NEW_SKILL, type Skill, skillsAfter } from './skill.ts';

export interface PlayerSkill extends Skill {
  /** How many matches the skill counts. */
  readonly matches: number;
}

/** The skill of a player without a counted match. */
const FIRST: PlayerSkill = { ...NEW_SKILL, matches: 0 };

/** The ratings of one game and speed at a moment. */
export interface RatingState {
  readonly skills: Map<string, PlayerSkill>;
  /** How many matches of the day have counted, by the players in them. */
  readonly met: Map<string, number>;
  day: number;
}

/**
 * How many matches between the same players count per day (UTC). Beating one player over and over gains ever less, and
 * this limit keeps two accounts from doing it in an afternoon.
 */
export const MOST_A_DAY = 10;

const DAY = 86_400_000;

export function newState(): RatingState {
  return { skills: new Map(), met: new Map(), day: 0 };
}

/** Returns the beginning of a moment's day. */
export function dayOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % DAY));
}

/** Returns the same text for the same players, whatever their seats. */
export function tableOf(players: readonly string[]): string {
  return [...players].sort().join(' ');
}

/**
 * Counts a match, which must come later than all matches counted before it. Returns the changes by seat; none if the
 * players have met too often on this day.
 */
export function countMatch(state: RatingState, match: RatedMatch): RatingChange[] {
  const { id: matchId, at, players, ranks, sides } = match;
  const day = dayOf(at).getTime();
  if (state.day !== day) state.met.clear();
  state.day = day;
  const table = tableOf(players);
  const met = state.met.get(table) ?? 0;
  if (met >= MOST_A_DAY) return [];
  state.met.set(table, met + 1);
  const before = players.map((player) => state.skills.get(player) ?? FIRST);
  const after = skillsAfter(before, ranks, sides);
  return players.map((playerId, seat) => {
    const { mu: muBefore, matches: counted } = before[seat] ?? FIRST;
    const skill = { ...(after[seat] ?? FIRST), matches: counted + 1 };
    state.skills.set(playerId, skill);
    return { matchId, seat, playerId, at, muBefore, ...skill };
  });
}
