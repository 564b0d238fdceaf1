import { lintTheme } from '../lint/lint-theme.ts';
import type { LintAnswer, LintRequest } from './messages.ts';

/** The process that lints one package: it reports the findings and ends. */
function tell(answer: LintAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(answer, undefined, undefined, () => resolve());
    else resolve();
  });
}

async function lint({ packageDir }: LintRequest): Promise<void> {
  try {
    await tell({ kind: 'linted', lint: await lintTheme(packageDir) });
  } catch (error) {
    await tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

process.on('disconnect', () => process.exit(1));
process.on('message', (request: LintRequest) => void lint(request));
