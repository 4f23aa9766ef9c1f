const MINUTE = 60_000;

/** Formats a moment for `<input type="datetime-local">`. */
export function localText(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** A local time that does not exist or occurs twice because the clocks change, and the moment used for it. */
export interface ClockChange {
  readonly is: 'SKIPPED' | 'TWICE';
  readonly at: Date;
}

/** The sizes of clock changes: an hour, or half an hour on Lord Howe Island. */
const STEPS = [60, 30, -30, -60];

/**
 * @param text in the format of `<input type="datetime-local">`. @returns null if the text is invalid, or names exactly
 * one moment
 */
export function clockChange(text: string): ClockChange | null {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return null;
  const own = localText(at);
  if (own !== text.slice(0, 16)) return { is: 'SKIPPED', at };
  const isTwice = STEPS.some((minutes) => localText(new Date(at.getTime() + minutes * MINUTE)) === own);
  return isTwice ? { is: 'TWICE', at } : null;
}
