import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import type { TestProject } from 'vitest/node';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Resolves each import of `src` to the JavaScript that `test/global-setup.ts` built. A test and the servers it starts then
 * share one copy of the code, and the threads and child processes of a test load no TypeScript.
 */
export function builtSource(): Plugin {
  let project: TestProject | undefined;
  return {
    name: 'built-source',
    enforce: 'pre',
    configureVitest(context) {
      project = context.project;
    },
    resolveId(source, importer) {
      // In watch mode, a test loads the source as it is after the last change.
      const server = project?.vitest.config.watch ? undefined : project?.getProvidedContext().server;
      if (!server || !importer || !source.startsWith('.')) return null;
      const file = path.resolve(path.dirname(importer), source);
      if (!file.startsWith(SOURCE)) return null;
      const built = path.join(server, path.relative(SOURCE, file).replace(/\.ts$/, '.js'));
      return existsSync(built) ? built : null;
    },
  };
}
