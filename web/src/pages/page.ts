import type { ComponentType } from 'preact';

/** What every page is given. */
export interface PageProps {
  /** The id in the address; empty where a page has none. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export type Page = ComponentType<PageProps>;
