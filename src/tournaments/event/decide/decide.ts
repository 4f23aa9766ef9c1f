import { seedHash } from '../../../engine/index.ts';
import type { Command, Happened } from '../entry.ts';
import type { Kind } from '../entry-kinds.ts';
import { type Event, isOver } from '../event.ts';
import { type Decides, EventRefusal, forbidden, mustBeAllowed } from './checks.ts';
import * as eventControl from './event-control.ts';
import * as registration from './registration.ts';
import * as results from './results.ts';
import * as rounds from './rounds.ts';

/** Deciders by kind: each file exports a decider named after each kind it handles. */
const DECIDERS: { readonly [K in Exclude<Kind, 'CREATED'>]: Decides<K> } = {
  ...registration,
  ...results,
  ...rounds,
  ...eventControl,
};

/** Decides a command, for a request and again for verification. @param event null: to be created @throws EventRefusal */
export function decide(event: Event | null, command: Command, seed: string): Happened {
  if (command.kind === 'CREATED') {
    if (event) throw forbidden('The tournament already exists.');
    return { ...command, facts: { seedHash: seedHash(seed) } };
  }
  if (!event) throw forbidden('There is no such tournament: check the id.');
  // The last entry is signed as the last, so nothing may follow it.
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  mustBeAllowed(event, command);
  const decider = DECIDERS[command.kind] as Decides<Kind>; // the command's own kind
  return { ...command, facts: decider(event, command, seed) } as Happened; // facts of the same kind
}
