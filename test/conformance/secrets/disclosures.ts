import { type AnyAt, type AnyGame, type Entry, zoneOf } from '../../../src/engine/index.ts';
import { apply, blank, isEngineFact } from '../../../src/engine/play/reduce.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat, type Script, walk } from '../script.ts';
import { patternOf } from './readers.ts';

interface Line {
  disclosure: string;
  zones: RegExp[];
}

/** Every disclosure speaks of cards in those zones that the game's README names, and the README names no other. */
export function disclosuresSpeakOfTheirZones(game: AnyGame, script: Script): void {
  const lines = disclosuresTable(textOf(`${folderOf(game)}README.md`) ?? '');
  const [inGame, inReadme] = [Object.keys(game.disclosures ?? {}), lines.map(({ disclosure }) => disclosure)];
  expectThat(
    String([...inGame].sort()) === String([...inReadme].sort()),
    () => `the game discloses ${inGame.join(', ') || 'nothing'}, by its README ${inReadme.join(', ') || 'nothing'}`,
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
        expectThat(isAllowed, () => `${fact.told.fact} speaks of a card in ${id}, which its README does not say`);
      }
    }
    apply(game, at, fact);
  }
}

/** The lines of a README's table of disclosures; none where there is no table. */
export function disclosuresTable(readme: string): Line[] {
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
