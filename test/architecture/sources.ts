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

export const files = OWN_FOLDERS.filter(exists).flatMap(filesUnder);
export const sources = files.filter((path) => /\.tsx?$/.test(path));
export const product = sources.filter((path) => path.startsWith('src/') && !path.endsWith('.test.ts'));

/** What a file imports: `src/...` paths for our own files, else the package's name. */
export function importsOf(path: string): string[] {
  const found = textOf(path).matchAll(
    /(?<!\.)\bfrom\s*['"]([^'"\n]+)['"]|\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]|^import\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, from, called, alone]) => targetOf(path, from ?? called ?? alone ?? ''));
}

/** What a name in an import of a file stands for; ways around are made straight. */
function targetOf(path: string, name: string): string {
  return name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)) : name;
}

/** One name that a file imports or hands on: `default` for a whole package's own, empty where it only loads. */
export interface ImportedName {
  target: string;
  name: string;
  /** Gone when it runs. */
  isType: boolean;
}

/** The one form in which names are imported or handed on where every name is counted. */
const NAMED = /^(import|export) (type )?(?:(?:(\w+)(?:, )?)?(?:\{([^{}]*)\})? from )?'([^']+)';$/gm;

/** What a text imports, name by name, and the lines that import in any other form, of which nobody can say what. */
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

/** Anything else by which code or its types could be had, comments among it: they find other words. */
const LOADS =
  /\bimport\b|\brequire\b|\bcreateRequire\b|\bgetBuiltinModule\b|\bmainModule\b|\bglobalThis\b|(?<!\.)\beval\b|\bFunction\s*\(|(?<!\.)\bfrom\s*['"]|<reference|declare global/;

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
