import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The maximum number of characters of a value that a message repeats. */
const LONGEST = 60;

/**
 * Returns undefined to use Zod's message. Messages set in a schema take precedence.
 * @param input the value as received, if Zod has already converted it
 */
export function misfitText(issue: Issue, input = issue.input): string | undefined {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue);
  if (input === undefined) return `is missing${wanted(issue)}`;
  if (issue.code === 'invalid_type') return `must be ${kindOf(issue.expected)}, not ${shown(input)}`;
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map(shown))}, not ${shown(input)}`;
  if (issue.code === 'too_big') return bound('most', issue.maximum, issue);
  if (issue.code === 'too_small') return bound('least', issue.minimum, issue);
  if (issue.code === 'invalid_format')
    return `must be ${FORMATS[issue.format] ?? `a ${issue.format}`}, not ${shown(input)}`;
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}, not ${shown(input)}`;
  if (issue.code === 'invalid_union') return ofUnion(issue);
  return undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  ...{ int: 'a whole number', number: 'a number', string: 'text', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', record: 'an object', null: 'null' },
};
const FORMATS: Readonly<Record<string, string>> = {
  ...{ uuid: 'an id (a UUID)', guid: 'an id (a UUID)', datetime: 'a timestamp such as 2030-01-31T18:05:09.123Z' },
  ...{ url: 'a URL', email: 'an email address', regex: 'text in the required format' },
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? `a ${expected}`;
}

function wanted(issue: Issue): string {
  if (issue.code === 'invalid_type') return `: it must be ${kindOf(issue.expected)}`;
  return issue.code === 'invalid_value' ? `: it must be ${listed(issue.values.map(shown))}` : '';
}

function bound(
  end: 'least' | 'most',
  limit: number | bigint,
  { origin, input, inclusive }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'inclusive'> & { input?: unknown },
): string {
  const than = inclusive === false ? { least: 'more than', most: 'less than' }[end] : `at ${end}`;
  const length = typeof input === 'string' || Array.isArray(input) ? input.length : null;
  if (length === null) return `must be ${than} ${limit}, not ${shown(input)}`;
  const unit = `${origin === 'string' ? 'character' : 'element'}${Number(limit) === 1 ? '' : 's'}`;
  return `must have ${than} ${limit} ${unit}, not ${length}`;
}

function unknownKeys(issue: Extract<Issue, { code: 'unrecognized_keys' }>): string {
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
  const next = known.length > 0 ? `the known keys are ${known.join(', ')}` : 'leave it out';
  return `there is no ${listed(issue.keys.map(shown))}: ${next}`;
}

// Describes the fault in the closest member of a union, which is the member with the deepest fault.
function ofUnion({ errors, input }: Extract<Issue, { code: 'invalid_union' }>): string | undefined {
  const faults = errors.flatMap(([first]) => first ?? []);
  const deepest = Math.max(...faults.map(({ path }) => path.length));
  const near = faults.filter(({ path }) => path.length === deepest);
  const wanted = near.map(({ path, ...fault }) => (path.length === 0 ? alternatives(fault) : []));
  if (wanted.length > 0 && wanted.every(({ length }) => length > 0))
    return `must be ${listed([...new Set(wanted.flat())])}, not ${shown(input)}`;
  return listed([...new Set(near.map(({ path, message }) => [...path, message].join(' ')))]) || undefined;
}

// Returns the values that one member of a union accepts, or an empty list if these need a longer description.
function alternatives(fault: Omit<z.core.$ZodIssue, 'path'>): string[] {
  if (fault.code === 'invalid_type' && 'expected' in fault) return [kindOf(String(fault.expected))];
  return fault.code === 'invalid_value' && 'values' in fault && Array.isArray(fault.values)
    ? fault.values.map(shown)
    : [];
}

/** Zod replaces invalid numbers with NaN, so messages read the original value from the input. */
export function inputAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (isMap(inner) ? inner[key] : undefined), value);
}

function isMap(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

// Shortens a value for a message, because documents can be large.
function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > LONGEST) return `${JSON.stringify(value.slice(0, LONGEST))}…`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
