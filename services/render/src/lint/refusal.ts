import type { LintFinding, ThemeLint } from '@nimantran/proto/domain/theme-lint';

export function packageFault(message: string): LintFinding {
  return { code: 'package', severity: 'error', message, advice: 'Correct the package; it could not be rendered.' };
}

export function refusal(message: string): ThemeLint {
  return { findings: [packageFault(message)], fonts: [], texts: [] };
}
