import { buildPages } from './built-pages.ts';

/** Builds the pages before all tests, because parallel test files must not build them at the same time. */
export default function setup(): void {
  buildPages();
}
