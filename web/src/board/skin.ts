import { hueOf } from './lettering.ts';

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
  /** By `Piece.kind`, or by `Piece.label`. */
  readonly pieces?: Readonly<Record<string, Look>>;
  /** By `CardView.name`, or by `CardView.back`. */
  readonly cards?: Readonly<Record<string, Look>>;
  /** By the beginning of `CardView.text`: "Material" for all whose text begins so. */
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

/** The look of the first of these words that the skin knows. @param words the last of them gives the hue when no skin does */
export function looksOf(skin: Skin, among: 'cells' | 'pieces' | 'cards', words: readonly string[], text = ''): Looks {
  const known = words.map((word) => own(skin[among], word)).find((look) => look !== undefined);
  const said =
    among === 'cards'
      ? Object.entries(skin.cardsThatSay ?? {}).find(([begin]) => text.startsWith(begin))?.[1]
      : undefined;
  const { hue = hueOf(words.at(-1) ?? ''), strength = 0.5, symbol } = { ...said, ...known };
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
