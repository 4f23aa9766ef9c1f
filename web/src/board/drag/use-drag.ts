import { useEffect, useRef } from 'preact/hooks';
import { DragGesture, type Dragging } from './gesture.ts';

/** Lets the reader drag the items of a board. Returns a reference for the element that follows the pointer. */
export function useDrag(root: { readonly current: HTMLElement | null }, dragging: Dragging | undefined) {
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef(dragging);
  latest.current = dragging;
  const isOn = dragging !== undefined;
  useEffect(() => {
    if (!isOn || !root.current || !ghost.current) return;
    return new DragGesture(root.current, ghost.current, () => latest.current).listen();
  }, [root, isOn]);
  return ghost;
}
