import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { route } from '@nimantran/kit/http/route';
import { removeHoliday } from '@nimantran/proto/http/orders/holidays';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { findHoliday, lockHolidays, takeHolidayBack } from '../../../db/delivery/holidays.ts';
import { requireChangeable } from './holiday-view.ts';

export function serveRemoveHoliday(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, removeHoliday, async ({ params: { day }, user }) => {
    await db.transaction().execute(async (transaction) => {
      await lockHolidays(transaction);
      const now = await readClock(transaction, clock);
      requireChangeable(day, now);
      const before = await findHoliday(transaction, day);
      if (!before) return;
      await takeHolidayBack(transaction, day, now);
      await recordChange(transaction, 'orders', user, {
        action: 'holiday.removed',
        target: { kind: 'holiday', id: day },
        summary: `Made ${day} a working day again.`,
        before: { name: before.name },
        after: null,
      });
    });
    return undefined;
  });
}
