import { same } from '../../engine/index.ts';
import type { Setup, SetupField } from './setup.ts';

/** Fields that can be changed until the tournament ends, because they do not affect past or running rounds. */
const ALWAYS: SetupField[] = ['name', 'description', 'capacity', 'roundLength', 'pause', 'grace', 'lateRounds'];
/** Further fields that can be changed until the tournament begins. */
const BEFORE: SetupField[] = ['startsAt', 'checkIn', 'atTime', 'noShowAfter', 'noShowDrops', 'champion'];

/** Returns the set-up with values for the fields that older set-ups omit. */
export function spelledOut(setup: Setup): Setup {
  return { grace: 0, noShowAfter: 0, noShowDrops: false, champion: null, ...setup };
}

export function changesIn(before: Setup, after: Setup): SetupField[] {
  const [was, is] = [spelledOut(before), spelledOut(after)];
  const fields = Object.keys({ ...was, ...is }) as SetupField[]; // the schema allows no other fields
  return fields.filter((field) => !same(was[field] ?? null, is[field] ?? null));
}

/** Returns the fields that a request would change although they can no longer be changed. */
export function fixedChanges({ status, setup }: { status: string; setup: Setup }, wanted: Setup): SetupField[] {
  if (status === 'DRAFT') return [];
  const free = status === 'OPEN' ? [...ALWAYS, ...BEFORE] : ALWAYS;
  return changesIn(setup, wanted).filter((field) => !free.includes(field));
}
