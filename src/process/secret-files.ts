import { readFileSync } from 'node:fs';
import { StartError } from '../errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * `NAME_FILE` is the path of a file with the value of `NAME`, as Docker and Kubernetes mount secrets.
 * @throws StartError if a file cannot be read, or if both `NAME` and `NAME_FILE` are set
 */
export function withSecretFiles(env: Env, names: readonly string[]): Env {
  const stored = names.filter((name) => env[`${name}_FILE`]?.trim());
  return { ...env, ...Object.fromEntries(stored.map((name) => [name, secretOf(env, name)])) };
}

function secretOf(env: Env, name: string): string {
  const file = `${name}_FILE`;
  if (env[name]?.trim()) throw new StartError(`Set ${name} or ${file}, not both.`);
  try {
    return readFileSync(env[file]?.trim() ?? '', 'utf8').trim();
  } catch (error) {
    throw new StartError(`${file}: the file cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
