import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts with the files whose paths hold one of these, in this order: what takes long is not left for the end, when a worker is idle.
 * Files of one project follow each other, the others by path: a process that several files share loads a folder's modules once.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification) => {
    const found = names.findIndex((name) => moduleId.includes(name));
    return found === -1 ? names.length : found;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted(
        (one, other) =>
          one.project.name.localeCompare(other.project.name) ||
          rank(one) - rank(other) ||
          one.moduleId.localeCompare(other.moduleId),
      );
    }
  };
}
