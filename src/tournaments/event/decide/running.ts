import { isOver, playsIn } from '../event.ts';
import { EventRefusal, forbidden, wrongInput } from '../refuse.ts';
import { owed } from '../times/clock.ts';
import { nextDue } from '../times/due.ts';
import { type Decides, mustBeOrganizer, mustBeServer, mustRun } from './asked.ts';

/** By how much two clocks may be apart, in milliseconds. */
const APART = 5000;

export const setUp: Decides<'SET_UP'> = (event, command) => {
  mustBeOrganizer(event, command);
  if (event.status !== 'DRAFT') throw forbidden('It is announced already, and others count on it.');
  if (command.input.setup.game !== event.setup.game) throw forbidden('Its game cannot be changed.');
  return {};
};

export const opened: Decides<'OPENED'> = (event, command) => {
  mustBeOrganizer(event, command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  if (event.status !== 'DRAFT') throw forbidden('Registration has begun already.');
  return {};
};

export const paused: Decides<'PAUSED'> = (event, command) => {
  mustRun(event);
  mustBeOrganizer(event, command);
  if (event.pausedAt !== null) throw forbidden('It is paused already.');
  return {};
};

export const resumed: Decides<'RESUMED'> = (event, command) => {
  mustRun(event);
  mustBeOrganizer(event, command);
  if (event.pausedAt === null) throw forbidden('It is not paused.');
  return {};
};

// That the server was away is its own word; what follows from that is a rule.
export const timeGivenBack: Decides<'TIME_GIVEN_BACK'> = (event, command) => {
  mustBeServer(command);
  const { began: from, ended: to } = command.input;
  if (to > command.at + APART) throw wrongInput('ended', 'It is not over yet.');
  if (!owed(event, [{ from, to }])) throw forbidden('Nothing ran out meanwhile.');
  return {};
};

export const appointed: Decides<'APPOINTED'> = (event, command) => {
  mustBeOrganizer(event, command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  const { player, role } = command.input;
  if (event.officials.some((one) => one.player === player && one.role === role)) throw forbidden('Appointed already.');
  if (event.entrants.some(({ gone, members }) => gone === null && members.includes(player)))
    throw forbidden('Who plays in it has no office there.');
  if (event.status === 'RUNNING' && playsIn(event, player))
    throw forbidden('Who has played in it has no office there while it runs.');
  return {};
};

export const dismissed: Decides<'DISMISSED'> = (event, command) => {
  mustBeOrganizer(event, command);
  const { player, role } = command.input;
  if (!event.officials.some((one) => one.player === player && one.role === role))
    throw forbidden('Has no such office.');
  return {};
};

export const cancelled: Decides<'CANCELLED'> = (event, command, seed) => {
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  if (command.by !== null) mustBeOrganizer(event, command);
  else {
    const due = nextDue(event);
    if (due?.kind !== 'CANCELLED' || due.at > command.at) throw forbidden('It is not time for this.');
  }
  return { seed };
};
