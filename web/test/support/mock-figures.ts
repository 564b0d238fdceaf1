import { lastIndianDays } from '@nimantran/proto/domain/indian-days';
import { getOrderFigures } from '@nimantran/proto/http/orders/figures';
import { getStudioFigures } from '@nimantran/proto/http/studio/figures';
import { forRole } from './mock-admin.ts';

/** A number that looks random and is the same each time. */
const chance = (seed: number, most: number) => Math.floor(Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % (most + 1));

/** Plausible weeks of a shop's figures. */
export function serveFigures(): void {
  forRole('admin', getOrderFigures, ({ query }) => ({
    days: lastIndianDays(new Date(), Number(query.days ?? 14)).days.map((day, index) => {
      const placed = 6 + chance(index + 1, 14);
      const [standard, express] = [3 + chance(index + 2, 6), chance(index + 3, 4)];
      return {
        day,
        placed,
        paid: placed - chance(index + 4, 4),
        standard: { finished: standard, on_time: standard - chance(index + 5, 1) },
        express: { finished: express, on_time: express },
        money: [
          { currency: 'INR' as const, received_minor: placed * 48_700, returned_minor: chance(index, 3) === 0 ? 52_500 : 0 },
          ...(chance(index, 4) === 0 ? [{ currency: 'USD' as const, received_minor: 1_850, returned_minor: 0 }] : []),
        ],
      };
    }),
    now: { late: 2, refunds_failed: 1, mails_given_up: 3, uninvoiced: 0 },
  }));
  forRole('admin', getStudioFigures, ({ query }) => ({
    queues: [
      { state: 'drafting' as const, jobs: 3, oldest_seconds: 340, median_seconds: 95 },
      { state: 'queued' as const, jobs: 11, oldest_seconds: 30_400, median_seconds: 7_900 },
      { state: 'claimed' as const, jobs: 2, oldest_seconds: 2_200, median_seconds: 1_500 },
      { state: 'rendering' as const, jobs: 4, oldest_seconds: 610, median_seconds: 200 },
      { state: 'on_hold' as const, jobs: 1, oldest_seconds: 190_000, median_seconds: 190_000 },
      { state: 'failed' as const, jobs: 0, oldest_seconds: null, median_seconds: null },
    ],
    drafts: { drawn: 120, films: 9 },
    days: lastIndianDays(new Date(), Number(query.days ?? 14)).days.map((day, index) => ({
      day,
      delivered: 4 + chance(index + 2, 9),
      late: chance(index + 5, 1),
      failed: chance(index + 6, 2),
    })),
  }));
}
