import type { Command, Happened } from '../entry.ts';
import type { Facts, Kind } from '../entry-kinds.ts';
import type { Event } from '../event.ts';

export interface Rule<K extends Kind> {
  /** Decides a command on an unfinished tournament, and returns the resulting facts. @throws EventRefusal */
  decide(event: Event, command: Command<K>, seed: string): Facts<K>;
  fold(event: Event, entry: Happened<K> & { version: number }): Event;
}

/** An expected refusal of a command, which leaves the tournament unchanged. */
export class EventRefusal extends Error {
  override name = 'EventRefusal';
  readonly code: 'FORBIDDEN' | 'BAD_INPUT' | 'TOURNAMENT_OVER';
  /** The invalid field, if the code is BAD_INPUT. */
  readonly field: string | null;

  constructor(code: EventRefusal['code'], message: string, field: string | null = null) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

export function forbidden(message: string): EventRefusal {
  return new EventRefusal('FORBIDDEN', message);
}

export function wrongInput(field: string, message: string): EventRefusal {
  return new EventRefusal('BAD_INPUT', message, field);
}
