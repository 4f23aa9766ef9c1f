import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where vite puts what it has built. */
const BUILT = fileURLToPath(new URL('../dist/web/', import.meta.url));
/** What gets shorter, from this many bytes on. */
const TEXT = new Set(['.js', '.css', '.svg', '.json']);
const WORTH_IT = 512;

for (const name of readdirSync(path.join(BUILT, 'assets'))) {
  const file = path.join(BUILT, 'assets', name);
  const text = TEXT.has(path.extname(name)) ? readFileSync(file) : Buffer.alloc(0);
  if (text.length < WORTH_IT) continue;
  // Once, so as well as it can be done; answers of the API are compressed as they are made.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
