import { useEffect } from 'preact/hooks';

/** What the window is called as long as a page is shown. Nothing as long as that is not known. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Arbiter`;
    return () => {
      document.title = 'Arbiter';
    };
  }, [title]);
}
