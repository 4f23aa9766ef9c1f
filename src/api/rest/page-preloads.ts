import { z } from 'zod';

/** The part of Vite's manifest that says which files a module needs. */
const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestShape>;

/**
 * Returns the document with links to the scripts and styles of a page, so that browsers load them together with the
 * start script and not after it.
 * @param manifest Vite's manifest as JSON
 * @param page the page's module, as in the manifest
 */
export function withPreloads(html: string, manifest: string, page: string): string {
  const files = manifestShape.parse(JSON.parse(manifest));
  const needed = [...modulesOf(files, page)].flatMap((name) => files[name] ?? []);
  const links = new Map<string, string>();
  for (const { file } of needed) links.set(file, 'modulepreload');
  for (const file of needed.flatMap(({ css }) => css)) links.set(file, 'stylesheet');
  const missing = [...links].filter(([file]) => !html.includes(`"/${file}"`));
  const tags = missing.map(([file, rel]) => `<link rel="${rel}" crossorigin href="/${file}">`);
  return html.replace('</head>', `${tags.join('')}</head>`);
}

/** Returns a module and all modules that it imports. */
function modulesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !manifest[name]) return found;
  found.add(name);
  for (const imported of manifest[name].imports) modulesOf(manifest, imported, found);
  return found;
}
