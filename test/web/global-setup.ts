import { buildPages } from './built-pages.ts';

/** Before any of the tests, as two that run side by side must not build at the same time. */
export default function setup(): void {
  buildPages();
}
