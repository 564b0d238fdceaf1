import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { userRolesChanged } from '@nimantran/proto/events/identity';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { endWebhooksOf } from '../db/webhooks/webhooks.ts';

/**
 * A user who loses the admin role also loses their open approval requests: they can no longer be approved. One who is neither admin nor
 * partner any more loses their webhook endpoints.
 */
export const userRolesChangedConsumers = ({ approvals }: Pick<OrdersContext, 'approvals'>): Consumer<Tables>[] => [
  consumerOf<Tables, typeof userRolesChanged>(userRolesChanged, async (transaction, { data }) => {
    if (!data.roles.includes('admin')) await approvals.lapseOf(transaction, data.uid);
    if (!data.roles.includes('admin') && !data.roles.includes('partner')) await endWebhooksOf(transaction, data.uid);
  }),
];
