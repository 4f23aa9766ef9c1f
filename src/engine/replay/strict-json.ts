import { Unreadable } from './unreadable.ts';

/** The limits of a JSON text. Parsing a larger text could exhaust the memory. */
export interface TextBounds {
  /** The maximum nesting depth of objects and lists. */
  depth: number;
  /** The maximum number of objects, lists, strings, numbers and keys in total. */
  values: number;
  /** The maximum number of keys in one object. */
  keys: number;
}

/** A range of the text, from its first character to the position after its last. */
export interface Span {
  from: number;
  to: number;
}

const [QUOTE, BACKSLASH, MINUS] = [34, 92, 45];
const [COMMA, COLON] = [44, 58];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125];
const [ZERO, NINE] = [48, 57];
/** JavaScript represents every whole number with at most this many digits exactly. */
const EXACT = 15;
const LONE_SURROGATE = /\p{Surrogate}/u;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPES = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Scans JSON without building values, and refuses texts that readers could interpret differently: duplicate keys,
 * `__proto__`, numbers that JavaScript would write differently, and lone surrogates. `JSON.parse` accepts the rest.
 */
export class StrictJson {
  readonly #text: string;
  readonly #bounds: TextBounds;
  #values = 0;

  /** @throws Unreadable FORM if the text contains a lone surrogate */
  constructor(text: string, bounds: TextBounds) {
    if (LONE_SURROGATE.test(text)) throw ambiguous('half a surrogate pair');
    this.#text = text;
    this.#bounds = bounds;
  }

  /** Returns the position of the next character that is not white space. */
  next(at: number): number {
    for (let i = at; ; i++) {
      const unit = this.#text.charCodeAt(i);
      if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return i;
    }
  }

  unitAt(at: number): number {
    return this.#text.charCodeAt(at);
  }

  /**
   * Returns the end of the value that starts at this position.
   * @throws Unreadable FORM if there is no value or the value is ambiguous; SIZE if a limit is exceeded
   */
  value(at: number, depth = 0): number {
    this.#count();
    const unit = this.#text.charCodeAt(at);
    if (unit === QUOTE) return this.#string(at);
    if (unit === OBJECT || unit === LIST) {
      if (depth >= this.#bounds.depth) throw tooDeep();
      return unit === OBJECT
        ? this.members(at, (_, inner) => this.value(inner, depth + 1))
        : this.elements(at, (inner) => this.value(inner, depth + 1));
    }
    if (unit === MINUS || (unit >= ZERO && unit <= NINE)) return this.#number(at);
    const word = ['true', 'false', 'null'].find((one) => this.#text.startsWith(one, at));
    if (word === undefined) throw noJson();
    return at + word.length;
  }

  /** @param member receives each key and the start of its value, and returns the value's end */
  members(at: number, member: (key: string, from: number) => number): number {
    if (this.#text.charCodeAt(at) !== OBJECT) throw unfit('A JSON object, {…}, was expected.');
    const keys = new Keys(this.#bounds.keys);
    let i = this.next(at + 1);
    if (this.#text.charCodeAt(i) === OBJECT_END) return i + 1;
    for (;;) {
      if (this.#text.charCodeAt(i) !== QUOTE) throw noJson();
      this.#count();
      const end = this.#string(i);
      const key = this.#key(i, end);
      keys.add(key);
      const colon = this.next(end);
      if (this.#text.charCodeAt(colon) !== COLON) throw noJson();
      i = this.next(member(key, this.next(colon + 1)));
      if (this.#text.charCodeAt(i) === OBJECT_END) return i + 1;
      if (this.#text.charCodeAt(i) !== COMMA) throw noJson();
      i = this.next(i + 1);
    }
  }

  /** @param element receives the start of each element and returns the element's end */
  elements(at: number, element: (from: number) => number): number {
    if (this.#text.charCodeAt(at) !== LIST) throw unfit('A JSON array, […], was expected.');
    let i = this.next(at + 1);
    if (this.#text.charCodeAt(i) === LIST_END) return i + 1;
    for (;;) {
      i = this.next(element(i));
      if (this.#text.charCodeAt(i) === LIST_END) return i + 1;
      if (this.#text.charCodeAt(i) !== COMMA) throw noJson();
      i = this.next(i + 1);
    }
  }

  #count(): void {
    this.#values++;
    const { values } = this.#bounds;
    if (this.#values > values) throw tooMuch('objects, lists, keys and values', values);
  }

  #key(from: number, to: number): string {
    const raw = this.#text.slice(from + 1, to - 1);
    return raw.includes('\\') ? String(JSON.parse(this.#text.slice(from, to))) : raw;
  }

  #string(at: number): number {
    let escaped = false;
    for (let i = at + 1; ; i++) {
      const unit = this.#text.charCodeAt(i);
      if (unit === QUOTE) {
        if (escaped) this.#whole(at, i + 1);
        return i + 1;
      }
      if (unit === BACKSLASH) {
        ESCAPES.lastIndex = i;
        if (!ESCAPES.test(this.#text)) throw noJson();
        i = ESCAPES.lastIndex - 1;
        escaped = true;
      } else if (!(unit >= 32)) throw noJson(); // `unit` is NaN past the end of the text
    }
  }

  // Checks a string with escapes, because an escape can encode a lone surrogate.
  #whole(from: number, to: number): void {
    const raw = this.#text.slice(from, to);
    if (/\\u[dD][89a-fA-F]/.test(raw) && LONE_SURROGATE.test(String(JSON.parse(raw))))
      throw ambiguous('half a surrogate pair');
  }

  #number(at: number): number {
    let i = at;
    while (this.#isDigit(i)) i++;
    const unit = this.#text.charCodeAt(i);
    const isPlain = i > at && i - at <= EXACT && unit !== 46 && unit !== 69 && unit !== 101;
    if (isPlain && (this.#text.charCodeAt(at) !== ZERO || i === at + 1)) return i;
    NUMBER.lastIndex = at;
    const [written] = NUMBER.exec(this.#text) ?? [];
    if (written === undefined) throw noJson();
    if (String(Number(written)) !== written)
      throw ambiguous(`the number ${written.slice(0, 40)}, which JavaScript writes differently`);
    return at + written.length;
  }

  #isDigit(at: number): boolean {
    const unit = this.#text.charCodeAt(at);
    return unit >= ZERO && unit <= NINE;
  }
}

/** The keys of one object. Most objects have few keys. */
class Keys {
  readonly #few: string[] = [];
  #many: Set<string> | null = null;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(key: string): void {
    if (key === '__proto__') throw ambiguous('a key "__proto__"');
    if (this.#many ? this.#many.has(key) : this.#few.includes(key))
      throw ambiguous(`the key ${JSON.stringify(key.slice(0, 40))} twice in one object`);
    if (this.#many) {
      this.#many.add(key);
      if (this.#many.size > this.#most) throw tooMuch('keys in one object', this.#most);
    } else if (this.#few.push(key) > 16) this.#many = new Set(this.#few);
  }
}

/** @throws Unreadable FORM if the text is invalid or ambiguous; SIZE if a limit is exceeded */
export function parsedStrictly(text: string, bounds: TextBounds): unknown {
  const json = new StrictJson(text, bounds);
  const end = json.next(json.value(json.next(0)));
  if (end < text.length) throw noJson();
  return JSON.parse(text);
}

export function noJson(): Unreadable {
  return unfit('This is not JSON: take the document as it was downloaded.');
}

function unfit(message: string): Unreadable {
  return new Unreadable(message, { field: 'body' });
}

function ambiguous(what: string): Unreadable {
  return new Unreadable(`The document has ${what}: parsers may disagree on what it means.`, { field: 'body' });
}

function tooDeep(): Unreadable {
  return new Unreadable('The document is nested too deeply.', { field: 'body' });
}

function tooMuch(what: string, limit: number): Unreadable {
  return new Unreadable(`The document has more than ${limit} ${what}.`, { cost: limit + 1, limit });
}
