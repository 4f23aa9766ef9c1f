import { hueOf } from '../../parts/cards/hue.ts';

/** The look of an item, as defined by a game. */
export interface Look {
  /** The hue, from 0 to 359. By default, it is derived from the name. */
  readonly hue?: number;
  /** The strength of the colour, from 0 (grey) to 1; by default 0.5. */
  readonly strength?: number;
  /** A key of `symbols`. */
  readonly symbol?: string;
}

/**
 * A game's additions to the look of its table, exported by `skin/index.ts` in the game's folder. All fields are
 * optional.
 */
export interface Skin {
  /** The data of an SVG path in a square of 24 by 24. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The looks of cells, by `Cell.kind`, or by `Cell.label` if the label is more specific. */
  readonly cells?: Readonly<Record<string, Look>>;
  /** The looks of pieces, by `Piece.kind`, by `Piece.label`, or by a word of the label. */
  readonly pieces?: Readonly<Record<string, Look>>;
  /** The looks of cards, by `CardView.name` or by `CardView.back`. */
  readonly cards?: Readonly<Record<string, Look>>;
  /** The looks of cards by words of `CardView.text`, such as "Material". The first matching word counts. */
  readonly cardsThatSay?: Readonly<Record<string, Look>>;
  /** The first words of labels of wall counters, which are drawn as a line along the side, not as a number. */
  readonly walls?: readonly string[];
}

export const PLAIN: Skin = {};

/** A look with all defaults filled in. */
export interface Looks {
  readonly hue: number;
  readonly strength: number;
  /** The data of a path; null for no symbol. */
  readonly symbol: string | null;
}

/**
 * Returns the look of an item: by its name, otherwise by its printed text, otherwise by its kind.
 * @param words its name, then increasingly general words; without a skin the last one determines the hue
 */
export function looksOf(skin: Skin, among: 'cells' | 'pieces' | 'cards', words: readonly string[], text = ''): Looks {
  const [named, ...kinds] = words.map((word) => own(skin[among], word));
  const printed = text === '' ? [] : Object.entries(skin.cardsThatSay ?? {}).filter(([said]) => text.includes(said));
  const look = [named, printed[0]?.[1], ...kinds].find((one) => one !== undefined) ?? {};
  const { hue = hueOf(words.at(-1) ?? ''), strength = 0.5, symbol } = look;
  return { hue, strength, symbol: (symbol === undefined ? undefined : own(skin.symbols, symbol)) ?? null };
}

// Names come from the server, so a name such as `constructor` must not match an inherited property.
function own<T>(all: Readonly<Record<string, T>> | undefined, word: string): T | undefined {
  return all && Object.hasOwn(all, word) ? all[word] : undefined;
}

/** Returns the CSS variables `--hue` and `--strength`. */
export function colourOf({ hue, strength }: Looks): Record<string, string> {
  return { '--hue': String(hue), '--strength': String(strength) };
}
