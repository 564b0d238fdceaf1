import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { listHolidays } from '@nimantran/proto/http/orders/holidays';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { holidaysFrom } from '../../../db/delivery/holidays.ts';
import { holidayView } from './holiday-view.ts';

export function serveListHolidays(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, listHolidays, async () => {
    const now = await readClock(db, clock);
    const firstOfYear = `${kolkataDay(now.getTime()).slice(0, 4)}-01-01`;
    return (await holidaysFrom(db, firstOfYear)).map((entry) => holidayView(entry, now));
  });
}
