import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The address on which `npm run dev` listens, and to which the pages of `npm run dev:web` send requests. */
const SERVER = process.env.ARBITER_SERVER ?? 'http://127.0.0.1:4000';

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
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
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
