import type { ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { lintTheme } from '../lint/lint-theme.ts';
import { refusal } from '../lint/refusal.ts';
import { RenderError } from '../pipeline/errors.ts';
import { withPackage } from '../theme-tool/open-source.ts';
import { lintText } from '../theme-tool/print-lint.ts';

/** Prints the report; returns 1 if the package has errors. */
export async function lint(source: string, options: { json: boolean }): Promise<number> {
  const report = await withPackage(source, lintTheme).catch((error: unknown): ThemeLint => {
    if (error instanceof RenderError) return refusal(error.message);
    throw error;
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : lintText(report));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
