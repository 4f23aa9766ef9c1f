import { seedHash } from '../../engine/index.ts';
import type { Command, Happened } from './entry.ts';
import { type Event, isOver } from './event.ts';
import { mustBeAllowed } from './rules/checks.ts';
import { EventRefusal, forbidden } from './rules/rule.ts';
import { ruleOf } from './rules-by-kind.ts';

/** Used for requests and again for verification. `event` is null before the first entry. @throws EventRefusal */
export function decide(event: Event | null, command: Command, seed: string): Happened {
  if (command.kind === 'CREATED') {
    if (event) throw forbidden('The tournament already exists.');
    return { ...command, facts: { seedHash: seedHash(seed) } };
  }
  if (!event) throw forbidden('There is no such tournament: check the id.');
  // The last entry is signed as the last one, so no entry may follow it.
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  mustBeAllowed(event, command);
  return { ...command, facts: ruleOf(command.kind).decide(event, command, seed) } as Happened; // kind and facts match
}
