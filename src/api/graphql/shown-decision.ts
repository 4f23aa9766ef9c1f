import type { AnyGame, Blank, Choice, Decision } from '../../engine/index.ts';
import { gameKey } from '../../games/index.ts';
import { askedAt, type MatchHead, type OpenDecision } from '../../matches/index.ts';

/**
 * A decision as plain objects that need no resolver. On the path of every move, so nothing is copied that can be
 * pointed at.
 */
export function decisionView(match: MatchHead, asked: Decision & { deadline: Date | null }) {
  const key = gameKey(match.game);
  return {
    matchId: match.id,
    version: match.version,
    seat: asked.seat,
    prompt: asked.prompt,
    deadline: asked.deadline,
    choices: asked.choices.map((choice) => underKey(key, choice)),
  };
}

/** A choice whose move is MoveInput JSON: under the key of its game. */
export function inMoveInput(game: AnyGame, choice: Choice) {
  return underKey(gameKey(game), choice);
}

function underKey(key: string, { label, move, blank }: Choice) {
  return { label, move: { [key]: move }, blank: blank ? inMove(key, blank) : null };
}

function inMove(key: string, { path, from, min, max }: Blank): Blank {
  return { path: [key, ...path], from, min, max };
}

/** What a seat is being asked, null when it no longer is. */
export function openDecision({ match, seat }: OpenDecision) {
  const asked = askedAt(match, seat);
  if (!asked) return null;
  const deadline = match.standing[seat]?.deadline ?? null;
  return decisionView(match, { ...asked, deadline: deadline === null ? null : new Date(deadline) });
}
