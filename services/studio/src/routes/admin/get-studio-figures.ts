import { route } from '@nimantran/kit/http/route';
import { lastIndianDays } from '@nimantran/kit/indian-days';
import { FIGURE_SPANS } from '@nimantran/proto/http/orders-figures';
import { getStudioFigures } from '@nimantran/proto/http/studio-figures';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { deliveriesByDay, failuresByDay, queueAges } from '../../db/figures.ts';

export function serveGetStudioFigures(app: FastifyInstance, { db, clock }: Context): void {
  route(app, getStudioFigures, async ({ query }) => {
    const { rows } = await sql<{ now: Date }>`select ${clock()} as now`.execute(db);
    const { since, days } = lastIndianDays(rows[0]?.now ?? new Date(), query.days ?? FIGURE_SPANS[0]);
    const [queues, delivered, failed] = await Promise.all([
      queueAges(db, clock()),
      deliveriesByDay(db, since),
      failuresByDay(db, since),
    ]);
    return {
      queues,
      days: days.map((day) => {
        const row = delivered.find((one) => one.day === day);
        return { day, delivered: row?.delivered ?? 0, late: row?.late ?? 0, failed: failed.get(day) ?? 0 };
      }),
    };
  });
}
