import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Vite's manifest: the file of each entry module, and the files that the module loads immediately. */
export type Chunks = Readonly<Record<string, { readonly file: string; readonly imports: readonly string[] }>>;

/** Returns the compressed size, in bytes, of the JavaScript that `entries` load at the start. Each file counts once. */
export function weightOf(chunks: Chunks, entries: readonly string[], folder: string): number {
  const files = filesOf(chunks, entries).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

/**
 * Lists the files that `entries` load at the start.
 * @throws if an entry does not exist, because it would weigh nothing
 */
export function filesOf(chunks: Chunks, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is not a chunk of this build`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(follow);
  };
  entries.forEach(follow);
  return [...seen].map((name) => chunks[name]?.file ?? name);
}
