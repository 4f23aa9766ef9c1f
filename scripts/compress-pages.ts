import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The output folder of vite. */
const BUILT = fileURLToPath(new URL('../dist/web/', import.meta.url));
/** Files of these types are compressed if they are at least this large. */
const TEXT = new Set(['.js', '.css', '.svg', '.json']);
const WORTH_IT = 512;

for (const name of readdirSync(path.join(BUILT, 'assets'))) {
  const file = path.join(BUILT, 'assets', name);
  const text = TEXT.has(path.extname(name)) ? readFileSync(file) : Buffer.alloc(0);
  if (text.length < WORTH_IT) continue;
  // Done once per build, so at the highest quality; API answers are compressed on the fly.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
