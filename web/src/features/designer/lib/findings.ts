import type { Finding } from '@nimantran/proto/jobs/render';

export type Severity = Finding['severity'];

const ORDER: Record<Severity, number> = { error: 0, warning: 1, note: 2 };
export const SEVERITY_WORD: Record<Severity, string> = { error: 'Error', warning: 'Warning', note: 'Note' };

/** Most serious first; equals keep the order of the checks. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}

/** “2 errors, 1 warning”; undefined when nothing was found. */
export function countWords(findings: readonly Finding[]): string | undefined {
  const parts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${SEVERITY_WORD[severity].toLowerCase()}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Findings that a designer should weigh before the video goes out. */
export const graveFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.severity !== 'note');
