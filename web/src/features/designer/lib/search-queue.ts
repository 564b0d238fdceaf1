import { orderNumberIn } from '@nimantran/proto/domain/order-number';
import type { StudioJobSummary } from '@nimantran/proto/http/studio/jobs';
import type { Queue } from './empty-pull.ts';

/** The jobs whose order number, names or theme contain every word. */
export function searchQueue(queue: Queue, search: string): Queue {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const number = orderNumberIn(search);
  const isFound = ({ order_number, headline, theme_title }: StudioJobSummary) => {
    const text = `${order_number} ${headline} ${theme_title}`.toLowerCase();
    return order_number === number || words.every((word) => text.includes(word));
  };
  const lists = Object.entries(queue).map(([name, jobs]) => [name, jobs.filter(isFound)]);
  return Object.fromEntries(lists) as Queue;
}

export const countJobs = (queue: Queue): number => new Set(Object.values(queue).flatMap((jobs) => jobs.map(({ id }) => id))).size;

/** The job of the order whose whole number was searched for. */
export function jobOfNumber(queue: Queue, search: string): string | undefined {
  const number = orderNumberIn(search);
  return Object.values(queue)
    .flat()
    .find(({ order_number }) => order_number === number)?.id;
}
