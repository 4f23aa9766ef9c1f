import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Counter, Subject } from '../data/client.ts';
import { PLAIN, type Skin } from './skins/skin.ts';
import { type Marks, NO_MARKS } from './subjects.ts';

/** Something of the table in full, for whoever looks closely. */
export interface Closely {
  readonly title: string;
  /** What sort of thing it is, and whose. */
  readonly about: string;
  readonly text: string;
  readonly stats: readonly Counter[];
}

/** What every part of the table needs to know, and what seldom changes: whoever reads it is drawn again when it does. */
export interface Surroundings {
  readonly nameOf: (seat: number) => string;
  readonly marks: Marks;
  /** Null where nothing can be chosen, as in a replay. */
  readonly pick: ((subject: Subject) => void) | null;
  readonly skin: Skin;
  /** There is no board, so that cards have its room. */
  readonly roomy: boolean;
  /** Shows something beside where it is; null hides it. */
  readonly show: (what: Closely | null, beside?: Element) => void;
}

export const Around = createContext<Surroundings>({
  nameOf: String,
  marks: NO_MARKS,
  pick: null,
  skin: PLAIN,
  roomy: false,
  show: () => {},
});

export function useAround(): Surroundings {
  return useContext(Around);
}

/** Listeners that show something while a pointer is over it or the keyboard is at it. */
export function looking(show: Surroundings['show'], what: () => Closely) {
  const look = ({ currentTarget }: Event) => currentTarget instanceof Element && show(what(), currentTarget);
  const away = () => show(null);
  return { onMouseEnter: look, onMouseLeave: away, onFocus: look, onBlur: away };
}
