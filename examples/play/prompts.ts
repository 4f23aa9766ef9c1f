import * as clack from '@clack/prompts';
import type { BlankOption } from './shapes.ts';

/**
 * An item of a list. Only this file uses the prompts library. Every question returns null if the user presses Ctrl-C.
 */
export interface Item<T> {
  value: T;
  label: string;
  hint?: string;
}

/** The length of a list above which the user searches by typing. */
const SEARCHED = 12;
/** The number of lines of a list that are on the screen at the same time. */
const PAGE = 12;

/** Lets the user choose one item of a list. */
export async function chooseOne<T>(
  message: string,
  items: readonly Item<T>[],
  signal?: AbortSignal,
): Promise<T | null> {
  const options = items.map(({ label, hint }, index) => ({ value: index, label, ...(hint ? { hint } : {}) }));
  const common = { message, options, maxItems: PAGE, ...(signal ? { signal } : {}) };
  const index = await (items.length > SEARCHED
    ? clack.autocomplete({ ...common, placeholder: 'type to search' })
    : clack.select({ ...common, showInstructions: false }));
  return clack.isCancel(index) ? null : (items[index]?.value ?? null);
}

/**
 * Lets the user choose several items of a list. Asks again until the number of items is right. Returns the items in the
 * order in which the user picked them.
 */
export async function chooseSome(
  message: string,
  { from, min, max }: { from: readonly BlankOption[]; min: number; max: number },
  signal?: AbortSignal,
): Promise<unknown[] | null> {
  const many = min === max ? `${min}` : `${min} to ${max}`;
  for (let initialValues: number[] = []; ; ) {
    const picked = await clack.autocompleteMultiselect<number>({
      message: `${message} (${many}: Tab to pick, Enter when done)`,
      options: from.map(({ label }, index) => ({ value: index, label })),
      maxItems: PAGE,
      initialValues,
      ...(signal ? { signal } : {}),
    });
    if (clack.isCancel(picked)) return null;
    if (picked.length >= min && picked.length <= max)
      return from.length > 0 ? picked.map((index) => from[index]?.value) : [];
    clack.log.warn(`Pick ${many}, not ${picked.length}.`);
    initialValues = picked;
  }
}

/** Asks the user for a whole number. */
export async function chooseNumber(
  message: string,
  { min, max }: { min: number; max: number },
  signal?: AbortSignal,
): Promise<number | null> {
  const text = await clack.text({
    message: `${message} (${min} to ${max})`,
    validate: (value) =>
      /^-?\d+$/.test(value?.trim() ?? '') && Number(value) >= min && Number(value) <= max
        ? undefined
        : `Enter a whole number from ${min} to ${max}.`,
    ...(signal ? { signal } : {}),
  });
  return clack.isCancel(text) ? null : Number(text);
}

export async function askText(message: string, placeholder = ''): Promise<string | null> {
  const text = await clack.text({
    message,
    placeholder,
    validate: (value) => (value ? undefined : 'Please enter something.'),
  });
  return clack.isCancel(text) ? null : text;
}

export async function askPassword(message: string): Promise<string | null> {
  const text = await clack.password({ message });
  return clack.isCancel(text) ? null : text;
}
