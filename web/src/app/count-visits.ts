import { startAnalytics } from '../lib/analytics/start.ts';
import { planOf } from './page-plan.ts';

/** The route pattern of an address, without anything that identifies an order or a person. */
const patternOf = (pathname: string): string => planOf(pathname)?.plan.pattern ?? '/not-found';

/** Reports visits by the routes of their pages; `id` is the Google Analytics id, null for none. */
export function countVisits(id: string | null): void {
  startAnalytics({ id, log: import.meta.env.DEV, patternOf });
}
