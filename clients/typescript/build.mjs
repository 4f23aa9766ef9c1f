// Builds the package for `import` (dist) and for `require` (dist/cjs).
import { execSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

process.chdir(import.meta.dirname);
rmSync('dist', { recursive: true, force: true });
for (const project of ['tsconfig.json', 'tsconfig.cjs.json']) execSync(`tsc -p ${project}`, { stdio: 'inherit' });
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
