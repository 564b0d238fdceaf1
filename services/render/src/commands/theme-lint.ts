import { RenderError } from '../errors.ts';
import { type LintReport, lintTheme, refusedPackage } from '../lint/lint-theme.ts';
import { withPackage } from '../theme-tool/open-source.ts';
import { lintText } from '../theme-tool/print-lint.ts';

/** Prints the report; 1 where the package has errors. */
export async function lint(source: string, options: { json: boolean }): Promise<number> {
  const report = await withPackage(source, lintTheme).catch((error: unknown): LintReport => {
    if (error instanceof RenderError) return refusedPackage(error);
    throw error;
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : lintText(report));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
