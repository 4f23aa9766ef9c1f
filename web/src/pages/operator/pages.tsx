import { useState } from 'preact/hooks';
import { o } from '../../texts/operator.ts';

/** The position in a list that is loaded page by page. */
export interface ListPages {
  /** The cursor before the page shown; null for the first page. */
  readonly after: string | null;
  older(cursor: string): void;
  newer(): void;
  reset(): void;
}

export function usePages(): ListPages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    older: (cursor) => setCursors((last) => [...last, cursor]),
    newer: () => setCursors((last) => last.slice(0, -1)),
    reset: () => setCursors([]),
  };
}

interface PagesProps {
  readonly pages: ListPages;
  readonly info: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined } | undefined;
  readonly label: string;
}

/** Renders the buttons to turn pages. Renders nothing if there is only one page. */
export function Pages({ pages, info, label }: PagesProps) {
  const end = info?.hasNextPage ? info.endCursor : null;
  if (!end && pages.after === null) return null;
  return (
    <nav class="row" aria-label={label}>
      <button type="button" disabled={pages.after === null} onClick={pages.newer}>
        {o('newer')}
      </button>
      <button type="button" disabled={!end} onClick={() => end && pages.older(end)}>
        {o('older')}
      </button>
    </nav>
  );
}
