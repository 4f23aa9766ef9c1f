import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Vite's output folder. */
const BUILT = fileURLToPath(new URL('../dist/web/', import.meta.url));
/** The types of files to compress, and the minimum size in bytes. */
const TEXT = new Set(['.js', '.css', '.svg', '.json']);
const WORTH_IT = 512;

for (const name of readdirSync(path.join(BUILT, 'assets'))) {
  const file = path.join(BUILT, 'assets', name);
  const text = TEXT.has(path.extname(name)) ? readFileSync(file) : Buffer.alloc(0);
  if (text.length < WORTH_IT) continue;
  // The build compresses pages only once, so it can use the highest quality. API answers are compressed on the fly.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
