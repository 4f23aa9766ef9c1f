import { playsIn } from '../event.ts';
import { forbidden, type Rule } from './rule.ts';

export const APPOINTED: Rule<'APPOINTED'> = {
  decide(event, command) {
    const { player, role } = command.input;
    if (event.officials.some((one) => one.player === player && one.role === role))
      throw forbidden('The player already has this role: there is nothing left to do.');
    if (event.entrants.some((one) => one.gone === null && one.members.includes(player) && !one.asked.includes(player)))
      throw forbidden('The player takes part in the tournament: entrants cannot be officials, so name another player.');
    if (event.status === 'RUNNING' && playsIn(event, player))
      throw forbidden(
        'The player has played in the tournament, and cannot be an official while it runs: name another player.',
      );
    return {};
  },
  fold: (event, { input }) => ({ ...event, officials: [...event.officials, input] }),
};

export const DISMISSED: Rule<'DISMISSED'> = {
  decide(event, command) {
    const { player, role } = command.input;
    if (!event.officials.some((one) => one.player === player && one.role === role))
      throw forbidden('The player does not have this role: `officials` lists the players who do.');
    return {};
  },
  fold: (event, { input }) => ({
    ...event,
    officials: event.officials.filter(({ player, role }) => player !== input.player || role !== input.role),
    ...(event.status === 'RUNNING' && { pastOfficials: [...new Set(event.pastOfficials).add(input.player)] }),
  }),
};
