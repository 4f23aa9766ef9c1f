import { lasting } from '../../../browser/storage.ts';

/** The tips that a player has seen, and whether the player wants more. */
export interface Coaching {
  readonly off: boolean;
  readonly seen: readonly string[];
}

const NEW: Coaching = { off: false, seen: [] };

const keyOf = (player: string): string => `arbiter.coach.${player}`;

/** Reads what this browser has stored for a player. Anything unreadable counts as new. */
export function coachingOf(player: string): Coaching {
  return coachingIn(lasting.read(keyOf(player)));
}

export function coachingIn(text: string | null): Coaching {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    const { off, seen } = { ...NEW, ...Object(read) };
    const names = Array.isArray(seen) ? seen.filter((one): one is string => typeof one === 'string') : [];
    return { off: off === true, seen: names };
  } catch {
    return NEW;
  }
}

export function keepCoaching(player: string, change: (now: Coaching) => Coaching): void {
  lasting.keep(keyOf(player), JSON.stringify(change(coachingOf(player))));
}
