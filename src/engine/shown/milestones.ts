import type { Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes, FactOf } from '../game/game-types.ts';
import { isEngineFact } from '../play/reduce.ts';

/** The moments that divide a match into turns and battles. */
export const MILESTONE_KINDS = ['TURN_BEGAN', 'BATTLE_BEGAN', 'BATTLE_ENDED'] as const;

export interface Milestone {
  kind: (typeof MILESTONE_KINDS)[number];
  /** The index of the line that describes it. */
  line: number;
}

/** Returns the milestones in the lines of an entry, in order. */
export function milestonesIn(game: AnyGame, lines: readonly { facts: readonly Fact[] }[]): Milestone[] {
  return lines.flatMap(({ facts }, line) =>
    facts.flatMap((fact) => {
      const kind = isEngineFact(fact) ? null : kindOf(game, fact);
      return kind ? [{ kind, line }] : [];
    }),
  );
}

function kindOf({ turnLimit, battle }: AnyGame, fact: Fact): Milestone['kind'] | null {
  if (fact.fact === turnLimit?.begins) return 'TURN_BEGAN';
  if (fact.fact === battle?.begins) return 'BATTLE_BEGAN';
  // A fact that is not the engine's belongs to the game.
  return battle?.ends(fact as FactOf<AnyTypes>) ? 'BATTLE_ENDED' : null;
}
