import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OWN_FOLDERS = ['src', 'test', 'scripts', 'bench', 'examples', 'clients', 'web'];

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

/** Folders that building, packing and checking the packages leave behind. */
const MADE = /\/(dist|build|\.mypy_cache|__pycache__)\//;

export const files = OWN_FOLDERS.filter(exists)
  .flatMap(filesUnder)
  .filter((path) => !MADE.test(path));
export const sources = files.filter((path) => /\.tsx?$/.test(path));
export const product = sources.filter((path) => path.startsWith('src/') && !path.endsWith('.test.ts'));

/** The imports of a file: `src/...` paths for our own files, otherwise the package's name. */
export function importsOf(path: string): string[] {
  const found = textOf(path).matchAll(
    /(?<!\.)\bfrom\s*['"]([^'"\n]+)['"]|\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]|^import\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, from, called, alone]) => targetOf(path, from ?? called ?? alone ?? ''));
}

/** Resolves the name in an import to a path. */
function targetOf(path: string, name: string): string {
  return name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)) : name;
}

/** One imported or re-exported name: `default` for a default import, empty if the import only loads the file. */
export interface ImportedName {
  target: string;
  name: string;
  /** Whether the name is a type, which does not exist at run time. */
  isType: boolean;
}

/** The only form of import and re-export whose names can all be listed. */
const NAMED = /^(import|export) (type )?(?:(?:(\w+)(?:, )?)?(?:\{([^{}]*)\})? from )?'([^']+)';$/gm;

/** The names that a text imports, and the lines that import in any other form, whose names are unknown. */
export function namesIn(path: string, text: string): { names: ImportedName[]; strange: string[] } {
  const names = [...text.matchAll(NAMED)].flatMap(([, , type, whole, list, target = '']) => {
    const inner = (list ?? '').split(',').flatMap((one) => one.trim() || []);
    const all = [...(whole ? ['default'] : []), ...inner];
    return (all.length > 0 ? all : ['']).map((one) => ({
      target: targetOf(path, target),
      name: one.replace(/^type /, '').replace(/ as \w+$/, ''),
      isType: type !== undefined || one.startsWith('type '),
    }));
  });
  const rest = text.replaceAll(NAMED, '').replaceAll('import.meta.url', '');
  const strange = rest.split('\n').filter((line) => LOADS.test(line));
  return { names, strange: strange.map((line) => `${path}: ${line.trim()}`) };
}

/** Matches all other ways to load code or types. It matches in comments too, so they must avoid these words. */
const LOADS =
  /\bimport\b|\brequire\b|\bcreateRequire\b|\bgetBuiltinModule\b|\bmainModule\b|\bglobalThis\b|(?<!\.)\beval\b|\bFunction\s*\(|(?<!\.)\bfrom\s*['"]|<reference|declare global/;

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
