import { isOver, playsIn } from '../event.ts';
import { EventRefusal, forbidden, wrongInput } from '../refuse.ts';
import { fixedChanges } from '../setup.ts';
import { owed } from '../times/clock.ts';
import { nextDue } from '../times/due.ts';
import { type Decides, mustBeOrganizer, mustBeServer, mustRun } from './asked.ts';

/** By how much two clocks may be apart, in milliseconds. */
const APART = 5000;

export const setUp: Decides<'SET_UP'> = (event, command) => {
  mustBeOrganizer(event, command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  const { setup } = command.input;
  if (setup.game !== event.setup.game) throw forbidden('Its game cannot be changed.');
  const fixed = fixedChanges(event, setup);
  if (fixed.length > 0)
    throw forbidden(
      `${fixed.join(', ')}: this cannot be changed any more. ${event.status === 'OPEN' ? 'Registration is open' : 'The tournament has begun'}.`,
    );
  return {};
};

export const announced: Decides<'ANNOUNCED'> = (event, command) => {
  mustBeOrganizer(event, command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  if (event.status === 'DRAFT') throw forbidden('Open registration first: there is nobody to tell it to yet.');
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
  if (
    event.entrants.some(
      ({ gone, members, asked }) => gone === null && members.includes(player) && !asked.includes(player),
    )
  )
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
