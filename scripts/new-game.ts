import { fileURLToPath } from 'node:url';
import { failedOf } from './checks/steps.ts';
import { layOut } from './play/lay-out.ts';

/** `npm run new-game -- <id>` creates a small working game with tests in `src/games/<id>`, as a starting point. */
const [id = ''] = process.argv.slice(2);
try {
  layOut(id, fileURLToPath(new URL('../', import.meta.url)));
  const failed = failedOf([
    ['types of its schema', 'npm run --silent codegen'],
    ['schema.graphql', 'npm run --silent schema && npm run --silent codegen'],
    ['playthrough', 'npm run --silent playthrough'],
    ['format', `npx biome check --write src/games/index.ts src/games/${id}`],
  ]);
  if (failed.length > 0) process.exitCode = 1;
  else
    console.log(
      `\nsrc/games/${id} is ready. Play it: npm run try -- ${id}. Test it: npm run conformance -- --game ${id}`,
    );
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`${error.message}\nnpm run new-game -- <id>`);
  process.exitCode = 2;
}
