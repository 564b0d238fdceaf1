import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
 * useful. With FAILURES_TO, a text file, those of the runs before that wrote it are named too. Writes the failed files to
 * FAILED_FILES_TO as a JSON list, which is empty if something failed that belongs to no file.
 */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [
      ...cases
        .filter((test) => test.diagnostic()?.flaky)
        .flatMap((test) => [`~ passed only when tried again: ${nameOf(test)}`, ...reasonsOf(test)]),
      ...unhandled.flatMap((error) => [`✗ outside of any test: ${nameOfFile(error) ?? 'no file'}`, ...reason(error)]),
      // Failed hooks, and files that did not load.
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().flatMap((error) => [`✗ ${module.relativeModuleId}`, ...reason(error)]),
        ),
      ),
      ...cases.filter((test) => test.result().state === 'failed').flatMap((test) => [`✗ ${nameOf(test)}`, ...reasonsOf(test)]),
    ];
    const all = [...linesBefore(), ...lines];
    if (all.length > 0) process.stdout.write(`\n Failed, in short\n\n${all.join('\n')}\n\n`);
    keep(lines);
    const list = process.env.FAILED_FILES_TO;
    const failed = modules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId);
    const around = unhandled.map(fileOf);
    if (list !== undefined)
      writeFileSync(list, JSON.stringify(around.includes(undefined) ? [] : [...new Set([...failed, ...around])]));
  }
}

function linesBefore(): string[] {
  const file = process.env.FAILURES_TO;
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

function keep(lines: readonly string[]): void {
  const file = process.env.FAILURES_TO;
  if (file === undefined || lines.length === 0) return;
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${lines.join('\n')}\n`);
}

/** The file whose tests ran when something failed outside of them, as far as Vitest knows. */
const fileOf = ({ VITEST_TEST_PATH: file }: SerializedError): string | undefined => (typeof file === 'string' ? file : undefined);

const nameOfFile = (error: SerializedError): string | undefined => {
  const file = fileOf(error);
  return file && path.relative(process.cwd(), file);
};

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
