import { entrantKnown, entrantThere, mustNotHaveBegun } from './checks.ts';
import { mustBeOneOf } from './registration.ts';
import { reportBack, withReturned } from './reinstatement.ts';
import { forbidden, type Rule } from './rule.ts';
import { withEntrant } from './state-changes.ts';

/** Checks an entrant in before the start. Later, lets a no-show who reports back return. */
export const CHECKED_IN: Rule<'CHECKED_IN'> = {
  decide(event, { by, at, input }) {
    const back = event.status === 'RUNNING' ? entrantKnown(event, input.entrant) : null;
    if (back?.noShow && by !== null && back.members.includes(by)) return reportBack(event, back);
    mustNotHaveBegun(event);
    mustBeOneOf(event, by, entrantThere(event, input.entrant));
    const { checkIn, startsAt } = event.setup;
    if (checkIn === null || startsAt === null)
      throw forbidden('This tournament has no check-in: there is nothing left to do.');
    if (at < startsAt - checkIn * 1000)
      throw forbidden('Check-in has not begun: it opens `checkIn` seconds before `startsAt`.');
    return {};
  },
  fold: (event, { input, facts }) =>
    facts.missed
      ? withReturned(event, input.entrant, facts.missed)
      : withEntrant(event, input.entrant, { checkedIn: true }),
};
