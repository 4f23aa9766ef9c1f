import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST } from './longest-files.ts';

/** By project, for a worker that changes to another one reads everything again; the small files are those of the last. */
const PROJECTS = ['long', 'integration', 'unit'];

/** In each project those of {@link LONGEST} before all others, so that all workers come to their end at about the same time. */
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
