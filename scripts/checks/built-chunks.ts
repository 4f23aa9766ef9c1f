import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What vite says of each module that begins a file: which file it became, and what that loads at once. */
export type Chunks = Readonly<Record<string, { readonly file: string; readonly imports: readonly string[] }>>;

/** Bytes of JavaScript, compressed, that some entries load together before anything is clicked: each file once. */
export function weightOf(chunks: Chunks, entries: readonly string[], folder: string): number {
  const files = filesOf(chunks, entries).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

/** @throws when an entry is none of them: a page that is weighed under a wrong name would weigh nothing */
export function filesOf(chunks: Chunks, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is no chunk of what was built`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(follow);
  };
  entries.forEach(follow);
  return [...seen].map((name) => chunks[name]?.file ?? name);
}
