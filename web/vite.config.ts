import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The address on which `npm run dev` listens, and to which the pages of `npm run dev:web` send requests. */
const SERVER = process.env.ARBITER_SERVER ?? 'http://127.0.0.1:4000';

/** Merges modules that several pages share into files of at least about 3 KB. */
const SHARED = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 };

// The name of a shared chunk lists all pages that share it.
const shortened = (name: string) => name.replace(/~.*/, '');

export default defineConfig({
  root: HERE,
  // Repeats tsconfig.json, which the JSX compiler reads only for files in the same folder.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined `data:` URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { index: `${HERE}index.html`, sw: `${HERE}src/worker/sw.ts` },
      // Browsers look for a new service worker at the address of the old one, so its name has no hash.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortened(name.replace(/\.[^.]*$/, ''))}-[hash][extname]`,
        // Over HTTP/1.1, many small files wait for each other. The service worker stays a single file.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: (id) => !/\/worker(\/|\.ts)/.test(id) },
            { ...SHARED, test: /\/web\/src\/(?!worker)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  resolve: {
    // The pages share the engine with the server. These files replace the parts of the engine that need Node.
    alias: [{ find: /^\.{1,2}\/crypto\/(sha256|ed25519)\.ts$/, replacement: `${HERE}src/pages/replay/crypto/$1.ts` }],
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': { target: SERVER, ws: true }, '/v1': SERVER, '/.well-known': SERVER },
  },
});
