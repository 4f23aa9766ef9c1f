import { useEffect } from 'preact/hooks';

const APP = 'Arbiter';

let mark = '';
let name = APP;

/** Sets the window title while a page is shown. Does nothing until the title is known. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) write(mark, `${title} · ${APP}`);
    return () => write(mark, APP);
  }, [title]);
}

/** Puts a text before the window title of every page, until it is replaced. */
export function markTitle(text: string): void {
  write(text, name);
}

function write(nextMark: string, nextName: string): void {
  mark = nextMark;
  name = nextName;
  document.title = mark + name;
}
