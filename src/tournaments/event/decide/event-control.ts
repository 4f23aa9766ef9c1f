import { owed } from '../due-times.ts';
import { playsIn } from '../event.ts';
import { fixedChanges } from '../setup.ts';
import { type Decides, forbidden, wrongInput } from './checks.ts';

/** Tolerated difference between two clocks, in milliseconds. */
const APART = 5000;

export const SET_UP: Decides<'SET_UP'> = (event, command) => {
  const { setup } = command.input;
  if (setup.game !== event.setup.game) throw forbidden('The game cannot be changed: create another tournament.');
  const fixed = fixedChanges(event, setup);
  if (fixed.length > 0)
    throw forbidden(
      `${fixed.join(', ')}: this can no longer be changed, so leave it as it is. ${event.status === 'OPEN' ? 'Registration is open' : 'The tournament has begun'}.`,
    );
  return {};
};

export const ANNOUNCED: Decides<'ANNOUNCED'> = (event) => {
  if (event.status === 'DRAFT') throw forbidden('There is no one to tell yet: open registration first.');
  return {};
};

export const OPENED: Decides<'OPENED'> = (event) => {
  if (event.status !== 'DRAFT') throw forbidden('Registration is already open: nothing is left to do.');
  return {};
};

export const PAUSED: Decides<'PAUSED'> = (event) => {
  if (event.pausedAt !== null) throw forbidden('The tournament is already paused: nothing is left to do.');
  return {};
};

export const RESUMED: Decides<'RESUMED'> = (event) => {
  if (event.pausedAt === null) throw forbidden('The tournament is not paused: nothing is left to do.');
  return {};
};

// The outage is the server's word; its consequences are a rule.
export const TIME_GIVEN_BACK: Decides<'TIME_GIVEN_BACK'> = (event, command) => {
  const { began: from, ended: to } = command.input;
  if (to > command.at + APART) throw wrongInput('ended', 'The outage is not over yet.');
  if (!owed(event, [{ from, to }])) throw forbidden('No time ran out during the outage.');
  return {};
};

export const APPOINTED: Decides<'APPOINTED'> = (event, command) => {
  const { player, role } = command.input;
  if (event.officials.some((one) => one.player === player && one.role === role))
    throw forbidden('The player already has this office: nothing is left to do.');
  if (event.entrants.some((one) => one.gone === null && one.members.includes(player) && !one.asked.includes(player)))
    throw forbidden('The player takes part in the tournament: entrants cannot be officials, so name another player.');
  if (event.status === 'RUNNING' && playsIn(event, player))
    throw forbidden(
      'The player has played in the tournament, and cannot be an official while it runs: name another player.',
    );
  return {};
};

export const DISMISSED: Decides<'DISMISSED'> = (event, command) => {
  const { player, role } = command.input;
  if (!event.officials.some((one) => one.player === player && one.role === role))
    throw forbidden('The player has no such office: `officials` lists who has one.');
  return {};
};

export const CANCELLED: Decides<'CANCELLED'> = (_, __, seed) => ({ seed });
