import { badRequest } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import type { OrderRow, Tables } from '../../db/schema.ts';

/** @throws HttpProblem 400 `support_number_unknown` unless the request belongs to the order's customer, or none is named */
export async function checkSupportNumber(
  transaction: Transaction<Tables>,
  order: Pick<OrderRow, 'ownerUid'>,
  supportNumber: string | null,
): Promise<void> {
  if (supportNumber === null) return;
  const found = await transaction
    .selectFrom('supportRequests')
    .select('id')
    .where('number', '=', supportNumber)
    .where('ownerUid', '=', order.ownerUid)
    .executeTakeFirst();
  if (!found)
    throw badRequest('support_number_unknown', "The order's customer has no such support request.", [
      { field: 'support_number', message: 'is not a request of this customer' },
    ]);
}
