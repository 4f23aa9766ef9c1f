import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, by what they took on two quiet cores, of each project the longest one first. A fresh
 * machine knows nothing of them, and the size of a file says little: one that begins last keeps one core busy alone.
 */
const LONGEST: readonly string[] = [
  'test/conformance/registered-games-4.test.ts',
  'test/conformance/registered-games-5.test.ts',
  'test/conformance/registered-games-3.test.ts',
  'test/conformance/registered-games-1.test.ts',
  'test/conformance/mutants.test.ts',
  'test/conformance/registered-games-2.test.ts',
  'test/conformance/example-games.test.ts',
  'src/games/spark-forming/test/match.test.ts',
  'test/conformance/tiny.test.ts',
  'test/conformance/endless.test.ts',
  'test/chaos/chaos.int.test.ts',
  'test/web/table/matches.int.test.ts',
];

/** Those of {@link LONGEST} before all others, so that all workers come to their end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
