const MINUTE = 60_000;

/** As `<input type="datetime-local">` has it. */
export function localText(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** A local time that is no moment or two, since the clocks change then, and the moment it is taken for. */
export interface ClockChange {
  readonly is: 'SKIPPED' | 'TWICE';
  readonly at: Date;
}

/** How far clocks are set: an hour, on Lord Howe Island half of one. */
const STEPS = [60, 30, -30, -60];

/** @param text as `<input type="datetime-local">` has it. @returns null: it is one moment, or none at all */
export function clockChange(text: string): ClockChange | null {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return null;
  const own = localText(at);
  if (own !== text.slice(0, 16)) return { is: 'SKIPPED', at };
  const isTwice = STEPS.some((minutes) => localText(new Date(at.getTime() + minutes * MINUTE)) === own);
  return isTwice ? { is: 'TWICE', at } : null;
}
