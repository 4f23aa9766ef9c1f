import { useEffect } from 'preact/hooks';

/** Sets the window title while a page is shown. Does nothing until the title is known. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Arbiter`;
    return () => {
      document.title = 'Arbiter';
    };
  }, [title]);
}
