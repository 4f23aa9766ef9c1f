import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Generates the list of refused common passwords from a JSON list:
 * `tsx scripts/checks/guessed-passwords.ts passwords.json`. The script leaves out passwords below the minimum length, and
 * stores only the first four bytes of the SHA-256 of each other password in lower case, so that the repository does not
 * contain the passwords themselves.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file: passwords.json');
const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (!Array.isArray(words)) throw new Error('The file does not contain a JSON list');
const SHORTEST = 8;

const known = words.map((word) => String(word).toLowerCase()).filter((word) => word.length >= SHORTEST);
const prefixes = [...new Set(known.map((word) => Number.parseInt(hash('sha256', word).slice(0, 8), 16)))].sort(
  (a, b) => a - b,
);
const bytes = Buffer.alloc(prefixes.length * 4);
for (const [index, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, index * 4);

writeFileSync(
  'src/accounts/passwords/guessed-passwords.generated.ts',
  `// Made by scripts/checks/guessed-passwords.ts from the ${prefixes.length} passwords of ${SHORTEST} characters and more in the list of
// @zxcvbn-ts/language-common 4.1.3: Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts; MIT
// licence.
/** The first four bytes of the SHA-256 of each password, in ascending order, in base64. */
export const GUESSED_PASSWORDS =
  '${bytes.toString('base64')}';
`,
);
