import { type AnyAt, type AnyGame, type Entry, zoneOf } from '../../../src/engine/index.ts';
import { apply, blank, isEngineFact } from '../../../src/engine/play/reduce.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat, type Script, walk } from '../script.ts';
import { patternOf } from './readers.ts';

interface Line {
  disclosure: string;
  zones: RegExp[];
}

/**
 * Checks that every disclosure is about cards in the zones that the game's README lists for it, and that the README
 * lists no others.
 */
export function disclosuresSpeakOfTheirZones(game: AnyGame, script: Script): void {
  const lines = disclosuresTable(textOf(`${folderOf(game)}README.md`) ?? '');
  const [inGame, inReadme] = [Object.keys(game.disclosures ?? {}), lines.map(({ disclosure }) => disclosure)];
  expectThat(
    String([...inGame].sort()) === String([...inReadme].sort()),
    () =>
      `the game discloses ${inGame.join(', ') || 'nothing'}, but its README lists ${inReadme.join(', ') || 'nothing'}`,
  );
  if (inGame.length > 0) checkAll(game, walk(game, script).entries, lines);
}

function checkAll(game: AnyGame, entries: readonly Entry[], lines: readonly Line[]): void {
  const [began] = entries[0]?.facts.filter(isEngineFact) ?? [];
  if (began?.fact !== 'began') return;
  const at: AnyAt = blank(game, began);
  for (const fact of entries.flatMap((entry) => entry.facts)) {
    if (isEngineFact(fact) && fact.fact === 'disclosed') {
      const allowed = lines.find(({ disclosure }) => disclosure === fact.told.fact)?.zones ?? [];
      for (const { id } of fact.cards.map((card) => zoneOf(at, card))) {
        const isAllowed = allowed.some((pattern) => pattern.test(id));
        expectThat(isAllowed, () => `${fact.told.fact} is about a card in ${id}, which the README does not list`);
      }
    }
    apply(game, at, fact);
  }
}

/** Returns the lines of a README's table of disclosures; empty if there is no table. */
function disclosuresTable(readme: string): Line[] {
  const lines = readme.split('\n');
  const head = lines.findIndex((line) => /^\|\s*disclosures?\s*\|/i.test(line));
  const made: Line[] = [];
  for (const line of head < 0 ? [] : lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    const zones = [...second.matchAll(/`([^`]+)`/g)].map(([, zone = '']) => patternOf(zone));
    for (const [, disclosure = ''] of first.matchAll(/`([^`]+)`/g)) made.push({ disclosure, zones });
  }
  return made;
}
