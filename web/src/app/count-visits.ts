import { startAnalytics } from '../lib/analytics/start.ts';
import { planOf } from './page-plan.ts';

/** The route of an address, without what names an order or a person. */
const patternOf = (pathname: string): string => planOf(pathname)?.plan.pattern ?? '/not-found';

/** Reports visits by the routes of their pages; the id is that of Google Analytics, null for none. */
export function countVisits(id: string | null): void {
  startAnalytics({ id, log: import.meta.env.DEV, patternOf });
}
