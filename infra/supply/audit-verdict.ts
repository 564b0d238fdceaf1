const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

export type Verdict = { kind: 'run'; counts: Record<Severity, number>; packages: string[] } | { kind: 'not run'; reason: string };

/** The result of `npm audit --json`: known vulnerabilities of the packages, or why the audit failed. */
export function verdictOf(output: string): Verdict {
  const report = parsed(output);
  if (report === undefined) return { kind: 'not run', reason: 'npm gave no report' };
  const { vulnerabilities, metadata, statusCode } = report;
  if (isRecord(vulnerabilities) && isRecord(metadata) && isRecord(metadata.vulnerabilities)) {
    const told = metadata.vulnerabilities;
    const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, Number(told[severity] ?? 0)]));
    return { kind: 'run', counts: counts as Record<Severity, number>, packages: Object.keys(vulnerabilities).sort() };
  }
  if (typeof statusCode === 'number') return { kind: 'not run', reason: `the registry answered ${statusCode}` };
  return { kind: 'not run', reason: 'the registry could not be asked' };
}

/** Whether action is needed now; docs/security.md sets the deadlines. */
export const isGrave = (verdict: Verdict): boolean => verdict.kind === 'run' && verdict.counts.critical + verdict.counts.high > 0;

export function tellVerdict(verdict: Verdict): string {
  if (verdict.kind === 'not run') return `Audit not run: ${verdict.reason}.`;
  const { counts, packages } = verdict;
  const found = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => `${counts[severity]} ${severity}`);
  return found.length === 0
    ? 'Audit: no known vulnerabilities in any package.'
    : `Audit: ${found.join(', ')}: ${packages.join(', ')}.`;
}

function parsed(output: string): Record<string, unknown> | undefined {
  try {
    const report: unknown = JSON.parse(output);
    return isRecord(report) ? report : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
