import { useLayoutEffect } from 'preact/hooks';

/** Keeps a CSS variable of the page at an element's height, while the element is shown. */
export function useHeight(element: { readonly current: HTMLElement | null }, name: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(name, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
