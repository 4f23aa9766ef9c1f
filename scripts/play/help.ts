import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** If the command line contains `--help`, prints the script's usage and exits. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit();
}

/** Returns the comment in a script that explains its usage. */
export function usageOf(script: string): string {
  const source = readFileSync(fileURLToPath(script), 'utf8');
  const comments = [...source.matchAll(/^\/\*\*\n(.*?)^ \*\/$/gms)].map(([, text = '']) =>
    text.replace(/^ \* ?/gm, ''),
  );
  return comments.find((text) => text.includes('npm run ')) ?? '';
}
