import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardShape, Counter, Subject } from '../data/client.ts';
import { PLAIN, type Skin } from './skins/skin.ts';
import { type Marks, NO_MARKS } from './subjects.ts';

/** An item on the table in full, for a close-up. */
export interface Closely {
  readonly title: string;
  /** The item's kind and owner. */
  readonly about: string;
  readonly text: string;
  readonly stats: readonly Counter[];
}

/** The context of all parts of the table. It rarely changes, because each change re-renders all parts that use it. */
export interface Surroundings {
  readonly nameOf: (seat: number) => string;
  readonly marks: Marks;
  /** Called when an item is chosen; null if nothing can be chosen, as in a replay. */
  readonly pick: ((subject: Subject) => void) | null;
  /** Turns the piece that the answer in progress is about, clockwise or back; null if it cannot be turned. */
  readonly turn: ((by: 1 | -1) => void) | null;
  readonly skin: Skin;
  /** The shape of the board's cells; null without a board. */
  readonly shape: BoardShape | null;
  /** Whether there is no board, so that cards have more room. */
  readonly roomy: boolean;
  /** Shows a close-up beside an element; null hides it. */
  readonly show: (what: Closely | null, beside?: Element) => void;
}

export const Around = createContext<Surroundings>({
  nameOf: String,
  marks: NO_MARKS,
  pick: null,
  turn: null,
  skin: PLAIN,
  shape: null,
  roomy: false,
  show: () => {},
});

export function useAround(): Surroundings {
  return useContext(Around);
}

/** Returns listeners that show a close-up on hover and keyboard focus. */
export function looking(show: Surroundings['show'], what: () => Closely) {
  const look = ({ currentTarget }: Event) => currentTarget instanceof Element && show(what(), currentTarget);
  const away = () => show(null);
  return { onMouseEnter: look, onMouseLeave: away, onFocus: look, onBlur: away };
}
