import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Starts with the files whose paths hold one of these, in this order: what takes long is not left for the end, when a worker is idle. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification) => {
    const found = names.findIndex((name) => moduleId.includes(name));
    return found === -1 ? names.length : found;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
    }
  };
}
