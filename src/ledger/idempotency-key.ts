import { Refused } from '../errors.ts';

/** What PostgreSQL cannot store is refused before it gets there. @throws Refused BAD_INPUT */
export function checkKey(key: string | null | undefined): void {
  if (key === null || key === undefined) return;
  if (key.length < 1 || key.length > 200 || /[\0\p{Surrogate}]/u.test(key))
    throw new Refused('BAD_INPUT', 'key: must have 1 to 200 characters', { field: 'key' });
}

/** The refusal of a key that came before with something else. */
export function keyUsed(what: 'move' | 'request', details: object = {}): Refused {
  return new Refused('BAD_INPUT', `This key has been used for another ${what}: send a new key with each new ${what}.`, {
    field: 'key',
    ...details,
  });
}
