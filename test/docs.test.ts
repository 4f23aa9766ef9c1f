import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../src/errors.ts';
import { exists, files, filesUnder, product, textOf } from './architecture/sources.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs'), ...files].filter((path) =>
  path.endsWith('.md'),
);

/** Returns the anchor of a heading in links. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function anchorsOf(path: string): string[] {
  const text = textOf(path).replace(/^ *```.*?^ *```$/gms, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading));
}

/** Whether a link resolves to a file and heading. */
function leads(from: string, link: string): boolean {
  const [path = '', name] = link.split('#');
  const target = path ? join(dirname(from), path) : from;
  return exists(target) && (name === undefined || anchorsOf(target).includes(name));
}

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const dead = documents.flatMap((document) =>
      [...textOf(document).matchAll(/(?:\]\(|^\[[\w-]+\]: |src=")([^)\s"]+)/gm)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(https?|mailto):/.test(link) && !leads(document, link))
        .map((link) => `${document}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('name scripts of package.json', () => {
    const { scripts }: { scripts: object } = JSON.parse(textOf('package.json'));
    const unknown = documents.flatMap((document) =>
      [...textOf(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${document}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name tests that exist', () => {
    const missing = documents.flatMap((document) =>
      [...textOf(document).matchAll(/npx vitest run ([^`|&#\n]*)/g)]
        .flatMap(([, list = '']) => list.split(/\s+/))
        .filter((name) => /^(src|test)\//.test(name) && !/[<…]|tea-house|quiet-cargo/.test(name))
        .filter((name) => !files.some((path) => path.startsWith(name)))
        .map((name) => `${document}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the pages for operators', () => {
  const pages = filesUnder('docs/operate').map(textOf).join('\n');

  it('name alerts that exist', () => {
    const alerts = [...textOf('ops/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const named = [...pages.matchAll(/\bArbiter[A-Z]\w+/g)].map(([name]) => name);
    expect(alerts).toEqual(expect.arrayContaining(named));
    expect(named).toEqual(expect.arrayContaining(alerts));
  });

  it('name metrics that exist', () => {
    const code = product.map(textOf).join('\n');
    const named = [...pages.matchAll(/\barbiter_[a-z_]+[a-z]\b|\bmetric '?([a-z_]+)/g)];
    const missing = named
      .map(([all, short]) => (short ? `arbiter_${short}` : all))
      .filter((name) => !code.includes(name));
    expect(missing).toEqual([]);
  });
});

describe('the reference', () => {
  it('lists every error code with its status', () => {
    const page = textOf('docs/reference/errors.md');
    const listed = [...page.matchAll(/`([A-Z_]+)` \((\d{3})\)/g)].map(([, code, status]) => `${code} ${status}`);
    expect(listed.sort()).toEqual(
      Object.entries(ERRORS)
        .map(([code, { status }]) => `${code} ${status}`)
        .sort(),
    );
  });

  it('lists every environment variable, and the default of each number', () => {
    const page = textOf('docs/reference/configuration.md').replace(/\s+/g, ' ');
    const settings = [...textOf('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): (.*)$/gm)];
    expect(settings.length).toBeGreaterThan(30);
    expect(settings.map(([, name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const numbers = settings.flatMap(([, name = '', rest = '']) => {
      const [, value] = /^wholeNumber\([\d_]+, [\d_]+, (\d+)\)/.exec(rest) ?? [];
      return value === undefined ? [] : [`\`${name}\` (\`${value}\`)`];
    });
    expect(numbers.filter((entry) => !page.includes(entry))).toEqual([]);
  });
});
