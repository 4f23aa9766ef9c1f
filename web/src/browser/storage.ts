/** Texts that are stored by name. */
export interface Shelf {
  read(name: string): string | null;
  keep(name: string, text: string): void;
  drop(name: string): void;
}

/** The storage that all tabs share and that lasts for later visits. */
export const lasting: Shelf = shelf(() => localStorage);
/** The storage of one tab, which lasts until the tab is closed. */
export const inThisTab: Shelf = shelf(() => sessionStorage);

/**
 * Keeps texts in the browser's storage. A browser that blocks cookies throws on access to its storage, and a full
 * storage throws on writes. In both cases, texts are kept in memory until the page closes.
 */
export function shelf(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Shelf {
  const untaken = new Map<string, string>();
  const drop = (name: string): void => {
    untaken.delete(name);
    attempt(() => storage().removeItem(name));
  };
  return {
    read(name) {
      let text: string | null = null;
      attempt(() => {
        text = storage().getItem(name);
      });
      return untaken.get(name) ?? text;
    },
    keep(name, text) {
      if (attempt(() => storage().setItem(name, text))) return void untaken.delete(name);
      drop(name); // the old text must not remain if the browser refuses the new text
      untaken.set(name, text);
    },
    drop,
  };
}

/** Runs a task. Returns false if the browser refuses the task. */
function attempt(task: () => void): boolean {
  try {
    task();
    return true;
  } catch {
    return false;
  }
}
