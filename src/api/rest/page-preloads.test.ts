import { expect, it } from 'vitest';
import { withPreloads } from './page-preloads.ts';

const HTML = '<head><script type="module" src="/assets/start.js"></script></head>';
const MANIFEST = {
  'src/pages/table/index.tsx': { file: 'assets/table.js', imports: ['_start', '_shared'], css: ['assets/table.css'] },
  _start: { file: 'assets/start.js' },
  _shared: { file: 'assets/shared.js', imports: ['_start', '_shared'], css: ['assets/table.css'] },
  'src/pages/other/index.tsx': { file: 'assets/other.js' },
};
const page = (name: string) => withPreloads(HTML, JSON.stringify(MANIFEST), name);

it('links each file that a page needs once, except for those that the document has already', () => {
  const links = [...page('src/pages/table/index.tsx').matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)];
  expect(links.map(([, rel, href]) => [rel, href])).toEqual([
    ['modulepreload', '/assets/table.js'],
    ['modulepreload', '/assets/shared.js'],
    ['stylesheet', '/assets/table.css'],
  ]);
});

it('leaves the document of an unknown page alone', () => {
  expect(page('src/pages/nothing/index.tsx')).toBe(HTML);
});
