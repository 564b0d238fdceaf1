import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { compileTheme } from '../../collection/compile.ts';
import { loadThemes } from '../../collection/themes.ts';

const TOOL = fileURLToPath(new URL('../../../render/src/commands/theme.ts', import.meta.url));
const Report = Type.Object({
  findings: Type.Array(
    Type.Object({ code: Type.String(), severity: Type.String(), path: Type.Optional(Type.String()), message: Type.String() }),
  ),
});
const LIMIT_MS = 120_000;

/** One with photos for every change, all of them before a release. */
const SLUGS = shortOrAll<string[] | undefined>(['two-teacups'], undefined);
const themes = await loadThemes(SLUGS);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'collection-lint-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test.concurrent.each(themes)(
  '$slug has no errors and no warnings by the theme tool',
  async (theme) => {
    const compiled = await compileTheme(theme, dir, { silent: true });
    const { stdout } = await promisify(execFile)(process.execPath, [TOOL, 'lint', compiled.dir, '--json'], { timeout: LIMIT_MS });
    const { findings } = Parse(Report, JSON.parse(stdout));
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  },
  LIMIT_MS,
);
