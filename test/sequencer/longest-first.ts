import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from './longest-files.ts';

/**
 * Runs one project after the other, because a worker reloads everything when the project changes. The last project has
 * the smallest files.
 */
const PROJECTS = ['long', 'integration', 'unit'];

/** Runs the files of {@link LONGEST} first in each project, so that all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const project = (file: TestSpecification): number => PROJECTS.indexOf(file.project.name);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.sort((one, other) => project(one) - project(other) || rank(one) - rank(other));
  }
}
