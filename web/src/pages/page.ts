import type { ComponentType } from 'preact';

/** The properties of every page. */
export interface PageProps {
  /** The id in the address; empty for pages without one. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export type Page = ComponentType<PageProps>;
