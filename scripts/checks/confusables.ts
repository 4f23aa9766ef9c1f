import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Generates the table of confusable characters from `confusables.txt` of Unicode Technical Standard 39:
 * `tsx scripts/checks/confusables.ts confusables.txt`. The file is at https://www.unicode.org/Public/security/latest/.
 * Keeps only letters, digits and marks that survive normalization, because names contain no other characters.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file: confusables.txt');
const text = readFileSync(file, 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
if (!version) throw new Error('This is not confusables.txt: it names no version.');

const fromHex = (codes: string) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(' ')
      .map((code) => Number.parseInt(code, 16)),
  );
const toHex = (characters: string) => [...characters].map((one) => (one.codePointAt(0) ?? 0).toString(16)).join('+');

const sources = new Map<string, string[]>();
for (const [, from = '', to = ''] of text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm)) {
  const source = fromHex(from);
  if (!/^[\p{L}\p{N}\p{M}]$/u.test(source) || source.normalize('NFKD') !== source) continue;
  const prototype = fromHex(to);
  sources.set(prototype, [...(sources.get(prototype) ?? []), source]);
}
const lines = [...sources].map(([prototype, those]) => `${toHex(prototype)} ${those.map(toHex).join(' ')}`);

writeFileSync(
  'src/accounts/names/confusables.generated.ts',
  `// Made by scripts/checks/confusables.ts from confusables.txt ${version} of Unicode Technical Standard 39.
//
// UNICODE LICENSE V3
// COPYRIGHT AND PERMISSION NOTICE
// Copyright © 1991-2025 Unicode, Inc.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of data files and any associated
// documentation (the "Data Files") or software and any associated documentation (the "Software") to deal in the Data
// Files or Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
// distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data Files or
// Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all copies
// of the Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
// LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY
// RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY
// SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
// WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE
// OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to
// promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the
// copyright holder.

/** One line per group of look-alikes, in hexadecimal: the representative, then the others. */
export const CONFUSABLES = \`
${lines.join('\n')}
\`;
`,
);
