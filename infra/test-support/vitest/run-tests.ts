import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** More than these have not failed by chance. */
const MOST_FILES = 3;
/** Every process of a run starts from the code that another one has compiled. */
const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled');
const VITEST = path.resolve(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');

/**
 * Runs Vitest with the arguments given. Where all tests were asked for and up to three files failed, these are run once more, alone:
 * what a single try cannot mend, a hook or cases that follow on each other, may have met a busy machine. Both runs are in the output,
 * which ends with the names of those that passed only then. Exits as the last of them.
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
  if (status === 0) process.stdout.write(`\n~ passed only when run once more: ${files}\n\n`);
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

/** Empty also where Vitest came to no end. */
function readList(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Whether neither files nor cases were chosen. */
function isEverything(args: readonly string[]): boolean {
  return args.length === 0 || (args.length === 2 && args[0] === '--config');
}
