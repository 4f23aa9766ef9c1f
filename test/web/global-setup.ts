import { buildPages } from './built-pages.ts';

/** Builds before all tests, because two test files running in parallel must not build at the same time. */
export default function setup(): void {
  buildPages();
}
