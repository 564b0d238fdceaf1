import type { VideoSummary } from '@nimantran/proto/domain/theme';

type Ranked = Pick<VideoSummary, 'id' | 'priority'>;

/** The order of a category's page: highest priority first; ties: the older theme first. */
export function byPriority(a: Ranked, b: Ranked): number {
  return b.priority - a.priority || a.id - b.id;
}

/** The order of the most popular themes: most completed orders first, then by priority. */
export function byPopularity(completedOrders: ReadonlyMap<number, number>) {
  const ordersOf = ({ id }: Ranked) => completedOrders.get(id) ?? 0;
  return (a: Ranked, b: Ranked): number => ordersOf(b) - ordersOf(a) || byPriority(a, b);
}
