import { type Blank, type BlankValue, blanksOf, type Choice, filled } from '../../src/engine/index.ts';

/** The contents of one blank: values, labels or beginnings of labels, or a number for a number blank. */
type Value = string | number | readonly (string | number)[];
/** The contents of a blank. A choice with two blanks takes a list with one item for each. */
export type Fill = Value | readonly Value[];

/**
 * Returns the choice with this label, or else the first one whose label begins with it.
 * @throws Error that lists all choices
 */
export function labelled(choices: readonly Choice[], label: string): Choice {
  const found = choices.find((one) => one.label === label) ?? choices.find((one) => one.label.startsWith(label));
  if (!found) throw new Error(`no choice is labelled "${label}"; there are\n${described(choices)}`);
  return found;
}

/**
 * The choice's move with its blanks filled.
 * @param fill by default, the first options, as few as allowed
 * @throws Error if the choice has no blank, or no such option; it lists the options
 */
export function filledWith(choice: Choice, fill?: Fill): object {
  const blanks = blanksOf(choice);
  if (blanks.length === 0 && fill !== undefined) throw new Error(`"${choice.label}" leaves nothing open`);
  const fills = fill === undefined ? [] : blanks.length > 1 ? [fill].flat(1) : [fill];
  if (fills.length > blanks.length) throw new Error(`"${choice.label}" has ${blanks.length} blanks`);
  return filled(choice, ...blanks.map((blank, i) => valueFor(choice, blank, fills[i])));
}

function valueFor({ label }: Choice, { from, min }: Blank, fill: Fill | undefined): BlankValue {
  if (!from) return Number(fill ?? min);
  const wanted = fill === undefined ? from.slice(0, min).map(({ value }) => value) : [fill].flat(2);
  return wanted.map((one) => {
    const text = String(one);
    const found =
      from.find((option) => option.value === one || option.label === text) ??
      from.find((option) => option.label.startsWith(text));
    if (!found) throw new Error(`"${label}" cannot be filled with ${text}; there are\n${listed(from)}`);
    return found.value;
  });
}

/** Returns the choices, one line each. */
export function described(choices: readonly Choice[]): string {
  return choices
    .map((choice) => {
      const open = blanksOf(choice).map(({ path, from, min, max }) => {
        const values = from?.map(({ value }) => value).join(', ');
        return `${path.join('.')}: ${from ? '' : 'a number, '}${min} to ${max}${values ? `  of ${values}` : ''}`;
      });
      return [`  ${choice.label}`, JSON.stringify(choice.move), ...open].join('  ');
    })
    .join('\n');
}

function listed(options: readonly { value: string | number; label: string }[]): string {
  return options.map(({ value, label }) => `  ${value}  ${label}`).join('\n');
}
