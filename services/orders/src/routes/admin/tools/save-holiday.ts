import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { saveHoliday } from '@nimantran/proto/http/orders/holidays';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { findHoliday, lockHolidays, writeHoliday } from '../../../db/delivery/holidays.ts';
import { holidayView, requireChangeable } from './holiday-view.ts';

export function serveSaveHoliday(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, saveHoliday, async ({ params: { day }, body, user }) => {
    const name = tidyText(body.name);
    const fault = textFault(name, 'line');
    if (fault) throw badRequest('invalid_holiday', `The name ${fault}.`, [{ field: 'name', message: fault }]);
    return db.transaction().execute(async (transaction) => {
      await lockHolidays(transaction);
      const now = await readClock(transaction, clock);
      requireChangeable(day, now);
      const before = await findHoliday(transaction, day);
      await writeHoliday(transaction, day, name);
      if (before?.name !== name)
        await recordChange(transaction, 'orders', user, {
          action: before ? 'holiday.renamed' : 'holiday.added',
          target: { kind: 'holiday', id: day },
          summary: before ? `Renamed the day off ${day}.` : `Made ${day} a day off.`,
          before: before ? { name: before.name } : null,
          after: { name },
        });
      return holidayView((await findHoliday(transaction, day)) ?? { day, name, promisedOver: 0 }, now);
    });
  });
}
