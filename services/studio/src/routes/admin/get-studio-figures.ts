import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { lastIndianDays } from '@nimantran/proto/domain/indian-days';
import { FIGURE_SPANS } from '@nimantran/proto/http/orders/figures';
import { getStudioFigures } from '@nimantran/proto/http/studio/figures';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { deliveriesByDay, draftsSince, failuresByDay, queueAges } from '../../db/figures.ts';

export function serveGetStudioFigures(app: FastifyInstance, { db, clock }: Context): void {
  route(app, getStudioFigures, async ({ query }) => {
    const { since, days } = lastIndianDays(await readClock(db, clock), query.days ?? FIGURE_SPANS[0]);
    const [queues, delivered, failed, drafts] = await Promise.all([
      queueAges(db, clock()),
      deliveriesByDay(db, since),
      failuresByDay(db, since),
      draftsSince(db, since),
    ]);
    return {
      queues,
      drafts,
      days: days.map((day) => {
        const row = delivered.find((one) => one.day === day);
        return { day, delivered: row?.delivered ?? 0, late: row?.late ?? 0, failed: failed.get(day) ?? 0 };
      }),
    };
  });
}
