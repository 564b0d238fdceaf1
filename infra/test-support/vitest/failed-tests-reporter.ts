import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The state of a test's windows when it failed, one line each. */
    stood?: string[];
  }
}

const MOST_LETTERS = 300;
const MOST_LINES = 3;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Ends the output with the failures and their causes, in a few lines each, so that a log of which only the end is stored is still
 * useful. Writes the failed files to FAILED_FILES_TO as a JSON list; writes none if something failed outside any file.
 */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [
      ...cases
        .filter((test) => test.diagnostic()?.flaky)
        .flatMap((test) => [`~ passed only when tried again: ${nameOf(test)}`, ...reasonsOf(test)]),
      ...unhandled.flatMap((error) => ['✗ outside of any test', ...reason(error)]),
      // Failed hooks, and files that did not load.
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().flatMap((error) => [`✗ ${module.relativeModuleId}`, ...reason(error)]),
        ),
      ),
      ...cases.filter((test) => test.result().state === 'failed').flatMap((test) => [`✗ ${nameOf(test)}`, ...reasonsOf(test)]),
    ];
    if (lines.length > 0) process.stdout.write(`\n Failed, in short\n\n${lines.join('\n')}\n\n`);
    const list = process.env.FAILED_FILES_TO;
    const failed = modules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId);
    if (list !== undefined) writeFileSync(list, JSON.stringify(unhandled.length > 0 ? [] : failed));
  }
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

const reasonsOf = (test: TestCase): string[] => [
  ...(test.result().errors ?? []).flatMap(reason),
  ...(test.meta().stood ?? []).map((line) => `    ${line.slice(0, MOST_LETTERS)}`),
];

const reason = ({ message }: { message: string }): string[] =>
  message
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.slice(0, MOST_LETTERS)}`);
