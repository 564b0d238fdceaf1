import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { lastIndianDays } from '@nimantran/proto/domain/indian-days';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import { FIGURE_SPANS, getOrderFigures } from '@nimantran/proto/http/orders/figures';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { moneyByDay, ordersByDay, punctualityByDay, standingNow } from '../../db/figures.ts';

export function serveGetOrderFigures(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, getOrderFigures, async ({ query }) => {
    const at = await readClock(db, clock);
    const { since, days } = lastIndianDays(at, query.days ?? FIGURE_SPANS[0]);
    const [placed, paid, finished, money, now] = await Promise.all([
      ordersByDay(db, 'placedAt', since),
      ordersByDay(db, 'paidAt', since),
      punctualityByDay(db, since),
      moneyByDay(db, since),
      standingNow(db, at, since),
    ]);
    const punctuality = (day: string, delivery: Delivery) => {
      const row = finished.find((one) => one.day === day && one.delivery === delivery);
      return { finished: row?.finished ?? 0, on_time: row?.onTime ?? 0 };
    };
    return {
      days: days.map((day) => ({
        day,
        placed: placed.get(day) ?? 0,
        paid: paid.get(day) ?? 0,
        standard: punctuality(day, 'standard'),
        express: punctuality(day, 'express'),
        money: money
          .filter((row) => row.day === day)
          .map(({ currency, received, returned }) => ({ currency, received_minor: received, returned_minor: returned })),
      })),
      now,
    };
  });
}
