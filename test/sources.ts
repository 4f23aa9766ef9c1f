import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OWN_FOLDERS = ['src', 'test', 'scripts', 'bench', 'examples'];

export function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export function exists(path: string): boolean {
  return statSync(join(ROOT, path), { throwIfNoEntry: false }) !== undefined;
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export const files = OWN_FOLDERS.filter(exists).flatMap(filesUnder);
export const sources = files.filter((path) => path.endsWith('.ts'));
export const product = sources.filter((path) => path.startsWith('src/') && !path.endsWith('.test.ts'));

/** What a file imports: `src/...` paths for our own files, else the package's name. */
export function importsOf(path: string): string[] {
  const text = textOf(path);
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm);
  return [...found].map(([, target = '']) =>
    target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), target)) : target,
  );
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
