import { calendarFile } from '@nimantran/proto/domain/calendar-file';
import { byTime, functionsOf, type InvitationFunction } from '@nimantran/proto/domain/functions';
import { type InvitationText, invitationTexts } from '@nimantran/proto/domain/invitation-text';
import type { OrdersContext } from '../../context.ts';
import { revisionOf } from '../../db/orders/history.ts';
import type { OrderRow } from '../../db/schema.ts';
import { soldTheme } from './correction-terms.ts';

interface MadeOfWords {
  /** Earliest first. */
  functions: InvitationFunction[];
  texts: InvitationText[];
  /** Null if the invitation names no day. */
  calendar: string | null;
}

/** What an order's words become besides pictures. It is made when it is asked for, so it follows every correction. */
export async function invitationOf(context: Pick<OrdersContext, 'db' | 'catalog'>, order: OrderRow): Promise<MadeOfWords> {
  const [theme, { count, at }] = await Promise.all([soldTheme(context, order), revisionOf(context.db, order.id)]);
  const { id, headline, customisation } = order;
  const functions = functionsOf(theme, customisation.details).toSorted(byTime);
  const about = { order_id: id, headline, functions, revision: count, changed_at: at ?? order.placedAt };
  return {
    functions,
    texts: invitationTexts(theme, customisation),
    calendar: functions.length > 0 ? calendarFile(about) : null,
  };
}
