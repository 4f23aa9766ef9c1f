import { hueOf } from '../../parts/cards/hue.ts';

/** How something looks in a game that has said so. */
export interface Look {
  /** 0 to 359; left out: one that follows from the word. */
  readonly hue?: number;
  /** How strong the colour is, 0 (grey) to 1; 0.5 when left out. */
  readonly strength?: number;
  /** A key of `symbols`. */
  readonly symbol?: string;
}

/** What a game adds to the looks of its table. It stands in the game's own folder, as `skin/index.ts`; all of it may be left out. */
export interface Skin {
  /** The data of an SVG path in a square of 24 by 24. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** By `Cell.kind`, or by `Cell.label` where that says more. */
  readonly cells?: Readonly<Record<string, Look>>;
  /** By `Piece.kind`, by `Piece.label`, or by a word of that. */
  readonly pieces?: Readonly<Record<string, Look>>;
  /** By `CardView.name`, or by `CardView.back`. */
  readonly cards?: Readonly<Record<string, Look>>;
  /** By words of `CardView.text`: "Material" for all that say so. The first that fits counts. */
  readonly cardsThatSay?: Readonly<Record<string, Look>>;
  /** The first words of labels of numbers at sides that are walls: a line along the side instead of a number. */
  readonly walls?: readonly string[];
}

export const PLAIN: Skin = {};

/** How something looks, everything filled in. */
export interface Looks {
  readonly hue: number;
  readonly strength: number;
  /** The data of a path; null for no symbol. */
  readonly symbol: string | null;
}

/**
 * How something looks: by what it is called, else by what is printed on it, else by its kind.
 * @param words what it is called, and then ever more general; the last gives the hue when no skin does
 */
export function looksOf(skin: Skin, among: 'cells' | 'pieces' | 'cards', words: readonly string[], text = ''): Looks {
  const [named, ...kinds] = words.map((word) => own(skin[among], word));
  const printed = text === '' ? [] : Object.entries(skin.cardsThatSay ?? {}).filter(([said]) => text.includes(said));
  const look = [named, printed[0]?.[1], ...kinds].find((one) => one !== undefined) ?? {};
  const { hue = hueOf(words.at(-1) ?? ''), strength = 0.5, symbol } = look;
  return { hue, strength, symbol: (symbol === undefined ? undefined : own(skin.symbols, symbol)) ?? null };
}

// Names come from the server: one like `constructor` is nobody's look.
function own<T>(all: Readonly<Record<string, T>> | undefined, word: string): T | undefined {
  return all && Object.hasOwn(all, word) ? all[word] : undefined;
}

/** For the styles: `--hue` and `--strength`. */
export function colourOf({ hue, strength }: Looks): Record<string, string> {
  return { '--hue': String(hue), '--strength': String(strength) };
}
