import type { Report } from './report.ts';

/** Shows developers what would be reported. */
export function logReport({ name, params }: Report): void {
  console.debug('[analytics]', name, JSON.stringify(params));
}
