import type { Facts } from '../entry-kinds.ts';
import { currentStage, type Entrant, type Event, isPaired, type RoundPlace } from '../event.ts';
import { qualifiers } from '../final-places.ts';
import { entrantKnown, mustBeNeutralOfficial, mustBeOrganizer } from './checks.ts';
import { forbidden, type Rule } from './rule.ts';
import { withRound } from './state-changes.ts';
import { isUnplayed, withoutLastStage } from './taken-back-rounds.ts';

export const REINSTATED: Rule<'REINSTATED'> = {
  decide(event, command) {
    const entrant = entrantKnown(event, command.input.entrant);
    if (entrant.gone === 'DISQUALIFIED') mustBeOrganizer(event, command); // only the organizer revokes this
    mustBeNeutralOfficial(event, command);
    if (entrant.gone !== 'DROPPED' && entrant.gone !== 'DISQUALIFIED')
      throw forbidden(
        'The entrant still takes part: only an entrant who dropped out or was disqualified can come back.',
      );
    return isInStage(event, entrant) ? { missed: missedBy(event, entrant) } : backToStage(event, entrant);
  },
  fold: (event, { input, facts }) =>
    withReturned(facts.recut ? withoutLastStage(event) : event, input.entrant, facts.missed),
};

/** Returns the rounds that the no-show missed. @throws EventRefusal if a stage has begun without the entrant */
export function reportBack(event: Event, entrant: Entrant): { missed: RoundPlace[] } {
  if (!isInStage(event, entrant))
    throw forbidden(
      'A stage has begun without this entrant: only the organizer or a judge can bring the entrant back.',
    );
  return { missed: missedBy(event, entrant) };
}

function isInStage(event: Event, { number }: Entrant): boolean {
  return currentStage(event)?.players.includes(number) ?? false;
}

// An entrant who would have qualified joins the next stage if play has not begun. The qualifiers are then reselected.
function backToStage(event: Event, entrant: Entrant): Facts<'REINSTATED'> {
  const [before, next] = event.stages.slice(-2);
  if (!before?.players.includes(entrant.number) || !next || !isUnplayed(event, next))
    throw forbidden('A stage has been played without this entrant, who can no longer come back.');
  const missed = missedBy(event, entrant).filter(({ stage }) => stage !== next.number);
  const corrected = withReturned(event, entrant.number, missed);
  const stage = corrected.stages.at(-2) ?? before;
  const goesOn = qualifiers(corrected, stage, next.setup.take).includes(entrant.number);
  return { missed, ...(goesOn && { recut: true }) };
}

function missedBy(event: Event, { number, missesFrom: from }: Entrant): RoundPlace[] {
  const rounds = from ? (event.stages[from.stage - 1]?.rounds ?? []) : [];
  return rounds
    .filter((one) => one.round >= (from?.round ?? 0) && !isPaired(one, number) && !one.missed?.includes(number))
    .map(({ stage, round }) => ({ stage, round }));
}

export function withReturned(event: Event, number: number, missed: readonly RoundPlace[]): Event {
  const entrants = event.entrants.map((one) => {
    if (one.number !== number) return one;
    const { missesFrom: _, ...entrant } = one;
    return { ...entrant, gone: null, noShow: false };
  });
  return missed.reduce<Event>(
    (next, at) => withRound(next, at, (round) => ({ ...round, missed: [...(round.missed ?? []), number] })),
    { ...event, entrants },
  );
}
