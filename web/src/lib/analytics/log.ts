import type { Report } from './report.ts';

/** Tells developers what would be reported. */
export function logReport({ name, params }: Report): void {
  console.debug('[analytics]', name, JSON.stringify(params));
}
