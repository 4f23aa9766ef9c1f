import { type Choice, filled } from '../../src/engine/index.ts';

/** What goes into a blank: values, or labels of options or what these begin with; of a blank for a number: the number. */
export type Fill = string | number | readonly (string | number)[];

/**
 * The choice with this label, or else the first one whose label begins so.
 * @throws Error with all that there are
 */
export function labelled(choices: readonly Choice[], label: string): Choice {
  const found = choices.find((one) => one.label === label) ?? choices.find((one) => one.label.startsWith(label));
  if (!found) throw new Error(`no choice is labelled "${label}"; there are\n${described(choices)}`);
  return found;
}

/**
 * The choice's move, its blank filled.
 * @param fill left out: the first options, as few as may be
 * @throws Error where it leaves nothing open, or has no such option, with those that it has
 */
export function filledWith(choice: Choice, fill?: Fill): object {
  const { blank } = choice;
  if (!blank) {
    if (fill !== undefined) throw new Error(`"${choice.label}" leaves nothing open`);
    return choice.move;
  }
  if (!blank.from) return filled(choice, Number(fill ?? blank.min));
  const options = blank.from;
  const wanted = fill === undefined ? options.slice(0, blank.min).map(({ value }) => value) : [fill].flat();
  return filled(
    choice,
    wanted.map((one) => {
      const text = String(one);
      const found =
        options.find(({ value, label }) => value === one || label === text) ??
        options.find(({ label }) => label.startsWith(text));
      if (!found) throw new Error(`"${choice.label}" cannot be filled with ${text}; there are\n${listed(options)}`);
      return found.value;
    }),
  );
}

/** What may be answered, a line each. */
export function described(choices: readonly Choice[]): string {
  return choices
    .map(({ label, move, blank }) => {
      const open = blank && `${blank.path.join('.')}: ${blank.from ? '' : 'a number, '}${blank.min} to ${blank.max}`;
      const values = blank?.from?.map(({ value }) => value).join(', ');
      return [`  ${label}`, JSON.stringify(move), open, values && `of ${values}`].filter(Boolean).join('  ');
    })
    .join('\n');
}

function listed(options: readonly { value: string | number; label: string }[]): string {
  return options.map(({ value, label }) => `  ${value}  ${label}`).join('\n');
}
