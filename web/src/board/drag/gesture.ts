import type { Subject } from '../../data/client.ts';
import type { Point } from '../geometry.ts';
import { keyOf, subjectOf } from '../subjects.ts';

/** The effect of dragging an item. */
export interface Dragging {
  /** Called when the reader begins to drag an item. Returns false if it cannot be dropped anywhere. */
  readonly lift: (subject: Subject) => boolean;
  /** Called when the reader lets go. `onto` is null over nothing that can be chosen, and after Escape. */
  readonly drop: (subject: Subject, onto: Subject | null) => void;
}

/** The distance in pixels from which a pressed mouse drags. A shorter movement is a click. */
const FAR = 6;
/** How long a finger rests on an item before it drags, in milliseconds, and how far it may move until then. */
const REST = 300;
const TREMBLE = 10;

/** Whether a press that has moved this far drags, is still a press, or scrolls the page. */
export function pressAfter(byMouse: boolean, distance: number): 'drags' | 'rests' | 'scrolls' {
  if (byMouse) return distance > FAR ? 'drags' : 'rests';
  return distance > TREMBLE ? 'scrolls' : 'rests';
}

interface Press {
  readonly pointer: number;
  readonly subject: Subject;
  readonly element: Element;
  readonly at: Point;
  readonly byMouse: boolean;
  isDragging: boolean;
  hasMoved: boolean;
}

const IN_BOARD = ['pointerdown', 'touchmove', 'contextmenu'] as const;
const IN_WINDOW = ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const;

/** Drags marked items of a board by mouse, pen or finger. Scrolling by finger stays possible. */
export class DragGesture {
  readonly #root: HTMLElement;
  /** The name of the item, which follows the pointer. */
  readonly #ghost: HTMLElement;
  readonly #dragging: () => Dragging | undefined;
  #press: Press | null = null;
  #rest = 0;

  constructor(root: HTMLElement, ghost: HTMLElement, dragging: () => Dragging | undefined) {
    this.#root = root;
    this.#ghost = ghost;
    this.#dragging = dragging;
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const options = { passive: false };
    for (const name of IN_BOARD) this.#root.addEventListener(name, this, options);
    for (const name of IN_WINDOW) addEventListener(name, this);
    return () => {
      this.#forget();
      for (const name of IN_BOARD) this.#root.removeEventListener(name, this);
      for (const name of IN_WINDOW) removeEventListener(name, this);
    };
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown' && event instanceof PointerEvent) this.#take(event);
    else if (event.type === 'contextmenu' || event.type === 'touchmove') this.#hold(event);
    else if (event instanceof PointerEvent) this.#move(event);
    else if (event instanceof KeyboardEvent && event.key === 'Escape') this.#stop();
  }

  // The button of the mouse is still pressed: letting go of it must not click.
  #stop(): void {
    if (this.#press?.isDragging) addEventListener('pointerup', ignoreNextClick, { once: true });
    this.#end(null);
  }

  #take(event: PointerEvent): void {
    const element = subjectAt(event.target);
    const subject = subjectOf(element?.getAttribute('data-subject') ?? '');
    if (this.#press || !event.isPrimary) return this.#end(null); // a second finger zooms
    if (event.button !== 0 || !element || !subject || element.closest('dialog')) return;
    const byMouse = event.pointerType === 'mouse';
    this.#press = {
      pointer: event.pointerId,
      subject,
      element,
      at: pointOf(event),
      byMouse,
      isDragging: false,
      hasMoved: false,
    };
    if (!byMouse) this.#rest = window.setTimeout(() => this.#begin(), REST);
  }

  // While an item is dragged, the browser must not scroll or open a menu.
  #hold(event: Event): void {
    if (this.#press?.isDragging && event.cancelable) event.preventDefault();
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    if (event.type === 'pointercancel') return this.#end(null);
    if (event.type === 'pointerup') return this.#release(event);
    const at = pointOf(event);
    const distance = Math.hypot(at.x - press.at.x, at.y - press.at.y);
    press.hasMoved ||= distance > FAR;
    const now = press.isDragging ? 'rests' : pressAfter(press.byMouse, distance);
    if (now === 'scrolls') return this.#forget();
    if (now === 'drags') this.#begin();
    if (press.isDragging) this.#follow(at);
  }

  #begin(): void {
    const press = this.#press;
    if (!press || !this.#dragging()?.lift(press.subject)) return this.#forget();
    press.isDragging = true;
    this.#ghost.textContent = nameOf(press.element);
    this.#ghost.hidden = false;
    this.#follow(press.at);
  }

  #follow({ x, y }: Point): void {
    const { left, top } = this.#root.getBoundingClientRect();
    this.#ghost.style.translate = `calc(${x - left}px - 50%) calc(${y - top}px - 120%)`;
  }

  #release(event: PointerEvent): void {
    if (this.#press?.isDragging && this.#press.hasMoved) ignoreNextClick(); // a slow tap is still a click
    const element = subjectAt(document.elementFromPoint(event.clientX, event.clientY));
    const onto = this.#root.contains(element) ? subjectOf(element?.getAttribute('data-subject') ?? '') : null;
    this.#end(onto);
  }

  #end(onto: Subject | null): void {
    const press = this.#press;
    this.#forget();
    if (!press?.isDragging) return;
    const isBack = onto !== null && keyOf(onto) === keyOf(press.subject);
    this.#dragging()?.drop(press.subject, isBack ? null : onto);
  }

  #forget(): void {
    clearTimeout(this.#rest);
    this.#press = null;
    this.#ghost.hidden = true;
  }
}

function subjectAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-subject]') : null;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** Returns the name of a card, cell or piece, without what follows it. */
function nameOf(element: Element): string {
  const [name = ''] = (
    element.getAttribute('aria-label') ??
    element.querySelector('[data-name]')?.textContent ??
    ''
  ).split(',');
  return name;
}

// Browsers click the element that contains both ends of a drag.
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), 0);
}
