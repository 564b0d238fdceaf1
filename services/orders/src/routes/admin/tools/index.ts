import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { serveFailedMails } from './failed-mails.ts';
import { serveListHolidays } from './list-holidays.ts';
import { serveListUninvoiced } from './list-uninvoiced.ts';
import { serveRemoveHoliday } from './remove-holiday.ts';
import { serveSaveHoliday } from './save-holiday.ts';

export function serveTools(app: FastifyInstance, context: OrdersContext): void {
  serveListHolidays(app, context);
  serveSaveHoliday(app, context);
  serveRemoveHoliday(app, context);
  serveListUninvoiced(app, context);
  serveFailedMails(app, context);
}
