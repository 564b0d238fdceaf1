import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** If more files than this failed, it is not by chance. */
const MOST_FILES = 3;
/** Every process of a run starts from the code that another one has compiled. */
const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled');
const VITEST = path.resolve(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');

/**
 * Runs Vitest with the given arguments. If all tests were requested and up to three files failed, those files run once more,
 * alone: a hook, what a test left running, or cases that depend on each other cannot be retried singly and may have failed on a
 * busy machine. The output contains both runs and ends with the names of the files that passed only in the second, which FAILURES_TO
 * gets too. Exits with the last run's code.
 */
const given = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'nimantran-tests-'));
try {
  process.exitCode = runTests();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function runTests(): number {
  const first = vitest(given);
  if (first.status === 0 || first.failed.length === 0 || first.failed.length > MOST_FILES || !isEverything(given))
    return first.status;
  const files = first.failed.map((file) => path.relative(process.cwd(), file)).join(', ');
  process.stdout.write(`\n Once more, alone: ${files}\n`);
  const { status } = vitest([...given, ...first.failed]);
  if (status === 0) {
    const line = `~ passed only when run once more: ${files}\n`;
    process.stdout.write(`\n${line}\n`);
    if (process.env.FAILURES_TO !== undefined) appendFileSync(process.env.FAILURES_TO, line);
  }
  return status;
}

function vitest(args: readonly string[]): { status: number; failed: string[] } {
  const list = path.join(folder, 'failed.json');
  rmSync(list, { force: true });
  const { status } = spawnSync(process.execPath, [VITEST, 'run', ...args], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, FAILED_FILES_TO: list },
  });
  return { status: status ?? 1, failed: readList(list) };
}

/** Also empty if Vitest did not finish. */
function readList(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** True if neither files nor cases were selected. */
function isEverything(args: readonly string[]): boolean {
  return args.length === 0 || (args.length === 2 && args[0] === '--config');
}
