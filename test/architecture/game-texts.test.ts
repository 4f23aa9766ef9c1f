import { describe, expect, it } from 'vitest';
import { product, textOf, withoutComments } from './sources.ts';

/** Where a game's texts for players are written, and files whose texts no player reads. */
const TEXTS = /^src\/games\/[^/]+\/((shown|cards|skin|test)\/|(options|trials|index|[\w-]+\.generated)\.ts$)/;

/** Files with texts that facts record, such as labels of zones and reasons of results, or with proper names. */
const RECORDED: readonly string[] = [
  'business-card-battle/rules/end.ts',
  'golems/rules/end.ts',
  'golems/rules/setup.ts',
  'spark-forming/rules/end.ts',
  'spark-forming/rules/next-attack.ts',
  'spark-forming/rules/setup.ts',
  'spark-of-war/rules/conquest.ts',
  'spark-of-war/rules/end.ts',
  'spark-of-war/rules/hex.ts',
  'spark-of-war/rules/maps.ts',
  'spark-of-war/rules/setup.ts',
  'spark-of-war/rules/turn.ts',
  'valhalla/rules/combat.ts',
  'valhalla/rules/end.ts',
  'valhalla/rules/moments.ts',
  'valhalla/rules/replies.ts',
  'valhalla/rules/setup.ts',
  'valhalla/rules/turn.ts',
].map((path) => `src/games/${path}`);

/** Returns the literals of a file that read like words for people. Messages of bugs are for developers. */
function readable(text: string): string[] {
  const code = withoutComments(text).replace(/new EngineBug\([^;]*?\)/g, '');
  const literals = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  return literals.filter((one) => /[a-z]{2,},? [a-zA-Z]{2,}|[A-Za-z] …/.test(one.replace(/\$\{[^}]*\}/g, '§')));
}

const rules = product.filter((path) => /^src\/games\/[^/]+\//.test(path) && !TEXTS.test(path));
const withTexts = rules.filter((path) => readable(textOf(path)).length > 0);

describe('the texts of a game', () => {
  it('are in shown, cards and options, except for those that facts record', () => {
    expect(withTexts.filter((path) => !RECORDED.includes(path))).toEqual([]);
  });

  it('that facts record are still where the list says', () => {
    expect(RECORDED.filter((path) => !withTexts.includes(path))).toEqual([]);
  });

  it('are never prompts or labels of choices in a file with recorded texts', () => {
    const asked = /\bprompt: (\([^)]*\)) =>\s*['"`]|\b(oneOf|someOf|oneForEach|wholeNumber)\(\s*['"`][A-Za-z]/;
    expect(rules.filter((path) => asked.test(withoutComments(textOf(path))))).toEqual([]);
  });

  it.each([
    ["const why = 'The side has left';", 1],
    ['const why = `${name} both lie in ${hex}.`;', 1],
    ['const label = `${name}, copy ${copy}`;', 0],
    ["return [oneOf('Discard …', move)];", 1],
    ["throw new EngineBug('no stack to attack');", 0],
    ["// It's the last one.\nconst kind = 'planet';", 0],
  ])('would be found: %s', (text, count) => expect(readable(text)).toHaveLength(count));
});
