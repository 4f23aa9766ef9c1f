import { changesIn, fixedChanges } from '../setup-changes.ts';
import { forbidden, type Rule } from './rule.ts';

export const SET_UP: Rule<'SET_UP'> = {
  decide(event, command) {
    const { setup } = command.input;
    if (setup.game !== event.setup.game) throw forbidden('The game cannot be changed: create another tournament.');
    const fixed = fixedChanges(event, setup);
    if (fixed.length > 0)
      throw forbidden(
        `${fixed.join(', ')}: this can no longer be changed, so leave it as it is. ${event.status === 'OPEN' ? 'Registration is open' : 'The tournament has begun'}.`,
      );
    return {};
  },
  // The server gives back the time of all outages before this entry.
  fold(event, { at, version, input: { setup } }) {
    if (event.status === 'DRAFT') return { ...event, setup };
    const changed = changesIn(event.setup, setup);
    const notices = changed.length > 0 ? [...event.notices, { version, at, text: null, changed }] : event.notices;
    return { ...event, setup, settledTo: at, notices };
  },
};

export const OPENED: Rule<'OPENED'> = {
  decide(event) {
    if (event.status !== 'DRAFT') throw forbidden('Registration is already open: there is nothing left to do.');
    return {};
  },
  fold: (event, { at }) => ({ ...event, status: 'OPEN', settledTo: at }),
};

export const ANNOUNCED: Rule<'ANNOUNCED'> = {
  decide(event) {
    if (event.status === 'DRAFT') throw forbidden('There is no one to tell yet: open registration first.');
    return {};
  },
  fold: (event, { at, version, input: { text } }) => ({
    ...event,
    notices: [...event.notices, { version, at, text, changed: [] }],
  }),
};
